// The stops of a lecture as pictures: those that the window shows when it goes to each.

#include "export/lecture_film.h"
#include "model/gallery/gallery.h"
#include "model/lecture/lecture_gallery.h"
#include "model/playback/address.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

namespace gjklab::lecture_film_test {
namespace {

TEST(LectureFilm, EachStopIsTheMomentThatTheWindowGoesTo) {
  int drawn = 0;
  for (const auto& entry : lectureGallery()) {
    const Lecture& lecture = entry.lecture;
    const std::vector<StopPicture> pictures = stopPictures(lecture, {});
    Session session(defaultScene(2), "", Settings());
    session.open(lecture, "");
    std::size_t next = 0;
    for (int i = 0; i < static_cast<int>(lecture.stops.size()); ++i) {
      const LectureStop& stop = lecture.stops[static_cast<std::size_t>(i)];
      SCOPED_TRACE(lecture.title + ", stop " + std::to_string(i + 1));
      if (std::holds_alternative<std::string>(stop.what)) continue;
      ASSERT_LT(next, pictures.size());
      const StopPicture& picture = pictures[next++];
      EXPECT_TRUE(picture.options.ink == stop.ink);
      if (std::holds_alternative<WorldFile>(stop.what)) {
        EXPECT_TRUE(std::get<WorldFile>(picture.what) == std::get<WorldFile>(stop.what));
        continue;
      }
      session.apply(GoToStop{i});
      session.update();
      const auto& moment = std::get<ShownMoment>(picture.what);
      EXPECT_EQ(moment.position, session.position());
      EXPECT_EQ(moment.rival.has_value(), session.comparing());
      EXPECT_EQ(PictureScene(moment.scene, moment.asked, moment.rival).timeline.size(), session.timeline().size());
      ++drawn;
    }
    EXPECT_EQ(next, pictures.size());
    const std::unique_ptr<Film> film = filmOf(pictures, {});
    EXPECT_EQ(film->size(), static_cast<int>(pictures.size()));
    EXPECT_FALSE(film->moves());
  }
  EXPECT_GT(drawn, 20);
}

}  // namespace
}  // namespace gjklab::lecture_film_test

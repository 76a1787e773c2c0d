// What shows, saved or copied as a picture: the same that `gjklab draw` makes of it.

#include "desk/desk.h"
#include "export/vector_picture.h"
#include "model/gallery/gallery.h"
#include "model/playback/address.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"
#include "model/text/link.h"
#include "model/text/paths.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace gjklab::picture_saving_test {
namespace {

class PictureSaving : public testing::Test {
 protected:
  void goTo(int position) {
    session_.apply(Seek{position});
    session_.resize(Space::world, {500, 400}, 1);
    session_.resize(Space::difference, {500, 400}, 1);
    session_.update();
  }
  /// The picture, as the window would make it.
  void makeVectors() {
    const std::optional<PictureWish> wish = desk_.takePictureWish();
    ASSERT_TRUE(wish.has_value());
    desk_.deliverPicture(*wish, *desk_.pictureOf(*wish));
  }
  std::string drawn(int position, const PictureOptions& options) const {
    const PictureScene scene(session_.scene());
    return pictureSvg(composePicture(scene, position, options, PenMeasure()), false);
  }

  TemporaryFolder folder_{"pictures"};
  Session session_{defaultScene(2), folder_ / "Two shapes.json", Settings()};
  News news_;
  std::string clipboard_, no_page_;
  Desk desk_{session_,
             news_,
             "",
             {.read = [this] { return clipboard_; },
              .write =
                  [this](const std::string& text) {
                    clipboard_ = text;
                    return std::string();
                  },
              .make_page =
                  [this](const Link& link, std::string& error) {
                    error = no_page_;
                    return no_page_.empty() ? writeLink(link) : "";
                  }}};
};

TEST_F(PictureSaving, ACopyIsThePictureOfTheStep) {
  goTo(3);
  PictureOptions options;
  options.width = 960;
  options.height = 540;
  options.theme = ThemeName::dark;
  options.figure.handles = false;
  options.disclosure = Disclosure::so_far;  // as the window tells it
  PictureWish wish;
  wish.kind = PictureKind::svg;
  wish.width = 960;
  wish.height = 540;
  wish.theme = ThemeName::dark;
  wish.copies = true;
  desk_.wantPicture(wish);
  EXPECT_FALSE(desk_.asking());
  makeVectors();
  EXPECT_TRUE(clipboard_ == drawn(3, options));
  EXPECT_FALSE(desk_.takePictureWish().has_value()) << "made once";

  wish.part = PicturePart::difference;
  desk_.wantPicture(wish);
  makeVectors();
  options.world = false;
  EXPECT_TRUE(clipboard_ == drawn(3, options));
  EXPECT_NE(news_.sentence(), "");
}

TEST_F(PictureSaving, ANameIsProposedAndTheFolderRemembered) {
  goTo(1);
  PictureWish wish;
  wish.kind = PictureKind::svg;
  desk_.wantPicture(wish);
  ASSERT_EQ(desk_.question(), Desk::Question::picture_where);
  EXPECT_EQ(std::filesystem::path(desk_.suggestedPath()).parent_path(),
            std::filesystem::path(folder_ / "x").parent_path());
  EXPECT_TRUE(desk_.suggestedPath().ends_with(".svg")) << desk_.suggestedPath();
  ASSERT_EQ(makeFolder(folder_ / "slides"), "");
  desk_.choose(folder_ / "slides/one.svg");
  makeVectors();
  EXPECT_TRUE(readPlainly(folder_ / "slides/one.svg").starts_with("<svg"));
  EXPECT_NE(news_.sentence().find(textOf(pathOf(folder_ / "slides") / "one.svg")), std::string::npos)
      << news_.sentence();

  desk_.wantPicture(wish);
  EXPECT_EQ(std::filesystem::path(desk_.suggestedPath()).parent_path(), std::filesystem::path(folder_ / "slides"));
  desk_.cancel();
  EXPECT_FALSE(desk_.takePictureWish().has_value());
}

TEST_F(PictureSaving, WhatCannotBeWrittenIsSaidInOneSentence) {
  goTo(1);
  writePlainly(folder_ / "file", "as it was");
  PictureWish wish;
  wish.kind = PictureKind::svg;
  desk_.wantPicture(wish);
  desk_.choose(folder_ / "file/x.svg");
  makeVectors();
  EXPECT_NE(news_.sentence().find(textOf(pathOf("file") / "x.svg")), std::string::npos) << news_.sentence();
  EXPECT_EQ(news_.sentence().find('\n'), std::string::npos);
  EXPECT_EQ(readPlainly(folder_ / "file"), "as it was");
  EXPECT_TRUE(session_.settings().picture_folder.empty());
}

TEST(PictureKinds, AMomentIsAPictureAndARunIsAFilmOrSlides) {
  for (const PictureSpan span : {PictureSpan::steps, PictureSpan::iterations}) {
    EXPECT_TRUE(fits(PictureKind::gif, span));
    EXPECT_FALSE(fits(PictureKind::png, span));
    EXPECT_FALSE(fits(PictureKind::svg, span));
    EXPECT_TRUE(fits(PictureKind::pdf, span));
  }
  EXPECT_TRUE(fits(PictureKind::png, PictureSpan::moment));
  EXPECT_TRUE(fits(PictureKind::pdf, PictureSpan::moment));
  EXPECT_FALSE(fits(PictureKind::gif, PictureSpan::moment));
}

TEST_F(PictureSaving, APageOpensWhatShowsAtItsStep) {
  goTo(3);
  desk_.perform(Task::save_page);
  ASSERT_EQ(desk_.question(), Desk::Question::page_where);
  EXPECT_TRUE(desk_.suggestedPath().ends_with("Two shapes.html")) << desk_.suggestedPath();
  desk_.choose(folder_ / "page.html");
  const auto link = readLink(readPlainly(folder_ / "page.html"));
  ASSERT_TRUE(std::holds_alternative<Link>(link));
  const auto scene = readScene(std::get<Link>(link).content, "page");
  EXPECT_TRUE(std::get<Scene>(scene) == session_.scene());
  EXPECT_EQ(std::get<Link>(link).at, addressOf(session_.moment()));
  EXPECT_NE(news_.sentence().find("page.html"), std::string::npos) << news_.sentence();

  no_page_ = "no page";
  desk_.perform(Task::save_page);
  desk_.choose(folder_ / "other.html");
  EXPECT_EQ(news_.sentence(), "no page");
  EXPECT_FALSE(std::filesystem::exists(folder_ / "other.html"));
}

TEST_F(PictureSaving, TheStageTellsNothingBeforeItsStep) {
  Settings settings;
  settings.answer_ahead = true;
  session_.apply(ChangeSettings{settings});
  goTo(1);
  PictureWish wish;
  wish.kind = PictureKind::svg;
  wish.copies = true;
  desk_.wantPicture(wish);
  makeVectors();
  EXPECT_NE(clipboard_.find(">intersecting<"), std::string::npos) << "both panes: with the answer";
  wish.part = PicturePart::stage;
  desk_.wantPicture(wish);
  makeVectors();
  EXPECT_EQ(clipboard_.find("intersecting"), std::string::npos);
  EXPECT_EQ(clipboard_.find("WORLD SPACE"), std::string::npos) << "no headings";
}

}  // namespace
}  // namespace gjklab::picture_saving_test

#include "export/lecture_film.h"

#include "export/world_picture.h"
#include "model/playback/address.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace gjklab {
namespace {

class LectureFilm : public Film {
 public:
  LectureFilm(const PictureOptions& options, std::vector<StopPicture> stops)
      : Film(options, 1), stops_(std::move(stops)) {}
  int size() const override { return static_cast<int>(stops_.size()); }
  bool moves() const override { return false; }
  double textScale(int at) override {
    const PictureOptions& options = stopAt(at).options;
    return std::holds_alternative<WorldFile>(stopAt(at).what) ? WorldPictures::textScale(options)
                                                              : pictureTextScale(sceneOf(at), options);
  }
  ComposedPicture picture(int at, const PictureMeasure& measure) override {
    const StopPicture& stop = stopAt(at);
    if (const auto* world = std::get_if<WorldFile>(&stop.what))
      return WorldPictures(*world, stop.options).picture(measure);
    const PictureScene& scene = sceneOf(at);
    const int position = std::get<ShownMoment>(stop.what).position;
    return composePicture(scene, std::clamp(position, 0, scene.timeline.size() - 1), stop.options, measure);
  }

 private:
  const StopPicture& stopAt(int at) const { return stops_[static_cast<std::size_t>(at)]; }
  /// The run of one stop is cached, because it is needed first for the text size and then for the picture.
  const PictureScene& sceneOf(int at) {
    if (!scene_ || scene_of_ != at) {
      const auto& shown = std::get<ShownMoment>(stopAt(at).what);
      scene_.emplace(shown.scene, shown.asked, shown.rival, shown.given);
      scene_of_ = at;
    }
    return *scene_;
  }

  std::vector<StopPicture> stops_;
  std::optional<PictureScene> scene_;
  int scene_of_ = 0;
};

/// At the stop's step, or where its scene opens if its run has no such step any more.
ShownMoment momentOf(const LectureStop& stop, const Scene& scene) {
  const Inquiry asked = inquiryOf(openingOf(stop, scene), {});
  ShownMoment moment;
  moment.scene = scene;
  moment.asked = followUps(asked);
  moment.rival = rivalOf(asked);
  const std::string& step = stop.step.empty() ? scene.view.step : stop.step;
  Address address;
  if (!step.empty() && parseAddress(step, address).empty())
    placeOf(address, PictureScene(moment.scene, moment.asked, moment.rival).timeline, moment.position);
  return moment;
}

}  // namespace

void applyStop(const LectureStop& stop, PictureOptions& options) {
  const bool asks = options.disclosure == Disclosure::question;
  // What nothing at the stop answers stays open.
  const bool open = asks || (stop.answer.empty() && stop.hides_run);
  if (open || !stop.answer.empty()) options.ask = stop.ask;
  if (!asks) options.answer = stop.answer;
  if (stop.world_alone && open) options.difference = options.rival = false;
  options.without_run = stop.hides_run || (stop.world_alone && open);
}

std::vector<StopPicture> stopPictures(const Lecture& lecture, const PictureOptions& options) {
  std::vector<StopPicture> pictures;
  for (const LectureStop& stop : lecture.stops) {
    StopPicture picture{{}, options};
    picture.options.ink = stop.ink;
    if (const auto* world = std::get_if<WorldFile>(&stop.what)) {
      picture.what = *world;
    } else if (const auto* scene = std::get_if<Scene>(&stop.what)) {
      picture.what = momentOf(stop, *scene);
      applyStop(stop, picture.options);
    } else {
      continue;
    }
    pictures.push_back(std::move(picture));
  }
  return pictures;
}

std::unique_ptr<Film> filmOf(std::vector<StopPicture> stops, const PictureOptions& options) {
  return std::make_unique<LectureFilm>(options, std::move(stops));
}

}  // namespace gjklab

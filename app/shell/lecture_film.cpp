#include "shell/lecture_film.h"

#include "shell/studio.h"

#include <optional>
#include <utility>

namespace gjklab {
namespace {

class LectureFilm : public Film {
 public:
  LectureFilm(const PictureOptions& options, std::vector<PictureArguments> stops)
      : Film(options, 1), stops_(std::move(stops)) {}
  int size() const override { return static_cast<int>(stops_.size()); }
  bool moves() const override { return false; }
  double textScale(int at) override {
    const PictureOptions options = optionsOf(stopAt(at));
    return stopAt(at).world ? WorldPictures::textScale(options) : pictureTextScale(sceneOf(at), options);
  }
  ComposedPicture picture(int at, const PictureMeasure& measure) override {
    const PictureArguments& stop = stopAt(at);
    if (stop.world) return WorldPictures(*stop.world, optionsOf(stop)).picture(measure);
    const PictureScene& scene = sceneOf(at);
    int position = 0;
    placeOf(stop.step, scene.timeline, position);
    return composePicture(scene, position, optionsOf(stop), measure);
  }

 private:
  const PictureArguments& stopAt(int at) const { return stops_[static_cast<std::size_t>(at)]; }
  /// The run of one stop is kept: it is asked for its letters' size first, and then for its picture.
  const PictureScene& sceneOf(int at) {
    if (!scene_ || scene_of_ != at) {
      const PictureArguments& stop = stopAt(at);
      scene_.emplace(*stop.scene, followUps(stop.inquiry), rivalOf(stop.inquiry));
      scene_of_ = at;
    }
    return *scene_;
  }

  std::vector<PictureArguments> stops_;
  std::optional<PictureScene> scene_;
  int scene_of_ = 0;
};

}  // namespace

std::unique_ptr<Film> filmOfLecture(const PictureArguments& arguments, std::vector<PictureArguments> stops) {
  return std::make_unique<LectureFilm>(optionsOf(arguments), std::move(stops));
}

}  // namespace gjklab

#include "export/film.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gjklab {
namespace {

class RunFilm : public Film {
 public:
  RunFilm(std::shared_ptr<const PictureScene> scene, const PictureOptions& options, bool iterations)
      : Film(options, pictureTextScale(*scene, options)), scene_(std::move(scene)) {
    const Timeline& timeline = scene_->timeline;
    for (int i = 0; i < timeline.size(); ++i)
      if (!iterations || timeline.iterationEnd(i) == i) moments_.push_back(i);
  }
  int size() const override { return static_cast<int>(moments_.size()); }
  bool moves() const override { return false; }
  ComposedPicture picture(int at, const PictureMeasure& measure) override {
    return composePicture(*scene_, momentOf(at), options_, measure);
  }
  bool tweens() const override { return true; }
  ComposedPicture between(int at, double share, const PictureMeasure& measure) override {
    return composePicture(*scene_, momentOf(at), options_, measure,
                          PictureTween{momentOf(at - 1), share * share * (3 - 2 * share)});
  }

 private:
  int momentOf(int at) const { return moments_[static_cast<std::size_t>(at)]; }

  std::shared_ptr<const PictureScene> scene_;
  std::vector<int> moments_;
};

class WorldFilm : public Film {
 public:
  WorldFilm(const WorldFile& file, const PictureOptions& options, double seconds, int per_second)
      : Film(options, WorldPictures::textScale(options)),
        pictures_(file, options),
        seconds_(seconds),
        per_second_(per_second) {}
  int size() const override { return static_cast<int>(std::floor(seconds_ * per_second_ + 1e-9)) + 1; }
  bool moves() const override { return true; }
  ComposedPicture picture(int at, const PictureMeasure& measure) override {
    pictures_.goTo(static_cast<double>(at) / per_second_);
    return pictures_.picture(measure);
  }

 private:
  WorldPictures pictures_;
  double seconds_;
  int per_second_;
};

class Still : public Film {
 public:
  Still(std::unique_ptr<PictureScene> scene, int position, const PictureOptions& options)
      : Film(options, pictureTextScale(*scene, options)), scene_(std::move(scene)), position_(position) {}
  int size() const override { return 1; }
  bool moves() const override { return false; }
  ComposedPicture picture(int, const PictureMeasure& measure) override {
    return composePicture(*scene_, position_, options_, measure);
  }

 private:
  std::unique_ptr<PictureScene> scene_;
  int position_;
};

}  // namespace

std::unique_ptr<Film> filmOf(const PictureScene& scene, const PictureOptions& options, bool iterations) {
  const std::shared_ptr<const PictureScene> not_owned(std::shared_ptr<void>(), &scene);
  return std::make_unique<RunFilm>(not_owned, options, iterations);
}

std::unique_ptr<Film> filmOf(const WorldFile& file, const PictureOptions& options, double seconds, int per_second) {
  return std::make_unique<WorldFilm>(file, options, seconds, per_second);
}

std::unique_ptr<Film> filmOf(const ShownMoment& shown, const PictureOptions& options) {
  auto scene = std::make_unique<PictureScene>(shown.scene, shown.asked, shown.rival, shown.given);
  const int position = std::clamp(shown.position, 0, scene->timeline.size() - 1);
  return std::make_unique<Still>(std::move(scene), position, options);
}

std::unique_ptr<Film> filmOfRun(const ShownMoment& shown, const PictureOptions& options, bool iterations) {
  auto scene = std::make_shared<const PictureScene>(shown.scene, shown.asked, shown.rival, shown.given);
  return std::make_unique<RunFilm>(std::move(scene), options, iterations);
}

}  // namespace gjklab

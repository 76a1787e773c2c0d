#pragma once
// A run or a world as a row of pictures.

#include "export/picture.h"
#include "export/world_picture.h"

#include <memory>

namespace gjklab {

class Film {
 public:
  Film(PictureOptions options, double text_scale) : options_(options), text_scale_(text_scale) {}
  virtual ~Film() = default;
  virtual int size() const = 0;
  virtual ComposedPicture picture(int at, const PictureMeasure&) = 0;
  /// On the way to that picture from the one before, `share` of it. Where nothing is between them, the picture itself.
  virtual ComposedPicture between(int at, double /*share*/, const PictureMeasure& measure) {
    return picture(at, measure);
  }
  /// Whether there is a way from each picture to the next.
  virtual bool tweens() const { return false; }
  /// Whether one picture goes over into the next by itself: the film of a world.
  virtual bool moves() const = 0;
  const PictureOptions& options() const { return options_; }
  /// Factor on the fonts' sizes in a picture.
  virtual double textScale(int) { return text_scale_; }

 protected:
  PictureOptions options_;
  double text_scale_;
};

/// `iterations`: the last moment of each, in place of every moment. The scene is to outlive it.
std::unique_ptr<Film> filmOf(const PictureScene&, const PictureOptions&, bool iterations);
/// Of a film, and of slides.
inline constexpr int kWorldPicturesPerSecond = 25, kWorldSlidesPerSecond = 2;
/// So many pictures for each second of a world's time, the start first.
std::unique_ptr<Film> filmOf(const WorldFile&, const PictureOptions&, double seconds, int per_second);

/// What a window shows, to be composed anew in another size and look.
struct ShownMoment {
  Scene scene;  ///< its view is that of the picture
  FollowUps asked;
  std::optional<Rival> rival;
  std::shared_ptr<const GivenRun> given;
  int position = 0;
};
/// Of one picture.
std::unique_ptr<Film> filmOf(const ShownMoment&, const PictureOptions&);
/// Of its whole run; `iterations` as above.
std::unique_ptr<Film> filmOfRun(const ShownMoment&, const PictureOptions&, bool iterations);

}  // namespace gjklab

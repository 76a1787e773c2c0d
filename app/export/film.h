#pragma once
// A run or a world as a sequence of pictures.

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
  /// The transition from the previous picture to this one, at progress `share`. The picture itself if there is no
  /// transition.
  virtual ComposedPicture between(int at, double /*share*/, const PictureMeasure& measure) {
    return picture(at, measure);
  }
  /// Whether there is a transition from each picture to the next.
  virtual bool tweens() const { return false; }
  /// Whether the pictures are continuous by themselves, as in the film of a world.
  virtual bool moves() const = 0;
  const PictureOptions& options() const { return options_; }
  /// Factor on the fonts' sizes in a picture.
  virtual double textScale(int) { return text_scale_; }

 protected:
  PictureOptions options_;
  double text_scale_;
};

/// `iterations`: the last moment of each iteration instead of every moment. The scene must outlive it.
std::unique_ptr<Film> filmOf(const PictureScene&, const PictureOptions&, bool iterations);
/// Frames per second of a film, and of slides.
inline constexpr int kWorldPicturesPerSecond = 25, kWorldSlidesPerSecond = 2;
/// This many pictures for each second of a world's time, beginning with the start.
std::unique_ptr<Film> filmOf(const WorldFile&, const PictureOptions&, double seconds, int per_second);

/// The content of a window, for drawing in another size and theme.
struct ShownMoment {
  Scene scene;  ///< with the view of the picture
  FollowUps asked;
  std::optional<Rival> rival;
  std::shared_ptr<const GivenRun> given;
  int position = 0;
};
/// The options of one picture.
std::unique_ptr<Film> filmOf(const ShownMoment&, const PictureOptions&);
/// A film of its whole run; `iterations` as above.
std::unique_ptr<Film> filmOfRun(const ShownMoment&, const PictureOptions&, bool iterations);

}  // namespace gjklab

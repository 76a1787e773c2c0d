#pragma once
// A world at a moment as a picture: the bodies, seen as the window sees them first; on the stage with the legend of
// their tints and the time.

#include "export/picture.h"
#include "model/sandbox/sandbox.h"
#include "model/sandbox/sandbox_figure.h"

namespace gjklab {

class WorldPictures {
 public:
  WorldPictures(const WorldFile&, const PictureOptions&);
  /// As many whole steps after the start as fit into `seconds`; they are taken one after the other.
  void goTo(double seconds);
  /// Where the camera frames what shows, until it is framed again.
  void frame();
  ComposedPicture picture(const PictureMeasure&);

  /// Factor on the fonts' sizes in it.
  static double textScale(const PictureOptions&);

 private:
  void addStageWords(ComposedPicture&, const PictureMeasure&) const;

  WorldFile file_;
  PictureOptions options_;
  Sandbox sandbox_;
  SandboxPainter painter_;
  View view_;
  int steps_ = 0;
};

}  // namespace gjklab

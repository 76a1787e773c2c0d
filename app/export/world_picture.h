#pragma once
// A world at a moment as a picture, with the window's initial view; on the Stage with the legend of the tints and the
// time; with the A ⊖ B of a pair in a corner, if one is chosen.

#include "export/picture.h"
#include "model/sandbox/sandbox.h"
#include "model/sandbox/sandbox_figure.h"
#include "model/session/pair_inset.h"

namespace gjklab {

class WorldPictures {
 public:
  WorldPictures(const WorldFile&, const PictureOptions&);
  /// After as many whole steps as fit into `seconds`; computes them one after another.
  void goTo(double seconds);
  /// Frames the present content; the camera keeps this view until the next call.
  void frame();
  ComposedPicture picture(const PictureMeasure&);

  /// Factor on the fonts' sizes in it.
  static double textScale(const PictureOptions&);

 private:
  void addInset(ComposedPicture& picture) const;
  ChartRoom roomOfWords(const ComposedPicture&, const PictureMeasure&) const;
  double addStageWords(ComposedPicture&, const PictureMeasure&) const;

  WorldFile file_;
  PictureOptions options_;
  Sandbox sandbox_;
  SandboxPainter painter_;
  PairInset inset_;
  View view_;
  int steps_ = 0;
};

}  // namespace gjklab

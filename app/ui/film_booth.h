#pragma once
// The film that the window is recording: draws some of its pictures with each frame, shows the progress, and can be
// stopped.

#include "desk/desk.h"
#include "ui/kit/ui.h"

#include <memory>

namespace gjklab {

class FilmBooth {
 public:
  FilmBooth(Desk& desk, News& news) : desk_(desk), news_(news) {}

  void begin(const PictureWish&);
  /// Active until its dialog has closed.
  bool running() const { return making_ != nullptr || shown_; }
  /// Shows the progress. Call it between a frame's begin and end.
  void show(const Ui&, float window_width, float window_height);
  /// Draws for a short time after the window's frame; delivers the film once it is complete.
  void advance();
  void stop();

 private:
  void progress(const Ui&);

  Desk& desk_;
  News& news_;
  PictureWish wish_;
  std::unique_ptr<FilmMaking> making_;
  bool shown_ = false;
};

}  // namespace gjklab

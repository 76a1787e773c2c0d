#pragma once
// The film that the window is making: some pictures of it with each frame, how far it is, and a way to stop it.

#include "desk/desk.h"
#include "ui/kit/ui.h"

#include <memory>

namespace gjklab {

class FilmBooth {
 public:
  FilmBooth(Desk& desk, News& news) : desk_(desk), news_(news) {}

  void begin(const PictureWish&);
  /// Until its dialog is gone.
  bool running() const { return making_ != nullptr || shown_; }
  /// How far it is. Between a frame's begin and end.
  void show(const Ui&, float window_width, float window_height);
  /// Draws for a while, after the window's frame; hands the film over once it is complete.
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

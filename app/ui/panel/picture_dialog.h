#pragma once
// Which picture of what shows is to be saved or copied: its part, kind, size and colours.

#include "desk/desk.h"
#include "ui/kit/ui.h"

namespace gjklab {

class PictureDialog {
 public:
  void open() { opening_ = true; }
  /// Draws it while it is open; asks the desk for the picture that was chosen.
  void show(const Ui&, Desk&, float window_width, float window_height);
  /// Return: saves.
  void confirm() { confirmed_ = open_; }

 private:
  void choices(const Ui&, bool writes_pdf);

  bool opening_ = false, open_ = false, confirmed_ = false;
  PictureWish wish_;
};

}  // namespace gjklab

#pragma once
// The dialog for saving or copying a picture or film: its part, span, kind, size and colours.

#include "desk/desk.h"
#include "ui/kit/ui.h"

namespace gjklab {

class PictureDialog {
 public:
  void open(bool film) {
    opening_ = true;
    film_ = film;
  }
  /// Draws it while it is open; requests the chosen picture from the desk.
  void show(const Ui&, Desk&, float window_width, float window_height);
  /// Return: saves.
  void confirm() { confirmed_ = open_; }

 private:
  void begin(const Ui&);
  void choices(const Ui&, const Desk&);
  void chooseSpan(const Ui&);
  void chooseKind(const Ui&, const Desk&);
  void chooseSize(const Ui&);
  bool films() const { return wish_.span != PictureSpan::moment; }

  bool opening_ = false, open_ = false, confirmed_ = false;
  bool film_ = false;  ///< opened for a film
  PictureWish wish_;
};

}  // namespace gjklab

#pragma once
// Pictures on the clipboard. SDL's knows text only, so on X11 (and under Wayland through its X11 server) the program
// owns the selection itself: it answers whoever pastes with the bytes of a PNG file, until something else is copied or
// the program ends.

#include <memory>
#include <string>

namespace gjklab {

class PictureClipboard {
 public:
  PictureClipboard();
  ~PictureClipboard();
  PictureClipboard(const PictureClipboard&) = delete;
  PictureClipboard& operator=(const PictureClipboard&) = delete;

  /// The bytes of a PNG file. One sentence when the clipboard does not take them; empty otherwise.
  std::string write(const std::string& png);

 private:
  struct Owner;
  std::unique_ptr<Owner> owner_;
};

}  // namespace gjklab

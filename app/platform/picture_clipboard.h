#pragma once
// Pictures on the clipboard. SDL's knows text only, so on X11 (and under Wayland through its X11 server) the program
// owns the selection itself: it answers whoever pastes with the bytes of a file, until something else is copied or the
// program ends.

#include <cstdint>
#include <memory>
#include <string>

namespace gjklab {

enum class CopiedPicture : std::uint8_t {
  png,
  svg  ///< for whoever takes text, too
};

class PictureClipboard {
 public:
  PictureClipboard();
  ~PictureClipboard();
  PictureClipboard(const PictureClipboard&) = delete;
  PictureClipboard& operator=(const PictureClipboard&) = delete;

  /// The bytes of a file. One sentence when the clipboard does not take them; empty otherwise.
  std::string write(CopiedPicture, const std::string& bytes);

 private:
  struct Owner;
  std::unique_ptr<Owner> owner_;
};

}  // namespace gjklab

#pragma once
// Pictures on the clipboard. SDL supports only text, so on X11 (and under Wayland through its X11 server) the program
// owns the selection itself. It sends the bytes of a file to the pasting program, until something else is copied or the
// program ends.

#include <cstdint>
#include <memory>
#include <string>

namespace gjklab {

enum class CopiedPicture : std::uint8_t {
  png,
  svg  ///< also as text
};

class PictureClipboard {
 public:
  PictureClipboard();
  ~PictureClipboard();
  PictureClipboard(const PictureClipboard&) = delete;
  PictureClipboard& operator=(const PictureClipboard&) = delete;

  /// Copies the bytes of a file. Returns a sentence on failure; otherwise empty.
  std::string write(CopiedPicture, const std::string& bytes);

 private:
  struct Owner;
  std::unique_ptr<Owner> owner_;
};

}  // namespace gjklab

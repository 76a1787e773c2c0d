#include "platform/picture_clipboard.h"

#include <emscripten.h>

namespace gjklab {
namespace {

EM_JS(int, copyPicture, (const char* png, int size), { return Module.page.copyPicture(png, size) ? 1 : 0; });

}  // namespace

struct PictureClipboard::Owner {};
PictureClipboard::PictureClipboard() = default;
PictureClipboard::~PictureClipboard() = default;

std::string PictureClipboard::write(const std::string& png) {
  return copyPicture(png.data(), static_cast<int>(png.size())) != 0
             ? ""
             : "This browser lets no page copy a picture; Ctrl P saves it.";
}

}  // namespace gjklab

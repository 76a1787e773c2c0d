#include "platform/picture_clipboard.h"

#include <emscripten.h>

namespace gjklab {
namespace {

EM_JS(int, copyPicture, (int svg, const char* bytes, int size),
      { return Module.page.copyPicture(svg != 0, bytes, size) ? 1 : 0; });

}  // namespace

struct PictureClipboard::Owner {};
PictureClipboard::PictureClipboard() = default;
PictureClipboard::~PictureClipboard() = default;

std::string PictureClipboard::write(CopiedPicture kind, const std::string& bytes) {
  return copyPicture(kind == CopiedPicture::svg ? 1 : 0, bytes.data(), static_cast<int>(bytes.size())) != 0
             ? ""
             : "This browser lets no page copy a picture; Ctrl P saves it.";
}

}  // namespace gjklab

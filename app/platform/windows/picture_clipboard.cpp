#include "platform/picture_clipboard.h"

#include "platform/windows/wide_text.h"

#include <stb_image.h>
#include <windows.h>

#include <cstdint>
#include <cstring>

namespace gjklab {
namespace {

constexpr const char* kFailed = "Could not copy to the clipboard; Ctrl P saves the picture.";

/// The clipboard owns what it takes.
bool hand(UINT format, const void* bytes, std::size_t count) {
  const HGLOBAL memory = GlobalAlloc(GMEM_MOVEABLE, count);
  if (memory == nullptr) return false;
  std::memcpy(GlobalLock(memory), bytes, count);
  GlobalUnlock(memory);
  if (SetClipboardData(format, memory) != nullptr) return true;
  GlobalFree(memory);
  return false;
}

/// A bitmap as older programs paste it: rows from the bottom up, of a multiple of four bytes, blue first.
std::string bitmapOf(const std::string& png) {
  int width = 0, height = 0, channels = 0;
  stbi_uc* pixels = stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(png.data()), static_cast<int>(png.size()),
                                          &width, &height, &channels, 3);
  if (pixels == nullptr) return {};
  const std::size_t row = (static_cast<std::size_t>(width) * 3 + 3) / 4 * 4;
  BITMAPINFOHEADER head{};
  head.biSize = sizeof head;
  head.biWidth = width;
  head.biHeight = height;
  head.biPlanes = 1;
  head.biBitCount = 24;
  head.biCompression = BI_RGB;
  head.biSizeImage = static_cast<DWORD>(row * static_cast<std::size_t>(height));
  std::string bytes(sizeof head + head.biSizeImage, '\0');
  std::memcpy(bytes.data(), &head, sizeof head);
  for (int y = 0; y < height; ++y) {
    char* to = bytes.data() + sizeof head + row * static_cast<std::size_t>(height - 1 - y);
    const stbi_uc* from = pixels + std::size_t{3} * static_cast<std::size_t>(width) * static_cast<std::size_t>(y);
    for (int x = 0; x < width; ++x, to += 3, from += 3) {
      to[0] = static_cast<char>(from[2]);
      to[1] = static_cast<char>(from[1]);
      to[2] = static_cast<char>(from[0]);
    }
  }
  stbi_image_free(pixels);
  return bytes;
}

std::string writePng(const std::string& png) {
  const std::string bitmap = bitmapOf(png);
  if (bitmap.empty() || OpenClipboard(nullptr) == 0) return kFailed;
  EmptyClipboard();
  const bool exact = hand(RegisterClipboardFormatW(L"PNG"), png.data(), png.size());
  const bool plain = hand(CF_DIB, bitmap.data(), bitmap.size());
  CloseClipboard();
  return exact || plain ? "" : kFailed;
}

/// As a picture for programs that know the format, and as text.
std::string writeSvg(const std::string& svg) {
  const std::wstring text = wide(svg);
  if (OpenClipboard(nullptr) == 0) return kFailed;
  EmptyClipboard();
  const bool exact = hand(RegisterClipboardFormatW(L"image/svg+xml"), svg.data(), svg.size());
  const bool plain = hand(CF_UNICODETEXT, text.c_str(), (text.size() + 1) * sizeof(wchar_t));
  CloseClipboard();
  return exact || plain ? "" : kFailed;
}

}  // namespace

/// Windows owns the data from now on.
struct PictureClipboard::Owner {};

PictureClipboard::PictureClipboard() = default;
PictureClipboard::~PictureClipboard() = default;

std::string PictureClipboard::write(CopiedPicture kind, const std::string& bytes) {
  return kind == CopiedPicture::png ? writePng(bytes) : writeSvg(bytes);
}

}  // namespace gjklab

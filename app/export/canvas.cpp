#include "export/canvas.h"

#include "export/paint/letter_font.h"

#include <cmath>

namespace gjklab {

Canvas::Canvas(double width, double height, double scale)
    : width_(static_cast<int>(std::lround(width * scale))),
      height_(static_cast<int>(std::lround(height * scale))),
      scale_(scale),
      pixels_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 3, 255) {}

bool Canvas::hasLetters() const {
  return lettersOf(Typeface::sans, false).good && lettersOf(Typeface::sans, true).good;
}

void Canvas::blend(int x, int y, double share, std::uint32_t color) {
  if (x < 0 || y < 0 || x >= width_ || y >= height_) return;
  const std::size_t at =
      3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x));
  for (std::size_t i = 0; i < 3; ++i) {
    const double ink = (color >> (16 - 8 * i)) & 255U, ground = pixels_[at + i];
    pixels_[at + i] = static_cast<std::uint8_t>(std::lround(ground + (ink - ground) * share));
  }
}

/// Its edges on whole pixels.
void Canvas::rectangle(double x, double y, double width, double height, std::uint32_t color) {
  const int left = static_cast<int>(std::lround(x * scale_)),
            right = static_cast<int>(std::lround((x + width) * scale_));
  const int top = static_cast<int>(std::lround(y * scale_)),
            bottom = static_cast<int>(std::lround((y + height) * scale_));
  for (int row = top; row < bottom; ++row)
    for (int column = left; column < right; ++column) blend(column, row, 1, color);
}

void Canvas::text(double x, double y, const std::string& utf8, double size, Face face, std::uint32_t color) {
  const LetterFont& font = lettersOf(Typeface::sans, face == Face::bold);
  if (!font.good) return;
  const float scale = font.scaleFor(size * scale_);
  double pen = x * scale_;
  const int baseline = static_cast<int>(std::lround(y * scale_));
  for (std::size_t at = 0; at < utf8.size();) {
    const int character = nextCharacter(utf8, at);
    int columns = 0, rows = 0, left = 0, top = 0;
    const float part = static_cast<float>(pen - std::floor(pen));
    unsigned char* shape =
        stbtt_GetCodepointBitmapSubpixel(&font.info, scale, scale, part, 0, character, &columns, &rows, &left, &top);
    for (int row = 0; shape != nullptr && row < rows; ++row)
      for (int column = 0; column < columns; ++column)
        blend(static_cast<int>(std::floor(pen)) + left + column, baseline + top + row,
              shape[row * columns + column] / 255.0, color);
    stbtt_FreeBitmap(shape, nullptr);
    pen += font.advance(character, scale);
  }
}

double Canvas::textWidth(const std::string& utf8, double size, Face face) const {
  const LetterFont& font = lettersOf(Typeface::sans, face == Face::bold);
  if (!font.good) return 0;
  double width = 0;
  for (std::size_t at = 0; at < utf8.size();)
    width += font.advance(nextCharacter(utf8, at), font.scaleFor(size * scale_));
  return width / scale_;
}

}  // namespace gjklab

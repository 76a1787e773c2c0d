#pragma once
// Pixels to draw bars and text on, without a window: for pictures of numbers. Letters are DejaVu's, found where systems
// keep their fonts.

#include <cstdint>
#include <string>
#include <vector>

namespace gjklab {

class Canvas {
 public:
  /// White. Lengths are in the drawing's unit, of which each has `scale` pixels; y down.
  Canvas(double width, double height, double scale);

  /// False where the letters cannot be found: then text is left out.
  bool hasLetters() const;

  void rectangle(double x, double y, double width, double height, std::uint32_t color);
  enum class Face : std::uint8_t { regular, bold };
  /// Text on its baseline.
  void text(double x, double y, const std::string& utf8, double size, Face, std::uint32_t color);
  double textWidth(const std::string& utf8, double size, Face) const;

  int width() const { return width_; }
  int height() const { return height_; }
  /// RGB rows from top to bottom.
  const std::vector<std::uint8_t>& pixels() const { return pixels_; }

 private:
  void blend(int x, int y, double share, std::uint32_t color);

  int width_, height_;
  double scale_;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace gjklab

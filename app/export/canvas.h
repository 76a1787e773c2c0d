#pragma once
// A bitmap for bars and text, without a window. Uses DejaVu from the system's font folders.

#include <cstdint>
#include <string>
#include <vector>

namespace gjklab {

class Canvas {
 public:
  /// A white bitmap. Lengths are in units of `scale` pixels; y down.
  Canvas(double width, double height, double scale);

  /// False if the font was not found; text is then left out.
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

#include "export/film_palette.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

struct CountedColor {
  std::array<double, 3> rgb;
  double count;
};

/// Colours [first, last) with their mean, and where they vary most.
struct ColorBox {
  std::size_t first, last;
  std::array<double, 3> mean{};
  std::size_t axis = 0;
  double error = 0;  ///< sum of squares along all axes

  ColorBox(const std::vector<CountedColor>& colors, std::size_t from, std::size_t to) : first(from), last(to) {
    std::array<double, 3> squares{};
    double all = 0;
    for (std::size_t i = first; i < last; ++i) {
      all += colors[i].count;
      for (std::size_t k = 0; k < 3; ++k) mean[k] += colors[i].count * colors[i].rgb[k];
    }
    for (double& each : mean) each /= all;
    for (std::size_t i = first; i < last; ++i)
      for (std::size_t k = 0; k < 3; ++k) squares[k] += colors[i].count * std::pow(colors[i].rgb[k] - mean[k], 2);
    axis = static_cast<std::size_t>(std::max_element(squares.begin(), squares.end()) - squares.begin());
    error = squares[0] + squares[1] + squares[2];
  }
};

}  // namespace

void FilmPalette::learn(std::span<const std::uint8_t> rgb) {
  for (std::size_t i = 0; i + 2 < rgb.size(); i += 3)
    ++counts_[static_cast<std::uint32_t>(rgb[i] << 16 | rgb[i + 1] << 8 | rgb[i + 2])];
}

std::vector<std::array<std::uint8_t, 3>> FilmPalette::choose(std::size_t count) const {
  std::vector<CountedColor> colors;
  for (const auto& [rgb, number] : counts_)
    colors.push_back({{double(rgb >> 16), double(rgb >> 8 & 255U), double(rgb & 255U)}, double(number)});
  if (colors.empty()) return {};
  std::sort(colors.begin(), colors.end(), [](const auto& p, const auto& q) { return p.rgb < q.rgb; });
  std::vector<ColorBox> boxes{{colors, 0, colors.size()}};
  while (boxes.size() < count) {
    const auto worst = std::max_element(boxes.begin(), boxes.end(),
                                        [](const ColorBox& p, const ColorBox& q) { return p.error < q.error; });
    if (!(worst->error > 1e-9)) break;
    const ColorBox box = *worst;
    const auto begin = colors.begin();
    const auto cut =
        std::partition(begin + static_cast<std::ptrdiff_t>(box.first), begin + static_cast<std::ptrdiff_t>(box.last),
                       [&](const CountedColor& c) { return c.rgb[box.axis] <= box.mean[box.axis]; });
    const auto middle = static_cast<std::size_t>(cut - begin);
    if (middle == box.first || middle == box.last) break;
    *worst = ColorBox(colors, box.first, middle);
    boxes.emplace_back(colors, middle, box.last);
  }
  std::vector<std::array<std::uint8_t, 3>> chosen;
  for (const ColorBox& box : boxes) {
    std::array<std::uint8_t, 3>& color = chosen.emplace_back();
    for (std::size_t k = 0; k < 3; ++k) color[k] = static_cast<std::uint8_t>(std::lround(box.mean[k]));
  }
  return chosen;
}

}  // namespace gjklab

#include "render/pixel_box.h"

#include <algorithm>
#include <numeric>

namespace gjklab {
namespace {

void sortUnique(std::vector<int>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

}  // namespace

std::vector<PixelCell> cellsOf(std::span<const PixelBox> boxes) {
  std::vector<int> xs, ys;
  for (const PixelBox& box : boxes) {
    if (box.empty()) continue;
    xs.insert(xs.end(), {box.x0, box.x1});
    ys.insert(ys.end(), {box.y0, box.y1});
  }
  sortUnique(xs);
  sortUnique(ys);
  std::vector<PixelCell> cells;
  std::size_t last_row = 0;  // where the cells of the row below begin
  for (std::size_t j = 0; j + 1 < ys.size(); ++j) {
    std::vector<PixelCell> row;
    for (std::size_t i = 0; i + 1 < xs.size(); ++i) {
      std::uint32_t members = 0;
      for (std::size_t k = 0; k < boxes.size(); ++k) {
        const PixelBox& box = boxes[k];
        const bool covers = box.x0 <= xs[i] && xs[i + 1] <= box.x1 && box.y0 <= ys[j] && ys[j + 1] <= box.y1;
        members |= static_cast<std::uint32_t>(covers) << k;
      }
      if (members == 0) continue;
      if (!row.empty() && row.back().members == members && row.back().box.x1 == xs[i])
        row.back().box.x1 = xs[i + 1];
      else
        row.push_back({{xs[i], ys[j], xs[i + 1], ys[j + 1]}, members});
    }
    // A row with the same cells as the one below only makes them higher.
    const bool same = cells.size() - last_row == row.size() && !row.empty() &&
                      std::equal(row.begin(), row.end(), cells.begin() + static_cast<std::ptrdiff_t>(last_row),
                                 [](const PixelCell& a, const PixelCell& b) {
                                   return a.members == b.members && a.box.x0 == b.box.x0 && a.box.x1 == b.box.x1 &&
                                          a.box.y0 == b.box.y1;
                                 });
    if (same) {
      for (std::size_t i = 0; i < row.size(); ++i) cells[last_row + i].box.y1 = ys[j + 1];
    } else {
      last_row = cells.size();
      cells.insert(cells.end(), row.begin(), row.end());
    }
  }
  return cells;
}

PixelSheet packed(std::span<const PixelBox> boxes, int greatest) {
  std::vector<std::size_t> order(boxes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto width = [&](std::size_t i) { return std::max(0, boxes[i].x1 - boxes[i].x0); };
  const auto height = [&](std::size_t i) { return std::max(0, boxes[i].y1 - boxes[i].y0); };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) { return height(i) > height(j); });
  PixelSheet sheet;
  for (std::size_t i = 0; i < boxes.size(); ++i) sheet.width = std::max(sheet.width, width(i));
  for (bool fits = false; !fits;) {
    sheet.places.assign(boxes.size(), {});
    sheet.height = 0;
    int x = 0, y = 0;
    for (const std::size_t i : order) {
      if (x + width(i) > sheet.width) x = 0, y = sheet.height;
      sheet.places[i] = {x, y};
      x += width(i);
      sheet.height = std::max(sheet.height, y + height(i));
    }
    fits = sheet.height <= greatest || sheet.width >= greatest;
    if (!fits) sheet.width = std::min(2 * sheet.width, greatest);
  }
  return sheet;
}

}  // namespace gjklab

#include "render/pixel_box.h"

#include <gtest/gtest.h>

#include <random>

namespace gjklab {
namespace {

bool holds(const PixelBox& box, int x, int y) { return x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1; }

TEST(PixelBox, CellsCoverEveryPixelOfTheUnionOnceWithItsMembers) {
  std::mt19937 random(3);
  std::uniform_int_distribution<int> at(0, 30), count(1, 8);
  for (int round = 0; round < 300; ++round) {
    std::vector<PixelBox> boxes;
    for (int i = count(random); i > 0; --i) {
      const int x = at(random), y = at(random);
      boxes.push_back({x, y, x + at(random) / 2, y + at(random) / 2});  // some are empty
    }
    const std::vector<PixelCell> cells = cellsOf(boxes);
    for (int y = 0; y < 50; ++y)
      for (int x = 0; x < 50; ++x) {
        std::uint32_t expected = 0, found = 0;
        for (std::size_t i = 0; i < boxes.size(); ++i)
          expected |= static_cast<std::uint32_t>(holds(boxes[i], x, y)) << i;
        int times = 0;
        for (const PixelCell& cell : cells)
          if (holds(cell.box, x, y)) {
            ++times;
            found = cell.members;
          }
        ASSERT_EQ(times, expected != 0) << x << ", " << y;
        ASSERT_EQ(found, expected);
      }
  }
}

TEST(PixelBox, OneBoxIsOneCell) {
  const std::vector<PixelBox> boxes{{1, 2, 30, 40}};
  const auto cells = cellsOf(boxes);
  ASSERT_EQ(cells.size(), 1u);
  EXPECT_EQ(cells[0].box, boxes[0]);
  EXPECT_EQ(cells[0].members, 1u);
  EXPECT_TRUE(cellsOf({}).empty());
}

}  // namespace
}  // namespace gjklab

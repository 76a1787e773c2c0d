#include "render/pixel_box.h"

#include <gtest/gtest.h>

#include <random>

namespace gjklab::pixel_box_test {
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

TEST(PixelSheet, HoldsEveryBoxBesideTheOthersWithinItsBorders) {
  std::mt19937 random(12);
  for (int i = 0; i < 200; ++i) {
    std::vector<PixelBox> boxes;
    const int count = 1 + static_cast<int>(random() % 12);
    for (int k = 0; k < count; ++k) {
      const int x = static_cast<int>(random() % 100), y = static_cast<int>(random() % 100);
      const int width = static_cast<int>(random() % 60), height = static_cast<int>(random() % 60);
      boxes.push_back({x, y, x + width, y + height});
    }
    const int greatest = i % 2 ? 1000 : 200;
    const PixelSheet sheet = packed(boxes, greatest);
    ASSERT_EQ(sheet.places.size(), boxes.size());
    EXPECT_LE(sheet.width, greatest);
    EXPECT_LE(sheet.height, greatest);
    const auto placed = [&](std::size_t k) {
      const auto [x, y] = sheet.places[k];
      return PixelBox{x, y, x + boxes[k].x1 - boxes[k].x0, y + boxes[k].y1 - boxes[k].y0};
    };
    for (std::size_t k = 0; k < boxes.size(); ++k) {
      const PixelBox p = placed(k);
      EXPECT_TRUE(p.x0 >= 0 && p.y0 >= 0 && p.x1 <= sheet.width && p.y1 <= sheet.height);
      for (std::size_t j = 0; j < k; ++j) {
        const PixelBox q = placed(j);
        const bool apart = p.empty() || q.empty() || p.x1 <= q.x0 || q.x1 <= p.x0 || p.y1 <= q.y0 || q.y1 <= p.y0;
        EXPECT_TRUE(apart) << k << " and " << j;
      }
    }
  }
}

}  // namespace
}  // namespace gjklab::pixel_box_test

#include "model/figure/label_layout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <utility>

namespace gjklab::label_layout_test {
namespace {

struct Box {
  dvec2 low, high;
};

std::vector<Box> boxesOf(const std::vector<LabelItem>& items, const std::vector<std::optional<dvec2>>& corners) {
  std::vector<Box> boxes;
  for (std::size_t i = 0; i < items.size(); ++i)
    if (corners[i]) boxes.push_back({*corners[i], *corners[i] + items[i].size});
  return boxes;
}

bool overlap(const Box& x, const Box& y) {
  return x.low.x < y.high.x && y.low.x < x.high.x && x.low.y < y.high.y && y.low.y < x.high.y;
}

constexpr dvec2 kPane(500, 400);

TEST(LabelLayout, TakesThePreferredSide) {
  const std::vector<LabelItem> items{{{100, 100}, {40, 16}, {1, 0}, 6}, {{300, 100}, {40, 16}, {0, -1}, 6}};
  const auto corners = placeLabels(items, {}, kPane);
  ASSERT_TRUE(corners[0] && corners[1]);
  EXPECT_EQ(*corners[0], dvec2(106, 92));
  EXPECT_EQ(*corners[1], dvec2(280, 78));
}

/// However crowded: a letter is no further from its mark than a short leader reaches.
TEST(LabelLayout, KeepsNearItsThing) {
  for (const double scale : {1.0, 2.5}) {
    std::vector<LabelItem> items;
    for (int i = 0; i < 30; ++i) {
      items.push_back({scale * dvec2(90, 80), scale * dvec2(14, 14), {1, -1}, 13 * scale, 0});
      items.back().scale = scale;
    }
    const auto corners = placeLabels(items, {}, kPane * scale, 2 * scale);
    int placed = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!corners[i]) continue;
      ++placed;
      const dvec2 nearest = glm::clamp(items[i].anchor, *corners[i], *corners[i] + items[i].size);
      EXPECT_LE(glm::distance(nearest, items[i].anchor), scale * (13 + 56) * 1.01);
    }
    EXPECT_GT(placed, 8);
  }
}

TEST(LabelLayout, StaysWhereItWasUnlessSomethingIsInTheWay) {
  std::vector<LabelItem> items{{{100, 100}, {40, 16}, {1, 0}, 6}};
  items[0].kept = LabelSide{{0, -1}, 1};
  std::vector<LabelSide> sides;
  EXPECT_EQ(*placeLabels(items, {}, kPane, 2, &sides)[0], dvec2(80, 78)) << "above, though the right is preferred";
  EXPECT_EQ(sides[0].unit, dvec2(0, -1));
  // A thin line at its edge does not move it, a marker under it does.
  LabelObstacles line{{}, {{{115, 60}, {115, 82}}}};
  EXPECT_EQ(*placeLabels(items, line, kPane)[0], dvec2(80, 78));
  LabelObstacles marker{{{{{94, 80}, {106, 92}}}}, {}};
  EXPECT_EQ(*placeLabels(items, marker, kPane, 2, &sides)[0], dvec2(106, 92));
  EXPECT_EQ(sides[0].unit, dvec2(1, 0)) << "and this is where it stays from now on";
  items[0].anchor = {100, 10};  // above is outside now
  EXPECT_EQ(*placeLabels(items, {}, kPane)[0], dvec2(106, 2));
}

/// A letter beside another point's mark reads as the name of that point: it goes to another side of its own.
TEST(LabelLayout, KeepsClearOfTheMarksOfOthers) {
  const dvec2 own(100, 100), other(124, 100);
  const std::vector<LabelItem> items{{own, {10, 14}, {1, 0}, 6}};
  const auto distances = [&](const LabelObstacles& obstacles) {
    const dvec2 low = *placeLabels(items, obstacles, kPane)[0], high = low + items[0].size;
    return std::pair(glm::distance(own, glm::clamp(own, low, high)),
                     glm::distance(other, glm::clamp(other, low, high)));
  };
  LabelObstacles marks;
  marks.boxes = {{{own - 5.0, own + 5.0}, 1, true}, {{other - 5.0, other + 5.0}, 1, false}};
  const auto [near, far] = distances(marks);
  EXPECT_EQ(near, 6);
  EXPECT_GT(far, 5) << "to the right, clear of it";
  marks.boxes[1].mark = true;
  const auto [to_own, to_other] = distances(marks);
  EXPECT_GT(to_other, to_own);
  // The name of an area is moved off a mark beside it.
  const std::vector<LabelItem> name{{own, {12, 16}}};
  marks.boxes = {{{own + dvec2(8, -5), own + dvec2(18, 5)}, 1, true}};
  const dvec2 low = *placeLabels(name, marks, kPane)[0], high = low + name[0].size, mark = own + dvec2(13, 0);
  EXPECT_GT(glm::distance(mark, glm::clamp(mark, low, high)), 12);
}

/// On the other body a letter would read as a name there, even if its point lies in both.
TEST(LabelLayout, KeepsOffTheOtherBody) {
  std::vector<LabelItem> items{{{100, 100}, {40, 16}, {1, 0}, 6}};
  LabelObstacles obstacles;
  obstacles.areas.push_back({{{60, 20}, {300, 20}, {300, 180}, {60, 180}}, 1});
  const auto isOnIt = [&] {
    const dvec2 low = *placeLabels(items, obstacles, kPane)[0];
    return low.x + items[0].size.x > 60;
  };
  EXPECT_TRUE(isOnIt()) << "it belongs to neither";
  items[0].owner = 1;
  EXPECT_TRUE(isOnIt());
  items[0].owner = 2;
  EXPECT_FALSE(isOnIt());
}

/// Two labels on one line with no space between them read as one.
TEST(LabelLayout, LeavesAWordsSpaceOnALine) {
  const std::vector<LabelItem> items{{{100, 100}, {40, 16}, {1, 0}, 6, 1}, {{191, 100}, {40, 16}, {-1, 0}, 3, 0}};
  const auto corners = placeLabels(items, {}, kPane);
  ASSERT_TRUE(corners[0] && corners[1]);
  const double between = corners[1]->x - (corners[0]->x + 40);
  EXPECT_TRUE(between > 8 || std::abs(corners[1]->y - corners[0]->y) > 8) << between;
}

/// From the anchor to the label.
std::pair<dvec2, dvec2> leaderOf(const LabelItem& item, dvec2 corner) {
  return {item.anchor, glm::clamp(item.anchor, corner, corner + item.size)};
}

/// A line through another label joins the two.
TEST(LabelLayout, LeadsNoLineThroughALabel) {
  // The first label stands right of the second one's anchor, on the side that it prefers.
  const std::vector<LabelItem> items{{{142, 100}, {60, 30}, {0, 0}, 6, 1}, {{100, 100}, {50, 14}, {1, 0}, 26, 0}};
  const auto corners = placeLabels(items, {}, kPane);
  ASSERT_TRUE(corners[0] && corners[1]);
  const auto [from, to] = leaderOf(items[1], *corners[1]);
  EXPECT_GT(glm::distance(from, to), kLeaderFrom) << "it has a line";
  const ScreenBox other{*corners[0], *corners[0] + items[0].size};
  for (int i = 1; i < 100; ++i) EXPECT_GT(distanceTo(other, glm::mix(from, to, 0.01 * i)), 0) << i;
}

/// A line that goes on where another one ends looks like a part of it.
TEST(LabelLayout, LeadsNoLineThatContinuesAnother) {
  const std::vector<LabelItem> items{{{100, 100}, {40, 14}, {1, 0}, 30}};
  EXPECT_EQ(placeLabels(items, {}, kPane)[0]->y, 93) << "straight to the right";
  LabelObstacles edge{{}, {{{20, 100}, {98, 100}}}};
  const auto [from, to] = leaderOf(items[0], *placeLabels(items, edge, kPane)[0]);
  EXPECT_GT(std::abs(to.y - from.y), 0.14 * std::abs(to.x - from.x));
}

/// The letter of an arrow is nearer to its own head than to any other.
TEST(LabelLayout, KeepsAnArrowsLetterAtItsOwnHead) {
  const dvec2 tip(100, 100), own(93, 100), other(112, 100);  // the heads' middles
  const std::vector<LabelItem> items{{tip, {12, 14}, {1, 0}, 6}};
  LabelObstacles heads;
  for (const dvec2 middle : {own, other}) heads.boxes.push_back({.box = {middle - 7.0, middle + 7.0}, .head = true});
  const dvec2 low = *placeLabels(items, heads, kPane)[0], high = low + items[0].size;
  const auto far = [&](dvec2 p) { return glm::distance(p, glm::clamp(p, low, high)); };
  EXPECT_LE(far(tip), far(other));
}

TEST(LabelLayout, CentresWithoutASide) {
  const std::vector<LabelItem> items{{{100, 100}, {40, 16}}};
  EXPECT_EQ(*placeLabels(items, {}, kPane)[0], dvec2(80, 92));
}

TEST(LabelLayout, NeverOverlapsAndStaysInside) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    std::uniform_real_distribution<double> x(-20, kPane.x + 20), y(-20, kPane.y + 20), size(8, 120), side(-1, 1);
    std::vector<LabelItem> items;
    for (int i = 0; i < 60; ++i)
      items.push_back({{x(random), y(random)},
                       {size(random), 0.3 * size(random)},
                       i % 3 == 0 ? dvec2(0.0) : dvec2(side(random), side(random)),
                       6,
                       i % 5});
    LabelObstacles obstacles;
    for (int i = 0; i < 20; ++i) {
      const dvec2 low(x(random), y(random));
      obstacles.boxes.push_back({{low, low + 10.0}});
      obstacles.segments.push_back({low, {x(random), y(random)}});
    }
    const std::vector<Box> boxes = boxesOf(items, placeLabels(items, obstacles, kPane));
    EXPECT_GT(boxes.size(), 10u);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      EXPECT_GE(boxes[i].low.x, 0);
      EXPECT_GE(boxes[i].low.y, 0);
      EXPECT_LE(boxes[i].high.x, kPane.x);
      EXPECT_LE(boxes[i].high.y, kPane.y);
      for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(overlap(boxes[i], boxes[j]));
    }
  }
}

TEST(LabelLayout, HigherPriorityKeepsItsPlace) {
  std::vector<LabelItem> items{{{100, 100}, {40, 16}, {1, 0}, 6, 0}, {{100, 100}, {40, 16}, {1, 0}, 6, 5}};
  const auto corners = placeLabels(items, {}, kPane);
  EXPECT_EQ(*corners[1], dvec2(106, 92));
  ASSERT_TRUE(corners[0]);
  EXPECT_NE(*corners[0], *corners[1]);
}

TEST(LabelLayout, LeavesOutWhatFindsNoPlace) {
  std::vector<LabelItem> items;
  for (int i = 0; i < 60; ++i) items.push_back({{70, 40}, {60, 30}, {1, 0}, 6, i == 59 ? 1 : 0});
  const auto corners = placeLabels(items, {}, {140, 80});
  EXPECT_TRUE(corners[59]);
  std::size_t placed = 0;
  for (const auto& corner : corners) placed += corner.has_value();
  EXPECT_LT(placed, 5u);
}

TEST(LabelLayout, PrefersNotToCoverMarkers) {
  const std::vector<LabelItem> items{{{100, 100}, {40, 16}, {1, 0}, 6}};
  LabelObstacles obstacles;
  obstacles.boxes.push_back({{{110, 90}, {130, 110}}});
  const auto corners = placeLabels(items, obstacles, kPane);
  ASSERT_TRUE(corners[0]);
  EXPECT_FALSE(overlap({*corners[0], *corners[0] + items[0].size}, {{110, 90}, {130, 110}}));
}

TEST(LabelLayout, PrefersNotToLieOnALine) {
  const std::vector<LabelItem> items{{{100, 100}, {40, 16}, {1, 0}, 6}};
  LabelObstacles obstacles;
  obstacles.segments.push_back({{100, 100}, {400, 100}});
  const dvec2 corner = *placeLabels(items, obstacles, kPane)[0];
  EXPECT_TRUE(corner.y > 100 || corner.y + 16 < 100);
}

TEST(LabelLayout, GoesFurtherRoundAHeavyLineThanALightOne) {
  // A line along the preferred side and those beside it: under a light one the label stays near, a heavy one it leaves.
  std::vector<LabelItem> items{{{100, 100}, {40, 16}, {1, 0}, 6}};
  const auto crossed = [&](double weight) {
    LabelObstacles obstacles;
    for (const double y : {80.0, 90.0, 100.0, 110.0, 120.0}) obstacles.segments.push_back({{99, y}, {112, y}, weight});
    const dvec2 corner = *placeLabels(items, obstacles, kPane)[0];
    return corner.x < 112 && corner.x + 40 > 99;
  };
  EXPECT_TRUE(crossed(0.1));
  EXPECT_FALSE(crossed(20));
}

/// Far from its point a label has a line to it: rather no line lies between them.
TEST(LabelLayout, PrefersASideToWhichItsLineCrossesNothing) {
  LabelObstacles obstacles;
  obstacles.taken.push_back({{60, 60}, {140, 140}});
  obstacles.segments.push_back({{145, 0}, {145, 400}, 1});
  const std::vector<LabelItem> items{{{100, 100}, {40, 16}, {1, 0}, 6}};
  const auto placed = placeLabels(items, obstacles, kPane);
  ASSERT_TRUE(placed[0]);
  EXPECT_LT(placed[0]->x + 40, 145);
}

TEST(LabelLayout, NothingStandsOnWhatIsTaken) {
  std::mt19937 random(11);
  std::uniform_real_distribution<double> x(0, kPane.x), y(0, kPane.y), side(-1, 1);
  LabelObstacles obstacles;
  obstacles.taken.push_back({{100, 80}, {300, 260}});
  int placed = 0;
  for (int i = 0; i < 300; ++i) {
    const dvec2 anchor(x(random), y(random));
    const std::vector<LabelItem> items{{anchor, {50, 16}, {side(random), side(random)}, 6}};
    for (const Box& box : boxesOf(items, placeLabels(items, obstacles, kPane))) {
      EXPECT_FALSE(overlap(box, {{100, 80}, {300, 260}}));
      ++placed;
    }
  }
  EXPECT_GT(placed, 150);
}

TEST(LabelLayout, WhatIsFixedStandsAtItsPlaceOrNowhere) {
  LabelItem tick{{100, 100}, {20, 12}, {0, 1}, 5};
  tick.fixed = true;
  std::vector<LabelItem> items{tick};
  EXPECT_EQ(*placeLabels(items, {}, kPane)[0], dvec2(90, 105));
  EXPECT_EQ(boxOf(tick).low, dvec2(90, 105));
  items.push_back({{100, 112}, {40, 16}, {}, 0, 9});
  EXPECT_FALSE(placeLabels(items, {}, kPane)[0]) << "beside its tick it would be another tick's number";
}

TEST(LabelLayout, AnchorsOutsideOrNotNumbersAreLeftOut) {
  const double nan = std::nan("");
  const std::vector<LabelItem> items{{{-50, 100}, {40, 16}}, {{nan, 100}, {40, 16}}, {{100, 1e300}, {40, 16}}};
  for (const auto& corner : placeLabels(items, {}, kPane)) EXPECT_FALSE(corner);
}

TEST(LabelLayout, NearTheBorderItTurnsInwards) {
  for (const dvec2 anchor : {dvec2(3, 200), dvec2(497, 200), dvec2(250, 3), dvec2(250, 397), dvec2(2, 2)}) {
    const dvec2 outwards = anchor - 0.5 * kPane;
    const std::vector<LabelItem> items{{anchor, {60, 18}, outwards, 6}};
    EXPECT_TRUE(placeLabels(items, {}, kPane)[0]) << anchor.x << ", " << anchor.y;
  }
}

}  // namespace
}  // namespace gjklab::label_layout_test

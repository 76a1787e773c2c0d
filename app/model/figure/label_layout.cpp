#include "model/figure/label_layout.h"

#include "model/solid/segment.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace gjklab {
namespace {

constexpr double kPi = std::numbers::pi;
/// Turns from the preferred side, in the order they are tried.
constexpr std::array<double, 12> kLeaderTurns{0,        kPi / 6,     -kPi / 6,     kPi / 3,     -kPi / 3,     kPi / 2,
                                              -kPi / 2, 2 * kPi / 3, -2 * kPi / 3, 5 * kPi / 6, -5 * kPi / 6, kPi};
constexpr std::array<double, 5> kGaps{1, 2.2, 4, 7, 11};
/// A place further down the list costs as much as covering this many square pixels of a marker.
constexpr double kStepCost = 5, kGapCost = 30;
constexpr double kSegmentCost = 1.2;   ///< for each pixel of line under the label
constexpr double kCrossingCost = 10;   ///< for each line of weight 1 that the line to the anchor crosses
constexpr double kThroughCost = 120;   ///< for each label that a line to an anchor runs through
constexpr double kContinuesCost = 35;  ///< if the line to the anchor looks like a part of another line
/// The name of an area beside a mark is read as that one's.
constexpr double kStrangeCost = 70;
/// The name of one body's point is read as the other's if it is on that; for all of it.
constexpr double kForeignCost = 160;
/// Two labels on one line with less between them are read as one: a word's space, as a share of their height.
constexpr double kWordSpace = 0.8, kRunOnCost = 45;
/// To stay on its side is worth this much: the eye finds it there. Less than a line that runs under the whole of it.
constexpr double kKept = 18;

/// The box of a label whose centre lies in direction `unit` of its anchor, `gap` away from it.
ScreenBox boxBeside(const LabelItem& item, dvec2 unit, double gap) {
  const double reach = 0.5 * (std::abs(unit.x) * item.size.x + std::abs(unit.y) * item.size.y);
  const dvec2 low = item.anchor + unit * (gap + reach) - 0.5 * item.size;
  return {low, low + item.size};
}

struct LabelPlacement {
  ScreenBox box;
  double cost = 0;
  LabelSide side;
};

ScreenBox boxAt(const LabelItem& item, const LabelSide& side) {
  if (side.unit == dvec2(0.0)) return {item.anchor - 0.5 * item.size, item.anchor + 0.5 * item.size};
  // Beside a large mark further out is not further in its measure.
  constexpr double kMostBeyond = 56;
  return boxBeside(item, side.unit, std::min(item.gap * side.gap, item.gap + kMostBeyond * item.scale));
}

std::vector<LabelPlacement> placementsOf(const LabelItem& item) {
  std::vector<LabelPlacement> places;
  const bool centred = item.away == dvec2(0.0);
  if (item.fixed) {
    const LabelSide only{centred ? dvec2(0.0) : glm::normalize(item.away), 1};
    return {{boxAt(item, only), 0, only}};
  }
  if (item.kept) places.push_back({boxAt(item, *item.kept), -kKept, *item.kept});
  if (centred) places.push_back({boxAt(item, {}), 0, {}});
  // The name of an area that cannot stay in its middle goes aside: areas are wider than high where they are low.
  const dvec2 side = centred ? dvec2(1, 0) : glm::normalize(item.away);
  for (std::size_t g = 0; g < kGaps.size(); ++g)
    for (std::size_t t = 0; t < kLeaderTurns.size(); ++t) {
      const double c = std::cos(kLeaderTurns[t]), s = std::sin(kLeaderTurns[t]);
      const dvec2 unit(c * side.x - s * side.y, s * side.x + c * side.y);
      const double cost = kGapCost * static_cast<double>(g) + kStepCost * static_cast<double>(t + (centred ? 2 : 0));
      const LabelSide turned{unit, kGaps[g]};
      places.push_back({boxAt(item, turned), cost, turned});
    }
  return places;
}

bool isFree(const ScreenBox& box, std::span<const ScreenBox> placed, dvec2 pane_size, double spacing) {
  if (!(box.low.x >= spacing && box.low.y >= spacing && box.high.x <= pane_size.x - spacing &&
        box.high.y <= pane_size.y - spacing))
    return false;
  const ScreenBox wide{box.low - spacing, box.high + spacing};
  return std::none_of(placed.begin(), placed.end(),
                      [&](const ScreenBox& other) { return overlapArea(wide, other) > 0; });
}

/// Whether the label would look like the name of a mark that is not at its anchor. The name of an area covers its
/// anchor, so a mark beside it would be confused with it.
bool isStrange(const ScreenBox& box, const LabelItem& item, const LabelObstacles& obstacles) {
  constexpr double kBeside = 9;
  const bool area = item.away == dvec2(0.0);
  const double own = area ? kBeside * item.scale : distanceTo(box, item.anchor);
  return std::any_of(obstacles.boxes.begin(), obstacles.boxes.end(), [&](const LabelObstacles::Box& each) {
    const dvec2 middle = 0.5 * (each.box.low + each.box.high);
    const double reach = 0.5 * (each.box.high.x - each.box.low.x);
    return each.mark && (area || glm::distance(middle, item.anchor) > reach) &&
           distanceTo(box, middle) - (area ? reach : 0) < own;
  });
}

/// For the letter of an arrow, which is anchored at its tip: the middles of the other arrows' heads. Otherwise none.
std::vector<dvec2> otherHeads(const LabelItem& item, const LabelObstacles& obstacles) {
  constexpr double kOwn = 1.5;  // pixels: from half a head's length to the head's middle
  std::vector<dvec2> others;
  bool has_own = false;
  for (const LabelObstacles::Box& each : obstacles.boxes) {
    if (!each.head) continue;
    const dvec2 middle = 0.5 * (each.box.low + each.box.high);
    const double half = 0.5 * (each.box.high.x - each.box.low.x);
    const bool own = std::abs(glm::distance(middle, item.anchor) - half) < kOwn * item.scale;
    has_own = has_own || own;
    if (!own) others.push_back(middle);
  }
  return has_own ? others : std::vector<dvec2>{};
}

/// Whether the letter would be read as that of another arrow, whose head is nearer.
bool isAtOtherHead(const ScreenBox& box, const LabelItem& item, std::span<const dvec2> heads) {
  return std::any_of(heads.begin(), heads.end(),
                     [&](dvec2 head) { return distanceTo(box, head) < distanceTo(box, item.anchor); });
}

/// Whether it hides another point or an arrow's head.
bool coversMiddle(const ScreenBox& box, const LabelItem& item, const LabelObstacles& obstacles) {
  return std::any_of(obstacles.boxes.begin(), obstacles.boxes.end(), [&](const LabelObstacles::Box& each) {
    if (!each.mark && !each.head) return false;
    const dvec2 middle = 0.5 * (each.box.low + each.box.high);
    const double reach = each.mark ? std::max(0.5 * (each.box.high.x - each.box.low.x), 1.5) : 0;
    return (each.head || glm::distance(middle, item.anchor) > reach) && distanceTo(box, middle) == 0;
  });
}

double foreignCost(const ScreenBox& box, const LabelItem& item, const LabelObstacles& obstacles) {
  constexpr int kAcross = 5, kDown = 3;
  if (item.owner == 0) return 0;
  double cost = 0;
  for (const LabelObstacles::Area& area : obstacles.areas) {
    if (area.owner == item.owner) continue;
    int covered = 0;
    for (int i = 0; i < kAcross; ++i)
      for (int k = 0; k < kDown; ++k)
        covered += area.covers(glm::mix(box.low, box.high, dvec2((i + 0.5) / kAcross, (k + 0.5) / kDown)));
    cost += kForeignCost * covered / (kAcross * kDown);
  }
  return cost;
}

bool runsOn(const ScreenBox& box, std::span<const ScreenBox> placed) {
  const double space = kWordSpace * (box.high.y - box.low.y);
  const ScreenBox wide{box.low - dvec2(space, 0), box.high + dvec2(space, 0)};
  return std::any_of(placed.begin(), placed.end(), [&](const ScreenBox& other) {
    return overlapArea(wide, other) > 0.3 * space * (box.high.y - box.low.y);
  });
}

double coverCost(const ScreenBox& box, const LabelObstacles& obstacles, double scale, double limit) {
  constexpr double kTouching = 2;  // pixels: lines have a width
  const ScreenBox wide{box.low - kTouching * scale, box.high + kTouching * scale};
  double cost = 0;
  for (const LabelObstacles::Box& each : obstacles.boxes) cost += each.weight * overlapArea(box, each.box);
  for (const LabelObstacles::Segment& segment : obstacles.segments) {
    if (cost >= limit) break;
    cost += kSegmentCost * segment.weight * lengthInside(segment.from, segment.to, wide);
  }
  return cost;
}

/// From the mark at the anchor to the label; it is drawn if the label is not beside its anchor.
struct Leader {
  dvec2 from{0.0}, to{0.0};
  bool drawn = false;
};

Leader leaderTo(const ScreenBox& box, const LabelItem& item) {
  const dvec2 end = glm::clamp(item.anchor, box.low, box.high), way = end - item.anchor;
  const double length = glm::length(way);
  if (!(length > 0)) return {end, end, false};
  return {item.anchor + way * std::min(0.5, item.gap / length), end, !item.fixed && length > kLeaderFrom * item.scale};
}

/// Whether the leader has nearly the direction of a line and lies on it, or before one of its ends.
bool continues(const Leader& leader, const LabelObstacles::Segment& segment, double scale) {
  constexpr double kAngle = 0.14, kBeside = 4, kBefore = 30, kShort = 20;  // radians; pixels
  const dvec2 along = segment.to - segment.from, way = leader.to - leader.from;
  const double length = glm::length(along), reach = glm::length(way);
  if (!(length > kShort * scale) || !(reach > 0)) return false;
  const dvec2 unit = along / length;
  if (std::abs(unit.x * way.y - unit.y * way.x) > std::sin(kAngle) * reach) return false;
  const dvec2 middle = 0.5 * (leader.from + leader.to) - segment.from;
  if (std::abs(unit.x * middle.y - unit.y * middle.x) > kBeside * scale) return false;
  const double at = glm::dot(middle, unit), room = 0.5 * reach + kBefore * scale;
  return at > -room && at < length + room;
}

/// What the leader runs through, and what of the placed labels' leaders runs through the box.
double leaderCost(const ScreenBox& box, const Leader& leader, std::span<const ScreenBox> placed,
                  std::span<const Leader> leaders) {
  double cost = 0;
  if (leader.drawn)
    for (const ScreenBox& other : placed)
      if (lengthInside(leader.from, leader.to, other) > 0) cost += kThroughCost;
  for (const Leader& other : leaders)
    if (lengthInside(other.from, other.to, box) > 0) cost += kThroughCost;
  return cost;
}

/// A name on the other side of a line is read as that of something there, also without a leader.
double crossingCost(const Leader& leader, const LabelItem& item, const LabelObstacles& obstacles) {
  const dvec2 from = leader.from, end = leader.to;
  const auto sideOf = [](dvec2 a, dvec2 b, dvec2 p) { return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x); };
  double cost = 0;
  for (const LabelObstacles::Segment& each : obstacles.segments) {
    const bool crossed = sideOf(from, end, each.from) * sideOf(from, end, each.to) < 0 &&
                         sideOf(each.from, each.to, from) * sideOf(each.from, each.to, end) < 0;
    if (crossed) cost += kCrossingCost * each.weight;
    if (leader.drawn && continues(leader, each, item.scale)) cost += kContinuesCost;
  }
  return cost;
}

}  // namespace

bool LabelObstacles::Area::covers(dvec2 point) const { return containsPoint(corners, point); }

ScreenBox boxOf(const LabelItem& item) {
  return boxAt(item, {item.away == dvec2(0.0) ? dvec2(0.0) : glm::normalize(item.away), 1});
}

std::vector<std::optional<dvec2>> placeLabels(std::span<const LabelItem> items, const LabelObstacles& obstacles,
                                              dvec2 pane_size, double spacing, std::vector<LabelSide>* sides) {
  std::vector<std::size_t> order(items.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t x, std::size_t y) { return items[x].priority > items[y].priority; });

  std::vector<std::optional<dvec2>> corners(items.size());
  if (sides) sides->assign(items.size(), {});
  std::vector<ScreenBox> placed = obstacles.taken;
  std::vector<Leader> leaders;
  for (const std::size_t i : order) {
    const LabelItem& item = items[i];
    const bool in_pane =
        item.anchor.x >= 0 && item.anchor.y >= 0 && item.anchor.x <= pane_size.x && item.anchor.y <= pane_size.y;
    if (!in_pane) continue;  // also where the anchor is not a number
    double best = std::numeric_limits<double>::infinity();
    ScreenBox best_box;
    const std::vector<dvec2> heads = item.fixed ? std::vector<dvec2>{} : otherHeads(item, obstacles);
    for (const LabelPlacement& place : placementsOf(item)) {
      if (place.cost >= best || !isFree(place.box, placed, pane_size, spacing)) continue;
      if (coversMiddle(place.box, item, obstacles)) continue;
      if (isAtOtherHead(place.box, item, heads)) continue;
      double cost = place.cost + coverCost(place.box, obstacles, item.scale, best - place.cost);
      if (cost < best && !item.fixed && isStrange(place.box, item, obstacles)) {
        if (item.away != dvec2(0.0)) continue;
        cost += kStrangeCost;
      }
      if (cost < best && runsOn(place.box, placed)) cost += kRunOnCost;
      if (cost < best && !item.fixed) cost += foreignCost(place.box, item, obstacles);
      const Leader leader = leaderTo(place.box, item);
      if (cost < best && !item.fixed) cost += crossingCost(leader, item, obstacles);
      if (cost < best) cost += leaderCost(place.box, leader, placed, leaders);
      if (cost >= best) continue;
      best = cost;
      best_box = place.box;
      if (sides) (*sides)[i] = place.side;
    }
    if (best == std::numeric_limits<double>::infinity()) continue;
    corners[i] = best_box.low;
    placed.push_back(best_box);
    if (const Leader leader = leaderTo(best_box, item); leader.drawn) leaders.push_back(leader);
  }
  return corners;
}

}  // namespace gjklab

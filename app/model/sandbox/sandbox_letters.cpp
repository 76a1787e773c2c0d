// The letters A and B of a chosen pair: on their bodies where there is room, otherwise close beside them, clear of
// arrows and of other bodies.

#include "model/figure/screen_hull.h"
#include "model/sandbox/sandbox_figure.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace gjklab {
namespace {

/// Half of a letter, and the space from a body to a letter beside it; pixels at scale 1, in a theme with large text.
constexpr dvec2 kHalf(11, 13);
constexpr double kBeside = 3;
/// The places for a letter reach no further from the body than this, in halves of a letter.
constexpr double kRoom = 4;
/// Around a letter, to arrows and other bodies.
constexpr double kAroundLetter = 5;
/// From the pane's border.
constexpr double kBorder = 4;
/// Of bodies no larger than this, the reach of their dot.
constexpr double kDotReach = 6;

// Costs. Of a place beside the body; for each pixel from the wanted place; for each pixel of an arrow, and its head.
constexpr double kLetterAside = 30, kAway = 0.12, kOnArrow = 4, kOnHead = 80;
// For all of the letter on the pair's other body, on another one, on a fixed one, and on what covers the pane.
constexpr double kOnOther = 150, kOnBody = 100, kOnFixed = 40, kCovered = 600;
/// Factor for a body that the letter's own body hides there.
constexpr double kBehind = 0.3;
constexpr double kUnderLegend = 80;
/// The wanted place on a fixed body, in pixels: from its end that is nearest to another one, and below a body that
/// moves.
constexpr double kFromEnd = 40, kBelowOther = 28;
/// A fixed body no longer than this has its letter in its middle.
constexpr double kLong = 120;
/// What it is worth to stay where it was, and up to which distance from there, in pixels.
constexpr double kKept = 20, kSameSpot = 12;

struct LetterSpot {
  dvec2 middle;
  double cost;
};

ScreenBox around(dvec2 middle, dvec2 half) { return {middle - half, middle + half}; }

bool isInside(const std::vector<dvec2>& hull, const ScreenBox& box) {
  for (const dvec2 corner : {box.low, box.high, dvec2(box.low.x, box.high.y), dvec2(box.high.x, box.low.y)})
    if (!isWithin(hull, corner)) return false;
  return true;
}

/// The share of a box that a hull covers, by a grid of points.
double shareCovered(const std::vector<dvec2>& hull, const ScreenBox& box) {
  constexpr int kPoints = 3;
  int covered = 0;
  for (int i = 0; i < kPoints; ++i)
    for (int k = 0; k < kPoints; ++k)
      covered += isWithin(hull, glm::mix(box.low, box.high, dvec2(i, k) / double(kPoints - 1)));
  return covered / double(kPoints * kPoints);
}

/// Places on the body: the wanted one, some around it, and a grid.
void addInside(std::vector<LetterSpot>& spots, const std::vector<dvec2>& hull, dvec2 wanted, dvec2 half) {
  constexpr int kAcross = 9, kTurns = 8;
  const auto add = [&](dvec2 middle) {
    if (isInside(hull, around(middle, half))) spots.push_back({middle, 0});
  };
  add(wanted);
  for (const double reach : {1.2, 2.4, 4.0})
    for (int i = 0; i < kTurns; ++i) {
      const double angle = 2 * std::numbers::pi * i / kTurns;
      add(wanted + reach * half.x * dvec2(std::cos(angle), std::sin(angle)));
    }
  const auto [low, high] = boxAround(hull);
  for (int i = 0; i < kAcross; ++i)
    for (int k = 0; k < kAcross; ++k) add(glm::mix(low, high, (dvec2(i, k) + 0.5) / double(kAcross)));
}

/// Places along the outline.
void addBeside(std::vector<LetterSpot>& spots, const std::vector<dvec2>& hull, dvec2 half, double s) {
  constexpr double kApart = 16, kMostSpots = 48;
  double whole = 0;
  for (std::size_t i = 0; i < hull.size(); ++i) whole += glm::distance(hull[i], hull[(i + 1) % hull.size()]);
  const double step = std::max(kApart * s, whole / kMostSpots);
  double next = 0.5 * step;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const dvec2 p = hull[i], edge = hull[(i + 1) % hull.size()] - p;
    const double length = glm::length(edge);
    for (; length > 0 && next < length; next += step) {
      const dvec2 out = dvec2(edge.y, -edge.x) / length;
      const double reach = kBeside * s + std::abs(out.x) * half.x + std::abs(out.y) * half.y;
      spots.push_back({p + edge * (next / length) + out * reach, kLetterAside});
    }
    next -= length;
  }
}

/// Places around a body that is a point or a speck.
void addAround(std::vector<LetterSpot>& spots, dvec2 middle, dvec2 half, double reach) {
  constexpr int kTurns = 16;
  for (int i = 0; i < kTurns; ++i) {
    const double angle = 2 * std::numbers::pi * i / kTurns;
    const dvec2 out(std::cos(angle), std::sin(angle));
    spots.push_back({middle + out * (reach + std::abs(out.x) * half.x + std::abs(out.y) * half.y), kLetterAside});
  }
}

/// What a letter there would hide or be confused with.
class LetterGround {
 public:
  /// `room`: around all places for the letter; nothing outside it matters.
  LetterGround(const Figure& figure, const View& view, const std::optional<ScreenBox>& covered, const ScreenBox& room)
      : view_(view), covered_(covered), room_(room) {
    for (const Arrow& arrow : figure.arrows) {
      const dvec2 from(project(view, arrow.from)), to(project(view, arrow.to));
      if (lengthInside(from, to, room) > 0) arrows_.push_back({from, to});
    }
  }
  /// That of an arrow is beyond its tip.
  void addLetter(const Label& label) {
    constexpr double kBeyond = 16, kLetter = 10;
    const dvec2 middle = dvec2(project(view_, label.position)) + kBeyond * view_.ui_scale * label.away;
    letters_.push_back(around(middle, dvec2(kLetter * view_.ui_scale)));
  }
  void addBody(const BodyOnScreen& body, double weight) {
    if (weight > 0 && overlapArea(room_, {body.low, body.high}) > 0) bodies_.push_back({&body, weight, {}});
  }

  double cost(const ScreenBox& box, double limit) {
    const double s = view_.ui_scale, area = (box.high.x - box.low.x) * (box.high.y - box.low.y);
    double cost = 0;
    if (covered_) cost += kCovered * overlapArea(box, *covered_) / area;
    if (box.low.y < kLegendRoom * s) cost += kUnderLegend;
    const ScreenBox wide{box.low - kAroundLetter * s, box.high + kAroundLetter * s};
    for (const auto& [from, to] : arrows_) {
      if (cost >= limit) return cost;
      cost += kOnArrow * lengthInside(from, to, wide) / s;
      if (distanceTo(wide, to) == 0) cost += kOnHead;
    }
    for (const ScreenBox& letter : letters_)
      if (overlapArea(letter, wide) > 0) cost += kOnHead;
    for (Other& other : bodies_) {
      if (cost >= limit) return cost;
      if (overlapArea(wide, {other.body->low, other.body->high}) == 0) continue;
      if (other.hull.empty()) other.hull = hullOf(other.body->corners);
      cost += other.weight * shareCovered(other.hull, wide);
    }
    return cost;
  }

 private:
  struct Other {
    const BodyOnScreen* body;
    double weight;
    std::vector<dvec2> hull;  ///< computed when needed
  };
  const View& view_;
  std::optional<ScreenBox> covered_;
  ScreenBox room_;
  std::vector<std::pair<dvec2, dvec2>> arrows_;
  std::vector<ScreenBox> letters_;
  std::vector<Other> bodies_;
};

}  // namespace

void SandboxPainter::nameChosen(const Sandbox& sandbox, const View& view, BodyPair pair,
                                const std::optional<ScreenBox>& covered) {
  if (!sandbox.shows(pair) || drawn_.empty()) return;
  // What is fixed last: it has more room.
  const bool fixed = sandbox.file().bodies[static_cast<std::size_t>(pair.a)].fixed;
  for (const bool second : {fixed, !fixed}) nameBody(sandbox, view, pair, second, covered);
}

/// `second`: B.
void SandboxPainter::nameBody(const Sandbox& sandbox, const View& view, BodyPair pair, bool second,
                              const std::optional<ScreenBox>& covered) {
  const int body = second ? pair.b : pair.a, other = second ? pair.a : pair.b;
  const double s = view.ui_scale;
  const dvec2 half = kHalf * s;
  const auto isFixed = [&](int i) { return sandbox.file().bodies[static_cast<std::size_t>(i)].fixed; };
  const auto place = [&](int i) {
    return std::find_if(drawn_.begin(), drawn_.end(), [&](const BodyOnScreen& each) { return each.body == i; });
  };
  const auto own = place(body), its = place(other);
  const std::vector<dvec2> hull = clippedTo(hullOf(own->corners), {dvec2(0.0), view.size});
  if (hull.empty()) return;
  const ScreenBox extent = boxAround(hull);
  const dvec2 low = extent.low, high = extent.high, middle = extent.middle();
  // Of what is fixed and large, the part near the other body.
  dvec2 wanted = middle;
  if (isFixed(body) && std::max(high.x - low.x, high.y - low.y) > kLong * s) {
    dvec2 near = 0.5 * (its->low + its->high);
    if (!isFixed(other)) near.y = its->high.y + kBelowOther * s;
    wanted = glm::clamp(near, glm::min(low + half, middle), glm::max(high - half, middle));
    const double far = glm::distance(wanted, middle);
    if (isFixed(other) && far > 0) wanted += (middle - wanted) * std::min(1.0, kFromEnd * s / far);
  }

  LetterGround ground(figure_, view, covered, {low - kRoom * half, high + kRoom * half});
  for (const Label& label : figure_.labels)
    if (label.role == Role::normal || label.role == Role::body_a || label.role == Role::body_b) ground.addLetter(label);
  for (auto each = drawn_.begin(); each != drawn_.end(); ++each) {
    if (each == own) continue;
    // A body that moves is opaque: in space it hides a letter only of what is behind it, or of what is of glass.
    const bool behind = view.dimension == 3 && each < own && !isFixed(body);
    const double weight = each == its ? kOnOther : isFixed(each->body) ? (isFixed(body) ? kOnFixed : 0) : kOnBody;
    ground.addBody(*each, behind ? kBehind * weight : weight);
  }
  std::vector<LetterSpot> spots;
  if (hull.size() > 2) {
    addInside(spots, hull, wanted, half);
    addBeside(spots, hull, half, s);
  }
  if (std::max(high.x - low.x, high.y - low.y) < 2 * kDotReach * s) addAround(spots, middle, half, kDotReach * s);
  LetterPlace& kept = letters_[second ? 1 : 0];
  const dvec2* best = nullptr;
  double least = std::numeric_limits<double>::infinity();
  for (const LetterSpot& spot : spots) {
    const ScreenBox box = around(spot.middle, half);
    if (glm::any(glm::lessThan(box.low, dvec2(kBorder * s))) ||
        glm::any(glm::greaterThan(box.high, view.size - kBorder * s)))
      continue;
    double cost = spot.cost + kAway * glm::distance(spot.middle, wanted) / s;
    if (kept.body == body)
      cost -= kKept * std::max(0.0, 1 - glm::distance(spot.middle, middle + kept.from_middle) / (kSameSpot * s));
    if (cost < least) cost += ground.cost(box, least - cost);
    if (cost >= least) continue;
    least = cost;
    best = &spot.middle;
  }
  if (!best) return;
  kept = {body, *best - middle};
  const double depth = project(view, sandbox.state().bodies[static_cast<std::size_t>(body)].position).z;
  figure_.labels.push_back({.role = second ? Role::body_b : Role::body_a,
                            .position = unproject(view, *best, depth),
                            .text = second ? "B" : "A",
                            .priority = 2,
                            .emphasis = Emphasis::strong});
}

}  // namespace gjklab

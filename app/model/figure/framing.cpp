#include "model/figure/framing.h"

#include "model/figure/motion.h"
#include "model/figure/shadow_line.h"
#include "model/run/hull_run.h"
#include "model/run/impact_study.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gjklab {
namespace {

// Pixels at scale 1.
constexpr double kArrowRoom = 40;  // beyond what frameEyeBox leaves free in any case
constexpr double kHandleRoom = 30;

/// The other body is shown beside a growing hull unless the hull is more than this many times smaller for it.
constexpr double kMostBeside = 2;

/// A box along the axes of the eye: seen at an angle, it is much smaller than one along those of the world.
class EyeBox {
 public:
  explicit EyeBox(const View& view)
      : right_(rightOf(view)),
        up_(upOf(view)),
        towards_(towardsViewer(view)),
        in_perspective_(view.dimension == 3 && view.perspective) {}

  void add(dvec3 p, double around = 0) {
    const dvec3 eye(glm::dot(right_, p), glm::dot(up_, p), glm::dot(towards_, p));
    low_ = glm::min(low_, eye - around);
    high_ = glm::max(high_, eye + around);
    if (in_perspective_) balls_.push_back({p, around});
  }
  void add(const Solid& solid, dvec3 offset, double around = 0) {
    for (const std::vector<dvec3>* points : {&solid.outline, &solid.positions, &solid.vertices})
      for (const dvec3& p : *points) add(p + offset, around);
  }
  void frame(View& view, double margin = kFrameMargin) const {
    if (!(low_.x <= high_.x)) return;
    frameEyeBox(view, low_, high_, margin);
    if (in_perspective_) fitPerspective(view, margin);
  }
  /// How large the box is beside the pane, in the direction that decides the scale.
  double size() const { return std::max(high_.x - low_.x, high_.y - low_.y); }
  double fullness(const View& view) const {
    return std::max((high_.x - low_.x) / view.size.x, (high_.y - low_.y) / view.size.y);
  }

 private:
  struct Ball {
    dvec3 centre;
    double radius;
  };

  /// In perspective, a box is also wide at its near side, and looks lower than it is. So its content is centred and
  /// enlarged to the available area. Moving changes the picture slightly, so this is repeated.
  void fitPerspective(View& view, double margin) const {
    const dvec2 room = (0.5 - margin) * glm::max(view.size, dvec2(1.0));
    for (int pass = 0; pass < 4; ++pass) {
      dvec2 low(std::numeric_limits<double>::infinity()), high(-std::numeric_limits<double>::infinity());
      for (const Ball& ball : balls_) {
        const dvec2 at(project(view, ball.centre));
        const double radius = ball.radius * view.pixels_per_unit / shrinkAt(view, ball.centre);
        low = glm::min(low, at - radius);
        high = glm::max(high, at + radius);
      }
      pan(view, 0.5 * view.size - 0.5 * (low + high));
      const dvec2 half = 0.5 * (high - low) / room;
      const double fullness = std::max(half.x, half.y);
      if (fullness > 0) view.pixels_per_unit /= fullness;
    }
  }

  dvec3 right_, up_, towards_;
  bool in_perspective_;
  std::vector<Ball> balls_;  ///< what was added, in perspective
  dvec3 low_{std::numeric_limits<double>::infinity()}, high_{-std::numeric_limits<double>::infinity()};
};

/// What a line of shadows covers, with the label beside it.
void addShadowLine(EyeBox& box, const View& view, const ShadowLine& line, const SatAxisRow& axis) {
  constexpr double kLabel = 34;  // pixels
  const gjk::Interval part = drawnPart(view, axis);
  for (const double end : {part.low, part.high})
    for (const double aside : {0.0, kLabel}) box.add(line.at(end, aside * view.ui_scale / view.pixels_per_unit));
}

/// The separating axis test: the line of the shadows of every axis, on that side of the bodies where it costs least.
/// What is measured in pixels depends on the view's scale: each time it is closer to the last.
void addShadows(EyeBox& box, View& view, const Scene& scene, const SatRun& sat) {
  constexpr std::size_t kMostAxes = 40;
  constexpr double kMargin = 0.03;  // the lines already have room
  for (int pass = 0; pass < 3; ++pass) {
    for (std::size_t i = 0; i < std::min(sat.axes.size(), kMostAxes); ++i) {
      if (sat.axes[i].skip != gjk::SatSkip::tested) continue;
      std::array<EyeBox, 2> with{box, box};
      const auto lines = shadowLines(scene, posesOf(scene), view, sat.axes[i]);
      for (std::size_t side = 0; side < 2; ++side) addShadowLine(with[side], view, lines[side], sat.axes[i]);
      box = with[with[1].fullness(view) < with[0].fullness(view) ? 1 : 0];
    }
    box.frame(view, kMargin);
  }
}

/// The fraction of the pane that framing a motion leaves free on each side.
constexpr double kMotionMargin = 0.06;
/// Of the pane's shorter side: a body smaller than this is a speck.
constexpr double kLeastBody = 0.07;
/// The view comes closer only if that enlarges the picture at least this much.
constexpr double kLeastGain = 1.5;

/// The part of a motion to frame at an advance: all of it, unless bodies of this size are specks there; then what is
/// left at the last advance that enlarges them notably. `leftAt` gives the box of what is left at an advance.
template <class LeftAt>
EyeBox partToFrame(const View& view, int advance, double body_size, const LeftAt& leftAt) {
  EyeBox box = leftAt(0);
  const double least = kLeastBody * std::min(view.size.x, view.size.y) / (1 - 2 * kMotionMargin);
  for (int i = 1; i <= advance && body_size < least * box.fullness(view); ++i) {
    const EyeBox left = leftAt(i);
    if (kLeastGain * left.fullness(view) < box.fullness(view)) box = left;
  }
  return box;
}

/// In how many parts to look at a motion, so that what turns is seen at every side.
int partsOf(const Body& moving, double seconds) {
  constexpr int kLeast = 16, kMost = 64, kOfOneRadian = 8;
  return static_cast<int>(
      std::min<double>(kMost, kLeast + kOfOneRadian * seconds * glm::length(moving.angular_velocity)));
}

/// All that a moving pair sweeps from a time on until it meets.
EyeBox sweptBox(const View& view, const Scene& scene, const Run& run, const Geometry& geometry, double from) {
  const double end = run.impact->missing.empty() ? run.impact->end.time : 0;
  EyeBox box(view);
  for (const Which which : {Which::a, Which::b}) {
    const Body& moving = body(scene, which);
    const Solid& solid = which == Which::a ? geometry.a : geometry.b;
    const glm::dmat3 back = glm::transpose(rotationOf(moving, scene.dimension));
    const int parts = partsOf(moving, end - from);
    for (int i = 0; i <= parts; ++i) {
      const Body moved = bodyAt(moving, scene.dimension, glm::mix(from, end, static_cast<double>(i) / parts));
      const glm::dmat3 turn = rotationOf(moved, scene.dimension) * back;
      for (const std::vector<dvec3>* points : {&solid.outline, &solid.positions, &solid.vertices})
        for (const dvec3& p : *points) box.add(turn * p + moved.position);
    }
  }
  return box;
}

/// The arc of a spin in the plane, wherever the body is from a time on; of a spin in space its arrow.
void addSpin(EyeBox& box, const Scene& scene, const Run& run, Which which, double from) {
  const Body& moving = body(scene, which);
  if (moving.angular_velocity == dvec3(0.0)) return;
  for (const double time : {from, run.impact->missing.empty() ? run.impact->end.time : from}) {
    const dvec3 centre = motionCentre(moving, scene.dimension, time);
    if (scene.dimension == 2)
      box.add(centre, spinArm(moving));
    else
      box.add(centre + spinTip(moving, scene.dimension, scene.query.duration), 0.3 * spinArm(moving));
  }
}

/// A moving pair from an advance on, with its spins; of the whole motion also the tips of the velocities, unless they
/// are far beyond.
EyeBox motionBox(const View& view, const Scene& scene, const Run& run, const Geometry& geometry, int advance) {
  constexpr double kMostGrowth = 3;
  const double from = run.impact->step(advance).time;
  const EyeBox swept = sweptBox(view, scene, run, geometry, from);
  EyeBox with_arrows = swept;
  for (const Which which : {Which::a, Which::b}) {
    if (advance == 0) with_arrows.add(velocityTip(body(scene, which), scene.dimension, scene.query.duration));
    addSpin(with_arrows, scene, run, which, from);
  }
  return with_arrows.fullness(view) < kMostGrowth * swept.fullness(view) ? with_arrows : swept;
}

/// The size of the smaller body, which decides for both panes.
double smallerOf(const View& view, const Geometry& geometry) {
  EyeBox of_a(view), of_b(view);
  of_a.add(geometry.a, dvec3(0.0));
  of_b.add(geometry.b, dvec3(0.0));
  return std::min(of_a.size(), of_b.size());
}

void frameMotion(View& view, const Scene& scene, const Run& run, const Geometry& geometry, int advance) {
  const auto leftAt = [&](int i) { return motionBox(view, scene, run, geometry, i); };
  partToFrame(view, advance, smallerOf(view, geometry), leftAt).frame(view, kMotionMargin);
}

/// A ⊖ B on its way to O.
void frameSliding(View& view, const Geometry& geometry, const ImpactStudy& impact, int advance) {
  const auto leftAt = [&](int i) {
    EyeBox box(view);
    box.add(dvec3(0.0));
    for (const ImpactStep* step : {&impact.step(i), &impact.end}) {
      const dvec3 offset = step->scene.a.position - step->scene.b.position;
      const double turned = isTranslation(step->scene) ? 0 : 0.2 * geometry.difference.size;
      box.add(geometry.difference, offset, turned);
      box.add(geometry.difference_round, offset);
    }
    return box;
  };
  partToFrame(view, advance, smallerOf(view, geometry), leftAt).frame(view, kMotionMargin);
}

/// The smaller body with the place where it is nearest to the other, where the other is that much larger and not far
/// off: the wide one may leave the pane.
bool frameSmaller(View& view, const Scene& scene, const Run& run, const Geometry& geometry) {
  EyeBox of_a(view), of_b(view);
  of_a.add(geometry.a, scene.a.position);
  of_b.add(geometry.b, scene.b.position);
  const bool a_is_small = of_a.size() < of_b.size();
  const double small = std::min(of_a.size(), of_b.size()), wide = std::max(of_a.size(), of_b.size());
  if (!run.trace.result.has_distance || !(small > 0 && wide > kWide * small)) return false;
  EyeBox box(view);
  const double around = 0.5 * small;
  box.add(a_is_small ? geometry.a : geometry.b, a_is_small ? scene.a.position : scene.b.position, around);
  box.add(run.trace.result.point_a, around);
  box.add(run.trace.result.point_b, around);
  if (box.size() > 0.5 * wide) return false;
  box.frame(view);
  return true;
}

/// Where two runs for the same distance differ: O, their answers, and what they found on the way from the second
/// iteration on.
EyeBox cutOut(const View& view, const Run& own, const Run& rival) {
  EyeBox box(view);
  box.add(dvec3(0.0));
  for (const Run* run : {&own, &rival})
    for (std::size_t i = 1; i < run->trace.gjk.size(); ++i) box.add(run->trace.gjk[i].closest);
  return box;
}

/// Whether two runs end with a distance, so that what they differ in is a small part of A ⊖ B.
bool endApart(const Run& run) { return !run.sat && run.trace.result.has_distance && run.trace.result.depth == 0; }

bool frameCutOut(View& view, const Geometry& geometry, const Run& own, const Run& rival) {
  constexpr double kLeastEnlarged = 1.6, kMargin = 0.2;
  if (!endApart(own) || !endApart(rival)) return false;
  EyeBox all(view), part = cutOut(view, own, rival);
  all.add(geometry.difference, geometry.difference_offset);
  all.add(dvec3(0.0));
  if (!(part.size() > 0) || all.fullness(view) < kLeastEnlarged * part.fullness(view)) return false;
  part.frame(view, kMargin);
  return true;
}

/// Whether what is drawn of a solid lies in the pane, its edge included.
bool fits(const View& view, const Solid& solid, dvec3 offset) {
  constexpr double kTouching = 1;  // pixels
  for (const std::vector<dvec3>* points : {&solid.outline, &solid.positions, &solid.vertices})
    for (const dvec3& p : *points) {
      const dvec2 at(project(view, p + offset));
      if (!(at.x > -kTouching && at.y > -kTouching && at.x < view.size.x + kTouching && at.y < view.size.y + kTouching))
        return false;
    }
  return true;
}

}  // namespace

void frameWorld(View& view, const Scene& scene, const Run& run, const Geometry& geometry, const FramedWith& with) {
  EyeBox box(view);
  if (run.hull && !run.hull->ofDifference() && run.hull->pointCount() > 1) {  // the growing hull, large
    for (int i = 0; i < run.hull->pointCount(); ++i) box.add(run.hull->at(i));
    EyeBox both = box;
    both.add(geometry.a, scene.a.position);
    both.add(geometry.b, scene.b.position);
    const bool fits = box.size() == 0 || both.fullness(view) < kMostBeside * box.fullness(view);
    return (fits ? both : box).frame(view);
  }
  if (run.impact) return frameMotion(view, scene, run, geometry, with.advance);
  if (!run.sat && with.moves.empty() && frameSmaller(view, scene, run, geometry)) return;
  box.add(geometry.a, scene.a.position);
  box.add(geometry.b, scene.b.position);
  box.add(geometry.b, scene.b.position + run.trace.result.depth * run.trace.result.normal);
  for (const dvec3& move : with.moves) box.add(geometry.b, scene.b.position + move);
  box.frame(view);
  if (!run.sat || run.sat->axes.empty()) return;
  const double room = kHandleRoom * view.ui_scale / view.pixels_per_unit;
  box.add(geometry.a, scene.a.position, room);
  box.add(geometry.b, scene.b.position, room);
  addShadows(box, view, scene, *run.sat);
}

void frameDifference(View& view, const Geometry& geometry, const Run& own, const Run* rival, const FramedWith& with) {
  if (own.impact) return frameSliding(view, geometry, *own.impact, with.advance);
  if (rival && !with.whole && frameCutOut(view, geometry, own, *rival)) return;
  EyeBox box(view);
  const Solid& round = geometry.difference_round;
  // In 3-D the rounding has no mesh, only a silhouette.
  const bool silhouette_only = round.positions.empty() && round.outline.empty();
  box.add(geometry.difference, geometry.difference_offset, silhouette_only ? round.radius : 0);
  box.add(round, geometry.difference_offset);
  for (const dvec3& move : with.moves) box.add(geometry.difference, geometry.difference_offset - move);
  box.add(dvec3(0.0));
  for (const Run* run : {&own, rival})
    if (run && run->sat)
      for (const SatAxisRow& axis : run->sat->axes)
        if (axis.skip == gjk::SatSkip::tested) box.add(axis.direction * -axis.separation);
  // EPA's upper bounds are drawn as far as the line through w, which they may reach outside A ⊖ B.
  if (!own.textbook)
    for (const auto& record : own.trace.epa) box.add(record.direction * glm::dot(record.support.w, record.direction));
  box.frame(view);
  // Room around the origin for the arrow of the first direction, which has a length in pixels.
  for (int i = 0; i < 2; ++i) {
    box.add(dvec3(0.0), kArrowRoom * view.ui_scale / view.pixels_per_unit);
    box.frame(view);
  }
}

void framePoints(View& view, std::span<const dvec3> points) {
  EyeBox box(view);
  for (const dvec3& p : points) box.add(p);
  box.frame(view);
}

bool worldFits(const View& view, const Scene& scene, const Run& run, const Geometry& geometry) {
  return run.impact || (fits(view, geometry.a, scene.a.position) && fits(view, geometry.b, scene.b.position));
}

bool differenceFits(const View& view, const Run& run, const Run* rival, const Geometry& geometry) {
  Solid origin;
  origin.vertices = {dvec3(0.0)};
  if (rival && endApart(run) && endApart(*rival)) {
    for (const auto& record : run.trace.gjk) origin.vertices.push_back(record.closest);
    return fits(view, origin, dvec3(0.0));
  }
  return run.impact ||
         (fits(view, geometry.difference, geometry.difference_offset) &&
          fits(view, geometry.difference_round, geometry.difference_offset) && fits(view, origin, dvec3(0.0)));
}

namespace {

/// Whether at one scale each is drawn at least at this fraction of its own.
bool suitOneScale(double scale, double other) {
  constexpr double kLeastOfOwn = 0.4;
  return std::min(scale, other) >= kLeastOfOwn * std::max(scale, other);
}

}  // namespace

double shareAtOneScale(const View& world, const View& difference, dvec2 room,
                       const std::function<void(View&, bool world)>& frame) {
  constexpr double kLeast = 0.3, kHigh = 1000;
  // In panes that are high enough, the width alone decides on the scale.
  const auto scaleOf = [&](View view, bool is_world) {
    view.size = {0.5 * room.x, kHigh * room.y};
    frame(view, is_world);
    return view.pixels_per_unit;
  };
  const double of_world = scaleOf(world, true), of_difference = scaleOf(difference, false);
  if (!suitOneScale(of_world, of_difference)) return 0.5;
  return std::clamp(of_difference / (of_world + of_difference), kLeast, 1 - kLeast);
}

void giveOneScale(View& world, View& difference) {
  if (suitOneScale(world.pixels_per_unit, difference.pixels_per_unit))
    world.pixels_per_unit = difference.pixels_per_unit = std::min(world.pixels_per_unit, difference.pixels_per_unit);
}

}  // namespace gjklab

#include "model/session/pair_inset.h"

#include "model/figure/framing.h"
#include "model/figure/label_layout.h"
#include "model/figure/make_figure.h"
#include "model/figure/staging.h"
#include "model/sandbox/sandbox_words.h"
#include "model/world/world.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace gjklab {
namespace {

/// Pixels at scale 1. No wider than these shares of the pane's width and height; where it would be narrower than the
/// least, there is none.
constexpr double kWidth = 300, kLeastWidth = 150, kShare = 0.3, kShareOfHeight = 0.45, kHeight = 0.85, kMargin = 14;
constexpr double kBelowWords = 6;  ///< between the pane's legend and the inset
constexpr double kNames = 28;      ///< of the inset's last line, the names of the bodies

/// What a body covers on the screen, roughly.
ScreenBox areaOf(const WorldBodyState& body, const View& world) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  ScreenBox area{dvec2(kInfinity), dvec2(-kInfinity)};
  for (int i = 0; i < 8; ++i) {
    const dvec3 corner(i & 1 ? body.box_high.x : body.box_low.x, i & 2 ? body.box_high.y : body.box_low.y,
                       i & 4 ? body.box_high.z : body.box_low.z);
    const dvec2 at(project(world, corner));
    area.low = glm::min(area.low, at);
    area.high = glm::max(area.high, at);
  }
  return area;
}

/// The upper left corner of a picture of this size where it covers least of what moves, least of all the pair itself.
/// `before`: where it is now, if anywhere; it does not move for a little. `top`: the highest place for it.
dvec2 clearCorner(const Sandbox& sandbox, BodyPair pair, const View& world, dvec2 size, std::optional<dvec2> before,
                  double top) {
  constexpr double kOfPair = 4, kWorthMoving = 0.15;  // weight; share of the picture
  const dvec2 margin(kMargin * world.ui_scale), far = world.size - size - margin;
  const std::vector<WorldBodyState>& bodies = sandbox.state().bodies;
  const auto coverage = [&](dvec2 corner) {
    const ScreenBox inset{corner, corner + size};
    double sum = 0;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      if (sandbox.file().bodies[i].fixed) continue;
      const int body = static_cast<int>(i);
      sum += (body == pair.a || body == pair.b ? kOfPair : 1) * overlapArea(areaOf(bodies[i], world), inset);
    }
    return sum;
  };
  // Not at the upper left, where the legend is.
  dvec2 best = before.value_or(dvec2(far.x, top));
  double least = coverage(best) - (before ? kWorthMoving * size.x * size.y : 0);
  for (const dvec2 corner : {dvec2(far.x, top), far, dvec2(margin.x, far.y)})
    if (const double covered = coverage(corner); covered < least) {
      best = corner;
      least = covered;
    }
  return best;
}

Figure resultOf(const RunTrack& track, const View& view) {
  const int last = track.timeline.size() - 1;
  const Frame frame = makeFrame(track.scene, track.run, track.geometry, track.timeline, last, Disclosure::so_far, {});
  FigureOptions options;
  options.grid = options.handles = options.bounds = options.projections = false;
  options.stage = true;
  options.difference_vertices = false;
  Figure figure;
  differenceFigure(frame, view, options, figure);
  Staging staging;
  staging.hidden = ~(bitOf(Role::difference) | bitOf(Role::rounding) | bitOf(Role::origin) | bitOf(Role::normal) |
                     bitOf(Role::closest_point));
  stageFigure(staging, frame, view, options, false, figure);
  // The rounding is explained where there is room for it.
  std::erase_if(figure.labels, [](const Label& label) { return label.role == Role::rounding; });
  return figure;
}

}  // namespace

bool PairInset::holds(dvec2 pixel) const {
  const dvec2 in = pixel - corner_;
  return shows() && in.x >= 0 && in.y >= 0 && in.x < view_.size.x && in.y < view_.size.y;
}

void PairInset::follow(const Sandbox& sandbox, BodyPair pair, const View& world, double words) {
  const double top = std::max(kMargin * world.ui_scale, words > 0 ? words + kBelowWords * world.ui_scale : 0);
  const bool stays = pair_ == pair && seen_from_ == world.size && corner_.y >= std::floor(top);
  pair_ = {};
  const double s = world.ui_scale;
  const double width = std::floor(std::min({kWidth * s, kShare * world.size.x, kShareOfHeight * world.size.y}));
  if (!sandbox.shows(pair) || width < kLeastWidth * s) return;
  pair_ = pair;
  const Scene scene = sceneOf(sandbox.file(), sandbox.state(), pair.a, pair.b);
  if (!isOf(track_, scene)) gjklab::follow(track_, scene, {});
  view_ = world;
  const double names = std::floor(kNames * s);
  view_.size = {width, std::floor(kHeight * width) + names};
  const std::optional<dvec2> before = stays ? std::optional<dvec2>(corner_) : std::nullopt;
  corner_ = glm::floor(clearCorner(sandbox, pair, world, view_.size, before, top));
  seen_from_ = world.size;
  // Above the names of the bodies.
  view_.size.y -= names;
  frameDifference(view_, *track_.geometry, track_.run, nullptr);
  view_.size.y += names;
  pan(view_, {0, -names / 2});
  figure_ = resultOf(track_, view_);
}

BodyPair pairOfBody(const Sandbox& sandbox, int body, BodyPair before) {
  BodyPair found;
  double most = -1;
  for (const WorldPair& pair : sandbox.state().pairs) {
    if ((pair.a != body && pair.b != body) || pair.points.empty()) continue;
    if (BodyPair{pair.a, pair.b} == before) return before;
    if (const double impulse = impulseOf(pair); impulse > most) {
      most = impulse;
      found = {pair.a, pair.b};
    }
  }
  return found;
}

}  // namespace gjklab

#include "model/session/pair_inset.h"

#include "model/figure/framing.h"
#include "model/figure/make_figure.h"
#include "model/figure/staging.h"
#include "model/sandbox/sandbox_words.h"
#include "model/world/world.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace gjklab {
namespace {

/// Pixels at scale 1. No wider than these shares of the pane's width and height; where it would be narrower than the
/// least, there is none.
constexpr double kWidth = 300, kLeastWidth = 150, kShare = 0.3, kShareOfHeight = 0.45, kHeight = 0.85, kMargin = 14;

std::uint64_t bitOf(Role role) { return std::uint64_t{1} << static_cast<unsigned>(role); }

Figure resultOf(const RunTrack& track, const View& view) {
  const int last = track.timeline.size() - 1;
  const Frame frame = makeFrame(track.scene, track.run, track.geometry, track.timeline, last, Disclosure::so_far, {});
  FigureOptions options;
  options.grid = options.ticks = options.handles = options.bounds = options.projections = false;
  options.difference_vertices = false;
  Figure figure;
  differenceFigure(frame, view, options, figure);
  Staging staging;
  staging.hidden = ~(bitOf(Role::difference) | bitOf(Role::rounding) | bitOf(Role::origin) | bitOf(Role::normal) |
                     bitOf(Role::closest_point));
  stageFigure(staging, frame, view, options, false, figure);
  return figure;
}

}  // namespace

bool PairInset::holds(dvec2 pixel) const {
  const dvec2 in = pixel - corner_;
  return shows() && in.x >= 0 && in.y >= 0 && in.x < view_.size.x && in.y < view_.size.y;
}

void PairInset::follow(const Sandbox& sandbox, BodyPair pair, const View& world) {
  pair_ = {};
  const double s = world.ui_scale;
  const double width = std::floor(std::min({kWidth * s, kShare * world.size.x, kShareOfHeight * world.size.y}));
  if (!sandbox.shows(pair) || width < kLeastWidth * s) return;
  pair_ = pair;
  const Scene scene = sceneOf(sandbox.file(), sandbox.state(), pair.a, pair.b);
  if (!isOf(track_, scene)) gjklab::follow(track_, scene, {});
  view_ = world;
  view_.size = {width, std::floor(kHeight * width)};
  corner_ = {world.size.x - width - kMargin * s, kMargin * s};
  frameDifference(view_, *track_.geometry, track_.run, nullptr);
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

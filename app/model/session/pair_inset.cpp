#include "model/session/pair_inset.h"

#include "model/figure/framing.h"
#include "model/figure/label_layout.h"
#include "model/figure/make_figure.h"
#include "model/figure/screen_hull.h"
#include "model/figure/staging.h"
#include "model/sandbox/sandbox_words.h"
#include "model/text/characters.h"
#include "model/world/world.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace gjklab {
namespace {

/// Pixels at scale 1. No wider than these shares of the pane's width and height; where it would be narrower than the
/// least, there is none.
constexpr double kWidth = 300, kLeastWidth = 150, kShare = 0.3, kShareOfHeight = 0.45, kHeight = 0.76, kMargin = 14;
constexpr double kBelowWords = 6;  ///< between the pane's legend and the inset
/// The line with the names of the bodies: at least this high, with this much above and below the letters.
constexpr double kNames = 28, kAroundNames = 12;
constexpr double kBesideNames = 8;
/// What is left free for labels around A ⊖ B: at the sides, above, and below.
constexpr double kBesideRoom = 12, kAboveRoom = 8, kBelowRoom = 2;
/// The same beside A ⊖ B where its name is there.
constexpr double kNameRoom = 86;
/// A ⊖ B gets no less than this share of the width.
constexpr double kLeastShare = 0.45;
/// On a line everything is flat.
constexpr double kHeightOfLine = 0.6;

/// A fixed body that takes this share of the pane, or of its width, is a ground: it is everywhere.
constexpr double kWideArea = 0.35, kWideWidth = 0.9;

/// How bad it is to cover parts of a picture of a world.
class CoverCost {
 public:
  /// `meeting`: around the place where the pair meets, or where it is nearest.
  CoverCost(const Sandbox& sandbox, BodyPair pair, const View& world, const SandboxPainter& picture, ScreenBox meeting)
      : world_(world), arrows_(picture.figure().arrows), meeting_(meeting) {
    constexpr double kOfPair = 4, kFixed = 0.6;
    for (const BodyOnScreen& body : picture.bodiesOnScreen()) {
      const bool fixed = sandbox.file().bodies[static_cast<std::size_t>(body.body)].fixed;
      const bool chosen = body.body == pair.a || body.body == pair.b;
      if (!fixed || !isWide(body)) bodies_.push_back({&body, chosen ? kOfPair : fixed ? kFixed : 1});
    }
  }

  double of(const ScreenBox& box) const {
    constexpr double kMeeting = 8, kArrowWidth = 10, kSpeck = 14;
    double cost = kMeeting * overlapArea(meeting_, box);
    for (const auto& [body, weight] : bodies_) {
      const double least = 0.5 * kSpeck * world_.ui_scale;
      const ScreenBox around{glm::min(body->low, body->high - 2 * least), glm::max(body->high, body->low + 2 * least)};
      if (overlapArea(around, box) == 0) continue;
      const bool speck = around.low == body->high - 2 * least || around.high == body->low + 2 * least;
      cost += weight * (speck ? overlapArea(around, box) : screenArea(clippedTo(hullOf(body->corners), box)));
    }
    for (const Arrow& arrow : arrows_)
      cost += kArrowWidth * world_.ui_scale *
              lengthInside(dvec2(project(world_, arrow.from)), dvec2(project(world_, arrow.to)), box);
    return cost;
  }

 private:
  bool isWide(const BodyOnScreen& body) const {
    const std::vector<dvec2> hull = clippedTo(hullOf(body.corners), {dvec2(0.0), world_.size});
    return screenArea(hull) > kWideArea * world_.size.x * world_.size.y ||
           boxAround(hull).size().x > kWideWidth * world_.size.x;
  }

  struct Covered {
    const BodyOnScreen* body;
    double weight;
  };
  const View& world_;
  const std::vector<Arrow>& arrows_;
  ScreenBox meeting_;
  std::vector<Covered> bodies_;
};

/// Around the contacts of the pair, or its nearest points.
ScreenBox meetingOf(const Sandbox& sandbox, BodyPair pair, const Run& run, const View& world) {
  constexpr double kAround = 30;
  std::vector<dvec3> points;
  for (const WorldPair& each : sandbox.state().pairs)
    if (hasBodies(each, pair))
      for (const WorldContactPoint& point : each.points) points.push_back(point.point);
  if (points.empty() && run.trace.result.has_distance) points = {run.trace.result.point_a, run.trace.result.point_b};
  if (points.empty()) return {};
  std::vector<dvec2> seen;
  for (const dvec3& point : points) seen.emplace_back(project(world, point));
  const ScreenBox box = boxAround(seen);
  return {box.low - kAround * world.ui_scale, box.high + kAround * world.ui_scale};
}

/// The upper left corner of a picture of this size in that corner of the pane where it costs least, or at the middle of
/// the lower or upper border if every corner costs more. `before`: where it is now, if anywhere; it does not move for a
/// little. `top`: the highest place for it.
dvec2 clearCorner(const CoverCost& cost, const View& world, dvec2 size, std::optional<dvec2> before, double top) {
  constexpr double kWorthMoving = 0.15, kNoCorner = 0.08;  // shares of the picture
  const dvec2 margin(kMargin * world.ui_scale), far = world.size - size - margin;
  dvec2 best = before.value_or(dvec2(far.x, top));
  double least = cost.of({best, best + size}) - (before ? kWorthMoving * size.x * size.y : 0);
  const auto consider = [&](dvec2 corner, double more) {
    const double covered = cost.of({corner, corner + size}) + more;
    if (covered >= least) return;
    best = corner;
    least = covered;
  };
  for (const dvec2 corner : {dvec2(far.x, top), far, dvec2(margin.x, far.y), dvec2(margin.x, top)}) consider(corner, 0);
  const double middle = 0.5 * (world.size.x - size.x);
  for (const double y : {far.y, top}) consider({middle, y}, kNoCorner * size.x * size.y);
  return best;
}

/// The name of A ⊖ B, if it is not within: outside its longest edge on the side that O is not on, because there are the
/// distance and the normal.
void moveNameAway(Figure& figure, const View& view) {
  const auto name = std::find_if(figure.labels.begin(), figure.labels.end(), [](const Label& label) {
    return label.role == Role::difference && label.away != dvec2(0.0);
  });
  if (name == figure.labels.end()) return;
  std::vector<dvec2> points;
  for (const Mesh& mesh : figure.meshes)
    for (const dvec3& p : mesh.positions) points.emplace_back(project(view, p + mesh.offset));
  for (const Fill& fill : figure.fills)
    for (const dvec3& p : fill.points) points.emplace_back(project(view, p));
  const std::vector<dvec2> hull = hullOf(points);
  const dvec2 origin(project(view, dvec3(0.0)));
  if (hull.size() < 3 || isWithin(hull, origin)) return;
  dvec2 middle(0.0);
  for (const dvec2& p : hull) middle += p / static_cast<double>(hull.size());
  // Of a speck it is above: beside it, it would lengthen the way to O.
  constexpr double kSpeck = 14;
  const dvec2 size = boxAround(hull).size();
  if (std::max(size.x, size.y) < kSpeck * view.ui_scale) {
    name->away = {0, -1};
    return;
  }
  const dvec2 wanted = glm::normalize(middle - origin);
  double best = 0;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const dvec2 p = hull[i], edge = hull[(i + 1) % hull.size()] - p, out(edge.y, -edge.x);
    if (glm::dot(out, wanted) <= best) continue;
    best = glm::dot(out, wanted);
    name->position = unproject(view, p + 0.5 * edge, project(view, name->position).z);
    name->away = glm::normalize(out);
  }
}

/// On a short way to O the dot at its other end would take the place of the distance's label.
void dropShortEnd(Figure& figure, const View& view) {
  constexpr double kAtO = 30, kShort = 150;
  const dvec2 origin(project(view, dvec3(0.0)));
  std::erase_if(figure.markers, [&](const Marker& marker) {
    const double way = glm::distance(dvec2(project(view, marker.position)), origin) / view.ui_scale;
    return marker.role == Role::closest_point && way > kAtO && way < kShort;
  });
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
  moveNameAway(figure, view);
  dropShortEnd(figure, view);
  return figure;
}

/// What the name of A ⊖ B lacks at the left and at the right; pixels.
dvec2 roomForName(const Figure& figure, const View& view) {
  constexpr double kAside = 0.6;
  const auto name = std::find_if(figure.labels.begin(), figure.labels.end(),
                                 [](const Label& label) { return label.role == Role::difference; });
  if (name == figure.labels.end() || std::abs(name->away.x) < kAside) return dvec2(0.0);
  const double at = project(view, name->position).x, room = kNameRoom * view.ui_scale;
  return name->away.x < 0 ? dvec2(std::max(0.0, room - at), 0) : dvec2(0, std::max(0.0, room - (view.size.x - at)));
}

/// The text, or as much of its beginning as fits, with "…".
std::string fitted(const std::string& text, double room, const std::function<double(const std::string&)>& width) {
  if (width(text) <= room) return text;
  int count = characterCount(text);
  while (count > 0 && width(firstCharacters(text, count) + "…") > room) --count;
  return firstCharacters(text, count) + "…";
}

}  // namespace

bool PairInset::holds(dvec2 pixel) const {
  const dvec2 in = pixel - corner_;
  return shows() && in.x >= 0 && in.y >= 0 && in.x < view_.size.x && in.y < view_.size.y;
}

void PairInset::follow(const Sandbox& sandbox, BodyPair pair, const View& world, const SandboxPainter& picture,
                       const InsetWords& words) {
  const double s = world.ui_scale;
  const double top = std::max(kMargin * s, words.legend > 0 ? words.legend + kBelowWords * s : 0);
  const bool stays = pair_ == pair && seen_from_ == world.size && corner_.y >= std::floor(top);
  pair_ = {};
  const double width = std::floor(std::min({kWidth * s, kShare * world.size.x, kShareOfHeight * world.size.y}));
  if (!sandbox.shows(pair) || width < kLeastWidth * s) return;
  pair_ = pair;
  const Scene scene = sceneOf(sandbox.file(), sandbox.state(), pair.a, pair.b);
  if (!isOf(track_, scene)) gjklab::follow(track_, scene, {});
  setNames(sandbox.file(), words, width, s);
  const double height = std::floor((world.dimension == 1 ? kHeightOfLine : kHeight) * width);
  view_ = world;
  view_.size = {width, height + names_height_};
  const std::optional<dvec2> before = stays ? std::optional<dvec2>(corner_) : std::nullopt;
  const CoverCost cost(sandbox, pair, world, picture, meetingOf(sandbox, pair, track_.run, world));
  corner_ = glm::floor(clearCorner(cost, world, view_.size, before, top));
  seen_from_ = world.size;
  dvec2 low(kBesideRoom * s, kAboveRoom * s), high(width - kBesideRoom * s, height - kBelowRoom * s);
  // Again as long as its name has no room between A ⊖ B and the border.
  constexpr int kTries = 4;
  constexpr double kMoreThanLacks = 1.6;  // the middle moves by half of it
  for (int i = 0; i < kTries; ++i) {
    frameIn(low, high);
    figure_ = resultOf(track_, view_);
    const dvec2 more = roomForName(figure_, view_);
    if (more.x < 1 && more.y < 1) return;
    const double spare = high.x - low.x - kLeastShare * width, taken = kMoreThanLacks * (more.x + more.y);
    if (!(spare > 1)) return;
    const double part = kMoreThanLacks * std::min(1.0, spare / taken);
    low.x += part * more.x;
    high.x -= part * more.y;
  }
}

/// Frames A ⊖ B in a part of the inset.
void PairInset::frameIn(dvec2 low, dvec2 high) {
  const dvec2 whole = view_.size;
  view_.size = high - low;
  frameDifference(view_, *track_.geometry, track_.run, nullptr);
  view_.size = whole;
  pan(view_, 0.5 * (low + high) - 0.5 * whole);
}

/// On one line if they fit, otherwise each on its own.
void PairInset::setNames(const WorldFile& file, const InsetWords& words, double width, double s) {
  const double room = width - 2 * kBesideNames * s;
  names_ = {pairName(file, pair_)};
  if (words.width && words.width(names_[0]) > room) {
    names_ = pairNameLines(file, pair_);
    for (std::string& line : names_) line = fitted(line, room, words.width);
  }
  const double more = static_cast<double>(names_.size() - 1) * words.line;
  names_height_ = std::floor(std::max(kNames * s, words.line + kAroundNames * s) + more);
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

// Moving bodies: the nearest points at this time, the bodies at every other time of the search, what they sweep; the
// greatest closing speed along n; the step that it allows. In difference space A ⊖ B at the same times.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/figure/motion.h"
#include "model/figure/moved_cover.h"
#include "model/run/impact_study.h"
#include "model/solid/segment.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {
namespace {

/// Ghosts of more times than these lie over one another.
constexpr int kMostGhosts = 12;
constexpr float kGhostInk = 0.55f;
/// Closer to each other on the screen than this they are one, in pixels.
constexpr double kNearGhost = 3;
/// A ghost that is moved less than this against its body as it is now cannot be told from it, in pixels.
constexpr double kLeastMoved = 12;
/// Of a body have their times, and how far apart these are, in pixels.
constexpr std::size_t kMostTimes = 3;
constexpr double kBetweenTimes = 64;

/// From a convex polygon to a point outside it; negative within it.
double distanceOutside(const std::vector<dvec2>& polygon, dvec2 p) {
  double nearest = 1e300;
  for (std::size_t i = 0; i < polygon.size(); ++i)
    nearest = std::min(nearest, distanceToSegment(p, polygon[i], polygon[(i + 1) % polygon.size()]));
  return containsPoint(polygon, p) ? -nearest : nearest;
}

class ImpactPainter {
 public:
  explicit ImpactPainter(FigureBuilder& builder)
      : builder_(builder),
        impact_(*builder.frame.impact()),
        study_(*impact_.study),
        start_(*impact_.start),
        step_(builder.frame.moment.sub_step) {}

  void paintWorld() {
    for (const Which which : {Which::a, Which::b})
      if (moves(which)) paintSwept(which);
    paintGhosts();
    if (castsRay())
      paintRayPlanes();
    else if (!impact_.by_hand && step_ == SubStep::impact_speed)
      paintClosing();
    if (!impact_.by_hand && step_ == SubStep::impact_result) paintContacts();
  }

  void paintDifference() {
    paintRay();
    if (castsRay()) paintPlane();
    const bool slides = isTranslation(start_);
    if (builder_.dimension() == 3 && !slides) return;  // each is another solid
    // Turned ones lie across one another: the one before is enough.
    for (const double time : ghostTimes())
      if (slides || time == timeOf(-1)) paintDifferenceAt(time);
  }

 private:
  bool moves(Which which) const {
    const Body& moving = body(start_, which);
    return moving.linear_velocity != dvec3(0.0) || moving.angular_velocity != dvec3(0.0);
  }

  /// Whether the moment is an iteration of the ray cast, with a plane and without nearest points.
  bool castsRay() const {
    return !impact_.by_hand && impact_.record < study_.count() && isRayIteration(study_, impact_.record);
  }

  /// Until the bodies meet, or all the while.
  double endTime() const { return study_.missing.empty() ? study_.end.time : 0; }

  /// What is later has not been found at this step.
  double lastKnownTime() const {
    const bool all = impact_.by_hand || step_ == SubStep::impact_result;
    return all ? endTime() : std::min(endTime(), impact_.time);
  }

  void paintSwept(Which which) {
    if (!(lastKnownTime() > 0)) return;
    for (std::vector<dvec3>& piece : sweptOutline(builder_, which, 0, lastKnownTime()))
      builder_.line({.role = roleOf(which), .points = std::move(piece), .emphasis = Emphasis::faint, .ink = 0.7f});
  }

  /// The distinguishable times of the search, except the one shown.
  std::vector<double> ghostTimes() const {
    const dvec3 relative = start_.b.linear_velocity - start_.a.linear_velocity;
    const double reach = glm::length(wholeOf(builder_.frame, Which::a).size * start_.a.angular_velocity) +
                         glm::length(wholeOf(builder_.frame, Which::b).size * start_.b.angular_velocity);
    const double speed = std::max(
        {glm::length(relative), glm::length(start_.a.linear_velocity), glm::length(start_.b.linear_velocity), reach});
    const auto apart = [&](double p, double q) { return builder_.onScreen(std::abs(p - q) * speed) > kNearGhost; };
    std::vector<double> times;
    const auto add = [&](double time) {
      if (time <= lastKnownTime() && apart(time, impact_.time) &&
          std::all_of(times.begin(), times.end(), [&](double other) { return apart(time, other); }))
        times.push_back(time);
    };
    add(endTime());
    for (const ImpactStep& step : study_.steps)
      if (static_cast<int>(times.size()) < kMostGhosts) add(step.time);
    return times;
  }

  /// The step this many before or after the present one.
  double timeOf(int away) const { return study_.step(std::max(impact_.record + away, 0)).time; }

  /// Where the step leads; where none does, negative.
  double nextTime() const {
    if (step_ != SubStep::impact_advance || impact_.by_hand) return -1;
    return std::min(study_.record(impact_.record).time + study_.record(impact_.record).advance, start_.query.duration);
  }

  /// What a body covers at a time, in the theme's pixels.
  std::vector<dvec2> onPane(Which which, double time) {
    std::vector<dvec2> cover;
    for (const dvec3& p : coverAt(builder_, which, time)) cover.push_back(onPane(p));
    return cover;
  }
  dvec2 onPane(dvec3 p) const { return dvec2(project(builder_.view, p)) / builder_.view.ui_scale; }

  /// Whether a body at a time can be told from what it is now.
  bool isApart(Which which, double time) {
    const std::vector<dvec2> now = onPane(which, impact_.time), then = onPane(which, time);
    return std::any_of(then.begin(), then.end(),
                       [&](dvec2 p) { return std::abs(distanceOutside(now, p)) > kLeastMoved; });
  }

  void paintGhost(Which which, double time, Emphasis emphasis) {
    std::vector<dvec3> cover = coverAt(builder_, which, time);
    if (cover.size() < 2) return;
    builder_.line({.role = roleOf(which),
                   .points = std::move(cover),
                   .closed = true,
                   .dashed = time > impact_.time,
                   .emphasis = emphasis,
                   .ink = emphasis == Emphasis::faint ? kGhostInk : 1});
  }

  void paintGhosts() {
    const double next = nextTime();
    for (const double time : ghostTimes())
      for (const Which which : {Which::a, Which::b})
        if (moves(which) && time != next && isApart(which, time)) paintGhost(which, time, Emphasis::faint);
    if (builder_.options.stage)
      for (const Which which : {Which::a, Which::b})
        if (moves(which)) nameGhosts(which, next);
    if (next < 0) return;
    for (const Which which : {Which::a, Which::b})
      if (moves(which)) paintGhost(which, next, Emphasis::strong);
    if (moves(Which::a) || moves(Which::b)) nameNext(moves(Which::b) ? Which::b : Which::a, next);
  }

  std::string nameOfTime(double time, int digits) const { return fmt::format("*t* = {}", number(time, digits)); }

  /// The times of a few of a body's ghosts: at the place of each that is furthest aside of the motion, or from the
  /// middle of what only turns, and clear of the bodies as they are now.
  void nameGhosts(Which which, double next) {
    constexpr double kClear = 24;  // pixels
    const dvec2 motion = builder_.screenDirection(body(start_, which).linear_velocity);
    const dvec2 aside = motion.x * motion.x > motion.y * motion.y ? dvec2(0, 1) : dvec2(1, 0);
    const std::array<std::vector<dvec2>, 2> present{onPane(Which::a, impact_.time), onPane(Which::b, impact_.time)};
    const auto clearance = [&](dvec2 p) {
      return std::min(distanceOutside(present[0], p), distanceOutside(present[1], p));
    };
    std::vector<dvec2> named;
    for (const double time : ghostTimes()) {
      if (named.size() == kMostTimes) return;
      const std::vector<dvec3> ghost = coverAt(builder_, which, time);
      if (time == next || ghost.empty() || !isApart(which, time)) continue;
      const dvec2 middle =
          onPane(motionCentre(body(start_, which), builder_.dimension(), time) + rowOf(builder_, which));
      const auto score = [&](dvec3 p) {
        const dvec2 out = onPane(p) - middle;
        const double outwards = motion == dvec2(0.0) ? glm::length(out) + 0.2 * out.y : glm::dot(out, aside);
        return outwards + 4 * std::min(clearance(onPane(p)), kClear);
      };
      const dvec3 place = *std::max_element(ghost.begin(), ghost.end(),
                                            [&](const dvec3& p, const dvec3& q) { return score(p) < score(q); });
      const dvec2 at = onPane(place);
      // A time on a body is read as that of the body; where ghosts crowd, one of them has its time.
      if (clearance(at) < kLeastMoved || std::any_of(named.begin(), named.end(), [&](dvec2 other) {
            return glm::distance(other, at) < kBetweenTimes;
          }))
        continue;
      named.push_back(at);
      // Across the motion, off the outline of what the body sweeps.
      const dvec2 out = unitOrZero(at - middle), across(-motion.y, motion.x);
      const dvec2 away = motion == dvec2(0.0) ? out : glm::dot(out, across) < 0 ? -across : across;
      builder_.label(which == Which::a ? Role::handle_a : Role::handle_b, place, nameOfTime(time, 3), away,
                     priority_tick, Emphasis::faint);
    }
  }

  /// Where the ghost's outline is furthest from the bodies at the present time, and beside the arrow of its velocity.
  void nameNext(Which which, double next) {
    constexpr double kClear = 40, kAside = 24;  // pixels
    const std::vector<dvec3> ghost = coverAt(builder_, which, next);
    if (ghost.empty()) return;
    const auto at = [&](dvec3 p) { return onPane(p); };
    const std::array<std::vector<dvec2>, 2> present{onPane(Which::a, impact_.time), onPane(Which::b, impact_.time)};
    dvec2 middle(0.0);
    for (const dvec3& p : ghost) middle += at(p) / static_cast<double>(ghost.size());
    const dvec2 motion = builder_.screenDirection(body(start_, which).linear_velocity);
    dvec3 best = ghost[0];
    dvec2 best_out(0, -1);
    double best_score = -1e300;
    for (const dvec3& p : ghost) {
      const dvec2 out = unitOrZero(at(p) - middle);
      double score = kAside * std::abs(out.x * motion.y - out.y * motion.x) - out.y;  // above rather than below
      for (const auto& cover : present) score += std::min(distanceOutside(cover, at(p)), kClear);
      if (score <= best_score) continue;
      best = p, best_out = out, best_score = score;
    }
    builder_.label(which == Which::a ? Role::handle_a : Role::handle_b, best, nameOfTime(next, 4),
                   best_out == dvec2(0.0) ? dvec2(0, -1) : best_out, priority_value);
  }

  /// The gap along n, between two planes, and how fast it can close.
  void paintClosing() {
    const Frame& frame = builder_.frame;
    if (!frame.witness_a || !frame.witness_b) return;
    const gjk::ImpactRecord<3>& record = study_.record(impact_.record);
    const dvec3 a = *frame.witness_a, b = *frame.witness_b, n = record.normal;
    addSupportingPlane(builder_, Role::support_a, a, n, Emphasis::faint);
    addSupportingPlane(builder_, Role::support_b, b, n, Emphasis::faint);
    nameClosing(glm::mix(a, b, builder_.options.stage ? 0.7 : 0.5), record);  // in a room n has the other half
  }

  void nameClosing(dvec3 at, const gjk::ImpactRecord<3>& record) {
    const dvec2 along = builder_.screenDirection(record.normal);
    const dvec2 side = along == dvec2(0.0) ? dvec2(0.7, 0.7) : dvec2(-along.y, along.x);
    const Argument speed = arg("speed", number(record.speed_bound, 4));
    builder_.label(Role::closest_point, at,
                   record.speed_bound <= 0 ? std::string(tr("does not close"))
                   : record.swept          ? tr("average ≤ {speed}", speed)
                                           : tr("closes ≤ {speed}", speed),
                   side.y < 0 ? -side : side, priority_value);
  }

  /// Ray cast: the support points of A along n and of B against it, each with its plane; the gap is between these.
  void paintRayPlanes() {
    const RayPlane plane = rayPlaneOf(study_, start_, impact_.record);
    const dvec3 n = plane.normal, a = plane.support.a + rowOf(builder_, Which::a),
                b = plane.support.b + rowOf(builder_, Which::b);
    addSupportingPlane(builder_, Role::support_a, a, n);
    addSupportingPlane(builder_, Role::support_b, b, -n);
    builder_.marker(Role::support_a, a, MarkerShape::ring);
    builder_.marker(Role::support_b, b, MarkerShape::ring);
    const dvec2 along = builder_.screenDirection(n);
    const dvec2 side = along == dvec2(0.0) ? dvec2(0.7, -0.7) : dvec2(along.y, -along.x);
    addNormalArrow(builder_, a, n, 0, side);
    // Half-way between the points across n, so that the arrow is not covered.
    const dvec3 across = (b - a) - n * glm::dot(b - a, n);
    const dvec3 from = a + across * 0.5, to = from + n * plane.gap;
    if (builder_.dimension() > 1 && builder_.onScreen(std::abs(plane.gap)) > 3) {
      builder_.line(Role::lower_bound, from, to);
      builder_.label(Role::lower_bound, (from + to) * 0.5,
                     plane.gap > 0 ? tr("{gap} apart", arg("gap", number(plane.gap, 4)))
                                   : tr("way out {gap}", arg("gap", number(-plane.gap, 4))),
                     -side, priority_value);
    }
    if (step_ == SubStep::impact_speed) nameClosing(to, study_.record(impact_.record));
  }

  void paintContacts() {
    for (const auto& contact : study_.contacts.contacts)
      builder_.marker(Role::contact, (contact.point_a + contact.point_b) * 0.5, MarkerShape::diamond, Emphasis::strong);
  }

  /// B's motion as A sees it: A ⊖ B stays where it is, though it may turn there, and O goes along a ray. Here A ⊖ B
  /// moves the other way.
  void paintRay() {
    const dvec3 relative = start_.b.linear_velocity - start_.a.linear_velocity;
    const double remaining = start_.query.duration - impact_.time;
    const dvec3 tip = remaining * relative;
    if (!(builder_.onScreen(glm::length(tip)) > 12)) return;
    const dvec3 lift = builder_.dimension() == 1 ? dvec3(0, builder_.pixels(58), 0) : dvec3(0.0);
    const bool slides = isTranslation(start_);
    const Emphasis emphasis = slides ? Emphasis::normal : Emphasis::faint;
    builder_.arrow(Role::highlight, lift, lift + tip, emphasis, true);
    builder_.label(Role::highlight, seenMiddle(lift, lift + tip), "*v_B* − *v_A*", besideRay(tip), priority_value - 5,
                   emphasis);
    // Bodies that turn change A ⊖ B on the way: where O gets to it, it is another.
    const double left = study_.end.time - impact_.time;
    const bool known = lastKnownTime() >= study_.end.time;
    if (!known || !slides || study_.result().status != gjk::ImpactStatus::hit || !(left > 0)) return;
    const dvec3 at = left * relative;
    if (!(builder_.onScreen(glm::length(at)) > kNearGhost)) return;  // it is there already
    builder_.marker(Role::highlight, lift + at, MarkerShape::ring, Emphasis::strong);
    builder_.label(Role::highlight, lift + at, tr("at *t* = {time}", arg("time", number(study_.end.time, 4))),
                   besideRay(tip) * (builder_.dimension() == 1 ? 1.0 : -1.0), priority_value);
  }

  /// The middle of what the pane shows of a line.
  dvec3 seenMiddle(dvec3 from, dvec3 to) const {
    const auto seen = clipToPane(builder_.view, from, to, 0.96);
    return seen ? (seen->first + seen->second) * 0.5 : (from + to) * 0.5;
  }

  /// Ray cast: how far the plane through w, which the frame has as its support, is short of O.
  void paintPlane() {
    const RayPlane plane = rayPlaneOf(study_, start_, impact_.record);
    const dvec3 n = plane.normal;
    const dvec2 along = builder_.screenDirection(n);
    const dvec2 side = along == dvec2(0.0) ? dvec2(0.7, -0.7) : dvec2(along.y, -along.x);
    const dvec3 lift = builder_.dimension() == 1 ? dvec3(0, builder_.pixels(58), 0) : dvec3(0.0);
    addNormalArrow(builder_, plane.support.w + lift, n, 0, side);
    if (!(plane.gap > 0) || !(builder_.onScreen(plane.gap) > 3)) return;
    builder_.line(Role::lower_bound, -plane.gap * n, dvec3(0.0));
    builder_.label(Role::lower_bound, -0.5 * plane.gap * n, tr("{gap} short of O", arg("gap", number(plane.gap, 4))),
                   -side, priority_answer);
  }

  /// On the number line above, where it has nothing to cover.
  dvec2 besideRay(dvec3 ray) const {
    if (builder_.dimension() == 1) return {0, -1};
    const dvec2 along = builder_.screenDirection(ray);
    return along == dvec2(0.0) ? dvec2(0.7, -0.7) : dvec2(along.y, -along.x);
  }

  void paintDifferenceAt(double time) {
    const Scene moved = sceneAt(start_, time);
    const auto geometry = makeGeometry(moved, builder_.frame.scene, builder_.frame.geometry);
    const Solid& outer = geometry->difference_round.empty() ? geometry->difference : geometry->difference_round;
    std::vector<dvec3> cover = coverOf(builder_, outer, geometry->difference_offset);
    if (cover.size() < 2) return;
    builder_.line({.role = Role::difference,
                   .points = std::move(cover),
                   .closed = true,
                   .dashed = true,
                   .emphasis = Emphasis::faint,
                   .ink = kGhostInk});
  }

  FigureBuilder& builder_;
  const ImpactFrame& impact_;
  const ImpactStudy& study_;
  const Scene& start_;
  SubStep step_;
};

}  // namespace

void addImpact(FigureBuilder& builder) {
  ImpactPainter(builder).paintWorld();
  addMotion(builder);
  addWorldAnswer(builder);  // the answer's arrow over the velocities
}

void addDifferenceImpact(FigureBuilder& builder) { ImpactPainter(builder).paintDifference(); }

}  // namespace gjklab

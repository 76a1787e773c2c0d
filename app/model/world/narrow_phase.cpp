// Boxes, pairs, queries and contacts.

#include "model/world/engine.h"

#include <algorithm>

namespace gjklab {

namespace {

/// The gap at which bodies rest, of the smaller one's reach: too small to be seen, large enough for GJK and for bounds
/// on the motion to work with.
constexpr double kSlop = 5e-4;
/// Bodies come no nearer than this part of the slop.
constexpr double kFloor = 0.1;
/// …but contacts may give way: by this part of the bodies' thickness (or of the smaller one's reach) in a sub-step, and
/// further only where they are no deeper than kSink of it. To hold them harder would hold fast what many bodies push,
/// whose contacts are not solved to the end. Not where both bodies are thin; and into a fixed body never deeper than
/// kSink, else what heavy bodies press would be through a wall after some sub-steps.
constexpr double kGive = 0.05, kSink = 0.1;
/// A body is thin when it spreads, in one direction, by no more than so many times the slop.
constexpr double kThin = 8;
/// Contacts are found up to this gap, of the smaller reach.
constexpr double kReach = 0.05;
/// Contacts are found anew when the bodies have moved by this part of the slop.
constexpr double kMoved = 0.05;
/// …and, within a step, when they have turned by this angle: the gap at a contact is right to first order only.
constexpr double kTurned = 0.01;
/// How far the box goes beyond the body, of its reach.
constexpr double kBoxMargin = 0.05;
/// Faces that lean by no more than this (sine) from the normal are taken to be perpendicular to it, if the gap then is
/// not much smaller: contacts of faces that are all but parallel are as many as those of parallel ones.
constexpr double kLean = 0.1;

template <int D>
double smallerReach(const BodyModel<D>& a, const BodyModel<D>& b) {
  const double least = std::min(a.reach(), b.reach());
  return least > 0 ? least : std::max(a.reach(), b.reach());
}

/// The normal of the body's face that looks along the direction best, in the world; zero where it has none.
template <int D>
gjk::Vec<D> faceNormalAlong(const BodyModel<D>& body, const gjk::Rotation<D>& rotation, gjk::Vec<D> direction) {
  const gjk::Vec<D> local = rotation.applyInverse(direction);
  double best = -1;
  gjk::Vec<D> normal(0.0);
  for (const gjk::Face<D>& face : body.faces.faces) {
    const double along = glm::dot(face.normal, local);
    if (along <= best) continue;
    best = along;
    normal = face.normal;
  }
  return rotation.apply(normal);
}

}  // namespace

template <int D>
Bounds<D> Engine<D>::tightBox(int i) const {
  const gjk::Pose<D> pose = poseOf<D>(model(i), body(i));
  Bounds<D> box;
  for (int axis = 0; axis < D; ++axis) {
    gjk::Vec<D> along(0.0);
    along[axis] = 1;
    const auto& shape = model(i).shape;
    const gjk::Vec<D> local = pose.rotation.applyInverse(along);
    box.high[axis] = pose.toWorld(shape.coreSupport(local).point)[axis] + model(i).radius;
    box.low[axis] = pose.toWorld(shape.coreSupport(-local).point)[axis] - model(i).radius;
  }
  return box;
}

/// The box of all that the body may touch in a step, as it moves now, and on its drift.
template <int D>
Bounds<D> Engine<D>::sweptBox(int i, double margin) const {
  const double step = model_->time_step, reach = model(i).reach();
  const Drift<D>& plan = drifts_[static_cast<std::size_t>(i)];
  const gjk::Vec<D> way = step * (body(i).velocity + step * model_->gravity);
  const double turn = std::max(step * Turning<D>::amount(body(i).spin), Turning<D>::amount(plan.turn));
  Bounds<D> box = tightBox(i);
  for (int axis = 0; axis < D; ++axis) {
    // What turns stays within the ball around its centre.
    const double by = model(i).core_reach * turn, centre = body(i).centre[axis];
    box.low[axis] = std::max(box.low[axis] - by, std::min(centre - reach, box.low[axis]));
    box.high[axis] = std::min(box.high[axis] + by, std::max(centre + reach, box.high[axis]));
    if (moves(i)) {
      box.low[axis] += std::min({way[axis], plan.by[axis], 0.0});
      box.high[axis] += std::max({way[axis], plan.by[axis], 0.0});
    }
    box.low[axis] -= margin;
    box.high[axis] += margin;
  }
  return box;
}

/// Boxes for a whole step, and the pairs anew; what is known of a pair stays, and so do pairs whose contacts have taken
/// part in this sub-step: its energies are theirs too.
template <int D>
void Engine<D>::findPairs() {
  std::vector<bool> still(bodies_.size());
  for (int i = 0; i < count(); ++i) {
    still[static_cast<std::size_t>(i)] = model(i).fixed;
    // What never moves needs no room around it.
    const double margin = model(i).fixed ? 0 : kBoxMargin * model(i).reach();
    if (moves(i) || steps_ == 0) boxes_[static_cast<std::size_t>(i)] = sweptBox(i, margin);
  }
  const auto found = overlappingPairs<D>(boxes_, still);
  std::swap(pairs_, former_pairs_);
  pairs_.clear();
  auto old = former_pairs_.cbegin();
  const auto keepHeldBefore = [&](std::pair<int, int> bodies) {
    for (; old != former_pairs_.cend() && std::pair(old->a, old->b) < bodies; ++old)
      if (old->held) pairs_.push_back(*old);
  };
  for (const std::pair<int, int>& bodies : found) {
    keepHeldBefore(bodies);
    if (old != former_pairs_.cend() && std::pair(old->a, old->b) == bodies) {
      pairs_.push_back(*old++);
      continue;
    }
    PairContact<D>& pair = pairs_.emplace_back();
    pair.a = bodies.first;
    pair.b = bodies.second;
    pair.slop = kSlop * smallerReach<D>(model(pair.a), model(pair.b));
    pair.floor = kFloor * pair.slop;
    pair.aim = pair.slop;
    pair.thin = model(pair.a).thickness + model(pair.b).thickness <= kThin * pair.slop;
  }
  keepHeldBefore({count(), count()});
  former_pairs_.clear();
}

/// New boxes only where a body has left, or is about to leave, its old one.
template <int D>
void Engine<D>::widenBoxes() {
  for (int i = 0; i < count(); ++i) {
    Drift<D>& plan = drifts_[static_cast<std::size_t>(i)];
    plan.by = gjk::Vec<D>(0.0);
    plan.turn = SpinOf<D>{};
    astray_[static_cast<std::size_t>(i)] = 0;
  }
  start_ = bodies_;
  for (int i = 0; i < count(); ++i)
    if (moves(i) && !boxes_[static_cast<std::size_t>(i)].holds(sweptBox(i, 0.5 * kBoxMargin * model(i).reach())))
      return findPairs();
}

/// Within a step: bodies that were pushed off the way for which their boxes were made get new ones.
template <int D>
void Engine<D>::followStrays(double h) {
  bool any = false;
  for (int i = 0; i < count(); ++i) {
    if (!moves(i)) continue;
    const BodyState<D>& start = start_[static_cast<std::size_t>(i)];
    const Drift<D>& plan = drifts_[static_cast<std::size_t>(i)];
    double& astray = astray_[static_cast<std::size_t>(i)];
    const double more_turn = Turning<D>::amount(plan.turn) - h * Turning<D>::amount(start.spin);
    astray += glm::length(plan.by - h * start.velocity) + std::max(more_turn, 0.0) * model(i).core_reach;
    if (astray <= 0.5 * kBoxMargin * model(i).reach()) continue;
    if (boxes_[static_cast<std::size_t>(i)].holds(sweptBox(i, 0))) continue;
    any = true;
  }
  if (any) findPairs();
}

/// By how much the gap along the normal can close within a time, as the bodies move now.
template <int D>
double Engine<D>::closingBound(const PairContact<D>& pair, gjk::Vec<D> normal, double h) const {
  double closing = 0;
  const auto add = [&](int i, double side) {
    if (!moves(i)) return;
    const gjk::Vec<D> velocity = body(i).velocity + h * model_->gravity;
    closing += side * glm::dot(velocity, normal) + Turning<D>::across(body(i).spin, normal) * model(i).core_reach;
  };
  add(pair.a, 1);
  add(pair.b, -1);
  return std::max(closing * h, 0.0);
}

template <int D>
void Engine<D>::narrowPhase(double h, bool first) {
  for (PairContact<D>& pair : pairs_) {
    if (!moves(pair.a) && !moves(pair.b)) continue;
    const double reach = kReach * pair.slop / kSlop;
    if (pair.known && pair.clearance - closingBound(pair, pair.normal, h) > reach) {
      pair.point_count = 0;
      continue;
    }
    if (pair.point_count > 0 && pair.turned <= kTurned && (!first || pair.moved <= kMoved * pair.slop)) {
      if (first) pair.answered = AnswerSource::cached;
      continue;
    }
    lookAt(pair);
  }
}

/// How near the bodies may come in this sub-step. What has contacts is kept apart by them, and stopped only where it
/// could pass; else each little turn of a body that touches another would be a reason to stop it.
template <int D>
void Engine<D>::setFloor(PairContact<D>& pair) const {
  const double strict = kFloor * pair.slop;
  if (pair.point_count == 0 && pair.clearance >= strict)
    pair.floor = strict;
  else {
    const bool fixed = model(pair.a).fixed || model(pair.b).fixed;
    const double thick = std::min(thicknessOf(pair), smallerReach<D>(model(pair.a), model(pair.b)));
    const double least = pair.thin ? strict : -kSink * thick, more = pair.thin ? strict : kGive * thick;
    pair.floor = std::min(least, fixed ? pair.found : pair.clearance - more);
  }
}

/// Asks GJK, and finds the contacts of a pair within reach.
template <int D>
void Engine<D>::lookAt(PairContact<D>& pair) {
  const gjk::Pose<D> pose_a = poseOf<D>(model(pair.a), body(pair.a)), pose_b = poseOf<D>(model(pair.b), body(pair.b));
  gjk::Result<D> result =
      gjk::query<D>(model(pair.a).shape, pose_a, model(pair.b).shape, pose_b, {}, nullptr, &pair.warm);
  ++queries_;
  pair.answered = pair.known ? AnswerSource::warm : AnswerSource::cold;
  if (!pair.known && steps_ == 0) pair.aim = std::clamp(result.distance, 0.0, pair.slop);
  pair.iterations = result.gjk_iterations;
  pair.known = true;
  pair.normal = result.normal;
  pair.clearance = result.distance - result.depth;
  pair.found = pair.clearance;
  pair.moved = pair.turned = 0;
  setFloor(pair);
  findContacts(pair, result);
}

template <int D>
void Engine<D>::findContacts(PairContact<D>& pair, gjk::Result<D> result) {
  const BodyModel<D>&a = model(pair.a), &b = model(pair.b);
  const gjk::Pose<D> pose_a = poseOf<D>(a, body(pair.a)), pose_b = poseOf<D>(b, body(pair.b));
  const double reach = kReach * pair.slop / kSlop;
  const gjk::Result<D> asked = result;
  // The face that is all but perpendicular to the normal.
  for (const gjk::Vec<D> normal : {faceNormalAlong<D>(a, pose_a.rotation, result.normal),
                                   -faceNormalAlong<D>(b, pose_b.rotation, -result.normal)}) {
    const double lean = glm::length(normal - result.normal);
    if (lean > kLean || lean == 0) continue;
    const double gap = gapAlong<D>(a, pose_a, b, pose_b, normal);
    if (gap < pair.clearance - 0.5 * pair.slop) continue;
    result.normal = normal;
    result.distance = std::max(gap, 0.0);
    result.depth = std::max(-gap, 0.0);
    break;
  }
  gjk::Manifold<D> manifold =
      gjk::contactManifold<D>({a.shape, pose_a, a.faces}, {b.shape, pose_b, b.faces}, result, reach);
  const auto isWitness = [](const gjk::Contact<D>& contact) { return contact.feature < 0; };
  if (result.normal != asked.normal && std::any_of(manifold.contacts.begin(), manifold.contacts.end(), isWitness)) {
    result = asked;  // the witness points belong to their own normal
    manifold = gjk::contactManifold<D>({a.shape, pose_a, a.faces}, {b.shape, pose_b, b.faces}, result, reach);
  }
  const auto old = pair.points;
  const int old_count = pair.point_count;
  pair.normal = result.normal;
  pair.clearance = result.distance - result.depth;
  pair.point_count = 0;
  for (const gjk::Contact<D>& contact : manifold.contacts) {
    PointContact<D>& point = pair.points[static_cast<std::size_t>(pair.point_count++)];
    point = {};
    point.anchor_a = pose_a.rotation.applyInverse(contact.point_a - a.radius * result.normal - body(pair.a).centre);
    point.anchor_b = pose_b.rotation.applyInverse(contact.point_b + b.radius * result.normal - body(pair.b).centre);
    point.feature = contact.feature;
    const PointContact<D>* same = nullptr;
    double nearest = kReach * pair.slop / kSlop;
    for (int k = 0; k < old_count; ++k) {
      const PointContact<D>& candidate = old[static_cast<std::size_t>(k)];
      const double off = glm::length(candidate.anchor_a - point.anchor_a);
      if (candidate.feature == contact.feature && contact.feature >= 0 && off < 10 * nearest) {
        same = &candidate;
        break;
      }
      if (off >= nearest) continue;
      nearest = off;
      same = &candidate;
    }
    if (!same) continue;
    point.drift = same->drift;
    point.velocity = same->velocity;
    point.total = same->total;
    point.touching = same->touching;
  }
}

template class Engine<1>;
template class Engine<2>;
template class Engine<3>;

}  // namespace gjklab

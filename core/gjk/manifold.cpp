#include "gjk/manifold.h"

#include "gjk/numeric/vector.h"
#include "gjk/tolerances.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjk {

using namespace detail;

namespace {

/// Of the reach of contacts about to be made: where clipping loses the deepest point by less, the clipped ones stand
/// for it. Bodies at rest that hang a hair over each other keep all their contacts so.
constexpr double kReachSlack = 0.02;

/// A corner of what is clipped, and what it came from: incident corner k is k, the point of the edge from corner k
/// that lies in side plane p is kCutEdge · (p + 1) + k.
template <int D>
struct ClipCorner {
  Vec<D> point;
  int feature;
};
constexpr int kCutEdge = 1 << 12;

/// The part of a point, segment or polygon on the inner side of a plane.
template <int D>
std::vector<ClipCorner<D>> clipped(const std::vector<ClipCorner<D>>& corners, const ClipStep<D>& plane, int side,
                                   double size) {
  const auto heightOf = [&](Vec<D> p) { return glm::dot(plane.normal, p - plane.point); };
  const auto inside = [&](double height) { return height <= kInPlane * size; };
  std::vector<ClipCorner<D>> remains;
  const auto keep = [&](const ClipCorner<D>& corner) {
    for (const ClipCorner<D>& other : remains)
      if (glm::length(corner.point - other.point) <= kSamePoint * size) return;
    remains.push_back(corner);
  };
  const std::size_t count = corners.size(), sides = count > 2 ? count : count - (count > 0);
  for (std::size_t i = 0; i < count; ++i) {
    const Vec<D> point = corners[i].point;
    const double height = heightOf(point);
    if (inside(height)) keep(corners[i]);
    if (i >= sides) continue;
    const Vec<D> next = corners[(i + 1) % count].point;
    const double next_height = heightOf(next);
    if (inside(height) == inside(next_height)) continue;
    const double way = std::clamp(height / (height - next_height), 0.0, 1.0);
    keep({point + way * (next - point), kCutEdge * (side + 1) + corners[i].feature % kCutEdge});
  }
  return remains;
}

/// The planes through the edges of a face along its normal, or through the ends of an edge square to it.
template <int D>
std::vector<ClipStep<D>> sidePlanes(const ContactFeature<D>& reference) {
  const auto& corners = reference.corners;
  std::vector<ClipStep<D>> planes;
  if (corners.size() == 2) {
    const Vec<D> along = unit<D>(corners[1] - corners[0]);
    return {{corners[0], -along, {}}, {corners[1], along, {}}};
  }
  if constexpr (D == 3)
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec<3> edge = corners[(i + 1) % corners.size()] - corners[i];
      planes.push_back({corners[i], unit<3>(glm::cross(edge, reference.normal)), {}});
    }
  return planes;
}

template <int D>
class ManifoldBuilder {
 public:
  ManifoldBuilder(const ContactBody<D>& a, const ContactBody<D>& b, const Result<D>& result, double reach,
                  ManifoldTrace<D>& trace)
      : result_(result),
        trace_(trace),
        radius_a_(a.shape.coreRadius()),
        radius_b_(b.shape.coreRadius()),
        depth_(std::max(result.depth - result.distance, -reach)),
        reach_(reach) {
    trace_.origin = a.pose.position;
    features_a_ = contactFeatures<D>(a.shape, a.faces, a.pose, trace_.origin, result.normal);
    features_b_ = contactFeatures<D>(b.shape, b.faces, b.pose, trace_.origin, -result.normal);
    for (const auto* feature : {&features_a_.incident, &features_b_.incident})
      for (const Vec<D>& p : feature->corners) size_ = std::max(size_, largestCoordinate<D>(p));
  }

  Manifold<D> build() {
    choose();
    if (trace_.kind == ManifoldCase::witness) {
      trace_.candidates = {witness()};
    } else {
      clip();
      joinWitness();
    }
    reduce();
    Manifold<D> manifold;
    manifold.normal = result_.normal;
    for (const int k : trace_.kept) {
      Contact<D> contact = trace_.candidates[k];
      contact.point_a += trace_.origin;
      contact.point_b += trace_.origin;
      manifold.contacts.push(contact);
    }
    return manifold;
  }

 private:
  static bool hasFace(const ContactFeatures<D>& features) { return features.misalignment <= kFaceAngle; }

  /// Reference, incident, and what is to be done with them.
  void choose() {
    const bool face_a = hasFace(features_a_), face_b = hasFace(features_b_);
    const ContactFeature<D>&edge_a = features_a_.supporting, &edge_b = features_b_.supporting;
    trace_.reference_is_a = face_a;
    if (face_a && face_b) {
      const bool better_b = features_b_.misalignment < features_a_.misalignment - 1e-9;
      trace_.reference_is_a = edge_a.round == edge_b.round ? !better_b : edge_b.round;
    }
    trace_.kind = ManifoldCase::face;
    if (!face_a && !face_b) {
      trace_.reference_is_a = true;
      trace_.kind = parallelEdges(edge_a, edge_b) ? ManifoldCase::edge_pair : ManifoldCase::witness;
    }
    const bool by_a = trace_.reference_is_a;
    const ContactFeatures<D>& other = by_a ? features_b_ : features_a_;
    trace_.reference = by_a ? edge_a : edge_b;
    const bool supporting = trace_.kind != ManifoldCase::face || (by_a ? face_b : face_a);
    trace_.incident = supporting ? other.supporting : other.incident;
    if (D == 1 || trace_.incident.corners.size() < 2) trace_.kind = ManifoldCase::witness;
  }

  static bool parallelEdges(const ContactFeature<D>& a, const ContactFeature<D>& b) {
    if (D != 3 || a.corners.size() != 2 || b.corners.size() != 2) return false;
    const Vec<D> along_a = unit<D>(a.corners[1] - a.corners[0]), along_b = unit<D>(b.corners[1] - b.corners[0]);
    return glm::length(along_a - glm::dot(along_a, along_b) * along_b) <= kFaceAngle;
  }

  Contact<D> witness() const { return {result_.point_a - trace_.origin, result_.point_b - trace_.origin, depth_}; }

  void clip() {
    std::vector<ClipCorner<D>> remains;
    for (const Vec<D>& p : trace_.incident.corners) remains.push_back({p, static_cast<int>(remains.size())});
    for (ClipStep<D>& step : sidePlanes<D>(trace_.reference)) {
      remains = clipped<D>(remains, step, static_cast<int>(trace_.clips.size()), size_);
      for (const ClipCorner<D>& corner : remains) step.remains.push_back(corner.point);
      trace_.clips.push_back(step);
      if (remains.empty()) break;
    }
    // Out of the reference body, towards the other one.
    const Vec<D> out = trace_.reference_is_a ? result_.normal : -result_.normal;
    double support = -std::numeric_limits<double>::infinity();
    for (const Vec<D>& p : trace_.reference.corners) support = std::max(support, glm::dot(out, p));
    const double radius_incident = trace_.reference_is_a ? radius_b_ : radius_a_;
    for (const auto& [p, feature] : remains) {
      const double depth = support + radius_a_ + radius_b_ - glm::dot(out, p);
      if (depth < -reach_ - kInPlane * (size_ + radius_a_ + radius_b_)) {
        trace_.above.push_back(p);
        continue;
      }
      const Vec<D> on_incident = p - radius_incident * out, on_reference = on_incident + depth * out;
      trace_.candidates.push_back({trace_.reference_is_a ? on_reference : on_incident,
                                   trace_.reference_is_a ? on_incident : on_reference, std::max(depth, -reach_),
                                   2 * feature + trace_.reference_is_a});
    }
  }

  void joinWitness() {
    double deepest = -std::numeric_limits<double>::infinity();
    for (const Contact<D>& contact : trace_.candidates) deepest = std::max(deepest, contact.depth);
    if (deepest < depth_ - kSamePoint * (size_ + radius_a_ + radius_b_) - kReachSlack * reach_)
      trace_.candidates.push_back(witness());
  }

  double distance(int i, int k) const {
    return glm::length(trace_.candidates[i].point_a - trace_.candidates[k].point_a);
  }

  double area(int i, int j, int k) const {
    const auto at = [&](int index) { return trace_.candidates[index].point_a; };
    const Vec<D> u = at(j) - at(i), v = at(k) - at(i);
    return std::sqrt(std::max(glm::dot(u, u) * glm::dot(v, v) - glm::dot(u, v) * glm::dot(u, v), 0.0));
  }

  /// The candidates are the corners of a convex polygon in order. With the deepest corner p and the one across, j, the
  /// best third and fourth on either side of the diagonal do not depend on each other.
  void reduce() {
    const int count = static_cast<int>(trace_.candidates.size());
    int first = 0;
    for (int i = 1; i < count; ++i)
      if (trace_.candidates[i].depth > trace_.candidates[first].depth) first = i;
    if (count <= kManifoldSize<D>) {
      for (int i = 0; i < count; ++i) trace_.kept.push_back((first + i) % count);
      return;
    }
    if (D < 3) {
      int other = first;
      for (int i = 0; i < count; ++i)
        if (distance(first, i) > distance(first, other)) other = i;
      trace_.kept = {first, other};
      return;
    }
    double best = -1;
    for (int across = 2; across + 1 < count; ++across) {
      const int j = (first + across) % count;
      const int i = furthestBetween(first, j, 1, across), k = furthestBetween(first, j, across + 1, count);
      const double sum = area(first, i, j) + area(first, j, k);
      if (sum <= best) continue;
      best = sum;
      trace_.kept = {first, i, j, k};
    }
  }

  /// Of the corners first + begin … first + end − 1 the one furthest from the diagonal.
  int furthestBetween(int first, int across, int begin, int end) const {
    const int count = static_cast<int>(trace_.candidates.size());
    int best = (first + begin) % count;
    for (int i = begin; i < end; ++i)
      if (area(first, (first + i) % count, across) > area(first, best, across)) best = (first + i) % count;
    return best;
  }

  const Result<D>& result_;
  ManifoldTrace<D>& trace_;
  double radius_a_, radius_b_;
  double depth_, reach_;
  double size_ = 0;
  ContactFeatures<D> features_a_, features_b_;
};

}  // namespace

template <int D>
Manifold<D> contactManifold(const ContactBody<D>& a, const ContactBody<D>& b, const Result<D>& result, double reach,
                            ManifoldTrace<D>* trace) {
  ManifoldTrace<D> own;
  ManifoldTrace<D>& record = trace ? *trace : own;
  record = {};
  const bool usable = result.termination != Termination::invalid_input && largestCoordinate<D>(result.normal) > 0;
  const bool near = result.status != Status::separated || (reach > 0 && result.distance <= reach);
  if (!usable || !near) return {result.normal, {}};
  return ManifoldBuilder<D>(a, b, result, reach, record).build();
}

template <int D>
Manifold<D> contactManifold(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                            const Result<D>& result, ManifoldTrace<D>* trace) {
  return contactManifold<D>({a, pose_a, faceMesh<D>(a)}, {b, pose_b, faceMesh<D>(b)}, result, 0.0, trace);
}

const char* name(ManifoldCase kind) {
  switch (kind) {
    case ManifoldCase::apart:
      return "apart";
    case ManifoldCase::witness:
      return "witness";
    case ManifoldCase::face:
      return "face";
    case ManifoldCase::edge_pair:
      return "edge-pair";
  }
  return "";
}

template Manifold<1> contactManifold<1>(const ContactBody<1>&, const ContactBody<1>&, const Result<1>&, double,
                                        ManifoldTrace<1>*);
template Manifold<2> contactManifold<2>(const ContactBody<2>&, const ContactBody<2>&, const Result<2>&, double,
                                        ManifoldTrace<2>*);
template Manifold<3> contactManifold<3>(const ContactBody<3>&, const ContactBody<3>&, const Result<3>&, double,
                                        ManifoldTrace<3>*);
template Manifold<1> contactManifold<1>(const Shape<1>&, const Pose<1>&, const Shape<1>&, const Pose<1>&,
                                        const Result<1>&, ManifoldTrace<1>*);
template Manifold<2> contactManifold<2>(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&,
                                        const Result<2>&, ManifoldTrace<2>*);
template Manifold<3> contactManifold<3>(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&,
                                        const Result<3>&, ManifoldTrace<3>*);

}  // namespace gjk

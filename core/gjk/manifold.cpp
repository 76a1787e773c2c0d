#include "gjk/manifold.h"

#include "gjk/detail/contact_corners.h"
#include "gjk/detail/inline_vector.h"
#include "gjk/detail/kept_faces.h"
#include "gjk/numeric/vector.h"
#include "gjk/tolerances.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <utility>

namespace GJK_API gjk {

using namespace detail;

namespace {

/// As a fraction of the reach: if clipping loses the deepest point by less than this, the clipped points replace it. So
/// bodies that rest slightly apart keep all their contacts.
constexpr double kReachSlack = 0.02;

/// A corner of the clipped feature, and its origin: k for the incident corner k, and kCutEdge · (p + 1) + k for the
/// point where side plane p cuts the edge from corner k.
template <int D>
struct ClipCorner {
  Vec<D> point;
  int feature;
};
constexpr int kCutEdge = 1 << 12;

template <int D>
using ClipCorners = InlineVector<ClipCorner<D>, 2 * kInlineCorners>;

/// Cuts off the side of the normal.
template <int D>
struct SidePlane {
  Vec<D> point, normal;
};

/// The part of a point, segment or polygon on the inner side of a plane.
template <int D>
void clip(const ClipCorners<D>& corners, const SidePlane<D>& plane, int side, double size, ClipCorners<D>& remains) {
  const auto heightOf = [&](Vec<D> p) { return glm::dot(plane.normal, p - plane.point); };
  const auto inside = [&](double height) { return height <= kInPlane * size; };
  remains.clear();
  const auto keep = [&](const ClipCorner<D>& corner) {
    for (const ClipCorner<D>& other : remains)
      if (glm::length(corner.point - other.point) <= kSamePoint * size) return;
    remains.push(corner);
  };
  const int count = corners.size(), sides = count > 2 ? count : count - (count > 0);
  for (int i = 0; i < count; ++i) {
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
}

/// The planes through the edges of a face along its normal, or through the ends of an edge perpendicular to it.
template <int D>
int sidePlaneCount(const CornerFeature<D>& reference) {
  return reference.corners.size() == 2 ? 2 : D == 3 ? reference.corners.size() : 0;
}
template <int D>
SidePlane<D> sidePlane(const CornerFeature<D>& reference, int i) {
  const Corners<D>& corners = reference.corners;
  if (corners.size() == 2) {
    const Vec<D> along = unit<D>(corners[1] - corners[0]);
    return {corners[i], i == 0 ? -along : along};
  }
  if constexpr (D == 3) {
    const Vec<3> edge = corners[(i + 1) % corners.size()] - corners[i];
    return {corners[i], unit<3>(glm::cross(edge, reference.normal))};
  }
  return {};
}

template <int D>
class ManifoldBuilder {
 public:
  ManifoldBuilder(const ContactBody<D>& a, const ContactBody<D>& b, const Result<D>& result, double reach,
                  ManifoldTrace<D>* trace)
      : result_(result),
        trace_(trace),
        origin_(a.pose.position),
        radius_a_(a.shape.coreRadius()),
        radius_b_(b.shape.coreRadius()),
        depth_(std::max(result.depth - result.distance, -reach)),
        reach_(reach),
        features_a_(cornerFeatures<D>(a.shape, a.faces, a.pose, origin_, result.normal)),
        features_b_(cornerFeatures<D>(b.shape, b.faces, b.pose, origin_, -result.normal)) {
    for (const auto* feature : {&features_a_.incident, &features_b_.incident})
      for (const Vec<D>& p : feature->corners) size_ = std::max(size_, largestCoordinate<D>(p));
  }

  Manifold<D> build() {
    choose();
    if (trace_) begin(*trace_);
    if (kind_ == ManifoldCase::witness) {
      candidates_.push(witness());
    } else {
      clipIncident();
      joinWitness();
    }
    reduce();
    if (trace_) {
      trace_->candidates.assign(candidates_.begin(), candidates_.end());
      trace_->kept.assign(kept_.begin(), kept_.end());
    }
    Manifold<D> manifold;
    manifold.normal = result_.normal;
    for (const int k : kept_) {
      Contact<D> contact = candidates_[k];
      contact.point_a += origin_;
      contact.point_b += origin_;
      manifold.contacts.push(contact);
    }
    return manifold;
  }

 private:
  static bool hasFace(const CornerFeatures<D>& features) { return features.misalignment <= kFaceAngle; }

  /// The reference and incident features, and the case that they form.
  void choose() {
    const bool face_a = hasFace(features_a_), face_b = hasFace(features_b_);
    const CornerFeature<D>&edge_a = features_a_.supporting, &edge_b = features_b_.supporting;
    reference_is_a_ = face_a;
    if (face_a && face_b) {
      const bool better_b = features_b_.misalignment < features_a_.misalignment - 1e-9;
      reference_is_a_ = edge_a.round == edge_b.round ? !better_b : edge_b.round;
    }
    kind_ = ManifoldCase::face;
    if (!face_a && !face_b) {
      reference_is_a_ = true;
      kind_ = parallelEdges(edge_a, edge_b) ? ManifoldCase::edge_pair : ManifoldCase::witness;
    }
    const CornerFeatures<D>& other = reference_is_a_ ? features_b_ : features_a_;
    reference_ = reference_is_a_ ? &edge_a : &edge_b;
    const bool supporting = kind_ != ManifoldCase::face || (reference_is_a_ ? face_b : face_a);
    incident_ = supporting ? &other.supporting : &other.incident;
    if (D == 1 || incident_->corners.size() < 2) kind_ = ManifoldCase::witness;
  }

  static bool parallelEdges(const CornerFeature<D>& a, const CornerFeature<D>& b) {
    if (D != 3 || a.corners.size() != 2 || b.corners.size() != 2) return false;
    const Vec<D> along_a = unit<D>(a.corners[1] - a.corners[0]), along_b = unit<D>(b.corners[1] - b.corners[0]);
    return glm::length(along_a - glm::dot(along_a, along_b) * along_b) <= kFaceAngle;
  }

  void begin(ManifoldTrace<D>& trace) const {
    trace.kind = kind_;
    trace.origin = origin_;
    trace.reference_is_a = reference_is_a_;
    trace.reference = reference_->published();
    trace.incident = incident_->published();
  }

  Contact<D> witness() const { return {result_.point_a - origin_, result_.point_b - origin_, depth_}; }

  void clipIncident() {
    ClipCorners<D> buffers[2];
    ClipCorners<D>*remains = &buffers[0], *next = &buffers[1];
    for (const Vec<D>& p : incident_->corners) remains->push({p, remains->size()});
    for (int side = 0; side < sidePlaneCount(*reference_); ++side) {
      const SidePlane<D> plane = sidePlane(*reference_, side);
      clip<D>(*remains, plane, side, size_, *next);
      std::swap(remains, next);
      if (trace_) {
        ClipStep<D>& step = trace_->clips.emplace_back(ClipStep<D>{plane.point, plane.normal, {}});
        for (const ClipCorner<D>& corner : *remains) step.remains.push_back(corner.point);
      }
      if (remains->empty()) break;
    }
    // From the reference body towards the other one.
    const Vec<D> out = reference_is_a_ ? result_.normal : -result_.normal;
    double support = -std::numeric_limits<double>::infinity();
    for (const Vec<D>& p : reference_->corners) support = std::max(support, glm::dot(out, p));
    const double radius_incident = reference_is_a_ ? radius_b_ : radius_a_;
    for (const auto& [p, feature] : *remains) {
      const double depth = support + radius_a_ + radius_b_ - glm::dot(out, p);
      if (depth < -reach_ - kInPlane * (size_ + radius_a_ + radius_b_)) {
        if (trace_) trace_->above.push_back(p);
        continue;
      }
      const Vec<D> on_incident = p - radius_incident * out, on_reference = on_incident + depth * out;
      candidates_.push({reference_is_a_ ? on_reference : on_incident, reference_is_a_ ? on_incident : on_reference,
                        std::max(depth, -reach_), 2 * feature + reference_is_a_});
    }
  }

  void joinWitness() {
    double deepest = -std::numeric_limits<double>::infinity();
    for (const Contact<D>& contact : candidates_) deepest = std::max(deepest, contact.depth);
    if (deepest < depth_ - kSamePoint * (size_ + radius_a_ + radius_b_) - kReachSlack * reach_)
      candidates_.push(witness());
  }

  double distance(int i, int k) const { return glm::length(candidates_[i].point_a - candidates_[k].point_a); }

  double area(int i, int j, int k) const {
    const auto at = [&](int index) { return candidates_[index].point_a; };
    const Vec<D> u = at(j) - at(i), v = at(k) - at(i);
    return std::sqrt(std::max(glm::dot(u, u) * glm::dot(v, v) - glm::dot(u, v) * glm::dot(u, v), 0.0));
  }

  /// The candidates are the corners of a convex polygon in order. With the deepest corner p and the one across, j, the
  /// best third and fourth on either side of the diagonal do not depend on each other.
  void reduce() {
    const int count = candidates_.size();
    int first = 0;
    for (int i = 1; i < count; ++i)
      if (candidates_[i].depth > candidates_[first].depth) first = i;
    if (count <= kManifoldSize<D>) {
      for (int i = 0; i < count; ++i) kept_.push((first + i) % count);
      return;
    }
    if (D < 3) {
      int other = first;
      for (int i = 0; i < count; ++i)
        if (distance(first, i) > distance(first, other)) other = i;
      keepOnly({first, other});
      return;
    }
    double best = -1;
    for (int across = 2; across + 1 < count; ++across) {
      const int j = (first + across) % count;
      const int i = furthestBetween(first, j, 1, across), k = furthestBetween(first, j, across + 1, count);
      const double sum = area(first, i, j) + area(first, j, k);
      if (sum <= best) continue;
      best = sum;
      keepOnly({first, i, j, k});
    }
  }

  void keepOnly(std::initializer_list<int> places) {
    kept_.clear();
    for (const int place : places) kept_.push(place);
  }

  /// Of the corners first + begin … first + end − 1 the one furthest from the diagonal.
  int furthestBetween(int first, int across, int begin, int end) const {
    const int count = candidates_.size();
    int best = (first + begin) % count;
    for (int i = begin; i < end; ++i)
      if (area(first, (first + i) % count, across) > area(first, best, across)) best = (first + i) % count;
    return best;
  }

  const Result<D>& result_;
  ManifoldTrace<D>* trace_;
  Vec<D> origin_;  ///< all positions are relative to it
  double radius_a_, radius_b_;
  double depth_, reach_;
  double size_ = 0;
  CornerFeatures<D> features_a_, features_b_;
  ManifoldCase kind_ = ManifoldCase::apart;
  bool reference_is_a_ = true;
  const CornerFeature<D>*reference_ = nullptr, *incident_ = nullptr;
  InlineVector<Contact<D>, 2 * kInlineCorners> candidates_;
  InlineList<int, 4> kept_;  ///< indices into the candidates
};

}  // namespace

template <int D>
Manifold<D> contactManifold(const ContactBody<D>& a, const ContactBody<D>& b, const Result<D>& result, double reach,
                            ManifoldTrace<D>* trace) {
  if (trace) *trace = {};
  const bool usable = result.termination != Termination::invalid_input && largestCoordinate<D>(result.normal) > 0;
  const bool near = result.status != Status::separated || (reach > 0 && result.distance <= reach);
  if (!usable || !near) return {result.normal, {}};
  return ManifoldBuilder<D>(a, b, result, reach, trace).build();
}

template <int D>
Manifold<D> contactManifold(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                            const Result<D>& result, ManifoldTrace<D>* trace) {
  FaceMesh<D> own_a, own_b;
  return contactManifold<D>({a, pose_a, facesOf(a, own_a)}, {b, pose_b, facesOf(b, own_b)}, result, 0.0, trace);
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

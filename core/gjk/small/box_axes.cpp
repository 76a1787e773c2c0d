#include "gjk/small/box_axes.h"

#include "gjk/numeric/vector.h"
#include "gjk/tolerances.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjk::small {

using namespace detail;

namespace {

/// The greatest gap between the bounds and the greatest error of witness points, relative to S: a hundredth of the
/// default tolerance.
constexpr double kBoxProof = 1e-12;
/// The rounding error of an overlap relative to S, for an axis of length 1.
constexpr double kAxisRounding = 16 * kEpsilon;
/// Edges at an angle with a smaller sine count as parallel: their axis would change the answer by less than kProof.
constexpr double kParallelEdges = 1e-15;
/// Of almost equal overlaps, that of a face wins: a hundredth of kProof.
constexpr double kFaceFirst = 1e-14;

/// One box: its half extents and its axes in world directions.
struct Sides {
  Vec<3> half;
  const glm::dmat3& axes;

  double reachAlong(const Vec<3>& n) const {
    return half.x * std::abs(glm::dot(n, axes[0])) + half.y * std::abs(glm::dot(n, axes[1])) +
           half.z * std::abs(glm::dot(n, axes[2]));
  }
};

/// The greatest deviation of a box's axes from being perpendicular and of length 1.
double skewOf(const glm::dmat3& m) {
  double worst = 0;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j <= i; ++j) worst = std::max(worst, std::abs(glm::dot(m[i], m[j]) - (i == j ? 1 : 0)));
  return worst;
}

/// Up to eight points in a plane, for clipping.
using Polygon = InlineList<Vec<2>, 8>;

/// The part with sign · p[k] ≤ limit.
Polygon clippedAlong(const Polygon& polygon, int k, double sign, double limit) {
  Polygon left;
  for (int i = 0; i < polygon.size(); ++i) {
    const Vec<2>&p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    const double beyond_p = sign * p[k] - limit, beyond_q = sign * q[k] - limit;
    if (beyond_p <= 0) left.push(p);
    if ((beyond_p < 0 && beyond_q > 0) || (beyond_p > 0 && beyond_q < 0))
      left.push(p + (beyond_p / (beyond_p - beyond_q)) * (q - p));
  }
  return left;
}

/// The mean of the corners of the part of the parallelogram centre ± u ± v within ±limit. `edges`: how many of u, v
/// there are.
bool meanOfClipped(const Vec<2>& centre, const Vec<2>& u, const Vec<2>& v, int edges, const Vec<2>& limit, double slack,
                   Vec<2>& mean) {
  Polygon polygon;
  polygon.push(centre - u - v);
  if (edges > 0) polygon.push(centre + u - v);
  if (edges > 1) polygon.push(centre + u + v), polygon.push(centre - u + v);
  for (const double sign : {-1.0, 1.0}) {
    polygon = clippedAlong(polygon, 0, sign, limit.x + slack);
    polygon = clippedAlong(polygon, 1, sign, limit.y + slack);
  }
  if (polygon.empty()) return false;
  mean = Vec<2>(0.0);
  for (const Vec<2>& p : polygon) mean += p;
  mean *= 1.0 / polygon.size();
  return true;
}

/// The same, moved to within the limit. Aligned boxes, as in stacks, cut rectangles.
bool meanOfCommon(const Vec<2>& centre, const Vec<2>& u, const Vec<2>& v, int edges, const Vec<2>& limit, double slack,
                  Vec<2>& mean) {
  const Vec<2> u_size = glm::abs(u), v_size = glm::abs(v);
  const bool aligned = std::min(u_size.x, u_size.y) + std::min(v_size.x, v_size.y) <= slack;
  if (aligned) {
    const Vec<2> reach = u_size + v_size;
    const Vec<2> low = glm::max(centre - reach, -limit), high = glm::min(centre + reach, limit);
    if (!(low.x <= high.x + slack && low.y <= high.y + slack)) return false;
    mean = 0.5 * (low + high);
  } else if (!meanOfClipped(centre, u, v, edges, limit, slack, mean)) {
    return false;
  }
  mean = glm::clamp(mean, -limit, limit);
  return true;
}

class BoxPair {
 public:
  BoxPair(const Box<3>& a, const Pose<3>& pose_a, const Box<3>& b, const Pose<3>& pose_b)
      : a_{a.half_extents, pose_a.rotation.matrix},
        b_{b.half_extents, pose_b.rotation.matrix},
        offset_(pose_b.position - pose_a.position),
        along_(glm::transpose(a_.axes) * b_.axes),
        offset_a_(offset_ * a_.axes),
        offset_b_(offset_ * b_.axes) {
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j) absolute_[j][i] = std::abs(along_[j][i]);
  }

  /// Computes S, and from it the rounding error.
  void measure() {
    for (int k = 0; k < 3; ++k) {
      Vec<3> axis(0.0);
      axis[k] = 1;
      scale_ = std::max(scale_, std::abs(offset_[k]) + a_.reachAlong(axis) + b_.reachAlong(axis));
    }
    rounding_ = (kAxisRounding + 4 * std::max(skewOf(a_.axes), skewOf(b_.axes))) * scale_;
  }

  double scale() const { return scale_; }

  /// The greatest gap along the axes of the faces, negative for an overlap.
  double gapOfFaces() {
    on_faces_of_a_ = a_.half + absolute_ * b_.half - glm::abs(offset_a_);
    on_faces_of_b_ = b_.half + a_.half * absolute_ - glm::abs(offset_b_);
    const Vec<3> least = glm::min(on_faces_of_a_, on_faces_of_b_);
    return -std::min(std::min(least.x, least.y), least.z);
  }

  /// Tests all axes. False as soon as one of them separates the boxes by more than `limit`.
  bool findLeastOverlap(double limit) {
    for (int i = 0; i < 3; ++i) take(i, -1, on_faces_of_a_[i], 1);
    for (int j = 0; j < 3; ++j) take(-1, j, on_faces_of_b_[j], 1);
    if (least_ < -limit) return false;
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j) takeEdges(i, j);
    return least_ >= -limit;
  }

  /// Normal, bounds and witness points of the overlap found; false if they are not consistent.
  bool answer(Answer<3>& answer) {
    Vec<3> n = edge_a_ >= 0 && edge_b_ >= 0 ? glm::cross(a_.axes[edge_a_], b_.axes[edge_b_])
               : edge_a_ >= 0               ? Vec<3>(a_.axes[edge_a_])
                                            : Vec<3>(b_.axes[edge_b_]);
    n = n * ((glm::dot(n, offset_) < 0 ? -1 : 1) / std::sqrt(glm::dot(n, n)));
    const double upper = a_.reachAlong(n) + b_.reachAlong(n) - glm::dot(n, offset_);
    if (!(upper - lower_ <= kBoxProof * scale_)) return false;
    Vec<3> on_a(0.0), on_b(0.0);
    const bool found = edge_a_ < 0   ? findOnFace(b_, a_, -offset_, -n, upper, on_b, on_a)
                       : edge_b_ < 0 ? findOnFace(a_, b_, offset_, n, upper, on_a, on_b)
                                     : findOnEdges(n, on_a, on_b);
    if (!found) return false;
    if (edge_a_ < 0) on_a += offset_, on_b += offset_;
    if (!(largestCoordinate<3>((on_a - on_b) - upper * n) <= kBoxProof * scale_)) return false;
    answer.overlap = upper >= 0;
    answer.lower = answer.overlap ? std::clamp(lower_, 0.0, upper) : -upper;
    answer.upper = std::abs(upper);
    answer.normal = n;
    answer.on_a = on_a;
    answer.on_b = on_b;
    answer.iterations = answer.epa_iterations = 0;
    return true;
  }

 private:
  /// Tests an axis whose overlap has an error of rounding_ / length.
  void take(int i, int j, double overlap, double length) {
    lower_ = std::min(lower_, overlap - rounding_ / length);
    const bool face = i < 0 || j < 0;
    if (!(overlap < least_ - (face ? 0 : kFaceFirst * scale_))) return;
    least_ = overlap;
    edge_a_ = i;
    edge_b_ = j;
  }

  /// Along the cross product of the axis i of A and the axis j of B.
  void takeEdges(int i, int j) {
    const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
    const double sine = std::sqrt(along_[j][i1] * along_[j][i1] + along_[j][i2] * along_[j][i2]);
    if (sine <= kParallelEdges) {
      lower_ = std::min(lower_, least_ - 4 * kParallelEdges * scale_);
      return;
    }
    const double reach = a_.half[i1] * absolute_[j][i2] + a_.half[i2] * absolute_[j][i1] +
                         b_.half[j1] * absolute_[j2][i] + b_.half[j2] * absolute_[j1][i];
    const double apart = std::abs(offset_a_[i2] * along_[j][i1] - offset_a_[i1] * along_[j][i2]);
    take(i, j, (reach - apart) / sine, sine);
  }

  /// The point, above that face, of the corner, edge or face of `incident` that lies deepest below a face of
  /// `reference` (normal n, outward). Everything is relative to the centre of `reference`.
  bool findOnFace(const Sides& reference, const Sides& incident, const Vec<3>& offset, const Vec<3>& n, double depth,
                  Vec<3>& on_reference, Vec<3>& on_incident) const {
    const int axis = &reference == &a_ ? edge_a_ : edge_b_;
    const Vec<3>&across = reference.axes[(axis + 1) % 3], &up = reference.axes[(axis + 2) % 3];
    const double width = reference.half[(axis + 1) % 3], height = reference.half[(axis + 2) % 3];
    const double slack = 0.1 * kBoxProof * scale_;
    Vec<3> middle = offset;
    InlineList<Vec<3>, 3> free;  // half edges parallel to the face
    for (int k = 0; k < 3; ++k) {
      const double slope = glm::dot(n, incident.axes[k]) * incident.half[k];
      if (std::abs(slope) <= slack)
        free.push(incident.half[k] * incident.axes[k]);
      else
        middle += (slope > 0 ? -incident.half[k] : incident.half[k]) * incident.axes[k];
    }
    if (free.size() > 2) return false;
    const auto flat = [&](const Vec<3>& p) { return Vec<2>(glm::dot(p, across), glm::dot(p, up)); };
    const Vec<2> centre = flat(middle), u = free.size() > 0 ? flat(free[0]) : Vec<2>(0.0),
                 v = free.size() > 1 ? flat(free[1]) : Vec<2>(0.0);
    Vec<2> mean;
    if (!meanOfCommon(centre, u, v, free.size(), {width, height}, slack, mean)) return false;
    on_reference = reference.half[axis] * n + mean.x * across + mean.y * up;
    on_incident = on_reference - depth * n;
    return true;
  }

  /// The nearest points of the deepest edges of both boxes.
  bool findOnEdges(const Vec<3>& n, Vec<3>& on_a, Vec<3>& on_b) const {
    Vec<3> p(0.0), q = offset_;
    for (int k = 0; k < 3; ++k) {
      if (k != edge_a_) p += std::copysign(a_.half[k], glm::dot(n, a_.axes[k])) * a_.axes[k];
      if (k != edge_b_) q -= std::copysign(b_.half[k], glm::dot(n, b_.axes[k])) * b_.axes[k];
    }
    const Vec<3>&u = a_.axes[edge_a_], &v = b_.axes[edge_b_], between = q - p;
    const double uv = glm::dot(u, v), along_u = glm::dot(u, between), along_v = glm::dot(v, between);
    const double sine_squared = 1 - uv * uv, slack = 0.1 * kBoxProof * scale_;
    const double s = (along_u - uv * along_v) / sine_squared, t = (uv * along_u - along_v) / sine_squared;
    const double length_a = a_.half[edge_a_], length_b = b_.half[edge_b_];
    if (!(std::abs(s) <= length_a + slack && std::abs(t) <= length_b + slack)) return false;
    on_a = p + std::clamp(s, -length_a, length_a) * u;
    on_b = q + std::clamp(t, -length_b, length_b) * v;
    return true;
  }

  const Sides a_, b_;
  const Vec<3> offset_;     ///< from A's centre to B's
  const glm::dmat3 along_;  ///< [j][i]: axis i of A · axis j of B
  glm::dmat3 absolute_{};
  const Vec<3> offset_a_, offset_b_;                ///< along the axes
  Vec<3> on_faces_of_a_{0.0}, on_faces_of_b_{0.0};  ///< overlaps
  double scale_ = 0, rounding_ = 0;
  double least_ = std::numeric_limits<double>::infinity(), lower_ = least_;
  int edge_a_ = -1, edge_b_ = -1;  ///< of the least overlap; −1 in one of them: along a face's normal of the other box
};

}  // namespace

bool solveBoxes(const Box<3>& a, const Pose<3>& pose_a, const Box<3>& b, const Pose<3>& pose_b, double radius,
                const Options<3>& options, Answer<3>& answer, double& scale) {
  BoxPair pair(a, pose_a, b, pose_b);
  // Most separated pairs are separated along a face's axis. Beyond this gap, nothing counts as touching.
  const double most = std::max(options.tolerance, kNearZero);
  const Vec<3> sizes = a.half_extents + b.half_extents + glm::abs(pose_b.position - pose_a.position);
  const double sum = sizes.x + sizes.y + sizes.z;
  if (!(pair.gapOfFaces() <= 4 * most * sum)) return false;
  pair.measure();
  scale = pair.scale();
  const double least = std::min(
      {a.half_extents.x, a.half_extents.y, a.half_extents.z, b.half_extents.x, b.half_extents.y, b.half_extents.z});
  // Rejects flat boxes, numbers whose products are out of range, and NaN.
  if (!(least > 1e-6 * scale && scale > 1e-40 && sum + radius < 1e40)) return false;
  // Also answers pairs with a gap that counts as touching.
  const double limit = radius > 0 ? 0 : most * scale;
  return pair.findLeastOverlap(limit) && pair.answer(answer);
}

}  // namespace gjk::small

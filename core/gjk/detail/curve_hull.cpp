#include "gjk/detail/curve_hull.h"

#include "gjk/hull.h"
#include "gjk/numeric/vector.h"
#include "gjk/tolerances.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gjk::detail {
namespace {

double cross(Vec<2> u, Vec<2> v) { return u.x * v.y - u.y * v.x; }

/// Roots of c0 + c1 t + c2 t² inside (0, 1), without cancellation.
void appendRoots(double c0, double c1, double c2, std::vector<double>& roots) {
  const double discriminant = c1 * c1 - 4 * c0 * c2;
  if (discriminant < 0) return;
  const double q = -0.5 * (c1 + std::copysign(std::sqrt(discriminant), c1));
  for (const auto& [numerator, denominator] : {std::pair{q, c2}, std::pair{c0, q}}) {
    const double t = denominator != 0 ? numerator / denominator : -1;
    if (t > kCurveEnd && t < 1 - kCurveEnd) roots.push_back(t);
  }
}

/// Where a tangent passes through the first control point. With c(t) − c(0) = t·q(t) the condition
/// (c(t) − c(0)) × c′(t) = 0 becomes t²·(q × q′) = 0, and q is linear (three control points) or quadratic (four).
std::vector<double> tangentsFromStart(const std::vector<Vec<2>>& p) {
  std::vector<double> roots;
  if (p.size() != 4) return roots;  // q × q′ is constant: a parabola has no other tangent through its own end
  const Vec<2> q0 = 3.0 * (p[1] - p[0]), q1 = 3.0 * (p[2] - 2.0 * p[1] + p[0]),
               q2 = (p[3] - p[0]) + 3.0 * (p[1] - p[2]);
  appendRoots(cross(q0, q1), 2 * cross(q0, q2), cross(q1, q2), roots);
  return roots;
}

/// Collects the pieces of the boundary.
class CurveHull {
 public:
  explicit CurveHull(const Bezier& curve) : curve_(curve) {
    for (const Vec<2>& p : curve.points) size_ = std::max(size_, largestCoordinate<2>(p - curve.points[0]));
    std::vector<double> at{0, 1};
    offer(0, 1, true);
    for (const double t : tangentsFromStart(curve.points)) {
      at.push_back(t);
      offer(0, t, true);
    }
    for (const double t : tangentsFromStart({curve.points.rbegin(), curve.points.rend()})) {
      at.push_back(1 - t);
      offer(1 - t, 1, true);
    }
    std::sort(at.begin(), at.end());
    for (std::size_t i = 0; i + 1 < at.size(); ++i)
      if (at[i] < at[i + 1]) offer(at[i], at[i + 1], false);
  }

  /// Sorted by the directions of their outward normals.
  std::vector<CurvePiece> sorted() && {
    std::sort(pieces_.begin(), pieces_.end(), [](const auto& p, const auto& q) { return p.angle < q.angle; });
    std::vector<CurvePiece> result;
    for (const Candidate& candidate : pieces_) result.push_back(candidate.piece);
    return result;
  }

 private:
  struct Candidate {
    CurvePiece piece;
    double angle;
  };

  /// Keeps an arc or a chord if the line along its middle supports the curve, oriented so that the outside is on its
  /// right.
  void offer(double begin, double end, bool straight) {
    const Vec<2> from = curveAt(curve_, begin).point, to = curveAt(curve_, end).point;
    CurvePoint middle = curveAt(curve_, 0.5 * (begin + end));
    if (straight) middle = {0.5 * (from + to), to - from};
    const Vec<2> right = unit<2>({middle.derivative.y, -middle.derivative.x});
    if (right == Vec<2>(0.0)) return;
    for (const bool forward : {true, false}) {
      const Vec<2> outward = forward ? right : -right;
      const double height = glm::dot(outward, curve_.support(outward).point - middle.point);
      if (height > kSupportSlack * size_) continue;
      const CurvePiece piece =
          forward ? CurvePiece{begin, end, from, to, straight} : CurvePiece{end, begin, to, from, straight};
      pieces_.push_back({piece, std::atan2(outward.y, outward.x)});
      return;
    }
  }

  const Bezier& curve_;
  double size_ = 0;
  std::vector<Candidate> pieces_;
};

}  // namespace

CurvePoint curveAt(const Bezier& curve, double t) {
  Vec<2> work[4];
  const int count = std::min(static_cast<int>(curve.points.size()), 4);
  for (int i = 0; i < count; ++i) work[i] = curve.points[i];
  CurvePoint result{work[0], Vec<2>(0.0)};
  for (int level = count - 1; level > 0; --level) {  // de Casteljau; the last difference is the derivative
    if (level == 1) result.derivative = (count - 1.0) * (work[1] - work[0]);
    for (int i = 0; i < level; ++i) work[i] += t * (work[i + 1] - work[i]);
  }
  result.point = work[0];
  return result;
}

// The boundary changes from curve to chord only where the chord is tangent, or at an end of the curve. A line meets a
// cubic at most three times, and touching counts twice, so no chord touches twice. Hence one of its ends is an end of
// the curve, and the other is a tangent point from there or the other end. Two branches that cross cannot both be on
// the boundary. So between these tangent points an arc is completely on the boundary or off it, and its middle decides
// which.
std::vector<CurvePiece> curveHull(const Bezier& curve) {
  if (curve.points.size() != 3 && curve.points.size() != 4) return {};
  if (convexHull<2>(curve.points).rank < 2) return {};
  return CurveHull(curve).sorted();
}

}  // namespace gjk::detail

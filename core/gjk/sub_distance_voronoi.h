#pragma once
// Sub-distance by Voronoi regions: sign tests decide which feature of the simplex is nearest to the origin.
//
// Source: C. Ericson, Real-Time Collision Detection, 2005, §5.1 (closest points on triangle and tetrahedron) and §9.5.2
// (their use in GJK). Deviations: features without the newest vertex a are never tested (sub_distance.h explains why),
// which leaves 2 of 3 regions of an edge, 4 of 7 of a triangle, 8 of 15 of a tetrahedron; the test of an edge's side
// within its triangle is expanded by (u × v) × v = v (u·v) − u (v·v) into dot products, so that 2-D and 3-D are the
// same code.

#include "gjk/detail/sign_test_log.h"
#include "gjk/simplex.h"
#include "gjk/tolerances.h"

namespace gjk::detail {

/// The nearest point that a solver found, and how reliable it is.
template <int D, class T>
struct FeaturePoint {
  Feature region = kNoFeature;  ///< none: the solver's signs contradict each other
  Tuple<D, T> point{};          ///< nearest to the origin on the region's affine hull; zero for a full simplex
  T squared{};                  ///< |point|²
  bool within = true;           ///< its barycentric weights are at least −kWeightSlack
  bool needle = false;          ///< the region is a triangle so thin that doubles cannot tell whether it is within
};

/// Whether a triangle is too thin for doubles to tell on which side of its edges a point lies: an error of kEpsilon · S
/// in the products moves the point by kEpsilon · S · (longest edge)² / (twice the area). `longest`: squared; `area`: of
/// the edges' cross product, squared.
inline bool isNeedle(double longest, double area) { return !(longest * longest < kNeedle * kNeedle * area); }
inline bool isNeedle(const DoubleDouble&, const DoubleDouble&) { return false; }

/// The features with the newest vertex a, of a simplex of N ≥ 2 vertices. Later tests reuse the results of earlier
/// ones.
template <int D, class T, int N>
class VoronoiSolver {
 public:
  template <class Vertices, class Log>
  VoronoiSolver(const Vertices& s, Log log) : a_(s.p[0]), ao_(s.p[0] * T(-1.0)) {
    unrolled<N - 1>([&](auto n) {
      constexpr int i = n + 1;
      edge_[i] = s.p[i] - a_;
      along_[i] = dot(edge_[i], ao_);
      log.test(alongEdge(i), along_[i], 1u, 1u | 1u << i);
    });
  }

  template <class Log>
  void nearest(FeaturePoint<D, T>& r, Log log) const {
    bool beyond_a = true;
    unrolled<N - 1>([&](auto n) { beyond_a &= !(along_[n + 1] > T(0.0)); });
    if (beyond_a) return onVertex(r);
    if constexpr (N == 2) onEdge(1, dot(edge_[1], edge_[1]), r);
    if constexpr (N == 3 && D == 2) inTriangle(1, 2, T(0.0), r, log);
    if constexpr (N == 3 && D == 3) inTriangle(1, 2, cross(edge_[1], edge_[2]), r, log);
    if constexpr (N == 4) inTetrahedron(r, log);
  }

 private:
  void onVertex(FeaturePoint<D, T>& r) const {
    r.region = 1u;
    assign(r.point, a_);
    r.squared = dot(a_, a_);
    r.within = true;
    r.needle = false;
  }

  /// The origin is known to lie along the edge.
  void onEdge(int i, const T& square, FeaturePoint<D, T>& r) const {
    const Tuple<D, T>& u = edge_[i];
    const T inverse = T(1.0) / square;
    r.region = 1u | 1u << i;
    r.needle = false;
    if constexpr (D == 1) r.point = tuple<D, T>(Vec<D>(0.0));
    if constexpr (D == 2) {
      const T factor = cross(a_, u) * inverse;
      r.point = {{u.c[1] * factor, T(0.0) - u.c[0] * factor}};
    }
    if constexpr (D == 3) r.point = cross(u, cross(a_, u)) * inverse;
    r.squared = dot(r.point, r.point);
    r.within = T(1.0) - along_[i] * inverse >= T(-kWeightSlack);
  }

  /// The region of the triangle a, i, j, when that of vertex a is already excluded. In the triangle's plane, an origin
  /// beside the edge a–i and along it belongs to that edge. `normal`: (a–i) × (a–j), not used in 2-D, where the
  /// triangle fills the plane.
  template <class Normal, class Log>
  void inTriangle(int i, int j, const Normal& normal, FeaturePoint<D, T>& r, Log log) const {
    const Feature ai = 1u | 1u << i, aj = 1u | 1u << j, face = ai | aj;
    const T ij = dot(edge_[i], edge_[j]);
    const T ii = dot(edge_[i], edge_[i]);
    const T beside_i = along_[i] * ij - along_[j] * ii;
    log.test(besideEdge(i, j), beside_i, face, ai);
    if (beside_i > T(0.0) && along_[i] > T(0.0)) return onEdge(i, ii, r);
    const T jj = dot(edge_[j], edge_[j]);
    const T beside_j = along_[j] * ij - along_[i] * jj;
    log.test(besideEdge(j, i), beside_j, face, aj);
    if (beside_j > T(0.0) && along_[j] > T(0.0)) return onEdge(j, jj, r);
    r.region = face;
    if constexpr (D == 2) {
      r.point = tuple<D, T>(Vec<D>(0.0));
      r.squared = T(0.0);
      r.within = true;
      r.needle = false;
    } else {
      // Lagrange's identity (affine_nearest.h): the weights of j and i are −beside_i / |normal|² and −beside_j /
      // |normal|².
      const T area = dot(normal, normal), inverse = T(1.0) / area;
      const T weight_i = beside_j * inverse, weight_j = beside_i * inverse;  // with the opposite sign
      r.point = normal * (dot(normal, a_) * inverse);
      r.squared = dot(r.point, r.point);
      r.within = weight_i <= T(kWeightSlack) && weight_j <= T(kWeightSlack) &&
                 T(1.0) + weight_i + weight_j >= T(-kWeightSlack);
      r.needle = isNeedle(ii > jj ? ii : jj, area);
    }
  }

  /// The region of the tetrahedron a, b, c, d, when that of vertex a is already excluded. Every face with a that has
  /// the origin outside proposes its own nearest feature; the nearest proposal wins. Without a proposal, the origin is
  /// inside.
  template <class Log>
  void inTetrahedron(FeaturePoint<D, T>& r, Log log) const {
    constexpr int kFaces[3][2] = {{1, 2}, {2, 3}, {1, 3}};
    const Tuple<3, T> normal[3] = {cross(edge_[1], edge_[2]), cross(edge_[2], edge_[3]), cross(edge_[1], edge_[3])};
    const T volume = dot(normal[0], edge_[3]);
    constexpr double kSign[2] = {1, -1};
    T total(0.0);
    bool outside[3];
    unrolled<3>([&](auto f) {
      constexpr int i = kFaces[f][0], j = kFaces[f][1];
      const bool inwards = (volume > T(0.0)) != (f == 2);  // the normal (a–i) × (a–j); (a–j) × (a–i) is the outer one
      const T side = dot(normal[f], ao_) * T(kSign[inwards]);
      total = total - side;
      log.test(inwards ? faceSide(j, i) : faceSide(i, j), side, allOf(4), 1u | 1u << i | 1u << j);
      outside[f] = side > T(0.0);
    });
    if (!outside[0] && !outside[1] && !outside[2]) {
      // The parts must not exceed the whole: in a flat tetrahedron the signs alone are meaningless.
      if (magnitude(volume) > T(0.0) && total <= magnitude(volume)) return atOrigin(r);
      outside[0] = outside[1] = outside[2] = true;
    }
    onVertex(r);
    bool any = false;
    for (int f = 0; f < 3; ++f) {
      const int i = kFaces[f][0], j = kFaces[f][1];
      if (!outside[f] || (!(along_[i] > T(0.0)) && !(along_[j] > T(0.0)))) continue;
      FeaturePoint<D, T> proposal;
      inTriangle(i, j, normal[f], proposal, log);
      if (!any || proposal.squared < r.squared) r = proposal;
      any = true;
    }
  }

  /// In the full simplex.
  void atOrigin(FeaturePoint<D, T>& r) const {
    r.region = allOf(D + 1);
    r.squared = T(0.0);
  }

  Tuple<D, T> a_, ao_;
  Tuple<D, T> edge_[N];  ///< from a
  T along_[N];           ///< edge · ao: how far the origin lies along it
};

template <int D, class T, int N, class Vertices, class Log>
FeaturePoint<D, T> voronoiNearest(const Vertices& s, Log log) {
  FeaturePoint<D, T> r;
  VoronoiSolver<D, T, N>(s, log).nearest(r, log);
  return r;
}

}  // namespace gjk::detail

#pragma once
// Sub-distance by Voronoi regions: sign tests decide which feature of the simplex the origin is nearest to.
//
// Source: C. Ericson, Real-Time Collision Detection, 2005, §5.1 (closest points on triangle and tetrahedron) and §9.5.2
// (their use in GJK). Deviations: the features without the newest vertex a are never tested (sub_distance.h says why),
// which leaves 2 of 3 regions of an edge, 4 of 7 of a triangle, 8 of 15 of a tetrahedron; the test of an edge's side
// within its triangle is expanded by (u × v) × v = v (u·v) − u (v·v) into dot products, so that 2-D and 3-D are the
// same code.

#include "gjk/sign_test_log.h"
#include "gjk/simplex.h"

namespace gjk {

/// "ab·ao", "ac·ao", "ad·ao": beyond a along this edge?
inline const char* alongEdgeText(int i) {
  static constexpr const char* kText[4] = {"", "ab·ao", "ac·ao", "ad·ao"};
  return kText[i];
}

/// Outside of edge a–i, away from vertex j, within the plane of the triangle a, i, j?
inline const char* besideEdgeText(int i, int j) {
  static constexpr const char* kText[4][4] = {{"", "", "", ""},
                                              {"", "", "ab×(ab×ac)·ao", "ab×(ab×ad)·ao"},
                                              {"", "(ab×ac)×ac·ao", "", "ac×(ac×ad)·ao"},
                                              {"", "(ab×ad)×ad·ao", "(ac×ad)×ad·ao", ""}};
  return kText[i][j];
}

/// On the side of the normal (a–i) × (a–j)?
inline const char* faceSideText(int i, int j) {
  static constexpr const char* kText[4][4] = {{"", "", "", ""},
                                              {"", "", "(ab×ac)·ao", "(ab×ad)·ao"},
                                              {"", "(ac×ab)·ao", "", "(ac×ad)·ao"},
                                              {"", "(ad×ab)·ao", "(ad×ac)·ao", ""}};
  return kText[i][j];
}

/// The edges from a, and how far the origin lies along them.
template <int D, class T>
struct EdgesFromNewest {
  Tuple<D, T> edge[D + 1];
  T along[D + 1];  ///< edge · ao
  bool beyond_a;   ///< not along any of them: the region of vertex a

  template <class Log>
  EdgesFromNewest(const Points<D, T>& s, Log log) : beyond_a(true) {
    const Tuple<D, T> ao = s.p[0] * T(-1.0);
    for (int i = 1; i < s.size; ++i) {
      edge[i] = s.p[i] - s.p[0];
      along[i] = dot(edge[i], ao);
      log.test(alongEdgeText(i), along[i], 1u, 1u | 1u << i);
      if (along[i] > T(0.0)) beyond_a = false;
    }
  }
};

/// The region of the triangle a, i, j, the one of vertex a already excluded. In its plane an origin beside the edge a–i
/// and along it belongs to that edge.
template <int D, class T, class Log>
Feature triangleRegion(const EdgesFromNewest<D, T>& e, int i, int j, Log log) {
  const Feature ai = 1u | 1u << i, aj = 1u | 1u << j, face = ai | aj;
  const T ij = dot(e.edge[i], e.edge[j]);
  const T beside_i = e.along[i] * ij - e.along[j] * dot(e.edge[i], e.edge[i]);
  log.test(besideEdgeText(i, j), beside_i, face, ai);
  if (beside_i > T(0.0) && e.along[i] > T(0.0)) return ai;
  const T beside_j = e.along[j] * ij - e.along[i] * dot(e.edge[j], e.edge[j]);
  log.test(besideEdgeText(j, i), beside_j, face, aj);
  if (beside_j > T(0.0) && e.along[j] > T(0.0)) return aj;
  return face;
}

/// The region of the tetrahedron a, b, c, d, the one of vertex a already excluded. Every face with a that the origin
/// lies outside of proposes its own nearest feature; the nearest proposal is the answer. With none, the origin is
/// inside.
template <class T, class Log>
Feature tetrahedronRegion(const Points<3, T>& s, const EdgesFromNewest<3, T>& e, Log log) {
  constexpr int kFaces[3][2] = {{1, 2}, {2, 3}, {3, 1}};
  const Tuple<3, T> ao = s.p[0] * T(-1.0);
  const T volume = determinant(e.edge[1], e.edge[2], e.edge[3]);
  T side[3], total(0.0);
  bool outside[3];
  for (int f = 0; f < 3; ++f) {
    int i = kFaces[f][0], j = kFaces[f][1];
    if (volume > T(0.0)) std::swap(i, j);  // then the normal (a–i) × (a–j) points outwards
    side[f] = determinant(e.edge[i], e.edge[j], ao);
    total = total - side[f];
    const Feature face = 1u | 1u << i | 1u << j;
    log.test(faceSideText(i, j), side[f], allOf(4), face);
    outside[f] = side[f] > T(0.0);
  }
  if (!outside[0] && !outside[1] && !outside[2]) {
    // The parts must not exceed the whole: in a flat tetrahedron the signs alone say nothing.
    if (magnitude(volume) > T(0.0) && total <= magnitude(volume)) return allOf(4);
    outside[0] = outside[1] = outside[2] = true;
  }
  Feature best = kNoFeature;
  T least(0.0);
  for (int f = 0; f < 3; ++f) {
    if (!outside[f]) continue;
    const int i = std::min(kFaces[f][0], kFaces[f][1]), j = std::max(kFaces[f][0], kFaces[f][1]);
    if (!(e.along[i] > T(0.0)) && !(e.along[j] > T(0.0))) continue;
    const Feature region = triangleRegion(e, i, j, log);
    const Tuple<3, T> x = nearestOnFeature(s, region).point;
    const T squared = dot(x, x);
    if (best == kNoFeature || squared < least) {
      best = region;
      least = squared;
    }
  }
  return best == kNoFeature ? 1u : best;
}

template <int D, class T, class Log>
Feature voronoiRegion(const Points<D, T>& s, Log log) {
  const EdgesFromNewest<D, T> e(s, log);
  if (e.beyond_a) return 1u;
  if (s.size == 2) return 3u;
  if constexpr (D > 1) {
    if (s.size == 3) return triangleRegion(e, 1, 2, log);
  }
  if constexpr (D > 2) return tetrahedronRegion(s, e, log);
  return 1u;
}

}  // namespace gjk

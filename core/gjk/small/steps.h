#pragma once
// The record of a step of the small path, for a log. It has the numbers that the step used; a run without a log is
// compiled without it.

#include "gjk/feature.h"
#include "gjk/small/pair.h"

namespace gjk::small {

/// The features with the newest vertex a that a step chooses among, as the kernels number them. 3-D: the faces a–b–c,
/// a–c–d, a–d–b, (3: not used), the edges a–b, a–c, a–d, then a itself; 2-D: the edges a–b, a–c, (2: not used), a.
/// The last value means none of them: the simplex contains the origin.
template <int D>
struct Candidates;
template <>
struct Candidates<3> {
  static constexpr unsigned kEdges = 4, kVertex = 7, kNone = 8;
  static constexpr Feature kFeature[9] = {0b0111, 0b1101, 0b1011, 0, 0b0011, 0b0101, 0b1001, 0b0001, 0b1111};
};
template <>
struct Candidates<2> {
  static constexpr unsigned kVertex = 3, kNone = 4;
  static constexpr Feature kFeature[5] = {0b011, 0b101, 0, 0b001, 0b111};
};

/// One iteration of GJK. Lane k is the k-th of the vertices b, c, d, or the face that begins with it.
template <int D>
struct Step {
  std::array<VertexPair, D + 1> pairs{};  ///< newest first; beyond the simplex's size, copies
  std::array<Vec<D>, D + 1> w{};
  unsigned chosen = 0;  ///< by Candidates<D>
  // The textbook's tests, up to their sign. u and v: the edges from a to the lane's vertex and to the next lane's.
  double along[4];                           ///< u·w = −u·ao
  double beside_first[4], beside_second[4];  ///< u×(u×v)·ao, (u×v)×v·ao
  double side[4], volume[4];                 ///< 3-D: (u×v)·w, and the same for the fourth vertex
  Vec<D> next_direction{0.0};                ///< −x, up to its length
};

/// Ignores every report.
struct NoLog {
  static constexpr bool kListens = false;
};

}  // namespace gjk::small

#pragma once
// The input and output of a kernel of the small path: the cores, as points.

#include "gjk/detail/point_blocks.h"
#include "gjk/pose.h"
#include "gjk/warm_start.h"

#include <array>
#include <cstdint>
#include <limits>

namespace gjk::small {

/// Bodies of up to this many points are small.
inline constexpr int kMostPoints = 128;

/// The points of a small body, in its own frame: in blocks, or the corners of a box, which are computed where they are
/// used. If they were stored here, reading them together right after writing them one by one would stall until they
/// reach memory.
template <int D>
struct SmallPoints {
  PointBlocks<D> blocks;                 ///< for a box only their number, no data
  const Vec<D>* half_extents = nullptr;  ///< for a box; corner i is negative where i has a bit set

  Vec<D> point(int i) const {
    if (!half_extents) return blocks.point(i);
    Vec<D> corner = *half_extents;
    for (int k = 0; k < D; ++k)
      if ((i >> k & 1) != 0) corner[k] = -corner[k];
    return corner;
  }
};

/// A vertex of A ⊖ B: the positions of its point of A and its point of B.
struct VertexPair {
  std::uint8_t a, b;
};

/// The bounds agree if they differ by less than this · S: a few roundings of numbers of size S.
inline constexpr double kProof = 1e-14;
/// GJK and EPA continue while a support point lies further out by more than this · S. Smaller steps make no progress in
/// doubles.
inline constexpr double kProgress = 1e-12;
/// The greatest error of the weighted sum of vertices for a point, relative to S.
inline constexpr double kWitnessMiss = 1e-13;
/// Answers nearer to zero than this, relative to the bound on S, are left to the careful path, because directions
/// computed in doubles are not accurate enough there.
inline constexpr double kNearZero = 2e-10;
/// A run of GJK with more iterations than this is left to the careful path. EPA is limited by the room of its polytope.
inline constexpr int kMostIterations = 30;
/// A tolerance coarser than this ends a run before the precision of doubles does.
inline constexpr double kCoarse = 1e-9;

/// Finer tolerances need more digits than doubles have.
inline constexpr double kFinest = kProof;

/// Whether the small path may answer a query with these options.
template <int D>
bool suits(const Options<D>& options) {
  return (options.method == Method::distance || options.method == Method::boolean) &&
         options.sub_distance == SubDistance::voronoi && options.acceleration == Acceleration::none &&
         options.rounding == Rounding::core && options.distance_limit >= 0 && options.tolerance >= kFinest &&
         options.epa_tolerance >= kFinest;
}

/// When a run ends, and what it must prove; all relative to S.
struct Goal {
  double progress_squared = kProgress * kProgress;  ///< the run continues while a support point is further out
  double proof = kProof;                            ///< the bounds differ by no more than this
  double witness_miss = kWitnessMiss;               ///< the greatest error of the witness points

  Goal() = default;
  /// For bounds within this tolerance of each other.
  explicit Goal(double tolerance) {
    if (!(tolerance > kCoarse)) return;
    const double progress = 0.999 * tolerance;  // so that rounding does not move the proof beyond the tolerance
    progress_squared = progress * progress;
    proof = witness_miss = tolerance;
  }
};

template <int D>
struct Question {
  const SmallPoints<D>& points_a;  ///< at most kMostPoints each
  const SmallPoints<D>& points_b;
  int index_mask_a, index_mask_b;  ///< the point at position i has the index i ^ mask in its body
  const Pose<D>& pose_a;
  const Pose<D>& pose_b;
  Vec<D> offset{0.0};     ///< p_A − p_B
  Vec<D> direction{0.0};  ///< the first search direction, not zero
  double greatest = 0;    ///< no coordinate of A ⊖ B is larger
  double least = 0;       ///< answers that are not further from zero are refused
  int most_iterations = 0, most_epa_iterations = 0;
  Goal gjk{}, epa{};
  /// The run ends as soon as a direction proves that the cores are further apart than the square root of this.
  double limit_squared = std::numeric_limits<double>::infinity();
  bool decides = false;  ///< only decides whether the cores meet, without EPA
  /// The vertices of a warm start: newest first, at most D, all different. If empty, the run begins with `direction`.
  std::array<VertexPair, D + 1> start{};
  int start_size = 0;
  /// For a warm start: the polytope that EPA begins with, if it has facets, and where EPA stores its last one. Every
  /// index in it is a vertex of its body.
  WarmPolytope<D>* polytope = nullptr;
};

/// Set by a run that was not refused; otherwise undefined. Without initial values, because writing them would take
/// longer than the answer itself.
template <int D>
struct Answer {
  bool overlap;                           ///< of the cores; false: they are apart
  double lower, upper;                    ///< on the distance, or on the depth; the answer is `upper`
  Vec<D> normal;                          ///< unit, from A to B
  Vec<D> on_a, on_b;                      ///< witness points, relative to A's position
  int iterations;                         ///< of GJK
  int epa_iterations;                     ///< 0 where the cores are apart
  std::array<VertexPair, D + 1> simplex;  ///< GJK's last simplex, newest first; for an overlap EPA's nearest facet
  int simplex_size;
  Vec<D> direction;  ///< GJK's last search direction
};

/// How a run ended.
enum class Ending : std::uint8_t {
  apart,
  enclosed,
  beyond,   ///< further apart than the limit, along Answer::normal; of the numbers only `lower` is proven
  refused,  ///< nothing is proven; the careful path must answer
  full,     ///< EPA's polytope has no more room; a kernel goes on with a larger one, or refuses
};

}  // namespace gjk::small

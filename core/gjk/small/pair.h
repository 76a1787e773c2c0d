#pragma once
// What a kernel of the small path is asked, and what it answers: of the cores, in points alone.

#include "gjk/detail/point_blocks.h"
#include "gjk/pose.h"
#include "gjk/warm_start.h"

#include <array>
#include <cstdint>
#include <limits>

namespace gjk::small {

/// Bodies of up to so many points are small.
inline constexpr int kMostPoints = 128;

/// The points of a small body, in its own frame: in blocks, or the corners of a box, which are made where they are
/// used. Those made here would be read at once after they were written one by one, and wait until they reached memory.
template <int D>
struct SmallPoints {
  PointBlocks<D> blocks;                 ///< of a box no data, only their number
  const Vec<D>* half_extents = nullptr;  ///< of a box, whose corner number i is negative in the coordinates that i has
                                         ///< bits of

  Vec<D> point(int i) const {
    if (!half_extents) return blocks.point(i);
    Vec<D> corner = *half_extents;
    for (int k = 0; k < D; ++k)
      if ((i >> k & 1) != 0) corner[k] = -corner[k];
    return corner;
  }
};

/// A vertex of A ⊖ B: which point of A and which of B, by their places.
struct VertexPair {
  std::uint8_t a, b;
};

/// Below this · S the bounds have met: a few roundings of what is of size S.
inline constexpr double kProof = 1e-14;
/// GJK and EPA go on while a support point is further out than this · S. Steps of less lead nowhere in doubles.
inline constexpr double kProgress = 1e-12;
/// By how much the weighted vertices may miss the point that they stand for, over S.
inline constexpr double kWitnessMiss = 1e-13;
/// Answers nearer to zero than this, over the bound on S, are left to the careful path: directions found in doubles do
/// not do there.
inline constexpr double kNearZero = 2e-10;
/// A run of more iterations than this is none for the small path.
inline constexpr int kMostIterations = 30;
/// A coarser tolerance than this ends a run before doubles do.
inline constexpr double kCoarse = 1e-9;

/// When a run ends, and what it must have proven; all over S.
struct Goal {
  double progress_squared = kProgress * kProgress;  ///< it goes on while a support point is further out
  double proof = kProof;                            ///< the bounds are no further apart
  double witness_miss = kWitnessMiss;               ///< the witness points miss what they stand for by no more

  Goal() = default;
  /// For bounds within this tolerance of each other.
  explicit Goal(double tolerance) {
    if (!(tolerance > kCoarse)) return;
    const double progress = 0.999 * tolerance;  // rounding must not put the proof beyond the tolerance
    progress_squared = progress * progress;
    proof = witness_miss = tolerance;
  }
};

template <int D>
struct Question {
  const SmallPoints<D>& points_a;  ///< kMostPoints each at most
  const SmallPoints<D>& points_b;
  int index_mask_a, index_mask_b;  ///< the point at place i has the index i ^ mask in its body
  const Pose<D>& pose_a;
  const Pose<D>& pose_b;
  Vec<D> offset{0.0};     ///< p_A − p_B
  Vec<D> direction{0.0};  ///< to search along first, not zero
  double greatest = 0;    ///< no coordinate of A ⊖ B is larger
  double least = 0;       ///< answers that are no further from zero are refused
  int most_iterations = 0, most_epa_iterations = 0;
  Goal gjk{}, epa{};
  /// The run ends where a direction proves the cores to be further apart than the square root of this.
  double limit_squared = std::numeric_limits<double>::infinity();
  bool decides = false;  ///< whether the cores meet is all that is asked: no EPA
  /// Where a warm start begins: newest first, D of them at most, no two the same. None: at `direction`.
  std::array<VertexPair, D + 1> start{};
  int start_size = 0;
  /// Of a warm start: the polytope that EPA begins with, if it has facets, and where it leaves its own. Every index in
  /// it is a vertex of its body.
  WarmPolytope<D>* polytope = nullptr;
};

/// Of a run that was not refused; else nothing is in it. Without values to begin with: they would take longer to write
/// than these.
template <int D>
struct Answer {
  bool overlap;                           ///< of the cores; else they are apart
  double lower, upper;                    ///< on the distance, or on the depth; the answer is `upper`
  Vec<D> normal;                          ///< unit, from A to B
  Vec<D> on_a, on_b;                      ///< witness points, relative to A's position
  int iterations;                         ///< of GJK
  int epa_iterations;                     ///< 0 where the cores are apart
  std::array<VertexPair, D + 1> simplex;  ///< that GJK ended with, newest first; of an overlap EPA's closest facet
  int simplex_size;
  Vec<D> direction;  ///< the last that GJK searched along
};

/// How a run ended.
enum class Ending : std::uint8_t {
  apart,
  enclosed,
  beyond,   ///< apart by more than the limit, along Answer::normal; of the numbers only `lower` is proven
  refused,  ///< nothing is proven, and the careful path answers
};

}  // namespace gjk::small

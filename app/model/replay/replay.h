#pragma once
// Checks somebody's own run claim by claim. Every claim is compared with the geometry of the scene and of the points
// that the log itself gives, never with a run of ours: another way to the answer is as right as our own.

#include "model/replay/replay_log.h"

namespace gjklab {

enum class Claim : std::uint8_t {
  direction,    ///< leads towards O; in EPA, is the normal of the closest facet
  member,       ///< is a point of A ⊖ B
  support,      ///< is furthest along the direction
  progress,     ///< the distance does not rise and no simplex comes twice
  region,       ///< the feature whose Voronoi region holds O
  closest,      ///< is the point of the simplex nearest to O
  dropped,      ///< what is kept holds the closest point
  polytope,     ///< is closed and convex, and holds O
  lower_bound,  ///< is not above the truth
  upper_bound,  ///< is not below it
  status,       ///< the run's own verdict, or one of its numbers
};
/// "lower_bound": the word in files.
const char* name(Claim);

/// What a claim speaks of: points and directions, letters, a number.
struct ClaimValue {
  std::vector<dvec3> points;  ///< one, but for a simplex that came twice
  std::string letters;
  std::optional<double> number;
};

struct FalseClaim {
  int iteration = 0;  ///< from 1, over the whole log
  int line = 0;       ///< of the file; 0 where there is none
  ReplayPhase phase = ReplayPhase::gjk;
  Claim claim = Claim::member;
  ClaimValue claimed, truth;
  double off_by = 0;            ///< a length
  std::string sentence;         ///< what is claimed and what is true, in numbers
  std::string cause;            ///< the likely one, where the pattern tells; else empty
  std::vector<dvec3> feature;   ///< of a polytope: corners of its facet at fault, or of the ridge that is open
  std::optional<dvec3> beyond;  ///< what lies in front of that facet and may not: a vertex, or O
  bool of_update = false;       ///< of a polytope: what the iteration made of it, not what it began with
  /// It would not be false but for an earlier one: that one's index.
  std::optional<std::size_t> follows_from;
};

struct ReplayReport {
  int iterations = 0;
  int claims = 0;        ///< that were checked
  double scale = 0;      ///< S: the largest coordinate of A ⊖ B in magnitude
  double tolerance = 0;  ///< a length; what is off by less passes
  ReplayPoints points = ReplayPoints::whole;
  ReplayDigits digits = ReplayDigits::double_precision;
  std::vector<FalseClaim> faults;  ///< in order of iterations, and within one in the order of the algorithm
  std::string note;                ///< what else is to be known of the log: sentences, or empty
};

/// How many of the false claims follow from no other.
int rootFaults(const ReplayReport&);

/// `relative_tolerance`: of S, the largest coordinate of A ⊖ B in magnitude. Without it 1e-9 for a log in double
/// precision and 1e-5 for one in single: the rounding of a float, 6e-8, through the some hundred operations that a
/// support point and a nearest point take, with the cancellation of a simplex that is a tenth as thick as it is long.
ReplayReport replay(const Scene&, const ReplayLog&, std::optional<double> relative_tolerance = std::nullopt);

}  // namespace gjklab

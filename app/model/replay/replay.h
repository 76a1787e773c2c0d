#pragma once
// Checks a logged run claim by claim. Every claim is compared with the geometry of the scene and of the log's own
// points, never with a run of ours, because other ways to the answer are equally right.

#include "model/replay/replay_log.h"

namespace gjklab {

enum class Claim : std::uint8_t {
  direction,    ///< leads towards O; in EPA, is the normal of the nearest facet
  member,       ///< is a point of A ⊖ B
  support,      ///< is furthest along the direction
  progress,     ///< the distance does not increase, and no simplex occurs twice
  region,       ///< the feature whose Voronoi region contains O
  closest,      ///< is the point of the simplex nearest to O
  dropped,      ///< the kept feature contains the closest point
  polytope,     ///< is closed and convex, and contains O
  lower_bound,  ///< is not above the true value
  upper_bound,  ///< is not below it
  status,       ///< the run's own verdict, or one of its numbers
};
/// "lower_bound": the word in files.
const char* name(Claim);

/// The value of a claim: points and directions, letters, a number.
struct ClaimValue {
  std::vector<dvec3> points;  ///< one, except for a simplex that occurs twice
  std::string letters;
  std::optional<double> number;
};

struct FalseClaim {
  int iteration = 0;  ///< from 1, over the whole log
  int line = 0;       ///< of the file; 0 if there is none
  ReplayPhase phase = ReplayPhase::gjk;
  Claim claim = Claim::member;
  ClaimValue claimed, truth;
  double off_by = 0;            ///< a length
  std::string sentence;         ///< the claimed and the true value, in numbers
  std::string cause;            ///< the likely cause if a pattern fits; otherwise empty
  std::vector<dvec3> feature;   ///< of a polytope: corners of its faulty facet or of the open ridge
  std::optional<dvec3> beyond;  ///< the point that is wrongly in front of that facet: a vertex, or O
  bool of_update = false;       ///< of a polytope: the fault is in the polytope after the iteration, not before it
  /// The index of the earlier claim because of which this one is false.
  std::optional<std::size_t> follows_from;
};

struct ReplayReport {
  int iterations = 0;
  int claims = 0;        ///< the number of checked claims
  double scale = 0;      ///< S: the largest coordinate of A ⊖ B in magnitude
  double tolerance = 0;  ///< a length; smaller errors are accepted
  ReplayPoints points = ReplayPoints::whole;
  ReplayDigits digits = ReplayDigits::double_precision;
  std::vector<FalseClaim> faults;  ///< in order of iterations, and within one in the order of the algorithm
  std::string note;                ///< other remarks on the log: sentences, or empty
};

/// The number of false claims that do not follow from another.
int rootFaults(const ReplayReport&);

/// `relative_tolerance`: of S, the largest coordinate of A ⊖ B in magnitude. By default 1e-9 for a log in double
/// precision and 1e-5 in single: the rounding error of a float, 6e-8, over the hundred or so operations for a support
/// point and a nearest point, with the cancellation of a simplex that is a tenth as thick as it is long.
ReplayReport replay(const Scene&, const ReplayLog&, std::optional<double> relative_tolerance = std::nullopt);

}  // namespace gjklab

#pragma once
// What can be asked beside the query: the contact manifold that follows from its answer, the growth of a convex hull or
// the search for a time of impact in its place, the mass properties of both bodies.

#include "model/run/run.h"

#include <array>

namespace gjklab {

/// What the timeline steps through.
enum class Study : std::uint8_t {
  query,   ///< GJK and EPA
  hull_a,  ///< the convex hull of A's points
  hull_b,
  hull_difference,  ///< of all differences of a point of A and one of B
  impact,           ///< the bodies move: when do they meet first?
};
inline constexpr std::array kStudies{Study::query, Study::hull_a, Study::hull_b, Study::hull_difference, Study::impact};
/// "hull-a": the word on the command line.
const char* name(Study);
/// Whether a convex hull grows.
inline bool isHull(Study study) { return study != Study::query && study != Study::impact; }

struct FollowUps {
  Study study = Study::query;
  bool contacts = false;
  bool mass = false;
  friend bool operator==(const FollowUps&, const FollowUps&) = default;
};

/// After runQuery: fills what is asked for, and nothing else. A hull whose points are the same as before keeps its
/// growth.
void followUp(const Scene&, const FollowUps&, Run&);

}  // namespace gjklab

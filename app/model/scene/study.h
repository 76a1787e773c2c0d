#pragma once
// What the user can step through for a pair: the query, the growth of a convex hull, or the search for a time of
// impact.

#include <array>
#include <cstdint>

namespace gjklab {

enum class Study : std::uint8_t {
  query,   ///< GJK and EPA
  hull_a,  ///< the convex hull of A's points
  hull_b,
  hull_difference,  ///< of all differences of a point of A and one of B
  impact,           ///< the time at which moving bodies first meet
};
inline constexpr std::array kStudies{Study::query, Study::hull_a, Study::hull_b, Study::hull_difference, Study::impact};
/// "hull-a": the word in files and on the command line.
const char* name(Study);
/// "Convex hull of A's points", "Hull of A": on the screen.
const char* studyName(Study);
const char* briefStudyName(Study);
/// Whether the study is a convex hull.
inline bool isHull(Study study) { return study != Study::query && study != Study::impact; }

}  // namespace gjklab

#pragma once
// Plain GJK and EPA as tutorials print them, in single precision and without safeguards, so that one can see what the
// safeguards of the reference are for. Honestly written: nothing here is made to fail. Limited in iterations, where a
// tutorial's loop would go on for ever.
//
// GJK: van den Bergen 2003 and Ericson 2005 as retold in C. Muratori's "Implementing GJK" (2006): enclose the origin,
// by cross products towards O. EPA: van den Bergen 2001 as retold: the nearest facet, a support point along its normal,
// done where that is no further out than an absolute 10⁻⁴; facets that see it go, the ring of edges is joined to it.
// World coordinates, no frame relative to the pair; no test that |x| falls, no bounds, no care for flat simplices.
//
// Single precision begins behind the support functions: those of the program are asked, in double precision, and their
// points rounded to single, so that every shape of the program has one. All that the algorithm itself does, the
// difference w = a − b first, is done in float.

#include "model/run/run.h"

#include <optional>
#include <string>

namespace gjklab {

inline constexpr int kTextbookIterations = 32;
inline constexpr int kTextbookEpaIterations = 64;
/// Tutorials keep faces in arrays: where broken topology breeds more than these, EPA ends as at its limit.
inline constexpr int kTextbookFaces = 256;
/// EPA is done where a support point is no further out than this: an absolute length, as tutorials have it.
inline constexpr float kTextbookTolerance = 1e-4f;

/// Where such a run goes wrong, and why the reference does not.
struct TextbookFault {
  enum class Kind : std::uint8_t {
    circle,        ///< GJK holds a simplex for the second time
    no_end,        ///< GJK reached its limit without a simplex that comes twice
    apart,         ///< "separated" where the two are not
    enclosed,      ///< "intersecting" where the two are not
    flat_start,    ///< EPA begins with a polytope that is flat, or does not hold O
    no_direction,  ///< a facet's corners lie in one line: its normal is 0 / 0
    not_convex,    ///< a vertex stands in front of a facet
    wrong_depth,   ///< it ends too early, or too late
  };
  Kind kind = Kind::circle;
  bool epa = false;
  int record = 0;        ///< of the trace's GJK or EPA records
  std::string sentence;  ///< what goes wrong
  std::string instead;   ///< why the reference does not
};
/// "in GJK 5", "in EPA 2".
std::string placeText(const TextbookFault&);

struct TextbookRun {
  gjk::Result<3> reference;  ///< the distance method's answer to the same pair
  std::optional<TextbookFault> fault;
};

/// Runs it on the scene's pair, traced like the others, and judges it: fills trace, method and textbook.
void runTextbook(const Scene&, Run& into);

/// Judged against the reference's answer and by the geometry of its own polytope; no fault where the answers agree and
/// no step is wrong.
TextbookRun judgeTextbook(const Scene&, const Run&);

}  // namespace gjklab

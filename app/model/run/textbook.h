#pragma once
// Plain GJK and EPA of tutorials, in single precision and without safeguards, to show why the reference has safeguards.
// It is written in good faith; nothing is designed to fail. Only the iterations are limited, where a tutorial's loop
// might never end.
//
// GJK: van den Bergen 2003 and Ericson 2005 as retold in C. Muratori's "Implementing GJK" (2006): enclose the origin,
// by cross products towards O. EPA: van den Bergen 2001 as retold: the nearest facet, a support point along its normal,
// done if that is no further out than an absolute 10⁻⁴; facets that see it are removed, and the loop of edges is joined
// to it. World coordinates instead of a frame relative to the pair; no test that |x| decreases, no bounds, no care for
// flat simplices.
//
// Single precision begins after the support functions: those of the program run in double precision, and their points
// are rounded to single, so that every shape is supported. Everything in the algorithm itself, beginning with the
// difference w = a − b, is computed in float.

#include "model/run/run.h"

#include <optional>
#include <string>

namespace gjklab {

inline constexpr int kTextbookIterations = 32;
inline constexpr int kTextbookEpaIterations = 64;
/// Tutorials store faces in arrays: if broken topology creates more than these, EPA ends as at its limit.
inline constexpr int kTextbookFaces = 256;
/// EPA is done if a support point is no further out than this: an absolute length, as in tutorials.
inline constexpr float kTextbookTolerance = 1e-4f;

/// A fault of such a run, and why the reference avoids it.
struct TextbookFault {
  enum class Kind : std::uint8_t {
    circle,        ///< GJK has a simplex for the second time
    no_end,        ///< GJK reached its limit without a repeated simplex
    apart,         ///< "separated", although they are not
    enclosed,      ///< "intersecting", although they are not
    flat_start,    ///< EPA begins with a polytope that is flat or does not contain O
    no_direction,  ///< a facet's corners are collinear: its normal is 0 / 0
    not_convex,    ///< a vertex is in front of a facet
    wrong_depth,   ///< it ends too early or too late
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

/// Runs it on the scene's pair, with a trace, and judges it: fills in trace, method and textbook.
void runTextbook(const Scene&, Run& into);

/// Judges it by the reference's answer and by the geometry of its own polytope; no fault if the answers agree and no
/// step is wrong.
TextbookRun judgeTextbook(const Scene&, const Run&);

}  // namespace gjklab

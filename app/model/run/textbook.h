#pragma once
// Plain GJK and EPA as tutorials print them, in single precision and without safeguards, so that one can see what the
// safeguards of the reference are for. Honestly written: nothing here is made to fail. Limited in iterations, where a
// tutorial's loop would go on for ever.
//
// GJK: van den Bergen 2003 and Ericson 2005 as retold in C. Muratori's "Implementing GJK" (2006): enclose the origin,
// by cross products towards O. EPA: van den Bergen 2001 as retold: the nearest facet, a support point along its normal,
// done where that is no further out than an absolute 10⁻⁴; facets that see it go, the ring of edges is joined to it.
// World coordinates, no frame relative to the pair; no test that |x| falls, no bounds, no care for flat simplices.

#include "model/run/run.h"

#include <optional>
#include <string>

namespace gjklab {

inline constexpr int kTextbookIterations = 32;

/// Runs it on the scene's pair, traced like the others; `into.method` is boolean. 2-D and 3-D (1-D: with two points).
void runTextbook(const Scene&, Run& into);

/// Where such a run goes wrong, and why the reference does not.
struct TextbookFault {
  int gjk_record = -1, epa_record = -1;  ///< of the step; both −1: it shows at the end only
  std::string sentence;                  ///< what goes wrong
  std::string instead;                   ///< why the reference does not
};
/// Judged against the reference's own answer to the scene; nothing where the answers agree and no step is wrong.
std::optional<TextbookFault> textbookFault(const Scene&, const Run&);

}  // namespace gjklab

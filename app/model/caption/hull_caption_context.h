#pragma once
// Shared by the captions of a growing hull.

#include "model/caption/caption_parts.h"
#include "model/run/hull_run.h"

namespace gjklab {

/// The input of a sentence about the hull.
struct HullCaptionContext {
  const CaptionContext& t;
  const HullRun& run = *t.run.hull;
  const gjk::HullTrace<3>& trace = run.growth->trace;

  const gjk::HullStep<3>& step() const { return trace.steps[static_cast<std::size_t>(t.moment.record)]; }
  const gjk::HullFacetRecord<3>& facet(int i) const { return trace.facets[static_cast<std::size_t>(i)]; }
  std::string vector(dvec3 v) const { return t.vector(v); }
  /// "A₃", "A₃ − B₁".
  std::string name(int point) const {
    if (run.of == Study::hull_a) return "A" + subscript(point);
    if (run.of == Study::hull_b) return "B" + subscript(point);
    return "A" + subscript(point / run.count_b) + "\u00a0−\u00a0B" + subscript(point % run.count_b);
  }
  std::string names(const gjk::HullFacetRecord<3>& facet) const {
    std::string text;
    for (const int point : facet.vertices)
      if (point >= 0) text += (text.empty() ? "" : " ") + name(point);
    return text;
  }
  /// A polyhedron with facets; otherwise a polygon with edges. Hulls of lower rank do not grow.
  bool inSpace() const { return trace.rank == 3; }
};

/// The finished hull: its name, its corners, the points inside.
void tellHullResult(const HullCaptionContext&, Caption&);

}  // namespace gjklab

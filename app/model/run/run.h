#pragma once
// A scene's run: the library's answer, with its trace embedded in 3-D, so that all further code is written only once.
//
// In 1-D and 2-D the unused coordinates are zero, a simplex has at most dimension + 1 vertices, a facet `dimension` and
// a ridge `dimension − 1`; the remaining indices are −1.

#include "gjk/shape.h"
#include "gjk/trace.h"
#include "model/run/sat_run.h"
#include "model/run/warm_memory.h"
#include "model/scene/scene.h"

#include <memory>
#include <optional>

namespace gjklab {

struct ContactRun;   // contact_run.h
struct HullRun;      // hull_run.h
struct ImpactStudy;  // impact_study.h
struct MassRun;      // mass_run.h
struct Proof;        // proof.h
struct TextbookRun;  // textbook.h

struct Run {
  int dimension = 2;
  gjk::Method method = gjk::Method::distance;  ///< the method of the query, which determines the wording
  gjk::Trace<3> trace;
  std::optional<SatRun> sat;           ///< Method::separating_axes: its axes; the trace then has only the result
  std::optional<gjk::Result<3>> cold;  ///< warm start: the answer from an empty simplex, for its counts
  /// |vertices of A| · |vertices of B|: the cost of the difference without a support function; 0 if round.
  long long all_pairs = 0;
  /// The number of vertices that the run used; 0 if round. A support function needs at most one dot product for each.
  int points_a = 0, points_b = 0;
  /// The library's own traces in 1-D and 2-D, kept to reuse their memory; `trace` has the same content.
  gjk::Trace<1> line;
  gjk::Trace<2> plane;
  /// Additional results, if requested; filled by followUp (follow_up.h).
  std::shared_ptr<const ContactRun> contacts;
  std::shared_ptr<const HullRun> hull;        ///< studied instead of the query: the timeline is that of the hull
  std::shared_ptr<const ImpactStudy> impact;  ///< likewise: the timeline is that of the bodies' motion
  std::shared_ptr<const MassRun> mass;
  std::shared_ptr<const Proof> proof;  ///< of the answer; computed when the result is shown
  /// QuerySettings::textbook: the judgement of that run. Its trace proves nothing.
  std::shared_ptr<const TextbookRun> textbook;
};

/// Runs the scene's query with tracing. Reuses the memory of `into`.
/// With a memory, the run starts warm from the last simplex of the memory's previous run of the same two shapes.
void runQuery(const Scene&, Run& into, WarmMemory* warm = nullptr);
inline Run runQuery(const Scene& scene) {
  Run run;
  runQuery(scene, run);
  return run;
}

/// Without tracing: the answer only.
gjk::Result<3> solve(const Scene&, WarmMemory* warm = nullptr);

/// The nearest facet of an EPA record; null if a run from a file has none.
inline const gjk::FacetRecord<3>* closestFacet(const gjk::Trace<3>& trace, const gjk::EpaRecord<3>& record) {
  return record.closest_facet ? &trace.polytope.facets[static_cast<std::size_t>(*record.closest_facet)] : nullptr;
}

/// The state before a GJK record: the previous record, or the simplex of a warm start. Null if there is none.
inline const gjk::GjkRecord<3>* recordBefore(const Run& run, int record) {
  if (record > 0) return &run.trace.gjk[static_cast<std::size_t>(record - 1)];
  return run.trace.start ? &*run.trace.start : nullptr;
}

/// Support of a placed body in world space, in every dimension. `whole`: with radii and margin, otherwise only the
/// core.
gjk::SupportPoint<3> supportOf(const Body&, int dimension, dvec3 direction, bool whole);

/// The same for many directions; converts the body only once.
class BodySupport {
 public:
  BodySupport(const Body&, int dimension);
  ~BodySupport();
  gjk::SupportPoint<3> operator()(dvec3 direction, bool whole) const;

 private:
  struct Parts;
  std::unique_ptr<const Parts> parts_;
};

}  // namespace gjklab

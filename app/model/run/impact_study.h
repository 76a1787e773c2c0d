#pragma once
// A scene's search for a time of impact, ready to be stepped through: the pair at every advance, with the run that can
// be opened there; the true distance over the whole duration; the other methods' answers.

#include "model/run/impact_run.h"
#include "model/run/run.h"

#include "gjk/manifold.h"

#include <string>
#include <vector>

namespace gjklab {

/// The pair at one moment of its motion.
struct ImpactStep {
  double time = 0;
  Scene scene;  ///< with the bodies' poses at that time, and the search's query
  Run run;      ///< GJK at that moment: from the search, or a separate query (for the ray cast, which has none)
};

struct ImpactStudy {
  ImpactRun run;
  gjk::ImpactMethod method = gjk::ImpactMethod::conservative;
  double duration = 1;
  std::string missing;            ///< a sentence that says why it does not apply; empty if it does
  std::vector<ImpactStep> steps;  ///< one for each record
  ImpactStep end;                 ///< at the contact; for a miss: at the end of the duration
  gjk::Manifold<3> contacts;      ///< of a hit
  /// Distance minus depth at equal time steps, from 0 to the duration.
  std::vector<double> distances;
  /// The answer of each method, in the order of kImpactMethods; `unsuited` if it does not apply.
  std::vector<gjk::ImpactResult<3>> methods;

  const gjk::ImpactResult<3>& result() const { return run.trace.result; }
  const gjk::ImpactRecord<3>& record(int i) const { return run.trace.records[static_cast<std::size_t>(i)]; }
  int count() const { return static_cast<int>(steps.size()); }
  /// The step of a record; after the last record: the end.
  const ImpactStep& step(int i) const { return i < count() ? steps[static_cast<std::size_t>(i)] : end; }
};

inline constexpr std::array kImpactMethods{gjk::ImpactMethod::conservative, gjk::ImpactMethod::bilateral,
                                           gjk::ImpactMethod::ray_cast};

ImpactStudy impactStudy(const Scene&);

/// The pair at any moment, with the answer of its query.
ImpactStep impactStepAt(const Scene&, double time);

/// Whether a record is an iteration of the ray cast: one support point, without a run of GJK.
bool isRayIteration(const ImpactStudy&, int record);

/// The data of an iteration of the ray cast, before its step: the whole bodies' support points along n, and the
/// distance along n from O to the plane through w = a − b, beyond which all of A ⊖ B lies; negative if O is beyond it,
/// too.
struct RayPlane {
  dvec3 normal{0.0};
  gjk::Support<3> support;
  double gap = 0;
};
/// Only for a record that is such an iteration; `start`: the pair at the start of the motion.
RayPlane rayPlaneOf(const ImpactStudy&, const Scene& start, int record);

/// Whether neither body spins, so that A ⊖ B only translates.
bool isTranslation(const Scene&);

}  // namespace gjklab

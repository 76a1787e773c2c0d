#pragma once
// A scene's search for a time of impact, ready to be stepped through: the pair where it is at every advance, each with
// the run that can be opened there; the true distance over the whole duration; the other methods' answers.

#include "model/run/impact_run.h"
#include "model/run/run.h"

#include "gjk/manifold.h"

#include <string>
#include <vector>

namespace gjklab {

/// The pair at one moment of its motion.
struct ImpactStep {
  double time = 0;
  Scene scene;  ///< with the bodies where they are then, and the query as the search asks it
  Run run;      ///< GJK at that moment: of the search, or (ray cast: it has none) asked on its own
};

struct ImpactStudy {
  ImpactRun run;
  gjk::ImpactMethod method = gjk::ImpactMethod::conservative;
  double duration = 1;
  std::string missing;            ///< why it cannot be asked, as a sentence; empty where it can
  std::vector<ImpactStep> steps;  ///< one for each record
  ImpactStep end;                 ///< at the contact; of a miss: at the end of the duration
  gjk::Manifold<3> contacts;      ///< of a hit
  /// Distance less depth at equal steps of time, from 0 to the duration.
  std::vector<double> distances;
  /// What each method answers, in the order of kImpactMethods; `unsuited` where it cannot be asked.
  std::vector<gjk::ImpactResult<3>> methods;

  const gjk::ImpactResult<3>& result() const { return run.trace.result; }
  const gjk::ImpactRecord<3>& record(int i) const { return run.trace.records[static_cast<std::size_t>(i)]; }
  int count() const { return static_cast<int>(steps.size()); }
  /// The step of a record; beyond the last: the end.
  const ImpactStep& step(int i) const { return i < count() ? steps[static_cast<std::size_t>(i)] : end; }
};

inline constexpr std::array kImpactMethods{gjk::ImpactMethod::conservative, gjk::ImpactMethod::bilateral,
                                           gjk::ImpactMethod::ray_cast};

ImpactStudy impactStudy(const Scene&);

/// The pair at any moment, its query asked there.
ImpactStep impactStepAt(const Scene&, double time);

/// Whether a record is an iteration of the ray cast: one support point, and no run of GJK.
bool isRayIteration(const ImpactStudy&, int record);

/// What an iteration of the ray cast asks, before its step: the whole bodies' support points along n, and how far the
/// plane through w = a − b, behind which all of A ⊖ B lies, is short of O along n; negative where it has O behind it.
struct RayPlane {
  dvec3 normal{0.0};
  gjk::Support<3> support;
  double gap = 0;
};
/// Only of a record that is such an iteration; `start`: the pair as it begins to move.
RayPlane rayPlaneOf(const ImpactStudy&, const Scene& start, int record);

/// Whether neither body turns: A ⊖ B slides then as it is.
bool isTranslation(const Scene&);

}  // namespace gjklab

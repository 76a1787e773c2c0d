#include "model/frame/impact_frame.h"

#include "model/frame/moment_frames.h"
#include "model/run/impact_study.h"
#include "model/solid/geometry.h"

namespace gjklab {

void standAt(const ImpactStep& step, Frame& frame) {
  if (frame.geometry) frame.geometry = makeGeometry(step.scene, frame.scene, frame.geometry);
  frame.scene = &step.scene;
  frame.run = &step.run;
  frame.poses = posesOf(step.scene);
  frame.facets.clear();
  frame.direction.reset();
  frame.closest.reset();
  frame.witness_a.reset();
  frame.witness_b.reset();
  frame.closest_facet.reset();
  fillResultFrame(step.run, frame);
  std::get<ImpactFrame>(frame.study).time = step.time;
}

namespace {

/// An iteration of the ray cast knows no nearest points: one support point of each body, and the plane across n.
void askRay(const RayPlane& plane, Frame& frame) {
  frame.show_result = false;
  frame.ghost_offset = dvec3(0.0);
  frame.closest.reset();
  frame.witness_a.reset();
  frame.witness_b.reset();
  frame.direction = plane.normal;
  frame.support = plane.support;
  frame.support_line = true;
}

}  // namespace

void moveTo(double time, Frame& frame) {
  ImpactFrame& impact = std::get<ImpactFrame>(frame.study);
  const Scene moved = sceneAt(*impact.start, time);
  if (frame.geometry) frame.geometry = makeGeometry(moved, frame.scene, frame.geometry);
  frame.poses = posesOf(moved);
  impact.time = time;
}

ImpactVerdict verdictOf(const ImpactFrame& impact, const Run& seen) {
  const ImpactStudy& study = *impact.study;
  const gjk::ImpactResult<3>& end = study.result();
  const gjk::Result<3>& there = seen.trace.result;
  if (!study.missing.empty()) return {gjk::name(there.status), there.status};
  const bool told = !impact.by_hand && impact.record < study.count();
  // A search that was cut short has proven a time to be safe: it has met nothing.
  const bool finished = end.termination == gjk::ImpactTermination::converged ||
                        end.termination == gjk::ImpactTermination::duration_passed;
  if (!impact.by_hand && !told && finished)
    return {gjk::name(end.status), end.status == gjk::ImpactStatus::miss  ? gjk::Status::separated
                                   : end.status == gjk::ImpactStatus::hit ? gjk::Status::touching
                                                                          : gjk::Status::intersecting};
  double gap = there.distance - there.depth;
  if (told && !isRayIteration(study, impact.record)) gap = study.record(impact.record).distance;
  // With a plane between them they are apart, however near they are.
  const bool parted =
      told && isRayIteration(study, impact.record) && rayPlaneOf(study, *impact.start, impact.record).gap > 0;
  const double touching = impact.start->query.impact_tolerance * study.run.trace.scale;
  if (parted || gap > touching) return {gjk::name(gjk::Status::separated), gjk::Status::separated};
  if (gap < -touching) return {gjk::name(gjk::Status::intersecting), gjk::Status::intersecting};
  return {"contact", gjk::Status::touching};
}

void fillImpactFrame(const Run& run, Frame& frame) {
  frame.study = ImpactFrame{run.impact.get(), frame.scene, frame.moment.record, 0, false};
  const int record = frame.moment.record;
  const Scene& start = *frame.scene;
  standAt(run.impact->step(record), frame);
  if (record < run.impact->count() && isRayIteration(*run.impact, record))
    askRay(rayPlaneOf(*run.impact, start, record), frame);
}

}  // namespace gjklab

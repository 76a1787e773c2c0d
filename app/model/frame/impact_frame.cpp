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
  frame.closest_facet = -1;
  fillResultFrame(step.run, frame);
  std::get<ImpactFrame>(frame.study).time = step.time;
}

void moveTo(double time, Frame& frame) {
  ImpactFrame& impact = std::get<ImpactFrame>(frame.study);
  const Scene moved = sceneAt(*impact.start, time);
  if (frame.geometry) frame.geometry = makeGeometry(moved, frame.scene, frame.geometry);
  frame.poses = posesOf(moved);
  impact.time = time;
}

void fillImpactFrame(const Run& run, Frame& frame) {
  frame.study = ImpactFrame{run.impact.get(), frame.scene, frame.moment.record, 0, false};
  standAt(run.impact->step(frame.moment.record), frame);
}

}  // namespace gjklab

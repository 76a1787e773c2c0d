#include "model/frame/frame.h"

#include "model/frame/moment_frames.h"
#include "model/playback/bounds.h"

#include <utility>

namespace gjklab {

namespace {

void setBounds(const MomentBounds& bounds, Frame& frame) {
  frame.bounds = bounds.value;
  frame.lower_known = bounds.lower_known;
  frame.upper_known = bounds.upper_known;
  frame.bounds_known = bounds.lower_known && bounds.upper_known;
  frame.bounds_on_depth = bounds.on_depth;
}

/// The regions stand as they are; what the tests said of them, and what follows from it, is not there yet.
void forgetVerdicts(Frame& frame) {
  for (FrameRegion& region : frame.regions) {
    region.state = RegionState::unknown;
    region.reason = "Not told yet: does it hold O?";
  }
  for (FrameVertex& vertex : frame.simplex) vertex.weight = 0;
}

}  // namespace

Frame makeFrame(const Scene& scene, const Run& run, std::shared_ptr<const Geometry> geometry, const Moment& moment,
                const Hover& hover) {
  Frame frame;
  frame.dimension = run.dimension;
  frame.scene = &scene;
  frame.poses = posesOf(scene);
  frame.run = &run;
  frame.geometry = std::move(geometry);
  frame.moment = moment;
  frame.hover = hover;

  setBounds(boundsAt(run, moment), frame);

  switch (phaseOf(moment.sub_step)) {
    case Phase::gjk:
      fillGjkFrame(run, frame);
      break;
    case Phase::epa:
      fillEpaFrame(run, frame);
      break;
    case Phase::sat:
      fillSeparatingAxisFrame(run, frame);
      break;
    case Phase::result:
      fillResultFrame(run, frame);
      break;
    case Phase::contact:
      fillResultFrame(run, frame);
      fillContactFrame(run, frame);
      break;
    case Phase::hull:
      fillResultFrame(run, frame);
      fillHullFrame(run, frame);
      break;
  }
  return frame;
}

Frame makeFrame(const Scene& scene, const Run& run, std::shared_ptr<const Geometry> geometry, const Timeline& timeline,
                int place, Disclosure disclosure, const Hover& hover) {
  const bool asking = isAsking(timeline, place, disclosure);
  const bool choosing = asking && timeline[place].sub_step == SubStep::gjk_region;
  Frame frame = makeFrame(scene, run, std::move(geometry), timeline[asking && !choosing ? place - 1 : place], hover);
  if (choosing) {
    forgetVerdicts(frame);
    setBounds(boundsAt(run, timeline[place - 1]), frame);
  }
  return frame;
}

}  // namespace gjklab

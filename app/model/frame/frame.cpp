#include "model/frame/frame.h"

#include "model/frame/moment_frames.h"
#include "model/playback/bounds.h"

#include <utility>

namespace gjklab {

Frame makeFrame(const Scene& scene, const Run& run, std::shared_ptr<const Geometry> geometry, const Moment& moment,
                const Hover& hover) {
  Frame frame;
  frame.dimension = run.dimension;
  frame.scene = &scene;
  frame.run = &run;
  frame.geometry = std::move(geometry);
  frame.moment = moment;
  frame.hover = hover;

  const MomentBounds bounds = boundsAt(run, moment);
  frame.bounds = bounds.value;
  frame.lower_known = bounds.lower_known;
  frame.upper_known = bounds.upper_known;
  frame.bounds_known = bounds.lower_known && bounds.upper_known;
  frame.bounds_on_depth = bounds.on_depth;

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

}  // namespace gjklab

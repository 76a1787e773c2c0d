#include "model/frame/frame.h"

#include "model/frame/moment_frames.h"
#include "model/frame/region_tests.h"
#include "model/playback/bounds.h"
#include "model/text/translate.h"

#include <array>
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

/// What a phase adds, in the order of Phase; nothing: the result is all there is.
using FillFrame = void (*)(const Run&, Frame&);
constexpr std::array<FillFrame, 7> kFill{fillGjkFrame,     fillEpaFrame,  fillSeparatingAxisFrame, nullptr,
                                         fillContactFrame, fillHullFrame, fillImpactFrame};
static_assert(kFill.size() == static_cast<std::size_t>(Phase::impact) + 1);

/// The regions without the results of the tests and their consequences.
void forgetVerdicts(Frame& frame) {
  for (FrameRegion& region : frame.regions) {
    region.state = RegionState::unknown;
    region.reason = tr("{region}: does this region contain O?", arg("region", region.name));
  }
  for (FrameVertex& vertex : frame.simplex) vertex.weight = 0;
  frame.closest.reset();
  frame.witness_a.reset();
  frame.witness_b.reset();
}

}  // namespace

Frame makeFrame(const Scene& scene, const Run& run, std::shared_ptr<const Geometry> geometry, const Moment& moment,
                const PickTarget& hover, Naming naming) {
  Frame frame;
  frame.dimension = run.dimension;
  frame.scene = &scene;
  frame.poses = posesOf(scene);
  frame.run = &run;
  frame.geometry = std::move(geometry);
  frame.moment = moment;
  frame.hover = hover;
  frame.naming = naming;

  setBounds(boundsAt(run, moment), frame);

  const Phase phase = phaseOf(moment.sub_step);
  if (infoOf(phase).answered && phase != Phase::impact) fillResultFrame(run, frame);
  if (const FillFrame fill = kFill[static_cast<std::size_t>(phase)]) fill(run, frame);
  return frame;
}

Frame makeFrame(const Scene& scene, const Run& run, std::shared_ptr<const Geometry> geometry, const Timeline& timeline,
                int place, Disclosure disclosure, const PickTarget& hover, Naming naming, std::optional<int> test) {
  const bool asking = isAsking(timeline, place, disclosure);
  const bool choosing = asking && timeline[place].sub_step == SubStep::gjk_region;
  Frame frame =
      makeFrame(scene, run, std::move(geometry), timeline[asking && !choosing ? place - 1 : place], hover, naming);
  if (choosing) {
    forgetVerdicts(frame);
    setBounds(boundsAt(run, timeline[place - 1]), frame);
  }
  if (test && !asking && *test < timeline.testsAt(place)) {
    forgetVerdicts(frame);
    showTest(frame, *test);
    setBounds(boundsAt(run, timeline[place - 1]), frame);
  }
  return frame;
}

}  // namespace gjklab

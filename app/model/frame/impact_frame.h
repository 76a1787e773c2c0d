#pragma once
// The part of a frame for a search for a time of impact: the pair at one time of its motion. The rest of the frame has
// the answer at that time: nearest points, normal, distance.

#include "model/scene/scene.h"

namespace gjklab {

struct Frame;
struct Run;
struct ImpactStep;   // impact_study.h
struct ImpactStudy;  // impact_study.h

struct ImpactFrame {
  const ImpactStudy* study = nullptr;  ///< outlives the frame
  const Scene* start = nullptr;        ///< the pair at the start of the motion; likewise
  int record = 0;                      ///< index into the study's records; their number means the end
  double time = 0;                     ///< at which the bodies are shown
  bool by_hand = false;                ///< the user chose a time between those of the search
};

/// The bodies at the time of a step, with the answer there. The step outlives the frame.
void standAt(const ImpactStep&, Frame&);
/// Only the bodies, at any time between two steps.
void moveTo(double time, Frame&);

/// The state of the pair at the time shown, in one word. Contact is defined by the search's tolerance · S, as in the
/// sentences; GJK's tolerance is finer.
struct ImpactVerdict {
  const char* word;
  gjk::Status status;  ///< determines the colour
};
/// `seen`: GJK's run at that time.
ImpactVerdict verdictOf(const ImpactFrame&, const Run& seen);

}  // namespace gjklab

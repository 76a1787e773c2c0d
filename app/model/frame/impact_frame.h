#pragma once
// What the moments of a search for a time of impact show: the pair where it is at one time of its motion. The rest of
// the frame is that of the answer there: nearest points, normal, distance.

#include "model/scene/scene.h"

namespace gjklab {

struct Frame;
struct Run;
struct ImpactStep;   // impact_study.h
struct ImpactStudy;  // impact_study.h

struct ImpactFrame {
  const ImpactStudy* study = nullptr;  ///< outlives the frame
  const Scene* start = nullptr;        ///< the pair as it begins to move; likewise
  int record = 0;                      ///< of the study; their number: the end
  double time = 0;                     ///< at which the bodies are seen
  bool by_hand = false;                ///< the time was chosen between those of the search
};

/// The bodies where they are at that step, with the answer there. The step outlives the frame.
void standAt(const ImpactStep&, Frame&);
/// The bodies alone, at any time: on the way from one step to the next.
void moveTo(double time, Frame&);

/// How the pair stands at the time that is seen, in one word. The search's own measure decides what is contact
/// (tolerance · S), as it does in the sentences; GJK's is finer.
struct ImpactVerdict {
  const char* word;
  gjk::Status status;  ///< what its colour tells
};
/// `seen`: GJK's run at that time.
ImpactVerdict verdictOf(const ImpactFrame&, const Run& seen);

}  // namespace gjklab

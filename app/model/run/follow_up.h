#pragma once
// Results beside the query: the contact manifold from its answer, the growth of a convex hull or the search for a time
// of impact instead of it, and the mass properties of both bodies.

#include "model/run/run.h"
#include "model/scene/study.h"

namespace gjklab {

struct FollowUps {
  Study study = Study::query;
  bool contacts = false;
  bool mass = false;
  friend bool operator==(const FollowUps&, const FollowUps&) = default;
};

/// After runQuery: fills in the requested results and nothing else. A hull with the same points as before keeps its
/// growth.
void followUp(const Scene&, const FollowUps&, Run&);

}  // namespace gjklab

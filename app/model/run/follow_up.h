#pragma once
// What can be asked beside the query: the contact manifold that follows from its answer, the growth of a convex hull or
// the search for a time of impact in its place, the mass properties of both bodies.

#include "model/run/run.h"
#include "model/scene/study.h"

namespace gjklab {

struct FollowUps {
  Study study = Study::query;
  bool contacts = false;
  bool mass = false;
  friend bool operator==(const FollowUps&, const FollowUps&) = default;
};

/// After runQuery: fills what is asked for, and nothing else. A hull whose points are the same as before keeps its
/// growth.
void followUp(const Scene&, const FollowUps&, Run&);

}  // namespace gjklab

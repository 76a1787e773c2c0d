#pragma once
// The points of a body from which a learner chooses the one furthest along a direction: a polytope's vertices; for a
// round body the support points along arrows at equal angles, one of which is the direction.

#include "model/quiz/question.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

struct ReachPoints {
  bool vertices = true;
  std::vector<dvec3> points;       ///< in the world
  std::vector<std::string> names;  ///< "A₃"; "A 60°" or, in 3-D, "A (5)" for an arrow
};

/// At a support step. `direction`: d or n; the opposite direction is used for B.
ReachPoints reachPoints(const Scene&, const Run&, dvec3 direction, Which);

/// The question of a support step if at least one body is round; `accepted` has indices of its points. Empty if the
/// quiz has its own question, if there is no choice, and in 1-D.
std::optional<Question> roundSupport(const Scene&, const Run&, const Moment&);

}  // namespace gjklab

#pragma once
// The points of a body among which a learner looks for the one that reaches furthest along a direction: a polytope's
// vertices; of a round body the points that arrows turned in even steps lead to, one of them along the direction.

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

/// At a support step. `direction`: d or n; B is asked along the opposite.
ReachPoints reachPoints(const Scene&, const Run&, dvec3 direction, Which);

/// What the support step of a pair asks of which one body at least is round: `accepted` has places among its points.
/// Nothing where the quiz asks by itself, where there is no choice, and in 1-D.
std::optional<Question> roundSupport(const Scene&, const Run&, const Moment&);

}  // namespace gjklab

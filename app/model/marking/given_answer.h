#pragma once
// The answer of another solver, as read from its line.

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <optional>
#include <string>
#include <variant>

namespace gjklab {

struct GivenAnswer {
  gjk::Status status = gjk::Status::separated;
  std::optional<double> distance, depth;  ///< null counts as not given
  std::optional<dvec3> normal, point_a, point_b;
};

/// Parses one line of JSON; otherwise returns a sentence that says what is wrong. Other keys are allowed.
std::variant<GivenAnswer, std::string> readAnswer(const std::string& line, int dimension);

}  // namespace gjklab

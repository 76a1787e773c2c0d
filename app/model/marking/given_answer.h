#pragma once
// An answer that somebody else's solver gave, as it stands on its line.

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

/// Of one line of JSON; otherwise one sentence that says what is wrong with it. Other keys may stand there, too.
std::variant<GivenAnswer, std::string> readAnswer(const std::string& line, int dimension);

}  // namespace gjklab

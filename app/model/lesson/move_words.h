#pragma once
// A challenge's solution in words, for readers.

#include "model/document/command.h"
#include "model/lesson/lesson.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// The command for a move of a scene; empty for a seek or a move of a world.
std::optional<Command> commandOf(const Move&, const Scene&);

/// "Move B 3 to the right." One sentence for each move, from the scene in which the first is made.
std::vector<std::string> movesInWords(const std::vector<Move>&, Scene from);

}  // namespace gjklab

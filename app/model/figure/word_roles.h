#pragma once
// Words of a sentence that name a thing in the picture (A ⊖ B, x, s₃) have the colour of that thing.

#include "model/figure/figure.h"
#include "model/text/language_words.h"
#include "model/text/rich_text.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace gjklab {

enum class SubStep : std::uint8_t;

struct RolePiece {
  TextRun run;
  std::optional<Role> role;  ///< empty: the text's own colour
};

/// The role of n in a step: EPA and the separating axis test search along it, until it belongs to the answer.
Role roleOfNormal(SubStep);

/// Marked text (rich_text.h) that begins with a sentence, split where its colour changes. Words in italics name points
/// of the simplex, except the time. `normal`: the role of n.
std::vector<RolePiece> piecesByRole(std::string_view marked, const LanguageWords&, Role normal = Role::normal);

}  // namespace gjklab

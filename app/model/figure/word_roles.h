#pragma once
// Words of a sentence that name a thing of the picture, A ⊖ B, x, s₃, have the colour of that thing.

#include "model/figure/figure.h"
#include "model/text/rich_text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace gjklab {

struct RolePiece {
  TextRun run;
  std::optional<Role> role;  ///< none: the text's own colour
};

/// Marked text (rich_text.h), cut where its colour changes. What is in italics names points of the simplex, but for the
/// time. `normal`: the role of n, along which EPA searches.
std::vector<RolePiece> piecesByRole(std::string_view marked, Role normal = Role::normal);

}  // namespace gjklab

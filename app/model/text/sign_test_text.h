#pragma once
// Sign tests in words: as files hold them, and as the screen shows them.

#include "gjk/sign_test.h"
#include "model/text/vertex_names.h"

#include <optional>
#include <string>
#include <string_view>

namespace gjklab {

/// As a file holds it, in its letters: "ab·ao", "(ab×ac)×ac·ao", "(ac×ab)·ao", "Δ_ab(a)", "μ_z(abc)", "sgn μ·C_b(abc)".
std::string expressionText(const gjk::TestSubject&, const VertexNames& = fileLetters());
/// As the screen shows it, in marked text (rich_text.h): "Δ_{ab}(a)".
std::string markedExpression(const gjk::TestSubject&, const VertexNames&);
/// What an expression of a file asks; nothing: no solver asks that.
std::optional<gjk::TestSubject> testSubject(std::string_view expression);

}  // namespace gjklab

#pragma once
// Sign tests as text: for files and for the screen.

#include "gjk/sign_test.h"
#include "model/text/vertex_names.h"

#include <optional>
#include <string>
#include <string_view>

namespace gjklab {

/// The vector from the newest vertex to O: "ao" among letters, "s₂O" beside names.
std::string toOriginText(const VertexNames&);
/// For files, in their letters: "ab·ao", "(ab×ac)×ac·ao", "(ac×ab)·ao", "Δ_ab(a)", "μ_z(abc)", "sgn μ·C_b(abc)".
std::string expressionText(const gjk::TestSubject&);
/// For a terminal, with the names of the screen: "Δ_s₁(s₂s₁)", the cofactor of s₁ in the set s₂s₁.
std::string plainExpression(const gjk::TestSubject&, const VertexNames&);
/// For the screen, as marked text (rich_text.h): "Δ_{s₁}(s₂s₁)".
std::string markedExpression(const gjk::TestSubject&, const VertexNames&);
/// Parses an expression from a file; empty if it is not a sign test of any solver.
std::optional<gjk::TestSubject> testSubject(std::string_view expression);

}  // namespace gjklab

#pragma once
// Evaluates typed numbers: "7,5", "1/3", "-2.5e-3", "3 × (1 + √2)", "pi/4". A calculator of four operations, powers,
// roots and brackets.

#include <string>
#include <string_view>
#include <variant>

namespace gjklab {

/// A sentence that says what is wrong with a text, and what is allowed.
struct ExpressionError {
  std::string sentence;
};

/// The value of a typed number or expression, or why it is invalid. Decimals follow a comma or a point, but not both in
/// one text. The value is finite.
std::variant<double, ExpressionError> evaluate(std::string_view text);

}  // namespace gjklab

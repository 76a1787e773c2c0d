#pragma once
// Numbers as the screen shows them.

#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace gjklab {

/// At most `digits` significant digits, a true minus sign, no trailing zeros, "0" for zero: "0.2941", "−3", "1.2·10⁻⁷".
std::string number(double value, int digits = 4);
/// "(1, −2.5)" with as many numbers as the dimension has; in 1-D the number alone. What rounding has left of a zero
/// beside larger numbers is shown as 0.
std::string vectorText(glm::dvec3 value, int dimension, int digits = 4);
/// A number that is written already, "1.250", with the decimal sign of the reader's language.
std::string inReadersDigits(std::string written);
/// "A₂" for index 1: points are counted from 1 on the screen.
std::string subscript(int index_from_zero);
/// "1 facet", "3 facets".
std::string counted(int count, const char* singular, const char* plural);
/// The number that all of a text is, as C writes it ("-1.5e3"), in every locale. Infinite where it is too large for a
/// double, 0 where it is too small.
std::optional<double> numberIn(std::string_view text);
/// The number that a text of digits alone is, if it has at most nine of them.
std::optional<int> countIn(const std::string& text);

}  // namespace gjklab

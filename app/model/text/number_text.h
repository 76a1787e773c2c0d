#pragma once
// Formats numbers for the screen.

#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

/// At most `digits` significant digits, a true minus sign, no trailing zeros, "0" for zero: "0.2941", "−3", "1.2·10⁻⁷".
std::string number(double value, int digits = 4);
/// "(1, −2.5)" with one number per dimension; in 1-D only the number. Values that are rounding errors beside larger
/// numbers are shown as 0.
std::string vectorText(glm::dvec3 value, int dimension, int digits = 4);
/// "1, −2.5", each as number() writes it; "1; −2,5" where the comma is the decimal sign.
std::string numbersText(const std::vector<double>& values, int digits = 4);
/// A formatted number, such as "1.250", with the decimal sign of the reader's language.
std::string inReadersDigits(std::string written);
/// "A₂" for index 1: points are counted from 1 on the screen.
std::string subscript(int index_from_zero);
/// "1 facet", "3 facets".
std::string counted(int count, const char* singular, const char* plural);
/// Parses a text that is completely a number in C's syntax ("-1.5e3"), in every locale. Infinite if it is too large for
/// a double, 0 if too small.
std::optional<double> numberIn(std::string_view text);
/// Parses a text of at most nine digits and nothing else.
std::optional<int> countIn(const std::string& text);

}  // namespace gjklab

#include "model/text/number_text.h"

#include "model/text/leading_number.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

constexpr const char* kMinus = "−";

/// Each digit of a whole number replaced by its raised or lowered form.
std::string withDigits(int value, const std::array<const char*, 10>& digits) {
  std::string out;
  for (char c : std::to_string(value)) out += digits[static_cast<std::size_t>(c - '0')];
  return out;
}

std::string superscript(int value) {
  static constexpr std::array<const char*, 10> kDigits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  return (value < 0 ? "⁻" : "") + withDigits(std::abs(value), kDigits);
}

void dropTrailingZeros(std::string& text) {
  if (text.find('.') == std::string::npos) return;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
}

std::string withDecimalSign(std::string text) {
  const std::size_t point = text.find('.');
  // Translators: the sign before the decimals of a number.
  if (point != std::string::npos) text.replace(point, 1, trc("decimal sign", "."));
  return text;
}

}  // namespace

std::string inReadersDigits(std::string written) { return withDecimalSign(std::move(written)); }

std::string number(double value, int digits) {
  if (std::isnan(value)) return tr("undefined");
  const std::string sign = value < 0 ? kMinus : "";
  if (std::isinf(value)) return sign + "∞";
  if (value == 0) return "0";

  const std::string scientific = fmt::format("{:.{}e}", std::abs(value), digits - 1);
  const std::size_t e = scientific.find('e');
  const int exponent = std::atoi(scientific.c_str() + e + 1);
  std::string mantissa = scientific.substr(0, e);
  dropTrailingZeros(mantissa);

  const int used = static_cast<int>(mantissa.size()) - (mantissa.size() > 1 ? 1 : 0);
  // Plain where every written digit is significant; round thousands ("20000") are plain, too.
  const bool plain = exponent >= -3 && (exponent < digits || (exponent < 6 && used <= 2));
  if (!plain) return sign + (mantissa == "1" ? "" : withDecimalSign(mantissa) + "·") + "10" + superscript(exponent);
  return sign + withDecimalSign(fmt::format("{:.{}f}", std::abs(value), std::max(0, used - 1 - exponent)));
}

std::string vectorText(glm::dvec3 value, int dimension, int digits) {
  if (dimension == 1) return number(value.x, digits);
  double largest = 0;
  for (int i = 0; i < dimension; ++i) largest = std::max(largest, std::abs(value[i]));
  // A unit vector comes from a search that ends at a tolerance: what it leaves of a zero is larger than rounding.
  const bool direction = digits <= 6 && std::abs(glm::length(value) - 1) < 1e-6;
  const double nothing = (direction ? 1e-9 : 1e-13) * largest;
  std::vector<double> shown;
  for (int i = 0; i < dimension; ++i) shown.push_back(std::abs(value[i]) <= nothing ? 0 : value[i]);
  return "(" + numbersText(shown, digits) + ")";
}

std::string numbersText(const std::vector<double>& values, int digits) {
  std::string out;
  for (const double value : values) {
    // Translators: between numbers, such as the coordinates of a point; "; " where the comma is the decimal sign.
    out += (out.empty() ? "" : trc("between coordinates", ", ")) + number(value, digits);
  }
  return out;
}

std::string subscript(int index_from_zero) {
  static constexpr std::array<const char*, 10> kDigits{"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
  return withDigits(index_from_zero + 1, kDigits);
}

std::string counted(int count, const char* singular, const char* plural) {
  return fmt::format("{} {}", count, pluralForm(singular, plural, count));
}

std::optional<double> numberIn(std::string_view text) {
  const std::size_t sign = text.starts_with('-') ? 1 : 0;
  const bool begins = text.size() > sign && (text[sign] == '.' || (text[sign] >= '0' && text[sign] <= '9'));
  if (!begins || text.find_first_of("xX") != std::string_view::npos) return std::nullopt;
  const LeadingNumber read = leadingNumber(text);
  return read.length == text.size() ? std::optional(read.value) : std::nullopt;
}

std::optional<int> countIn(const std::string& text) {
  if (text.empty() || text.size() > 9) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = 10 * value + (c - '0');
  }
  return value;
}

}  // namespace gjklab

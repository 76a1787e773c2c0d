#pragma once
// Reads text files word by word, without copying them.

#include <optional>
#include <string_view>

#include "model/text/number_text.h"

namespace gjklab {

/// The next line, without its end; `rest` begins after it.
inline std::string_view takeLine(std::string_view& rest) {
  const std::size_t end = rest.find('\n');
  std::string_view line = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

/// The next word; empty at the end. Line ends also separate words.
inline std::string_view takeWord(std::string_view& rest) {
  constexpr std::string_view kBlanks = " \t\r\n\v\f";
  const std::size_t begin = rest.find_first_not_of(kBlanks);
  rest.remove_prefix(begin == std::string_view::npos ? rest.size() : begin);
  const std::string_view word = rest.substr(0, rest.find_first_of(kBlanks));
  rest.remove_prefix(word.size());
  return word;
}

inline std::optional<double> takeNumber(std::string_view& rest) {
  std::string_view word = takeWord(rest);
  if (word.starts_with('+')) word.remove_prefix(1);
  return numberIn(word);
}

/// Three numbers; empty if one of them is invalid.
inline std::optional<glm::dvec3> takePoint(std::string_view& rest) {
  const auto x = takeNumber(rest), y = takeNumber(rest), z = takeNumber(rest);
  if (!x || !y || !z) return std::nullopt;
  return glm::dvec3(*x, *y, *z);
}

}  // namespace gjklab

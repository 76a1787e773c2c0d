#include "ui/kit/text_lines.h"

#include "model/text/characters.h"

#include <algorithm>
#include <utility>

namespace gjklab {
namespace {

/// Removes the last character of UTF-8 text, however many bytes it has.
void popCharacter(std::string& text) {
  while (!text.empty() && !beginsCharacter(text.back())) text.pop_back();
  if (!text.empty()) text.pop_back();
}

/// Whether a space is beside the sign of a difference, "a − b".
bool besideMinus(std::string_view text, std::size_t space) {
  for (const std::string_view sign : {"−", "⊖"})
    if (text.substr(0, space).ends_with(sign) || text.substr(space + 1).starts_with(sign)) return true;
  return false;
}

/// Of a space that was found: a line before the first character would be empty.
bool isWithin(std::size_t space) { return space != std::string_view::npos && space > 0; }

/// Where the first line of this width ends: at a space if there is one.
std::size_t endOfLine(ImFont* font, std::string_view text, float width) {
  const char* rest = text.data();
  font->CalcTextSizeA(font->FontSize, width, 0, text.data(), text.data() + text.size(), &rest);
  const auto fitting = static_cast<std::size_t>(rest - text.data());
  if (fitting == text.size()) return fitting;
  const std::size_t last = text.rfind(' ', fitting);
  std::size_t space = last;
  while (isWithin(space) && besideMinus(text, space)) space = text.rfind(' ', space - 1);
  if (isWithin(space)) return space;
  return isWithin(last) ? last : std::max(fitting, firstCharacters(text, 1).size());
}

}  // namespace

ImVec2 textSize(ImFont* font, std::string_view text) {
  return font->CalcTextSizeA(font->FontSize, 1e9f, 0, text.data(), text.data() + text.size());
}

std::string shortened(ImFont* font, std::string_view text, float width) {
  if (textSize(font, text).x <= width) return std::string(text);
  std::string cut(text);
  do popCharacter(cut);
  while (!cut.empty() && textSize(font, cut + "…").x > width);
  return cut + "…";
}

TwoLines twoLines(ImFont* font, std::string_view text, float width) {
  if (textSize(font, text).x <= width) return {std::string(text), ""};
  std::size_t end = 0;  // of the last word that fits on the first line
  for (std::size_t space = text.find(' '); space != text.npos; space = text.find(' ', space + 1))
    if (textSize(font, text.substr(0, space)).x <= width) end = space;
  if (end == 0) return {shortened(font, text, width), "", true};
  const std::string_view rest = text.substr(end + 1);
  std::string second = shortened(font, rest, width);
  const bool cut = second != rest;
  return {std::string(text.substr(0, end)), std::move(second), cut};
}

std::string brokenAtSpaces(ImFont* font, std::string_view text, float width) {
  std::string broken;
  while (true) {
    const std::string_view paragraph = text.substr(0, text.find('\n'));
    const std::size_t end = endOfLine(font, paragraph, width);
    broken += text.substr(0, end);
    if (end == text.size()) return broken;
    broken += '\n';
    text.remove_prefix(end + (text[end] == ' ' || text[end] == '\n' ? 1 : 0));
  }
}

}  // namespace gjklab

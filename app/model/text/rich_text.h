#pragma once
// The markup of labels and captions: "_x" or "_{xy}" a subscript, "*…*" italics, "**…**" bold.

#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

struct TextRun {
  std::string text;
  bool italic = false, bold = false, subscript = false;
  friend bool operator==(const TextRun&, const TextRun&) = default;
};

/// Splits marked text into runs; neighbours with the same look are joined. An unpaired star and an underscore without a
/// subscript are plain characters.
std::vector<TextRun> parseRichText(std::string_view text);

/// The text without its marks.
std::string plainText(std::string_view text);

/// For headings: converts a to z to A to Z, and leaves everything else unchanged.
std::string inCapitals(std::string text);

/// Length in bytes of the UTF-8 sequence that starts at `at`; 1 for invalid bytes.
std::size_t codePointLength(std::string_view text, std::size_t at);

}  // namespace gjklab

#pragma once
// Markdown as a list of blocks with their lines, the input of a lesson. Parsed by MD4C (CommonMark, without raw HTML).

#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

struct MarkdownBlock {
  enum class Kind : std::uint8_t {
    heading,
    paragraph,
    item,  ///< of a list
    code,  ///< fenced or indented
    rule,  ///< "---"
  };
  Kind kind = Kind::paragraph;
  int level = 1;  ///< of a heading
  /// From 1. For a fenced block, that of its opening fence.
  int line = 1;
  /// Marked text (rich_text.h): emphasis as italics, strong emphasis as bold; code unchanged.
  std::string text;
  std::string info;  ///< after the opening fence: "show"
};

/// All blocks of a text, in order; nested lists and quotations follow one after another.
std::vector<MarkdownBlock> parseMarkdown(std::string_view text);

/// The first byte that is invalid in UTF-8 text: a zero, or one outside any character; npos if there is none.
std::size_t badByte(std::string_view text);

}  // namespace gjklab

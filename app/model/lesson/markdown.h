#pragma once
// Markdown as a row of blocks with their lines: what a lesson is made of. Parsed by MD4C (CommonMark, without raw
// HTML).

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
  /// From 1. A fenced block's is that of its opening fence.
  int line = 1;
  /// Marked text (rich_text.h): emphasis as italics, strong emphasis as bold; of code its bytes.
  std::string text;
  std::string info;  ///< behind the opening fence: "show"
};

/// All blocks of a text, in order; nested lists and quotations are told one after the other.
std::vector<MarkdownBlock> parseMarkdown(std::string_view text);

/// The first byte that no UTF-8 text has: a zero, or one that belongs to no character; npos where there is none.
std::size_t badByte(std::string_view text);

}  // namespace gjklab

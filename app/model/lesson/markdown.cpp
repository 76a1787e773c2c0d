#include "model/lesson/markdown.h"

#include <md4c.h>

#include <algorithm>
#include <optional>

namespace gjklab {
namespace {

/// A star that is meant as a star: marked text has no escape, but a sign that looks the same.
constexpr std::string_view kStar = "∗";

class BlockReader {
 public:
  explicit BlockReader(std::string_view text) : text_(text) {
    for (std::size_t i = 0; i < text.size(); ++i)
      if (text[i] == '\n') ends_.push_back(i);
  }

  std::vector<MarkdownBlock> run() {
    MD_PARSER parser{};
    parser.flags = MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) { return of(self).enter(type, detail); };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* self) { return of(self).leave(type); };
    parser.enter_span = [](MD_SPANTYPE type, void*, void* self) { return of(self).span(type); };
    parser.leave_span = parser.enter_span;
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* self) {
      return of(self).text(type, {text, size});
    };
    md_parse(text_.data(), static_cast<MD_SIZE>(text_.size()), &parser, this);
    return std::move(blocks_);
  }

 private:
  using Kind = MarkdownBlock::Kind;
  static BlockReader& of(void* self) { return *static_cast<BlockReader*>(self); }

  /// The line of a piece of the text; nothing for what the parser made up.
  std::optional<int> lineOf(std::string_view piece) const {
    const std::less<> before;
    if (piece.data() == nullptr || before(piece.data(), text_.data()) ||
        before(text_.data() + text_.size(), piece.data()))
      return std::nullopt;
    const auto at = static_cast<std::size_t>(piece.data() - text_.data());
    return 1 + static_cast<int>(std::lower_bound(ends_.begin(), ends_.end(), at) - ends_.begin());
  }

  int enter(MD_BLOCKTYPE type, void* detail) {
    switch (type) {
      case MD_BLOCK_H:
        start(Kind::heading);
        block_->level = static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level);
        break;
      case MD_BLOCK_P:
        // A loose list's item has a paragraph of its own, which is the item.
        if (!block_ || block_->kind != Kind::item) start(Kind::paragraph);
        break;
      case MD_BLOCK_LI:
        start(Kind::item);
        break;
      case MD_BLOCK_HR:
        start(Kind::rule);
        finish();
        break;
      case MD_BLOCK_CODE: {
        start(Kind::code);
        const MD_ATTRIBUTE& info = static_cast<MD_BLOCK_CODE_DETAIL*>(detail)->info;
        if (info.size > 0) block_->info.assign(info.text, info.size);
        if (const auto line = lineOf({info.text, info.size})) place(*line);
        break;
      }
      case MD_BLOCK_DOC:
      case MD_BLOCK_QUOTE:
      case MD_BLOCK_UL:
      case MD_BLOCK_OL:
      case MD_BLOCK_HTML:
      case MD_BLOCK_TABLE:
      case MD_BLOCK_THEAD:
      case MD_BLOCK_TBODY:
      case MD_BLOCK_TR:
      case MD_BLOCK_TH:
      case MD_BLOCK_TD:
        break;
    }
    return 0;
  }

  int leave(MD_BLOCKTYPE type) {
    if (type == MD_BLOCK_H || type == MD_BLOCK_P || type == MD_BLOCK_LI || type == MD_BLOCK_CODE) finish();
    return 0;
  }

  int span(MD_SPANTYPE type) {
    if (!block_) return 0;
    if (type == MD_SPAN_EM) block_->text += "*";
    if (type == MD_SPAN_STRONG) block_->text += "**";
    return 0;
  }

  int text(MD_TEXTTYPE type, std::string_view piece) {
    if (!block_) return 0;
    const bool code = block_->kind == Kind::code;
    if (const auto line = lineOf(piece)) place(*line - (code ? 1 : 0));
    if (type == MD_TEXT_BR || type == MD_TEXT_SOFTBR)
      block_->text += code ? "\n" : " ";
    else if (type == MD_TEXT_ENTITY)
      block_->text += entity(piece);
    else if (code)
      block_->text += piece;
    else
      for (const char c : piece) block_->text += c == '*' ? kStar : std::string_view(&c, 1);
    return 0;
  }

  /// The few entities that authors use; others are unchanged.
  static std::string_view entity(std::string_view name) {
    if (name == "&nbsp;") return " ";
    if (name == "&lt;") return "<";
    if (name == "&gt;") return ">";
    if (name == "&amp;") return "&";
    return name;
  }

  void start(Kind kind) {
    finish();
    block_.emplace();
    block_->kind = kind;
    block_->line = blocks_.empty() ? 1 : blocks_.back().line;
    placed_ = false;
  }
  void place(int line) {
    if (!placed_) block_->line = line;
    placed_ = true;
  }
  void finish() {
    // A block without text says nothing, but for a rule and a fence.
    if (block_ && (!block_->text.empty() || block_->kind == Kind::rule || block_->kind == Kind::code))
      blocks_.push_back(std::move(*block_));
    block_.reset();
  }

  std::string_view text_;
  std::vector<std::size_t> ends_;  ///< of the lines
  std::vector<MarkdownBlock> blocks_;
  std::optional<MarkdownBlock> block_;
  bool placed_ = false;
};

/// Length of the UTF-8 sequence at `at`; 0 where the bytes are none.
std::size_t sequenceLength(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u; };
  const unsigned first = byte(0);
  if (first == 0) return 0;
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                             : first >= 0xE0 && first < 0xF0 ? 3
                             : first >= 0xF0 && first < 0xF5 ? 4
                                                             : 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0u) != 0x80u) return 0;
  // Not the shortest form, a surrogate, or beyond Unicode.
  if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) >= 0xA0) || (first == 0xF0 && byte(1) < 0x90) ||
      (first == 0xF4 && byte(1) >= 0x90))
    return 0;
  return length;
}

}  // namespace

std::vector<MarkdownBlock> parseMarkdown(std::string_view text) { return BlockReader(text).run(); }

std::size_t badByte(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = sequenceLength(text, at);
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

}  // namespace gjklab

#include "model/text/rich_text.h"

namespace gjklab {
namespace {

class RunParser {
 public:
  explicit RunParser(std::string_view text) : text_(text) {}

  std::vector<TextRun> run() {
    while (at_ < text_.size())
      if (!star() && !subscript()) put(codePointLength(text_, at_));
    return std::move(runs_);
  }

 private:
  /// A star opens what it is not inside of, if its partner follows, and closes what it is inside of.
  bool star() {
    if (text_[at_] != '*') return false;
    const bool two = !italic_ && text_.substr(at_, 2) == "**";
    bool& state = two ? bold_ : italic_;
    const std::string_view mark = two ? "**" : "*";
    if (!state && text_.find(mark, at_ + mark.size()) == std::string_view::npos) return false;
    state = !state;
    at_ += mark.size();
    return true;
  }

  bool subscript() {
    if (text_[at_] != '_' || at_ + 1 >= text_.size()) return false;
    std::size_t from = at_ + 1, length = 0, end = 0;
    if (text_[from] == '{') {
      const std::size_t close = text_.find('}', from);
      if (close == std::string_view::npos) return false;
      ++from;
      length = close - from;
      end = close + 1;
    } else {
      if (text_[from] == ' ' || text_[from] == '_') return false;
      length = codePointLength(text_, from);
      end = from + length;
    }
    append(text_.substr(from, length), true);
    at_ = end;
    return true;
  }

  void put(std::size_t length) {
    append(text_.substr(at_, length), false);
    at_ += length;
  }

  void append(std::string_view piece, bool lowered) {
    if (piece.empty()) return;
    if (runs_.empty() || runs_.back().italic != italic_ || runs_.back().bold != bold_ ||
        runs_.back().subscript != lowered)
      runs_.push_back({{}, italic_, bold_, lowered});
    runs_.back().text += piece;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool italic_ = false, bold_ = false;
  std::vector<TextRun> runs_;
};

}  // namespace

std::vector<TextRun> parseRichText(std::string_view text) { return RunParser(text).run(); }

std::string plainText(std::string_view text) {
  std::string plain;
  for (const TextRun& run : parseRichText(text)) plain += run.text;
  return plain;
}

std::size_t codePointLength(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  const std::size_t length = byte < 0x80 ? 1 : (byte >> 5) == 6 ? 2 : (byte >> 4) == 14 ? 3 : (byte >> 3) == 30 ? 4 : 1;
  return at + length <= text.size() ? length : 1;
}

std::string inCapitals(std::string text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    // U+00E0 to U+00FE are C3 A0 to C3 BE; their capitals lie 0x20 before.
    const bool latin = i > 0 && text[i - 1] == '\xc3' && byte >= 0xa0u && byte <= 0xbeu && byte != 0xb7u;  // but ÷
    if (latin || (byte >= 'a' && byte <= 'z')) text[i] = static_cast<char>(byte - 0x20u);
  }
  return text;
}

}  // namespace gjklab

#include "model/text/file_kind.h"

#include <algorithm>
#include <array>

namespace gjklab {

namespace {

constexpr std::string_view kBlank = " \t\r\n";

/// Those keys of a text's first object that tell its kind. The text may be cut off or wrong: brackets and quotes are
/// all that is looked at.
class FirstKeys {
 public:
  explicit FirstKeys(std::string_view text) : text_(text) {
    at_ = text.find_first_not_of(kBlank);
    if (at_ == text.npos || text[at_] != '{') return;
    do step();
    while (depth_ > 0 && at_ < text_.size() && !has("gjklab_trace"));
  }

  bool has(std::string_view key) const {
    for (std::size_t i = 0; i < kKnown.size(); ++i)
      if (kKnown[i] == key) return found_[i];
    return false;
  }

 private:
  static constexpr std::array<std::string_view, 9> kKnown{"gjklab_trace", "gjklab", "bodies", "lecture", "simplex",
                                                          "vertices",     "facets", "scene",  "answer"};

  void step() {
    const char c = text_[at_++];
    if (c == '{' || c == '[') ++depth_;
    if (c == '}' || c == ']') --depth_;
    if (c == '"') quoted();
  }

  void quoted() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    at_ = std::min(at_, text_.size());
    const std::string_view word = text_.substr(begin, at_ - begin);
    if (at_ < text_.size()) ++at_;
    const std::size_t next = text_.find_first_not_of(kBlank, at_);
    if (depth_ != 1 || next == text_.npos || text_[next] != ':') return;
    for (std::size_t i = 0; i < kKnown.size(); ++i) found_[i] = found_[i] || kKnown[i] == word;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::array<bool, kKnown.size()> found_{};
};

}  // namespace

FileKind kindOf(std::string_view text) {
  const FirstKeys keys(text);
  if (keys.has("gjklab_trace")) return FileKind::trace;
  if (keys.has("gjklab"))
    return keys.has("lecture") ? FileKind::lecture : keys.has("bodies") ? FileKind::world : FileKind::scene;
  const bool polytope = keys.has("vertices") && keys.has("facets");
  const bool head = keys.has("scene") && !keys.has("answer");
  return keys.has("simplex") || polytope || head ? FileKind::log : FileKind::scene;
}

bool isOwnFile(std::string_view text) {
  const FirstKeys keys(text);
  return keys.has("gjklab") || keys.has("gjklab_trace");
}

bool isLesson(std::string_view file, std::string_view text) { return file.ends_with(".md") && text.starts_with('#'); }

}  // namespace gjklab

#include "model/lesson/translated_lesson.h"

#include <algorithm>
#include <array>

namespace gjklab {
namespace {

constexpr std::string_view kFence = "```";
/// The keys of blocks whose values are for the reader.
constexpr std::array<std::string_view, 7> kWords{"question", "choice", "right", "but", "hint", "why", "words"};

/// A fenced block, or adjacent lines outside of one: a heading, a paragraph or a list.
struct Chunk {
  std::size_t first = 0;  ///< its first line, from 0
  std::vector<std::string_view> lines = {};
  bool isFenced() const { return lines.front().starts_with(kFence); }
};

std::vector<Chunk> chunksOf(std::string_view text) {
  std::vector<Chunk> chunks;
  bool in_chunk = false, in_fence = false;
  for (std::size_t number = 0; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    const bool fence = line.starts_with(kFence);
    if (!in_fence && (line.empty() || fence)) in_chunk = false;
    if (!in_fence && line.empty()) continue;
    if (!in_chunk) chunks.push_back({number});
    chunks.back().lines.push_back(line);
    if (fence) in_fence = !in_fence;
    in_chunk = in_fence || !fence;
  }
  return chunks;
}

std::string_view keyOf(std::string_view line) { return line.substr(0, line.find(':')); }
bool isWords(std::string_view line) { return std::find(kWords.begin(), kWords.end(), keyOf(line)) != kWords.end(); }

class Merging {
 public:
  explicit Merging(std::vector<Chunk> translation) : translation_(std::move(translation)) {}

  TranslatedLesson merge(const std::vector<Chunk>& original) {
    std::size_t line = 0;
    for (const Chunk& chunk : original) {
      for (; line < chunk.first; ++line) add("");
      line += chunk.lines.size();
      if (next_ == translation_.size() || !isOf(chunk, translation_[next_])) {
        for (const std::string_view text : chunk.lines) add(text);
      } else if (const Chunk& own = translation_[next_++]; chunk.isFenced() && isWords(own.lines[1])) {
        addWords(chunk, own);
      } else {
        for (std::size_t i = 0; i < own.lines.size(); ++i) add(own.lines[i], own.first + i);
      }
    }
    return std::move(into_);
  }

 private:
  static bool isOf(const Chunk& original, const Chunk& own) {
    if (original.isFenced() != own.isFenced()) return false;
    return !own.isFenced() || (own.lines.size() > 1 && own.lines.front() == original.lines.front());
  }

  /// The lines of a block, each with words from the next line of the translation that has its key.
  void addWords(const Chunk& original, const Chunk& own) {
    std::vector<bool> used(own.lines.size());
    for (const std::string_view text : original.lines) {
      std::size_t i = 0;
      while (i < used.size() && (used[i] || keyOf(own.lines[i]) != keyOf(text))) ++i;
      if (!isWords(text) || i == used.size()) {
        add(text);
      } else {
        used[i] = true;
        add(own.lines[i], own.first + i);
      }
    }
  }

  void add(std::string_view text) { add(text, at_); }
  void add(std::string_view text, std::size_t line) {
    at_ = line;
    into_.text += text;
    into_.text += '\n';
    into_.lines.push_back(static_cast<int>(line) + 1);
  }

  std::vector<Chunk> translation_;
  std::size_t next_ = 0, at_ = 0;
  TranslatedLesson into_;
};

}  // namespace

TranslatedLesson translatedLesson(std::string_view original, std::string_view translation) {
  const std::vector<Chunk> ours = chunksOf(original);
  std::vector<Chunk> theirs = chunksOf(translation);
  const bool complete = std::any_of(theirs.begin(), theirs.end(),
                                    [](const Chunk& chunk) { return chunk.lines.front().starts_with("```show"); });
  if (ours.empty() || complete) return {std::string(translation)};
  return Merging(std::move(theirs)).merge(ours);
}

}  // namespace gjklab

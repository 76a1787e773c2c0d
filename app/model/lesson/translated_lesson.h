#pragma once
// A translated lesson contains only words. Its show blocks, and the lines of the other blocks that are the same in
// every language, come from the original.

#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

struct TranslatedLesson {
  std::string text;
  /// For each line of the text the line of the translation to which it belongs, from 1; empty if they are the same.
  std::vector<int> lines = {};
};

/// Replaces the original's paragraphs, and the lines of its blocks that are words, by those of the translation, in
/// order. Words that the translation lacks stay untranslated. A translation that has a show block is complete and stays
/// as it is.
TranslatedLesson translatedLesson(std::string_view original, std::string_view translation);

}  // namespace gjklab

#pragma once
// Paragraphs of whole sentences.

#include <string>

namespace gjklab {

/// Adds a sentence to a paragraph, after a space unless it is the first.
inline void addSentence(std::string& paragraph, const std::string& sentence) {
  if (sentence.empty()) return;
  if (!paragraph.empty()) paragraph += ' ';
  paragraph += sentence;
}

}  // namespace gjklab

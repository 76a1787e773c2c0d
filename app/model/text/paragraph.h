#pragma once
// Paragraphs of whole sentences.

#include <string>

namespace gjklab {

/// Adds a sentence to a paragraph, with a blank before it where it is not the first.
inline void addSentence(std::string& paragraph, const std::string& sentence) {
  if (sentence.empty()) return;
  if (!paragraph.empty()) paragraph += ' ';
  paragraph += sentence;
}

}  // namespace gjklab

#pragma once
// Marks the parts of a printed lesson that can be done only on the screen.

#include <string>

namespace gjklab {

/// The mark before such parts on paper.
inline constexpr const char* kScreenSign = "⌨";

/// Marked text (rich_text.h) with the mark before each sentence that mentions keys, the mouse or actions with it
/// (model/text/language_words.h).
std::string markScreenWork(const std::string& marked);

}  // namespace gjklab

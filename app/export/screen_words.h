#pragma once
// What of a lesson's text can be done at the screen only: on paper it is marked.

#include <string>

namespace gjklab {

/// Stands on paper before what is done at the screen.
inline constexpr const char* kScreenSign = "⌨";

/// Marked text (rich_text.h) with the sign before each sentence that speaks of keys, of the mouse or of what the hand
/// does with it (model/text/language_words.h).
std::string markScreenWork(const std::string& marked);

}  // namespace gjklab

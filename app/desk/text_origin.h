#pragma once
// Texts that come from no file.

#include <cstdint>

namespace gjklab {

enum class TextOrigin : std::uint8_t { clipboard, drop, link, page };

/// In place of a file's name: "clipboard".
const char* nameOf(TextOrigin);
/// As in "3 points from the clipboard".
const char* fromWhat(TextOrigin);
/// A sentence that says that the text must wait for the user's answer to a question.
const char* waitingText(TextOrigin);
/// A sentence that says that there is no text.
const char* emptyText(TextOrigin);

}  // namespace gjklab

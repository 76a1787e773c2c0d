#pragma once
// The program's files and clipboard on this system.

#include <string>

namespace gjklab {

/// The directory for the program's files, ending in a separator; empty if there is none, with a sentence in `error`.
std::string preferenceDirectory(std::string& error);
/// Makes the system store what was written there; in a page, files are in memory until then. Returns a sentence on
/// failure.
std::string keepPreferences();

std::string clipboardText();
/// Copies the text. Returns a sentence on failure; otherwise empty.
std::string setClipboardText(const std::string&);

}  // namespace gjklab

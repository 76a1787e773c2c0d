#pragma once
// What the system keeps for the program: its files and the clipboard.

#include <string>

namespace gjklab {

/// The directory where the program may keep its files, ending in a separator; empty when there is none, with one
/// sentence in `error`.
std::string preferenceDirectory(std::string& error);
/// Has the system keep what was written there; in a page files are in memory until then. One sentence when it cannot.
std::string keepPreferences();

std::string clipboardText();
/// One sentence when the text could not be put there; empty otherwise.
std::string setClipboardText(const std::string&);

}  // namespace gjklab

#pragma once
// Which language the program speaks: English, or one with a catalogue among the assets (po/de.po).

#include <functional>
#include <string>
#include <vector>

namespace gjklab {

struct Language {
  std::string code;  ///< "de"; "en" for English
  std::string name;  ///< in the language itself: "Deutsch"
};

/// English first, then by code.
const std::vector<Language>& languages();

/// What the environment wishes, best first: {"de_AT", "de"}. `variable` gives the value of a variable, or "". As GNU
/// gettext has it: LC_ALL before LC_MESSAGES before LANG, and LANGUAGE before them unless they say "C".
std::vector<std::string> environmentLanguages(const std::function<std::string(const char*)>& variable);

/// What the system itself says where LANG is not set: on Windows the language of its windows, "de_AT"; elsewhere "".
std::string systemLanguage();

/// Speaks the language of this code from now on ("de", or "de_AT", for which "de" does); where it is empty, the
/// environment's; English where there is no catalogue. One sentence for each entry of the catalogue that cannot be
/// used.
std::vector<std::string> chooseLanguage(const std::string& code);

/// The code of the language that is spoken.
const std::string& spokenLanguage();

}  // namespace gjklab

#pragma once
// The program's language: English, or one with a catalogue in the assets (po/de.po).

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

/// The languages that the environment prefers, best first: {"de_AT", "de"}. `variable` returns the value of a variable,
/// or "". As in GNU gettext: LC_ALL before LC_MESSAGES before LANG, and LANGUAGE before all of them unless they are
/// "C".
std::vector<std::string> environmentLanguages(const std::function<std::string(const char*)>& variable);

/// The system's own language if LANG is not set: on Windows that of the user interface, such as "de_AT"; elsewhere "".
std::string systemLanguage();

/// Sets the language: "de", or "de_AT", for which "de" is used; if empty, the environment's language; English if there
/// is no catalogue. Returns a sentence for each entry of the catalogue that cannot be used.
std::vector<std::string> chooseLanguage(const std::string& code);

/// The code of the present language.
const std::string& spokenLanguage();

}  // namespace gjklab

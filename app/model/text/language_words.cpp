#include "model/text/language_words.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace gjklab {
namespace {

constexpr std::string_view kEnglishHand[] = {
    "press",   "drag",   "drags", "dragging", "click",        "clicks",        "mouse",
    "pointer", "scroll", "hover", "key",      "keys",         "ctrl",          "shift",
    "wheel",   "pageup", "tab",   "←",        "take hold of", "turn the view", "pagedown",
};

// "drücken", "drückt", "ziehen" and "zieht" are missing: bodies push and pull, too.
constexpr std::string_view kGermanHand[] = {
    "drück",
    "drücke",
    "drückst",
    "gedrückt",
    "zieh",
    "ziehe",
    "ziehst",
    "klick",
    "klicke",
    "klicks",
    "klickst",
    "klicken",
    "anklicken",
    "anklickst",
    "maus",
    "mausrad",
    "maustaste",
    "mauszeiger",
    "zeiger",
    "scroll",
    "scrolle",
    "taste",
    "tasten",
    "leertaste",
    "eingabetaste",
    "strg",
    "umschalt",
    "umschalttaste",
    "tab",
    "←",
    "bild auf",
    "bild ab",
    "dreh die ansicht",
    "drehe die ansicht",
    "nimm die obere kiste",
};

constexpr std::array kLanguages{LanguageWords{"en", true, kEnglishHand}, LanguageWords{"de", false, kGermanHand}};

}  // namespace

std::span<const LanguageWords> languageWords() { return kLanguages; }

const LanguageWords& languageWords(std::string_view code) {
  const auto found = std::find_if(kLanguages.begin(), kLanguages.end(),
                                  [code](const LanguageWords& each) { return each.code == code; });
  return found == kLanguages.end() ? kLanguages.front() : *found;
}

bool isArticle(const LanguageWords& language, std::string_view text, std::size_t at, bool begins) {
  if (!language.article_a) return false;
  std::size_t before = at;
  while (before > 0 && (text[before - 1] == ' ' || text[before - 1] == '(')) --before;
  if (before == 0 && !begins) return false;
  if (before > 0 && text[before - 1] != '.' && text[before - 1] != ':' && text[before - 1] != '?') return false;
  if (text.find_first_not_of(' ', at + 1) == std::string_view::npos) return true;
  if (text[at + 1] != ' ' || std::islower(static_cast<unsigned char>(text[at + 2])) == 0) return false;
  for (const std::string_view verb : {"and ", "is ", "reaches ", "to ", "has ", "or ", "does ", "ends ", "lies "})
    if (text.substr(at + 2).starts_with(verb)) return false;
  return true;
}

}  // namespace gjklab

#pragma once
// The small languages of option values: sizes, steps, file endings. Each returns what it read or one sentence that says
// what is allowed.

#include "model/compare/rival.h"
#include "model/run/follow_up.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

inline constexpr int kLeastPictureSide = 64;
inline constexpr int kGreatestPictureSide = 8192;

struct PictureSize {
  int width = 1600, height = 900;
};

/// "1600x900". Empty text: read. Otherwise the reason why not.
std::string parseSize(const std::string& text, PictureSize& into);
/// A method to compare with: "johnson", "voronoi:support" (the radii in the support function), "voronoi:core",
/// "boolean:reverse" (the first direction turned round).
std::string parseRival(const std::string& text, Rival& into);
/// The methods named after --with, separated by commas, each once.
std::string parseRivals(const std::string& text, std::vector<Rival>& into);
/// "query", "hull-a", …
std::string parseStudy(const std::string& text, Study& into);
/// The number after --digits: 1 to 17, what a double has.
std::string parseDigits(const std::string& text, int& into);
/// "png" of "Out.PNG"; lower case, empty without one.
std::string fileEnding(const std::string& path);

/// "--pane must be one of …"
std::string notAmong(const char* option, const std::string& allowed, const std::string& text);

/// Looks a word up; otherwise names the allowed ones.
template <class T>
std::string chooseWord(const char* option, const std::map<std::string, T>& words, const std::string& text, T& into) {
  if (const auto found = words.find(text); found != words.end()) {
    into = found->second;
    return {};
  }
  std::string allowed;
  for (const auto& [word, value] : words) allowed += (allowed.empty() ? "" : ", ") + word;
  return notAmong(option, allowed, text);
}

}  // namespace gjklab

#pragma once
// Parsers of option values: sizes, numbers, words. For invalid text each returns "must be …", with what is allowed.

#include "model/compare/rival.h"
#include "model/scene/method_choices.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

inline constexpr int kLeastPictureSide = 64;
inline constexpr int kGreatestPictureSide = 8192;

struct PictureSize {
  int width = 1600, height = 900;
  bool given = false;
};

/// "1600x900". Empty on success, otherwise the reason.
std::string parseSize(const std::string& text, PictureSize& into);
/// A method to compare with: "johnson", "voronoi:support" (the radii in the support function), "voronoi:core",
/// "boolean:reverse" (the opposite first direction).
std::string parseRival(const std::string& text, Rival& into);
/// The methods named after --with, separated by commas, each once.
std::string parseRivals(const std::string& text, std::vector<Rival>& into);
/// A method by its id.
std::string parseMethod(const std::string& text, const MethodChoice*& into);
/// Significant digits: 1 to 17, the digits of a double.
std::string parseDigits(const std::string& text, int& into);
/// The number of simultaneous jobs.
std::string parseJobs(const std::string& text, int& into);
/// "png" of "Out.PNG"; lower case, empty without one.
std::string fileEnding(const std::string& path);

/// "must be one of …"
std::string notAmong(const std::string& allowed, const std::string& text);

/// Looks a word up; otherwise names the allowed ones.
template <class T>
std::string chooseWord(const std::map<std::string, T>& words, const std::string& text, T& into) {
  if (const auto found = words.find(text); found != words.end()) {
    into = found->second;
    return {};
  }
  std::string allowed;
  for (const auto& [word, value] : words) allowed += (allowed.empty() ? "" : ", ") + word;
  return notAmong(allowed, text);
}

}  // namespace gjklab

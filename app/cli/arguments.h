#pragma once
// The small languages of option values: sizes, steps, file endings. Each returns what it read or one sentence that says
// what is allowed.

#include "model/compare/rival.h"

#include <optional>
#include <string>

namespace gjklab {

inline constexpr int kLeastPictureSide = 64;
inline constexpr int kGreatestPictureSide = 8192;

struct PictureSize {
  int width = 0, height = 0;
};

/// "1600x900". Empty text: read. Otherwise the reason why not.
std::string parseSize(const std::string& text, PictureSize& into);
/// "last" (unset) or a number from 0 on.
std::string parseStep(const std::string& text, std::optional<int>& into);
/// A method to compare with: "johnson", "voronoi:support" (the radii in the support function), "voronoi:core",
/// "boolean:reverse" (the first direction turned round).
std::string parseRival(const std::string& text, Rival& into);
/// "png" of "Out.PNG"; lower case, empty without one.
std::string fileEnding(const std::string& path);

}  // namespace gjklab

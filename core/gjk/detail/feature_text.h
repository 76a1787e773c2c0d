#pragma once
// Names of quantities that belong to a feature and one of its vertices, "Δ_ab(a)", put together at compile time.

#include "gjk/conventions.h"

#include <array>

namespace gjk::detail {

struct Text {
  char characters[40] = {};
  int size = 0;

  constexpr void append(const char* text) {
    for (; *text != '\0'; ++text) characters[size++] = *text;
  }
  constexpr void appendLetters(Feature feature) {
    for (int i = 0; i < 4; ++i)
      if (((feature >> i) & 1u) != 0) characters[size++] = static_cast<char>('a' + i);
  }
};

/// prefix + letters of the feature + infix + letter of the vertex + suffix, for every feature and vertex; or with the
/// vertex first.
struct FeatureTexts {
  Text text[16][4];

  constexpr FeatureTexts(const char* prefix, const char* infix, const char* suffix, bool vertex_first = false) {
    for (Feature feature = 0; feature < 16; ++feature)
      for (int vertex = 0; vertex < 4; ++vertex) {
        Text& t = text[feature][vertex];
        t.append(prefix);
        t.appendLetters(vertex_first ? 1u << vertex : feature);
        t.append(infix);
        t.appendLetters(vertex_first ? feature : 1u << vertex);
        t.append(suffix);
      }
  }
  constexpr const char* of(Feature feature, int vertex) const { return text[feature][vertex].characters; }
};

/// prefix + letters of the feature + suffix, for every feature.
struct WholeFeatureTexts {
  Text text[16];

  constexpr WholeFeatureTexts(const char* prefix, const char* suffix) {
    for (Feature feature = 0; feature < 16; ++feature) {
      text[feature].append(prefix);
      text[feature].appendLetters(feature);
      text[feature].append(suffix);
    }
  }
  constexpr const char* of(Feature feature) const { return text[feature].characters; }
};

}  // namespace gjk::detail

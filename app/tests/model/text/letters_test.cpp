#include "model/text/letters.h"

#include <gtest/gtest.h>

namespace gjklab::letters_test {
namespace {

constexpr std::string_view kLetters[] = {"a", "z", "A", "Z", "ä", "ö", "ü", "Ä", "Ö", "Ü",     "ß",
                                         "ẞ", "é", "ñ", "ø", "Å", "ł", "ő", "ž", "ế", "\u0308"};
constexpr std::string_view kOthers[] = {"0", " ", "_", "*", "-", "·", "×", "÷", "°", "²", "₂", "⊖",      "−", "→",
                                        "„", "“", "”", "’", "»", "…", "–", "←", "⏎", "λ", "δ", "\u00a0", "📐"};

TEST(Letters, OfLatinWordsWithTheirDiacritics) {
  for (const std::string_view letter : kLetters) {
    EXPECT_TRUE(letterAt(letter, 0)) << letter;
    EXPECT_TRUE(letterBefore(letter, letter.size())) << letter;
    for (std::size_t inside = 1; inside < letter.size(); ++inside) {
      EXPECT_FALSE(letterAt(letter, inside)) << letter;
      EXPECT_FALSE(letterBefore(letter, inside)) << letter;
    }
  }
  for (const std::string_view other : kOthers)
    for (std::size_t at = 0; at <= other.size(); ++at) {
      EXPECT_FALSE(letterAt(other, at)) << other;
      EXPECT_FALSE(letterBefore(other, at)) << other;
    }
  EXPECT_FALSE(letterAt("a", 1));
  EXPECT_FALSE(letterBefore("a", 0));
  EXPECT_FALSE(letterBefore("a", 2));
}

/// The sign nearest to the place counts, not the one before it.
TEST(Letters, BesideOtherSigns) {
  const std::string_view text = "ä·b₂ü";
  EXPECT_TRUE(letterBefore(text, 2));   // ä
  EXPECT_FALSE(letterBefore(text, 4));  // ·
  EXPECT_TRUE(letterAt(text, 4));       // b
  EXPECT_TRUE(letterBefore(text, 5));
  EXPECT_FALSE(letterBefore(text, 8));  // ₂
  EXPECT_TRUE(letterAt(text, 8));       // ü
}

TEST(Letters, BytesThatAreNoTextAreNone) {
  for (const std::string_view bytes : {"\xc3", "\xa4", "\xa4\xa4", "\xe1\xba", "\xff\xfe", "\xc3\xc3"})
    for (std::size_t at = 0; at <= bytes.size(); ++at) {
      EXPECT_FALSE(letterAt(bytes, at));
      EXPECT_FALSE(letterBefore(bytes, at));
    }
}

TEST(Letters, SmallOnesOfCapitals) {
  EXPECT_EQ(inSmallLetters("Drück die ÄÖÜ-Taste: STRG, É, ß"), "drück die äöü-taste: strg, é, ß");
  EXPECT_EQ(inSmallLetters("3 × 4 ÷ 2 ⊖ λ Ł"), "3 × 4 ÷ 2 ⊖ λ Ł");
  EXPECT_EQ(inSmallLetters(""), "");
}

}  // namespace
}  // namespace gjklab::letters_test

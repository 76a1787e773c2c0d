#include "model/figure/word_roles.h"

#include <gtest/gtest.h>

namespace gjklab::word_roles_test {
namespace {

std::vector<std::pair<std::string, Role>> named(std::string_view marked, const char* language = "en") {
  std::vector<std::pair<std::string, Role>> out;
  for (const RolePiece& piece : piecesByRole(marked, languageWords(language)))
    if (piece.role) out.emplace_back(piece.run.text, *piece.role);
  return out;
}
using Named = std::vector<std::pair<std::string, Role>>;

TEST(WordRoles, SymbolsThatAreWords) {
  EXPECT_EQ(named("w is the point of A ⊖ B that is furthest along d."),
            (Named{{"w", Role::support_w}, {"A ⊖ B", Role::difference}, {"d", Role::search_direction}}));
  EXPECT_EQ(named("A₂ and B₁₂, w·d and −x."), (Named{{"A₂", Role::body_a},
                                                     {"B₁₂", Role::body_b},
                                                     {"w", Role::support_w},
                                                     {"d", Role::search_direction},
                                                     {"x", Role::closest_point}}));
}

TEST(WordRoles, AnArticleIsNoBody) {
  EXPECT_EQ(named("A single vertex has only one region."), Named{});
  EXPECT_EQ(named("A is above. A **line** is between A and a body."),
            (Named{{"A", Role::body_a}, {"A", Role::body_a}}));
  EXPECT_EQ(named("A steht oben.", "de"), (Named{{"A", Role::body_a}}));
}

TEST(WordRoles, PointsOfTheSimplexWithoutMarks) {
  EXPECT_EQ(named("s₁ = p₁ − q₁₂, s₂s₁"), (Named{{"s₁", Role::simplex},
                                                 {"p₁", Role::support_a},
                                                 {"q₁₂", Role::support_b},
                                                 {"s₂", Role::simplex},
                                                 {"s₁", Role::simplex}}));
  EXPECT_EQ(named("s, steps₁, p 2"), Named{});
}

/// An umlaut is a letter of its word: its neighbours name nothing.
TEST(WordRoles, NoneInsideOfAWordWithUmlauts) {
  for (const char* text : {"Der nächste Punkt während der Suche: schön.", "Bälle, Öl, für, Fläche, über, ändern",
                           "wäre", "dürfen", "größer", "Änderung", "nötig", "é-à"})
    EXPECT_EQ(named(text), Named{}) << text;
  EXPECT_EQ(named("n während d"), (Named{{"n", Role::normal}, {"d", Role::search_direction}}));
  EXPECT_EQ(named("„x“ und „A“"), (Named{{"x", Role::closest_point}, {"A", Role::body_a}}));
}

}  // namespace
}  // namespace gjklab::word_roles_test

#include "model/text/sign_test_text.h"

#include <gtest/gtest.h>

namespace gjklab::sign_test_text_test {
namespace {

using gjk::detail::alongEdge;
using gjk::detail::besideEdge;
using gjk::detail::cofactorOf;
using gjk::detail::faceSide;
using gjk::detail::partOf;
using gjk::detail::volumeOf;

TEST(SignTestText, ReadsAsInTheTextBooks) {
  EXPECT_EQ(expressionText(alongEdge(1)), "ab·ao");
  EXPECT_EQ(expressionText(alongEdge(3)), "ad·ao");
  EXPECT_EQ(expressionText(besideEdge(1, 2)), "ab×(ab×ac)·ao");
  EXPECT_EQ(expressionText(besideEdge(2, 1)), "(ab×ac)×ac·ao");
  EXPECT_EQ(expressionText(besideEdge(2, 3)), "ac×(ac×ad)·ao");
  EXPECT_EQ(expressionText(besideEdge(3, 1)), "(ab×ad)×ad·ao");
  EXPECT_EQ(expressionText(faceSide(1, 2)), "(ab×ac)·ao");
  EXPECT_EQ(expressionText(faceSide(3, 2)), "(ad×ac)·ao");
  EXPECT_EQ(expressionText(cofactorOf(3, 0)), "Δ_ab(a)");
  EXPECT_EQ(expressionText(volumeOf(7, 2)), "μ_z(abc)");
  EXPECT_EQ(expressionText(volumeOf(15)), "μ(abcd)");
  EXPECT_EQ(expressionText(partOf(7, 1)), "sgn μ·C_b(abc)");
}

TEST(SignTestText, TheScreenLowersWholeSubscriptsAndKeepsDForTheDirection) {
  const VertexNames letters, life({"s₇", "s₅", "s₂", "s₁"});
  EXPECT_EQ(markedExpression(cofactorOf(9, 3), letters), "Δ_{e}(ae)");
  EXPECT_EQ(markedExpression(alongEdge(3), letters), "ae·ao");
  EXPECT_EQ(markedExpression(cofactorOf(3, 1), life), "Δ_{s₅}(s₇s₅)");
  EXPECT_EQ(plainExpression(cofactorOf(3, 1), life), "Δ_s₅(s₇s₅)");
  EXPECT_EQ(markedExpression(besideEdge(2, 1), life), "(s₇s₅×s₇s₂)×s₇s₂·s₇O");
  EXPECT_EQ(letters.of(15), "abce");
  EXPECT_EQ(fileLetters().of(15), "abcd");
}

/// No two tests share an expression, so that reading it back gives the same test.
TEST(SignTestText, ReadBackItIsTheSameTest) {
  int count = 0;
  const auto expectBack = [&count](const gjk::TestSubject& test) {
    ASSERT_TRUE(testSubject(expressionText(test))) << expressionText(test);
    EXPECT_EQ(*testSubject(expressionText(test)), test) << expressionText(test);
    ++count;
  };
  for (int i = 1; i < 4; ++i) {
    expectBack(alongEdge(i));
    for (int j = 1; j < 4; ++j)
      if (i != j) expectBack(besideEdge(i, j)), expectBack(faceSide(i, j));
  }
  for (gjk::Feature feature = 1; feature < 16; ++feature) {
    for (int axis = -1; axis < 3; ++axis) expectBack(volumeOf(feature, axis));
    for (int i = 0; i < 4; ++i)
      if (gjk::contains(feature, i)) expectBack(cofactorOf(feature, i)), expectBack(partOf(feature, i));
  }
  EXPECT_EQ(count, 3 + 6 + 6 + 15 * 4 + 2 * 32);
  for (const char* none : {"", "ab", "ab·bo", "Δ_ab(c)", "Δ_ba(a)", "μ_w(ab)", "sgn μ·C_b(abc) "})
    EXPECT_FALSE(testSubject(none)) << none;
}

}  // namespace
}  // namespace gjklab::sign_test_text_test

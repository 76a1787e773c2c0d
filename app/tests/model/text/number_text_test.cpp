#include "model/text/number_text.h"

#include <gtest/gtest.h>
#include <limits>

namespace gjklab::number_text_test {
namespace {

TEST(NumberText, AsTheScreenShowsIt) {
  EXPECT_EQ(number(0), "0");
  EXPECT_EQ(number(-0.0), "0");
  EXPECT_EQ(number(1), "1");
  EXPECT_EQ(number(-3), "−3");
  EXPECT_EQ(number(0.29411764), "0.2941");
  EXPECT_EQ(number(0.29411764, 2), "0.29");
  EXPECT_EQ(number(-2.5), "−2.5");
  EXPECT_EQ(number(12.0), "12");
  EXPECT_EQ(number(1234.56), "1235");
  EXPECT_EQ(number(0.00123456), "0.001235");
  EXPECT_EQ(number(999.96), "1000");
  EXPECT_EQ(number(0.99999), "1");
  EXPECT_EQ(number(100), "100");
}

TEST(NumberText, VeryLargeAndVerySmall) {
  EXPECT_EQ(number(1.2e-7), "1.2·10⁻⁷");
  EXPECT_EQ(number(-1e-10), "−10⁻¹⁰");
  EXPECT_EQ(number(20000), "20000");
  EXPECT_EQ(number(12345), "1.234·10⁴");
  EXPECT_EQ(number(6.02214e23), "6.022·10²³");
  EXPECT_EQ(number(std::numeric_limits<double>::infinity()), "∞");
  EXPECT_EQ(number(-std::numeric_limits<double>::infinity()), "−∞");
  EXPECT_EQ(number(std::nan("")), "undefined");
}

TEST(NumberText, VectorsHaveAsManyNumbersAsTheDimension) {
  EXPECT_EQ(vectorText({1, -2.5, 7}, 2), "(1, −2.5)");
  EXPECT_EQ(vectorText({1, -2.5, 7}, 1), "1");
  EXPECT_EQ(vectorText({1, -2.5, 7}, 3), "(1, −2.5, 7)");
  EXPECT_EQ(vectorText({1, 6e-17, 0}, 2), "(1, 0)") << "what rounding left of a zero";
  EXPECT_EQ(vectorText({0.6, 0.8, 9e-11}, 3), "(0.6, 0.8, 0)") << "what a search left of a zero in a direction";
  EXPECT_EQ(vectorText({6, 8, 9e-11}, 3), "(6, 8, 9·10⁻¹¹)") << "of a place it may be meant";
  EXPECT_EQ(vectorText({6e-17, 0, 0}, 2), "(6·10⁻¹⁷, 0)") << "nothing larger beside it";
}

TEST(NumberText, ListsOfNumbers) {
  EXPECT_EQ(numbersText({}), "");
  EXPECT_EQ(numbersText({1}), "1");
  EXPECT_EQ(numbersText({-8.224, 0, -2574}, 3), "−8.22, 0, −2.57·10³");
}

TEST(NumberText, Words) {
  EXPECT_EQ(subscript(0), "₁");
  EXPECT_EQ(subscript(63), "₆₄");
  EXPECT_EQ(counted(1, "facet", "facets"), "1 facet");
  EXPECT_EQ(counted(0, "facet", "facets"), "0 facets");
}

TEST(NumberText, ANumberIsAllOfItsText) {
  EXPECT_EQ(numberIn("-1.5e3"), -1500);
  EXPECT_EQ(numberIn(".5"), 0.5);
  EXPECT_EQ(numberIn("5."), 5);
  EXPECT_EQ(numberIn("0.1"), 0.1);
  EXPECT_EQ(numberIn("1e999"), std::numeric_limits<double>::infinity());
  EXPECT_EQ(numberIn("-1e999"), std::numeric_limits<double>::infinity() * -1);
  EXPECT_EQ(numberIn("1e-999"), 0);
  for (const char* none : {"", "-", "1 ", " 1", "1x", "0x10", "1e", "inf", "nan", "+1", "--1", "e3", "1.2.3"})
    EXPECT_EQ(numberIn(none), std::nullopt) << none;
}

}  // namespace
}  // namespace gjklab::number_text_test

#include "model/text/expression.h"

#include <fmt/format.h>
#include "expect_facts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace gjklab::expression_test {
namespace {

double valueOf(const std::string& text) {
  const auto value = evaluate(text);
  if (const auto* error = std::get_if<ExpressionError>(&value)) {
    ADD_FAILURE() << text << ": " << error->sentence;
    return std::numeric_limits<double>::quiet_NaN();
  }
  return std::get<double>(value);
}

std::string errorOf(const std::string& text) {
  const auto value = evaluate(text);
  const auto* error = std::get_if<ExpressionError>(&value);
  return error ? error->sentence.substr(0, error->sentence.find(';')) : "";
}

TEST(Expression, NumbersInEitherNotation) {
  EXPECT_EQ(valueOf("7,5"), 7.5);
  EXPECT_EQ(valueOf("7.5"), 7.5);
  EXPECT_EQ(valueOf("  -,25 "), -0.25);
  EXPECT_EQ(valueOf("3."), 3);
  EXPECT_EQ(valueOf("−1,5e−3"), -1.5e-3);
  EXPECT_EQ(valueOf("+2E2"), 200);
  EXPECT_EQ(valueOf("1e-400"), 0);
  EXPECT_FALSE(std::signbit(valueOf("-0")));
}

TEST(Expression, Arithmetic) {
  EXPECT_EQ(valueOf("1/3"), 1.0 / 3);
  EXPECT_EQ(valueOf("2 - 3 - 4"), -5);
  EXPECT_EQ(valueOf("2+3*4"), 14);
  EXPECT_EQ(valueOf("12/2/3"), 2);
  EXPECT_EQ(valueOf("(2+3)×4"), 20);
  EXPECT_EQ(valueOf("2·-3"), -6);
  EXPECT_EQ(valueOf("--2"), 2);
  EXPECT_EQ(valueOf("-2^2"), -4);
  EXPECT_EQ(valueOf("2^3^2"), 512);
  EXPECT_EQ(valueOf("2^-1"), 0.5);
  EXPECT_EQ(valueOf("sqrt(2)/2"), std::sqrt(2.0) / 2);
  EXPECT_EQ(valueOf("√9"), 3);
  EXPECT_EQ(valueOf("pi/4"), std::numbers::pi / 4);
  EXPECT_EQ(valueOf("1,5+2,5"), 4);
}

TEST(Expression, WhatHasNoValueIsSaid) {
  expectFacts(errorOf(""), {"missing"});
  expectFacts(errorOf("abc"), {"\"abc\""});
  expectFacts(errorOf("1,000.5"), {"\"1,000.5\"", "decimal"});
  expectFacts(errorOf("1 2"), {"\"2\""});
  expectFacts(errorOf("2pi"), {"\"pi\""});
  EXPECT_EQ(errorOf("1e400"), "1e400 is too large");
  expectFacts(errorOf("1e300*1e300"), {"large"});
  expectFacts(errorOf("1/0"), {"division"});
  expectFacts(errorOf("1/"), {"missing"});
  expectFacts(errorOf("(1"), {"bracket"});
  expectFacts(errorOf("1)"), {"\")\""});
  expectFacts(errorOf("sqrt(-1)"), {"negative"});
  expectFacts(errorOf("(-8)^(1/3)"), {"power"});
  EXPECT_EQ(errorOf("."), "\".\" is not a number");
  expectFacts(errorOf("nan"), {"\"nan\""});
  expectFacts(errorOf("0x10"), {"\"x10\""});
  expectFacts(errorOf(std::string(100000, '(')), {"nested"});
  expectFacts(errorOf(std::string(100000, '-')), {"nested"});
}

TEST(Expression, EveryDoubleThatIsWrittenOutReadsBack) {
  std::mt19937_64 random(5);
  std::uniform_real_distribution<double> mantissa(-10, 10), exponent(-300, 300);
  for (int i = 0; i < 2000; ++i) {
    const double x = mantissa(random) * std::pow(10.0, exponent(random));
    EXPECT_EQ(valueOf(fmt::format("{:.17g}", x)), x);
  }
}

TEST(Expression, AnyBytesEndInAValueOrASentence) {
  std::mt19937 random(9);
  const std::string alphabet = "0123456789.,+-*/^()eE pisqrt\xe2\x88\x9a\xff\x00";
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (unsigned k = random() % 12; k > 0; --k) text += alphabet[random() % alphabet.size()];
    const auto value = evaluate(text);
    if (const auto* number = std::get_if<double>(&value)) {
      EXPECT_TRUE(std::isfinite(*number)) << text;
    } else {
      EXPECT_FALSE(std::get<ExpressionError>(value).sentence.empty());
    }
  }
}

}  // namespace
}  // namespace gjklab::expression_test

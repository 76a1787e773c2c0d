#include "model/text/rich_text.h"

#include <gtest/gtest.h>

namespace gjklab::rich_text_test {
namespace {

using Runs = std::vector<TextRun>;

TEST(RichText, PlainTextIsOneRun) {
  EXPECT_EQ(parseRichText("A ⊖ B"), (Runs{{"A ⊖ B"}}));
  EXPECT_TRUE(parseRichText("").empty());
}

TEST(RichText, Subscripts) {
  EXPECT_EQ(parseRichText("s_A(d)"), (Runs{{"s"}, {"A", false, false, true}, {"(d)"}}));
  EXPECT_EQ(parseRichText("n_{ab} · x"), (Runs{{"n"}, {"ab", false, false, true}, {" · x"}}));
  EXPECT_EQ(parseRichText("x_λ"), (Runs{{"x"}, {"λ", false, false, true}}));
}

TEST(RichText, ItalicsAndBold) {
  EXPECT_EQ(parseRichText("O and *ab*: **inside**."),
            (Runs{{"O and "}, {"ab", true}, {": "}, {"inside", false, true}, {"."}}));
  EXPECT_EQ(parseRichText("*s_A(d)*"), (Runs{{"s", true}, {"A", true, false, true}, {"(d)", true}}));
  EXPECT_EQ(parseRichText("**a *b* c**"), (Runs{{"a ", false, true}, {"b", true, true}, {" c", false, true}}));
  EXPECT_EQ(parseRichText("***x***"), (Runs{{"x", true, true}}));
}

TEST(RichText, MarksWithoutPartnerStandForThemselves) {
  EXPECT_EQ(parseRichText("3 * 4"), (Runs{{"3 * 4"}}));
  EXPECT_EQ(parseRichText("a_"), (Runs{{"a_"}}));
  EXPECT_EQ(parseRichText("a_{b"), (Runs{{"a_{b"}}));
  EXPECT_EQ(parseRichText("a_ b"), (Runs{{"a_ b"}}));
  EXPECT_EQ(parseRichText("**a"), (Runs{{"**a"}}));
}

TEST(RichText, BrokenBytesDoNotMatter) {
  for (const std::string text : {"\xff\xfe", "a_\xe2\x8a", "*\xc3", "\xf0\x9f"}) {
    std::string joined;
    for (const TextRun& run : parseRichText(text)) joined += run.text;
    EXPECT_FALSE(joined.empty());
  }
}

TEST(RichText, PlainTextDropsTheMarks) { EXPECT_EQ(plainText("*s_A(d)* is **far**"), "sA(d) is far"); }

}  // namespace
}  // namespace gjklab::rich_text_test

#include "model/text/translate.h"

#include "model/text/number_text.h"

#include <gtest/gtest.h>

namespace gjklab::translate_test {
namespace {

/// A catalogue with this body behind a header for German; no faults.
MessageCatalogue german(const std::string& body) {
  std::vector<std::string> faults;
  auto catalogue = MessageCatalogue::read(
      "msgid \"\"\nmsgstr \"\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n" + body, "de.po", faults);
  EXPECT_TRUE(faults.empty()) << faults.front();
  return catalogue;
}

/// Speaks English again, whatever a test does.
class Translate : public testing::Test {
 protected:
  void TearDown() override { speak(nullptr); }
};

TEST_F(Translate, EnglishIsTheKeyAndTheFallback) {
  EXPECT_STREQ(tr("Save as…"), "Save as…");
  static const auto catalogue = german("msgid \"Save as…\"\nmsgstr \"Speichern unter …\"\n");
  speak(&catalogue);
  EXPECT_STREQ(tr("Save as…"), "Speichern unter …");
  EXPECT_STREQ(tr("Quit"), "Quit");
}

TEST_F(Translate, ArgumentsHaveNamesAndMayChangePlaces) {
  static const auto catalogue = german("msgid \"{a} is {b} away.\"\nmsgstr \"In {b} Abstand: {a}.\"\n");
  EXPECT_EQ(tr("{a} is {b} away.", arg("a", "A"), arg("b", 2)), "A is 2 away.");
  speak(&catalogue);
  EXPECT_EQ(tr("{a} is {b} away.", arg("a", "A"), arg("b", 2)), "In 2 Abstand: A.");
  EXPECT_EQ(tr("{a} {", arg("a", "{b}")), "{b} {") << "what an argument says is not looked at again";
}

TEST_F(Translate, PluralFormsAreTheLanguages) {
  static const auto catalogue = german(
      "msgid \"{n} facet\"\nmsgid_plural \"{n} facets\"\nmsgstr[0] \"{n} Facette\"\nmsgstr[1] \"{n} Facetten\"\n");
  EXPECT_EQ(trn("{n} facet", "{n} facets", 1), "1 facet");
  EXPECT_EQ(trn("{n} facet", "{n} facets", 0), "0 facets");
  speak(&catalogue);
  EXPECT_EQ(trn("{n} facet", "{n} facets", 1), "1 Facette");
  EXPECT_EQ(trn("{n} facet", "{n} facets", 7), "7 Facetten");
}

TEST_F(Translate, AContextTellsTwoMeaningsApart) {
  static const auto catalogue =
      german("msgctxt \"key\"\nmsgid \"End\"\nmsgstr \"Ende\"\n\nmsgid \"End\"\nmsgstr \"Beenden\"\n");
  speak(&catalogue);
  EXPECT_STREQ(trc("key", "End"), "Ende");
  EXPECT_STREQ(tr("End"), "Beenden");
}

TEST_F(Translate, NumbersHaveTheLanguagesDecimalSign) {
  static const auto catalogue = german(
      "msgctxt \"decimal sign\"\nmsgid \".\"\nmsgstr \",\"\n\nmsgctxt \"between coordinates\"\nmsgid \", \"\nmsgstr "
      "\"; \"\n");
  speak(&catalogue);
  EXPECT_EQ(number(-0.25), "−0,25");
  EXPECT_EQ(number(1.5e-7), "1,5·10⁻⁷");
  EXPECT_EQ(vectorText({0.6, -0.8, 0}, 2), "(0,6; −0,8)");
  EXPECT_EQ(numbersText({-8.22, 1, -2570}, 3), "−8,22; 1; −2,57·10³") << "a comma between them would be read as a sign";
}

TEST_F(Translate, WhatCannotBeUsedStaysEnglishAndSaysWhy) {
  std::vector<std::string> faults;
  const auto catalogue = MessageCatalogue::read(
      "#, fuzzy\nmsgid \"one\"\nmsgstr \"eins\"\n\nmsgid \"{n} away\"\nmsgstr \"{m} entfernt\"\n\nmsgid "
      "\"two\"\nmsgstr \"\"\n\nmsgid \"three\"\nmsgstr \"drei\"\n\nmsgid \"four\"\nmsgstr \"v\"ier\"\n",
      "de.po", faults);
  EXPECT_EQ(catalogue.find("", "one"), nullptr);
  EXPECT_EQ(catalogue.find("", "two"), nullptr);
  EXPECT_EQ(catalogue.find("", "{n} away"), nullptr);
  EXPECT_STREQ(catalogue.find("", "three"), "drei");
  ASSERT_EQ(faults.size(), 2u);
  EXPECT_TRUE(faults[0].starts_with("de.po:5: ")) << faults[0];
  EXPECT_TRUE(faults[1].starts_with("de.po:15: ")) << faults[1];
}

TEST_F(Translate, LongTextsGoOverSeveralLines) {
  static const auto catalogue = german("msgid \"\"\n\"a \"\n\"b\\n\"\nmsgstr \"\"\n\"ä \"\n\"„\\\"“\"\r\n");
  EXPECT_STREQ(catalogue.find("", "a b\n"), "ä „\"“");
}

TEST_F(Translate, ThePseudoLanguageKeepsNamesInBraces) {
  static const auto pseudo = MessageCatalogue::pseudo();
  speak(&pseudo);
  const std::string text = tr("The gap is {gap}.", arg("gap", 3));
  EXPECT_TRUE(text.starts_with("⟦") && text.ends_with("⟧")) << text;
  EXPECT_NE(text.find(" 3"), std::string::npos) << text;
  EXPECT_GT(text.size(), std::string("The gap is 3.").size());
}

/// The rules of gettext's manual, against the forms that it lists for some numbers.
TEST(PluralRule, SaysWhatTheManualSays) {
  struct Expected {
    const char* rule;
    std::vector<int> forms;  ///< of 0, 1, 2, 3, 5, 11, 21, 22, 25, 101, 111
  };
  const unsigned long numbers[] = {0, 1, 2, 3, 5, 11, 21, 22, 25, 101, 111};
  const Expected all[] = {
      {"nplurals=1; plural=0;", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
      {"nplurals=2; plural=n != 1;", {1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
      {"nplurals=2; plural=n>1;", {0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
      {"nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;", {2, 0, 1, 1, 1, 1, 0, 1, 1, 0, 1}},
      {"nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
       {2, 0, 1, 1, 2, 2, 0, 1, 2, 0, 2}},
      {"nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", {2, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2}},
  };
  for (const Expected& each : all) {
    const auto rule = PluralRule::read(each.rule);
    ASSERT_TRUE(rule) << each.rule;
    for (std::size_t i = 0; i < std::size(numbers); ++i)
      EXPECT_EQ(rule->formOf(numbers[i]), each.forms[i]) << each.rule << " of " << numbers[i];
  }
}

TEST(PluralRule, RefusesWhatIsNoRule) {
  for (const char* text : {"", "nplurals=2;", "nplurals=2; plural=n +;", "nplurals=2; plural=(n;",
                           "nplurals=0; plural=0;", "nplurals=2; plural=system(n);", "nplurals=999; plural=0;"})
    EXPECT_FALSE(PluralRule::read(text)) << text;
  EXPECT_EQ(PluralRule::read("nplurals=2; plural=1/n;")->formOf(0), 0) << "division by zero";
  EXPECT_EQ(PluralRule::read("nplurals=2; plural=n;")->formOf(7), 0) << "no such form";
}

}  // namespace
}  // namespace gjklab::translate_test

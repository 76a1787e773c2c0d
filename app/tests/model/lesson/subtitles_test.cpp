// The Stage's subtitles of every lesson beside its text: nothing is lost, and sentences stay whole.

#include "model/lesson/subtitles.h"

#include "model/assets/language.h"
#include "model/lesson/shelf.h"
#include "model/text/rich_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

namespace gjklab::subtitles_test {
namespace {

/// In characters, with five for a fact.
std::size_t lengthOf(const std::string& text) {
  const std::string plain = plainText(std::regex_replace(text, std::regex("\\{[a-z][^}]*\\}"), "12345"));
  return static_cast<std::size_t>(
      std::count_if(plain.begin(), plain.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

bool endsSentence(const std::string& text) { return std::regex_search(text, std::regex("[.?!][*\"”“]*$")); }

bool endsClause(const std::string& text) { return std::regex_search(text, std::regex("[.?!,;:][*\"”“]*$")); }

Lesson lessonOf(const std::vector<LessonText>& text) {
  Lesson lesson{"own.md", "Title", "a goal", {Beat()}};
  lesson.beats[0].text = text;
  return lesson;
}

std::vector<std::string> textsOf(const std::string& paragraph) {
  std::vector<std::string> texts;
  for (const Subtitle& each : subtitlesOf(lessonOf({{LessonText::Kind::paragraph, paragraph, 1}}), 0))
    if (each.title.empty()) texts.push_back(each.text);
  return texts;
}

class SubtitlesTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override { chooseLanguage(GetParam()); }
  void TearDown() override { chooseLanguage("en"); }
};

TEST_P(SubtitlesTest, HoldTheWholeTextOfEveryLesson) {
  const LessonShelf shelf;
  int subtitles = 0, divided = 0;
  for (const LessonShelf::Entry& entry : shelf.entries()) {
    const Lesson lesson = shelf.read(entry.file).lesson;
    for (std::size_t beat = 0; beat < lesson.beats.size(); ++beat) {
      SCOPED_TRACE(entry.file + ", beat " + std::to_string(beat + 1));
      std::string all, shown;
      if (beat == 0) all += " " + lesson.title + " " + lesson.goal;
      for (const LessonText& part : lesson.beats[beat].text)
        if (part.kind != LessonText::Kind::plot && part.kind != LessonText::Kind::code) all += " " + part.text;
      for (const Subtitle& each : subtitlesOf(lesson, static_cast<int>(beat))) {
        if (!each.title.empty()) shown += " " + each.title;
        if (!each.text.empty()) shown += " " + each.text;
        const bool one_sentence_in_bold = each.text.starts_with("**");  // which is not divided
        if (!one_sentence_in_bold && each.text.find('\n') == each.text.npos) {
          EXPECT_LE(lengthOf(each.text), kSubtitleLength) << each.text;
        }
        EXPECT_GT(lengthOf(each.title + each.text), 2u) << each.text;
        if (const std::size_t feed = each.text.find('\n'); feed != each.text.npos) {
          EXPECT_TRUE(endsClause(each.text.substr(0, feed))) << each.text;
          EXPECT_LE(lengthOf(each.text.substr(0, feed)), kSubtitleLine);
          EXPECT_LE(lengthOf(each.text.substr(feed + 1)), kSubtitleLine);
        }
        ++subtitles;
        divided += each.title.empty() && !endsSentence(each.text);
      }
      std::replace(shown.begin(), shown.end(), '\n', ' ');
      EXPECT_EQ(shown, all);
    }
  }
  EXPECT_GT(subtitles, 500);
  EXPECT_LT(divided, subtitles / 6) << "sentences of a lesson are short";
}

INSTANTIATE_TEST_SUITE_P(Languages, SubtitlesTest, testing::Values("en", "de"));

TEST(Subtitles, ShareASubtitleWhereSentencesFit) {
  EXPECT_EQ(textsOf("One. Two? Three!"), std::vector<std::string>{"One. Two? Three!"});
  const std::string half(54, 'a'), rest(55, 'b');
  EXPECT_EQ(textsOf(half + ". " + rest + "."), (std::vector<std::string>{half + ".", rest + "."}));
  EXPECT_EQ(textsOf(half + "a. " + rest.substr(3) + "."),
            std::vector<std::string>{half + "a. " + rest.substr(3) + "."});
  EXPECT_EQ(textsOf(half + ". " + rest.substr(1) + "."), std::vector<std::string>{half + ".\n" + rest.substr(1) + "."})
      << "a line each";
}

TEST(Subtitles, DivideALongSentenceBehindAComma) {
  const std::string clause = "a clause that has about half of all the words that a subtitle holds at most, I think";
  const std::string sentence = clause + ", " + clause + ".";
  const std::vector<std::string> texts = textsOf(sentence);
  EXPECT_EQ(texts, (std::vector<std::string>{clause + ",", clause + "."}));
}

TEST(Subtitles, KeepMarksFactsAndAbbreviationsWhole) {
  const std::string bold = "**" + std::string(60, 'a') + " two. " + std::string(60, 'b') + "**";
  EXPECT_EQ(textsOf(bold), std::vector<std::string>{bold}) << "there is no gap outside the marks";
  const std::string fact = "The gap is {closing speed}, e. g. " + std::string(80, 'c') + ".";
  EXPECT_EQ(textsOf(fact), std::vector<std::string>{fact});
}

TEST(Subtitles, LeavePlotsAndCodeToTheColumn) {
  const Lesson lesson = lessonOf({{LessonText::Kind::paragraph, "Words.", 1}, {LessonText::Kind::plot, "gap", 2}});
  ASSERT_EQ(subtitlesOf(lesson, 0).size(), 2u);
  EXPECT_EQ(subtitlesOf(lesson, 0)[0].title, "Title");
  EXPECT_TRUE(hasColumn(lesson.beats[0]));
  EXPECT_FALSE(hasColumn(lessonOf({{LessonText::Kind::item, "Words.", 1}}).beats[0]));
}

}  // namespace
}  // namespace gjklab::subtitles_test

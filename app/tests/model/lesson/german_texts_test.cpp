// The German texts beside the English ones: the same lessons, questions, numbers and marks, and the same things named
// in the gallery, the glossary and the lectures. Lessons are compared line by line, not by what reads them.

#include "export/screen_words.h"
#include "model/assets/assets.h"
#include "model/assets/language.h"
#include "model/assets/titles.h"
#include "model/lecture/lecture.h"
#include "model/lesson/lesson.h"
#include "model/lesson/shelf.h"
#include "model/lesson/translated_lesson.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace gjklab::german_texts_test {
namespace {

using Json = nlohmann::json;

const Assets& folder() {
  static const Assets files(std::string(GJKLAB_ASSETS_FOLDER));
  return files;
}

std::string textOfFile(const std::string& name) {
  const auto text = folder().read(name);
  EXPECT_TRUE(std::holds_alternative<std::string>(text)) << name;
  return std::holds_alternative<std::string>(text) ? std::get<std::string>(text) : "";
}

Json jsonOfFile(const std::string& name) { return Json::parse(textOfFile(name)); }

/// A German lesson with what it takes from the English one.
std::string germanLesson(const std::string& file) {
  return translatedLesson(textOfFile("lessons/" + file), textOfFile("de/lessons/" + file)).text;
}

std::vector<std::string> lessonFiles() {
  std::vector<std::string> files;
  for (const std::string& name : folder().names("lessons", ".md")) files.push_back(name.substr(name.find('/') + 1));
  return files;
}

/// A piece of a lesson's file: a line that both languages share, or words to translate.
struct Piece {
  int line = 0;
  std::string kind;  ///< "" of a shared line; "paragraph", "item", "plot", "heading", or a key: "question: "
  std::string text;
};

/// Lines of a block that are for the reader.
const std::set<std::string> kKeysWithWords{"question", "choice", "right", "but", "hint", "why", "words"};

Piece lineOfBlock(const std::string& fence, const std::string& line, int number) {
  if (fence == "```plot") return {number, "plot", line};
  const std::string key = line.substr(0, line.find(':'));
  if (kKeysWithWords.contains(key)) return {number, key + ": ", line.substr(key.size() + 2)};
  return {number, "", line};
}

std::vector<Piece> piecesOf(const std::string& text) {
  std::vector<Piece> pieces;
  std::string fence;
  bool goes_on = false;  // the next line belongs to the same paragraph or item
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.starts_with("```")) {
      fence = fence.empty() ? line : "";
      pieces.push_back({number, "", line});
    } else if (!fence.empty()) {
      pieces.push_back(lineOfBlock(fence, line, number));
      continue;
    } else if (line.starts_with("#") || line.starts_with("Goal: ")) {
      const std::size_t space = line.find(' ');
      pieces.push_back({number, line.substr(0, space), line.substr(space + 1)});
    } else if (line.starts_with("- ")) {
      pieces.push_back({number, "item", line.substr(2)});
    } else if (goes_on && !line.empty()) {
      pieces.back().text += " " + line;
      continue;
    } else if (!line.empty()) {
      pieces.push_back({number, "paragraph", line});
    }
    goes_on = !line.empty() && !line.starts_with("```") && !line.starts_with("#") && !line.starts_with("Goal: ");
  }
  return pieces;
}

using Matches = std::multiset<std::string>;

Matches matches(const std::string& text, const char* pattern) {
  const std::regex expression(pattern);
  Matches found;
  for (std::sregex_iterator each(text.begin(), text.end(), expression), none; each != none; ++each)
    found.insert(each->str());
  return found;
}

/// Its numbers, with a decimal point. Those in names of facts are not meant.
Matches numbers(std::string text) {
  text = std::regex_replace(text, std::regex("\\{[^}]*\\}"), "");
  text = std::regex_replace(text, std::regex("([0-9]),([0-9])"), "$1.$2");
  return matches(text, "[0-9]+(\\.[0-9]+)?");
}

std::size_t signs(const std::string& text) {
  const std::string marked = markScreenWork(text), sign = kScreenSign;
  std::size_t count = 0;
  for (std::size_t at = marked.find(sign); at != marked.npos; at = marked.find(sign, at + 1)) ++count;
  return count;
}

TEST(GermanTexts, LessonsHaveTheSameFiles) {
  std::vector<std::string> german;
  for (const std::string& name : folder().names("de/lessons", ".md")) german.push_back(name.substr(11));
  EXPECT_EQ(german, lessonFiles());
  EXPECT_EQ(german.size(), 17u);
}

/// What is the same in every language is written once, in the English lesson.
TEST(GermanTexts, LessonsContainWordsAlone) {
  for (const std::string& file : lessonFiles())
    for (const Piece& piece : piecesOf(textOfFile("de/lessons/" + file)))
      EXPECT_TRUE(!piece.kind.empty() || (piece.text.starts_with("```") && piece.text != "```show"))
          << file << ":" << piece.line << ": " << piece.text;
}

TEST(GermanTexts, LessonsDifferInTheirWordsAlone) {
  std::size_t compared = 0;
  for (const std::string& file : lessonFiles()) {
    const auto english = piecesOf(textOfFile("lessons/" + file)), german = piecesOf(germanLesson(file));
    ASSERT_EQ(english.size(), german.size()) << file;
    for (std::size_t i = 0; i < english.size(); ++i) {
      const std::string& here = english[i].text;
      const std::string& there = german[i].text;
      const std::string where = file + ":" + std::to_string(german[i].line) + ": " + there;
      ASSERT_EQ(english[i].kind, german[i].kind) << where;
      if (english[i].kind.empty()) {
        EXPECT_EQ(here, there) << where;
        continue;
      }
      ++compared;
      EXPECT_EQ(matches(here, "\\{[^}]*\\}"), matches(there, "\\{[^}]*\\}")) << where;
      EXPECT_EQ(matches(here, "\\*\\*").size(), matches(there, "\\*\\*").size()) << where;
      EXPECT_EQ(matches(here, "[AB](₁|₂|₃|₄|₅|₆|₇|₈|₉)"), matches(there, "[AB](₁|₂|₃|₄|₅|₆|₇|₈|₉)")) << where;
      EXPECT_EQ(numbers(here), numbers(there)) << where;
      EXPECT_FALSE(there.find('"') != there.npos) << where << ": German quotation marks are „…“";
    }
  }
  EXPECT_GT(compared, 500u);
}

/// The same is marked on paper as work at the screen. What is asked of the hand is marked as a whole.
TEST(GermanTexts, LessonsHaveTheSameScreenWork) {
  std::size_t marked = 0;
  for (const std::string& file : lessonFiles()) {
    const auto english = piecesOf(textOfFile("lessons/" + file)), german = piecesOf(germanLesson(file));
    const auto inChallenge = [](const std::vector<Piece>& pieces, std::size_t i) {
      for (++i; i < pieces.size() && pieces[i].kind != "paragraph"; ++i)
        if (pieces[i].text == "```reach") return true;
      return false;
    };
    for (std::size_t i = 0; i < std::min(english.size(), german.size()); ++i) {
      if (english[i].kind != "paragraph" || inChallenge(english, i)) continue;
      const auto shown = [](const std::string& text) {
        return std::regex_replace(text, std::regex("\\{[^}]*\\}"), "1");
      };
      EXPECT_EQ(signs(shown(english[i].text)), signs(shown(german[i].text)))
          << file << ":" << german[i].line << ": " << german[i].text;
      marked += signs(shown(german[i].text));
    }
  }
  EXPECT_GE(marked, 5u);
}

LessonReading readGerman(const std::string& file) {
  // Scenes lie beside the English lessons.
  LessonReading reading = readLesson(germanLesson(file), file, folder(), "lessons");
  if (reading.faults.empty()) checkLesson(reading.lesson, reading.faults);
  return reading;
}

std::vector<bool> rightOnes(const Beat& beat) {
  std::vector<bool> right;
  if (beat.predict)
    for (const OfferedAnswer& choice : beat.predict->choices) right.push_back(choice.right);
  return right;
}

/// As `gjklab lesson check` reads and walks them.
TEST(GermanTexts, LessonsAreValidAndAskTheSame) {
  for (const std::string& file : lessonFiles()) {
    const LessonReading german = readGerman(file);
    for (const LessonFault& fault : german.faults)
      ADD_FAILURE() << "de/lessons/" << file << ":" << fault.line << ": " << fault.sentence;
    const Lesson english = readLesson(textOfFile("lessons/" + file), file, folder(), "lessons").lesson;
    EXPECT_NE(german.lesson.title, english.title);
    EXPECT_NE(german.lesson.goal, english.goal);
    ASSERT_EQ(german.lesson.beats.size(), english.beats.size()) << file;
    for (std::size_t i = 0; i < english.beats.size(); ++i) {
      const Beat &here = english.beats[i], &there = german.lesson.beats[i];
      const std::string where = file + " beat " + std::to_string(i + 1);
      EXPECT_EQ(here.text.size(), there.text.size()) << where;
      EXPECT_EQ(here.show.staging.marks, there.show.staging.marks) << where;
      EXPECT_EQ(here.show.scene, there.show.scene) << where;
      EXPECT_EQ(here.show.at.text, there.show.at.text) << where;
      EXPECT_EQ(rightOnes(here), rightOnes(there)) << where;
      ASSERT_EQ(here.reach.has_value(), there.reach.has_value()) << where;
      if (here.reach) {
        EXPECT_EQ(here.reach->goals.size(), there.reach->goals.size()) << where;
      }
    }
  }
}

/// The bodies of a world have German names then; a lesson calls them as it does in English.
TEST(GermanTexts, LessonsAreValidWhileGermanIsSpoken) {
  chooseLanguage("de");
  ASSERT_EQ(spokenLanguage(), "de");
  for (const std::string& file : lessonFiles())
    for (const LessonFault& fault : readGerman(file).faults)
      ADD_FAILURE() << "de/lessons/" << file << ":" << fault.line << ": " << fault.sentence;
  chooseLanguage("en");
}

/// What differs between two files: "/groups/0/name".
std::vector<std::string> differences(const Json& english, const Json& german) {
  std::vector<std::string> places;
  for (const Json& change : Json::diff(english, german))
    places.push_back(change["op"].get<std::string>() + " " + change["path"].get<std::string>());
  return places;
}

void expectOnlyTexts(const std::string& name, const Json& german, const char* texts) {
  const std::regex allowed(texts);
  const auto places = differences(jsonOfFile(name), german);
  EXPECT_FALSE(places.empty()) << name;
  for (const std::string& place : places) EXPECT_TRUE(std::regex_match(place, allowed)) << name << ": " << place;
}

TEST(GermanTexts, GalleryAndLecturesDifferInTheirWordsAlone) {
  const std::string gallery = textOfFile("gallery.json");
  const Json german = Json::parse(withTranslatedNames(gallery, "gallery.json", textOfFile("de/titles.json")));
  expectOnlyTexts("gallery.json", german, "replace /groups/[0-9]+/(name|scenes/[0-9]+/(plain|look))");
  for (const Json& group : german["groups"])
    for (const Json& scene : group["scenes"])
      EXPECT_TRUE(!scene.contains("plain") || gallery.find(scene["plain"].dump()) == gallery.npos) << scene;
  const auto lectures = folder().names("lectures", ".json");
  EXPECT_EQ(lectures.size(), 2u);
  for (const std::string& name : lectures) {
    expectOnlyTexts(name, jsonOfFile("de/" + name),
                    "replace (/title|/lecture/[0-9]+/(note|ask|answer|(scene|world)/(title|look)))");
    const auto read = readLecture(jsonOfFile("de/" + name).dump(), name);
    EXPECT_TRUE(std::holds_alternative<Lecture>(read)) << name << ": " << std::get<SceneError>(read).message;
  }
}

/// Terms are sorted by their words, so that only their number and their symbols can be compared.
TEST(GermanTexts, TheGlossaryHasAsManyTerms) {
  const Json english = jsonOfFile("glossary.json")["terms"], german = jsonOfFile("de/glossary.json")["terms"];
  EXPECT_EQ(english.size(), german.size());
  const auto quiet = [](const Json& terms) {
    return std::count_if(terms.begin(), terms.end(), [](const Json& term) { return term.value("quiet", false); });
  };
  EXPECT_EQ(quiet(english), quiet(german));
  const auto symbols = [](const Json& terms) {
    std::set<std::string> found;
    for (const Json& term : terms)
      if (const auto word = term["word"].get<std::string>(); word.size() == 1 || word.find("⊖") != word.npos)
        found.insert(word);
    return found;
  };
  EXPECT_EQ(symbols(english), symbols(german));
}

std::set<std::string> idsIn(const std::string& of) {
  std::set<std::string> ids;
  for (const std::string& name : folder().names(of, ".json"))
    ids.insert(name.substr(of.size() + 1, name.size() - of.size() - 6));
  return ids;
}

TEST(GermanTexts, TitlesAreOfAllScenesWorldsAndBodies) {
  const Json titles = jsonOfFile("de/titles.json");
  for (const std::string of : {"scenes", "worlds", "lessons"}) {
    std::set<std::string> ids;
    for (const auto& [id, entry] : titles[of].items()) {
      ids.insert(id);
      EXPECT_FALSE(entry["title"].get<std::string>().empty()) << id;
      EXPECT_EQ(entry.contains("look"), jsonOfFile(of + "/" + id + ".json").contains("look")) << id;
    }
    EXPECT_EQ(ids, idsIn(of)) << of;
  }
  std::set<std::string> translated, bodies;
  for (const auto& [name, german] : titles["bodies"].items()) translated.insert(name);
  for (const std::string of : {"worlds", "lessons"})
    for (const std::string& name : folder().names(of, ".json")) {
      const Json world = jsonOfFile(name);
      if (!world.contains("bodies")) continue;
      for (const Json& body : world["bodies"])
        if (body.contains("name")) bodies.insert(body["name"].get<std::string>());
    }
  EXPECT_EQ(translated, bodies);
}

}  // namespace
}  // namespace gjklab::german_texts_test

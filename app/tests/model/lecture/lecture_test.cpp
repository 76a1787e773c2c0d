// Lectures: the file, the list as a work; the lectures that come with the program hold.

#include "export/trace_writer.h"
#include "model/gallery/gallery.h"
#include "model/lecture/lecture_gallery.h"
#include "model/lecture/lecture_stops.h"
#include "model/lecture/lecture_work.h"
#include "model/session/session.h"
#include "model/text/file_kind.h"
#include "model/text/json_tree.h"
#include "model/text/link.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <regex>

namespace gjklab::lecture_test {
namespace {

using test::still;
using test::stopOf;

Lecture lectureOf(const std::string& text) {
  const auto read = readLecture(text, "talk.json");
  const auto* fault = std::get_if<SceneError>(&read);
  EXPECT_EQ(fault, nullptr) << fault->message;
  return fault ? Lecture{} : std::get<Lecture>(read);
}

std::string faultOf(const std::string& text) {
  const auto read = readLecture(text, "talk.json");
  const auto* fault = std::get_if<SceneError>(&read);
  return fault ? fault->message : "";
}

TEST(LectureFile, ReadsBackToTheBit) {
  Lecture lecture{"Umläufe \"quoted\"", {}};
  LectureStop stop = stopOf(2, "gjk 2 region");
  stop.note = "First.\nThen the second line.";
  stop.ask = "Wo ist x — “nearest”?";
  stop.answer = "Dort.";
  stop.world_alone = stop.hides_run = true;
  stop.shows.compare = true;
  stop.shows.rival = Rival{"johnson", {}, RivalStart::same};
  stop.shows.contacts = true;
  stop.ink.push_back({Space::difference, Tool::marker, {{0.1, -0.0, 1e-300}, {1.0 / 3, 2, 3}}});
  Scene& scene = std::get<Scene>(stop.what);
  scene.view.world.centre = dvec3(0.1, 0.2, 0);
  scene.view.world.height = 12.5;
  lecture.stops = {stop, stopOf(3), stopOf(1, "last")};
  lecture.stops.push_back({std::string("06-regions"), "4", "Ask.", "", {}, {}});
  for (const bool pretty : {true, false}) {
    const std::string text = writeLecture(lecture, pretty);
    EXPECT_TRUE(lectureOf(text) == lecture) << text;
    EXPECT_EQ(writeLecture(lectureOf(text), pretty), text);
    EXPECT_EQ(kindOf(text), FileKind::lecture);
  }
  const auto link = readLink(writeLink({writeLecture(lecture, false), "", {}, {}}));
  ASSERT_TRUE(std::holds_alternative<Link>(link));
  EXPECT_TRUE(lectureOf(std::get<Link>(link).content) == lecture);
}

TEST(LectureFile, SaysWhatIsWrongAndWhere) {
  const std::string scene = R"({"gjklab":1,"dimension":2,"a":{"shape":"point"},"b":{"shape":"sphere","radius":-1}})";
  const std::pair<std::string, const char*> cases[] = {
      {"", "talk.json:1:1"},
      {"[]", "must be an object"},
      {R"({"gjklab":1})", "lecture"},
      {R"({"gjklab":2,"lecture":[{"lesson":"01-meeting"}]})", "gjklab: must be 1"},
      {R"({"gjklab":1,"lecture":[]})", "one stop"},
      {R"({"gjklab":1,"lecture":[{}]})", "lecture[0]: "},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","scene":{}}]})", "lecture[0]: "},
      {R"({"gjklab":1,"lecture":[{"lesson":"../secret"}]})", "lecture[0].lesson"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","ask":"Why?"}]})", "lecture[0].ask: "},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","answer":"So."}]})", "lecture[0].answer: "},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","spaces":"world"}]})", "lecture[0].spaces: "},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","hide":"run"}]})", "lecture[0].hide: "},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","stepp":"1"}]})", "stepp"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","step":"gjk 1"}]})", "lecture[0].step"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","shows":{"compare":"magic"}}]})", "lecture[0].shows.compare"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","ink":[{"points":[[1,2]]}]}]})", "lecture[0].ink[0].points[0]"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","ink":[{"tool":"brush","points":[]}]}]})", "lecture[0].ink[0].tool"},
      {R"({"gjklab":1,"lecture":[{"scene":)" + scene + "}]}", "talk.json: lecture[0].scene.b.radius"},
      {R"({"gjklab":1,"lecture":[{"scene":{"gjklab":1},"step":"gjk 0 region"}]})", "lecture[0].scene"},
  };
  for (const auto& [text, expected] : cases) {
    const std::string fault = faultOf(text);
    EXPECT_NE(fault.find(expected), std::string::npos) << text << "\n" << fault;
    EXPECT_EQ(fault.find('\n'), std::string::npos) << "one sentence: " << fault;
  }
}

TEST(LectureFile, AQuestionFitsTwoLinesOfTheStage) {
  LectureStop stop = stopOf(1);
  for (int i = 0; i < kLongestQuestion; ++i) stop.ask += "ü";
  EXPECT_EQ(lectureOf(writeLecture({"", {stop}})).stops[0].ask, stop.ask);
  stop.ask += "ü";
  expectFacts(faultOf(writeLecture({"", {stop}})), {"talk.json: lecture[0].ask:", "110", "111"});
  stop.ask = "Why?";
  stop.answer = std::string(kLongestAnswer + 1, 'x');
  expectFacts(faultOf(writeLecture({"", {stop}})), {"talk.json: lecture[0].answer:", "55", "56"});
}

TEST(LectureFile, AnyBytesAreReadOrRefused) {
  const std::string good = writeLecture({"Talk", {stopOf(2, "gjk 1 support"), stopOf(3)}});
  std::mt19937 random(7);
  for (int run = 0; run < 400; ++run) {
    std::string text = good;
    for (int change = 0; change < 1 + run % 4; ++change) {
      const std::size_t at = random() % text.size();
      if (random() % 3 == 0)
        text.erase(at, random() % 40);
      else
        text[at] = static_cast<char>(random() % 256);
      if (text.empty()) text = "{";
    }
    const auto read = readLecture(text, "talk.json");
    if (const auto* lecture = std::get_if<Lecture>(&read)) {
      EXPECT_TRUE(lectureOf(writeLecture(*lecture)) == *lecture);
    }
  }
}

/// Against a plain list of names that a person would keep.
TEST(LectureWork, AnyEditsKeepTheListAndItsHistory) {
  std::mt19937 random(11);
  const auto named = [](int number) {
    LectureStop stop = stopOf(1);
    std::get<Scene>(stop.what).title = std::to_string(number);
    return stop;
  };
  for (int run = 0; run < 40; ++run) {
    LectureWork work(1, {"", {named(0)}}, "");
    std::vector<std::vector<std::string>> history{{"0"}};
    std::size_t place = 0;
    int next = 1;
    for (int step = 0; step < 60; ++step) {
      std::vector<std::string> names = history[place];
      const int count = static_cast<int>(names.size()), stop = static_cast<int>(random() % names.size());
      const int to = static_cast<int>(random() % names.size());
      using What = LectureEdit::What;
      bool changes = true;
      switch (random() % 6) {
        case 0:
          work.apply({What::insert, stop + 1, 0, {}, named(next)});
          names.insert(names.begin() + stop + 1, std::to_string(next++));
          break;
        case 1:
          work.apply({What::duplicate, stop});
          names.insert(names.begin() + stop + 1, std::string(names[static_cast<std::size_t>(stop)]));
          break;
        case 2:
          work.apply({What::remove, stop});
          changes = count > 1;
          if (changes) names.erase(names.begin() + stop);
          break;
        case 3: {
          work.apply({What::move, stop, to});
          const std::string moved = names[static_cast<std::size_t>(stop)];
          names.erase(names.begin() + stop);
          names.insert(names.begin() + to, moved);
          changes = !(names == history[place]);
          break;
        }
        case 4:
          work.undo();
          if (place > 0) --place;
          changes = false;
          names = history[place];
          break;
        default:
          work.redo();
          if (place + 1 < history.size()) ++place;
          changes = false;
          names = history[place];
          break;
      }
      if (changes) {
        history.resize(++place);
        history.push_back(names);
      }
      std::vector<std::string> shown;
      for (const LectureStop& each : work.lecture().stops) shown.push_back(nameOf(each));
      ASSERT_EQ(shown, names) << run << ", " << step;
      ASSERT_GE(work.at(), 0);
      ASSERT_LT(work.at(), work.size());
    }
  }
}

/// Whatever is done to a question, the file that is saved can be opened.
TEST(LectureWork, AQuestionThatGoesLeavesAFileThatCanBeRead) {
  LectureStop stop = stopOf(2);
  stop.ask = "Why?";
  stop.answer = "Because.";
  stop.world_alone = true;
  LectureWork work(1, {"", {stop}}, "");
  work.apply({LectureEdit::What::ask, 0, 0, "", {}});
  EXPECT_EQ(lectureOf(writeLecture(work.lecture())).stops[0].answer, "") << "an answer to nothing";
  work.undo();
  EXPECT_EQ(lectureOf(writeLecture(work.lecture())).stops[0].answer, "Because.");
  LectureStop lesson;
  lesson.what = std::string("06-regions");
  lesson.step = "4";
  work.apply({LectureEdit::What::replace, 0, 0, {}, lesson});
  EXPECT_TRUE(lectureOf(writeLecture(work.lecture())) == work.lecture()) << "a lesson asks its own questions";
}

TEST(LectureWork, TextTypedOnIsOneEntryOfTheHistory) {
  LectureWork work(1, {"", {stopOf(1), stopOf(2)}}, "");
  for (const char* text : {"A", "As", "Ask"}) work.apply({LectureEdit::What::note, 0, 0, text});
  work.apply({LectureEdit::What::note, 1, 0, "B"});
  work.undo();
  EXPECT_EQ(work.lecture().stops[0].note, "Ask");
  EXPECT_EQ(work.lecture().stops[1].note, "");
  work.undo();
  EXPECT_EQ(work.lecture().stops[0].note, "");
  EXPECT_FALSE(work.modified());
}

TEST(LectureFile, StepsHaveTheScreensWords) {
  EXPECT_EQ(stepNameOf(stopOf(2, "gjk 3 region")), "GJK 3: region");
  EXPECT_EQ(stepNameOf(stopOf(2, "last")), "last");
  EXPECT_EQ(stepNameOf({std::string("06-regions"), "4", "", "", {}, {}}), "page 4");
  EXPECT_EQ(stepNameOf({WorldFile{}, "", "", "", {}, {}}), "");
}

/// All numbers of a run's trace and its scene.
std::vector<double> numbersOf(const Session& session) {
  std::vector<double> all;
  for (const std::string& text : {traceJson(session.scene(), session.run()), writeScene(session.scene())}) {
    const auto parsed = parseJson(text);
    for (const JsonNode& node : std::get<JsonTree>(parsed).nodes)
      if (node.kind == JsonNode::Kind::number) all.push_back(node.number);
  }
  return all;
}

TEST(BuiltInLectures, EveryStopOpensAtItsStepAndItsNumbersAreTheRuns) {
  ASSERT_EQ(lectureGallery().size(), 2U);
  Session session(defaultScene(2), "", still());
  for (const LectureEntry& entry : lectureGallery()) {
    session.open(entry.lecture, "");
    for (int at = 0; at < session.lecture()->size(); ++at) {
      session.apply(GoToStop{at});
      session.update();
      const LectureStop& stop = session.lecture()->stop();
      EXPECT_GE(stop.note.size(), 60U) << entry.lecture.title << ", " << at + 1 << ": something to say";
      EXPECT_TRUE(stop.ask.empty() || !stop.answer.empty() || stop.world_alone)
          << entry.lecture.title << ", " << at + 1;
      if (!std::holds_alternative<Scene>(stop.what)) continue;
      EXPECT_TRUE(stop.hides_run || session.asking())
          << entry.lecture.title << ", " << at + 1 << ": its step shows before its answer";
      EXPECT_EQ(session.seekTo(stop.step), "") << entry.lecture.title << ", " << at + 1;
      const std::vector<double> numbers = numbersOf(session);
      const std::regex decimal("[0-9]+\\.[0-9]+");
      for (std::sregex_iterator i(stop.note.begin(), stop.note.end(), decimal), end; i != end; ++i) {
        const std::string text = i->str();
        const double digits = static_cast<double>(text.size() - text.find('.') - 1), said = std::stod(text);
        EXPECT_TRUE(std::any_of(
            numbers.begin(), numbers.end(),
            [&](double each) { return std::abs(std::abs(each) - said) <= 0.5000001 * std::pow(10.0, -digits); }))
            << text << " is said at " << entry.lecture.title << ", " << at + 1;
      }
    }
  }
}

}  // namespace
}  // namespace gjklab::lecture_test

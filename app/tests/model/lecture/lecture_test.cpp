// Lectures: the file, the list as a work, the stops in a session; the lectures that come with the program hold.

#include "export/trace_writer.h"
#include "model/gallery/gallery.h"
#include "model/lecture/lecture_gallery.h"
#include "model/lecture/lecture_work.h"
#include "model/session/session.h"
#include "model/text/file_kind.h"
#include "model/text/json_tree.h"
#include "model/text/link.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <regex>

namespace gjklab {
namespace {

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

LectureStop stopOf(int dimension, const std::string& step = "") {
  LectureStop stop;
  stop.what = defaultScene(dimension);
  stop.step = step;
  return stop;
}

Settings still() {
  Settings settings;
  settings.reduce_motion = true;
  return settings;
}

TEST(LectureFile, ReadsBackToTheBit) {
  Lecture lecture{"Umläufe \"quoted\"", {}};
  LectureStop stop = stopOf(2, "gjk 2 region");
  stop.note = "First.\nThen the second line.";
  stop.ask = "Wo ist x — “nearest”?";
  stop.answer = "Dort.";
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
      {R"({"gjklab":1,"lecture":[]})", "one stop at least"},
      {R"({"gjklab":1,"lecture":[{}]})", "lecture[0]: must have one of"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","scene":{}}]})", "lecture[0]: must have one of"},
      {R"({"gjklab":1,"lecture":[{"lesson":"../secret"}]})", "lecture[0].lesson"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","ask":"Why?"}]})", "lecture[0].ask: must not be there"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","stepp":"1"}]})", "stepp"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","step":"gjk 1"}]})", "lecture[0].step"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","shows":{"compare":"magic"}}]})", "lecture[0].shows.compare"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","ink":[{"points":[[1,2]]}]}]})", "lecture[0].ink[0].points[0]"},
      {R"({"gjklab":1,"lecture":[{"lesson":"a","ink":[{"tool":"brush","points":[]}]}]})", "lecture[0].ink[0].tool"},
      {R"({"gjklab":1,"lecture":[{"scene":)" + scene + "}]}", "talk.json: lecture[0].scene: b.radius"},
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
  EXPECT_EQ(faultOf(writeLecture({"", {stop}})),
            "talk.json: lecture[0].ask: must have 110 characters at most; it has 111");
  stop.ask = "Why?";
  stop.answer = std::string(kLongestAnswer + 1, 'x');
  EXPECT_EQ(faultOf(writeLecture({"", {stop}})),
            "talk.json: lecture[0].answer: must have 55 characters at most; it has 56");
  stop.ask = "";
  EXPECT_NE(faultOf(writeLecture({"", {stop}})).find("must not be there without \"ask\""), std::string::npos);
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

TEST(LectureSession, AStopIsLiveAndComesBackAsItWasKept) {
  Session session(defaultScene(2), "", still());
  session.apply(Edit{SwapBodies{}});
  session.update();
  const Scene own = session.scene();
  session.open(Lecture{"Talk", {stopOf(2, "gjk 2 region"), stopOf(3, "last")}}, "talk.json");
  session.update();
  ASSERT_TRUE(session.atStop());
  EXPECT_EQ(session.moment().sub_step, SubStep::gjk_region);
  EXPECT_EQ(session.shown().path, "talk.json");
  session.apply(Edit{SwapBodies{}});
  session.apply(Go{Jump::last});
  session.update();
  EXPECT_FALSE(session.shown().modified) << "playing at a stop changes no lecture";
  EXPECT_EQ(session.unsaved().size(), 1U) << "the work of before, and nothing of the stop";
  session.apply(GoToStop{0});
  session.update();
  EXPECT_TRUE(session.scene() == defaultScene(2)) << "back as it was kept";
  EXPECT_EQ(session.moment().sub_step, SubStep::gjk_region);
  session.apply(StepLecture{1});
  session.update();
  EXPECT_EQ(session.scene().dimension, 3);
  session.apply(Go{Jump::next_step});
  EXPECT_EQ(session.lecture()->at(), 1) << "there is no stop behind the last";
  session.apply(CloseLecture{});
  session.update();
  EXPECT_TRUE(session.scene() == own);
  EXPECT_TRUE(session.document().canUndo());
}

TEST(LectureSession, StepsLeadFromStopToStop) {
  Session session(defaultScene(2), "", still());
  session.open(Lecture{"", {stopOf(1), stopOf(2)}}, "");
  session.update();
  for (int press = 0; press < 200 && session.lecture()->at() == 0; ++press) session.apply(Go{Jump::next_step});
  EXPECT_EQ(session.lecture()->at(), 1);
  EXPECT_EQ(session.position(), 0);
  session.apply(Go{Jump::previous_step});
  EXPECT_EQ(session.lecture()->at(), 0);
}

TEST(LectureSession, AStopAsksBeforeItTellsItsStep) {
  Session session(defaultScene(2), "", still());
  LectureStop first = stopOf(2, "gjk 2 region");
  first.ask = "Where is x?";
  session.open(Lecture{"", {first, stopOf(1)}}, "");
  session.update();
  EXPECT_EQ(session.stopQuestion(), "Where is x?");
  EXPECT_TRUE(session.asking());
  EXPECT_EQ(session.known().sub_step, SubStep::gjk_progress) << "the picture is that of the step before";
  EXPECT_FALSE(session.tellsAnswer());
  session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 0) << "the first press answers";
  EXPECT_EQ(session.stopQuestion(), "");
  EXPECT_EQ(session.known().sub_step, SubStep::gjk_region);
  session.apply(Go{Jump::next_step});
  EXPECT_FALSE(session.asking()) << "only the stop asks, not the steps behind it";
  session.apply(GoToStop{0});
  EXPECT_EQ(session.stopQuestion(), "Where is x?") << "back at the stop";
  session.apply(Go{Jump::next_test});
  EXPECT_EQ(session.test(), 0) << "its answer, test by test";
  for (int press = 0; press < 10 && session.test(); ++press) session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 0) << "the tests belong to the stop";
  session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 1);
  EXPECT_EQ(session.stopQuestion(), "");
}

TEST(LectureSession, AStepThatAnswersNothingIsShownUnderTheQuestion) {
  Session session(defaultScene(2), "", still());
  LectureStop first = stopOf(2, "gjk 1 direction");
  first.ask = "Do A and B overlap?";
  session.open(Lecture{"", {first}}, "");
  session.update();
  EXPECT_EQ(session.stopQuestion(), "Do A and B overlap?");
  EXPECT_EQ(session.known().sub_step, SubStep::gjk_direction);
  session.apply(Go{Jump::next_step});
  EXPECT_EQ(session.position(), 1) << "nothing was kept back";
  EXPECT_EQ(session.stopQuestion(), "");
}

TEST(LectureSession, AStopAnswersItsOwnQuestion) {
  for (const char* step : {"gjk 1 direction", "gjk 2 region"}) {
    Session session(defaultScene(2), "", still());
    LectureStop first = stopOf(2, step);
    first.ask = "Why?";
    first.answer = "Because.";
    session.open(Lecture{"", {first, stopOf(1)}}, "");
    session.update();
    EXPECT_EQ(session.stopQuestion(), "Why?");
    EXPECT_EQ(session.stopAnswer().answer, "");
    session.apply(StepLecture{1});
    EXPECT_EQ(session.lecture()->at(), 0) << "also where the step keeps nothing back";
    EXPECT_EQ(session.stopQuestion(), "");
    EXPECT_EQ(session.stopAnswer().question, "Why?");
    EXPECT_EQ(session.stopAnswer().answer, "Because.");
    session.apply(Go{Jump::next_step});
    EXPECT_EQ(session.stopAnswer().answer, "") << "the next step speaks for itself";
  }
}

TEST(LectureSession, AClickerGoesThroughTheTestsOfARegionInSpace) {
  Session session(defaultScene(3), "", still());
  LectureStop first = stopOf(3, "gjk 2 region");
  first.ask = "Where is x?";
  first.answer = "On the edge.";
  session.open(Lecture{"", {first, stopOf(1)}}, "");
  session.update();
  const int tests = session.timeline().testsAt(session.position());
  ASSERT_GT(tests, 0);
  for (int i = 0; i < tests; ++i) {
    session.apply(StepLecture{1});
    EXPECT_EQ(session.test(), i);
    EXPECT_EQ(session.stopAnswer().answer, "") << "the step is not told yet";
  }
  session.apply(StepLecture{1});
  EXPECT_FALSE(session.test());
  EXPECT_EQ(session.stopAnswer().answer, "On the edge.");
  session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 1);
}

TEST(LectureSession, AWorldThatAsksWaitsForThePress) {
  Settings lively;
  Session session(defaultScene(2), "", lively);
  WorldFile world;
  world.bodies.resize(1);
  LectureStop stop{world, "", "", "What happens?", {}, {}};
  session.open(Lecture{"", {stop, stopOf(2)}}, "");
  EXPECT_EQ(session.stopQuestion(), "What happens?");
  EXPECT_FALSE(session.world().playing());
  session.apply(StepLecture{1});
  EXPECT_TRUE(session.world().playing());
  EXPECT_EQ(session.stopQuestion(), "");
  session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 1);
}

TEST(LectureSession, AWorldOpensWhereAStopShowsOne) {
  Session session(defaultScene(2), "", still());
  WorldFile world;
  world.bodies.resize(1);
  session.open(Lecture{"", {{world, "", "", "", {}, {}}}}, "");
  ASSERT_TRUE(session.atStop());
  world.title = "Another";
  session.open(world, "");
  EXPECT_FALSE(session.atStop());
  EXPECT_EQ(session.world().file().title, "Another");
  session.apply(GoToStop{0});
  EXPECT_EQ(session.world().file().title, "");
}

TEST(LectureSession, WhatIsKeptShowsAgain) {
  Session session(defaultScene(3), "", still());
  session.resize(Space::world, {400, 300}, 1);
  session.resize(Space::difference, {400, 300}, 1);
  session.update();
  session.apply(Go{Jump::last});
  session.apply(ToggleCompare{});
  session.apply(TakeTool{Tool::pen});
  session.apply(DrawInk{Space::world, {1, 2, 3}, true});
  session.update();
  const std::string method = session.inquiry().rival.method;
  const Moment moment = session.moment();
  session.apply(KeepMoment{});
  ASSERT_NE(session.lecture(), nullptr);
  EXPECT_FALSE(session.atStop()) << "one's own scene goes on showing";
  EXPECT_TRUE(session.lecture()->modified());
  session.apply(ToggleCompare{});
  session.apply(Go{Jump::first});
  session.apply(GoToStop{0});
  session.update();
  EXPECT_TRUE(session.comparing());
  EXPECT_EQ(session.inquiry().rival.method, method);
  EXPECT_TRUE(session.moment() == moment);
  ASSERT_EQ(session.lectern().ink(session.inkPage()).size(), 1U);
  EXPECT_TRUE(session.lectern().ink(session.inkPage())[0].points[0] == dvec3(1, 2, 3));
  session.apply(KeepMoment{});
  EXPECT_EQ(session.lecture()->size(), 2) << "behind the stop that shows";
}

/// A view that showed everything goes on doing so, whatever is studied at the stop.
TEST(LectureSession, AFramedViewIsKeptByItsTurnAlone) {
  const auto moving = std::find_if(gallery().begin(), gallery().end(), [](const GalleryEntry& entry) {
    return entry.scene.dimension == 3 && moves(entry.scene);
  });
  ASSERT_NE(moving, gallery().end());
  Session session(moving->scene, "", still());
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {400, 300}, 1);
  session.apply(ChooseStudy{Study::impact});
  session.apply(Go{Jump::last});
  session.update();
  session.apply(KeepMoment{});
  const Scene& kept = std::get<Scene>(session.lecture()->stop().what);
  for (const PaneView& pane : {kept.view.world, kept.view.difference}) {
    EXPECT_TRUE(pane.turn);
    EXPECT_FALSE(pane.centre || pane.height);
  }
  session.apply(GoToStop{0});
  session.apply(ChooseStudy{Study::query});
  session.update();
  EXPECT_TRUE(session.framed(Space::world) && session.framed(Space::difference));
}

TEST(LectureFile, StepsHaveTheScreensWords) {
  EXPECT_EQ(stepNameOf(stopOf(2, "gjk 3 region")), "GJK 3: region");
  EXPECT_EQ(stepNameOf(stopOf(2, "last")), "last");
  EXPECT_EQ(stepNameOf({std::string("06-regions"), "4", "", "", {}, {}}), "page 4");
  EXPECT_EQ(stepNameOf({WorldFile{}, "", "", "", {}, {}}), "");
}

/// Whatever is opened over it, an edited lecture is among the unsaved works until it is saved or given up.
TEST(LectureSession, AnEditedLectureIsNeverLost) {
  std::mt19937 random(5);
  for (int run = 0; run < 25; ++run) {
    Session session(defaultScene(2), "", still());
    std::vector<std::uint64_t> edited;  // what a person would say is unsaved
    const auto isEdited = [&](std::uint64_t number) {
      return std::find(edited.begin(), edited.end(), number) != edited.end();
    };
    for (int step = 0; step < 30; ++step) {
      switch (random() % 9) {
        case 0:
          session.open(Lecture{"Talk", {stopOf(1), stopOf(2)}}, "");
          break;
        case 1:
          session.apply(KeepMoment{});
          if (!isEdited(session.lecture()->number())) edited.push_back(session.lecture()->number());
          break;
        case 2:
          session.apply(StepLecture{random() % 2 == 0 ? 1 : -1});
          break;
        case 3:
          session.apply(CloseLecture{});
          break;
        case 4:
          session.apply(ShowDimension{1 + static_cast<int>(random() % 3)});
          break;
        case 5:
          session.apply(ShowScene{defaultScene(1 + static_cast<int>(random() % 3))});
          break;
        case 6:
          if (!edited.empty()) session.apply(ShowWork{edited[random() % edited.size()]});
          break;
        case 7:
          if (session.atStop()) {
            session.markSaved("talk.json");
            std::erase(edited, session.lecture()->number());
          }
          break;
        default:
          if (session.atStop()) session.apply(Edit{SwapBodies{}});  // play
          break;
      }
      session.update();
      std::vector<std::uint64_t> unsaved;
      for (const UnsavedWork& work : session.unsaved())
        if (work.lecture) unsaved.push_back(work.number);
      std::sort(unsaved.begin(), unsaved.end());
      std::vector<std::uint64_t> expected = edited;
      std::sort(expected.begin(), expected.end());
      ASSERT_EQ(unsaved, expected) << run << ", " << step;
      for (const UnsavedWork& work : session.unsaved()) ASSERT_TRUE(work.lecture) << "play at a stop is nobody's work";
    }
  }
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
      if (!std::holds_alternative<Scene>(stop.what)) continue;
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
}  // namespace gjklab

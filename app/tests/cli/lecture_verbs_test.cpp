// Lectures in place of scenes, from outside.

#include "cli/program_run.h"
#include "export/png.h"
#include "model/figure/theme.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace gjklab::lecture_verbs_test {
namespace {

constexpr const char* kBoxAndBall = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                                    R"("b":{"shape":"sphere","radius":0.1,"position":[2.3,0.7]}})";

std::string lectureText() {
  return std::string(R"({"gjklab":1,"lecture":[{"scene":)") + kBoxAndBall +
         R"(,"step":"gjk 1 region","note":"Ask."},{"lesson":"06-regions","step":"2"}]})";
}

TEST(LectureVerbs, AStopIsDrawnAsItsScene) {
  TemporaryFolder folder("lecture");
  writePlainly(folder / "talk.json", lectureText());
  writePlainly(folder / "pair.json", kBoxAndBall);
  const auto drawn = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "draw");
    arguments.insert(arguments.end(), {"-o", folder / "out.png", "--size", "320x200"});
    const Said said = runProgramWith(arguments);
    EXPECT_EQ(said.status, 0) << said.error;
    return readPlainly(folder / "out.png");
  };
  EXPECT_TRUE(drawn({folder / "talk.json"}) == drawn({folder / "pair.json", "--step", "gjk 1 region"}));
}

TEST(LectureVerbs, WhatCannotBeDrawnIsSaid) {
  TemporaryFolder folder("lecture");
  writePlainly(folder / "talk.json", lectureText());
  writePlainly(folder / "pair.json", kBoxAndBall);
  const auto fault = [&](const std::string& file, const std::string& stop) {
    const Said said = runProgramWith({"draw", folder / file, "--stop", stop, "-o", folder / "out.png"});
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(std::count(said.error.begin(), said.error.end(), '\n'), 1) << said.error;
    return said.error;
  };
  for (const char* stop : {"3", "0"})
    EXPECT_TRUE(reads(fault("talk.json", stop),
                      messageWith({{"file", folder / "talk.json"}, {"count", "2"}, {"stop", stop}}) + "\n"));
  EXPECT_NE(fault("talk.json", "2").find("lesson 06-regions"), std::string::npos);
  expectFacts(fault("pair.json", "1"), {"--stop", "only with lectures"});
  writePlainly(folder / "other.json", std::string(R"({"gjklab":1,"lecture":[{"lesson":"99-foo"},{"scene":)") +
                                          kBoxAndBall + R"(,"step":"gjk 99 region"}]})");
  EXPECT_TRUE(fault("other.json", "1").starts_with((folder / "other.json") + ": lecture[0].lesson: "));
  EXPECT_TRUE(fault("other.json", "2").starts_with((folder / "other.json") + ": lecture[1].step: "));
  EXPECT_FALSE(std::filesystem::exists(folder / "out.png"));
}

TEST(LectureVerbs, InkIsDrawnWithItsStop) {
  TemporaryFolder folder("lecture");
  const auto lecture = [](const std::string& ink) {
    return std::string(R"({"gjklab":1,"lecture":[{"scene":)") + kBoxAndBall + R"(,"step":"gjk 1 region")" + ink + "}]}";
  };
  writePlainly(folder / "bare.json", lecture(""));
  writePlainly(folder / "drawn.json", lecture(R"(,"ink":[{"space":"world","tool":"pen","points":[[0,0,0],[1,1,0]]},)"
                                              R"({"space":"difference","tool":"marker","points":[[0,0,0],[1,0,0]]}])"));
  const auto svg = [&](const std::string& file) {
    const Said said = runProgramWith({"draw", folder / file, "-o", folder / "out.svg"});
    EXPECT_EQ(said.status, 0) << said.error;
    return readPlainly(folder / "out.svg");
  };
  const std::string bare = svg("bare.json"), drawn = svg("drawn.json");
  EXPECT_EQ(bare.find("ink-"), std::string::npos);
  EXPECT_NE(drawn.find("ink-pen"), std::string::npos);
  EXPECT_NE(drawn.find("ink-marker"), std::string::npos);
}

TEST(LectureVerbs, AStopAsksItsOwnQuestion) {
  TemporaryFolder folder("lecture");
  const auto stop = [](const std::string& more) {
    return std::string(R"({"scene":)") + kBoxAndBall + R"(,"step":"gjk 1 region","ask":"Where to?")" + more + "}";
  };
  writePlainly(folder / "talk.json", R"({"gjklab":1,"lecture":[)" + stop(R"(,"answer":"There.")") + "," +
                                         stop(R"(,"spaces":"world")") + "]}");
  const auto svg = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"draw", folder / "talk.json", "-o", folder / "out.svg"});
    const Said said = runProgramWith(more);
    EXPECT_EQ(said.status, 0) << said.error;
    return readPlainly(folder / "out.svg");
  };
  const auto has = [](const std::string& picture, const char* words) {
    return picture.find(words) != std::string::npos;
  };
  for (const bool stage : {false, true}) {
    const auto drawn = [&](std::vector<std::string> more) {
      if (stage) more.push_back("--stage");
      return svg(more);
    };
    EXPECT_TRUE(has(drawn({"--hide", "answer"}), "Where to?"));
    EXPECT_FALSE(has(drawn({"--hide", "answer"}), "There."));
    EXPECT_TRUE(has(drawn({}), "There."));
    EXPECT_FALSE(has(drawn({"--step", "gjk 1 support"}), "Where to?")) << "another step speaks for itself";
    EXPECT_FALSE(has(drawn({"--stop", "2", "--hide", "answer"}), "⊖")) << "the bodies alone";
    EXPECT_TRUE(has(drawn({"--stop", "2"}), "⊖"));
  }
  EXPECT_EQ(
      runProgramWith({"draw", folder / "talk.json", "--hide", "answer", "--stage", "-o", folder / "asks.png"}).status,
      0);
  EXPECT_EQ(runProgramWith({"draw", folder / "talk.json", "--stage", "-o", folder / "tells.png"}).status, 0);
  EXPECT_FALSE(readPlainly(folder / "asks.png") == readPlainly(folder / "tells.png"));
}

/// On the stage, too, and in the same colour as in every other picture.
TEST(LectureVerbs, InkIsDrawnOnTheStage) {
  TemporaryFolder folder("lecture");
  const Color pen = theme(ThemeName::light).style(Role::ink_pen).color;
  const auto inked = [&](const std::string& ink) {
    writePlainly(folder / "talk.json", std::string(R"({"gjklab":1,"lecture":[{"scene":)") + kBoxAndBall +
                                           R"(,"step":"gjk 1 region")" + ink + "}]}");
    const Said said = runProgramWith({"draw", folder / "talk.json", "--stage", "-o", folder / "stage.png"});
    EXPECT_EQ(said.status, 0) << said.error;
    const PngPicture picture = decodePng(readPlainly(folder / "stage.png"));
    int count = 0;
    for (std::size_t i = 0; i + 3 < picture.rgba.size(); i += 4)
      count += picture.rgba[i] == std::lround(255 * pen.r) && picture.rgba[i + 1] == std::lround(255 * pen.g) &&
               picture.rgba[i + 2] == std::lround(255 * pen.b);
    return count;
  };
  const int bare = inked("");
  EXPECT_GT(inked(R"(,"ink":[{"space":"world","tool":"pen","points":[[0,0,0],[1,0.5,0]]}])"), bare + 50);
}

TEST(LectureVerbs, TheFilmOfALectureHasAPictureForEachStop) {
  TemporaryFolder folder("lecture");
  const std::string stop = std::string(R"({"scene":)") + kBoxAndBall + R"(,"step":"gjk 1 region"})";
  const std::string last = std::string(R"({"scene":)") + kBoxAndBall + R"(,"shows":{"compare":"johnson"}})";
  writePlainly(folder / "talk.json",
               R"({"gjklab":1,"lecture":[)" + stop + R"(,{"lesson":"06-regions","step":"2"},)" + last + "]}");
  writePlainly(folder / "pair.json", kBoxAndBall);
  const Said pdf = runProgramWith({"record", folder / "talk.json", "-o", folder / "slides.pdf"});
  EXPECT_EQ(pdf.status, 0) << pdf.error;
  expectFacts(pdf.error, {"stop 2 ", "lesson 06-regions"});
  const std::string pages = readPlainly(folder / "slides.pdf");
  std::size_t count = 0;
  for (std::size_t at = pages.find("/Type /Page "); at != std::string::npos; at = pages.find("/Type /Page ", at + 1))
    ++count;
  EXPECT_EQ(count, 2U);
  ASSERT_EQ(runProgramWith({"record", folder / "talk.json", "-o", folder / "stops", "--size", "320x200"}).status, 0);
  ASSERT_EQ(runProgramWith(
                {"draw", folder / "pair.json", "--step", "gjk 1 region", "-o", folder / "one.png", "--size", "320x200"})
                .status,
            0);
  EXPECT_TRUE(readPlainly(folder / "stops/0001.png") == readPlainly(folder / "one.png"));
  ASSERT_EQ(
      runProgramWith({"draw", folder / "pair.json", "--with", "johnson", "-o", folder / "two.png", "--size", "320x200"})
          .status,
      0);
  EXPECT_TRUE(readPlainly(folder / "stops/0002.png") == readPlainly(folder / "two.png"));
  EXPECT_FALSE(std::filesystem::exists(folder / "stops/0003.png"));
  const Said wrong = runProgramWith({"record", folder / "talk.json", "-o", folder / "x.pdf", "--seconds", "2"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_EQ(std::count(wrong.error.begin(), wrong.error.end(), '\n'), 1) << wrong.error;
}

TEST(LectureVerbs, ALinkHoldsALecture) {
  TemporaryFolder folder("lecture");
  writePlainly(folder / "talk.json", lectureText());
  const Said link = runProgramWith({"link", folder / "talk.json"});
  ASSERT_EQ(link.status, 0) << link.error;
  const std::string line = link.out.substr(0, link.out.find('\n'));
  EXPECT_EQ(runProgramWith({"link", line}).out, link.out) << "a link in place of the file";
  EXPECT_EQ(runProgramWith({"link", folder / "talk.json", "--step", "last"}).status, 2);
}

}  // namespace
}  // namespace gjklab::lecture_verbs_test

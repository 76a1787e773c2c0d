// Lectures in place of scenes, from outside.

#include "cli/program_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace gjklab {
namespace {

constexpr const char* kPair = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                              R"("b":{"shape":"sphere","radius":0.1,"position":[2.3,0.7]}})";

std::string lectureText() {
  return std::string(R"({"gjklab":1,"lecture":[{"scene":)") + kPair +
         R"(,"step":"gjk 1 region","note":"Ask."},{"lesson":"06-regions","step":"2"}]})";
}

TEST(LectureVerbs, AStopIsDrawnAsItsScene) {
  TemporaryFolder folder("lecture");
  writePlainly(folder / "talk.json", lectureText());
  writePlainly(folder / "pair.json", kPair);
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
  writePlainly(folder / "pair.json", kPair);
  const auto fault = [&](const std::string& file, const std::string& stop) {
    const Said said = runProgramWith({"draw", folder / file, "--stop", stop, "-o", folder / "out.png"});
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(std::count(said.error.begin(), said.error.end(), '\n'), 1) << said.error;
    return said.error;
  };
  EXPECT_NE(fault("talk.json", "3").find("--stop must lie between 1 and 2"), std::string::npos);
  EXPECT_NE(fault("talk.json", "0").find("--stop must lie between 1 and 2"), std::string::npos);
  EXPECT_NE(fault("talk.json", "2").find("lesson 06-regions"), std::string::npos);
  EXPECT_NE(fault("pair.json", "1").find("--stop is of a lecture"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(folder / "out.png"));
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
}  // namespace gjklab

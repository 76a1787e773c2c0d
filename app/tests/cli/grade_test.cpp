// gjklab grade: solvers written for the purpose, right ones and such that are wrong, hang, fall, flood and hog.
#include "cli/program_run.h"

#include "model/run/run.h"
#include "model/scene/noted_scene.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

namespace gjklab::grade_test {
namespace {

using Json = nlohmann::ordered_json;

const std::string kOwn = std::string(GJKLAB_PROGRAM) + " solve -";

Json marksOf(const std::string& program, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"grade", "--program", program, "--format", "json"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Said said = runProgramWith(arguments);
  const Json marks = Json::parse(said.out);
  EXPECT_EQ(said.status, marks["right"] == marks["total"] ? 0 : 1) << said.error;
  return marks;
}

/// Six pairs: two apart, two overlapping, two touching.
std::string smallSuite() {
  std::string out;
  for (const double x : {2.5, 1.5, 2.0, 4.0, 0.5, 2.0})
    out += fmt::format(R"({{"gjklab":1,"dimension":2,"a":{{"shape":"box","half_extents":[1,1]}},)"
                       R"("b":{{"shape":"box","half_extents":[1,1],"position":[{},0.25]}}}})"
                       "\n",
                       x);
  return out;
}

class Grade : public testing::Test {
 protected:
  void SetUp() override { writePlainly(folder_ / "six.jsonl", smallSuite()); }
  /// A shell script that answers.
  std::string script(const std::string& text) {
    writePlainly(folder_ / "solver.sh", text);
    return "sh " + (folder_ / "solver.sh");
  }
  Json marks(const std::string& text, std::vector<std::string> more = {}) {
    more.insert(more.end(), {"--suite", folder_ / "six.jsonl"});
    return marksOf(script(text), more);
  }
  TemporaryFolder folder_;
};

TEST_F(Grade, WhatCannotWorkIsSaidBeforehand) {
  const std::string six = folder_ / "six.jsonl";
  expectRefusal({"grade", "--program", "true", "--suite", six, "--failures", six}, 2,
                messageWith({{"file", six}}, "--failures needs a folder"));
  expectRefusal({"grade", "--program", "./none", "--suite", six}, 2,
                messageWith({{"file", "./none"}, {"reason", messageWith("no such program")}}, "started"));
}

/// A solver that knows two statuses, and calls what touches separated.
TEST_F(Grade, TouchingMayBeCalledEitherWayWhereThatIsAsked) {
  const std::string two =
      "while read line; do case $line in *'[2.0,'*|*'[2,'*|*'[2.5,'*|*'[4,'*|*'[4.0,'*) "
      "echo '{\"status\":\"separated\"}';; *) echo '{\"status\":\"intersecting\"}';; esac; done";
  EXPECT_EQ(marks(two)["right"], 4);
  EXPECT_EQ(marks(two, {"--touching", "own"})["right"], 4);
  EXPECT_EQ(marks(two, {"--touching", "any"})["right"], 6);
}

TEST_F(Grade, PairsOfOneDimensionCanBeAskedAlone) {
  for (const char* suite : {"first", "basic", "float"}) {
    const Json marks = marksOf(kOwn, {"--suite", suite, "--dimension", "3"});
    EXPECT_GE(marks["total"], 80) << suite;
    EXPECT_EQ(marks["right"], marks["total"]) << suite << marks["failures"];
  }
  expectRefusal({"grade", "--program", kOwn, "--suite", folder_ / "six.jsonl", "--dimension", "3"}, 2,
                messageWith({{"file", folder_ / "six.jsonl"}, {"dimension", "3"}}));
}

TEST_F(Grade, OwnSolverGetsFullMarks) {
  for (const char* suite : {"shapes", "hard"}) {
    const Json marks = marksOf(kOwn, {"--suite", suite, "--require", "depth,normal"});
    EXPECT_GE(marks["total"], 200) << suite;
    EXPECT_EQ(marks["right"], marks["total"]) << suite << marks["failures"];
    int total = 0;
    for (const auto& [kind, found] : marks["by_kind"].items()) total += found["total"].get<int>();
    EXPECT_EQ(total, marks["total"]);
  }
  const Json first = marksOf(kOwn);
  EXPECT_EQ(first["total"], 200);
  EXPECT_EQ(first["by_kind"]["touching"]["right"], 20);
}

/// It used to be 200 wrong pairs.
TEST_F(Grade, AProgramThatCannotBeStartedIsOneError) {
  const std::string missing = folder_ / "missing", no_program = folder_ / "six.jsonl";
  for (const std::string& program : {missing, no_program}) {
    const Said said = runProgramWith({"grade", "--program", program, "--suite", folder_ / "six.jsonl"});
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(said.out, "");
    EXPECT_EQ(linesOf(said.error).size(), 1U) << said.error;
    EXPECT_EQ(said.error.find(program), said.error.starts_with("gjklab: ") ? 8U : 0U) << said.error;
  }
}

TEST_F(Grade, WrongAnswersAreReportedWithWhatWasExpected) {
  const Json marks = this->marks("while read line; do echo '{\"status\":\"separated\",\"distance\":0.5}'; done");
  EXPECT_EQ(marks["total"], 6);
  EXPECT_EQ(marks["right"], 1);
  EXPECT_EQ(marks["by_kind"]["separated"], Json::parse(R"({"total":2,"right":1})"));
  EXPECT_EQ(marks["by_kind"]["touching"], Json::parse(R"({"total":2,"right":0})"));
  ASSERT_EQ(marks["failures"].size(), 5U);
  const Json& first = marks["failures"][0];
  EXPECT_EQ(first["scene"]["b"]["position"][0], 1.5);
  EXPECT_EQ(first["expected"]["status"], "intersecting");
  EXPECT_EQ(first["expected"]["depth"], 0.5);
  EXPECT_EQ(first["answer"], Json::parse(R"({"status":"separated","distance":0.5})"));
  EXPECT_TRUE(reads(first["reason"], messageWith({{"status", "separated"}, {"depth", "0.5"}}, "overlap by")));
}

/// The question does not tell the answer.
TEST_F(Grade, TheSolverIsToldTheSceneAndItsIdAlone) {
  const std::string seen = folder_ / "seen";
  marks("while read line; do echo \"$line\" >> " + seen + "; echo '{}'; done");
  const std::string text = readPlainly(seen);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 6);
  const Json scene = Json::parse(text.substr(0, text.find('\n')));
  EXPECT_EQ(scene["id"], 1);
  for (const char* key : {"kind", "expect", "comment", "title"}) EXPECT_FALSE(scene.contains(key)) << key;
}

TEST_F(Grade, TheMarkingGoesOnAfterTimeOuts) {
  const Json marks = this->marks(
      "n=0; while read line; do n=$((n+1)); [ $n = 2 ] && sleep 60; echo '{\"status\":\"separated\"}'; done",
      {"--timeout", "0.3"});
  EXPECT_EQ(marks["total"], 6);
  // Started again after each, it hangs at every second pair: at pairs 2, 4 and 6.
  EXPECT_EQ(marks["time_outs"], 3);
  EXPECT_EQ(marks["by_kind"]["separated"]["right"], 1);
  EXPECT_EQ(marks["failures"][0]["answer"], nullptr);
  EXPECT_TRUE(reads(marks["failures"][0]["reason"], messageWith({{"seconds", "0.3"}}, "no answer")));
}

TEST_F(Grade, OneThatAlwaysHangsEndsInATimeThatCanBeWaitedFor) {
  const auto begin = std::chrono::steady_clock::now();
  const Json marks = this->marks("exec sleep 600", {"--timeout", "0.05"});
  EXPECT_EQ(marks["time_outs"], 6);
  EXPECT_EQ(marks["right"], 0);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(30));
}

TEST_F(Grade, CrashesAreCountedWithWhatWasSaid) {
  const Json marks =
      this->marks("read line; echo '{\"status\":\"separated\"}'; read line; echo 'no idea' >&2; kill -SEGV $$");
  EXPECT_EQ(marks["crashes"], 3);
  EXPECT_TRUE(
      reads(marks["failures"][0]["reason"], messageWith({{"signal", strsignal(SIGSEGV)}}, "program") + ": no idea"));
  const Json gone = this->marks("exit 3");
  EXPECT_EQ(gone["crashes"], 6);
  EXPECT_TRUE(reads(gone["failures"][0]["reason"], messageWith({{"status", "3"}}, "program")));
}

TEST_F(Grade, WhatIsNoJsonIsWrongAndNoMore) {
  const Json marks = this->marks(
      "n=0; while read line; do n=$((n+1)); [ $n = 1 ] && echo '{\"status\":\"separated\"}' "
      "|| echo 'oops \"'; done");
  EXPECT_EQ(marks["right"], 1);
  EXPECT_EQ(marks["unreadable"], 5);
  EXPECT_EQ(marks["failures"][0]["answer"], "oops \"");
  expectFacts(marks["failures"][0]["reason"], {"not JSON", "oops"});
}

TEST_F(Grade, FloodsDoNotStopTheMarking) {
  EXPECT_EQ(marks("yes xxxxxxxx")["right"], 0);
  EXPECT_EQ(marks("yes xxxxxxxx | tr -d '\\n'")["unreadable"], 6) << "one line without end";
}

TEST_F(Grade, MemoryIsLimited) {
  // The limit is one of data: a shell that doubles a text meets it soon.
  const Json marks = this->marks("x=0123456789; while :; do x=$x$x; done", {"--memory", "64", "--timeout", "5"});
  EXPECT_EQ(marks["crashes"].get<int>() + marks["time_outs"].get<int>(), 6);
  EXPECT_GT(marks["crashes"], 0) << marks["failures"];
}

TEST_F(Grade, OneThatAnswersAtTheEndOfItsInputIsHeard) {
  const Json marks = this->marks(
      "lines=$(cat | wc -l); for i in $(seq $lines); do echo '{\"status\":\"touching\"}'; done", {"--timeout", "0.5"});
  EXPECT_EQ(marks["right"], 2);
  EXPECT_EQ(marks["time_outs"], 0);
}

TEST_F(Grade, FailedPairsAreSceneFilesAndSmallOnes) {
  const std::string out = folder_ / "failed";
  const Json marks =
      this->marks("while read line; do echo '{\"status\":\"separated\"}'; done", {"--failures", out, "--shrink"});
  ASSERT_EQ(marks["failures"].size(), 4U);
  ASSERT_TRUE(marks["failures"][0].contains("smallest"));
  EXPECT_NE(marks["failures"][0]["smallest_reason"].get<std::string>().find("(the status is separated)"),
            std::string::npos)
      << marks["failures"][0]["smallest_reason"];
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(out)) {
    const NotedScene read = readNotedScene(readPlainly(file.path().string()), "f");
    ASSERT_TRUE(std::holds_alternative<Scene>(read.scene)) << std::get<SceneError>(read.scene).message;
    ASSERT_TRUE(read.notes.expect);
    EXPECT_NE(*read.notes.expect->status, gjk::Status::separated);
    EXPECT_EQ(solve(std::get<Scene>(read.scene)).status, *read.notes.expect->status);
    EXPECT_FALSE(read.notes.comment.empty());
    EXPECT_NE(std::isalnum(static_cast<unsigned char>(file.path().filename().string()[0])), 0) << file.path();
    ++files;
  }
  EXPECT_EQ(files, 4);
}

TEST_F(Grade, AClassIsMarkedInOneCommand) {
  const std::string suite = folder_ / "six.jsonl", page = folder_ / "marks.html";
  const std::string wrong = script("while read line; do echo '{\"status\":\"touching\",\"x\":\"<b>\"}'; done");
  const Said said = runProgramWith({"grade", "--program", kOwn, "--program", wrong, "--suite", suite, "--jobs", "2"});
  EXPECT_EQ(said.status, 1) << "one of the two is wrong";
  for (const char* right : {"   6", "   2"})
    EXPECT_TRUE(contains(said.out, {messageWith({{"right", right}, {"total", "6"}}) + "\n"}));
  EXPECT_EQ(
      runProgramWith({"grade", "--program", kOwn, "--program", wrong, "--suite", suite, "--format", "html", "-o", page})
          .out,
      "");
  const std::string html = readPlainly(page);
  EXPECT_EQ(html.rfind("<!DOCTYPE html>", 0), 0U);
  EXPECT_TRUE(contains(html, {messageWith({{"right", "2"}, {"total", "6"}})}));
  EXPECT_EQ(html.find("<b>\""), std::string::npos) << "what a program says is no markup";
  std::size_t pictures = 0;
  for (std::size_t at = html.find("<svg"); at != std::string::npos; at = html.find("<svg", at + 1)) ++pictures;
  EXPECT_EQ(pictures, 4U);
}

/// A person reads the report and the page; programs read JSON and scene files, which are the same in every language.
TEST_F(Grade, ReportsAreInTheUsersLanguage) {
  const std::string wrong = script("while read line; do echo '{\"status\":\"separated\",\"distance\":0.5}'; done");
  const auto graded = [&](const char* format, const char* locale) {
    std::filesystem::remove_all(folder_ / "failed");
    const Said said = runProgramWith({"grade", "--program", wrong, "--suite", folder_ / "six.jsonl", "--shrink",
                                      "--format", format, "--failures", folder_ / "failed"},
                                     "", "", locale);
    EXPECT_EQ(said.status, 1) << said.error;
    return said.out;
  };
  const auto failures = [this] {
    std::map<std::string, std::string> all;
    for (const auto& file : std::filesystem::directory_iterator(folder_ / "failed"))
      all[file.path().filename().string()] = readPlainly(file.path().string());
    return all;
  };
  const auto marks = [&](const char* locale) {
    Json all = Json::parse(graded("json", locale));
    all.erase("seconds");
    return all;
  };
  const Json english = marks("C");
  const auto english_files = failures();
  EXPECT_EQ(marks("de_DE.UTF-8"), english);
  EXPECT_EQ(failures(), english_files);
  const std::string text = graded("text", "de_DE.UTF-8");
  EXPECT_EQ(failures(), english_files);
  EXPECT_NE(text.find("1 von 6 richtig"), std::string::npos) << text;
  EXPECT_NE(text.find("distance ist 0,5"), std::string::npos) << text;
  for (const Json& failure : english["failures"])
    EXPECT_EQ(text.find(failure["reason"].get<std::string>()), std::string::npos) << text;
  const std::string page = graded("html", "de_DE.UTF-8");
  EXPECT_NE(page.find("<html lang=\"de\">"), std::string::npos);
  EXPECT_NE(page.find("1 von 6"), std::string::npos);
}

/// The starters of all languages do the same: they read every scene, and are right where an axis parts the bodies.
TEST_F(Grade, StartersReadAndAnswerEveryPair) {
  const std::string python = std::string("python3 ") + GJKLAB_STARTERS + "/solver.py", compiled = GJKLAB_STARTER_CPP;
  const std::string script = std::string("node ") + GJKLAB_STARTERS + "/solver.js";
  std::vector<std::string> programs{python, compiled};
  if (std::system("node --version > /dev/null 2>&1") == 0) programs.push_back(script);
  std::vector<std::string> arguments{"grade", "--suite", "assignment-1", "--format", "json"};
  for (const std::string& program : programs) arguments.insert(arguments.end(), {"--program", program});
  const Json marks = Json::parse(runProgramWith(arguments).out);
  for (const Json& program : marks["programs"]) {
    EXPECT_EQ(program["total"], 210);
    EXPECT_EQ(program["crashes"], 0) << program["failures"];
    EXPECT_EQ(program["unreadable"], 0);
    EXPECT_EQ(program["by_kind"]["overlapping"]["right"], 30);
    EXPECT_EQ(program["by_kind"]["far apart"]["right"], 30);
    EXPECT_LT(program["right"], 210);
  }
  ASSERT_EQ(marks["programs"].size(), programs.size());
  for (const Json& program : marks["programs"]) EXPECT_EQ(program["by_kind"], marks["programs"][0]["by_kind"]);
}

TEST_F(Grade, BadWordsAreRefused) {
  expectRefusal(
      {"grade", "--program", "true", "--suite", "none"}, 2,
      "gjklab: --suite " +
          messageWith({{"suites", "all, assignment-1, assignment-2, assignment-3, basic, first, float, hard, shapes"},
                       {"text", "none"}}));
  expectRefusal({"grade", "--program", "true", "--format", "pdf"}, 2,
                "gjklab: --format " + messageWith({{"allowed", "html, json, text"}, {"text", "pdf"}}));
  EXPECT_EQ(runProgramWith({"grade"}).status, 2);
  EXPECT_EQ(runProgramWith({"grade", "--program", "true", "--timeout", "0"}).status, 2);
  writePlainly(folder_ / "bad.jsonl", "{}\n");
  EXPECT_EQ(runProgramWith({"grade", "--program", "true", "--suite", folder_ / "bad.jsonl"}).status, 2);
}

}  // namespace
}  // namespace gjklab::grade_test

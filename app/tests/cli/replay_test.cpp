// `gjklab replay` from outside: traces, logs by hand, and the examples with and without their known faults.

#include "cli/program_run.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace gjklab::replay_test {
namespace {

using Json = nlohmann::ordered_json;

const std::string kScene = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                           R"("b":{"shape":"box","half_extents":[1,1],"position":[5,0]}})";

Json replayJsonOf(const std::vector<std::string>& arguments, const std::string& input = "") {
  std::vector<std::string> all{"replay"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  all.insert(all.end(), {"--format", "json"});
  const Said said = runProgramWith(all, input);
  EXPECT_NE(said.out, "") << said.error;
  const Json report = said.out.empty() ? Json::object() : Json::parse(said.out);
  EXPECT_EQ(said.status, report.value("false", Json::array()).empty() ? 0 : 1) << said.error;
  return report;
}

TEST(ReplayVerb, TheProgramsOwnTraceIsClean) {
  const Said trace = runProgramWith({"trace", "-"}, kScene);
  ASSERT_EQ(trace.status, 0);
  const Json report = replayJsonOf({"-"}, trace.out);
  EXPECT_EQ(report["false"], Json::array());
  EXPECT_EQ(report["iterations"], Json::parse(trace.out)["steps"].size());
  EXPECT_GE(report["claims"].get<int>(), 10);
}

TEST(ReplayVerb, ALogByHandWithItsSceneInTheFirstLineOrBesideIt) {
  const std::string line = R"({"direction":[1,0],"simplex":[[-7,2]],"closest":[-7,2]})";
  TemporaryFolder folder("replay");
  writePlainly(folder / "scene.json", kScene);
  const Json inside = replayJsonOf({"-"}, "{\"scene\":" + kScene + "}\n" + line);
  EXPECT_EQ(inside, [&] {
    Json beside = replayJsonOf({"-", "--scene", folder / "scene.json"}, line);
    beside["false"][0]["line"] = 2;  // no line before it
    return beside;
  }());
  ASSERT_EQ(inside["false"].size(), 1U);
  const Json& fault = inside["false"][0];
  EXPECT_EQ(fault["iteration"], 1);
  EXPECT_EQ(fault["claim"], "support");
  EXPECT_EQ(fault["off_by"], 4);
  const Said text = runProgramWith({"replay", "-", "--scene", folder / "scene.json", "--format", "text"}, line);
  EXPECT_EQ(text.status, 1);
  expectFacts(text.out, {"iteration 1, support: ", "not a support point", "(−7, 2)", "−7", "(−3"});
}

TEST(ReplayVerb, RefusesWhatItCannotRead) {
  TemporaryFolder folder("replay");
  const std::string log = folder / "log.jsonl";
  writePlainly(log, R"({"simplex":[[1,2]]})");
  expectRefusal({"replay", log}, 2, (log + ":1: ") + messageWith({{"example", "{\"scene\": {…}}"}}, "--scene FILE"));
  expectRefusal({"replay", log, "--format", "csv"}, 2,
                "gjklab: --format " + messageWith({{"allowed", "json, text"}, {"text", "csv"}}));
  EXPECT_EQ(runProgramWith({"replay", folder / "missing.jsonl"}).status, 2);
  const std::string scene = folder / "scene.json";
  writePlainly(scene, kScene);
  expectRefusal({"replay", scene, "--format", "text"}, 2, messageWith({{"file", scene}}, "this is a scene"));
  const std::string world = folder / "world.json";
  writePlainly(world, R"({"gjklab":1,"dimension":2,"bodies":[]})");
  expectRefusal({"replay", world, "--format", "text"}, 2, messageWith({{"file", world}}, "a world; a log"));
  for (const char* tolerance : {"0", "1"})
    expectRefusal({"replay", log, "--tolerance", tolerance}, 2,
                  "gjklab: " + messageWith({{"value", tolerance}}, "--tolerance must be greater than 0"));
}

TEST(ReplayVerb, NamesWhatARecordLacks) {
  TemporaryFolder folder("replay");
  const std::string log = folder / "log.jsonl", head = "{\"scene\":" + kScene + "}\n";
  const auto expect_fault = [&](const std::string& text, const Wordings& wanted) {
    writePlainly(log, text);
    expectRefusal({"replay", log, "--format", "text"}, 2, log + wanted);
  };
  expect_fault(head + R"({"direction":[1,0],"closest":[-7,2]})", ":2: " + messageWith("a record needs"));
  expect_fault(head + R"({"simplex":[[-7,2],[-3,2]],"region":"z"})",
               ":2: region: " + messageWith({{"letters", "a, b"}, {"word", "z"}}));
  expect_fault(R"({"scene":{"gjklab":1}})",
               ":1: scene.dimension: " + messageWith({{"why", messageWith("1, 2 or 3")}}, "missing"));
}

/// Runs an example, and hands its log to replay.
Json replayOfExample(const std::string& command, bool fault) {
  TemporaryFolder folder("example");
  const std::string log = folder / "run.jsonl";
  const std::string all = command + " " + quoted(log) + (fault ? " --fault" : "") + " > " + quoted(folder / "out");
  EXPECT_EQ(std::system(all.c_str()), 0) << all;
  return replayJsonOf({log});
}

TEST(ReplayOfExamples, InC) {
  const Json right = replayOfExample(quoted(GJKLAB_EXAMPLE_C), false);
  EXPECT_EQ(right["false"], Json::array());
  EXPECT_EQ(right["digits"], "single");
  EXPECT_GE(right["iterations"].get<int>(), 3);
  const Json wrong = replayOfExample(quoted(GJKLAB_EXAMPLE_C), true);
  ASSERT_GE(wrong["false"].size(), 1U);
  EXPECT_EQ(wrong["false"][0]["iteration"], 1);
  EXPECT_EQ(wrong["false"][0]["claim"], "support");
  EXPECT_TRUE(reads(wrong["false"][0]["cause"], messageWith("B's support point was computed along d instead")));
}

TEST(ReplayOfExamples, InCpp) {
  const Json right = replayOfExample(quoted(GJKLAB_EXAMPLE_CPP), false);
  EXPECT_EQ(right["false"], Json::array());
  EXPECT_GE(right["iterations"].get<int>(), 2);
  const Json wrong = replayOfExample(quoted(GJKLAB_EXAMPLE_CPP), true);
  ASSERT_GE(wrong["false"].size(), 1U);
  EXPECT_EQ(wrong["false"][0]["iteration"], 1) << "the first point that is put in the wrong place";
  EXPECT_EQ(wrong["false"][0]["claim"], "polytope");
}

TEST(ReplayOfExamples, InPython) {
  if (std::system("python3 -c pass > /dev/null 2>&1") != 0) GTEST_SKIP() << "no python3";
  const std::string command = "python3 " + quoted(GJKLAB_EXAMPLE_PYTHON);
  EXPECT_EQ(replayOfExample(command, false)["false"], Json::array());
  const Json wrong = replayOfExample(command, true);
  ASSERT_GE(wrong["false"].size(), 1U);
  EXPECT_EQ(wrong["false"][0]["claim"], "closest");
  EXPECT_NE(wrong["false"][0]["cause"].get<std::string>().find("the infinite line"), std::string::npos);
}

/// Compiled out, an example writes no log and answers the same.
TEST(ReplayOfExamples, TheProbeCanBeCompiledOut) {
  TemporaryFolder folder("off");
  for (const auto& [with, without] :
       {std::pair{GJKLAB_EXAMPLE_C, GJKLAB_EXAMPLE_C_OFF}, std::pair{GJKLAB_EXAMPLE_CPP, GJKLAB_EXAMPLE_CPP_OFF}}) {
    const auto run = [&](const std::string& program, const std::string& name) {
      EXPECT_EQ(std::system((quoted(program) + " " + quoted(folder / (name + ".jsonl")) + " > " +
                             quoted(folder / (name + ".out")))
                                .c_str()),
                0);
    };
    run(with, "with");
    run(without, "without");
    EXPECT_EQ(readPlainly(folder / "with.out"), readPlainly(folder / "without.out"));
    EXPECT_NE(std::system(("test -e " + quoted(folder / "without.jsonl")).c_str()), 0);
  }
}

}  // namespace
}  // namespace gjklab::replay_test

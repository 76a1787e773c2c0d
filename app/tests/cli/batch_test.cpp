// Many scenes at once: how they stand in a stream, what their answers say of where they came from, and how many at a
// time.
#include "cli/program_run.h"

#include "model/gallery/gallery.h"
#include "model/run/run.h"
#include "model/scene/noted_scene.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

namespace gjklab::batch_test {
namespace {

using Json = nlohmann::ordered_json;

std::vector<Json> answersTo(const std::string& input, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"solve", "-"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  std::istringstream in(runProgramWith(arguments, input).out);
  std::vector<Json> answers;
  for (std::string line; std::getline(in, line);) answers.push_back(Json::parse(line));
  return answers;
}

TEST(Batch, ASceneOfSeveralLinesIsReadFromStandardInput) {
  for (int d = 1; d <= 3; ++d) {
    const auto answers = answersTo(writeScene(defaultScene(d)));
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers[0]["status"], gjk::name(solve(defaultScene(d)).status));
    EXPECT_EQ(answers[0]["line"], 1);
  }
}

TEST(Batch, ScenesOfSeveralLinesAndOfOneMayFollowEachOther) {
  const std::string one = writeScene(defaultScene(2), false) + "\n", many = writeScene(defaultScene(3));
  const auto lines_of_many = static_cast<int>(std::count(many.begin(), many.end(), '\n'));
  const auto answers = answersTo("\n" + many + "\n\n" + many + one + many + one);
  ASSERT_EQ(answers.size(), 5U);
  EXPECT_EQ(answers[0]["line"], 2);
  EXPECT_EQ(answers[1]["line"], lines_of_many + 4);
  EXPECT_EQ(answers[2]["line"], 2 * lines_of_many + 4);
  EXPECT_EQ(answers[3]["line"], 2 * lines_of_many + 5);
  EXPECT_EQ(answers[4]["line"], 3 * lines_of_many + 5);
  for (const Json& answer : answers) EXPECT_TRUE(answer.contains("status")) << answer;
}

TEST(Batch, AFirstLineThatIsCutOffCostsNoOther) {
  const std::string good = writeScene(defaultScene(2), false);
  const auto answers = answersTo(good.substr(0, good.size() / 2) + "\n" + good + "\n" + good);
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0]["line"], 1);
  EXPECT_TRUE(answers[0].contains("error"));
  for (int i = 1; i < 3; ++i) {
    EXPECT_EQ(answers[static_cast<std::size_t>(i)]["line"], i + 1);
    EXPECT_TRUE(answers[static_cast<std::size_t>(i)].contains("status"));
  }
}

TEST(Batch, AnErrorInASceneOfSeveralLinesNamesItsLine) {
  const auto answers = answersTo("{\n  \"gjklab\": 1,\n\n  \"dimension\" 2\n}\n");
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_EQ(answers[0]["line"], 1);
  EXPECT_EQ(answers[0]["error"].get<std::string>().rfind("standard input:4:15:", 0), 0U) << answers[0]["error"];
}

TEST(Batch, AnswersEchoTheIdAndFaultsDoToo) {
  const std::string body = R"("gjklab":1,"dimension":2,"a":{"shape":"point"},"b":{"shape":"point","position":[3,4]})";
  const auto answers = answersTo("{\"id\":\"left \\\"one\\\"\"," + body + "}\n{\"id\":-2.5," + body +
                                 ",\"comment\":\"why\",\"kind\":\"apart\",\"expect\":{\"distance\":5}}\n{\"id\":[1]," +
                                 body + "}\n{\"id\":9," + body + ",\"expect\":{\"status\":\"apart\"}}\n");
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_EQ(answers[0]["id"], "left \"one\"");
  EXPECT_EQ(answers[0]["distance"], 5);
  EXPECT_EQ(answers[1]["id"], -2.5);
  EXPECT_EQ(answers[1]["distance"], 5);
  EXPECT_TRUE(
      reads(answers[2]["error"], "standard input: id: " + messageWith({{"needed", messageWith("a string or a number")},
                                                                       {"value", messageWith("an array")}})));
  EXPECT_EQ(answers[3]["id"], 9);
  EXPECT_TRUE(reads(answers[3]["error"], "standard input: expect.status: " +
                                             messageWith({{"allowed", "\"separated\", \"touching\", \"intersecting\""},
                                                          {"text", "apart"}})));
}

TEST(Batch, AFileOfItsOwnEchoesTheIdAndNoLine) {
  TemporaryFolder folder;
  SceneNotes notes;
  notes.id = "\"only\"";
  notes.expect = Expectation{gjk::Status::separated, 1.5, {}, 1e-3};
  writePlainly(folder / "s.json", writeNotedScene(defaultScene(2), notes));
  const Json answer = Json::parse(runProgramWith({"solve", folder / "s.json"}).out);
  EXPECT_EQ(answer["id"], "only");
  EXPECT_FALSE(answer.contains("line"));
}

TEST(Batch, SeveralJobsAnswerTheSameInTheSameOrder) {
  std::string input;
  for (int i = 0; i < 3; ++i)
    for (const GalleryEntry& each : gallery()) input += writeScene(each.scene, false) + "\n";
  input += "{\n";
  const Said one = runProgramWith({"solve", "-"}, input), four = runProgramWith({"solve", "-", "--jobs", "4"}, input);
  EXPECT_EQ(four.out, one.out);
  EXPECT_EQ(four.status, 2);
  expectRefusal({"solve", "-", "--jobs", "0"}, 2,
                "gjklab: --jobs " + messageWith({{"most", "1024"}, {"text", "0"}}, "whole number from 1 to"));
  expectRefusal({"solve", "-", "--jobs", "2", "--warm-start"}, 2,
                "gjklab: " + messageWith("--warm-start and --jobs cannot"));
}

TEST(Batch, DigitsAreThoseAskedFor) {
  const std::string scene =
      R"({"gjklab":1,"dimension":2,"a":{"shape":"point"},"b":{"shape":"point","position":[1,1]}})";
  EXPECT_NEAR(answersTo(scene)[0]["distance"].get<double>(), std::sqrt(2.0), 1e-15);
  EXPECT_EQ(answersTo(scene, {"--digits", "3"})[0]["distance"], 1.41);
  EXPECT_NEAR(answersTo(scene, {"--digits", "17"})[0]["distance"].get<double>(), std::sqrt(2.0), 1e-15);
  for (const char* bad : {"0", "18", "x", "-1"})
    EXPECT_EQ(runProgramWith({"solve", "-", "--digits", bad}, scene).status, 2) << bad;
}

/// A small box far out: text has as many digits as its corners need.
TEST(Batch, TextTellsThePointsApart) {
  TemporaryFolder folder;
  writePlainly(folder / "far.json", R"({"gjklab":1,"dimension":3,"a":{"shape":"box","half_extents":[0.01,0.01,0.01],)"
                                    R"("position":[1e6,1e6,-1e6]},"b":{"shape":"point"}})");
  const Said far = runProgramWith({"trace", folder / "far.json", "--format", "text"});
  EXPECT_NE(far.out.find("(999999.99, 999999.99, -999999.99) [A₅]"), std::string::npos) << far.out;
  const Said few = runProgramWith({"trace", folder / "far.json", "--format", "text", "--digits", "3"});
  EXPECT_NE(few.out.find("(1e+06, 1e+06, -1e+06)"), std::string::npos) << few.out;
  expectRefusal({"trace", folder / "far.json", "--digits", "3"}, 2,
                "gjklab: " + messageWith({{"option", "--digits"}, {"format", "text"}, {"given", "json"}}));
}

TEST(Batch, AWarmTraceBeginsWithTheSimplexOfTheColdOne) {
  TemporaryFolder folder;
  writePlainly(folder / "s.json", writeScene(defaultScene(3)));
  const Json cold = Json::parse(runProgramWith({"trace", folder / "s.json"}).out),
             warm = Json::parse(runProgramWith({"trace", "--warm-start", folder / "s.json"}).out);
  EXPECT_TRUE(cold["start"].is_null());
  EXPECT_FALSE(warm["start"].is_null());
  EXPECT_LT(warm["result"]["support_calls"].get<int>(), cold["result"]["support_calls"].get<int>());
  EXPECT_NEAR(warm["result"]["depth"].get<double>(), cold["result"]["depth"].get<double>(), 1e-9);
}

/// What rounding the input to single precision does is told apart from everything else.
TEST(Batch, FloatRoundsTheInputAndSaysWhatThatDoes) {
  const std::string scene =
      R"({"gjklab":1,"dimension":2,"a":{"shape":"point"},"b":{"shape":"point","position":[16777217,0]}})";
  const Json answer = answersTo(scene, {"--float"})[0];
  EXPECT_EQ(answer["distance"], 16777216) << "2^24 + 1 is no float";
  EXPECT_EQ(answer["unrounded"]["distance"], 16777217);
  EXPECT_EQ(answer["input_error"], 1);
  const Json exact = answersTo(writeScene(defaultScene(2)), {"--float"})[0];
  EXPECT_EQ(exact["status"], exact["unrounded"]["status"]);
  const Json large = answersTo(
      R"({"gjklab":1,"dimension":1,"a":{"shape":"point"},"b":{"shape":"point","position":[1e40]}})", {"--float"})[0];
  expectFacts(large["error"], {"standard input: ", "number", "range", "single precision"});
  TemporaryFolder folder;
  writePlainly(folder / "s.json", scene);
  const Said said = runProgramWith({"compare", folder / "s.json", "--with", "johnson", "--float"});
  EXPECT_TRUE(contains(said.out, {"single precision: " + messageWith({{"length", "1"}}, "Rounding the input") + " ",
                                  messageWith({{"answer", "separated"}}, "textbook's answer is") + "\n"}));
  // A gap that single precision cannot hold.
  writePlainly(folder / "gap.json", R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                                    R"("b":{"shape":"box","half_extents":[1,1],"position":[2.00000001,0]}})");
  const Said gap = runProgramWith({"compare", folder / "gap.json", "--with", "johnson", "--float"});
  EXPECT_TRUE(contains(gap.out, {messageWith({{"answer", "intersecting"}, {"truth", "separated"}}, "arithmetic")}));
  const Json single =
      Json::parse(runProgramWith({"compare", folder / "gap.json", "--with", "johnson", "--float", "--format", "json"})
                      .out)["single_precision"];
  EXPECT_EQ(single["true_status"], "separated");
  EXPECT_EQ(single["rounded_status"], "touching") << "2 + 1e-8 is 2";
  EXPECT_NEAR(single["input_error"].get<double>(), 1e-8, 1e-15);
  EXPECT_EQ(single["to_blame"], single["textbook"]["status"] == "touching" ? "input" : "arithmetic");
}

TEST(Verbs, AMisspeltVerbIsNotTakenForAFile) {
  expectRefusal({"solv", "s.json"}, 2, "gjklab: " + messageWith({{"word", "solv"}, {"nearest", "solve"}}));
  expectRefusal({"qqqqqq"}, 2, "gjklab: " + messageWith({{"word", "qqqqqq"}}, "no verb"));
  EXPECT_EQ(runProgramWith({"help"}).out, runProgramWith({"--help"}).out);
  EXPECT_EQ(runProgramWith({"help", "solve"}).out, runProgramWith({"solve", "--help"}).out);
  EXPECT_EQ(runProgramWith({"help"}).status, 0);
}

}  // namespace
}  // namespace gjklab::batch_test

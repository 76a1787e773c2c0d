// gjklab check and gjklab shrink.
#include "cli/program_run.h"

#include "model/marking/draw_pairs.h"
#include "model/marking/suite.h"
#include "model/marking/truth.h"
#include "model/run/run.h"
#include "model/scene/noted_scene.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace gjklab {
namespace {

using Json = nlohmann::ordered_json;

std::string square(double x, const std::string& more) {
  return fmt::format(R"({{"gjklab":1,"dimension":2,{}"a":{{"shape":"box","half_extents":[1,1]}},)"
                     R"("b":{{"shape":"box","half_extents":[1,1],"position":[{},0]}}}})"
                     "\n",
                     more, x);
}

TEST(Check, TheStatusSaysWhetherAllIsAsExpected) {
  const std::string good = square(3, R"("id":"gap","expect":{"status":"separated","distance":1},)") +
                           square(1.5, R"("expect":{"depth":0.5},"kind":"deep",)") + square(2, "");
  const Said met = runProgramWith({"check", "-"}, good);
  EXPECT_EQ(met.status, 0) << met.error;
  EXPECT_EQ(met.out,
            "2 of 2 as expected, 1 without an expectation\n  separated      1 of     1\n  deep           1 of     1\n");
  const Said unmet = runProgramWith({"check", "-"}, good + square(3, R"("id":7,"expect":{"distance":1.5},)"));
  EXPECT_EQ(unmet.status, 1);
  EXPECT_NE(unmet.out.find("standard input:4 (7): distance is 1, expected is 1.5 ± "), std::string::npos) << unmet.out;
  EXPECT_EQ(runProgramWith({"check", "-"}, square(3, R"("expect":{"distance":1.5,"tolerance":0.6},)")).status, 0);
  const Said bad = runProgramWith({"check", "-"}, good + "{}\n");
  EXPECT_EQ(bad.status, 2);
  EXPECT_NE(bad.error.find("gjklab: is missing"), std::string::npos) << bad.error;
}

TEST(Check, JsonHasTheTableAndTheUnmet) {
  TemporaryFolder folder;
  writePlainly(folder / "all.jsonl", square(3, R"("id":"x","expect":{"status":"touching"},)"));
  const Said said = runProgramWith({"check", folder / "all.jsonl", "--format", "json"});
  EXPECT_EQ(said.status, 1);
  const Json found = Json::parse(said.out);
  EXPECT_EQ(found["total"], 1);
  EXPECT_EQ(found["by_kind"]["touching"]["met"], 0);
  EXPECT_EQ(found["unmet"][0]["line"], 1);
  EXPECT_EQ(found["unmet"][0]["id"], "x");
  EXPECT_EQ(found["unmet"][0]["expected"]["status"], "touching");
  EXPECT_FALSE(found.contains("stats"));
}

/// Every histogram counts every scene; several jobs find the same.
TEST(Check, HistogramsCountEveryScene) {
  TemporaryFolder folder;
  std::string lines;
  for (const MarkedPair& pair : suite("first")) {
    SceneNotes notes = pair.notes;
    notes.expect = Expectation{statusOf(*truthOf(pair.scene)), {}, {}, {}};
    lines += writeNotedScene(pair.scene, notes, false) + "\n";
  }
  writePlainly(folder / "all.jsonl", lines);
  const Said said =
      runProgramWith({"check", folder / "all.jsonl", "--stats", "--format", "json", "--picture", folder / "stats.svg"});
  EXPECT_EQ(said.status, 0) << said.error;
  const Json stats = Json::parse(said.out)["stats"];
  ASSERT_EQ(stats.size(), 6U);
  for (const Json& histogram : stats) {
    int total = 0;
    for (const Json& bar : histogram["bars"]) total += bar["count"].get<int>();
    EXPECT_EQ(total, 200) << histogram["of"];
  }
  for (const Json& bar : stats[4]["bars"]) EXPECT_LE(bar["high"].get<double>(), 1e-8) << "errors";
  EXPECT_EQ(readPlainly(folder / "stats.svg").rfind("<svg", 0), 0U);
  expectRefusal({"check", folder / "all.jsonl", "--picture", folder / "stats.gif"}, 2,
                "gjklab: --picture must be a file that ends in .svg or .png; it is \"" + (folder / "stats.gif") + "\"");
  Json two =
      Json::parse(runProgramWith({"check", folder / "all.jsonl", "--stats", "--format", "json", "--jobs", "2"}).out);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(two["stats"][i], stats[i]);
  EXPECT_EQ(two["by_kind"].size(), 10U);
  EXPECT_EQ(two["by_kind"]["touching"], Json::parse(R"({"total":20,"met":20})"));
}

/// Wrong answers are told in order, with their numbers; the rest is counted.
TEST(Watch, TellsWhatDisagrees) {
  const auto line = [](double x, const std::string& answer) {
    return fmt::format(
        "{{\"scene\":{},\"answer\":{}}}\n",
        square(x, fmt::format("\"id\":{},", x)).substr(0, square(x, fmt::format("\"id\":{},", x)).size() - 1), answer);
  };
  const std::string input = line(3, R"({"status":"separated","distance":1})") +
                            line(4, R"({"status":"separated","distance":1})") + "\n" + square(1, "") + "oops\n" +
                            line(1.5, R"({"status":"intersecting","depth":0.25})");
  const Said said = runProgramWith({"watch", "--format", "text"}, input);
  EXPECT_EQ(said.status, 1) << said.error;
  EXPECT_EQ(said.out.find("pair 2 (4): distance is 1, true is 2, off by 1\npair 4: the line:1:"), 0U) << said.out;
  EXPECT_NE(said.out.find(
                "pair 5 (1.5): depth is 0.25, true is 0.5, off by 0.25\n5 pairs: 1 agree, 3 listed above, 1 without an "
                "answer\n"),
            std::string::npos)
      << said.out;
}

/// Once read into memory as a whole.
TEST(Watch, ALineWithoutEndIsRefusedAndTheNextIsRead) {
  const Said said = runProgramWith({"watch", "--format", "text"}, std::string(40'000'000, '[') + "\n" + square(1, ""));
  EXPECT_EQ(said.status, 1) << said.error;
  EXPECT_EQ(said.out.find("pair 1: the line is longer than "), 0U) << said.out;
  EXPECT_NE(said.out.find("2 pairs: 0 agree, 1 listed above, 1 without an answer"), std::string::npos) << said.out;
}

/// The reader's thread ended the program. Sanitizers need more address space than this leaves.
#ifndef __SANITIZE_ADDRESS__
TEST(Watch, ALineThatMemoryDoesNotSufficeForIsRefusedAndTheNextIsRead) {
  std::string line = "[1";
  for (int i = 0; i < 7'900'000; ++i) line += ",1";
  const TemporaryFolder folder("io");
  writePlainly(folder / "in", line + "]\n" + square(1, ""));
  const std::string command = fmt::format("ulimit -v 500000; {} watch --format text < {} > {}", quoted(GJKLAB_PROGRAM),
                                          quoted(folder / "in"), quoted(folder / "out"));
  EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 1);
  EXPECT_EQ(readPlainly(folder / "out"),
            "pair 1: there is not enough memory\n2 pairs: 0 agree, 1 listed above, 1 without an answer\n");
}
#endif

/// A pair may bring the log of its run: then its first false claim is what is wrong with it.
TEST(Watch, TellsTheFirstFalseClaimOfALog) {
  const std::string scene = square(5, "");
  const auto line = [&scene](const std::string& log) {
    return "{\"scene\":" + scene.substr(0, scene.size() - 1) + ",\"log\":" + log + "}\n";
  };
  const std::string input = line(R"([{"direction":[1,0],"simplex":[[-3,2]],"closest":[-3,2]}])") +
                            line(R"([{"direction":[1,0],"simplex":[[-7,2]]}])") + line(R"([{"simplex":[]}])");
  const Said said = runProgramWith({"watch", "--format", "text"}, input);
  EXPECT_EQ(said.status, 1) << said.error;
  EXPECT_EQ(said.out.find("pair 2: iteration 1, support: w is not a support point: (−7, 2) reaches −7 along d, (−3"),
            0U)
      << said.out;
  EXPECT_NE(said.out.find("pair 3: log:1: simplex: must hold 1 to 3 points"), std::string::npos) << said.out;
  EXPECT_NE(said.out.find("3 pairs: 1 agree, 2 listed above"), std::string::npos) << said.out;
}

TEST(ShrinkVerb, KeepsWhatTheCommandAsksFor) {
  TemporaryFolder folder;
  PairDraw draw(11);
  const Body a = draw.hull(2, 12), b = draw.hull(2, 12);
  writePlainly(folder / "s.json", writeScene(draw.pair(a, b, 2, -0.3)));
  // While the program itself calls the pair intersecting.
  const std::string while_intersecting = std::string(GJKLAB_PROGRAM) + " solve - | grep -q intersecting";
  const Said said = runProgramWith({"shrink", folder / "s.json", "--while", while_intersecting});
  EXPECT_EQ(said.status, 0) << said.error;
  const auto small = readScene(said.out, "small");
  ASSERT_TRUE(std::holds_alternative<Scene>(small)) << said.out;
  const Scene& scene = std::get<Scene>(small);
  EXPECT_EQ(solve(scene).status, gjk::Status::intersecting);
  EXPECT_EQ(scene.a.points.size() + scene.b.points.size(), 4U) << said.out;
  expectRefusal({"shrink", folder / "s.json", "--while", "false"}, 2,
                (folder / "s.json") + ": does not fail: \"false\" does not end with status 0");
  expectRefusal({"shrink", folder / "s.json", "--while", "disagree"}, 2,
                (folder / "s.json") + ": does not fail: all methods agree with the reference");
}

}  // namespace
}  // namespace gjklab

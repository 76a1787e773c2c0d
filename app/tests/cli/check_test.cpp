// gjklab check and gjklab shrink.
#include "cli/program_run.h"
#include "sanitizers.h"

#include "model/marking/draw_pairs.h"
#include "model/marking/suite.h"
#include "model/marking/truth.h"
#include "model/run/run.h"
#include "model/scene/noted_scene.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace gjklab::check_test {
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
  const auto table = linesOf(met.out);
  ASSERT_EQ(table.size(), 3U) << met.out;
  EXPECT_TRUE(
      reads(table[0], messageWith({{"met", "2"}, {"n", "2"}}) + ", " + messageWith({{"n", "1"}}, "without an exp")));
  EXPECT_EQ(table[1], "  separated      1 of     1");
  EXPECT_EQ(table[2], "  deep           1 of     1");
  const Said unmet = runProgramWith({"check", "-"}, good + square(3, R"("id":7,"expect":{"distance":1.5},)"));
  EXPECT_EQ(unmet.status, 1);
  const auto found = linesOf(unmet.out);
  ASSERT_GE(found.size(), 4U) << unmet.out;
  // By docs/formats.md 1e-9 · S, and A ⊖ B reaches from −5 to −1.
  EXPECT_TRUE(
      reads(found[found.size() - 1],
            messageWith("standard input") + ":4 (7): " +
                messageWith({{"key", "distance"}, {"claim", "1"}, {"expected", "1.5"}, {"tolerance", "5·10⁻⁹"}})));
  EXPECT_EQ(runProgramWith({"check", "-"}, square(3, R"("expect":{"distance":1.5,"tolerance":0.6},)")).status, 0);
  const Said bad = runProgramWith({"check", "-"}, good + "{}\n");
  EXPECT_EQ(bad.status, 2);
  EXPECT_TRUE(contains(bad.error, {messageWith({{"why", R"(a scene has "gjklab": 1)"}})}));
}

/// The counts, the kinds, the reasons and the histograms; JSON stays English.
TEST(Check, ThePrintedReportIsInTheUsersLanguage) {
  const std::string scenes = square(3, R"("expect":{"status":"touching"},)") + square(3, "") + "{}\n";
  const Said said = runProgramWith({"check", "-", "--stats"}, scenes, "", "de_DE.UTF-8");
  EXPECT_EQ(said.status, 2);
  EXPECT_TRUE(hasNoEnglish(said.out + said.error));
  for (const char* words : {"expected", "unreadable", "touching", "separated", "termination", "standard input"})
    EXPECT_EQ(said.out.find(words), std::string::npos) << words << " in\n" << said.out;
  const auto lines = linesOf(said.out);
  ASSERT_GE(lines.size(), 3U) << said.out;
  EXPECT_TRUE(reads(lines[0], germanWith({{"met", "0"}, {"n", "1"}}) + ", " + germanWith({{"n", "1"}}, "without") +
                                  "; " + germanWith({{"n", "1"}}, "could not be read")));
  EXPECT_TRUE(lines[1].starts_with("  berührend  ")) << lines[1];
  EXPECT_TRUE(contains(lines[2], {germanWith({{"status", "getrennt"}, {"expected", "berührend"}})}));
  EXPECT_NE(said.error, "");
  const auto json = [&](const char* locale) {
    return runProgramWith({"check", "-", "--format", "json"}, scenes, "", locale).out;
  };
  EXPECT_EQ(json("de_DE.UTF-8"), json("C"));
}

/// Without an expectation there is nothing to check: the one scene is named, several are counted.
TEST(Check, SaysThatNothingIsExpected) {
  TemporaryFolder folder;
  writePlainly(folder / "one.json", square(3, ""));
  writePlainly(folder / "two.jsonl", square(3, "") + square(4, ""));
  EXPECT_TRUE(reads(runProgramWith({"check", folder / "one.json"}).out,
                    messageWith({{"file", folder / "one.json"}}, "no key \"expect\"") + "\n"));
  EXPECT_TRUE(reads(runProgramWith({"check", folder / "two.jsonl"}).out,
                    messageWith({{"count", "2"}}, "the key \"expect\"") + "\n"));
}

TEST(Check, AFaultBeginsWithItsLine) {
  TemporaryFolder folder;
  const std::string file = folder / "m.jsonl";
  writePlainly(file, square(3, "") + R"({"gjklab":1,"dimension":2})" + "\nfoo\n");
  const Said said = runProgramWith({"check", file});
  EXPECT_EQ(said.status, 2);
  const auto lines = linesOf(said.error);
  ASSERT_EQ(lines.size(), 2U) << said.error;
  EXPECT_TRUE(lines[0].starts_with(file + ":2: a: ")) << lines[0];
  EXPECT_TRUE(lines[1].starts_with(file + ":3:1: ")) << lines[1];
  EXPECT_TRUE(reads(said.out, messageWith({{"n", "1"}}, "has no \"expect\"") + "; " +
                                  messageWith({{"n", "2"}}, "could not be read") + "\n"));
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
  const Said gif = runProgramWith({"check", folder / "all.jsonl", "--picture", folder / "stats.gif"});
  EXPECT_EQ(gif.status, 2);
  EXPECT_EQ(gif.out, "");
  EXPECT_EQ(linesOf(gif.error).size(), 1U) << gif.error;
  EXPECT_TRUE(
      reads(gif.error, "gjklab: --picture " + messageWith({{"text", folder / "stats.gif"}}, ".svg or .png") + "\n"));
  Json two =
      Json::parse(runProgramWith({"check", folder / "all.jsonl", "--stats", "--format", "json", "--jobs", "2"}).out);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(two["stats"][i], stats[i]);
  EXPECT_EQ(two["by_kind"].size(), 10U);
  EXPECT_EQ(two["by_kind"]["touching"], Json::parse(R"({"total":20,"met":20})"));
}

/// The last line of watch.
Wordings counts(const char* all, const char* agree, const char* wrong, const char* unanswered) {
  return messageWith({{"n", all}, {"agree", agree}, {"wrong", wrong}, {"unanswered", unanswered}});
}
Wordings pairLine(const char* number, const Wordings& reason) {
  return messageWith({{"n", number}, {"reason", reason}}, "pair");
}
Wordings pairLine(const char* number, const char* id, const Wordings& reason) {
  return messageWith({{"n", number}, {"id", id}, {"reason", reason}});
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
  const auto lines = linesOf(said.out);
  ASSERT_EQ(lines.size(), 4U) << said.out;
  const auto off = [](const char* key, const char* claim, const char* truth, const char* by) {
    return messageWith({{"key", key}, {"claim", claim}, {"truth", truth}, {"off", by}});
  };
  EXPECT_TRUE(reads(lines[0], pairLine("2", "4", off("distance", "1", "2", "1"))));
  EXPECT_TRUE(reads(lines[1], pairLine("4", messageWith({{"word", "oops"}}, "not JSON"))));
  EXPECT_TRUE(reads(lines[2], pairLine("5", "1.5", off("depth", "0.25", "0.5", "0.25"))));
  EXPECT_TRUE(reads(lines[3], counts("5", "1", "3", "1")));
}

/// Once read into memory as a whole.
TEST(Watch, ALineWithoutEndIsRefusedAndTheNextIsRead) {
  const Said said = runProgramWith({"watch", "--format", "text"}, std::string(40'000'000, '[') + "\n" + square(1, ""));
  EXPECT_EQ(said.status, 1) << said.error;
  const auto lines = linesOf(said.out);
  ASSERT_EQ(lines.size(), 2U) << said.out.substr(0, 2000);
  EXPECT_TRUE(reads(lines[0], pairLine("1", messageWith({{"most", "16"}}, "longer"))));
  EXPECT_TRUE(reads(lines[1], counts("2", "0", "1", "1")));
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
  const auto lines = linesOf(readPlainly(folder / "out"));
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_TRUE(reads(lines[0], pairLine("1", messageWith("enough memory"))));
  EXPECT_TRUE(reads(lines[1], counts("2", "0", "1", "1")));
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
  const auto lines = linesOf(said.out);
  ASSERT_EQ(lines.size(), 3U) << said.out;
  EXPECT_TRUE(contains(
      lines[0],
      {pairLine("2", messageWith({{"iteration", "1"}, {"claim", "support"}}) + ": " +
                         messageWith({{"point", "(−7, 2)"}, {"height", "−7"}, {"best", "(−3, 0)"}, {"most", "−3"}}))}));
  EXPECT_TRUE(
      contains(lines[1],
               {pairLine("3", "log:1: simplex: " + messageWith({{"most", "3"}, {"dimension", "2"}, {"count", "0"}}))}));
  EXPECT_TRUE(reads(lines[2], counts("3", "1", "2", "0")));
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
  const std::string file = folder / "s.json";
  expectRefusal({"shrink", file, "--while", "false"}, 2, messageWith({{"file", file}, {"command", "false"}}, "status"));
  expectRefusal({"shrink", file, "--while", "./none"}, 2, messageWith({{"command", "./none"}}, "not found"));
  expectRefusal({"shrink", file, "--while", "kill -9 $$"}, 2,
                messageWith({{"file", file}, {"command", "kill -9 $$"}}, "signal"));
  expectRefusal({"shrink", file, "--while", "sleep 3", "--timeout", "0.2"}, 2,
                messageWith({{"file", file}, {"command", "sleep 3"}, {"seconds", "0.2"}}));
  expectRefusal({"shrink", file, "--while", "disagree"}, 2, messageWith({{"file", file}}, "agree"));
}

}  // namespace
}  // namespace gjklab::check_test

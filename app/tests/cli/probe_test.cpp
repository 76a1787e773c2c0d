// probe/gjk_probe.h: rings of runs, and scenes from points and matrices.

#include "cli/program_run.h"
#include "gjk_probe.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>

namespace gjklab::probe_test {
namespace {

std::string written(gjk_probe_ring& ring) {
  TemporaryFolder folder("ring");
  std::FILE* file = std::fopen((folder / "log").c_str(), "w");
  EXPECT_EQ(gjk_probe_ring_write(&ring, file), 1);
  std::fclose(file);
  return readPlainly(folder / "log");
}

/// Runs 0 to `count` − 1, each with its number as its distance; the even ones are marked.
void record(gjk_probe_ring& ring, int count) {
  const std::array<float, 2> w{-3, 2};
  for (int i = 0; i < count; ++i) {
    GJK_PROBE_RUN(probe, ring, nullptr);
    GJK_PROBE_STEP(probe);
    GJK_PROBE_POINTS(probe, "simplex", &w, 1, 2, sizeof w);
    GJK_PROBE_ANSWER(probe, "separated");
    GJK_PROBE_NUMBER(probe, "distance", static_cast<float>(i));
    GJK_PROBE_END(probe, i % 2 == 0);
  }
}

TEST(Probe, ARingKeepsTheNewestOfTheMarkedRuns) {
  std::array<char, 2000> memory{};
  GJK_PROBE_RING(ring, memory.data(), memory.size());
  record(ring, 5);
  const std::string line = "{\"simplex\":[[-3,2]]}\n{\"status\":\"separated\",\"distance\":";
  EXPECT_EQ(written(ring), line + "0}\n" + line + "2}\n" + line + "4}\n");
  EXPECT_EQ(written(ring), "") << "what was written is forgotten";
  record(ring, 101);
  const std::string log = written(ring);
  EXPECT_LT(log.size(), memory.size() / 2);
  EXPECT_GT(log.size(), memory.size() / 2 - 2 * line.size());
  EXPECT_TRUE(log.ends_with(line + "98}\n" + line + "100}\n")) << log;
  EXPECT_EQ(log.find("\"distance\":0}"), log.npos);
  EXPECT_TRUE(log.starts_with("{\"simplex\"")) << "no run is cut";
  EXPECT_EQ(ring.lost, 0U);
}

TEST(Probe, ARunLargerThanItsRingIsCountedAndHurtsNoOther) {
  std::array<char, 70> memory{};
  GJK_PROBE_RING(ring, memory.data(), memory.size());
  GJK_PROBE_RUN(probe, ring, nullptr);
  GJK_PROBE_ANSWER(probe, "touching");
  GJK_PROBE_END(probe, true);
  record(ring, 3);
  EXPECT_EQ(ring.lost, 2U);
  EXPECT_EQ(written(ring), "{\"status\":\"touching\"}\n");
}

/// A quarter turn about z, twice the size, moved by (7, 8, 9).
TEST(Probe, AScenePutsPointsWhereTheMatrixDoes) {
  const std::array<std::array<double, 3>, 4> points{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0, 0, 0}}};
  const std::array<double, 16> turned{0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 2, 0, 7, 8, 9, 1};
  const std::array<double, 16> plain{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
  std::array<char, 1000> text{};
  ASSERT_EQ(GJK_PROBE_SCENE(text.data(), text.size(), 3, points.data(), 4, sizeof points[0], turned.data(),
                            points.data(), 3, sizeof points[0], plain.data()),
            1);
  const auto read = readScene(text.data(), "S");
  ASSERT_TRUE(std::holds_alternative<Scene>(read)) << std::get<SceneError>(read).message;
  const Scene& scene = std::get<Scene>(read);
  EXPECT_EQ(scene.a.points, (std::vector<dvec3>{{0, 2, 0}, {-2, 0, 0}, {0, 0, 2}, {0, 0, 0}}));
  EXPECT_EQ(scene.a.position, dvec3(7, 8, 9));
  EXPECT_EQ(scene.b.points.size(), 3U);
  std::array<char, 100> small{};
  EXPECT_EQ(GJK_PROBE_SCENE(small.data(), small.size(), 3, points.data(), 4, sizeof points[0], turned.data(),
                            points.data(), 3, sizeof points[0], plain.data()),
            0);
  EXPECT_STREQ(small.data(), "");
}

/// An engine keeps its wrong runs of 2,000; replay finds each of them wrong, and watch reads the same from a pipe.
TEST(Probe, AnEngineKeepsTheRunsThatItDoubts) {
  TemporaryFolder folder("many");
  for (const char* const engine : {GJKLAB_EXAMPLE_MANY, GJKLAB_EXAMPLE_MANY_CPP}) {
    const std::string log = folder / "wrong.jsonl";
    EXPECT_EQ(std::system((quoted(engine) + " " + quoted(log) + " 2> " + quoted(folder / "said")).c_str()), 0);
    int queries = 0, wrong = 0;
    EXPECT_EQ(std::sscanf(readPlainly(folder / "said").c_str(), "%d queries, %d wrong", &queries, &wrong), 2);
    EXPECT_GT(wrong, 100);
    EXPECT_LT(wrong, queries / 2);
    const Said replayed = runProgramWith({"replay", log, "--format", "json"});
    EXPECT_EQ(replayed.status, 1);
    const auto runs = nlohmann::json::parse(replayed.out)["runs"];
    EXPECT_EQ(static_cast<int>(runs.size()), wrong);
    for (const auto& run : runs) EXPECT_EQ(run["false"][0]["claim"], "status") << run;
    const Said watched = runProgramWith({"watch", "--format", "text"}, readPlainly(log));
    const std::string count = std::to_string(wrong);
    EXPECT_TRUE(
        contains(watched.out, {messageWith({{"n", count}, {"agree", "0"}, {"wrong", count}, {"unanswered", "0"}})}))
        << watched.error;
  }
  for (const std::string& engine :
       {quoted(GJKLAB_EXAMPLE_MANY) + " - --right", quoted(GJKLAB_EXAMPLE_MANY_OFF) + " -"}) {
    EXPECT_EQ(std::system((engine + " > " + quoted(folder / "none") + " 2> " + quoted(folder / "said")).c_str()), 0);
    EXPECT_EQ(readPlainly(folder / "none"), "");
  }
}

}  // namespace
}  // namespace gjklab::probe_test

// Traces as tables (CSV) and as text for people.

#include "export/trace_writer.h"

#include "model/gallery/gallery.h"
#include "model/run/textbook.h"
#include "model/scene_named.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace gjklab::trace_table_test {
namespace {

using Json = nlohmann::ordered_json;

TEST(TraceCsv, OneRowPerIterationWithAsManyCellsAsTheHeader) {
  for (const GalleryEntry& each : gallery()) {
    gjklab::Run run = runQuery(each.scene);
    std::istringstream lines(traceCsv(each.scene, run));
    std::string line;
    std::vector<std::size_t> commas;
    while (std::getline(lines, line))
      commas.push_back(static_cast<std::size_t>(std::count(line.begin(), line.end(), ',')));
    const std::size_t axes = run.sat ? run.sat->axes.size() : 0;
    ASSERT_EQ(commas.size(), 1 + run.trace.gjk.size() + run.trace.epa.size() + axes) << each.id;
    EXPECT_EQ(std::set<std::size_t>(commas.begin(), commas.end()).size(), 1U) << each.id;
  }
}

TEST(TraceCsv, NamesTheColumns) {
  gjklab::Run run;
  runQuery(defaultScene(1), run);
  const std::string csv = traceCsv(defaultScene(1), run);
  EXPECT_EQ(
      csv.substr(0, csv.find('\n')),
      "phase,iteration,direction_x,w_x,a_x,b_x,index_a,index_b,lower_bound,upper_bound,decision,simplex_size,region,"
      "ruled_out,kept,closest_x,tests,closest_facet,facet_distance,removed,added,horizon,plain_direction_x,momentum,"
      "momentum_phase");
}

/// The momentum of each iteration, as in the JSON trace; empty where there is none.
TEST(TraceCsv, TellsTheMomentum) {
  Scene scene;
  for (const GalleryEntry& each : gallery())
    if (each.id == "method-nesterov") scene = each.scene;
  ASSERT_EQ(scene.query.acceleration, gjk::Acceleration::nesterov);
  gjklab::Run run = runQuery(scene);
  std::istringstream lines(traceCsv(scene, run));
  std::string line;
  std::getline(lines, line);
  int with_momentum = 0;
  const Json json = Json::parse(traceJson(scene, run));
  for (const Json& step : json["steps"]) {
    ASSERT_TRUE(std::getline(lines, line));
    std::istringstream cells(line + ',');
    std::vector<std::string> row;
    for (std::string cell; std::getline(cells, cell, ',');) row.push_back(cell);
    ASSERT_GE(row.size(), 4U);
    const std::string x = row[row.size() - 4], y = row[row.size() - 3], factor = row[row.size() - 2];
    if (!step.contains("momentum")) {
      EXPECT_EQ(x + y + factor + row.back(), "");
      continue;
    }
    ++with_momentum;
    EXPECT_EQ(std::stod(x), step["plain_direction"][0].get<double>());
    EXPECT_EQ(std::stod(y), step["plain_direction"][1].get<double>());
    EXPECT_EQ(std::stod(factor), step["momentum"].get<double>());
    EXPECT_EQ(row.back(), step["momentum_phase"]);
  }
  EXPECT_GE(with_momentum, 2);
}

/// People count vertices from 1, as on the screen; index 0 of the JSON is A₁.
TEST(TraceText, CountsVerticesFromOne) {
  gjklab::Run run;
  runQuery(defaultScene(2), run);
  const std::string text = traceText(defaultScene(2), run);
  const auto& first = run.trace.gjk[0].support;
  const char* const names[] = {"₁", "₂", "₃", "₄"};
  ASSERT_TRUE(first.index_a >= 0 && first.index_a < 4 && first.index_b >= 0 && first.index_b < 4);
  EXPECT_NE(text.find(std::string(" [A") + names[first.index_a] + "] - "), std::string::npos) << text;
  EXPECT_NE(text.find(std::string(" [B") + names[first.index_b] + "] = "), std::string::npos) << text;
  EXPECT_EQ(text.find("[A0]"), std::string::npos);
}

TEST(TraceText, SaysTheStoryInOrder) {
  gjklab::Run run;
  runQuery(defaultScene(2), run);
  const std::string text = traceText(defaultScene(2), run);
  std::size_t at = 0;
  for (const char* piece : {"Triangle and quadrilateral\n", "2-D, A: hull, B: hull", "GJK 1\n",
                            "w = s_A(d) - s_B(-d) = ", "region of ab; ruled out without a test: b", "EPA 1\n",
                            "nearest facet", "intersecting", "depth 0.937043", "12 vertex pairs"}) {
    at = text.find(piece, at);
    ASSERT_NE(at, std::string::npos) << piece << "\n" << text;
  }
}

/// The textbook proves nothing, and where its GJK ends there is neither a distance nor a normal.
TEST(TraceText, OfTheTextbookClaimsNoProof) {
  for (const auto& [id, depth] : {std::pair("hard-2d-coincident", true), {"hard-3d-circle", false}}) {
    const Scene scene = test::sceneNamed(id);
    gjklab::Run run;
    runTextbook(scene, run);
    ASSERT_EQ(run.trace.result.has_distance, depth) << id;
    const std::string text = traceText(scene, run);
    EXPECT_EQ(text.find("proven between"), text.npos) << text;
    EXPECT_EQ(text.find("not proven") != text.npos, depth) << text;
    EXPECT_EQ(text.find("Boolean method"), text.npos) << text;
    EXPECT_EQ(text.find("normal from A to B") != text.npos, run.trace.result.normal != dvec3(0.0)) << text;
  }
}

}  // namespace
}  // namespace gjklab::trace_table_test

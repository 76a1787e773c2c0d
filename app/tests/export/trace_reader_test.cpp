// A trace that is written, read and written again is the same to the byte, and the run that was read is the run.

#include "export/trace_reader.h"

#include "covered.h"
#include "export/trace_writer.h"
#include "gjk/every_value.h"
#include "model/promising_scenes.h"
#include "model/run/follow_up.h"
#include "model/run/sat_run.h"
#include "model/scene/method_choices.h"
#include "model/scene/scene_io.h"
#include "model/seeded_scenes.h"
#include "model/text/file_kind.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <regex>

namespace gjklab::trace_reader_test {
namespace {

using Json = nlohmann::ordered_json;

const GivenRun* readOrFail(const std::variant<GivenRun, TraceError>& read) {
  if (const auto* error = std::get_if<TraceError>(&read)) ADD_FAILURE() << error->message;
  return std::get_if<GivenRun>(&read);
}

void expectSame(const gjk::Support<3>& a, const gjk::Support<3>& b) {
  EXPECT_TRUE(a.w == b.w && a.a == b.a && a.b == b.b && a.index_a == b.index_a && a.index_b == b.index_b);
}

void expectSame(const gjk::GjkRecord<3>& a, const gjk::GjkRecord<3>& b) {
  EXPECT_TRUE(a.iteration == b.iteration && a.direction == b.direction && a.region == b.region &&
              a.ruled_out == b.ruled_out && a.closest == b.closest && a.kept == b.kept &&
              a.lower_bound == b.lower_bound && a.upper_bound == b.upper_bound && a.decision == b.decision);
  expectSame(a.support, b.support);
  ASSERT_EQ(a.simplex.size(), b.simplex.size());
  for (int i = 0; i < a.simplex.size(); ++i) {
    expectSame(a.simplex[i].support, b.simplex[i].support);
    EXPECT_EQ(a.simplex[i].weight, b.simplex[i].weight);
  }
  ASSERT_EQ(a.tests.size(), b.tests.size());
  for (int i = 0; i < a.tests.size(); ++i) {
    EXPECT_EQ(a.tests[i].subject, b.tests[i].subject);
    EXPECT_TRUE(a.tests[i].value == b.tests[i].value || !std::isfinite(a.tests[i].value));
    EXPECT_EQ(a.tests[i].holds, b.tests[i].holds);
    EXPECT_EQ(a.tests[i].excludes, b.tests[i].excludes);
  }
  ASSERT_EQ(a.momentum.has_value(), b.momentum.has_value());
  if (!a.momentum) return;
  EXPECT_TRUE(a.momentum->phase == b.momentum->phase && a.momentum->factor == b.momentum->factor &&
              a.momentum->plain_direction == b.momentum->plain_direction && a.momentum->target == b.momentum->target &&
              a.momentum->dropped_here == b.momentum->dropped_here);
}

void expectSame(gjk::IndexRange a, gjk::IndexRange b) {
  EXPECT_EQ(a.size(), b.size());
  if (a.size() > 0) {
    EXPECT_EQ(a.begin, b.begin);
  }
}

void expectSame(const gjk::EpaRecord<3>& a, const gjk::EpaRecord<3>& b) {
  EXPECT_TRUE(a.iteration == b.iteration && a.closest_facet == b.closest_facet && a.direction == b.direction &&
              a.lower_bound == b.lower_bound && a.upper_bound == b.upper_bound && a.new_vertex == b.new_vertex &&
              a.decision == b.decision);
  expectSame(a.support, b.support);
  expectSame(a.removed, b.removed);
  expectSame(a.added, b.added);
  expectSame(a.horizon, b.horizon);
}

void expectSame(const gjk::PolytopeRecord<3>& a, const gjk::PolytopeRecord<3>& b) {
  ASSERT_EQ(a.vertices.size(), b.vertices.size());
  for (std::size_t i = 0; i < a.vertices.size(); ++i) expectSame(a.vertices[i], b.vertices[i]);
  ASSERT_EQ(a.facets.size(), b.facets.size());
  for (std::size_t i = 0; i < a.facets.size(); ++i) {
    EXPECT_EQ(a.facets[i].vertices, b.facets[i].vertices);
    EXPECT_TRUE(a.facets[i].normal == b.facets[i].normal && a.facets[i].distance == b.facets[i].distance &&
                a.facets[i].born == b.facets[i].born && a.facets[i].died == b.facets[i].died);
  }
  EXPECT_EQ(a.removed, b.removed);
  EXPECT_EQ(a.horizons, b.horizons);
}

void expectSame(const gjk::Result<3>& a, const gjk::Result<3>& b) {
  EXPECT_TRUE(a.status == b.status && a.has_distance == b.has_distance && a.depth == b.depth && a.normal == b.normal &&
              a.lower_bound == b.lower_bound && a.upper_bound == b.upper_bound && a.termination == b.termination &&
              a.gjk_iterations == b.gjk_iterations && a.epa_iterations == b.epa_iterations &&
              a.support_calls == b.support_calls);
  if (a.has_distance) {
    EXPECT_TRUE(a.distance == b.distance && a.point_a == b.point_a && a.point_b == b.point_b);
  }
}

void expectSame(const SatRun& a, const SatRun& b) {
  EXPECT_TRUE(a.deciding == b.deciding && a.first_separating == b.first_separating && a.tested == b.tested &&
              a.skipped == b.skipped && a.radius_a == b.radius_a && a.radius_b == b.radius_b &&
              a.gjk_iterations == b.gjk_iterations && a.gjk_support_calls == b.gjk_support_calls);
  ASSERT_EQ(a.axes.size(), b.axes.size());
  for (std::size_t i = 0; i < a.axes.size(); ++i) {
    const SatAxisRow &x = a.axes[i], &y = b.axes[i];
    EXPECT_TRUE(x.kind == y.kind && x.feature_a == y.feature_a && x.feature_b == y.feature_b && x.skip == y.skip &&
                x.same_as == y.same_as && x.on_a == y.on_a && x.on_b == y.on_b);
    if (x.skip == gjk::SatSkip::tested) {
      EXPECT_TRUE(x.direction == y.direction && x.separation == y.separation && x.shadow_a.low == y.shadow_a.low &&
                  x.shadow_b.high == y.shadow_b.high);
    }
  }
}

void expectSame(const gjk::Trace<3>& a, const gjk::Trace<3>& b) {
  EXPECT_EQ(a.scale, b.scale);
  EXPECT_EQ(a.radius_sum, b.radius_sum);
  expectSame(a.result, b.result);
  ASSERT_EQ(a.start.has_value(), b.start.has_value());
  if (a.start) expectSame(*a.start, *b.start);
  ASSERT_EQ(a.gjk.size(), b.gjk.size());
  for (std::size_t i = 0; i < a.gjk.size(); ++i) expectSame(a.gjk[i], b.gjk[i]);
  ASSERT_EQ(a.epa.size(), b.epa.size());
  for (std::size_t i = 0; i < a.epa.size(); ++i) expectSame(a.epa[i], b.epa[i]);
  expectSame(a.polytope, b.polytope);
}

void expectRoundTrip(const Scene& scene, const gjklab::Run& run) {
  const std::string text = traceJson(scene, run);
  EXPECT_EQ(kindOf(text), FileKind::trace);
  const auto read = readTrace(text, "T.json");
  const GivenRun* given = readOrFail(read);
  if (given == nullptr) return;
  EXPECT_EQ(writeScene(given->scene), writeScene(scene));
  EXPECT_EQ(given->file, "T.json");
  EXPECT_EQ(given->run.all_pairs, run.all_pairs);
  const std::string again = traceJson(given->scene, given->run);
  const auto parts = std::mismatch(again.begin(), again.end(), text.begin(), text.end());
  EXPECT_TRUE(again == text) << "not the same to the byte: " << std::string(parts.first, again.end()).substr(0, 200)
                             << "\nwas: " << std::string(parts.second, text.end()).substr(0, 200);
  expectSame(run.trace, given->run.trace);
  ASSERT_EQ(run.sat.has_value(), given->run.sat.has_value());
  if (run.sat) expectSame(*run.sat, *given->run.sat);
  ASSERT_EQ(run.cold.has_value(), given->run.cold.has_value());
}

std::vector<QuerySettings> methods() {
  std::vector<QuerySettings> out;
  for (const auto rounding : {gjk::Rounding::core, gjk::Rounding::support}) {
    for (const auto solver : gjk::everyValue<gjk::SubDistance>()) {
      for (const auto acceleration : gjk::everyValue<gjk::Acceleration>()) {
        if (acceleration != gjk::Acceleration::none && solver != gjk::SubDistance::voronoi) continue;
        QuerySettings& query = out.emplace_back();
        query.sub_distance = solver;
        query.acceleration = acceleration;
        query.rounding = rounding;
      }
    }
    for (const auto method : {gjk::Method::boolean, gjk::Method::separating_axes}) {
      QuerySettings& query = out.emplace_back();
      query.method = method;
      query.rounding = rounding;
    }
  }
  return out;
}

TEST(TraceReaderWalk, EveryBuiltInSceneWithEveryMethodAndItsContacts) {
  Covered cases(1000);
  for (const GalleryEntry& each : test::promisingScenes()) {
    for (const QuerySettings& method : methods()) {
      Scene scene = each.scene;
      scene.query.method = method.method;
      scene.query.sub_distance = method.sub_distance;
      scene.query.acceleration = method.acceleration;
      scene.query.rounding = method.rounding;
      if (!methodObstacle(scene).empty()) continue;
      ++cases;
      SCOPED_TRACE(each.id + " " + gjk::name(method.method) + " " + gjk::name(method.rounding));
      gjklab::Run run = runQuery(scene);
      followUp(scene, {.contacts = true}, run);
      expectRoundTrip(scene, run);
    }
  }
}

/// And one that breaks every promise.
TEST(TraceReader, ATextbookRun) {
  Covered cases(90);
  for (const GalleryEntry& each : gallery()) {
    Scene scene = each.scene;
    scene.query = withMethod(scene.query, *methodWithId("textbook"));
    if (!methodObstacle(scene).empty()) continue;
    ++cases;
    SCOPED_TRACE(each.id);
    gjklab::Run run = runQuery(scene);
    expectRoundTrip(scene, run);
  }
}

TEST(TraceReader, SeededScenesAtManyScales) {
  forEachDrawn(4200u, 1, 150, [&](const Scene& scene, int i) {
    SCOPED_TRACE(std::to_string(scene.dimension) + "-D, scene " + std::to_string(i));
    gjklab::Run run = runQuery(scene);
    expectRoundTrip(scene, run);
  });
}

/// A warm start's simplex and the cold answer beside it.
TEST(TraceReader, WarmStarts) {
  int started = 0;
  for (const GalleryEntry& each : gallery()) {
    if (each.scene.query.method == gjk::Method::separating_axes) continue;
    SCOPED_TRACE(each.id);
    Scene scene = each.scene;
    WarmMemory memory;
    gjklab::Run run;
    runQuery(scene, run, &memory);
    scene.b.position.x += 0.01;
    runQuery(scene, run, &memory);
    started += run.trace.start.has_value();
    expectRoundTrip(scene, run);
  }
  EXPECT_GE(started, 10);
}

/// What a fault is told as; `pointer` leads to what is changed.
std::string faultOf(const std::string& pointer, const Json& value) {
  gjklab::Run run;
  runQuery(defaultScene(3), run);
  Json json = Json::parse(traceJson(defaultScene(3), run));
  json[Json::json_pointer(pointer)] = value;
  const auto read = readTrace(json.dump(), "T.json");
  const auto* error = std::get_if<TraceError>(&read);
  return error ? error->message : "";
}

/// Where a fault is, and the numbers and quoted words of its sentence: what is allowed, and what there is.
struct Parts {
  std::string path;
  std::vector<std::string> values;
  bool operator==(const Parts&) const = default;
  friend std::ostream& operator<<(std::ostream& out, const Parts& parts) {
    out << parts.path << ":";
    for (const std::string& each : parts.values) out << " " << each;
    return out;
  }
};

Parts partsOf(const std::string& fault) {
  static const std::regex place("T\\.json: ([^ ]+): ([^]+)"), value("\"[^\"]*\"|-?[0-9][0-9.]*");
  std::smatch found;
  if (!std::regex_match(fault, found, place)) return {fault, {"no path"}};
  const std::string sentence = found[2];
  Parts parts{found[1], {}};
  for (std::sregex_iterator it(sentence.begin(), sentence.end(), value), end; it != end; ++it)
    parts.values.push_back(it->str());
  return parts;
}

TEST(TraceReader, FaultsNameThePath) {
  EXPECT_EQ(partsOf(faultOf("/gjklab_trace", 2)), (Parts{"gjklab_trace", {"1", "2"}}));
  EXPECT_EQ(partsOf(faultOf("/steps/1/simplex/0/w/2", "x")), (Parts{"steps[1].simplex[0].w[2]", {}}));
  EXPECT_EQ(partsOf(faultOf("/steps/1/direction", Json::array({1, 2}))), (Parts{"steps[1].direction", {"3", "2"}}));
  EXPECT_EQ(partsOf(faultOf("/steps/0/iteration", 7)), (Parts{"steps[0].iteration", {"1", "1", "7"}}));
  EXPECT_EQ(partsOf(faultOf("/steps/1/region", "dz")).path, "steps[1].region");
  EXPECT_EQ(partsOf(faultOf("/steps/0/phase", "sat")), (Parts{"steps[0].phase", {"\"gjk\"", "\"epa\""}}));
  const Parts decision = partsOf(faultOf("/steps/0/decision", "wait"));
  EXPECT_EQ(decision.path, "steps[0].decision");
  EXPECT_EQ(std::count(decision.values.begin(), decision.values.end(), "\"go-on\""), 1) << "what is allowed";
  EXPECT_EQ(partsOf(faultOf("/result/status", "far")),
            (Parts{"result.status", {"\"separated\"", "\"touching\"", "\"intersecting\"", "\"invalid\""}}));
  EXPECT_EQ(partsOf(faultOf("/scene/dimension", 4)), (Parts{"scene.dimension", {"1", "2", "3", "4"}}));
  EXPECT_EQ(partsOf(faultOf("/steps", Json::array())), (Parts{"steps", {}}));
}

TEST(TraceReader, FaultsOfThePolytopeNameThePath) {
  const Parts vertex = partsOf(faultOf("/polytope/facets/0/vertices/1", 999));
  EXPECT_EQ(vertex.path, "polytope.facets[0].vertices[1]");
  ASSERT_FALSE(vertex.values.empty());
  EXPECT_EQ(vertex.values.back(), "999");
  EXPECT_EQ(partsOf(faultOf("/polytope/facets/0/born", 999)).path, "polytope.facets[0].born");
  EXPECT_TRUE(partsOf(faultOf("/polytope", nullptr)).path.starts_with("steps["));
}

/// Each once reached past the end of what it indexes.
TEST(TraceReader, IndicesAreOfWhatIsThere) {
  int epa = 0;
  gjklab::Run run;
  runQuery(defaultScene(3), run);
  ASSERT_FALSE(run.trace.epa.empty());
  epa = static_cast<int>(run.trace.gjk.size());
  const std::string record = "/steps/" + std::to_string(epa);
  EXPECT_EQ(partsOf(faultOf(record + "/closest_facet", -1)).path, fmt::format("steps[{}].closest_facet", epa));
  EXPECT_EQ(partsOf(faultOf("/steps/0/support/index_a", 1000)).path, "steps[0].support.index_a");
  EXPECT_EQ(partsOf(faultOf("/steps/0/simplex/0/index_b", -2)).path, "steps[0].simplex[0].index_b");
  Json tests = Json::array();
  for (int i = 0; i < 40; ++i)
    tests.push_back({{"expression", "ao·ao"}, {"value", 1}, {"holds", true}, {"excludes", nullptr}});
  EXPECT_NE(faultOf("/steps/1/tests", tests), "");
}

TEST(TraceReader, WhatIsMissingIsNamed) {
  gjklab::Run run;
  runQuery(defaultScene(2), run);
  const Json whole = Json::parse(traceJson(defaultScene(2), run));
  for (const char* key : {"scene", "result", "scale", "radius_sum", "steps"}) {
    Json json = whole;
    json.erase(key);
    const auto read = readTrace(json.dump(), "T.json");
    ASSERT_TRUE(std::holds_alternative<TraceError>(read)) << key;
    EXPECT_EQ(partsOf(std::get<TraceError>(read).message), (Parts{key, {}}));
  }
  const auto syntax = readTrace("{\"gjklab_trace\":1,\n  oops", "T.json");
  EXPECT_EQ(std::get<TraceError>(syntax).message.substr(0, 11), "T.json:2:3:");
}

/// Whatever one value of a trace becomes: an error or a run, never a crash.
TEST(TraceReader, AnyValueMayBeWrong) {
  gjklab::Run run;
  runQuery(defaultScene(3), run);
  const Json flat = Json::parse(traceJson(defaultScene(3), run)).flatten();
  const Json values[] = {nullptr, -1, 1e300, 0.5, "abcd", Json::array(), Json::object(), true, 2000000000};
  std::mt19937 random(7);
  int refused = 0;
  for (int i = 0; i < 400; ++i) {
    Json json = Json::parse(traceJson(defaultScene(3), run));
    auto at = flat.begin();
    std::advance(at, static_cast<int>(random() % flat.size()));
    json[Json::json_pointer(at.key())] = values[random() % std::size(values)];
    refused += std::holds_alternative<TraceError>(readTrace(json.dump(), "T.json"));
  }
  EXPECT_GE(refused, 200);
}

}  // namespace
}  // namespace gjklab::trace_reader_test

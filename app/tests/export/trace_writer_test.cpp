// The promises about traces that a reader of the JSON can check, on every built-in scene with every method.

#include "export/trace_writer.h"

#include "covered.h"
#include "export/result_json.h"
#include "model/promising_scenes.h"
#include "model/scene/scene_io.h"
#include "sanitizers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace gjklab::trace_writer_test {
namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> keysOf(const Json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  return keys;
}

dvec3 vectorOf(const Json& array, int dimension) {
  EXPECT_EQ(static_cast<int>(array.size()), dimension);
  dvec3 out(0.0);
  for (std::size_t i = 0; i < array.size() && i < 3; ++i) out[static_cast<int>(i)] = array[i].get<double>();
  return out;
}

struct Variant {
  gjk::Method method;
  gjk::SubDistance sub_distance;
  gjk::Rounding rounding;
  gjk::Acceleration acceleration = gjk::Acceleration::none;
};

const Variant kVariants[] = {
    {gjk::Method::distance, gjk::SubDistance::voronoi, gjk::Rounding::core},
    {gjk::Method::distance, gjk::SubDistance::voronoi, gjk::Rounding::support},
    {gjk::Method::distance, gjk::SubDistance::signed_volumes, gjk::Rounding::core},
    {gjk::Method::distance, gjk::SubDistance::johnson, gjk::Rounding::core},
    {gjk::Method::boolean, gjk::SubDistance::voronoi, gjk::Rounding::core},
    {gjk::Method::distance, gjk::SubDistance::voronoi, gjk::Rounding::core, gjk::Acceleration::nesterov},
    {gjk::Method::distance, gjk::SubDistance::johnson, gjk::Rounding::support, gjk::Acceleration::polyak},
};

class TraceChecker {
 public:
  TraceChecker(const Scene& scene, const Run& run)
      : boolean_(scene.query.method == gjk::Method::boolean),
        accelerated_(scene.query.acceleration != gjk::Acceleration::none),
        dimension_(run.dimension),
        size_(run.trace.scale),
        json_(Json::parse(traceJson(scene, run))) {}

  void check() {
    EXPECT_EQ(keysOf(json_), (std::vector<std::string>{"gjklab_trace", "scene", "result", "scale", "radius_sum",
                                                       "start", "steps", "polytope"}));
    for (const Json& step : json_["steps"]) {
      step["phase"] == "gjk" ? gjkStep(step) : epaStep(step);
      bounds(step);
    }
    EXPECT_EQ(gjk_steps_, json_["result"]["gjk_iterations"]);
    EXPECT_EQ(epa_steps_, json_["result"]["epa_iterations"]);
    if (!json_["polytope"].is_null()) polytope();
    lastRecord();
  }

 private:
  void support(const Json& s) {
    EXPECT_EQ(keysOf(s), (std::vector<std::string>{"w", "a", "b", "index_a", "index_b"}));
    const dvec3 w = vectorOf(s["w"], dimension_), a = vectorOf(s["a"], dimension_), b = vectorOf(s["b"], dimension_);
    EXPECT_LE(glm::distance(w, a - b), 1e-12 * (size_ + glm::length(a) + glm::length(b)));
  }

  /// A support with the weight of the closest point.
  void vertex(Json vertex) {
    EXPECT_TRUE(vertex["weight"].is_number());
    vertex.erase("weight");
    support(vertex);
  }

  /// Bounds of what was run on stand beside those on the answer where they are others.
  static void addCoreBounds(const Json& step, std::vector<std::string>& keys) {
    if (!step.contains("core_bounds")) return;
    keys.insert(std::find(keys.begin(), keys.end(), "decision"), "core_bounds");
    EXPECT_NE(step["core_bounds"], Json::array({step["lower_bound"], step["upper_bound"]}));
    EXPECT_LE(step["core_bounds"][0].get<double>(), step["core_bounds"][1].get<double>());
  }

  void gjkStep(const Json& step) {
    std::vector<std::string> keys{"phase",       "iteration", "direction",   "support", "lower_bound",
                                  "upper_bound", "decision",  "simplex",     "tests",   "region",
                                  "ruled_out",   "closest",   "barycentric", "kept"};
    if (accelerated_ && gjk_steps_ > 0) {
      keys.insert(keys.begin() + 3,
                  {"plain_direction", "momentum", "momentum_phase", "momentum_target", "momentum_dropped"});
      EXPECT_EQ(vectorOf(step["plain_direction"], dimension_), -closest_before_);
    }
    closest_before_ = vectorOf(step["closest"], dimension_);
    addCoreBounds(step, keys);
    EXPECT_EQ(keysOf(step), keys);
    EXPECT_EQ(step["iteration"], ++gjk_steps_);
    EXPECT_EQ(epa_steps_, 0) << "GJK comes first";
    EXPECT_EQ(step["lower_bound"].is_null(), boolean_);
    support(step["support"]);
    for (const Json& each : step["simplex"]) vertex(each);
    EXPECT_EQ(step["simplex"][0]["w"], step["support"]["w"]);
    for (const Json& test : step["tests"]) {
      EXPECT_EQ(keysOf(test), (std::vector<std::string>{"expression", "value", "holds", "excludes"}));
      EXPECT_EQ(test["value"].get<double>() > 0, test["holds"].get<bool>()) << test;
    }
    const Json& region = step["region"];
    for (const Json& feature : step["ruled_out"]) EXPECT_NE(feature, region);
    if (region.is_null()) {
      EXPECT_TRUE(step["barycentric"].is_null());
      return;
    }
    closest(step);
  }

  /// The closest point is the barycentric sum of the region's vertices, in the region's order.
  void closest(const Json& step) {
    const std::string letters = step["region"];
    ASSERT_EQ(step["barycentric"].size(), letters.size());
    dvec3 x(0.0);
    double sum = 0, reach = 0;
    for (std::size_t i = 0; i < letters.size(); ++i) {
      const auto vertex = static_cast<std::size_t>(letters[i] - 'a');
      ASSERT_LT(vertex, step["simplex"].size());
      const dvec3 w = vectorOf(step["simplex"][vertex]["w"], dimension_);
      const double weight = step["barycentric"][i];
      EXPECT_TRUE(boolean_ || weight >= -1e-9) << weight;
      x += weight * w;
      sum += weight;
      reach = std::max(reach, glm::length(w));
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_LE(glm::distance(x, vectorOf(step["closest"], dimension_)), 1e-9 * reach + 1e-300);
    for (const char letter : step["kept"].get<std::string>())
      EXPECT_LT(letter - 'a', static_cast<int>(step["simplex"].size()));
  }

  void epaStep(const Json& step) {
    std::vector<std::string> keys{"phase",    "iteration",     "direction", "support", "lower_bound", "upper_bound",
                                  "decision", "closest_facet", "removed",   "added",   "horizon",     "new_vertex"};
    addCoreBounds(step, keys);
    EXPECT_EQ(keysOf(step), keys);
    EXPECT_EQ(step["iteration"], ++epa_steps_);
    support(step["support"]);
    const Json& facets = json_["polytope"]["facets"];
    for (const Json& facet : step["removed"]) EXPECT_EQ(facets.at(facet.get<std::size_t>())["died"], epa_steps_);
    for (const Json& facet : step["added"]) EXPECT_EQ(facets.at(facet.get<std::size_t>())["born"], epa_steps_);
    for (const Json& ridge : step["horizon"]) EXPECT_EQ(static_cast<int>(ridge.size()), dimension_ - 1);
    EXPECT_TRUE(dimension_ > 1 || step["horizon"].empty());
    const int closest = step["closest_facet"];
    if (closest < 0) return;
    const Json& facet = facets.at(static_cast<std::size_t>(closest));
    EXPECT_LT(facet["born"].get<int>(), epa_steps_);
    EXPECT_TRUE(facet["died"].is_null() || facet["died"].get<int>() >= epa_steps_) << "alive when it was chosen";
  }

  void polytope() {
    EXPECT_EQ(keysOf(json_["polytope"]), (std::vector<std::string>{"vertices", "facets"}));
    const Json& vertices = json_["polytope"]["vertices"];
    for (const Json& vertex : vertices) support(vertex);
    for (const Json& facet : json_["polytope"]["facets"]) {
      EXPECT_EQ(keysOf(facet), (std::vector<std::string>{"vertices", "normal", "distance", "born", "died"}));
      const dvec3 normal = vectorOf(facet["normal"], dimension_);
      EXPECT_NEAR(glm::length(normal), 1, 1e-12);
      EXPECT_EQ(static_cast<int>(facet["vertices"].size()), dimension_);
      for (const Json& index : facet["vertices"]) {
        const dvec3 w = vectorOf(vertices.at(index.get<std::size_t>())["w"], dimension_);
        EXPECT_NEAR(glm::dot(normal, w), facet["distance"].get<double>(), 1e-9 * size_);
      }
    }
  }

  void bounds(const Json& step) {
    if (step["lower_bound"].is_null()) return;
    if (step["phase"] != phase_) {
      phase_ = step["phase"];
      lower_ = -1;
      upper_ = std::numeric_limits<double>::infinity();
    }
    const double lower = step["lower_bound"];
    const double upper = step["upper_bound"].is_null() ? upper_ : step["upper_bound"].get<double>();
    EXPECT_GE(lower, lower_);
    EXPECT_LE(upper, upper_);
    EXPECT_LE(lower, upper + 1e-12 * size_);
    lower_ = lower;
    upper_ = upper;
  }

  void lastRecord() {
    const Json& result = json_["result"];
    const Json& last = json_["steps"].back();
    if (last["lower_bound"].is_null()) return;
    EXPECT_NEAR(last["lower_bound"].get<double>(), result["lower_bound"].get<double>(), 1e-12 * size_);
    EXPECT_NEAR(last["upper_bound"].get<double>(), result["upper_bound"].get<double>(), 1e-12 * size_);
  }

  bool boolean_, accelerated_;
  int dimension_;
  double size_;
  Json json_;
  int gjk_steps_ = 0, epa_steps_ = 0;
  dvec3 closest_before_{0.0};
  std::string phase_;
  double lower_ = -1, upper_ = std::numeric_limits<double>::infinity();
};

TEST(TraceJsonWalk, PromisesOnEveryBuiltInScene) {
  int runs = 0;
  for (const GalleryEntry& each : test::promisingScenes()) {
    for (const Variant& variant : kVariants) {
      if (++runs % gjk::test::kShareOfCases != 0) continue;
      Scene scene = each.scene;
      scene.query.method = variant.method;
      scene.query.sub_distance = variant.sub_distance;
      scene.query.rounding = variant.rounding;
      scene.query.acceleration = variant.acceleration;
      gjklab::Run run = runQuery(scene);
      SCOPED_TRACE(each.id + " " + gjk::name(variant.method) + " " + gjk::name(variant.sub_distance) + " " +
                   gjk::name(variant.rounding));
      TraceChecker(scene, run).check();
    }
  }
}

TEST(TraceJson, PromisesOfRunsCutShort) {
  Covered cases(90);
  for (const GalleryEntry& each : test::promisingScenes()) {
    if (each.scene.query.method == gjk::Method::separating_axes) continue;  // has no iterations
    ++cases;
    for (const auto rounding : {gjk::Rounding::core, gjk::Rounding::support}) {
      for (const int limit : {1, 2, 3, 4}) {
        Scene scene = each.scene;
        scene.query.rounding = rounding;
        scene.query.max_iterations = scene.query.epa_max_iterations = limit;
        gjklab::Run run = runQuery(scene);
        SCOPED_TRACE(each.id + " " + gjk::name(rounding) + " " + std::to_string(limit));
        TraceChecker(scene, run).check();
      }
    }
  }
}

TEST(TraceJson, TheSceneAndTheResultAreThoseOfTheOtherCommands) {
  gjklab::Run run;
  runQuery(defaultScene(3), run);
  const std::string text = traceJson(defaultScene(3), run);
  EXPECT_NE(text.find("\"scene\":" + writeScene(defaultScene(3), false)), std::string::npos);
  EXPECT_NE(text.find("\"result\":" + resultJson(solve(defaultScene(3)), 3)), std::string::npos);
}

TEST(TraceJson, WhatIsNotFiniteIsNull) {
  gjklab::Run run;
  runQuery(defaultScene(2), run);
  run.trace.gjk[0].upper_bound = std::numeric_limits<double>::infinity();
  run.trace.gjk[0].direction = dvec3(std::nan(""));
  run.trace.result.distance = std::nan("");
  const Json json = Json::parse(traceJson(defaultScene(2), run));
  EXPECT_TRUE(json["steps"][0]["upper_bound"].is_null());
  EXPECT_TRUE(json["steps"][0]["direction"][1].is_null());
  EXPECT_TRUE(json["result"]["distance"].is_null());
}

TEST(TraceJson, ABooleanSeparationHasNoDistance) {
  Scene scene = defaultScene(1);
  scene.b.position.x = 100;
  scene.query.method = gjk::Method::boolean;
  const Json json = Json::parse(resultJson(solve(scene), 1));
  EXPECT_EQ(keysOf(json), (std::vector<std::string>{"status", "distance", "depth", "normal", "point_a", "point_b",
                                                    "lower_bound", "upper_bound", "gjk_iterations", "epa_iterations",
                                                    "support_calls", "termination"}));
  EXPECT_EQ(json["status"], "separated");
  EXPECT_TRUE(json["distance"].is_null() && json["point_a"].is_null() && json["point_b"].is_null());
  EXPECT_TRUE(json["upper_bound"].is_null()) << "nothing is proven";
  EXPECT_EQ(json["normal"], Json::parse("[1]"));
}

/// Every axis has its record, those that were left out, too; the shadows are those of the bodies.
TEST(TraceJson, AxesOfTheSeparatingAxisTest) {
  Covered cases(1000);
  for (const GalleryEntry& each : test::promisingScenes()) {
    Scene scene = each.scene;
    scene.query.method = gjk::Method::separating_axes;
    if (!methodObstacle(scene).empty()) continue;
    SCOPED_TRACE(each.id);
    gjklab::Run run = runQuery(scene);
    const Json json = Json::parse(traceJson(scene, run));
    ASSERT_EQ(json["steps"].size(), run.sat->axes.size());
    const int d = scene.dimension;
    double greatest = -std::numeric_limits<double>::infinity();
    int number = 0;
    for (const Json& step : json["steps"]) {
      EXPECT_EQ(step["phase"], "sat");
      EXPECT_EQ(step["iteration"], ++number);
      EXPECT_TRUE(step["support"].is_null());
      if (step["separation"].is_null()) {
        EXPECT_TRUE(step["decision"] == "same-as-before" || step["decision"] == "parallel-edges");
        continue;
      }
      ++cases;
      const dvec3 n = vectorOf(step["direction"], d);
      const double reach_a = glm::dot(supportOf(scene.a, d, n, true).point - scene.a.position, n);
      const double reach_b = glm::dot(supportOf(scene.b, d, -n, true).point - scene.a.position, n);
      EXPECT_NEAR(step["shadow_a"][1].get<double>(), reach_a, 1e-12 * (1 + std::abs(reach_a)));
      EXPECT_NEAR(step["shadow_b"][0].get<double>(), reach_b, 1e-12 * (1 + std::abs(reach_b)));
      EXPECT_EQ(step["decision"], step["separation"].get<double>() > 0 ? "gap" : "overlap");
      greatest = std::max(greatest, step["separation"].get<double>());
    }
    const Json& result = json["result"];
    EXPECT_NEAR(result["status"] == "separated" ? result["lower_bound"].get<double>() : -result["depth"].get<double>(),
                greatest, 1e-9);
    EXPECT_EQ(result["distance"].is_null(), result["status"] == "separated");
  }
}

}  // namespace
}  // namespace gjklab::trace_writer_test

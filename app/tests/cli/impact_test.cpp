// gjklab impact and trace --impact, as users and other programs meet them.

#include "cli/program_run.h"

#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace gjklab::impact_test {
namespace {

using Json = nlohmann::ordered_json;

/// Two bodies on their way to each other: B from x = 4 with velocity −2, the first contact when the gap of 2 is gone.
Scene meeting(int dimension) {
  Scene scene;
  scene.dimension = dimension;
  scene.a.shape = scene.b.shape = ShapeKind::box;
  scene.b.position = {4, 0, 0};
  scene.b.linear_velocity = {-2, 0, 0};
  scene.query.duration = 5;
  clearUnusedCoordinates(scene);
  return scene;
}

std::string lineOf(const Scene& scene) { return writeScene(scene, false) + "\n"; }

TEST(Impact, AnswersInEveryDimension) {
  TemporaryFolder folder;
  for (int d = 1; d <= 3; ++d) {
    writePlainly(folder / "scene.json", writeScene(meeting(d)));
    const Said said = runProgramWith({"impact", folder / "scene.json"});
    EXPECT_EQ(said.status, 0) << said.error;
    const Json json = Json::parse(said.out);
    EXPECT_EQ(json["status"], "hit");
    EXPECT_EQ(json["termination"], "converged");
    EXPECT_LE(json["time"], 1.0);
    EXPECT_NEAR(json["time"], 1.0, 5e-8);
    EXPECT_LE(json["distance"], 5e-8);
    ASSERT_EQ(json["normal"].size(), static_cast<std::size_t>(d));
    EXPECT_NEAR(json["normal"][0], 1, 1e-12);
    EXPECT_NEAR(json["point_a"][0], 1, 1e-9);
    EXPECT_GE(json["iterations"], 1);
    EXPECT_GE(json["support_calls"], 1);
  }
}

TEST(Impact, AMissHasNoContact) {
  Scene scene = meeting(3);
  scene.query.duration = 0.9;
  const Said said = runProgramWith({"impact", "-"}, lineOf(scene));
  EXPECT_EQ(said.status, 0) << said.error;
  const Json json = Json::parse(said.out);
  EXPECT_EQ(json["status"], "miss");
  EXPECT_EQ(json["termination"], "duration-passed");
  for (const char* key : {"time", "distance", "normal", "point_a", "point_b"}) EXPECT_TRUE(json[key].is_null()) << key;
}

TEST(Impact, OverlappingAtTheStart) {
  Scene scene = meeting(2);
  scene.b.position.x = 1.5;
  const Json json = Json::parse(runProgramWith({"impact", "-"}, lineOf(scene)).out);
  EXPECT_EQ(json["status"], "overlapping");
  EXPECT_EQ(json["time"], 0);
  EXPECT_EQ(json["distance"], 0);
}

TEST(Impact, EveryLineHasItsAnswer) {
  Scene unsuited = meeting(2);
  unsuited.b.angular_velocity.z = 1;
  unsuited.query.impact_method = gjk::ImpactMethod::ray_cast;
  const Said said =
      runProgramWith({"impact", "-"}, lineOf(meeting(1)) + "{\"bad\n" + lineOf(unsuited) + lineOf(meeting(3)));
  EXPECT_EQ(said.status, 2);
  std::istringstream lines(said.out);
  std::string line;
  std::vector<Json> answers;
  while (std::getline(lines, line)) answers.push_back(Json::parse(line));
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_EQ(answers[0]["status"], "hit");
  EXPECT_EQ(answers[1]["line"], 2);
  EXPECT_EQ(answers[2]["line"], 3);
  EXPECT_TRUE(
      contains(answers[2]["error"].get<std::string>(), {"query.impact_method: " + messageWith("do not spin; here")}));
  EXPECT_EQ(answers[3]["status"], "hit");
}

TEST(Impact, WhatIsWrongIsSaid) {
  TemporaryFolder folder;
  const auto with = [&](const std::string& query) {
    writePlainly(folder / "scene.json",
                 R"({"gjklab":1,"dimension":2,"a":{"shape":"point"},"b":{"shape":"point"},"query":{)" + query + "}}");
    return folder / "scene.json";
  };
  const std::string file = folder / "scene.json";
  expectRefusal({"impact", with(R"("duration":0)")}, 2,
                (file + ": query.duration: ") + messageWith({{"value", "0"}}, "greater than 0"));
  expectRefusal({"impact", with(R"("impact_tolerance":-1)")}, 2,
                (file + ": query.impact_tolerance: ") + messageWith({{"value", "-1"}}, "greater than 0"));
  expectRefusal({"impact", with(R"("impact_method":"exact")")}, 2,
                (file + ": query.impact_method: ") +
                    messageWith({{"allowed", "\"conservative\", \"bilateral\", \"ray-cast\""}, {"text", "exact"}}));
  expectRefusal({"trace", with(""), "--impact", "--format", "csv"}, 2,
                "gjklab: " + messageWith({{"option", "--impact"}, {"format", "json"}, {"given", "csv"}}));
}

TEST(Impact, TheMethodsAreCompared) {
  const Said said = runProgramWith({"compare", "-", "--impact", "--format", "json"}, lineOf(meeting(3)));
  ASSERT_EQ(said.status, 0) << said.error;
  const Json json = Json::parse(said.out);
  ASSERT_EQ(json["methods"].size(), 3U);
  for (const Json& method : json["methods"]) {
    EXPECT_EQ(method["status"], "hit");
    EXPECT_GE(method["early"], 0);
    EXPECT_LE(method["early"], 1e-7);
  }
  EXPECT_NEAR(json["reference"]["time"], 1, 1e-11);
  Scene spinning = meeting(2);
  spinning.a.angular_velocity.z = 1;
  const Said text = runProgramWith({"compare", "-", "--impact"}, lineOf(spinning));
  EXPECT_EQ(text.status, 0) << text.error;
  EXPECT_TRUE(
      contains(text.out, {messageWith("Bilateral advancement"),
                          messageWith({{"obstacle", "query.impact_method: " + messageWith("do not spin; here")}})}));
  const Said german = runProgramWith({"compare", "-", "--impact"}, lineOf(spinning), "", "de_DE.UTF-8");
  EXPECT_TRUE(hasNoEnglish(german.out));
  EXPECT_TRUE(
      contains(german.out, {germanWith("early by"), germanWith("Bilateral advancement"),
                            germanWith({{"obstacle", "query.impact_method: " + germanWith("do not spin; here")}})}));
  EXPECT_EQ(runProgramWith({"compare", "-", "--impact", "--with", "johnson"}, lineOf(spinning)).status, 2);
}

/// One record per advance, each with its whole GJK run, in step with the answer.
TEST(Impact, TheTraceHasEveryAdvance) {
  for (const auto method : {gjk::ImpactMethod::conservative, gjk::ImpactMethod::bilateral}) {
    Scene scene = meeting(2);
    scene.a.angular_velocity.z = 2;
    scene.query.impact_method = method;
    Json answer = Json::parse(runProgramWith({"impact", "-"}, lineOf(scene)).out);
    EXPECT_EQ(answer["line"], 1);
    answer.erase("line");
    const Said said = runProgramWith({"trace", "-", "--impact"}, lineOf(scene));
    ASSERT_EQ(said.status, 0) << said.error;
    const Json trace = Json::parse(said.out);
    EXPECT_EQ(trace["result"], answer);
    ASSERT_EQ(trace["steps"].size(), answer["iterations"]);
    double time = 0;
    int iteration = 0;
    for (const Json& step : trace["steps"]) {
      EXPECT_EQ(step["phase"], "impact");
      EXPECT_EQ(step["iteration"], ++iteration);
      EXPECT_EQ(step["time"], time);
      time += step["advance"].get<double>();
      EXPECT_EQ(step["distance"], step["query"]["result"]["distance"]);
      EXPECT_FALSE(step["query"]["steps"].empty());
      EXPECT_EQ(step["query"]["steps"].back()["upper_bound"], step["query"]["result"]["upper_bound"]);
      if (method == gjk::ImpactMethod::conservative && step["speed_bound"] > 0) {
        EXPECT_LE(step["advance"].get<double>() * step["speed_bound"].get<double>(), step["distance"].get<double>());
      }
    }
    EXPECT_EQ(trace["steps"].back()["time"], answer["time"]);
  }
}

}  // namespace
}  // namespace gjklab::impact_test

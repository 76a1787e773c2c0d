// Contacts, hulls and mass properties on the command line.
#include "cli/program_run.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

namespace gjklab::follow_up_test {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kTwoBoxes = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[2,1]},)"
                                  R"("b":{"shape":"box","half_extents":[1,1],"position":[1.5,1.75]}})";
constexpr const char* kApart = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[2,1]},)"
                               R"("b":{"shape":"sphere","radius":1,"position":[9,0]}})";

TEST(FollowUps, SolveAddsContactsAndMass) {
  const std::string lines = std::string(kTwoBoxes) + "\n" + kApart + "\n";
  const Said plain = runProgramWith({"solve", "-"}, lines),
             said = runProgramWith({"solve", "--contacts", "--mass", "-"}, lines);
  ASSERT_EQ(said.status, 0) << said.error;
  const std::size_t end = said.out.find('\n');
  const Json overlap = Json::parse(said.out.substr(0, end)), apart = Json::parse(said.out.substr(end + 1));
  EXPECT_EQ(plain.out.find("contacts"), std::string::npos);
  EXPECT_EQ(said.out.substr(0, plain.out.find('}')), plain.out.substr(0, plain.out.find('}')))
      << "the answer is the same";
  ASSERT_EQ(overlap["contacts"].size(), 2u);
  for (const Json& contact : overlap["contacts"]) {
    EXPECT_NEAR(contact["depth"].get<double>(), 0.25, 1e-12);
    EXPECT_NEAR(contact["point_a"][1].get<double>(), 1, 1e-12);
    EXPECT_NEAR(contact["point_b"][1].get<double>(), 0.75, 1e-12);
  }
  EXPECT_TRUE(apart["contacts"].empty());
  EXPECT_NEAR(overlap["mass"]["a"]["measure"].get<double>(), 8, 1e-12);
  EXPECT_NEAR(overlap["mass"]["a"]["inertia"][1][1].get<double>(), 2 * 64 / 12.0, 1e-12);
  EXPECT_NEAR(apart["mass"]["b"]["measure"].get<double>(), std::acos(-1.0), 1e-12);
}

TEST(FollowUps, TraceTellsTheManifold) {
  const Said plain = runProgramWith({"trace", "-"}, kTwoBoxes),
             said = runProgramWith({"trace", "--contacts", "-"}, kTwoBoxes);
  ASSERT_EQ(said.status, 0) << said.error;
  EXPECT_FALSE(Json::parse(plain.out).contains("manifold"));
  const Json trace = Json::parse(said.out);
  EXPECT_EQ(trace["steps"], Json::parse(plain.out)["steps"]);
  const Json& manifold = trace["manifold"];
  EXPECT_EQ(manifold["case"], "face");
  EXPECT_EQ(manifold["reference"]["body"], "a");
  EXPECT_EQ(manifold["clips"].size(), 2u);
  EXPECT_EQ(manifold["contacts"].size(), 2u);
}

TEST(FollowUps, WhatMeansNothingTogetherIsRefused) {
  TemporaryFolder folder;
  writePlainly(folder / "boxes.json", kTwoBoxes);
  const std::string scene = folder / "boxes.json", picture = folder / "out.png";
  for (const char* verb : {"draw", "screenshot"}) {
    expectRefusal({verb, scene, "-o", picture, "--with", "johnson", "--study", "hull-a"}, 2,
                  "gjklab: " + messageWith({{"rule", messageWith("--with works")}, {"study", "hull-a"}}, "hull"));
    expectRefusal(
        {verb, scene, "-o", picture, "--contacts", "--study", "hull-difference"}, 2,
        "gjklab: " + messageWith({{"rule", messageWith("--contacts works")}, {"study", "hull-difference"}}, "hull"));
    expectRefusal({verb, scene, "-o", picture, "--study", "hull"}, 2,
                  "gjklab: --study " +
                      messageWith({{"allowed", "hull-a, hull-b, hull-difference, impact, query"}, {"text", "hull"}}));
  }
  expectRefusal({"draw", scene, "-o", picture, "--with", "johnson", "--pane", "world"}, 2,
                "gjklab: " + messageWith("--with and --pane world"));
  expectRefusal({"trace", scene, "--contacts", "--format", "csv"}, 2,
                "gjklab: " + messageWith({{"option", "--contacts"}, {"format", "json"}, {"given", "csv"}}));
  expectRefusal({"solve", scene, "--certify=no"}, 2,
                "gjklab: " + messageWith({{"option", "certify"}}, "takes no value") + " (" +
                    messageWith({{"command", "gjklab solve"}}, "see") + ")");
}

TEST(FollowUps, HullOfPointsWithManyInside) {
  TemporaryFolder folder;
  for (const GalleryEntry& each : gallery())
    if (each.id == "hull-lattice") writePlainly(folder / "lattice.json", writeScene(each.scene));
  const Said said = runProgramWith({"hull", folder / "lattice.json"});
  ASSERT_EQ(said.status, 0) << said.error;
  const Json hull = Json::parse(said.out);
  EXPECT_EQ(hull["of"], "a");
  EXPECT_EQ(hull["rank"], 3);
  EXPECT_EQ(hull["points"].size(), 27u);
  ASSERT_EQ(hull["corners"].size(), 8u);
  EXPECT_EQ(hull["facets"].size(), 12u);
  for (const Json& corner : hull["corners"])
    for (const Json& coordinate : hull["points"][corner.get<std::size_t>()])
      EXPECT_EQ(std::abs(coordinate.get<double>()), 1);
  // Every point is accounted for: in the simplex, added, or dropped.
  std::size_t seen = hull["simplex"].size() + hull["dropped_at_start"].size() + hull["steps"].size();
  for (const Json& step : hull["steps"]) seen += step["dropped"].size();
  EXPECT_EQ(seen, 27u);
  const Said text = runProgramWith({"hull", folder / "lattice.json", "--format", "text"});
  const auto result = [](const char* corners, const char* facets) {
    return messageWith({{"kind", "a polyhedron"},
                        {"vertices", messageWith({{"n", corners}}, "{n} vertices")},
                        {"facets", messageWith({{"n", facets}}, "{n} facets")}});
  };
  EXPECT_TRUE(contains(text.out, {result("8", "12")}));
  const Said german = runProgramWith({"hull", folder / "lattice.json", "--format", "text"}, "", "", "de_DE.UTF-8");
  EXPECT_TRUE(hasNoEnglish(german.out));
  EXPECT_TRUE(contains(german.out, {germanWith({{"n", "27"}}, "{n} points"), germanWith("a polyhedron")}));
  const Said both = runProgramWith({"hull", folder / "lattice.json", "--of", "difference"});
  EXPECT_EQ(Json::parse(both.out)["corners"].size(), 8u) << "box ⊖ box is a box";
}

TEST(FollowUps, HullSaysThatItLeavesRadiiOut) {
  const std::string scene = R"({"gjklab":1,"dimension":2,"a":{"shape":"sphere","radius":1},)"
                            R"("b":{"shape":"box","half_extents":[1,1]}})";
  const auto text = [&](const char* of) {
    return runProgramWith({"hull", "-", "--format", "text", "--of", of}, scene).out;
  };
  EXPECT_TRUE(contains(text("a"), {messageWith({{"body", "A"}}, "Radii and margins")}));
  EXPECT_TRUE(contains(text("difference"), {messageWith("Radii and margins")}));
  EXPECT_EQ(text("b").find("Radii"), std::string::npos);
}

TEST(FollowUps, HullRefusesWhatHasNoPoints) {
  TemporaryFolder folder;
  writePlainly(folder / "cone.json",
               R"({"gjklab":1,"dimension":3,"a":{"shape":"cone","half_height":1,"radius":1},"b":{"shape":"point"}})");
  const Said said = runProgramWith({"hull", folder / "cone.json"});
  EXPECT_EQ(said.status, 2);
  EXPECT_EQ(said.out, "");
  expectFacts(said.error, {"A ", "cone"});
  EXPECT_EQ(runProgramWith({"hull", folder / "cone.json", "--of", "b"}).status, 0);
  expectRefusal({"hull", folder / "cone.json", "--of", "c"}, 2,
                "gjklab: --of " + messageWith({{"allowed", "a, b, difference"}, {"text", "c"}}));
}

TEST(FollowUps, TenThousandPointsAreNoTrouble) {
  std::string scene = R"({"gjklab":1,"dimension":3,"b":{"shape":"point"},"a":{"shape":"hull","points":[)";
  for (int i = 0; i < 10000; ++i) {  // a spiral around the unit ball
    const double z = 1 - (2 * i + 1) / 10000.0, r = std::sqrt(1 - z * z);
    scene += fmt::format("{}[{},{},{}]", i > 0 ? "," : "", r * std::cos(2.4 * i), r * std::sin(2.4 * i), z);
  }
  const Said said = runProgramWith({"hull", "-", "--format", "text"}, scene + "]}}");
  ASSERT_EQ(said.status, 0) << said.error;
  EXPECT_TRUE(
      contains(said.out, {messageWith({{"n", "10000"}}, "{n} vertices"), messageWith({{"n", "19996"}}, "{n} facets")}));
}

}  // namespace
}  // namespace gjklab::follow_up_test

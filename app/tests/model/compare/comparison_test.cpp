#include "model/compare/comparison.h"

#include "model/gallery/gallery.h"

#include <gtest/gtest.h>

#include "export/comparison_writer.h"
#include "messages_in.h"
#include "model/scene/method_choices.h"
#include "model/test_shapes.h"

#include <nlohmann/json.hpp>

namespace gjklab::comparison_test {
namespace {

/// Two boxes in the plane: 1 apart, or 0.5 deep.
Scene boxes(double gap) { return test_shapes::squaresOf({2 + gap, 0.25, 0}); }

Comparison compared(const Scene& scene, const std::vector<Rival>& rivals) {
  std::vector<QuerySettings> queries{scene.query};
  for (const Rival& rival : rivals) queries.push_back(rivalQuery(scene, rival));
  std::vector<gjklab::Run> runs(queries.size());
  std::vector<const gjklab::Run*> all;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    Scene asked = scene;
    asked.query = queries[i];
    runQuery(asked, runs[i]);
    all.push_back(&runs[i]);
  }
  Comparison comparison;
  compareRuns(comparison, all, methodNames(scene, rivals));
  setReference(comparison, scene, Effort::full);
  return comparison;
}

const ComparisonRow& rowNamed(const std::vector<ComparisonRow>& rows, const std::string& name) {
  for (const ComparisonRow& row : rows)
    if (row.name == name) return row;
  ADD_FAILURE() << "no row " << name;
  return rows.front();
}

TEST(Comparison, ErrorsAreAgainstTheTruth) {
  for (const double gap : {1.0, -0.5}) {
    const Comparison comparison = compared(boxes(gap), {Rival{"johnson", {}, {}}});
    ASSERT_TRUE(comparison.reference);
    EXPECT_NEAR(static_cast<double>(comparison.reference->signed_distance), gap, 1e-18);
    for (const MethodFigures& method : comparison.methods) {
      ASSERT_TRUE(method.error);
      EXPECT_EQ(*method.error, std::abs(method.result.distance - method.result.depth - gap));
      EXPECT_LE(*method.error, 1e-15);
    }
  }
}

TEST(Comparison, AWrongAnswerShows) {
  Scene scene = boxes(-0.5);
  scene.a.shape = ShapeKind::ellipsoid;
  scene.a.radii = {1.5, 1, 0};
  scene.query.epa_max_iterations = 1;
  const Comparison comparison = compared(scene, {});
  ASSERT_TRUE(comparison.methods[0].error);
  EXPECT_GT(*comparison.methods[0].error, 1e-3);
}

TEST(Comparison, TheBooleanMethodSaysNothingOfADistance) {
  const Comparison apart = compared(boxes(1), {Rival{}});
  const auto rows = comparisonRows(apart);
  EXPECT_EQ(rowNamed(rows, "distance").cells, (std::vector<std::string>{"1", "–"}));
  EXPECT_EQ(rowNamed(rows, "error").cells[1], "–");
  EXPECT_TRUE(rowNamed(rows, "distance").differs);
  EXPECT_FALSE(rowNamed(rows, "status").differs);
  EXPECT_EQ(rowNamed(rows, "termination").cells[1], "separating direction");
  const auto overlap = comparisonRows(compared(boxes(-0.5), {Rival{}}));
  EXPECT_EQ(rowNamed(overlap, "depth").cells, (std::vector<std::string>{"0.5", "0.5"}));
}

TEST(Comparison, AMethodThatIsNotForTheseShapesSaysNothing) {
  Scene scene = boxes(-0.5);
  scene.a.shape = ShapeKind::ellipsoid;
  scene.a.radii = {1.5, 1, 0};
  const Comparison comparison = compared(scene, {Rival{"separating-axes", {}, {}}});
  const auto rows = comparisonRows(comparison);
  EXPECT_EQ(rowNamed(rows, "status").cells, (std::vector<std::string>{"intersecting", "–"}));
  EXPECT_EQ(rowNamed(rows, "depth").cells[1], "–");
  const test::TestLanguage language;
  EXPECT_EQ(test::factsOf(partingText(comparison, 1)), (test::Facts{{"method", comparison.methods[1].name}}));
  EXPECT_FALSE(areCompared(comparison, 1));
  EXPECT_TRUE(areCompared(compared(boxes(1), {Rival{}}), 1));
}

TEST(Comparison, NamesTellTheMethodsApart) {
  const Scene scene = boxes(1);
  const auto names = [&](const Rival& rival) { return rivalNames(scene, rival); };
  EXPECT_EQ(names({"johnson", {}, {}}).own, "Voronoi regions");
  EXPECT_EQ(names({"johnson", {}, {}}).rival, "Johnson");
  EXPECT_EQ(names({"voronoi", gjk::Rounding::support, {}}).own, "Voronoi regions (cores)");
  EXPECT_EQ(names({"voronoi", gjk::Rounding::support, {}}).rival, "Voronoi regions (whole)");
  EXPECT_EQ(names({"voronoi", {}, RivalStart::reverse}).rival, "Voronoi regions (d₀ reversed)");
  EXPECT_EQ(names({"textbook", {}, {}, true}).own, "Distance GJK") << "not by the solver";
  EXPECT_EQ(names({"boolean", {}, {}}).own, "Distance GJK");
  EXPECT_EQ(names({"nesterov", {}, {}}).own, "Plain GJK") << "momentum is all that differs";
  EXPECT_EQ(names({"textbook", {}, {}, true}).rival, "Textbook (float) · rounded input");
}

TEST(Comparison, AReversedStartLooksTheOtherWay) {
  Scene scene = boxes(1);
  const Rival rival{"voronoi", {}, RivalStart::reverse};
  EXPECT_EQ(rivalQuery(scene, rival).initial_direction, std::optional(dvec3(-3, -0.25, 0)));
  scene.query.initial_direction = dvec3(0, 2, 0);
  EXPECT_EQ(rivalQuery(scene, rival).initial_direction, std::optional(dvec3(0, -2, 0)));
  scene.query.initial_direction.reset();
  scene.b.position = scene.a.position;
  EXPECT_EQ(rivalQuery(scene, rival).initial_direction, std::optional(dvec3(-1, 0, 0)));
}

TEST(Comparison, TheOfferedRivalDoesSomethingElse) {
  for (const MethodChoice& own : methodChoices())
    for (const MethodChoice& remembered : methodChoices()) {
      Scene scene = boxes(1);
      scene.query = withMethod(scene.query, own);
      const Rival offered = offeredRival(scene, {remembered.id, {}, {}});
      EXPECT_FALSE(rivalQuery(scene, offered) == scene.query) << own.id;
      EXPECT_EQ(offered.method == remembered.id, &own != &remembered) << own.id << " " << remembered.id;
    }
}

TEST(Comparison, TextIsATable) {
  const std::string text = comparisonText(compared(boxes(1), {Rival{"johnson", {}, {}}, Rival{}}), "Boxes");
  EXPECT_NE(text.find("Boxes\n"), std::string::npos);
  EXPECT_NE(text.find("Voronoi regions"), std::string::npos);
  EXPECT_NE(text.find("reference: distance 1 ± "), std::string::npos) << text;
  EXPECT_NE(text.find("Johnson"), std::string::npos) << text;
}

TEST(Comparison, JsonHoldsTheSameNumbers) {
  const Scene scene = boxes(1);
  const Rival rival{};
  const Comparison comparison = compared(scene, {rival});
  const auto json = nlohmann::json::parse(comparisonJson(comparison, {scene.query, rivalQuery(scene, rival)}, {7}));
  EXPECT_EQ(json["reference"]["signed_distance"], 1.0);
  EXPECT_EQ(json["methods"][0]["result"]["distance"], comparison.methods[0].result.distance);
  EXPECT_EQ(json["methods"][0]["error"], *comparison.methods[0].error);
  EXPECT_TRUE(json["methods"][1]["error"].is_null());
  EXPECT_EQ(json["methods"][1]["method"], "boolean");
  ASSERT_EQ(json["partings"].size(), 1u);
  ASSERT_TRUE(comparison.partings[0]) << "the boolean method stops at the first separating direction";
  EXPECT_EQ(json["partings"][0]["step"], 7);
  EXPECT_EQ(json["partings"][0]["sentence"], comparison.partings[0]->sentence);
}

/// Whatever was chosen or remembered, and whatever the scene turns to afterwards.
TEST(Comparison, NoSearchForATimeOfImpactIsBesideItself) {
  using enum gjk::ImpactMethod;
  Scene scene = defaultScene(2);
  for (const gjk::ImpactMethod own : {conservative, bilateral, ray_cast}) {
    scene.query.impact_method = own;
    for (const gjk::ImpactMethod chosen : {conservative, bilateral, ray_cast}) {
      Rival rival;
      rival.impact = chosen;
      const gjk::ImpactMethod asked = rivalQuery(scene, rival).impact_method;
      EXPECT_NE(asked, own);
      if (chosen != own) {
        EXPECT_EQ(asked, chosen);
      }
      EXPECT_NE(rivalNames(scene, rival).own, rivalNames(scene, rival).rival);
    }
  }
}

}  // namespace
}  // namespace gjklab::comparison_test

// Captions of many runs: well-formed, within their limits, and true: every number that a sentence says is one of the
// numbers of its record.

#include "model/caption/caption.h"

#include <gtest/gtest.h>

#include <set>

#include "messages_in.h"
#include "model/caption/caption_numbers.h"
#include "model/caption/caption_truth.h"
#include "model/gallery/gallery.h"
#include "model/run/follow_up.h"
#include "model/run/impact_study.h"
#include "model/scene/method_choices.h"
#include "model/scene_named.h"
#include "model/seeded_scenes.h"
#include "model/text/rich_text.h"
#include "sanitizers.h"

namespace gjklab::caption_test {
namespace {

using test::characters;
using test::numbersIn;
using test::Sayable;
using test::sayableAt;

void expectPlain(const std::string& text) {
  for (const char* bad :
       {"nan", "inf", "undefined", "∞", "e+", "e-", "{", "}", "  ", "1 facets", " .", "-1", "-2", "-0"})
    EXPECT_EQ(text.find(bad), std::string::npos) << "'" << bad << "' in: " << text;
}

void expectWellFormed(const Caption& c) {
  EXPECT_FALSE(c.overline.empty());
  EXPECT_LE(characters(c.overline), 40) << c.overline << " is one line";
  for (const char* line : c.pseudocode.lines) EXPECT_LE(characters(line), 34) << line << " is one line";
  EXPECT_FALSE(c.title.empty());
  EXPECT_LE(characters(c.title), 46) << c.title;
  EXPECT_FALSE(c.body.empty());
  EXPECT_LE(characters(c.body), 320) << c.body;
  EXPECT_TRUE(c.body.back() == '.' || c.body.back() == '*') << c.body;
  EXPECT_LE(characters(plainText(c.title)), kMostBrief) << c.title;
  EXPECT_LE(characters(plainText(c.brief)), kMostBrief) << c.brief;
  EXPECT_TRUE(!c.brief.empty() && c.brief.back() == '.') << c.brief << " is a sentence";
  EXPECT_EQ(std::count(c.brief.begin(), c.brief.end(), '*') % 2, 0) << c.brief;
  expectPlain(c.brief);
  const auto stars = std::count(c.body.begin(), c.body.end(), '*');
  EXPECT_EQ(stars % 2, 0) << c.body;
  expectPlain(c.body);
  expectPlain(c.overline);
  EXPECT_FALSE(c.pseudocode.lines.empty());
  EXPECT_GE(c.pseudocode.current, 0);
  EXPECT_LT(c.pseudocode.current, static_cast<int>(c.pseudocode.lines.size()));
  for (const TestRow& row : c.tests) EXPECT_FALSE(row.expression.empty() || row.value.empty());
  EXPECT_FALSE(c.facts.empty());
  for (const Fact& fact : c.facts) EXPECT_FALSE(fact.name.empty() || fact.value.empty());
}

void checkRun(const Scene& scene, const gjklab::Run& run) {
  const Timeline timeline(run);
  // Of long runs, the beginning, the end and a sample of what is between.
  const int stride = 1 + timeline.size() / 20;
  for (int i = 0; i < timeline.size(); i += i < 30 || i > timeline.size() - 20 ? 1 : stride) {
    const Caption c = caption(scene, run, timeline, i);
    SCOPED_TRACE(c.overline + " | " + c.title + " | " + c.body);
    expectWellFormed(c);
    if (run.textbook) continue;  // claims, not truths: textbook_test
    expectTrue(scene, run, timeline[i], c);
    const Sayable sayable = sayableAt(run, scene, timeline[i]);
    for (const std::string& said : {c.body, c.brief})
      for (const std::string& text : numbersIn(said)) EXPECT_TRUE(sayable.has(text)) << text << " in " << said;
    for (const TestRow& row : c.tests)
      if (row.value != "–") {
        EXPECT_TRUE(sayable.has(row.value)) << row.expression << " = " << row.value;
      }
    if (::testing::Test::HasFailure()) return;
  }
}

class SeededCaptions : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Dimensions, SeededCaptions, ::testing::Values(1, 2, 3));

TEST_P(SeededCaptions, AreTrueAndWithinTheirLimits) {
  SceneDrawer drawer(GetParam(), 7u);
  gjklab::Run run;
  for (int i = 0; i < 150 / gjk::test::kShareOfCases && !HasFailure(); ++i) {
    const Scene scene = drawer.draw();
    runQuery(scene, run);
    SCOPED_TRACE("scene " + std::to_string(i));
    checkRun(scene, run);
  }
}

TEST(CaptionsWalk, OfTheGalleryByEveryMethod) {
  gjklab::Run run;
  int pairs = 0;
  for (const GalleryEntry& entry : gallery()) {
    for (const MethodChoice& choice : methodChoices()) {
      if (++pairs % gjk::test::kShareOfCases != 0) continue;
      for (const gjk::Rounding rounding : {gjk::Rounding::core, gjk::Rounding::support}) {
        Scene scene = entry.scene;
        scene.query = withMethod(scene.query, choice);
        scene.query.rounding = rounding;
        // Without radii the run by support functions is the one before.
        if (rounding == gjk::Rounding::support && run.trace.radius_sum == 0) continue;
        runQuery(scene, run);
        SCOPED_TRACE(entry.id + ", " + choice.id + ", rounding " + gjk::name(rounding));
        if (methodObstacle(scene).empty()) checkRun(scene, run);
        if (::testing::Test::HasFailure()) return;
      }
    }
  }
}

TEST(Captions, OfMovingBodies) {
  int told = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.opening.study != Study::impact) continue;
    for (const gjk::ImpactMethod method : kImpactMethods) {
      Scene scene = entry.scene;
      scene.query.impact_method = method;
      gjklab::Run run = runQuery(scene);
      followUp(scene, {.study = Study::impact}, run);
      SCOPED_TRACE(entry.id + ", " + gjk::name(method));
      if (run.impact->missing.empty()) checkRun(scene, run), ++told;
      if (::testing::Test::HasFailure()) return;
    }
  }
  EXPECT_GT(told, 40);
}

TEST_P(SeededCaptions, OfMovingBodiesAreTrue) {
  SceneDrawer drawer(GetParam(), 11u);
  std::mt19937 random(5);
  std::uniform_real_distribution<double> unit(-1, 1);
  gjklab::Run run;
  for (int i = 0; i < 60 && !HasFailure(); ++i) {
    Scene scene = drawer.draw();
    const double size = glm::length(scene.b.position - scene.a.position);
    for (Body* body : {&scene.a, &scene.b})
      for (int k = 0; k < 3; ++k) {
        body->linear_velocity[k] = size * unit(random);
        body->angular_velocity[k] = 3 * unit(random);
      }
    if (i % 3 == 0) scene.a.angular_velocity = scene.b.angular_velocity = dvec3(0.0);
    scene.query.impact_method = kImpactMethods[static_cast<std::size_t>(i % 3 == 0 ? i % 9 / 3 : i % 2)];
    clearUnusedCoordinates(scene);
    runQuery(scene, run);
    followUp(scene, {.study = Study::impact}, run);
    SCOPED_TRACE("scene " + std::to_string(i));
    checkRun(scene, run);
  }
}

TEST(CaptionsWalk, OfAWarmStart) {
  int pairs = 0;
  for (const GalleryEntry& entry : gallery()) {
    for (const MethodChoice& choice : methodChoices()) {
      if (++pairs % gjk::test::kShareOfCases != 0) continue;
      Scene scene = entry.scene;
      scene.query = withMethod(scene.query, choice);
      WarmMemory memory;
      gjklab::Run run;
      runQuery(scene, run, &memory);
      scene.b.position += dvec3(0.01, scene.dimension > 1 ? 0.02 : 0, 0);
      runQuery(scene, run, &memory);
      SCOPED_TRACE(entry.id + ", " + choice.id);
      if (methodObstacle(scene).empty()) checkRun(scene, run);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

/// The window never loses the scene: it says what is wrong and what is allowed.
TEST(Captions, AShapeThatTheMethodCannotTake) {
  const test::TestLanguage language;
  Scene scene = defaultScene(3);  // a cone
  scene.query.method = gjk::Method::separating_axes;
  gjklab::Run run = runQuery(scene);
  const Timeline timeline(run);
  ASSERT_EQ(timeline.size(), 1);
  const Caption c = caption(scene, run, timeline, 0);
  EXPECT_NE(c.title, "");
  EXPECT_EQ(test::factsOf(c.body)["body"], scene.a.shape == ShapeKind::cone ? "A" : "B") << c.body;
  EXPECT_EQ(test::factsOf(c.body)["shape"], "cone") << c.body;
  EXPECT_FALSE(run.trace.result.has_distance);
}

/// Axes count as tested from the step that tests them, and EPA's iterations are not called GJK's.
TEST(Captions, OfSeparatingAxesCountWhatWasTestedSoFar) {
  const Scene& scene = test::sceneNamed("method-sat-2d");
  gjklab::Run run = runQuery(scene);
  const auto factOf = [&](const Scene& of, Moment moment, const std::string& name) {
    const Timeline timeline(run);
    for (const Fact& fact : caption(of, run, timeline, timeline.nearest(moment)).facts)
      if (fact.name == name) return fact;
    return Fact{};
  };
  ASSERT_EQ(run.sat->tested, 5);
  EXPECT_EQ(factOf(scene, {SubStep::sat_axis, 3}, "axes").note, "3 tested");
  EXPECT_EQ(factOf(scene, {SubStep::sat_shadows, 3}, "axes").note, "4 tested");
  EXPECT_EQ(factOf(scene, {SubStep::result, -1}, "axes").note, "all tested");
  EXPECT_EQ(factOf(scene, {SubStep::result, -1}, "GJK, EPA").value, "6 iterations");
  Scene apart = scene;
  apart.b.position.x += 100;
  runQuery(apart, run);
  EXPECT_NE(factOf(apart, {SubStep::result, -1}, "GJK").value, "");
}

/// GJK's flat simplex shows a common point, and no more; EPA starts from it.
TEST(Captions, AFlatSimplexProvesNoOverlap) {
  const Scene scene = test::sceneNamed("hard-2d-coincident");
  gjklab::Run run = runQuery(scene);
  ASSERT_EQ(run.trace.result.status, gjk::Status::intersecting);
  ASSERT_EQ(gjk::vertexCount(run.trace.gjk.back().kept), 2);
  const Timeline timeline(run);
  const auto last = static_cast<int>(run.trace.gjk.size()) - 1;
  const Caption c = caption(scene, run, timeline, timeline.nearest({SubStep::gjk_end, last}));
  EXPECT_EQ(c.title.find("Intersecting"), std::string::npos) << c.title;
  EXPECT_NE(c.body.find("point in common"), std::string::npos) << c.body;
  EXPECT_NE(c.body.find("EPA"), std::string::npos) << c.body;
}

TEST(Captions, InvalidInputHasItsOwn) {
  gjklab::Run run;
  run.trace.result.termination = gjk::Termination::invalid_input;
  run.trace.result.has_distance = false;
  const Timeline timeline(run);
  const Caption c = caption(Scene{}, run, timeline, 0);
  EXPECT_NE(c.title.find("invalid"), std::string::npos) << c.title;
  EXPECT_EQ(c.pseudocode.current, -1);
  expectPlain(c.body);
}

TEST(Captions, SubscriptsOfCofactorsAreWhole) {
  Scene scene = defaultScene(2);
  scene.query.sub_distance = gjk::SubDistance::johnson;
  gjklab::Run run = runQuery(scene);
  const Timeline timeline(run);
  std::set<std::string> expressions;
  for (const TestRow& row : caption(scene, run, timeline, timeline.nearest({SubStep::gjk_region, 1})).tests)
    expressions.insert(row.expression);
  EXPECT_TRUE(expressions.count("Δ_{s₂}(s₂s₁)")) << "drawn with the whole name lowered";
}

/// Far from the world's origin four digits do not tell the nearest points apart.
TEST(Captions, PointsFarAwayHaveTheirDigits) {
  Scene scene = defaultScene(2);
  scene.a.shape = scene.b.shape = ShapeKind::point;
  scene.a.position = {1234.5, 1000.25, 0};
  scene.b.position = {1234.5625, 1000.25, 0};
  gjklab::Run run = runQuery(scene);
  const Timeline timeline(run);
  const std::string body = caption(scene, run, timeline, timeline.size() - 1).body;
  EXPECT_NE(body.find("(1234.5, 1000.25) on A"), std::string::npos) << body;
  EXPECT_NE(body.find("(1234.5625, 1000.25) on B"), std::string::npos) << body;
}

/// A list that is gone through: its row of this step is among the rows that can be seen, and so is the best one.
TEST(Captions, TheRowOfThisStepIsInSight) {
  std::vector<TestRow> rows(9);
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].expression = std::to_string(i);
  rows[1].mood = TestRow::Mood::good;
  EXPECT_EQ(rowsInSight(rows, 2).size(), 9u) << "nothing is gone through";
  rows[6].here = true;
  EXPECT_EQ(rowsInSight(rows, 9).size(), 9u);
  EXPECT_EQ(rowsInSight(rows, 7).size(), 9u);
  EXPECT_EQ(rowsInSight(rows, 0).size(), 9u);
  for (int seen = 1; seen < 7; ++seen) {
    SCOPED_TRACE(seen);
    const std::vector<TestRow> left = rowsInSight(rows, seen);
    const auto at = std::find_if(left.begin(), left.end(), [](const TestRow& row) { return row.here; });
    EXPECT_EQ(at - left.begin(), seen - 1) << "the last that is seen";
    EXPECT_EQ(left.back().expression, "8") << "what is to come stays";
    EXPECT_EQ(left[0].expression, seen > 1 ? "1" : "6") << "the best";
  }
  rows[1].mood = TestRow::Mood::neutral;
  rows[6].mood = TestRow::Mood::good;  // this step's is the best
  const std::vector<TestRow> left = rowsInSight(rows, 3);
  ASSERT_EQ(left.size(), 5u);
  for (std::size_t i = 0; i < left.size(); ++i) EXPECT_EQ(left[i].expression, std::to_string(4 + i));
}

TEST(NumbersIn, FindsWhatNumberWrites) {
  EXPECT_EQ(numbersIn("w = (1, −2.5), |x|² = 1.2·10⁻⁷ and −10⁻³ at A₂."),
            (std::vector<std::string>{"1", "−2.5", "1.2·10⁻⁷", "−10⁻³"}));
}

}  // namespace
}  // namespace gjklab::caption_test

// What Johnson's method and signed volumes say of their own bookkeeping, in the scenes that show where they differ.

#include "model/caption/caption.h"

#include "gjk/feature.h"
#include "gjk/sub_distance_johnson.h"
#include "messages_in.h"
#include "model/scene_named.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

namespace gjklab::caption_solvers_test {
namespace {

/// The scene shows what its title says: in doubles no set of vertices has the signs that Johnson's method looks for.
TEST(Captions, TheNeedleIsOneThatDoublesLose) {
  const test::TestLanguage language;
  gjklab::Run run;
  runQuery(test::sceneNamed("method-johnson-needle"), run);
  int lost = 0;
  for (const auto& record : run.trace.gjk) {
    if (record.simplex.size() != 3 || record.region == gjk::kNoFeature) continue;
    gjk::detail::Simplex<3> simplex;
    for (int i = 2; i >= 0; --i) {
      gjk::LocalSupport<3> vertex;
      vertex.w = record.simplex[i].support.w;
      simplex.add(vertex);
    }
    const gjk::detail::Points<3, double> points(simplex);
    const bool lost_here = gjk::detail::johnsonRegion(points, gjk::detail::NoLog()) == gjk::kNoFeature;
    lost += lost_here;
    const Timeline timeline(run);
    const Caption c =
        caption(test::sceneNamed("method-johnson-needle"), run, timeline,
                timeline.nearest({SubStep::gjk_region, record.iteration - 1}), Disclosure::everything, Naming::letters);
    const auto messages = test::messagesIn(c.body);
    EXPECT_EQ(test::factsOf(c.body)["feature"], "abc") << c.body;
    EXPECT_EQ(record.region, gjk::allOf(3));
    // The set that decides is named; that twice as many digits decided has a sentence of its own.
    EXPECT_EQ(test::factsOf(c.body)["set"], "abc") << c.body;
    EXPECT_EQ(std::any_of(messages.begin(), messages.end(), [](const auto& each) { return each.facts.empty(); }),
              lost_here)
        << test::inEnglish(c.body);
  }
  EXPECT_EQ(lost, 1);
  EXPECT_NEAR(run.trace.result.distance, 1.1713338720544262e-08, 1e-13);
}

/// The scene shows what its title says: two faces of the tetrahedron are asked, and the nearer answer wins. That the
/// distances are right, and the winner the nearest, is checked of every caption.
TEST(Captions, SignedVolumesAskTwoFaces) {
  const test::TestLanguage language;
  const Scene& scene = test::sceneNamed("method-signed-volumes-faces");
  gjklab::Run run = runQuery(scene);
  const Timeline timeline(run);
  const Caption c = caption(scene, run, timeline, timeline.nearest({SubStep::gjk_region, 3}), Disclosure::everything,
                            Naming::letters);
  const auto* record = &run.trace.gjk[3];
  EXPECT_EQ(record->simplex.size(), 4);
  EXPECT_TRUE(test::hasMessage(c.body, {{"vertices", "*c* or *e*"}})) << test::inEnglish(c.body);
  // In the order of the vertices: opposite c, then opposite e, where the nearer answer is.
  const test::Facts winner{{"feature", "abc"}, {"distance", "1"}};
  EXPECT_TRUE(test::hasMessage(c.body, winner)) << test::inEnglish(c.body);
  EXPECT_TRUE(test::hasMessage(c.body, {{"feature", "ab"}, {"distance", "1.988"}, {"others", " and *abc* (1)"}}))
      << test::inEnglish(c.body);
  EXPECT_EQ(number(glm::length(record->closest)), winner.at("distance"));
  int asked = 0;
  for (const gjk::SignTest& test : record->tests)
    asked += test.subject.kind == gjk::TestKind::volume && gjk::vertexCount(test.subject.feature) == 3;
  EXPECT_EQ(asked, 2);
  EXPECT_NEAR(run.trace.result.distance, 1, 1e-15);
}

}  // namespace
}  // namespace gjklab::caption_solvers_test

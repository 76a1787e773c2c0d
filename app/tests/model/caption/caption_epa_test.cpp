// What EPA says of facets that are equally near to O.

#include "model/caption/caption.h"

#include "model/gallery/gallery.h"
#include "model/test_shapes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab {
namespace {

/// A square of side 2 and a point in it: A ⊖ B is the square around −offset, so its sides are 1 ± offset from O.
std::string lastNearest(dvec3 offset) {
  Scene scene;
  scene.dimension = 2;
  scene.a = test_shapes::boxOf({1, 1, 0});
  scene.b = test_shapes::pointOf();
  scene.b.position = offset;
  gjklab::Run run;
  runQuery(scene, run);
  const Timeline timeline(run);
  EXPECT_FALSE(run.trace.epa.empty());
  const auto last = static_cast<int>(run.trace.epa.size()) - 1;
  return caption(scene, run, timeline, timeline.nearest({SubStep::epa_closest_facet, last})).body;
}

TEST(Captions, EquallyNearFacetsAreCounted) {
  EXPECT_NE(lastNearest({0, 0, 0}).find("All 4 of its edges are equally near to O; the one with"), std::string::npos)
      << lastNearest({0, 0, 0});
  EXPECT_EQ(lastNearest({0.5, 0.25, 0}).find("equally near"), std::string::npos) << lastNearest({0.5, 0.25, 0});
  EXPECT_NE(lastNearest({0.5, 0.25, 0}).find("the nearest to O has the outward normal"), std::string::npos);
}

/// At the end n is this step's own; an answer that was found along another n says so.
TEST(Captions, TheLastBoundNamesTheDirectionThatProvedIt) {
  int own = 0, earlier = 0;
  for (const GalleryEntry& entry : gallery()) {
    gjklab::Run run;
    runQuery(entry.scene, run);
    if (run.trace.epa.empty() || run.trace.epa.back().decision != gjk::EpaDecision::done) continue;
    const Timeline timeline(run);
    const auto& records = run.trace.epa;
    const auto last = static_cast<int>(records.size()) - 1;
    const std::string body = caption(entry.scene, run, timeline, timeline.nearest({SubStep::epa_bound, last})).body;
    const auto along = [&](const auto& record) {
      return glm::distance(record.direction, run.trace.result.normal) < 1e-3;
    };
    if (body.find(", along n = ") != std::string::npos) {
      ++own;
      EXPECT_TRUE(along(records.back())) << entry.id << ": " << body;
    } else {
      ++earlier;
      EXPECT_NE(body.find("the n that first proved this upper bound"), std::string::npos) << entry.id << ": " << body;
      EXPECT_TRUE(std::any_of(records.begin(), records.end() - 1, along)) << entry.id << ": " << body;
    }
  }
  EXPECT_GT(own, 10);
  EXPECT_GT(earlier, 0);
}

}  // namespace
}  // namespace gjklab

// What EPA says of facets that are equally near to O.

#include "model/caption/caption.h"

#include "model/test_shapes.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace gjklab

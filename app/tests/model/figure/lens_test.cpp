// The magnifier in the corner of a difference pane.

#include "model/figure/lens.h"

#include "model/figure/clip.h"
#include "model/figure/figure_scenes.h"
#include "model/frame/contact_frame.h"
#include "model/scene_named.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace gjklab::lens_test {
namespace {

using namespace test;

/// How many marks the scale's text would cover in a corner of the lens, on this side of the corner.
int marksInCorner(const Lens& lens, dvec2 side) {
  const dvec2 far = lens.view.size - 4.0, at(side.x > 0 ? 4 : far.x, side.y > 0 ? 4 : far.y);
  const dvec2 low = glm::min(at, at + side * dvec2(40, 22)), high = glm::max(at, at + side * dvec2(40, 22));
  return static_cast<int>(
      std::count_if(lens.figure.markers.begin(), lens.figure.markers.end(), [&](const Marker& marker) {
        const dvec2 seen(project(lens.view, marker.position));
        return seen.x > low.x && seen.y > low.y && seen.x < high.x && seen.y < high.y;
      }));
}

/// The scale of the lens has a corner without marks, if there is one.
void expectFreeScale(const Lens& lens) {
  const Label& scale = lens.figure.labels.back();
  ASSERT_TRUE(scale.text.starts_with("×"));
  const dvec2 at(project(lens.view, scale.position));
  const dvec2 side(at.x < lens.view.size.x / 2 ? 1 : -1, at.y < lens.view.size.y / 2 ? 1 : -1);
  EXPECT_EQ(scale.away, side) << "into the lens";
  int least = 1000;
  for (const dvec2 each : {dvec2(1, -1), dvec2(-1, -1), dvec2(1, 1), dvec2(-1, 1)})
    least = std::min(least, marksInCorner(lens, each));
  if (least == 0) {
    EXPECT_EQ(marksInCorner(lens, side), 0);
  }
}

TEST(LensWalk, ShowsWhatIsSmallerThanItsLettersAndNothingElse) {
  int shown = 0, large = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension < 2) continue;
    Stage stage(entry.scene);
    for (const double zoom : {1.0, 0.1, 1e-6}) {
      View view = stage.difference;
      view.pixels_per_unit *= zoom;
      for (int i = 0; i < std::min(stage.timeline.size(), 40); ++i) {
        const Frame frame = stage.frame(stage.timeline[i]);
        SCOPED_TRACE(place(stage, frame));
        const auto lens = lensOf(frame, Space::difference, view, {});
        if (!lens) {
          large += frame.simplex.size() > 1;
          continue;
        }
        ++shown;
        const dvec2 extent = lens->focus_high - lens->focus_low;
        EXPECT_LT(std::max(extent.x, extent.y), 46);
        EXPECT_TRUE(lens->corner.x >= 0 && lens->corner.y >= 0);
        EXPECT_LE(lens->corner.x + lens->view.size.x, view.size.x);
        EXPECT_LE(lens->corner.y + lens->view.size.y, view.size.y);
        // What it magnifies fills half of it, seen from the same side.
        EXPECT_NEAR(std::max(extent.x, extent.y) * lens->view.pixels_per_unit / view.pixels_per_unit,
                    0.5 * lens->view.size.x, 1e-6 * lens->view.size.x);
        EXPECT_EQ(lens->view.orientation, view.orientation);
        const std::string times = "×" + number(lens->view.pixels_per_unit / view.pixels_per_unit, 2);
        const auto says = [&](const Label& label) { return label.text == times; };
        EXPECT_EQ(std::count_if(lens->figure.labels.begin(), lens->figure.labels.end(), says), 1) << times;
        expectFreeScale(*lens);
        for (const FrameVertex& vertex : frame.simplex)
          if (vertex.state != VertexState::dropped && frame.facets.empty()) {
            EXPECT_TRUE(withinPane(lens->view, vertex.support.w, 1)) << vertex.name;
          }
        EXPECT_TRUE(lens->figure.handles.empty() || !lens->figure.lines.empty());
      }
    }
  }
  EXPECT_GT(shown, 100);
  EXPECT_GT(large, 100);
}

/// World space: two points that are spoken of, so close that their marks cover them.
TEST(Lens, ShowsTheClosePairInWorldSpace) {
  int shown = 0, apart = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension < 2) continue;
    const Stage stage(entry.scene);
    for (int i = 0; i < std::min(stage.timeline.size(), 40); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      SCOPED_TRACE(place(stage, frame));
      const auto lens = lensOf(frame, Space::world, stage.world, {});
      const bool pair = frame.show_result && frame.witness_a && frame.witness_b;
      if (!lens) {
        apart += pair;
        continue;
      }
      ++shown;
      const dvec2 extent = lens->focus_high - lens->focus_low;
      EXPECT_LT(std::max(extent.x, extent.y), pair ? 20 : 40);
      if (!pair) continue;
      for (const dvec3& p : {*frame.witness_a, *frame.witness_b}) EXPECT_TRUE(withinPane(lens->view, p, 1));
      EXPECT_GT(
          glm::distance(dvec2(project(lens->view, *frame.witness_a)), dvec2(project(lens->view, *frame.witness_b))),
          0.4 * lens->view.size.x);
    }
  }
  EXPECT_GT(shown, 20);
  EXPECT_GT(apart, 20);
}

/// EPA: how far w stands out from the facet it was found from, where the eye cannot see it.
TEST(Lens, ShowsWBeyondItsFacet) {
  const Stage stage(sceneNamed("hard-2d-contained"));
  int shown = 0;
  for (int i = 0; i < stage.timeline.size(); ++i) {
    const Frame frame = stage.frame(stage.timeline[i]);
    if (frame.moment.sub_step != SubStep::epa_horizon || !frame.support) continue;
    const auto& polytope = frame.run->trace.polytope;
    const auto& facet = polytope.facets[static_cast<std::size_t>(*frame.closest_facet)];
    const dvec3 corner = polytope.vertices[static_cast<std::size_t>(facet.vertices[0])].w;
    const double height = glm::dot(frame.support->w - corner, facet.normal);
    const auto lens = lensOf(frame, Space::difference, stage.difference, {});
    if (height * stage.difference.pixels_per_unit > 9 || height < 1e-6) continue;
    ASSERT_TRUE(lens);
    EXPECT_NEAR(height * lens->view.pixels_per_unit, 0.5 * lens->view.size.x, 0.16 * lens->view.size.x);
    EXPECT_TRUE(withinPane(lens->view, frame.support->w, 1));
    ++shown;
  }
  EXPECT_GT(shown, 0);
}

/// EPA: where O and the ends of both bounds lie under one mark, the lens shows them, with w if that is near.
TEST(Lens, ShowsTheBoundsAtTheOrigin) {
  const Stage stage(sceneNamed("hard-3d-vertex-edge"));
  int shown = 0;
  for (int i = 0; i < stage.timeline.size(); ++i) {
    const Frame frame = stage.frame(stage.timeline[i]);
    if (frame.moment.sub_step != SubStep::epa_horizon || !frame.support || !frame.direction) continue;
    SCOPED_TRACE(place(stage, frame));
    const double reach = glm::dot(frame.support->w, *frame.direction) * stage.difference.pixels_per_unit;
    if (reach < 3 || reach > 15) continue;
    const auto lens = lensOf(frame, Space::difference, stage.difference, {});
    ASSERT_TRUE(lens);
    EXPECT_TRUE(withinPane(lens->view, dvec3(0.0), 1));
    EXPECT_TRUE(withinPane(lens->view, *frame.direction * glm::dot(frame.support->w, *frame.direction), 1));
    ++shown;
  }
  EXPECT_GT(shown, 0);
}

/// No corner of a body lies under the lens where a smaller lens has a free place.
TEST(Lens, LeavesCornersOfBodiesFree) {
  int shown = 0;
  for (const char* id : {"hard-2d-edge-edge", "shape-2d-box", "shape-2d-bezier", "method-contacts-2d"}) {
    const Stage stage(sceneNamed(id));
    View view = stage.world;
    view.pixels_per_unit *= 440 / std::max(view.size.x, view.size.y);
    view.size = {440, 440};
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      SCOPED_TRACE(place(stage, frame));
      const auto lens = lensOf(frame, Space::world, view, {});
      if (!lens) continue;
      ++shown;
      for (const Which which : {Which::a, Which::b})
        for (const dvec3& corner : (which == Which::a ? stage.geometry->a : stage.geometry->b).vertices) {
          const dvec2 at(project(view, corner + pose(frame.poses, which).position));
          EXPECT_NE(at, glm::clamp(at, lens->corner, lens->corner + lens->view.size)) << number(at.x);
        }
    }
  }
  EXPECT_GT(shown, 8);
}

/// The contact manifold: what touches, where it is smaller than its letters.
TEST(Lens, ShowsWhatTouchesWhereItIsSmall) {
  int shown = 0;
  for (const char* id : {"method-contacts-2d", "method-contacts-3d"}) {
    const Stage stage(sceneNamed(id), {.contacts = true});
    View view = stage.world;
    view.pixels_per_unit *= 0.06;
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      if (!frame.contact()) continue;
      SCOPED_TRACE(place(stage, frame));
      EXPECT_FALSE(lensOf(frame, Space::world, stage.world, {})) << "large enough";
      const auto lens = lensOf(frame, Space::world, view, {});
      ASSERT_TRUE(lens);
      for (const dvec3& corner : frame.contact()->remains) EXPECT_TRUE(withinPane(lens->view, corner, 1));
      EXPECT_FALSE(lens->figure.labels.empty());
      ++shown;
    }
  }
  EXPECT_GT(shown, 10);
}

TEST(Lens, NeedsRoom) {
  Stage stage(defaultScene(3));
  View view = stage.difference;
  view.pixels_per_unit *= 0.05;
  const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
  ASSERT_TRUE(lensOf(frame, Space::difference, view, {}));
  view.size = {230, 230};
  EXPECT_FALSE(lensOf(frame, Space::difference, view, {}));
}

}  // namespace
}  // namespace gjklab::lens_test

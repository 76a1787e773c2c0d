// The magnifier in the corner of a difference pane.

#include "model/figure/lens.h"

#include "model/figure/clip.h"
#include "model/figure/figure_scenes.h"

#include <gtest/gtest.h>

namespace gjklab {
namespace {

using namespace test;

TEST(Lens, ShowsWhatIsSmallerThanItsLettersAndNothingElse) {
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
        const auto lens = lensOf(frame, view, {});
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

TEST(Lens, NeedsRoom) {
  Stage stage(defaultScene(3));
  View view = stage.difference;
  view.pixels_per_unit *= 0.05;
  const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
  ASSERT_TRUE(lensOf(frame, view, {}));
  view.size = {380, 380};
  EXPECT_FALSE(lensOf(frame, view, {}));
}

}  // namespace
}  // namespace gjklab

// What the search draws, clear of what it points at and of the pane's edge.

#include "model/figure/clip.h"
#include "model/figure/figure_scenes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab {
namespace {

using namespace test;

/// GJK: d = −x is drawn from O on, its head clear of O and of x, however large or small the pane shows both.
TEST(SearchFigure, TheDirectionLeadsFromTheOriginAwayFromX) {
  int heads = 0, lines = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension < 2) continue;
    Stage stage(entry.scene);
    const double scale = stage.difference.pixels_per_unit;
    for (const double zoom : {1.0, 0.7, 0.5, 0.35, 0.25}) {
      stage.difference.pixels_per_unit = zoom * scale;
      for (int i = 0; i < std::min(stage.timeline.size(), 24); ++i) {
        const Frame frame = stage.frame(stage.timeline[i]);
        if (frame.moment.sub_step != SubStep::gjk_direction || !frame.closest || frame.plain_direction) continue;
        SCOPED_TRACE(place(stage, frame));
        const dvec2 origin(project(stage.difference, dvec3(0.0)));
        const double apart = glm::distance(dvec2(project(stage.difference, *frame.closest)), origin);
        if (apart < 8) continue;  // O's mark covers x, too
        const Figure figure = stage.differenceAt(frame, {.handles = false});
        for (const Arrow& arrow : figure.arrows) {
          if (arrow.role != Role::search_direction) continue;
          const dvec2 head(project(stage.difference, arrow.to));
          EXPECT_GT(glm::distance(head, origin), 20);
          EXPECT_GT(glm::distance(head, dvec2(project(stage.difference, *frame.closest))), 20);
          EXPECT_NEAR(glm::dot(glm::normalize(arrow.to - arrow.from), glm::normalize(-*frame.closest)), 1, 1e-9);
          EXPECT_NEAR(glm::length(glm::cross(arrow.from, *frame.direction)), 0, 1e-9) << "on the line through O";
          ++heads;
        }
        for (const Line& line : figure.lines) {
          if (line.role != Role::search_direction || line.points.back() != dvec3(0.0)) continue;
          EXPECT_TRUE(line.dashed);
          ++lines;
        }
      }
    }
  }
  EXPECT_GT(heads, 200);
  EXPECT_GT(lines, 100) << "from x to O";
}

/// 3-D: a patch of a supporting plane shows all its four corners where its point has room around it.
TEST(SearchFigure, PatchesOfPlanesAreNotCutByThePane) {
  int patches = 0;
  forEveryMoment(3, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_support || frame.moment.record > 3) return;
    SCOPED_TRACE(place(stage, frame));
    for (const bool world : {true, false}) {
      const View& view = world ? stage.world : stage.difference;
      const Figure figure = world ? stage.worldAt(frame) : stage.differenceAt(frame);
      for (const Fill& fill : figure.fills) {
        const bool support =
            fill.role == Role::support_a || fill.role == Role::support_b || fill.role == Role::support_w;
        if (!support || fill.points.size() != 4 || !withinPane(view, (fill.points[0] + fill.points[2]) * 0.5, 0.7))
          continue;
        ++patches;
        EXPECT_TRUE(withinPane(view, fill.points, 0.99));
      }
    }
  });
  EXPECT_GT(patches, 100);
}

}  // namespace
}  // namespace gjklab

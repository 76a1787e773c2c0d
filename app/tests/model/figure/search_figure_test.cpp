// What the search draws, clear of what it points at and of the pane's edge.

#include "covered.h"
#include "model/figure/clip.h"
#include "model/figure/figure_scenes.h"
#include "model/scene_named.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::search_figure_test {
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

bool hasDirection(const Figure& figure) {
  return hasArrow(figure, Role::search_direction) || hasLine(figure, Role::search_direction) ||
         hasMarker(figure, Role::search_direction);
}

bool hasLabel(const Figure& figure, Role role) {
  return std::any_of(figure.labels.begin(), figure.labels.end(), [&](const Label& l) { return l.role == role; });
}

/// d led to w; in the result of the region step it would be read as the next one.
TEST(SearchFigure, TheResultOfARegionStepHasNoOldDirection) {
  Covered cases(300), rings(50);
  const FigureOptions window{.handles = false}, stage_options{.handles = false, .stage = true};
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region) return;
    SCOPED_TRACE(place(stage, frame));
    ++cases;
    for (const FigureOptions& options : {window, stage_options}) {
      const Figure figure = stage.differenceAt(frame, options);
      EXPECT_FALSE(hasDirection(figure));
      EXPECT_FALSE(hasLine(figure, Role::previous_closest));
      EXPECT_FALSE(options.stage && hasLabel(figure, Role::previous_closest));
      if (!hasMarker(figure, Role::previous_closest)) continue;
      ++rings;
      const View& view = stage.difference;
      EXPECT_GT(glm::distance(dvec2(project(view, *frame.previous_closest)), dvec2(project(view, *frame.closest))), 12)
          << "x has moved";
    }
  });
}

/// While the tests of the step are gone through, the words still speak of d.
TEST(SearchFigure, ASignTestShowsTheDirectionOfItsIteration) {
  Covered cases(20);
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension != 2 || entry.scene.query.textbook) continue;
    const Stage stage(entry.scene);
    for (int at = 0; at < stage.timeline.size(); ++at) {
      if (stage.timeline.testsAt(at) == 0) continue;
      ++cases;
      const Frame frame = makeFrame(stage.scene, stage.run, stage.geometry, stage.timeline, at, Disclosure::everything,
                                    {}, Naming::letters, 0);
      EXPECT_TRUE(hasDirection(stage.differenceAt(frame, {.handles = false}))) << place(stage, frame);
    }
  }
}

/// O's mark covers x there: its name says where it is.
TEST(SearchFigure, AnXAtTheOriginIsNamedSo) {
  Covered cases(20);
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (phaseOf(frame.moment.sub_step) != Phase::gjk || frame.show_result || !frame.closest) return;
    SCOPED_TRACE(place(stage, frame));
    const bool at_origin = *frame.closest == dvec3(0.0);
    for (const Label& label : stage.differenceAt(frame).labels) {
      if (label.role != Role::closest_point || label.text.find("*x*") != 0) continue;
      const bool apart = glm::length(*frame.closest) > 1e-9;
      if (!apart && !at_origin) continue;
      EXPECT_EQ(label.text == "*x*", apart) << label.text;
      if (apart) continue;
      EXPECT_NE(label.text.find('O'), std::string::npos);
      ++cases;
    }
  });
}

/// 3-D: a patch of a supporting plane shows all its four corners where its point has room around it.
TEST(SearchFigure, AWAtTheOriginIsNamedSo) {
  const Stage stage(sceneNamed("motion-2d-parting"));
  const Frame frame = stage.frame({SubStep::gjk_support, 0});
  ASSERT_TRUE(frame.support);
  ASSERT_EQ(glm::length(frame.support->w), 0);
  const Figure figure = stage.differenceAt(frame);
  EXPECT_TRUE(std::any_of(figure.labels.begin(), figure.labels.end(),
                          [](const Label& label) { return label.text == "*w* = O"; }));
  EXPECT_TRUE(std::none_of(figure.markers.begin(), figure.markers.end(), [](const Marker& marker) {
    return marker.shape == MarkerShape::cross_hair;
  })) << "it would cover w";
  // On the bodies one ring is around the other.
  std::vector<Emphasis> rings;
  for (const Marker& marker : stage.worldAt(frame).markers)
    if ((marker.role == Role::support_a || marker.role == Role::support_b) && marker.shape == MarkerShape::ring)
      rings.push_back(marker.emphasis);
  ASSERT_EQ(rings.size(), 2u);
  EXPECT_NE(rings[0], rings[1]);
}

/// A vertex without room for its foot is left out, so that no line dangles at the pane's edge.
TEST(SearchFigure, ProjectionsAreInThePaneAsAWhole) {
  int feet = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_support) return;
    SCOPED_TRACE(place(stage, frame));
    Stage near = stage;
    near.world.pixels_per_unit *= 1.5;
    for (const Line& line : near.worldAt(frame, {.handles = false}).lines) {
      if ((line.role != Role::support_a && line.role != Role::support_b) || !line.dashed ||
          line.emphasis != Emphasis::faint)
        continue;
      EXPECT_TRUE(withinPane(near.world, line.points, 0.99));
      ++feet;
    }
  });
  EXPECT_GT(feet, 100);
}

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
            fill.role == Role::support_a || fill.role == Role::support_b || fill.role == Role::support_plane;
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
}  // namespace gjklab::search_figure_test

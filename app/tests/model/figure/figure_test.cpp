// Figures of every built-in scene at every moment: nothing unfit is drawn, and what the storyboard promises is there.

#include "model/figure/make_figure.h"
#include "model/run/textbook.h"

#include "covered.h"
#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/figure/figure_scenes.h"
#include "model/solid/convex_polygon.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace gjklab::figure_test {
namespace {

using namespace test;

void expectFinite(const Figure& figure, const View& view) {
  // Lines and areas are cut at four half panes from the middle, so that the renderer's floats can hold them.
  const double reach = 4.2 * glm::length(halfExtent(view));
  forEveryPoint(figure, [&](dvec3 p, const char* kind) {
    ASSERT_TRUE(isDrawable(p)) << kind;
    if (std::string(kind) == "line" || std::string(kind) == "fill") {
      const dvec3 d = p - view.target;
      ASSERT_LE(std::hypot(glm::dot(d, rightOf(view)), glm::dot(d, upOf(view))), reach) << kind;
    }
  });
  EXPECT_LE(figure.labels.size(), 40u);
  for (const Label& label : figure.labels) {
    EXPECT_FALSE(label.text.empty());
    EXPECT_EQ(label.text.find("nan"), std::string::npos) << label.text;
    EXPECT_EQ(label.text.find("inf"), std::string::npos) << label.text;
  }
}

TEST(FigureWalk, EverythingIsFiniteAtEveryMoment) {
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    SCOPED_TRACE(place(stage, frame));
    expectFinite(stage.worldAt(frame), stage.world);
    expectFinite(stage.differenceAt(frame), stage.difference);
  });
}

TEST(FigureWalk, ZoomedFarInAndFarOut) {
  for (const double zoom : {1e-7, 1e6}) {
    for (const GalleryEntry& entry : gallery()) {
      Stage stage(entry.scene);
      stage.world.pixels_per_unit *= zoom;
      stage.difference.pixels_per_unit *= zoom;
      for (int i = 0; i < std::min(stage.timeline.size(), 12); ++i) {
        const Frame frame = stage.frame(stage.timeline[i]);
        SCOPED_TRACE(place(stage, frame));
        expectFinite(stage.worldAt(frame), stage.world);
        expectFinite(stage.differenceAt(frame), stage.difference);
      }
    }
  }
}

TEST(Figure, BodyDraggedToABillion) {
  for (const GalleryEntry& entry : gallery()) {
    Scene scene = entry.scene;
    scene.b.position.x += 1e9;
    const Stage stage(scene);
    const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
    SCOPED_TRACE(place(stage, frame));
    expectFinite(stage.worldAt(frame), stage.world);
    expectFinite(stage.differenceAt(frame), stage.difference);
  }
}

TEST(FigureWalk, BothBodiesAndTheOriginAreAlwaysThere) {
  forEveryMoment(0, [](const Stage& stage, const Frame& frame) {
    SCOPED_TRACE(place(stage, frame));
    const Figure world = stage.worldAt(frame), difference = stage.differenceAt(frame);
    for (const Role role : {Role::body_a, Role::body_b})
      EXPECT_TRUE(hasLine(world, role) || hasMarker(world, role) || hasMesh(world, role));
    EXPECT_TRUE(hasMarker(difference, Role::origin));
    const auto named = [](const Figure& figure, const char* name) {
      return std::any_of(figure.labels.begin(), figure.labels.end(),
                         [&](const Label& label) { return label.text == name; });
    };
    EXPECT_TRUE(named(world, "A"));
    EXPECT_TRUE(named(world, "B"));
    EXPECT_TRUE(named(difference, "O"));
    EXPECT_TRUE(named(difference, "A ⊖ B"));
  });
}

/// Arrows of the search direction; those along the line of sight are marks, ⊙ or ⊗.
long directionsIn(const Figure& figure) {
  const auto asked = [](const auto& element) { return element.role == Role::search_direction; };
  return std::count_if(figure.arrows.begin(), figure.arrows.end(), asked) +
         std::count_if(figure.markers.begin(), figure.markers.end(), [&](const Marker& marker) {
           return asked(marker) && (marker.shape == MarkerShape::towards || marker.shape == MarkerShape::away);
         });
}

TEST(Figure, SupportStepShowsThePairAndItsLines) {
  Covered cases(400);
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    const SubStep step = frame.moment.sub_step;
    if (step != SubStep::gjk_support && step != SubStep::epa_support) return;
    if (stage.scene.query.textbook) return;  // it may ask along a direction that is zero
    ++cases;
    SCOPED_TRACE(place(stage, frame));
    const Figure world = stage.worldAt(frame), difference = stage.differenceAt(frame);
    const bool planes = frame.dimension == 3;
    EXPECT_TRUE(hasMarker(world, Role::support_a));
    EXPECT_TRUE(hasMarker(world, Role::support_b));
    EXPECT_TRUE(hasMarker(difference, Role::support_w));
    EXPECT_TRUE(planes ? hasFill(world, Role::support_a) : hasLine(world, Role::support_a));
    EXPECT_TRUE(planes ? hasFill(world, Role::support_b) : hasLine(world, Role::support_b));
    EXPECT_TRUE(planes ? hasFill(difference, Role::support_plane) : hasLine(difference, Role::support_plane));
    EXPECT_EQ(directionsIn(world), 2);
    EXPECT_GE(directionsIn(difference), 1);  // and the one that the user has chosen to begin with
  });
}

TEST(Figure, SupportingLineIsAcrossDAndTouchesTheDifference) {
  int seen = 0;
  forEveryMoment(2, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_support) return;
    SCOPED_TRACE(place(stage, frame));
    for (const Line& line : stage.differenceAt(frame).lines) {
      if (line.role != Role::support_plane) continue;
      ++seen;
      ASSERT_TRUE(frame.direction);
      const dvec3 d = *frame.direction;
      const dvec3 along = line.points.back() - line.points.front();
      EXPECT_NEAR(glm::dot(along, d) / glm::length(along), 0, 1e-9);
      const double level = glm::dot(line.points.front(), d);
      double furthest = -1e300, size = 0;
      for (const dvec3& p : differenceOutline(stage)) {
        furthest = std::max(furthest, glm::dot(p, d));
        size = std::max(size, glm::length(p));
      }
      // Round shapes are drawn as polygons with corners on them: their line may stand off by what a chord leaves out.
      EXPECT_LE(furthest, level + 1e-9 * size);
      EXPECT_GE(furthest, level - 2e-3 * size);
    }
  });
  EXPECT_GT(seen, 20);
}

TEST(Figure, DirectionArrowsHaveTheSameLengthOnEveryScreen) {
  Covered cases(6);
  const Stage stage(defaultScene(2));
  for (const double zoom : {0.1, 1.0, 7.0}) {
    Stage zoomed = stage;
    zoomed.world.pixels_per_unit *= zoom;
    zoomed.world.target = zoomed.scene.a.position;
    const Frame frame = zoomed.frame(zoomed.timeline[0]);
    for (const Arrow& arrow : zoomed.worldAt(frame).arrows) {
      if (arrow.role != Role::search_direction) continue;
      ++cases;
      EXPECT_NEAR(glm::length(arrow.to - arrow.from) * zoomed.world.pixels_per_unit, 74, 1e-6);
    }
  }
}

TEST(Figure, NamesStandInTheBodies) {
  Covered cases(1500);
  forEveryMoment(2, [&](const Stage& stage, const Frame& frame) {
    SCOPED_TRACE(place(stage, frame));
    for (const Label& label : stage.worldAt(frame).labels) {
      if ((label.text != "A" && label.text != "B") || label.away != dvec2(0.0)) continue;
      ++cases;
      const bool of_a = label.text == "A";
      const Solid& solid = of_a ? stage.geometry->a : stage.geometry->b;
      const dvec3 position = of_a ? stage.scene.a.position : stage.scene.b.position;
      EXPECT_GE(clearance(solid.outline, label.position - position), -1e-9);
    }
  });
}

TEST(Figure, EpaShowsItsFacetsByState) {
  Covered cases(600);
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    const SubStep step = frame.moment.sub_step;
    if (phaseOf(step) != Phase::epa) return;
    ++cases;
    SCOPED_TRACE(place(stage, frame));
    const Figure figure = stage.differenceAt(frame);
    const auto shown = [&](Role role) { return hasLine(figure, role) || hasMesh(figure, role); };
    if (step == SubStep::epa_closest_facet || step == SubStep::epa_support || step == SubStep::epa_bound) {
      EXPECT_TRUE(shown(Role::facet_closest));
    }
    if (step == SubStep::epa_horizon && frame.dimension > 1) {
      EXPECT_TRUE(shown(Role::facet_visible));
      EXPECT_TRUE(frame.dimension == 3 ? hasLine(figure, Role::horizon) : hasMarker(figure, Role::horizon));
      EXPECT_TRUE(hasLine(figure, Role::facet_fresh));
    }
    if (step == SubStep::epa_rebuild) {
      EXPECT_TRUE(shown(Role::facet_fresh));
    }
    if (frame.dimension == 3) {
      std::size_t triangles = 0;
      for (const Mesh& mesh : figure.meshes)
        if (mesh.role >= Role::facet && mesh.role <= Role::facet_fresh) triangles += mesh.triangles.size() / 3;
      EXPECT_EQ(triangles, frame.facets.size());
    }
  });
}

/// By the edges that a ray from the point to the right crosses.
bool hasInside(const std::vector<dvec3>& polygon, dvec3 point) {
  bool inside = false;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const dvec3 p = polygon[i], q = polygon[j];
    if ((p.y > point.y) == (q.y > point.y)) continue;
    inside = inside != (point.x < p.x + (q.x - p.x) * (point.y - p.y) / (q.y - p.y));
  }
  return inside;
}

TEST(Figure, PolygonOfEpaHoldsTheOriginAndStaysInTheDifference) {
  Covered cases(160);
  forEveryMoment(2, [&](const Stage& stage, const Frame& frame) {
    if (phaseOf(frame.moment.sub_step) != Phase::epa) return;
    SCOPED_TRACE(place(stage, frame));
    const auto outline = differenceOutline(stage);
    double size = 0;
    for (const dvec3& p : outline) size = std::max(size, glm::length(p));
    for (const Fill& fill : stage.differenceAt(frame).fills) {
      if (fill.role != Role::facet) continue;
      ++cases;
      // A textbook's need not stay convex.
      const bool textbook = stage.run.textbook && stage.run.textbook->fault;
      EXPECT_TRUE(clearance(fill.points, dvec3(0.0)) >= -1e-6 * size ||
                  (textbook && hasInside(fill.points, dvec3(0.0))));
      EXPECT_LE(signedArea(fill.points), signedArea(outline) + 1e-2 * size * size);
    }
  });
}

TEST(Figure, BoundCirclesHaveTheBoundsAsRadii) {
  int seen = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (frame.dimension == 1 || frame.show_result) return;
    SCOPED_TRACE(place(stage, frame));
    for (const Line& line : stage.differenceAt(frame).lines) {
      if (line.role != Role::lower_bound || line.points.size() < 10) continue;
      ++seen;
      for (const dvec3& p : line.points) EXPECT_NEAR(glm::length(p), frame.bounds.lower, 1e-9 * frame.bounds.lower);
    }
  });
  EXPECT_GT(seen, 20);
}

TEST(Figure, GhostIsJustApart) {
  int seen = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension != 2) continue;
    Scene scene = entry.scene;
    scene.query.method = gjk::Method::distance;
    const Stage stage(scene);
    const auto& result = stage.run.trace.result;
    if (!(result.depth > 1e-3 * stage.run.trace.scale)) continue;
    const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
    SCOPED_TRACE(place(stage, frame));
    double furthest_a = -1e300, nearest_b = 1e300;
    for (const dvec3& p : stage.geometry->a.outline)
      furthest_a = std::max(furthest_a, glm::dot(p + entry.scene.a.position, result.normal));
    for (const Line& line : stage.worldAt(frame).lines) {
      if (line.role != Role::ghost) continue;
      ++seen;
      for (const dvec3& p : line.points) nearest_b = std::min(nearest_b, glm::dot(p, result.normal));
    }
    EXPECT_NEAR(nearest_b, furthest_a, 4e-3 * stage.run.trace.scale);
  }
  EXPECT_GT(seen, 2);
}

TEST(Figure, ResultShowsTheNormal) {
  Covered cases(90);
  for (const GalleryEntry& entry : gallery()) {
    const Stage stage(entry.scene);
    const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
    if (!stage.run.trace.result.has_distance) continue;
    SCOPED_TRACE(place(stage, frame));
    const Figure world = stage.worldAt(frame), difference = stage.differenceAt(frame);
    EXPECT_TRUE(hasArrow(world, Role::normal));
    EXPECT_TRUE(hasArrow(difference, Role::normal));
    for (const Arrow& arrow : world.arrows) {
      if (arrow.role != Role::normal) continue;
      ++cases;
      EXPECT_GT(glm::dot(glm::normalize(arrow.to - arrow.from), stage.run.trace.result.normal), 1 - 1e-4);
    }
  }
}

/// From wherever it is seen: an arrow of the answer is long enough for its head, or a mark where it points at the
/// viewer or away; never a stump.
TEST(Figure, NormalsKeepTheirHeadsFromEverySide) {
  int arrows = 0, marks = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension != 3) continue;
    Stage stage(entry.scene);
    if (!stage.run.trace.result.has_distance) continue;
    const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
    const dvec3 n = stage.run.trace.result.normal;
    const glm::dquat along(n, dvec3(0, 0, 1));  // turns n towards the viewer
    for (const double angle : {0.0, 0.05, 0.3, 0.6, 1.2, 2.9}) {
      SCOPED_TRACE(place(stage, frame) + " " + std::to_string(angle));
      stage.world.orientation = stage.difference.orientation = glm::angleAxis(angle, dvec3(1, 0, 0)) * along;
      for (const bool world : {true, false}) {
        const View& view = world ? stage.world : stage.difference;
        const Figure figure = world ? stage.worldAt(frame) : stage.differenceAt(frame);
        for (const Arrow& arrow : figure.arrows) {
          if (arrow.role != Role::normal || !withinPane(view, {arrow.from, arrow.to}, 1)) continue;
          ++arrows;
          EXPECT_GT(glm::distance(dvec2(project(view, arrow.from)), dvec2(project(view, arrow.to))), 9 * view.ui_scale);
        }
        for (const Marker& marker : figure.markers)
          marks += marker.role == Role::normal &&
                   (marker.shape == MarkerShape::towards || marker.shape == MarkerShape::away);
      }
    }
  }
  EXPECT_GT(arrows, 300);
  EXPECT_GT(marks, 50);
}

TEST(Figure, YesOrNoAnswerShowsALineThatPartsTheBodies) {
  int seen = 0;
  for (const GalleryEntry& entry : gallery()) {
    Scene scene = entry.scene;
    scene.query.method = gjk::Method::boolean;
    const Stage stage(scene);
    const auto& result = stage.run.trace.result;
    if (scene.dimension != 2 || result.has_distance || result.status != gjk::Status::separated) continue;
    const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
    SCOPED_TRACE(place(stage, frame));
    for (const Line& line : stage.worldAt(frame).lines) {
      if (line.role != Role::normal) continue;
      ++seen;
      const double level = glm::dot(line.points.front(), result.normal), size = stage.run.trace.scale;
      for (const dvec3& p : stage.geometry->a.outline)
        EXPECT_LE(glm::dot(p + scene.a.position, result.normal), level + 1e-9 * size);
      for (const dvec3& p : stage.geometry->b.outline)
        EXPECT_GE(glm::dot(p + scene.b.position, result.normal), level - 1e-9 * size);
    }
  }
  EXPECT_GT(seen, 3);
}

/// The textbook's EPA may fold its polygon: two edges lie on one another, and it finds a point twice.
TEST(EpaFigure, NothingIsNamedTwiceAtOnePlace) {
  int folded = 0;
  forEveryMoment(2, [&](const Stage& stage, const Frame& frame) {
    if (phaseOf(frame.moment.sub_step) != Phase::epa) return;
    const Figure figure = stage.differenceAt(frame);
    for (std::size_t i = 0; i < figure.labels.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const Label &one = figure.labels[i], &other = figure.labels[j];
        const dvec2 apart(project(stage.difference, one.position) - project(stage.difference, other.position));
        EXPECT_FALSE(one.text == other.text && glm::length(apart) < 2) << place(stage, frame) << ": " << one.text;
      }
    folded += stage.scene.query.textbook ? 1 : 0;
  });
  EXPECT_GT(folded, 0);
}

}  // namespace
}  // namespace gjklab::figure_test

// World space of the built-in scenes: what the words of a step speak of is seen, and nothing else is in its way.

#include "model/figure/figure_parts.h"
#include "model/figure/figure_scenes.h"
#include "model/run/hull_run.h"
#include "model/run/vertex_naming.h"
#include "model/scene_named.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>

namespace gjklab::world_figure_test {
namespace {

using namespace test;

using Segment = std::array<dvec2, 2>;

double distanceTo(dvec2 p, const Segment& s) {
  const dvec2 step = s[1] - s[0];
  const double length = glm::dot(step, step);
  const double t = length > 0 ? std::clamp(glm::dot(p - s[0], step) / length, 0.0, 1.0) : 0;
  return glm::distance(p, s[0] + t * step);
}

double distanceBetween(const Segment& s, const Segment& t) {
  double least = std::numeric_limits<double>::infinity();
  for (int i = 0; i <= 64; ++i) {
    const double share = i / 64.0;
    least = std::min({least, distanceTo(glm::mix(s[0], s[1], share), t), distanceTo(glm::mix(t[0], t[1], share), s)});
  }
  return least;
}

/// Every built-in scene, apart, with B on A and half-way.
void forEveryFirstStep(const std::function<void(const Stage&, const Frame&)>& check) {
  for (const GalleryEntry& entry : gallery())
    for (const double share : {1.0, 0.5, 0.0}) {
      Scene scene = entry.scene;
      scene.b.position = glm::mix(scene.a.position, scene.b.position, share);
      const Stage stage(scene);
      const Frame frame = stage.frame(stage.timeline[0]);
      if (frame.moment.sub_step == SubStep::gjk_direction && frame.direction) check(stage, frame);
    }
}

TEST(WorldFigureWalk, FirstDirectionsDoNotLieOnOneAnother) {
  int pairs = 0;
  forEveryFirstStep([&](const Stage& stage, const Frame& frame) {
    std::vector<Segment> arrows;
    for (const Arrow& arrow : stage.worldAt(frame).arrows)
      if (arrow.role == Role::search_direction && arrow.emphasis != Emphasis::faint)
        arrows.push_back({dvec2(project(stage.world, arrow.from)), dvec2(project(stage.world, arrow.to))});
    if (arrows.size() != 2) return;  // along the line of sight they are marks
    SCOPED_TRACE(place(stage, frame));
    ++pairs;
    EXPECT_GT(distanceBetween(arrows[0], arrows[1]), 17);
  });
  EXPECT_GT(pairs, 200);
}

/// d on A and −d on B: each whole in the pane, and where they point at each other, side by side.
TEST(WorldFigure, DirectionsAreInThePaneAndDoNotMeet) {
  constexpr double kFacing = 0.999;
  int pairs = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (stage.scene.dimension == 1 || !frame.support || frame.axis()) return;
    std::vector<Segment> arrows;
    for (const Arrow& arrow : stage.worldAt(frame).arrows)
      if (arrow.role == Role::search_direction && arrow.emphasis != Emphasis::faint)
        arrows.push_back({dvec2(project(stage.world, arrow.from)), dvec2(project(stage.world, arrow.to))});
    if (arrows.size() != 2) return;
    SCOPED_TRACE(place(stage, frame));
    ++pairs;
    for (const Segment& arrow : arrows)
      EXPECT_TRUE(glm::all(glm::greaterThanEqual(arrow[1], dvec2(0.0))) &&
                  glm::all(glm::lessThanEqual(arrow[1], stage.world.size)));
    const dvec2 tails = arrows[1][0] - arrows[0][0], d = arrows[0][1] - arrows[0][0];
    const double ahead = glm::dot(tails, d) / glm::length(d);
    const double both = glm::length(d) + glm::length(arrows[1][1] - arrows[1][0]);
    EXPECT_FALSE(ahead > kFacing * glm::length(tails) && ahead < both) << "they meet";
  });
  EXPECT_GT(pairs, 300);
}

/// Beside a corner of the other body a name would be read as that of the corner.
TEST(WorldFigure, InThePlaneNamesAreClearOfTheOtherBodysCorners) {
  int names = 0;
  for (const char* id : {"rectangle-triangle", "hard-2d-needle", "hard-2d-contained", "hard-2d-deep"}) {
    SCOPED_TRACE(id);
    const Stage stage(sceneNamed(id));
    const Figure figure = stage.worldAt(stage.frame(stage.timeline[0]));
    for (const Label& label : figure.labels) {
      if (label.text != "A" && label.text != "B") continue;
      ++names;
      const bool of_a = label.text == "A";
      const Solid& other = of_a ? stage.geometry->b : stage.geometry->a;
      const dvec3 at = (of_a ? stage.scene.b : stage.scene.a).position;
      for (const dvec3& corner : other.vertices)
        EXPECT_GT(glm::distance(dvec2(project(stage.world, label.position)), dvec2(project(stage.world, corner + at))),
                  24);
    }
  }
  EXPECT_EQ(names, 8);
}

TEST(WorldFigure, AtTheRegionsItNamesTheVerticesAndNoSupports) {
  int steps = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_region || frame.simplex.empty()) return;
    SCOPED_TRACE(place(stage, frame));
    ++steps;
    const Figure figure = stage.worldAt(frame);
    EXPECT_FALSE(hasArrow(figure, Role::search_direction));
    std::string letters;
    for (const Label& label : figure.labels) {
      EXPECT_EQ(label.text.find("*s_"), std::string::npos) << label.text;
      if (label.role == Role::support_a || label.role == Role::support_b || label.role == Role::simplex_dropped)
        letters += label.text;
    }
    for (const FrameVertex& vertex : frame.simplex)
      for (const Which which : {Which::a, Which::b})
        EXPECT_NE(letters.find(nameOnBody(vertex.name, which)), std::string::npos) << vertex.name;
  });
  EXPECT_GT(steps, 200);
}

/// A point of a convex surface is hidden where the line of sight from it goes through the inside.
TEST(WorldFigure, RidgesOfTheHorizonBehindAGrowingHullAreMarkedSo) {
  int open = 0, hidden = 0;
  for (const GalleryEntry& entry : gallery()) {
    const Study study = entry.opening.study.value_or(Study::query);
    if (entry.scene.dimension != 3 || study != Study::hull_a) continue;
    Scene scene = entry.scene;
    scene.b.position = scene.a.position + dvec3(1000, 0, 0);  // it hides nothing
    const Stage stage(scene, {.study = study});
    const dvec3 sight = towardsViewer(stage.world);
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      if (frame.moment.sub_step != SubStep::hull_horizon) continue;
      const HullFrame& hull = *frame.hull();
      for (const Line& line : stage.worldAt(frame).lines) {
        if (line.role != Role::horizon) continue;
        const dvec3 p = 0.5 * (line.points.front() + line.points.back()) + sight * (1e-4 * stage.geometry->a.size);
        const bool inside = std::all_of(hull.facets.begin(), hull.facets.end(), [&](const HullFacet& facet) {
          return glm::dot(facet.normal, p - hull.run->at(facet.points[0])) < 0;
        });
        const bool outside = std::any_of(hull.facets.begin(), hull.facets.end(), [&](const HullFacet& facet) {
          return glm::dot(facet.normal, p - hull.run->at(facet.points[0])) > 1e-6 * stage.geometry->a.size;
        });
        if (inside) {
          EXPECT_EQ(line.depth, Depth::behind) << entry.id << " " << i;
        }
        if (outside) {
          EXPECT_EQ(line.depth, Depth::open) << entry.id << " " << i;
        }
        open += outside;
        hidden += inside;
      }
    }
  }
  EXPECT_GT(open, 20);
  EXPECT_GT(hidden, 10);
}

}  // namespace
}  // namespace gjklab::world_figure_test

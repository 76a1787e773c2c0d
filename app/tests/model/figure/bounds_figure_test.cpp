// What does not fit beside the rest of a picture: circles of bounds that are larger than the pane, the other body
// beside a growing hull, shadows that lie on each other.

#include "covered.h"
#include "model/figure/clip.h"
#include "model/figure/figure_scenes.h"
#include "model/figure/theme.h"
#include "model/run/hull_run.h"
#include "model/scene_named.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::bounds_figure_test {
namespace {

using namespace test;

/// A circle of which the pane shows a part is an arc that ends within the pane, around the place that its bound is of.
TEST(BoundsFigure, CirclesThatLeaveThePaneAreArcsWithinIt) {
  int whole = 0, arcs = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (stage.scene.dimension == 1 || frame.moment.sub_step != SubStep::gjk_progress) return;
    SCOPED_TRACE(place(stage, frame));
    for (const Line& line : stage.differenceAt(frame).lines) {
      if (line.role != Role::upper_bound && line.role != Role::lower_bound) continue;
      if (line.points.size() < 8) continue;
      ++(line.closed ? whole : arcs);
      EXPECT_TRUE(withinPane(stage.difference, line.points, 1));
    }
  });
  EXPECT_GT(whole, 20);
  EXPECT_GT(arcs, 5);
}

/// In space, too: x, as far from O as its upper bound, is on the arc of that, and not inside a ball of which only the
/// outline is drawn.
TEST(BoundsFigure, TheArcOfTheUpperBoundGoesThroughX) {
  int arcs = 0;
  forEveryMoment(3, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_progress || !frame.closest || !frame.bounds_known) return;
    const double length = glm::length(*frame.closest);
    if (std::abs(length - frame.bounds.upper) > 1e-9 * length) return;  // with radii it is another length
    SCOPED_TRACE(place(stage, frame));
    for (const Line& line : stage.differenceAt(frame).lines) {
      const bool great = line.role == Role::upper_bound && line.emphasis != Emphasis::faint;  // faint: a whole sphere's
      if (!great || line.closed || line.points.size() < 10) continue;
      ++arcs;
      double nearest = 1e300;
      for (const dvec3& p : line.points) {
        EXPECT_NEAR(glm::length(p), length, 1e-9 * length);
        nearest = std::min(nearest, glm::distance(p, *frame.closest));
      }
      EXPECT_LT(nearest, 0.02 * length);
    }
  });
  EXPECT_GT(arcs, 5);
}

/// Where an earlier search has proven the lower bound, one label has both its number and that search's.
TEST(BoundsFigure, AnEarlierSearchsBoundHasItsNumber) {
  int told = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_progress || !frame.earlier_proof || stage.run.trace.radius_sum > 0)
      return;
    if (!(frame.bounds.lower * stage.difference.pixels_per_unit > 4)) return;
    SCOPED_TRACE(place(stage, frame));
    const std::string bound = number(frame.bounds.lower, 4), search = std::to_string(frame.earlier_proof->iteration);
    const Figure figure = stage.differenceAt(frame);
    const auto tells = [&](const Label& label) {
      return label.role == Role::lower_bound && label.text.find(bound) != std::string::npos &&
             label.text.ends_with(" " + search);
    };
    const bool both_bounds = std::any_of(figure.labels.begin(), figure.labels.end(), [&](const Label& label) {
      return label.role == Role::upper_bound && label.text.find(bound) != std::string::npos;
    });
    EXPECT_TRUE(both_bounds || std::any_of(figure.labels.begin(), figure.labels.end(), tells)) << bound;
    ++told;
  });
  EXPECT_GT(told, 10);
}

/// Rounded shapes that overlap although their cores are apart: GJK's bounds are on the depth, and say so.
TEST(BoundsFigure, BoundsOnTheDepthOfRoundedShapesSayDepth) {
  int told = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::gjk_progress || !frame.bounds_on_depth || !frame.bounds_known) return;
    SCOPED_TRACE(place(stage, frame));
    for (const Label& label : stage.differenceAt(frame).labels) {
      if (label.role != Role::upper_bound && label.role != Role::lower_bound) continue;
      if (label.text.find(number(frame.bounds.upper, 4)) == std::string::npos) continue;
      EXPECT_EQ(label.text.substr(0, 5), "depth");
      ++told;
    }
  });
  EXPECT_GE(told, 1);
}

/// The separating axis test: the gap of the answer is drawn from A ⊖ B's plane to O, and has its number.
TEST(BoundsFigure, TheSeparatingAxisHasItsGap) {
  int gaps = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (!frame.show_result || !stage.run.sat || stage.run.trace.result.status != gjk::Status::separated) return;
    SCOPED_TRACE(place(stage, frame));
    const double gap = stage.run.trace.result.lower_bound;
    if (!(gap * stage.difference.pixels_per_unit > 4)) return;
    const Figure figure = stage.differenceAt(frame);
    gaps += std::any_of(figure.lines.begin(), figure.lines.end(), [&](const Line& line) {
      return line.role == Role::closest_point && line.points.size() == 2 &&
             std::abs(glm::distance(line.points[0], line.points[1]) - gap) < 1e-9 * (1 + gap);
    });
    EXPECT_TRUE(std::any_of(figure.labels.begin(), figure.labels.end(), [&](const Label& label) {
      return label.role == Role::closest_point && label.text.find(number(gap, 4)) != std::string::npos;
    }));
  });
  EXPECT_GE(gaps, 1);
}

/// EPA: from O a solid line to the nearest facet, and a dotted one on to the foot of w; the depth ends in that.
TEST(BoundsFigure, TheDepthEndsOnTheDottedPartOfItsLine) {
  constexpr double kSeen = 4;  // pixels
  Covered cases(60), supports(20), horizons(10);
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    const SubStep step = frame.moment.sub_step;
    const bool bounded = step == SubStep::epa_support || step == SubStep::epa_bound || step == SubStep::epa_horizon;
    if (!bounded || stage.scene.query.textbook || stage.scene.dimension == 1) return;
    SCOPED_TRACE(place(stage, frame));
    const dvec3 n = *frame.direction, near = n * glm::dot(*frame.closest, n), foot = n * glm::dot(frame.support->w, n);
    const double depth = stage.run.trace.result.depth - stage.run.trace.radius_sum;
    EXPECT_LE(glm::dot(near, n), depth + 1e-6 * stage.run.trace.scale);
    EXPECT_GE(glm::dot(foot, n), depth - 1e-6 * stage.run.trace.scale);
    const auto seen = [&](dvec3 p, dvec3 q) {
      return glm::distance(dvec2(project(stage.difference, p)), dvec2(project(stage.difference, q)));
    };
    if (!(seen(near, foot) > kSeen)) return;
    const auto reaches = [&](const Figure& figure, bool dotted, dvec3 from, dvec3 to) {
      return std::any_of(figure.lines.begin(), figure.lines.end(), [&](const Line& line) {
        return line.role == Role::closest_point && line.dotted == dotted && !line.dashed && line.points.size() == 2 &&
               seen(line.points[0], from) < 0.1 && seen(line.points[1], to) < 0.1;
      });
    };
    const Figure window = stage.differenceAt(frame), room = stage.differenceAt(frame, {.stage = true});
    EXPECT_TRUE(reaches(room, true, near, foot));
    EXPECT_EQ(reaches(window, true, near, foot), step != SubStep::epa_horizon);
    EXPECT_TRUE(seen(near, dvec3(0.0)) < kSeen || reaches(room, false, dvec3(0.0), near));
    ++cases;
    if (step == SubStep::epa_support) ++supports;
    if (step == SubStep::epa_horizon) ++horizons;
  });
}

TEST(BoundsFigure, TheOtherBodyIsSeenBesideAGrowingHull) {
  for (const char* id : {"hull-1d", "hull-2d-repeated", "hull-2d-cloud", "hull-lattice", "hull-point"}) {
    SCOPED_TRACE(id);
    const Stage stage(sceneNamed(id));
    for (const Solid* solid : {&stage.geometry->a, &stage.geometry->b})
      for (const dvec3& p : solid->vertices) {
        const dvec3 at = p + (solid == &stage.geometry->a ? stage.scene.a : stage.scene.b).position;
        EXPECT_TRUE(withinPane(stage.world, at, 1));
      }
  }
}

/// On a light ground: what two shadows leave of it where they lie on each other.
TEST(BoundsFigure, TwoShadowsAreNoDarkerThanOne) {
  const float alpha = theme(ThemeName::light).styles[static_cast<int>(Role::shadow)].fill.a;
  for (const char* id : {"hard-3d-coincident", "hard-3d-concentric", "hard-3d-contained", "hard-3d-deep"}) {
    SCOPED_TRACE(id);
    const Stage stage(sceneNamed(id));
    int shadows = 0;
    float left = 1;
    for (const Fill& fill : stage.worldAt(stage.frame(stage.timeline[0])).background)
      if (fill.role == Role::shadow) ++shadows, left *= 1 - alpha * fill.ink;
    EXPECT_EQ(shadows, 2);
    EXPECT_GE(left, 1 - 1.01f * alpha);
  }
  const Stage apart(sceneNamed("hull-difference"));
  for (const Fill& fill : apart.worldAt(apart.frame(apart.timeline[0])).background)
    if (fill.role == Role::shadow) {
      EXPECT_EQ(fill.ink, 1);
    }
}

}  // namespace
}  // namespace gjklab::bounds_figure_test

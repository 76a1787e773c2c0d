// Every built-in scene in space shows its point from where it is first seen.

#include "model/compose/labels.h"
#include "model/compose/screen_paths.h"
#include "model/figure/framing.h"

#include "model/figure/figure_scenes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace gjklab::gallery_views_test {
namespace {

constexpr double kDegree = 0.017453292519943295;

/// Letters are about half as wide as their line is high.
class HalfMeasure : public TextMeasure {
 public:
  float width(const std::vector<TextRun>& runs, float line_height) const override {
    float letters = 0;
    for (const TextRun& run : runs) letters += static_cast<float>(run.text.size());
    return 0.5f * line_height * letters;
  }
};

dvec3 sightOf(const glm::dquat& orientation) { return glm::conjugate(orientation) * dvec3(0, 0, 1); }

/// Between a direction and the line of sight, either way; a right angle for what has no direction.
double angleTo(dvec3 direction, dvec3 sight) {
  const double length = glm::length(direction);
  return length > 0 ? std::acos(std::min(1.0, std::abs(glm::dot(direction, sight)) / length)) : 90 * kDegree;
}

test::Stage stageOf(const GalleryEntry& entry) {
  return test::Stage(entry.scene, {.contacts = entry.opening.contacts.value_or(false)});
}

TEST(GalleryViews, NothingThatIsToldLiesAlongTheLineOfSight) {
  int scenes = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension != 3 || isHull(entry.opening.study.value_or(Study::query))) continue;
    SCOPED_TRACE(entry.id);
    ++scenes;
    const test::Stage stage = stageOf(entry);
    const dvec3 sight = sightOf(entry.camera.value_or(defaultOrientation()));
    EXPECT_GT(angleTo(stage.run.trace.result.normal, sight), 25 * kDegree) << "the answer's n";
    int steps = 0, hidden = 0;
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      if (!frame.direction) continue;
      const double angle =
          std::min(angleTo(*frame.direction, sight), angleTo(frame.closest.value_or(dvec3(0.0)), sight));
      if (steps++ == 0) {
        EXPECT_GT(angle, 20 * kDegree) << "the first direction";
      }
      hidden += angle < 20 * kDegree;
    }
    EXPECT_LE(hidden, 0.14 * steps) << "d, n or the way from x to O of a step";
    // From the side or the front a box is a rectangle.
    const double azimuth = std::atan2(sight.x, sight.z), quarter = 90 * kDegree;
    EXPECT_GT(std::abs(std::remainder(azimuth, quarter)), 9 * kDegree) << "frontal";
    EXPECT_GT(sight.y, std::sin(9 * kDegree)) << "from a little above";
  }
  EXPECT_GE(scenes, 45);
}

/// Of a body that is as good as flat, without being a needle: the normal of its plane.
std::optional<dvec3> planeOfFlat(const Solid& solid) {
  constexpr double kThin = 0.02, kBroad = 0.02;  // of its size
  const auto& vertices = solid.vertices;
  dvec3 normal(0.0);
  for (std::size_t i = 2; i < vertices.size(); ++i) {
    const dvec3 across = glm::cross(vertices[1] - vertices[0], vertices[i] - vertices[0]);
    if (glm::length(across) > glm::length(normal)) normal = across;
  }
  if (!(glm::length(normal) > kBroad * solid.size * solid.size)) return std::nullopt;
  normal = glm::normalize(normal);
  for (const dvec3& p : vertices)
    if (std::abs(glm::dot(normal, p - vertices[0])) > kThin * solid.size) return std::nullopt;
  return normal;
}

/// Pixels from O to the nearest line of the outline of A ⊖ B and to its nearest corner.
double roomAroundOrigin(const test::Stage& stage, const View& view) {
  const dvec3 offset = stage.geometry->difference_offset;
  const auto at = [&](dvec3 p) { return dvec2(project(view, p + offset)); };
  const dvec2 origin(project(view, dvec3(0.0)));
  double least = 1e300;
  const std::vector<dvec3> outline = silhouetteOf(stage.geometry->difference, eyeOf(view));
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const dvec2 from = at(outline[i]), along = at(outline[(i + 1) % outline.size()]) - from;
    const double squared = glm::dot(along, along);
    const double share = squared > 0 ? std::clamp(glm::dot(origin - from, along) / squared, 0.0, 1.0) : 0;
    least = std::min(least, glm::distance(origin, from + share * along));
  }
  for (const DifferenceVertex& vertex : stage.geometry->difference_vertices)
    least = std::min(least, glm::distance(origin, at(vertex.w)));
  return least;
}

/// The point of A ⊖ B that is nearest to O is on the side that is seen, and O stands clear of the outline and of the
/// corners; a flat body is not seen from its edge.
TEST(GalleryViews, TheAnswerIsOnTheSideThatIsSeen) {
  int answers = 0, flat = 0, clear = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension != 3 || isHull(entry.opening.study.value_or(Study::query))) continue;
    SCOPED_TRACE(entry.id);
    const test::Stage stage = stageOf(entry);
    const glm::dquat camera = entry.camera.value_or(defaultOrientation());
    const dvec3 sight = sightOf(camera);
    const auto& result = stage.run.trace.result;
    // Of the needle either n or the directions of most steps can be seen; the narrow gap only along its slab.
    const double least = entry.id == "hard-3d-needle" ? 1 : entry.id == "hard-3d-circle" ? 7 : 11;
    EXPECT_GT(glm::dot(result.normal, sight), std::sin(least * kDegree)) << "the answer is behind A ⊖ B";
    ++answers;
    for (const Solid* solid : {&stage.geometry->a, &stage.geometry->b}) {
      const auto normal = planeOfFlat(*solid);
      if (!normal) continue;
      EXPECT_GT(std::abs(glm::dot(*normal, sight)), std::sin(17 * kDegree)) << "seen from its edge";
      ++flat;
    }
    View view;
    view.dimension = 3;
    view.size = {454, 518};
    view.orientation = camera;
    frameDifference(view, *stage.geometry, stage.run, nullptr);
    // Near A ⊖ B, or just in it, O cannot be clear of its outline from everywhere.
    const double away = (result.distance + result.depth + stage.run.trace.radius_sum) * view.pixels_per_unit;
    if (away < 40 || !(stage.geometry->difference.size > 0)) continue;
    EXPECT_GT(roomAroundOrigin(stage, view), 8) << "O on the outline or on a corner";
    ++clear;
  }
  EXPECT_GE(answers, 45);
  EXPECT_GE(flat, 5);
  EXPECT_GE(clear, 15);
}

/// How far apart a pair looks: in the picture, along the direction in which the gap is widest. Negative: they overlap.
double gapSeen(const test::Stage& stage, const glm::dquat& camera) {
  constexpr int kDirections = 180;
  const dvec3 right = glm::conjugate(camera) * dvec3(1, 0, 0), up = glm::conjugate(camera) * dvec3(0, 1, 0);
  const auto reach = [](const Solid& solid, dvec3 d) {
    double most = -1e300;
    for (const auto* points : {&solid.vertices, &solid.positions})
      for (const dvec3& p : *points) most = std::max(most, glm::dot(p, d));
    return most;
  };
  const dvec3 from_a = stage.scene.b.position - stage.scene.a.position;
  double widest = -1e300;
  for (int i = 0; i < kDirections; ++i) {
    const double angle = 360 * kDegree * i / kDirections;
    const dvec3 d = std::cos(angle) * right + std::sin(angle) * up;
    widest = std::max(widest, glm::dot(from_a, d) - reach(stage.geometry->a, d) - reach(stage.geometry->b, -d));
  }
  return widest;
}

/// A pair that is apart looks so in both panes: O is as far outside of A ⊖ B as B is from A. And the way out of an
/// overlap is no dot.
TEST(GalleryViews, APairThatIsApartIsSeenApart) {
  constexpr double kWideEnough = 0.02, kLeastSeen = 0.2;  // of the size of A ⊖ B; of the distance
  int apart = 0, overlaps = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension != 3) continue;
    SCOPED_TRACE(entry.id);
    const test::Stage stage = stageOf(entry);
    const glm::dquat camera = entry.camera.value_or(defaultOrientation());
    const auto& result = stage.run.trace.result;
    if (result.status != gjk::Status::separated) {
      EXPECT_GT(angleTo(result.normal, sightOf(camera)), 45 * kDegree) << "the way out";
      ++overlaps;
      continue;
    }
    EXPECT_GT(angleTo(result.normal, sightOf(camera)), 50 * kDegree) << "n of the gap";
    // From a little above, the gap under the cone's wide base closes.
    if (result.distance < kWideEnough * stage.geometry->difference.size || entry.id == "cone-over-box") continue;
    EXPECT_GT(gapSeen(stage, camera), kLeastSeen * result.distance) << "they seem to cross";
    ++apart;
  }
  EXPECT_GE(apart, 25);
  EXPECT_GE(overlaps, 15);
}

/// Hulls grow where they can be seen: not in front of or behind the other body, and the facet that is looked at is
/// rarely seen from its edge.
TEST(GalleryViews, AHullGrowsBesideTheOtherBody) {
  int hulls = 0;
  for (const GalleryEntry& entry : gallery()) {
    const Study study = entry.opening.study.value_or(Study::query);
    if (entry.scene.dimension != 3 || (study != Study::hull_a && study != Study::hull_b)) continue;
    SCOPED_TRACE(entry.id);
    const test::Stage stage(entry.scene, {.study = study});
    View view;
    view.dimension = 3;
    view.size = {930, 518};
    view.orientation = entry.camera.value_or(defaultOrientation());
    frameWorld(view, stage.scene, stage.run, *stage.geometry);
    dvec2 low[2], high[2];
    for (const Which which : {Which::a, Which::b}) {
      const auto i = static_cast<std::size_t>(which);
      low[i] = dvec2(1e300), high[i] = dvec2(-1e300);
      for (const dvec3& p : (which == Which::a ? stage.geometry->a : stage.geometry->b).vertices) {
        const dvec2 seen(project(view, p + body(stage.scene, which).position));
        low[i] = glm::min(low[i], seen);
        high[i] = glm::max(high[i], seen);
      }
    }
    const dvec2 both = glm::min(high[0], high[1]) - glm::max(low[0], low[1]);
    EXPECT_LT(std::min(both.x, both.y), 20) << "behind the other body";
    ++hulls;
  }
  EXPECT_GE(hulls, 5);
}

TEST(GalleryViews, NoNameCoversTheOrigin) {
  const HalfMeasure measure;
  int looked = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension != 3) continue;
    const test::Stage stage = stageOf(entry);
    View view;
    view.dimension = 3;
    view.size = {454, 518};
    view.orientation = entry.camera.value_or(defaultOrientation());
    frameDifference(view, *stage.geometry, stage.run, nullptr);
    const int last = stage.timeline.size() - 1;
    for (const int i : {0, last / 3, 2 * last / 3, last}) {
      const Frame frame = stage.frame(stage.timeline[i]);
      SCOPED_TRACE(test::place(stage, frame));
      Figure figure;
      differenceFigure(frame, view, {}, figure);
      const PaneContext pane(view, theme(ThemeName::light), view.size);
      const dvec2 origin(pane.projection(dvec3(0.0)));
      EXPECT_TRUE(std::min(origin.x, origin.y) > 0 && origin.x < view.size.x && origin.y < view.size.y);
      for (const PlacedLabel& label : composeLabels(figure, pane, measure).labels) {
        const double trim = 0.14 * label.line_height;
        const dvec2 low = label.corner + dvec2(0, trim);
        const dvec2 high = low + dvec2(measure.width(label.text, label.line_height), label.line_height - 2 * trim);
        EXPECT_FALSE(origin.x > low.x && origin.x < high.x && origin.y > low.y && origin.y < high.y)
            << label.text[0].text;
      }
      ++looked;
    }
  }
  EXPECT_GE(looked, 200);
}

}  // namespace
}  // namespace gjklab::gallery_views_test

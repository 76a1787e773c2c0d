// Every built-in scene in space shows its point from where it is first seen.

#include "model/compose/labels.h"
#include "model/compose/screen_paths.h"
#include "model/figure/framing.h"

#include "model/figure/figure_scenes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace gjklab {
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
      const double angle = angleTo(*frame.direction, sight);
      if (steps++ == 0) {
        EXPECT_GT(angle, 20 * kDegree) << "the first direction";
      }
      hidden += angle < 20 * kDegree;
    }
    EXPECT_LE(hidden, 0.14 * steps) << "d or n of a step";
    // From the side or the front a box is a rectangle.
    const double azimuth = std::atan2(sight.x, sight.z), quarter = 90 * kDegree;
    EXPECT_GT(std::abs(std::remainder(azimuth, quarter)), 9 * kDegree) << "frontal";
    EXPECT_GT(sight.y, std::sin(9 * kDegree)) << "from a little above";
  }
  EXPECT_GE(scenes, 45);
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
}  // namespace gjklab

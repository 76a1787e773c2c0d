// Labels over all built-in scenes and steps: each is by its own point, and covers no other and no arrow's head.

#include "model/compose/labels.h"
#include "model/compose/screen_paths.h"
#include "model/figure/framing.h"

#include "model/compose/label_boxes.h"
#include "model/figure/figure_scenes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace gjklab {
namespace {

struct Counted {
  int labels = 0, asked = 0, strange = 0, on_point = 0, on_head = 0, overlaps = 0, far = 0;
};

/// What a reader takes for a point that could have this name.
std::vector<ScreenMark> pointsOf(const Figure& figure, const PaneContext& pane) {
  std::vector<ScreenMark> points;
  for (const Marker& marker : figure.markers)
    if (marker.emphasis != Emphasis::faint && marker.role != Role::body_a && marker.role != Role::body_b &&
        marker.role != Role::difference && marker.role != Role::ghost && marker.role != Role::facet)
      points.push_back(screenMark(marker, pane));
  return points;
}

/// Checks one pane, in a size, from step to step.
class LabelCount {
 public:
  LabelCount(ThemeName name, dvec2 size) : theme_(theme(name)), size_(size) {}

  void look(const View& usual, const Figure& figure) {
    View view = usual;
    view.size = size_;
    view.pixels_per_unit *= std::min(size_.x / usual.size.x, size_.y / usual.size.y);
    const PaneContext pane(view, theme_, size_);
    const PlacedLabels placed = composeLabels(figure, pane, measure_, &memory_);
    counted_.asked += static_cast<int>(figure.labels.size());
    counted_.labels += static_cast<int>(placed.labels.size());
    const std::vector<ScreenMark> points = pointsOf(figure, pane);
    std::vector<ScreenBox> boxes;
    for (const PlacedLabel& label : placed.labels) {
      const ScreenBox box = test::inkOf(label, measure_);
      for (const ScreenBox& other : boxes)
        counted_.overlaps += std::min(box.high.x, other.high.x) > std::max(box.low.x, other.low.x) + 0.5 &&
                             std::min(box.high.y, other.high.y) > std::max(box.low.y, other.low.y) + 0.5;
      boxes.push_back(box);
      check(label, box, points, figure, pane);
    }
  }
  void forget() { memory_.clear(); }
  const Counted& counted() const { return counted_; }

 private:
  static double distance(const ScreenBox& box, dvec2 p) { return glm::distance(p, glm::clamp(p, box.low, box.high)); }

  void check(const PlacedLabel& label, const ScreenBox& box, const std::vector<ScreenMark>& points,
             const Figure& figure, const PaneContext& pane) {
    const double own = distance(box, label.anchor);
    const bool fixed = label.role == Role::axis || label.role == Role::axis_x || label.role == Role::axis_y ||
                       label.role == Role::axis_z;  // by its tick or at its axis, whatever else is there
    for (const ScreenMark& point : points) {
      if (glm::distance(point.centre, label.anchor) <= std::max(point.reach, 1.5)) continue;
      counted_.on_point += distance(box, point.centre) == 0;
      counted_.strange +=
          !fixed && !label.area && distance(box, point.centre) > 0 && distance(box, point.centre) < own - 0.5;
    }
    for (const Arrow& arrow : figure.arrows) {
      const ArrowShape shape = arrowShape(arrow, pane);
      counted_.on_head += distance(box, dvec2(shape.tip) - shape.direction * (0.5 * shape.head_length)) == 0;
    }
    counted_.far += own > 24 && !label.leader && !label.area && !fixed;
  }

  Theme theme_;
  dvec2 size_;
  test::EvenMeasure measure_;
  LabelMemory memory_;
  Counted counted_;
};

TEST(LabelsWalk, OfEveryBuiltInScene) {
  // A pane at 1280×720, and one on the Stage.
  std::array<LabelCount, 4> panes{LabelCount(ThemeName::light, {454, 518}), LabelCount(ThemeName::light, {454, 518}),
                                  LabelCount(ThemeName::projector, {640, 560}),
                                  LabelCount(ThemeName::projector, {640, 560})};
  std::string scene;
  test::forEveryMoment(0, [&](const test::Stage& stage, const Frame& frame) {
    if (stage.scene.title != scene)
      for (LabelCount& pane : panes) pane.forget();
    scene = stage.scene.title;
    const Figure world = stage.worldAt(frame), difference = stage.differenceAt(frame);
    for (std::size_t i = 0; i < panes.size(); ++i)
      panes[i].look(i % 2 == 0 ? stage.world : stage.difference, i % 2 == 0 ? world : difference);
  });
  for (const LabelCount& pane : panes) {
    const Counted& c = pane.counted();
    EXPECT_GT(c.labels, 20000);
    EXPECT_GT(c.labels, 0.99 * c.asked) << "left out for want of a place";
    EXPECT_EQ(c.overlaps, 0);
    EXPECT_EQ(c.far, 0);
    EXPECT_EQ(c.strange, 0);
    EXPECT_EQ(c.on_point, 0);
    EXPECT_EQ(c.on_head, 0);
  }
}

}  // namespace
}  // namespace gjklab

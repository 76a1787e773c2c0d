// Labels over all built-in scenes and steps.

#include "model/compose/label_count.h"
#include "model/figure/figure_scenes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

namespace gjklab::label_walk_test {
namespace {

TEST(LabelsWalk, OfEveryBuiltInScene) {
  struct Size {
    ThemeName theme;
    dvec2 pane;
  };
  // A pane at 1280×720, and one on the Stage.
  constexpr Size kSizes[] = {{ThemeName::light, {454, 518}}, {ThemeName::projector, {640, 560}}};
  const test::EvenMeasure measure;
  std::array<test::LabelCount, 4> panes{test::LabelCount(measure), test::LabelCount(measure), test::LabelCount(measure),
                                        test::LabelCount(measure)};
  std::string scene;
  test::forEveryMoment(0, [&](const test::Stage& stage, const Frame& frame) {
    if (stage.scene.title != scene)
      for (test::LabelCount& pane : panes) pane.forget();
    scene = stage.scene.title;
    const Figure world = stage.worldAt(frame), difference = stage.differenceAt(frame);
    for (std::size_t i = 0; i < panes.size(); ++i) {
      const auto& [name, size] = kSizes[i / 2];
      View view = i % 2 == 0 ? stage.world : stage.difference;
      view.pixels_per_unit *= std::min(size.x / view.size.x, size.y / view.size.y);
      view.size = size;
      panes[i].look(i % 2 == 0 ? world : difference, PaneContext(view, theme(name), size), {}, place(stage, frame));
    }
  });
  for (const test::LabelCount& pane : panes) {
    EXPECT_GT(pane.labels(), 20000);
    EXPECT_GT(pane.labels(), 0.985 * pane.asked()) << "left out for want of a place";
    EXPECT_TRUE(pane.faults().empty()) << test::LabelCount::list(pane.faults());
  }
}

}  // namespace
}  // namespace gjklab::label_walk_test

// Figures on the screen without OpenGL: what is composed is what the figure and the theme say.

#include "model/compose/labels.h"
#include "model/compose/screen_paths.h"
#include "model/figure/label_layout.h"
#include "model/figure/lens.h"

#include "model/compose/label_boxes.h"
#include "model/figure/figure_scenes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace gjklab::compose_test {
namespace {

using test::EvenMeasure;

/// The colour of a style; thinner inside a body and behind one.
void expectInkOf(const Style& style, Depth depth, Color color) {
  EXPECT_EQ(withAlpha(color, 1), withAlpha(style.color, 1));
  if (depth == Depth::open) {
    EXPECT_EQ(color.a, style.color.a);
  } else {
    EXPECT_LT(color.a, style.color.a);
  }
  EXPECT_GE(color.a, 0.45f * style.color.a) << "still seen";
}

/// Behind a body all lines are dashed, within one the outline of the other.
bool dashedByDepth(Role role, Depth depth) {
  return depth == Depth::behind ||
         (depth == Depth::inside && (role == Role::body_a || role == Role::body_b || role == Role::ghost));
}

void expectFaithful(const Figure& figure, const PaneContext& pane, const ScreenPaths& paths) {
  ASSERT_EQ(paths.lines.size(), figure.lines.size() + figure.arrows.size());
  ASSERT_EQ(paths.background_lines.size(), figure.background_lines.size());
  ASSERT_EQ(paths.heads.size(), figure.arrows.size());
  ASSERT_EQ(paths.marks.size(), figure.markers.size());
  EXPECT_LE(paths.fills.size(), figure.fills.size());  // those beside the pane are gone
  for (std::size_t i = 0; i < figure.arrows.size(); ++i) {
    const Arrow& arrow = figure.arrows[i];
    const ArrowShape& shape = paths.heads[i].shape;
    EXPECT_EQ(shape.tip, pane.projection(arrow.to));
    const double length = glm::distance(dvec2(shape.from), dvec2(shape.tip));
    EXPECT_LE(shape.head_length, length);
    EXPECT_LE(glm::distance(dvec2(shape.shaft_end), dvec2(shape.tip)), length);
    const ScreenStroke& shaft = paths.lines[figure.lines.size() + i];
    EXPECT_EQ(shaft.stroke.gap > 0, arrow.dashed || arrow.depth == Depth::behind);
    expectInkOf(pane.theme.style(arrow.role, arrow.emphasis), arrow.depth, shaft.stroke.color);
  }
  for (std::size_t i = 0; i < figure.markers.size(); ++i) {
    const Style style = pane.theme.style(figure.markers[i].role, figure.markers[i].emphasis);
    expectInkOf(style, figure.markers[i].depth, paths.marks[i].color);
    EXPECT_GE(paths.marks[i].reach, style.size * pane.line_scale);
    EXPECT_EQ(paths.marks[i].centre, dvec2(pane.projection(figure.markers[i].position)));
  }
  std::size_t dashed = 0, drawn_dashed = 0;
  for (const Line& line : figure.lines)
    dashed += line.dashed || line.dotted || pane.theme.style(line.role, line.emphasis).dashed ||
              dashedByDepth(line.role, line.depth);
  for (std::size_t i = 0; i < figure.lines.size(); ++i) drawn_dashed += paths.lines[i].stroke.gap > 0 ? 1 : 0;
  EXPECT_EQ(dashed, drawn_dashed);
  for (const ScreenArea& area : paths.fills)
    for (const dvec3& p : area.corners) {
      EXPECT_GE(p.x, -4.001);
      EXPECT_LE(p.x, pane.size.x + 4.001);
      EXPECT_GE(p.y, -4.001);
      EXPECT_LE(p.y, pane.size.y + 4.001);
    }
}

void expectReadable(const Figure& figure, const PaneContext& pane) {
  const EvenMeasure measure;
  const PlacedLabels placed = composeLabels(figure, pane, measure);
  EXPECT_LE(placed.labels.size(), figure.labels.size());
  for (std::size_t i = 0; i < placed.labels.size(); ++i) {
    const ScreenBox a = test::inkOf(placed.labels[i], measure);
    EXPECT_TRUE(a.low.x >= 0 && a.low.y >= 0 && a.high.x <= pane.size.x && a.high.y <= pane.size.y);
    for (std::size_t j = 0; j < i; ++j) {
      const ScreenBox b = test::inkOf(placed.labels[j], measure);
      EXPECT_FALSE(a.low.x < b.high.x && b.low.x < a.high.x && a.low.y < b.high.y && b.low.y < a.high.y)
          << "two labels on each other";
    }
  }
}

TEST(ComposeWalk, EveryMomentInEveryTheme) {
  int turn = 0;
  test::forEveryMoment(0, [&](const test::Stage& stage, const Frame& frame) {
    SCOPED_TRACE(test::place(stage, frame));
    const Theme& look = theme(static_cast<ThemeName>(++turn % 3));
    for (const bool world : {true, false}) {
      const View& view = world ? stage.world : stage.difference;
      const Figure figure = world ? stage.worldAt(frame) : stage.differenceAt(frame);
      const PaneContext pane(view, look, view.size);
      expectFaithful(figure, pane, composeFigure(figure, pane));
      if (turn % 7 == 0) expectReadable(figure, pane);
    }
  });
}

/// How often a label stands on another side than one picture before, though its point has not moved.
int hops(const test::Stage& stage, bool remembers) {
  const EvenMeasure measure;
  LabelMemory memory;
  std::map<std::string, std::pair<dvec2, dvec2>> before;  // of labels whose text is there once: point, corner
  int count = 0;
  for (int i = 0; i < stage.timeline.size(); ++i) {
    const Figure figure = stage.differenceAt(stage.frame(stage.timeline[i]));
    const PaneContext pane(stage.difference, theme(ThemeName::light), stage.difference.size);
    const PlacedLabels placed = composeLabels(figure, pane, measure, remembers ? &memory : nullptr);
    std::map<std::string, std::pair<dvec2, dvec2>> now;
    for (const Label& label : figure.labels) {
      const auto same = [&](const Label& other) { return other.text == label.text; };
      if (std::count_if(figure.labels.begin(), figure.labels.end(), same) != 1) continue;
      const std::vector<TextRun> runs = parseRichText(label.text);
      for (const PlacedLabel& each : placed.labels)
        if (!runs.empty() && !each.text.empty() && each.text.size() == runs.size() &&
            each.text[0].text == runs[0].text && each.text.back().text == runs.back().text)
          now[label.text] = {dvec2(pane.projection(label.position)), each.corner};
    }
    for (const auto& [text, at] : now)
      if (const auto last = before.find(text); last != before.end() && glm::distance(last->second.first, at.first) < 1)
        count += glm::distance(last->second.second, at.second) > 4 ? 1 : 0;
    before = std::move(now);
  }
  return count;
}

TEST(ComposeWalk, LabelsKeepTheirSidesFromStepToStep) {
  int with = 0, without = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.scene.dimension == 1 || entry.opening.study.value_or(Study::query) != Study::query) continue;
    const test::Stage stage(entry.scene);
    with += hops(stage, true);
    without += hops(stage, false);
  }
  EXPECT_GT(without, 20) << "labels that have something to stay for";
  EXPECT_LT(2 * with, without) << with << " of " << without;
}

/// Twenty letters at one point: those that stand away from it have a line to it, which begins beside its mark and ends
/// at the letter.
TEST(Compose, ALabelThatHadToGoFarHasALineToItsPoint) {
  const EvenMeasure measure;
  for (const double scale : {1.0, 2.0}) {
    View view;
    view.size = dvec2(400, 300) * scale;
    view.ui_scale = scale;
    const PaneContext pane(view, theme(ThemeName::light), view.size);
    Figure figure;
    figure.markers.push_back({Role::origin, dvec3(0.0), MarkerShape::cross_hair});
    for (int i = 0; i < 20; ++i) figure.labels.push_back({Role::origin, dvec3(0.0), "O", {1, -1}, 0});
    int near = 0, far = 0;
    for (const PlacedLabel& label : composeLabels(figure, pane, measure).labels) {
      const ScreenBox ink = test::inkOf(label, measure);
      const dvec2 anchor(pane.projection(dvec3(0.0)));
      const double away = glm::distance(anchor, glm::clamp(anchor, ink.low, ink.high));
      EXPECT_EQ(label.leader.has_value(), away > 24 * scale) << away;
      if (!label.leader) {
        ++near;
        continue;
      }
      ++far;
      EXPECT_LT(glm::distance(label.leader->to, glm::clamp(label.leader->to, ink.low, ink.high)), 3 * scale);
      EXPECT_GT(glm::distance(label.leader->from, anchor), 8 * scale) << "beside the mark";
      EXPECT_LT(glm::distance(label.leader->from, anchor), 20 * scale);
    }
    EXPECT_GT(near, 2);
    EXPECT_GT(far, 2);
  }
}

/// How fast the gap closes is said in the magnifier where that shows the gap, and not once more beside it.
TEST(Compose, WhatIsMagnifiedIsNamedOnce) {
  const EvenMeasure measure;
  int magnified = 0;
  const auto says = [](const std::vector<TextRun>& text) {
    return !text.empty() && text[0].text.starts_with("closes");
  };
  for (const GalleryEntry& entry : gallery()) {
    if (entry.opening.study != Study::impact || entry.scene.dimension < 2) continue;
    const test::Stage stage(entry.scene, {.study = Study::impact});
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      const auto lens = lensOf(frame, Space::world, stage.world, {});
      if (frame.moment.sub_step != SubStep::impact_speed || !lens) continue;
      SCOPED_TRACE(test::place(stage, frame));
      const auto count = [&](const Figure& figure, const View& view, const std::optional<Magnified>& part) {
        const PaneContext pane(view, theme(ThemeName::light), view.size);
        const std::vector<PlacedLabel> labels = composeLabels(figure, pane, measure, nullptr, part).labels;
        return std::count_if(labels.begin(), labels.end(), [&](const PlacedLabel& label) { return says(label.text); });
      };
      const Magnified part{{lens->corner, lens->corner + lens->view.size},
                           {lens->focus_low - 6.0, lens->focus_high + 6.0}};
      EXPECT_EQ(count(stage.worldAt(frame), stage.world, part), 0);
      magnified += count(lens->figure, lens->view, std::nullopt) == 1;
    }
  }
  EXPECT_GT(magnified, 3);
}

/// A subscript reaches lower than its line of text: it is not struck by what the label stands over.
TEST(Compose, SubscriptsStandClearOfTheLineBelow) {
  const EvenMeasure measure;
  View view;
  view.size = {400, 300};
  const PaneContext pane(view, theme(ThemeName::light), view.size);
  Figure figure;
  figure.arrows.push_back({Role::highlight, dvec3(-2, 0, 0), dvec3(2, 0, 0)});
  for (const char* text : {"*v*", "*v_B*"}) {
    figure.labels = {{Role::highlight, dvec3(0.0), text, {0, -1}, 50}};
    const PlacedLabels placed = composeLabels(figure, pane, measure);
    ASSERT_EQ(placed.labels.size(), 1U);
    const double drop = placed.labels[0].text.back().subscript ? 0.12 : 0;
    const double ink = placed.labels[0].corner.y + placed.labels[0].line_height * (0.86 + drop);
    EXPECT_LT(ink, pane.projection(dvec3(0.0)).y - 2) << text;
  }
}

TEST(Compose, TextIsBrokenWhereItIsToldHowWideItIs) {
  const EvenMeasure measure;
  const auto lines = wrapText("one two *three* four", measure, 10, 5 * 8);  // eight letters a line
  ASSERT_EQ(lines.size(), 3U);
  for (const std::vector<TextRun>& line : lines) EXPECT_LE(measure.width(line, 10), 5 * 8);
  EXPECT_EQ(wrapText("one\ntwo", measure, 10, 1000).size(), 2U);
  const auto difference = wrapText("of A ⊖ B", measure, 10, 7 * 5);  // the name of the difference is not broken
  ASSERT_EQ(difference.size(), 2U);
  EXPECT_EQ(difference[1][0].text, "A ⊖ B");
  // Nor an equation or a point.
  EXPECT_EQ(wrapText("at *t* = 0.5", measure, 10, 8 * 5).size(), 2U);
  const auto point = wrapText("to (2, −3) or (4; 0)", measure, 10, 8 * 5);
  ASSERT_EQ(point.size(), 4U);
  EXPECT_EQ(point[1][0].text, "(2, −3)");
  EXPECT_EQ(wrapText("(so, 2 of them)", measure, 10, 5 * 5)[0][0].text, "(so,") << "words in brackets are words";
}

}  // namespace
}  // namespace gjklab::compose_test

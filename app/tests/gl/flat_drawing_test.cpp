// Fills, lines, arrows and markers: where they put ink, and how much.

#include "gl/gl_fixture.h"

namespace gjklab::flat_drawing_test {
namespace {

const Theme& light() { return theme(ThemeName::light); }

class FlatDrawing : public GlTest {};

std::vector<dvec3> rectangle(double x0, double y0, double x1, double y1) {
  return {{x0, y0, 0}, {x1, y0, 0}, {x1, y1, 0}, {x0, y1, 0}};
}

double lineWidth(Role role) { return light().style(role).width * light().line_scale; }

TEST_F(FlatDrawing, EmptyFigureIsThePane) {
  const Picture picture = draw({}, pixelView(40, 30), light());
  const Color pane = light().pane;
  for (int y = 0; y < 30; ++y)
    for (int x = 0; x < 40; ++x)
      EXPECT_EQ(picture.at(x, y), (std::array<int, 3>{static_cast<int>(std::lround(pane.r * 255)),
                                                      static_cast<int>(std::lround(pane.g * 255)),
                                                      static_cast<int>(std::lround(pane.b * 255))}));
}

TEST_F(FlatDrawing, FilledSquareCoversItsPixelsAndNoOther) {
  Figure figure;
  figure.fills.push_back({Role::body_a, rectangle(10, 5, 30, 20)});
  const Picture picture = draw(figure, pixelView(60, 40), light());
  const Color fill = light().style(Role::body_a).fill;
  const Color expected = blend(light().pane, fill);
  for (int y = 0; y < 40; ++y)
    for (int x = 0; x < 60; ++x) {
      const bool inside = x >= 10 && x < 30 && y >= 40 - 20 && y < 40 - 5;
      EXPECT_NEAR(inkAt(picture, x, y, expected, light().pane), inside ? 1.0 : 0.0, 0.03) << x << ", " << y;
    }
}

TEST_F(FlatDrawing, HalfCoveredPixelsGetHalfTheInk) {
  Figure figure;
  figure.fills.push_back({Role::body_a, rectangle(10.5, 5.25, 30, 20)});
  const Picture picture = draw(figure, pixelView(60, 40), light());
  const Color expected = blend(light().pane, light().style(Role::body_a).fill);
  EXPECT_NEAR(inkAt(picture, 10, 30, expected, light().pane), 0.5, 0.05);
  EXPECT_NEAR(inkAt(picture, 20, 34, expected, light().pane), 0.75, 0.05);
}

TEST_F(FlatDrawing, HatchIsStrokesOverTheFill) {
  Figure figure;
  figure.fills.push_back({Role::body_a, rectangle(0, 0, 100, 100), Emphasis::normal, true});
  const Picture picture = draw(figure, pixelView(100, 100), light());
  const Color fill = blend(light().pane, light().style(Role::body_a).fill);
  int plain = 0, strokes = 0;
  for (int y = 2; y < 98; ++y)
    for (int x = 2; x < 98; ++x) {
      const double ink = inkAt(picture, x, y, light().style(Role::body_a).color, fill);
      plain += std::abs(ink) < 0.02;
      strokes += ink > 0.15;
      // Strokes run up to the right: one step right and one up is the same place of the pattern.
      EXPECT_NEAR(ink, inkAt(picture, x + 1, y - 1, light().style(Role::body_a).color, fill), 0.02);
    }
  EXPECT_GT(plain, 4000);
  EXPECT_GT(strokes, 500);
}

TEST_F(FlatDrawing, LineOfWidthWHasAreaWTimesLength) {
  const Color pane = light().pane;
  for (const Role role : {Role::body_a, Role::horizon, Role::origin})
    for (const double angle : {0.0, 0.3, 0.7853981634, 1.2, 1.5707963268}) {
      Figure figure;
      const dvec3 along(std::cos(angle), std::sin(angle), 0), middle(100.3, 99.7, 0);
      figure.lines.push_back({role, {middle - along * 70.0, middle + along * 70.0}});
      const Picture picture = draw(figure, pixelView(200, 200), light());
      const double width = lineWidth(role);
      const double expected = width * 140 + 3.14159265 * width * width / 4;  // round ends
      EXPECT_NEAR(inkSum(picture, light().style(role).color, pane), expected, 0.03 * expected) << angle;
    }
}

TEST_F(FlatDrawing, PolylineIsDrawnOnceAtItsJoints) {
  // A faint line is translucent: ink laid twice would show.
  const Style style = light().style(Role::horizon, Emphasis::faint);
  for (const double turn : {0.05, 0.5, 1.5}) {
    Figure figure;
    std::vector<dvec3> points{{20, 60, 0}, {100, 60, 0}};
    points.push_back(points.back() + dvec3(std::cos(turn), std::sin(turn), 0) * 80.0);
    figure.lines.push_back({Role::horizon, points, false, false, Emphasis::faint});
    const Picture picture = draw(figure, pixelView(200, 200), light());
    const Color full = blend(light().pane, style.color);
    for (int y = 0; y < 200; ++y)
      for (int x = 0; x < 200; ++x)
        EXPECT_LE(inkAt(picture, x, y, full, light().pane), 1.02) << turn << ": " << x << ", " << y;
    const double width = style.width;
    EXPECT_NEAR(inkSum(picture, full, light().pane), 160 * width, 0.05 * 160 * width) << turn;
  }
}

TEST_F(FlatDrawing, DashesCoverTheirShareInPixelsWhateverTheZoom) {
  for (const double scale : {1.0, 7.0}) {
    Figure figure;
    figure.lines.push_back({Role::body_a, {{10 / scale, 20 / scale, 0}, {190 / scale, 20 / scale, 0}}, false, true});
    View view = pixelView(200, 40);
    view.target /= scale;
    view.pixels_per_unit = scale;
    const Picture picture = draw(figure, view, light());
    EXPECT_NEAR(inkSum(picture, light().style(Role::body_a).color, light().pane),
                180 * lineWidth(Role::body_a) * 7.0 / 12, 25);
  }
}

TEST_F(FlatDrawing, EndlessLinesAreCutNotLost) {
  Figure figure;
  figure.lines.push_back({Role::body_a, {{-1e9, -1e9 + 20, 0}, {1e9, 1e9 + 20, 0}}});
  const Picture picture = draw(figure, pixelView(100, 100), light());
  for (int x = 5; x < 75; x += 7)
    EXPECT_GT(inkAt(picture, x, 99 - (x + 20), light().style(Role::body_a).color, light().pane), 0.8);
}

TEST_F(FlatDrawing, MarkersHaveTheirShapes) {
  Figure figure;
  const std::array<MarkerShape, 6> shapes{MarkerShape::dot,     MarkerShape::ring,   MarkerShape::cross_hair,
                                          MarkerShape::diamond, MarkerShape::square, MarkerShape::opened};
  for (std::size_t i = 0; i < shapes.size(); ++i)
    figure.markers.push_back({Role::simplex, {30.5 + 40.0 * static_cast<double>(i), 30.5, 0}, shapes[i]});
  const Picture picture = draw(figure, pixelView(260, 61), light());
  const Style style = light().style(Role::simplex);
  const auto ink = [&](int marker, int dx, int dy) {
    return inkAt(picture, 30 + 40 * marker + dx, 30 + dy, style.color, light().pane);
  };
  EXPECT_NEAR(ink(0, 0, 0), 1, 0.02);  // dot: full
  EXPECT_NEAR(ink(0, 8, 0), 0, 0.02);
  EXPECT_NEAR(ink(1, 0, 0), 0, 0.02);  // ring: pane-coloured inside
  EXPECT_NEAR(ink(1, 6, 0), 1, 0.02);
  EXPECT_NEAR(ink(2, 0, 0), 1, 0.02);  // cross-hair: its arms meet in the middle and reach out
  EXPECT_NEAR(ink(2, 8, 0), 1, 0.02);
  EXPECT_NEAR(ink(2, 2, 2), 0, 0.02);
  EXPECT_NEAR(ink(3, 5, 0), 1, 0.02);  // diamond: corners on the axes
  EXPECT_NEAR(ink(3, 6, 6), 0, 0.02);
  EXPECT_NEAR(ink(4, 6, 6), 1, 0.02);  // square: corners on the diagonals
  EXPECT_NEAR(ink(4, 0, 0), 0, 0.02);
  EXPECT_NEAR(ink(5, 0, 0), 1, 0.02);  // opened: a dot, nothing around it, and a ring with ticks
  EXPECT_NEAR(ink(5, 6, 6), 0, 0.02);
  EXPECT_NEAR(ink(5, 19, 0), 1, 0.02);
}

TEST_F(FlatDrawing, RingHidesTheLineUnderIt) {
  Figure figure;
  figure.lines.push_back({Role::body_a, {{0, 30.5, 0}, {61, 30.5, 0}}});
  figure.markers.push_back({Role::simplex, {30.5, 30.5, 0}, MarkerShape::ring});
  const Picture picture = draw(figure, pixelView(61, 61), light());
  EXPECT_NEAR(inkAt(picture, 30, 30, light().style(Role::body_a).color, light().pane), 0, 0.02);
}

TEST_F(FlatDrawing, ArrowEndsAtItsTip) {
  Figure figure;
  figure.arrows.push_back({Role::search_direction, {20.5, 30.5, 0}, {120.5, 30.5, 0}});
  const Picture picture = draw(figure, pixelView(150, 61), light());
  const Color color = light().style(Role::search_direction).color;
  EXPECT_GT(inkAt(picture, 60, 30, color, light().pane), 0.9);
  EXPECT_NEAR(inkAt(picture, 123, 30, color, light().pane), 0, 0.02);
  double head = 0, shaft = 0;  // across: the head is much wider than the shaft
  for (int y = 10; y < 50; ++y) {
    head += inkAt(picture, 109, y, color, light().pane);
    shaft += inkAt(picture, 60, y, color, light().pane);
  }
  EXPECT_GT(head, 2.5 * shaft);
  EXPECT_NEAR(shaft, lineWidth(Role::search_direction), 0.1);
}

TEST_F(FlatDrawing, NothingLeavesTheRectangle) {
  target_.resize(200, 150);
  target_.bind();
  glDisable(GL_SCISSOR_TEST);
  glClearColor(1, 0, 1, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  Figure figure;
  figure.background.push_back({Role::region_ruled_out, rectangle(-500, -500, 500, 500), Emphasis::normal, true});
  figure.fills.push_back({Role::body_a, rectangle(-50, -50, 300, 300)});
  figure.lines.push_back({Role::horizon, {{-100, -100, 0}, {300, 300, 0}, {300, -100, 0}}, true});
  figure.markers.push_back({Role::simplex, {0, 0, 0}, MarkerShape::ring});
  figure.arrows.push_back({Role::normal, {40, 30, 0}, {90, 30, 0}});
  const PixelRect rect{50, 40, 80, 60};
  renderer_->draw(figure, pixelView(80, 60), light(), rect, 150);
  const Picture picture = read();
  for (int y = 0; y < 150; ++y)
    for (int x = 0; x < 200; ++x) {
      const bool inside = x >= 50 && x < 130 && y >= 40 && y < 100;
      EXPECT_EQ(picture.at(x, y) == (std::array<int, 3>{255, 0, 255}), !inside) << x << ", " << y;
    }
}

TEST_F(FlatDrawing, WildCoordinatesDoNoHarm) {
  const double nan = std::nan(""), infinite = HUGE_VAL;
  Figure figure;
  for (const double bad : {nan, infinite, -infinite, 1e300}) {
    figure.background.push_back({Role::body_a, {{bad, 0, 0}, {1, bad, 0}, {2, 2, bad}}});
    figure.fills.push_back({Role::body_a, {{bad, 0, 0}, {1, bad, 0}, {2, 2, bad}}});
    figure.lines.push_back({Role::body_a, {{bad, 0, 0}, {1, bad, 0}, {2, 2, bad}}, true});
    figure.arrows.push_back({Role::body_a, {0, 0, 0}, {bad, bad, 0}});
    figure.markers.push_back({Role::body_a, {bad, 0, 0}});
  }
  figure.fills.push_back({Role::body_a, {{5, 5, 0}, {5, 5, 0}, {5, 5, 0}}});
  figure.lines.push_back({Role::body_a, {{5, 5, 0}}});
  figure.lines.push_back({Role::body_a, {}});
  figure.fills.push_back({Role::body_a, {}});
  for (const int dimension : {2, 3}) {
    const Picture picture = draw(figure, pixelView(50, 40, dimension), light());
    EXPECT_EQ(picture.rgb.size(), 3u * 50 * 40);
  }
}

}  // namespace
}  // namespace gjklab::flat_drawing_test

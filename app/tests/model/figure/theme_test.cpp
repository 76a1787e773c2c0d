#include "model/figure/theme.h"
#include "covered.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab::theme_test {
namespace {

constexpr std::array<ThemeName, 3> kNames{ThemeName::light, ThemeName::dark, ThemeName::projector};

std::vector<Role> allRoles() {
  std::vector<Role> roles;
  for (int i = 0; i < static_cast<int>(Role::count); ++i) roles.push_back(static_cast<Role>(i));
  return roles;
}

/// Meant to stay back; nothing is written in it. A marker's stroke lies over what it marks, which is to stay readable.
bool isGround(Role role) {
  return role == Role::grid || role == Role::floor || role == Role::shadow || role == Role::ink_marker;
}

/// What a reader sees who lacks the long (protan) or medium (deutan) cones: Viénot, Brettel and Mollon 1999, in linear
/// RGB.
enum class Vision { full, protan, deutan };
std::array<double, 3> seen(Color color, Vision eye) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  const double r = linear(color.r), g = linear(color.g), b = linear(color.b);
  switch (eye) {
    case Vision::protan:
      return {0.11238 * r + 0.88762 * g, 0.11238 * r + 0.88762 * g, 0.00401 * r - 0.00401 * g + b};
    case Vision::deutan:
      return {0.29275 * r + 0.70725 * g, 0.29275 * r + 0.70725 * g, -0.02234 * r + 0.02234 * g + b};
    case Vision::full:
      break;
  }
  return {r, g, b};
}

/// CIE 1976 difference of two colours as an eye sees them; 2.3 is just noticeable.
double difference(Color x, Color y, Vision eye) {
  const auto lab = [&](Color color) {
    const std::array<double, 3> c = seen(color, eye);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double fx = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047);
    const double fy = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
    const double fz = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
    return std::array<double, 3>{116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
  };
  const auto p = lab(x), q = lab(y);
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

bool differWithoutColor(const Style& x, const Style& y) {
  return x.dashed != y.dashed || std::abs(x.width - y.width) >= 0.5f || std::abs(x.size - y.size) >= 1;
}

TEST(Theme, ContrastRatioIsThatOfTheGuidelines) {
  EXPECT_NEAR(contrast({0, 0, 0, 1}, {1, 1, 1, 1}), 21, 1e-9);
  EXPECT_NEAR(contrast({1, 1, 1, 1}, {1, 1, 1, 1}), 1, 1e-9);
  const Color grey{119 / 255.f, 119 / 255.f, 119 / 255.f, 1};  // #777777 on white: 4.48, the guidelines' own example
  EXPECT_NEAR(contrast(grey, {1, 1, 1, 1}), 4.48, 0.01);
}

TEST(Theme, TextCanBeRead) {
  Covered cases(200);
  for (const ThemeName name : kNames) {
    const Theme& t = theme(name);
    for (const Color ground : {t.pane, t.window, t.panel, t.button}) {
      EXPECT_GE(contrast(t.text, ground), 7);
      EXPECT_GE(contrast(t.muted, ground), 4.5);
    }
    for (const Color ink : {t.good, t.bad, t.warning}) EXPECT_GE(contrast(ink, t.panel), 4.5);
    EXPECT_GE(contrast(t.on_accent, t.accent), 4.5);
    EXPECT_GE(contrast(t.text, t.lit), 7);
    EXPECT_GE(contrast(t.text, t.button_hover), 7);
    for (const Role role : allRoles())
      for (const Emphasis emphasis : {Emphasis::normal, Emphasis::strong}) {
        if (isGround(role)) continue;
        ++cases;
        EXPECT_GE(contrast(t.style(role, emphasis).text, t.pane), 4.5) << static_cast<int>(role);
      }
  }
}

TEST(Theme, LinesStandOut) {
  Covered cases(100);
  for (const ThemeName name : kNames) {
    const Theme& t = theme(name);
    for (const Role role : allRoles()) {
      if (isGround(role)) continue;
      ++cases;
      EXPECT_GE(contrast(t.style(role).color, t.pane), 3)
          << static_cast<int>(role) << " in theme " << static_cast<int>(name);
    }
    for (const Color mark : {t.phase_gjk, t.phase_epa, t.phase_result, t.accent}) EXPECT_GE(contrast(mark, t.panel), 3);
  }
}

TEST(Theme, GridStaysBackAndEveryOtherRoleIsStronger) {
  for (const ThemeName name : kNames) {
    const Theme& t = theme(name);
    const double grid = contrast(blend(t.pane, t.style(Role::grid).color), t.pane);
    EXPECT_GT(grid, 1.02);
    EXPECT_LT(grid, 1.6);
  }
}

TEST(Theme, RolesThatMeetDifferForEveryEye) {
  // Pairs that stand in one picture and mean different things; where even their shapes differ, as an arrow's and an
  // outline's do, the colour need not.
  const std::array<std::pair<Role, Role>, 15> pairs{{{Role::body_a, Role::body_b},
                                                     {Role::body_a, Role::search_direction},
                                                     {Role::body_b, Role::ghost},
                                                     {Role::support_a, Role::support_b},
                                                     {Role::body_a, Role::normal},
                                                     {Role::body_b, Role::normal},
                                                     {Role::difference, Role::simplex},
                                                     {Role::difference, Role::rounding},
                                                     {Role::simplex, Role::simplex_dropped},
                                                     {Role::simplex, Role::search_direction},
                                                     {Role::simplex, Role::closest_point},
                                                     {Role::lower_bound, Role::upper_bound},
                                                     {Role::facet, Role::facet_closest},
                                                     {Role::facet, Role::horizon},
                                                     {Role::facet_closest, Role::horizon}}};
  for (const ThemeName name : kNames)
    for (const auto& [x, y] : pairs) {
      const Style a = theme(name).style(x), b = theme(name).style(y);
      EXPECT_TRUE(differWithoutColor(a, b) || difference(a.color, b.color, Vision::full) > 20);
      for (const Vision eye : {Vision::protan, Vision::deutan})
        EXPECT_TRUE(difference(a.color, b.color, eye) > 12 || differWithoutColor(a, b))
            << static_cast<int>(x) << " and " << static_cast<int>(y) << " in theme " << static_cast<int>(name);
    }
}

TEST(Theme, TheTwoBodiesDifferStronglyForEveryEye) {
  for (const ThemeName name : kNames)
    for (const Vision eye : {Vision::full, Vision::protan, Vision::deutan})
      EXPECT_GT(difference(theme(name).style(Role::body_a).color, theme(name).style(Role::body_b).color, eye), 40);
}

TEST(Theme, PrintIsClearInGrey) {
  const Theme& paper = theme(ThemeName::print);
  EXPECT_EQ(contrast(paper.pane, {1, 1, 1, 1}), 1);
  EXPECT_EQ(contrast(paper.window, {1, 1, 1, 1}), 1);
  // A copier knows lightness only: the bodies differ by it, and what is written can be read.
  EXPECT_GE(contrast(paper.style(Role::body_a).color, paper.style(Role::body_b).color), 2.5);
  for (const Color ink : {paper.text, paper.muted}) EXPECT_GE(contrast(ink, paper.pane), 4.5);
  for (const Role role : allRoles())
    if (!isGround(role)) {
      EXPECT_GE(contrast(paper.style(role).text, paper.pane), 3) << static_cast<int>(role);
    }
}

TEST(Theme, RegionFillsDifferFromTheirNeighbours) {
  for (const ThemeName name : kNames) {
    const Theme& t = theme(name);
    const auto area = [&](Role role) { return blend(t.pane, t.style(role).fill); };
    const std::array<Role, 4> regions{Role::region_vertex, Role::region_edge, Role::region_face, Role::region_inside};
    for (const Role x : regions) {
      EXPECT_GT(difference(area(x), t.pane, Vision::full), 4);
      for (const Role y : regions)
        if (x != y) {
          EXPECT_GT(difference(area(x), area(y), Vision::full), 8);
        }
    }
  }
}

/// Degrees on the colour circle of HSV: red 0, yellow 60.
double hueOf(Color c) {
  const float most = std::max({c.r, c.g, c.b}), least = std::min({c.r, c.g, c.b});
  EXPECT_EQ(most, c.r) << "between red and yellow";
  return 60.0 * (c.g - least) / (most - least);
}

/// Dark yellow looks olive: on a dark ground an area has to be nearer to orange to look amber.
TEST(Theme, AmberIsNotOliveInTheDark) {
  const Theme& t = theme(ThemeName::dark);
  for (const Role role : {Role::region_edge, Role::facet_visible, Role::facet_closest, Role::test_plane})
    for (const Emphasis emphasis : {Emphasis::normal, Emphasis::strong}) {
      const Style style = t.style(role, emphasis);
      for (const Color fill : {style.fill, style.solid}) {
        const double hue = hueOf(blend(t.pane, fill));
        EXPECT_TRUE(hue > 28 && hue < 38) << static_cast<int>(role) << ": " << hue;
      }
    }
  const Style region = t.style(Role::region_edge, Emphasis::strong);
  EXPECT_GE(contrast(region.text, blend(t.pane, region.fill)), 4.5) << "the region's name in it can be read";
}

TEST(Theme, EmphasisChangesWeightNotHue) {
  for (const ThemeName name : kNames)
    for (const Role role : allRoles()) {
      const Style normal = theme(name).style(role), strong = theme(name).style(role, Emphasis::strong),
                  faint = theme(name).style(role, Emphasis::faint);
      EXPECT_GT(strong.width, normal.width);
      EXPECT_LT(faint.width, normal.width);
      EXPECT_LT(faint.color.a, normal.color.a);
      EXPECT_GE(strong.fill.a, normal.fill.a);
      EXPECT_LT(faint.fill.a, normal.fill.a);
      EXPECT_EQ(withAlpha(strong.color, 1), withAlpha(normal.color, 1));
    }
}

TEST(Theme, ProjectorIsLightWithStrongerLinesAndLargerText) {
  const Theme &p = theme(ThemeName::projector), &l = theme(ThemeName::light);
  EXPECT_GT(contrast(p.pane, {0, 0, 0, 1}), 20);
  EXPECT_GT(p.line_scale, 1.2f);
  EXPECT_GT(p.text_scale, 1.1f);
  for (const Role role : {Role::body_a, Role::body_b, Role::simplex, Role::search_direction, Role::closest_point})
    EXPECT_GT(contrast(p.style(role).color, p.pane), contrast(l.style(role).color, l.pane));
}

TEST(Theme, EveryRoleHasAStyle) {
  for (const ThemeName name : kNames)
    for (const Role role : allRoles()) {
      const Style style = theme(name).style(role);
      EXPECT_GT(style.width, 0);
      EXPECT_GT(style.size, 0);
      EXPECT_GE(style.font_size, 12);
      EXPECT_GT(style.color.a, 0);
      EXPECT_LE(style.fill.a, 0.9f);
      EXPECT_LE(style.solid.a, 0.9f);
    }
}

}  // namespace
}  // namespace gjklab::theme_test

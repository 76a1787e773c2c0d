#include "model/figure/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {
namespace {

constexpr Color hex(unsigned rgb, float alpha = 1) {
  return {static_cast<float>((rgb >> 16) & 255u) / 255, static_cast<float>((rgb >> 8) & 255u) / 255,
          static_cast<float>(rgb & 255u) / 255, alpha};
}

/// What differs between the themes: surfaces, inks and one hue for each family of roles.
struct Palette : Surfaces {
  Color grid, axis;
  Color floor, shadow;
  Color ground;  ///< of a world: tints the fixed bodies
  Color a, b, difference, simplex, direction, closest, amber, sky, rose, ink, bad;
  float fill = 1;  ///< factor on the alpha of every area
  float glow = 1;  ///< another one, on that of the brightest areas, in which letters must stay readable
  float tint = 1;  ///< factor on the strength of the tints of a world's bodies
};

struct Hue {
  constexpr Hue(unsigned rgb, float alpha = 1) : color(hex(rgb, alpha)) {}
  Color color;
};

/// One colour, in the order of the themes.
struct PaletteRow {
  Color Palette::*into;
  Hue light, dark, projector, print;
};

// Beamers wash colours out: white ground, deeper inks. Paper is white, and its hues differ in lightness, too: a printer
// without colours tells them apart.
constexpr PaletteRow kPalettes[] = {
    {&Palette::pane, 0xfbfaf7, 0x14171d, 0xffffff, 0xffffff},
    {&Palette::window, 0xf3f1ec, 0x1b1f27, 0xf4f4f2, 0xffffff},
    {&Palette::panel, 0xf3f1ec, 0x1b1f27, 0xf4f4f2, 0xffffff},
    {&Palette::border, 0xd8d4cb, 0x333a47, 0xa8a8a4, 0xb0b0b0},
    {&Palette::text, 0x1f2430, 0xe9e7e2, 0x000000, 0x000000},
    {&Palette::muted, 0x606775, 0x9aa3af, 0x3f444d, 0x4d4d4d},
    {&Palette::grid, {0x1f2430, 0.065f}, {0xe9e7e2, 0.065f}, {0x000000, 0.085f}, {0x000000, 0.1f}},
    {&Palette::axis, 0x7b8290, 0x7f8795, 0x565b66, 0x6e6e6e},
    {&Palette::accent, 0x0072b2, 0x56b4e9, 0x005a8f, 0x0072b2},
    {&Palette::on_accent, 0xffffff, 0x0e1116, 0xffffff, 0xffffff},
    {&Palette::button, 0xfbfaf7, 0x14171d, 0xffffff, 0xffffff},
    {&Palette::button_hover, 0xe7f0f6, 0x26323f, 0xdcebf5, 0xe7f0f6},
    {&Palette::lit, 0xfff3c4, 0x3a3420, 0xffe98a, 0xfff3c4},
    {&Palette::track, 0xd2cdc6, 0x353a44, 0xc4c4c0, 0xd2cdc6},
    {&Palette::floor, {0x1f2430, 0.035f}, {0xe9e7e2, 0.05f}, {0x000000, 0.04f}, {0x000000, 0.04f}},
    {&Palette::shadow, {0x1f2430, 0.12f}, {0x000000, 0.34f}, {0x000000, 0.15f}, {0x000000, 0.14f}},
    {&Palette::ground, 0xa3833b, 0x687891, 0x937227, 0x9a7627},
    {&Palette::a, 0x0072b2, 0x56b4e9, 0x005a8f, 0x00497a},
    {&Palette::b, 0xd55e00, 0xf28e4b, 0xb34700, 0xe0832f},
    {&Palette::difference, 0x5b4b8a, 0xa99ae0, 0x46347c, 0x7d6bb5},
    {&Palette::simplex, 0x009e73, 0x2fc79a, 0x007a57, 0x004f3a},
    {&Palette::direction, 0xb07500, 0xf0b429, 0x8a5a00, 0x9a7000},
    {&Palette::closest, 0xc2185b, 0xf06ea9, 0xa8004c, 0xa3004a},
    {&Palette::amber, 0xe69f00, 0xff9a12, 0xe69f00, 0xe69f00},
    {&Palette::sky, 0x56b4e9, 0x56b4e9, 0x3aa0e0, 0x56b4e9},
    {&Palette::rose, 0xcc79a7, 0xd98cb8, 0xc2669a, 0xcc79a7},
    {&Palette::ink, 0x1f2430, 0xe9e7e2, 0x000000, 0x000000},
    {&Palette::bad, 0xb3261e, 0xff8a80, 0x9b1b14, 0xb3261e},
};

Palette paletteOf(ThemeName name) {
  Palette p;
  for (const PaletteRow& row : kPalettes) {
    const Hue hues[] = {row.light, row.dark, row.projector, row.print};
    p.*row.into = hues[static_cast<int>(name)].color;
  }
  switch (name) {
    case ThemeName::light:
      break;
    case ThemeName::dark:
      p.glow = 0.6f;
      p.tint = 1.8f;
      break;
    case ThemeName::projector:  // stronger areas, thicker lines, larger text
      p.fill = p.tint = 1.35f;
      p.line_scale = 1.5f;
      p.text_scale = 1.25f;
      break;
    case ThemeName::print:
      p.line_scale = 0.9f;
      break;
  }
  return p;
}

Color readable(Color color, Color ground) {
  const bool darken = contrast(ground, hex(0x000000)) > contrast(ground, hex(0xffffff));
  Color result = withAlpha(color, 1);
  for (int i = 0; i < 64 && contrast(result, ground) < 4.6; ++i)
    result = blend(result, darken ? hex(0x000000, 0.04f) : hex(0xffffff, 0.04f));
  return result;
}

class StyleTable {
 public:
  StyleTable(Theme& theme, const Palette& palette) : theme_(theme), palette_(palette) {}

  struct Look {
    float fill = 0.16f, solid = 0.2f;
    float width = 1.5f, size = 4, font_size = 16;
    bool dashed = false;
  };
  void set(Role role, Color color, Look look) { set(role, color, color, look); }
  void set(Role role, Color color, Color area, Look look) {
    Style& style = theme_.styles[static_cast<int>(role)];
    style = {.color = color,
             .fill = withAlpha(area, std::min(0.9f, look.fill * palette_.fill)),
             .solid = withAlpha(area, std::min(0.9f, look.solid * palette_.fill)),
             .text = readable(color, palette_.pane),
             .width = look.width,
             .size = look.size,
             .font_size = look.font_size,
             .dashed = look.dashed};
  }

 private:
  Theme& theme_;
  const Palette& palette_;
};

void setBodies(StyleTable& table, const Palette& p) {
  table.set(Role::grid, p.grid, {.fill = 0.06f, .width = 1, .font_size = 12});
  table.set(Role::axis, p.axis, {.width = 1.3f, .size = 3, .font_size = 14});
  // The floor lies behind everything: ink as thin as the grid's.
  table.set(Role::floor, withAlpha(p.ink, 0.16f), p.floor, {.fill = p.floor.a, .width = 1, .font_size = 12});
  table.set(Role::shadow, withAlpha(p.ink, 0.16f), p.shadow, {.fill = p.shadow.a, .width = 1, .font_size = 12});
  table.set(Role::plumb, p.axis, {.width = 1.2f, .size = 2.6f, .font_size = 12, .dashed = true});
  // Red, green and blue as everywhere, of the hues that are here.
  const StyleTable::Look axis{.width = 2, .size = 4, .font_size = 14};
  table.set(Role::axis_x, p.closest, axis);
  table.set(Role::axis_y, p.simplex, axis);
  table.set(Role::axis_z, p.a, axis);
  table.set(Role::cut_curve, p.ink, {.width = 1.9f, .size = 3, .font_size = 14});
  table.set(Role::body_a, p.a, {.fill = 0.165f, .solid = 0.2f, .width = 2.3f, .size = 3.6f, .font_size = 24});
  table.set(Role::body_b, p.b, {.fill = 0.165f, .solid = 0.2f, .width = 2.3f, .size = 3.6f, .font_size = 24});
  // The bodies of a heap must be distinguishable: they are pale, so that shading shows their form, and only a selected
  // pair is saturated.
  const auto tint = [&p](Color color, float share) { return blend(p.pane, withAlpha(color, share * p.tint)); };
  const StyleTable::Look body{.fill = 0.9f, .solid = 0.9f, .width = 1.05f, .size = 3.6f};
  table.set(Role::body_moving, p.a, tint(p.a, 0.36f), body);
  table.set(Role::body_asleep, p.muted, tint(p.ink, 0.14f), body);
  // In space a wall may be in front of what moves, which is seen through both of its sides.
  table.set(Role::body_fixed, p.muted, tint(p.ground, 0.45f),
            {.fill = 0.34f, .solid = 0.16f, .width = 1.1f, .size = 3.6f});
  table.set(Role::ghost, p.b, {.fill = 0.05f, .solid = 0.06f, .width = 1.6f, .font_size = 16, .dashed = true});
  table.set(Role::difference, p.difference,
            {.fill = 0.09f, .solid = 0.085f, .width = 1.8f, .size = 2.8f, .font_size = 20});
  table.set(Role::rounding, p.difference,
            {.fill = 0.05f, .solid = 0.04f, .width = 1.3f, .size = 2.5f, .font_size = 15, .dashed = true});
  table.set(Role::origin, p.ink, {.fill = 0.1f, .width = 2, .size = 6, .font_size = 19});
  table.set(Role::text, p.text, {.width = 1.3f, .font_size = 15});
}

void setAlgorithm(StyleTable& table, const Palette& p) {
  table.set(Role::simplex, p.simplex, {.fill = 0.19f, .solid = 0.16f, .width = 3, .size = 6.5f, .font_size = 21});
  table.set(Role::simplex_dropped, p.muted,
            {.fill = 0.08f, .solid = 0.06f, .width = 1.6f, .size = 5, .font_size = 18, .dashed = true});
  table.set(Role::search_direction, p.direction, {.width = 2.6f, .size = 4, .font_size = 19});
  table.set(Role::support_a, p.a, {.fill = 0.08f, .solid = 0.08f, .width = 1.5f, .size = 6.5f, .font_size = 18});
  table.set(Role::support_b, p.b, {.fill = 0.08f, .solid = 0.08f, .width = 1.5f, .size = 6.5f, .font_size = 18});
  table.set(Role::support_w, p.simplex, {.fill = 0.1f, .solid = 0.1f, .width = 2, .size = 7, .font_size = 20});
  table.set(Role::support_plane, p.direction, p.amber,
            {.fill = 0.1f, .solid = 0.1f, .width = 1.5f, .size = 6.5f, .font_size = 18});
  table.set(Role::closest_point, p.closest, {.fill = 0.12f, .solid = 0.1f, .width = 2.3f, .size = 5, .font_size = 17});
  table.set(Role::previous_closest, p.closest,
            {.fill = 0.1f, .solid = 0.08f, .width = 1.4f, .size = 6.8f, .font_size = 15, .dashed = true});
  table.set(Role::normal, p.closest, {.fill = 0.12f, .solid = 0.1f, .width = 3, .size = 5, .font_size = 19});
  table.set(Role::lower_bound, p.a, p.sky, {.fill = 0.1f, .solid = 0.08f, .width = 1.6f, .font_size = 15});
  table.set(Role::upper_bound, p.closest, p.rose,
            {.fill = 0.06f, .solid = 0.05f, .width = 1.6f, .font_size = 15, .dashed = true});
  table.set(Role::highlight, p.ink, p.amber, {.fill = 0.3f, .solid = 0.25f, .width = 3, .size = 8, .font_size = 17});
  const StyleTable::Look handle{.fill = 0.2f, .solid = 0.15f, .width = 2, .size = 5.5f, .font_size = 15};
  table.set(Role::handle, p.accent, handle);
  table.set(Role::handle_a, p.a, handle);
  table.set(Role::handle_b, p.b, handle);
}

/// As the lectern draws it.
void setInk(StyleTable& table, const Palette& p) {
  table.set(Role::ink_pen, p.bad, {.width = 3, .size = 3});
  table.set(Role::ink_marker, withAlpha(p.amber, std::min(0.9f, 0.42f * p.fill)), {.width = 16, .size = 16});
}

/// What comes after the answer.
void setFollowUps(StyleTable& table, const Palette& p) {
  table.set(Role::feature_a, p.a, {.fill = 0.3f, .solid = 0.34f, .width = 4.6f, .size = 7, .font_size = 17});
  table.set(Role::feature_b, p.b, {.fill = 0.3f, .solid = 0.34f, .width = 4.6f, .size = 7, .font_size = 17});
  table.set(Role::contact, p.closest, {.fill = 0.14f, .solid = 0.14f, .width = 2.8f, .size = 6.5f, .font_size = 18});
  table.set(Role::impulse, p.closest, {.fill = 0.14f, .solid = 0.14f, .width = 2, .size = 3, .font_size = 21});
  table.set(Role::clip_plane, p.direction, p.amber,
            {.fill = 0.12f, .solid = 0.14f, .width = 2, .size = 4, .font_size = 16, .dashed = true});
  table.set(Role::cut_off, p.muted,
            {.fill = 0.12f, .solid = 0.1f, .width = 1.8f, .size = 5, .font_size = 15, .dashed = true});
  table.set(Role::point_outside, p.direction, {.width = 1.4f, .size = 4, .font_size = 16});
  table.set(Role::point_inside, p.muted, {.width = 1.2f, .size = 2.6f, .font_size = 14});
  table.set(Role::mass, p.ink, {.width = 2.2f, .size = 6.5f, .font_size = 16});
}

/// A replayed run. False values are dashed, true ones are solid.
void setDisputes(StyleTable& table, const Palette& p) {
  table.set(Role::claimed, p.bad,
            {.fill = 0.1f, .solid = 0.1f, .width = 2.6f, .size = 9, .font_size = 17, .dashed = true});
  table.set(Role::truth, p.ink, {.fill = 0.1f, .solid = 0.1f, .width = 2.6f, .size = 8, .font_size = 17});
}

void setRegions(StyleTable& table, const Palette& p) {
  table.set(Role::region_vertex, p.a, p.sky, {.fill = 0.15f, .solid = 0.09f, .width = 1.4f, .font_size = 16});
  table.set(Role::region_edge, p.direction, p.amber, {.fill = 0.15f, .solid = 0.09f, .width = 1.4f, .font_size = 16});
  table.set(Role::region_face, p.closest, p.rose, {.fill = 0.15f, .solid = 0.09f, .width = 1.4f, .font_size = 16});
  table.set(Role::region_inside, p.simplex, {.fill = 0.15f, .solid = 0.09f, .width = 1.4f, .font_size = 16});
  table.set(Role::region_ruled_out, p.muted,
            {.fill = 0.085f, .solid = 0.06f, .width = 1.2f, .font_size = 16, .dashed = true});
  table.set(Role::test_plane, p.direction, p.amber, {.fill = 0.2f, .solid = 0.2f, .width = 2.2f, .font_size = 16});
}

void setPolytope(StyleTable& table, const Palette& p) {
  table.set(Role::facet, p.simplex, {.fill = 0.16f, .solid = 0.15f, .width = 1.6f, .size = 3.2f, .font_size = 16});
  table.set(Role::facet_closest, p.direction, p.amber,
            {.fill = 0.5f * p.glow, .solid = 0.55f * p.glow, .width = 3, .size = 4, .font_size = 16});
  table.set(Role::facet_visible, p.direction, p.amber,
            {.fill = 0.3f, .solid = 0.55f * p.glow, .width = 1.8f, .size = 4, .font_size = 16});
  table.set(Role::facet_fresh, p.simplex,
            {.fill = 0.25f, .solid = 0.22f, .width = 2, .size = 4, .font_size = 16, .dashed = true});
  table.set(Role::horizon, p.ink, {.width = 4, .size = 4, .font_size = 16});
}

Theme makeTheme(ThemeName name) {
  const Palette p = paletteOf(name);
  Theme theme;
  static_cast<Surfaces&>(theme) = p;
  theme.name = name;
  theme.halo = p.pane;
  theme.good = readable(p.simplex, p.panel);
  theme.bad = readable(p.bad, p.panel);
  theme.warning = readable(p.direction, p.panel);
  theme.phase_gjk = p.simplex;
  theme.phase_epa = p.difference;
  theme.phase_result = p.closest;
  theme.phase_contact = p.direction;
  StyleTable table(theme, p);
  setBodies(table, p);
  setAlgorithm(table, p);
  setRegions(table, p);
  setPolytope(table, p);
  setInk(table, p);
  setFollowUps(table, p);
  setDisputes(table, p);
  return theme;
}

}  // namespace

Style Theme::style(Role role, Emphasis emphasis) const {
  Style style = styles[static_cast<int>(role)];
  switch (emphasis) {
    case Emphasis::normal:
      break;
    case Emphasis::strong:
      style.width *= 1.5f;
      style.size *= 1.25f;
      style.fill.a = std::min(0.9f, style.fill.a * 1.8f);
      style.solid.a = std::min(0.9f, style.solid.a * 1.8f);
      break;
    case Emphasis::faint:
      style.width *= 0.8f;
      style.size *= 0.85f;
      style.color.a *= 0.45f;
      style.fill.a *= 0.5f;
      style.solid.a *= 0.5f;
      style.text = blend(pane, withAlpha(style.text, 0.72f));
      break;
  }
  return style;
}

const char* name(ThemeName theme) {
  static constexpr const char* kWords[] = {"light", "dark", "projector", "print"};
  return kWords[static_cast<int>(theme)];
}

const Theme& theme(ThemeName name) {
  static const std::array<Theme, 4> kThemes{makeTheme(ThemeName::light), makeTheme(ThemeName::dark),
                                            makeTheme(ThemeName::projector), makeTheme(ThemeName::print)};
  return kThemes[static_cast<std::size_t>(name)];
}

Color statusColor(const Theme& theme, gjk::Status status) {
  switch (status) {
    case gjk::Status::separated:
      return theme.accent;
    case gjk::Status::touching:
      return theme.warning;
    case gjk::Status::intersecting:
      return theme.good;
    case gjk::Status::invalid:
      break;
  }
  return theme.text;
}

Color blend(Color under, Color over) {
  const auto mix = [&](float u, float o) { return u + (o - u) * over.a; };
  return {mix(under.r, over.r), mix(under.g, over.g), mix(under.b, over.b), 1};
}

double contrast(Color x, Color y) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  const auto luminance = [&](Color c) { return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b); };
  const double lx = luminance(x), ly = luminance(y);
  return (std::max(lx, ly) + 0.05) / (std::min(lx, ly) + 0.05);
}

}  // namespace gjklab

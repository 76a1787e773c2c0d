#include "model/compose/labels.h"

#include "model/compose/screen_paths.h"
#include "model/figure/label_layout.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace gjklab {
namespace {

constexpr double kLabelGap = 5;    ///< from the ink of the point to its label, pixels before scaling
constexpr float kHalo = 2.2f;      ///< width of the halo, pixels before scaling
constexpr double kBoxTrim = 0.14;  ///< of a line's height above and below the letters' ink, left out of its box
constexpr double kDrop = 0.12;     ///< of a line's height: how much lower the ink of a subscript reaches
/// With more lines than this the placement leaves those of bodies out: in a dense mesh every place covers some line.
constexpr std::size_t kGreatestSegments = 400;
/// Labels must not cover the step's own lines or the letters of the axes; an outline under a label does less harm.
constexpr double kOutlineWeight = 1.8, kToldWeight = 4, kAxisWeight = 5, kScaleWeight = 0.2, kFaintWeight = 0.6;

constexpr float kLeaderWidth = 1;      ///< pixels before scaling
constexpr double kShortestLeader = 6;  ///< of a leader, pixels before scaling: a shorter one looks like a speck

/// Empty if the label is beside its point. `reach`: of the mark at the point.
std::optional<LabelLeader> leaderOf(const LabelItem& item, dvec2 corner, double reach, double scale) {
  const dvec2 end = glm::clamp(item.anchor, corner, corner + item.size), way = end - item.anchor;
  const double length = glm::length(way);
  if (item.fixed || !(length > kLeaderFrom * scale)) return std::nullopt;
  const double from = reach + 2 * scale, to = length - 2 * scale;
  if (to - from < kShortestLeader * scale) return std::nullopt;
  return LabelLeader{item.anchor + way * (from / length), item.anchor + way * (to / length)};
}

/// Labels keep clear of their marker.
double gapAt(dvec2 anchor, const LabelObstacles& obstacles, double scale) {
  double reach = 0;
  for (const LabelObstacles::Box& each : obstacles.boxes) {
    const dvec2 middle = 0.5 * (each.box.low + each.box.high);
    if (glm::distance(middle, anchor) < 1.5) reach = std::max(reach, 0.5 * (each.box.high.x - each.box.low.x));
  }
  return reach + kLabelGap * scale;
}

constexpr Role kBodies[] = {Role::body_a, Role::body_b, Role::difference, Role::rounding,
                            Role::ghost,  Role::facet,  Role::floor,      Role::plumb};

bool isBody(Role role) { return std::find(std::begin(kBodies), std::end(kBodies), role) != std::end(kBodies); }

bool isAxis(Role role) { return role == Role::axis_x || role == Role::axis_y || role == Role::axis_z; }

/// What is named in the magnifier, too.
constexpr Role kTold[] = {Role::simplex,          Role::simplex_dropped, Role::closest_point, Role::previous_closest,
                          Role::search_direction, Role::support_a,       Role::support_b,     Role::support_w,
                          Role::support_plane,    Role::normal,          Role::lower_bound,   Role::contact,
                          Role::facet_closest,    Role::facet_visible,   Role::facet_fresh};

bool isToldInLens(Role role) { return std::find(std::begin(kTold), std::end(kTold), role) != std::end(kTold); }

bool contains(const ScreenBox& box, dvec2 p) {
  return p.x >= box.low.x && p.y >= box.low.y && p.x <= box.high.x && p.y <= box.high.y;
}

/// The position of a tick's number or an axis's letter is its meaning.
bool isFixed(Role role) { return role == Role::axis || isAxis(role); }

/// The body to which a thing belongs: 1 for A, 2 for B, 0 for neither.
int ownerOf(Role role) {
  if (role == Role::body_a || role == Role::support_a || role == Role::feature_a || role == Role::handle_a) return 1;
  return role == Role::body_b || role == Role::support_b || role == Role::feature_b || role == Role::handle_b ? 2 : 0;
}

double weightOf(Role role) { return isAxis(role) ? kAxisWeight : isBody(role) ? kOutlineWeight : kToldWeight; }

void addLine(const Line& line, const PaneContext& pane, LabelObstacles& into) {
  const std::size_t n = line.points.size();
  for (std::size_t i = 0; n > 1 && i + (line.closed ? 0 : 1) < n; ++i)
    into.segments.push_back({dvec2(pane.projection(line.points[i])), dvec2(pane.projection(line.points[(i + 1) % n])),
                             weightOf(line.role) * (line.emphasis == Emphasis::faint ? kFaintWeight : 1)});
}

LabelObstacles obstaclesOf(const Figure& figure, const PaneContext& pane) {
  LabelObstacles obstacles;
  for (const Marker& marker : figure.markers) {
    const ScreenMark mark = screenMark(marker, pane);
    obstacles.boxes.push_back({{mark.centre - mark.reach, mark.centre + mark.reach},
                               1,
                               !isBody(marker.role) && marker.emphasis != Emphasis::faint});
  }
  for (const Arrow& arrow : figure.arrows) {
    const ArrowShape shape = arrowShape(arrow, pane);
    const dvec2 middle = dvec2(shape.tip) - shape.direction * (0.5 * shape.head_length);
    obstacles.boxes.push_back(
        {.box = {middle - 0.5 * shape.head_length, middle + 0.5 * shape.head_length}, .head = shape.head_length > 0});
    obstacles.segments.push_back({dvec2(shape.from), dvec2(shape.tip), kToldWeight});
  }
  std::size_t count = 0;
  for (const Line& line : figure.lines) count += line.points.size();
  for (const Line& line : figure.lines)
    if (count <= kGreatestSegments || !isBody(line.role)) addLine(line, pane, obstacles);
  if (pane.view.dimension == 2)
    for (const Fill& fill : figure.fills) {
      if (fill.role != Role::body_a && fill.role != Role::body_b) continue;
      LabelObstacles::Area& area = obstacles.areas.emplace_back();
      area.owner = ownerOf(fill.role);
      for (const dvec3& p : fill.points) area.corners.push_back(dvec2(pane.projection(p)));
    }
  return obstacles;
}

/// The colour under a label. In a flat picture that of the areas there; in space the name of a body lies on its colour.
class Ground {
 public:
  Ground(const Figure& figure, const PaneContext& pane) : pane_(pane), flat_(pane.view.dimension < 3) {
    if (!flat_) return;
    for (const std::vector<Fill>* fills : {&figure.background, &figure.fills})
      for (const ScreenArea& area : screenAreas(*fills, pane)) {
        LabelObstacles::Area& covered = areas_.emplace_back(LabelObstacles::Area{}, area.fill).first;
        for (const dvec3& corner : area.corners) covered.corners.push_back(dvec2(corner));
      }
  }

  Color at(dvec2 middle, const Label& label) const {
    Color color = pane_.theme.halo;
    const bool name = label.away == dvec2(0.0) && (label.role == Role::body_a || label.role == Role::body_b);
    if (!flat_ && name) return blend(color, pane_.theme.style(label.role).solid);
    for (const auto& [area, fill] : areas_)
      if (area.covers(middle)) color = blend(color, fill);
    return color;
  }

 private:
  const PaneContext& pane_;
  bool flat_;
  std::vector<std::pair<LabelObstacles::Area, Color>> areas_;
};

/// Whether the name of a body or of the cores' difference lies on that: a line would lead to a point of it.
bool isWithinOwn(const LabelItem& item, dvec2 corner, const Label& label, const LabelObstacles& obstacles) {
  constexpr double kNear = 48;  // pixels: the difference of the cores is wider
  const dvec2 middle = corner + 0.5 * item.size;
  if (label.role == Role::rounding) return glm::distance(middle, item.anchor) < kNear * item.scale + 0.5 * item.size.x;
  if (label.role != Role::body_a && label.role != Role::body_b) return false;
  return std::any_of(obstacles.areas.begin(), obstacles.areas.end(),
                     [&](const LabelObstacles::Area& area) { return area.owner == item.owner && area.covers(middle); });
}

/// What a label is called whose number changes from step to step.
std::string nameOf(const std::string& text) {
  std::string name;
  for (const char c : text)
    if ((c < '0' || c > '9') && c != '.') name += c;
  return name;
}

}  // namespace

std::optional<LabelSide> LabelMemory::sideOf(Role role, const std::string& name, dvec2 anchor) const {
  const Seen* nearest = nullptr;
  for (const Seen& seen : seen_)
    if (seen.role == role && seen.name == name &&
        (!nearest || glm::distance(seen.anchor, anchor) < glm::distance(nearest->anchor, anchor)))
      nearest = &seen;
  if (!nearest) return std::nullopt;
  return nearest->side;
}

PlacedLabels composeLabels(const Figure& figure, const PaneContext& pane, const TextMeasure& measure,
                           LabelMemory* memory, const std::optional<Magnified>& magnified) {
  PlacedLabels placed;
  const double ui_scale = pane.view.ui_scale;
  placed.halo_width = kHalo * static_cast<float>(ui_scale * pane.theme.line_scale);
  if (figure.labels.empty()) return placed;
  LabelObstacles obstacles = obstaclesOf(figure, pane);
  if (magnified) obstacles.taken.push_back(magnified->lens);
  const Ground ground(figure, pane);
  std::vector<PlacedLabel> all;
  std::vector<const Label*> named;
  std::vector<LabelItem> items;
  for (const Label& label : figure.labels) {
    const bool told =
        magnified && isToldInLens(label.role) && (label.role != Role::lower_bound || magnified->names_bounds);
    if (told && contains(magnified->focus, dvec2(pane.projection(label.position)))) continue;
    const Style style = pane.theme.style(label.role, label.emphasis);
    PlacedLabel set;
    set.line_height =
        static_cast<float>(std::round(style.font_size * kLineHeightPerEm * pane.theme.text_scale * ui_scale));
    set.color = style.text;
    set.role = label.role;
    set.text = parseRichText(label.text);
    const dvec2 anchor(pane.projection(label.position));
    if (magnified && contains(magnified->lens, anchor)) continue;  // its place is under the lens
    const bool drops = std::any_of(set.text.begin(), set.text.end(), [](const TextRun& run) { return run.subscript; });
    items.push_back(
        {anchor,
         {measure.width(set.text, set.line_height), set.line_height * (1 - 2 * kBoxTrim + (drops ? kDrop : 0))},
         label.away,
         gapAt(anchor, obstacles, ui_scale),
         label.priority,
         memory ? memory->sideOf(label.role, nameOf(label.text), anchor) : std::nullopt,
         isFixed(label.role),
         ownerOf(label.role),
         ui_scale});
    all.push_back(std::move(set));
    named.push_back(&label);
  }
  for (const LabelItem& item : items)
    if (item.fixed) obstacles.boxes.push_back({boxOf(item), kScaleWeight});
  std::vector<LabelSide> sides;
  const std::vector<std::optional<dvec2>> corners = placeLabels(items, obstacles, pane.size, 2 * ui_scale, &sides);
  if (memory) memory->clear();
  placed.leader_width = kLeaderWidth * static_cast<float>(ui_scale * pane.theme.line_scale);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!corners[i]) continue;
    const Label& label = *named[i];
    all[i].leader = leaderOf(items[i], *corners[i], items[i].gap - kLabelGap * ui_scale, ui_scale);
    const bool within = all[i].leader && isWithinOwn(items[i], *corners[i], label, obstacles);
    if (within) all[i].leader.reset();
    // The name of a region that is ruled out is in it or nowhere: there is no point that a line could lead to.
    if (all[i].leader && label.role == Role::region_ruled_out) continue;
    if (memory) memory->seen_.push_back({label.role, nameOf(label.text), items[i].anchor, sides[i]});
    all[i].anchor = items[i].anchor;
    all[i].area = within || label.away == dvec2(0.0);
    all[i].halo = ground.at(*corners[i] + 0.5 * items[i].size, label);
    all[i].corner = *corners[i] - dvec2(0, kBoxTrim * all[i].line_height);
    placed.labels.push_back(std::move(all[i]));
  }
  return placed;
}

}  // namespace gjklab

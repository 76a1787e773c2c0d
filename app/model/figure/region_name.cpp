// The names of Voronoi regions, and in the plane their places: in the region, clear of what is drawn there.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/figure/screen_box.h"
#include "model/solid/convex_polygon.h"
#include "model/text/characters.h"
#include "model/text/kind_forms.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

/// A simplex that encloses O: its tests have ruled out all other regions.
bool encloses(const Frame& frame) {
  return !frame.test && std::any_of(frame.regions.begin(), frame.regions.end(), [&](const FrameRegion& region) {
    return region.state == RegionState::holds_origin && gjk::vertexCount(region.feature) == frame.dimension + 1;
  });
}

constexpr KindForms kName{.point = translatable("point *{region}*"),
                          .vertex = translatable("vertex *{region}*"),
                          .interval = translatable("interval *{region}*"),
                          .edge = translatable("edge *{region}*"),
                          .triangle = translatable("triangle *{region}*"),
                          .face = translatable("face *{region}*"),
                          .tetrahedron = translatable("tetrahedron *{region}*")};

/// Half the size of a name, in the theme's pixels.
dvec2 halfSizeOf(const std::string& name) {
  constexpr double kLetter = 8.4, kHeight = 21;
  const auto letters = characterCount(name) - std::count(name.begin(), name.end(), '*');
  return 0.5 * dvec2(kLetter * static_cast<double>(letters), kHeight);
}

/// Finds the place of a name in an area of the plane, in the theme's pixels on the screen.
class NamePlace {
 public:
  NamePlace(const View& view, const FigureBuilder::Drawn& drawn, const std::vector<dvec3>& area)
      : view_(view), drawn_(drawn) {
    const double scale = view_.ui_scale;
    for (const dvec3& p : area) {
      corners_.push_back(p);
      const dvec2 at = dvec2(project(view_, p)) / scale;
      area_.emplace_back(at.x, -at.y, 0);  // up again, so that it is counter-clockwise
      low_ = glm::min(low_, at);
      high_ = glm::max(high_, at);
    }
  }

  /// The point in the area where the name's middle is best; empty if the name does not fit.
  std::optional<dvec3> find(const std::string& name) const {
    constexpr double kStep = 16;
    const dvec2 half = halfSizeOf(name);
    const dvec3 middle = centreOfArea(corners_);
    const dvec2 centre = dvec2(project(view_, middle)) / view_.ui_scale;
    std::optional<dvec2> best;
    double least = 0;
    const auto consider = [&](dvec2 at) {
      const ScreenBox box{at - half, at + half};
      if (!fits(box)) return;
      const double cost = costOf(box) + glm::distance(at, centre);
      if (best && cost >= least) return;
      best = at, least = cost;
    };
    consider(centre);
    for (double y = low_.y + half.y; y <= high_.y - half.y; y += kStep)
      for (double x = low_.x + half.x; x <= high_.x - half.x; x += kStep) consider({x, y});
    if (!best) return std::nullopt;
    const dvec2 away = (*best - centre) * (view_.ui_scale / view_.pixels_per_unit);
    return middle + rightOf(view_) * away.x - upOf(view_) * away.y;
  }

 private:
  bool fits(const ScreenBox& box) const {
    constexpr double kMargin = 4;
    for (const double x : {box.low.x, box.high.x})
      for (const double y : {box.low.y, box.high.y})
        if (clearance(area_, {x, -y, 0}) < kMargin) return false;
    return true;
  }

  /// Beside a point or an arrow's head a name is read as theirs; a line under it makes it hard to read.
  double costOf(const ScreenBox& box) const {
    constexpr double kClear = 24, kNear = 20, kLine = 60, kBeside = 6;
    double nearest = kClear;
    for (const dvec2 p : drawn_.points) nearest = std::min(nearest, distanceTo(box, p));
    double cost = kNear * (kClear - nearest);
    const ScreenBox wide{box.low - kBeside, box.high + kBeside};
    for (const auto& [from, to] : drawn_.segments)
      if (lengthInside(from, to, wide) > 0) cost += kLine;
    return cost;
  }

  const View& view_;
  const FigureBuilder::Drawn& drawn_;
  std::vector<dvec3> corners_, area_;
  dvec2 low_{1e300}, high_{-1e300};
};

/// On the number line above the bar.
void addNameOnLine(FigureBuilder& builder, const FrameRegion& region, const std::vector<dvec3>& area) {
  dvec3 at = centreOfArea(area);
  double top = at.y;
  for (const dvec3& p : area) top = std::max(top, p.y);
  at.y = top - builder.pixels(14);
  builder.label(regionRole(builder.frame, region), at, regionName(builder.frame, region), dvec2(0.0),
                regionPriority(region));
}

/// With its state, if there is room; without it the hatching shows that.
void addNameInPlane(FigureBuilder& builder, const FigureBuilder::Drawn& drawn, const FrameRegion& region,
                    const std::vector<dvec3>& area) {
  const NamePlace place(builder.view, drawn, area);
  const bool whole = gjk::vertexCount(region.feature) == builder.dimension() + 1;
  const std::string shortest = whole ? std::string(tr("inside")) : regionName(builder.frame, region, false);
  const auto add = [&](dvec3 at, const std::string& name) {
    builder.label(regionRole(builder.frame, region), at, name, dvec2(0.0), regionPriority(region));
  };
  for (const std::string& name : {regionName(builder.frame, region), shortest})
    if (const auto at = place.find(name)) return add(*at, name);
  // The region that the step is about has its name, also where that is wider than the region.
  if (region.state == RegionState::holds_origin) add(centreOfArea(area), shortest);
}

}  // namespace

bool isRuledOut(const Frame& frame, const FrameRegion& region) {
  return region.state == RegionState::ruled_out || (region.state == RegionState::excluded && encloses(frame));
}

bool isJustLost(const Frame& frame, const FrameRegion& region) {
  return frame.test && frame.test->test.excludes == region.feature && region.state == RegionState::excluded;
}

Role regionRole(const Frame& frame, const FrameRegion& region) {
  if (isRuledOut(frame, region)) return Role::region_ruled_out;
  const int rank = gjk::vertexCount(region.feature);
  if (rank == frame.dimension + 1) return Role::region_inside;
  return rank == 1 ? Role::region_vertex : rank == 2 ? Role::region_edge : Role::region_face;
}

int regionPriority(const FrameRegion& region) {
  return region.state == RegionState::ruled_out ? priority_ruled_out
                                                : priority_region + (region.state == RegionState::holds_origin ? 5 : 0);
}

std::string regionName(const Frame& frame, const FrameRegion& region, bool with_state) {
  std::string name = tr(formOf(kName, region.feature, frame.dimension), arg("region", region.name));
  if (!with_state || !(isRuledOut(frame, region) || isJustLost(frame, region))) return name;
  return tr("{region} ruled out", arg("region", name));
}

void addRegionNames(FigureBuilder& builder) {
  constexpr double kInPane = 0.96;  // so that the pane's border does not cut a name
  const Frame& frame = builder.frame;
  if (frame.dimension == 3 || frame.moment.sub_step != SubStep::gjk_region) return;
  const FigureBuilder::Drawn drawn = builder.drawn();
  for (const FrameRegion& region : frame.regions) {
    if (region.half_spaces.empty() || (region.ink != 1 && !isJustLost(frame, region))) continue;
    const auto area = clipToPane(builder.view, areaOf(builder, region), kInPane);
    if (area.size() < 3) continue;
    frame.dimension == 1 ? addNameOnLine(builder, region, area) : addNameInPlane(builder, drawn, region, area);
  }
}

}  // namespace gjklab

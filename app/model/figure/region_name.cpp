// The names of Voronoi regions, and in the plane their places: in the region, clear of what is drawn there.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/figure/name_place.h"
#include "model/solid/convex_polygon.h"
#include "model/text/characters.h"
#include "model/text/kind_forms.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

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

/// On the number line above the bar.
void addNameOnLine(FigureBuilder& builder, const FrameRegion& region, const std::vector<dvec3>& area) {
  dvec3 at = centreOfArea(area);
  double top = at.y;
  for (const dvec3& p : area) top = std::max(top, p.y);
  at.y = top - builder.pixels(14);
  builder.label(regionRole(builder.frame, region), at, regionName(builder.frame, region), dvec2(0.0),
                regionPriority(builder.frame, region));
}

/// With its state, if there is room; without it the hatching shows that.
void addNameInPlane(FigureBuilder& builder, const FigureBuilder::Drawn& drawn, const FrameRegion& region,
                    const std::vector<dvec3>& area) {
  const NamePlace place(builder.view, drawn, area);
  const bool whole = gjk::vertexCount(region.feature) == builder.dimension() + 1;
  const std::string shortest = whole ? std::string(tr("inside")) : regionName(builder.frame, region, false);
  const auto add = [&](dvec3 at, const std::string& name) {
    builder.label(regionRole(builder.frame, region), at, name, dvec2(0.0), regionPriority(builder.frame, region));
  };
  for (const std::string& name : {regionName(builder.frame, region), shortest})
    if (const auto at = place.find(halfSizeOf(name))) return add(*at, name);
  // The region that the step is about has its name, also where that is wider than the region.
  if (region.state == RegionState::holds_origin) add(centreOfArea(area), shortest);
}

}  // namespace

bool encloses(const Frame& frame) {
  return !frame.test && std::any_of(frame.regions.begin(), frame.regions.end(), [&](const FrameRegion& region) {
    return region.state == RegionState::holds_origin && gjk::vertexCount(region.feature) == frame.dimension + 1;
  });
}

bool isRuledOut(const Frame& frame, const FrameRegion& region) {
  return region.state == RegionState::ruled_out || (region.state == RegionState::excluded && !frame.test);
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

int regionPriority(const Frame& frame, const FrameRegion& region) {
  return isRuledOut(frame, region) ? priority_ruled_out
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
    // In a room the hatching around the simplex is enough.
    if (builder.options.stage && encloses(frame) && isRuledOut(frame, region)) continue;
    if (region.half_spaces.empty() || (region.ink != 1 && !isJustLost(frame, region))) continue;
    const auto area = clipToPane(builder.view, areaOf(builder, region), kInPane);
    if (area.size() < 3) continue;
    frame.dimension == 1 ? addNameOnLine(builder, region, area) : addNameInPlane(builder, drawn, region, area);
  }
}

}  // namespace gjklab

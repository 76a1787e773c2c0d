// Voronoi regions of the live simplex: areas over the whole pane in 2-D, bands in 1-D, boundary planes in 3-D.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/solid/convex_polygon.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

int rankOf(gjk::Feature feature) {
  int rank = 0;
  for (; feature != 0; feature &= feature - 1) ++rank;
  return rank;
}

bool isPointedAt(const Frame& frame, gjk::Feature feature) {
  if (const auto* region = std::get_if<RegionTarget>(&frame.hover)) return region->feature == feature;
  if (const auto* vertex = std::get_if<SimplexVertexTarget>(&frame.hover)) return 1u << vertex->index == feature;
  return false;
}

std::string nameOf(const FrameRegion& region) {
  const char* name = gjk::letters(region.feature);
  return fmt::format("*{}{}*", name, region.state == RegionState::ruled_out ? " — ruled out" : "");
}

/// At the region step the one that holds the origin stands out; afterwards all of them fade.
Emphasis emphasisOf(const Frame& frame, const FrameRegion& region) {
  if (frame.moment.sub_step != SubStep::gjk_region) return Emphasis::faint;
  return region.state == RegionState::holds_origin ? Emphasis::strong : Emphasis::normal;
}

int priorityOf(const FrameRegion& region) {
  return region.state == RegionState::ruled_out ? priority_ruled_out
                                                : priority_region + (region.state == RegionState::holds_origin ? 5 : 0);
}

/// The part of the pane in a region, as a polygon.
std::vector<dvec3> areaOf(const FigureBuilder& builder, const FrameRegion& region) {
  std::vector<dvec3> area = paneRectangle(builder.view);
  for (const FrameRegion::HalfSpace& side : region.half_spaces) {
    if (area.empty()) break;
    area = clipToHalfSpace(area, side.normal, side.offset);
  }
  return area.size() >= 3 ? area : std::vector<dvec3>{};
}

/// Pixels that an area must have around its middle to be named, so that the name does not stand in another region.
constexpr double kLetterRoom = 9, kWordRoom = 36;

/// The name stands in the middle of the area that a margin leaves, so that it is not cut by the pane's border.
void addAreaName(FigureBuilder& builder, const FrameRegion& region, const std::vector<dvec3>& area) {
  auto inner = clipToPane(builder.view, area, 0.9);
  if (inner.size() < 3) return;
  dvec3 centre = centreOfArea(inner);
  if (builder.dimension() == 1)
    centre.y = builder.view.target.y + 0.78 * halfExtent(builder.view).y;
  else if (builder.onScreen(clearance(inner, centre)) <
           (region.state == RegionState::ruled_out ? kWordRoom : kLetterRoom))
    return;
  builder.label(regionRole(region, builder.dimension()), centre, nameOf(region), dvec2(0.0), priorityOf(region));
}

void addAreas(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const bool naming = frame.moment.sub_step == SubStep::gjk_region;
  for (const FrameRegion& region : frame.regions) {
    std::vector<dvec3> area = areaOf(builder, region);
    if (area.empty()) continue;
    const Role role = regionRole(region, builder.dimension());
    if (naming) addAreaName(builder, region, area);
    if (isPointedAt(frame, region.feature))
      builder.line({.role = Role::highlight, .points = area, .closed = true, .emphasis = Emphasis::faint});
    builder.handle({.target = RegionTarget{region.feature},
                    .shape = area,
                    .filled = true,
                    .radius = 1,
                    .priority = handle_region});
    builder.background({.role = role,
                        .points = std::move(area),
                        .emphasis = emphasisOf(frame, region),
                        .hatched = region.state == RegionState::ruled_out});
  }
}

/// 3-D regions are endless: of each boundary plane a patch is drawn, of the size of the simplex with the origin.
double patchOf(const Frame& frame) {
  double reach = 0;
  for (const FrameVertex& v : frame.simplex) {
    reach = std::max(reach, glm::length(v.support.w));
    for (const FrameVertex& u : frame.simplex) reach = std::max(reach, glm::length(u.support.w - v.support.w));
  }
  return 0.42 * reach;
}

/// The part of one boundary plane that belongs to the region, near `middle`.
std::vector<dvec3> wallOf(const FrameRegion& region, std::size_t which, dvec3 middle, double half) {
  const auto& side = region.half_spaces[which];
  const dvec3 foot = middle - side.normal * (glm::dot(side.normal, middle) - side.offset);
  // Square to the other planes where there are some, so that walls meet in straight lines.
  dvec3 u(0.0);
  for (const auto& other : region.half_spaces)
    if (u == dvec3(0.0)) u = unitOrZero(glm::cross(side.normal, other.normal));
  if (!(glm::length(u) > 0.5)) u = across(side.normal).u;
  const dvec3 v = glm::cross(side.normal, u);
  std::vector<dvec3> wall = {foot - (u + v) * half, foot + (u - v) * half, foot + (u + v) * half,
                             foot + (v - u) * half};
  for (std::size_t i = 0; i < region.half_spaces.size() && !wall.empty(); ++i)
    if (i != which) wall = clipToHalfSpace(wall, region.half_spaces[i].normal, region.half_spaces[i].offset);
  return wall.size() >= 3 ? wall : std::vector<dvec3>{};
}

/// The middle of a feature's vertices, where 3-D names and grabs its region.
dvec3 middleOfFeature(const Frame& frame, gjk::Feature feature) {
  dvec3 sum(0.0);
  for (std::size_t i = 0; i < frame.simplex.size(); ++i)
    if ((feature >> i & 1u) != 0) sum += frame.simplex[i].support.w / static_cast<double>(rankOf(feature));
  return sum;
}

void addWalls(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (frame.simplex.empty()) return;
  const double half = patchOf(frame);
  if (!(half > 0) || !std::isfinite(half)) return;
  for (const FrameRegion& region : frame.regions) {
    const bool holds = region.state == RegionState::holds_origin, pointed = isPointedAt(frame, region.feature);
    const Role role = regionRole(region, 3);
    std::vector<dvec3> shape;
    for (std::size_t i = 0; i < frame.simplex.size(); ++i)
      if ((region.feature >> i & 1u) != 0) shape.push_back(frame.simplex[i].support.w);
    // A vertex is grabbed as such; edges and faces stand for their regions.
    if (shape.size() == 2 || shape.size() == 3)
      builder.handle({.target = RegionTarget{region.feature},
                      .shape = shape,
                      .filled = shape.size() == 3,
                      .radius = shape.size() == 2 ? 6.0 : 1.0,
                      .priority = shape.size() == 2 ? handle_facet : handle_region});
    if (!holds && !pointed && !builder.options.all_regions) continue;
    const Emphasis emphasis = pointed && !holds ? Emphasis::normal : emphasisOf(frame, region);
    for (std::size_t i = 0; i < region.half_spaces.size(); ++i) {
      std::vector<dvec3> wall = wallOf(region, i, middleOfFeature(frame, region.feature), half);
      if (wall.empty()) continue;
      builder.line({.role = role, .points = wall, .closed = true, .emphasis = Emphasis::faint});
      builder.fill({.role = role, .points = std::move(wall), .emphasis = emphasis});
    }
    if (frame.moment.sub_step != SubStep::gjk_region) continue;
    const dvec3 at = middleOfFeature(frame, region.feature);
    const dvec2 away = builder.screenDirection(at - middleOfFeature(frame, (1u << frame.simplex.size()) - 1));
    if (rankOf(region.feature) > 1)
      builder.label(role, at, nameOf(region), away, priorityOf(region) + (pointed ? 10 : 0));
  }
}

}  // namespace

Role regionRole(const FrameRegion& region, int dimension) {
  if (region.state == RegionState::ruled_out) return Role::region_ruled_out;
  const int rank = rankOf(region.feature);
  if (rank == dimension + 1) return Role::region_inside;
  return rank == 1 ? Role::region_vertex : rank == 2 ? Role::region_edge : Role::region_face;
}

void addRegions(FigureBuilder& builder) {
  if (builder.dimension() == 3)
    addWalls(builder);
  else
    addAreas(builder);
}

}  // namespace gjklab

// Voronoi regions of the live simplex: areas over the whole pane in 2-D, bands in 1-D, closed bodies that thin out in
// 3-D.

#include "gjk/feature.h"
#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/frame/region_tests.h"
#include "model/frame/voronoi_regions.h"
#include "model/solid/convex_planes.h"
#include "model/solid/convex_polygon.h"

#include <algorithm>

namespace gjklab {
namespace {

bool isPointedAt(const Frame& frame, gjk::Feature feature) {
  if (const auto* region = std::get_if<RegionTarget>(&frame.hover)) return region->feature == feature;
  if (const auto* vertex = std::get_if<SimplexVertexTarget>(&frame.hover)) return 1u << vertex->index == feature;
  return false;
}

/// At the region step, the region that contains the origin is emphasised, and excluded ones are faint; afterwards all
/// of them are faint.
Emphasis emphasisOf(const Frame& frame, const FrameRegion& region) {
  if (frame.moment.sub_step != SubStep::gjk_region) return Emphasis::faint;
  switch (region.state) {
    case RegionState::holds_origin:
      return Emphasis::strong;
    case RegionState::excluded:
      return isRuledOut(frame, region) ? Emphasis::normal : Emphasis::faint;
    case RegionState::ruled_out:
    case RegionState::unknown:
      return Emphasis::normal;
  }
  return Emphasis::normal;
}

/// Half the height of the band that regions of the number line fill.
double bandHeight(const FigureBuilder& builder) {
  return std::min(barHeight(builder) + builder.pixels(64), halfExtent(builder.view).y);
}

/// The side of the test's line that is lost, over the regions.
void addLostSide(FigureBuilder& builder) {
  const auto& test = builder.frame.test;
  if (!test || !test->lost) return;
  FrameRegion side;
  side.half_spaces = {*test->lost};
  builder.background(
      {.role = Role::region_ruled_out, .points = areaOf(builder, side), .emphasis = Emphasis::faint, .hatched = true});
}

/// While the tests are gone through: whether one of them has excluded it.
bool isExcludedSoFar(const Frame& frame, const FrameRegion& region) {
  return frame.test && region.state == RegionState::excluded;
}

/// Over the region that a test excludes; it appears as the region's colour fades.
void addHatching(FigureBuilder& builder, const FrameRegion& region, std::vector<dvec3> area) {
  const double share = (1 - region.ink) / (1 - kExcludedInk);
  builder.background({.role = Role::region_ruled_out,
                      .points = std::move(area),
                      .hatched = true,
                      .ink = static_cast<float>(std::clamp(share, 0.0, 1.0))});
}

void addAreas(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  // Once O is enclosed, only the region step still speaks of regions.
  const bool over = frame.moment.sub_step != SubStep::gjk_region && encloses(frame);
  for (const FrameRegion& region : frame.regions) {
    std::vector<dvec3> area = areaOf(builder, region);
    if (area.empty()) continue;
    const Role role = regionRole(frame, region);
    if (isPointedAt(frame, region.feature))
      builder.line({.role = Role::highlight, .points = area, .closed = true, .emphasis = Emphasis::faint});
    builder.handle({.target = RegionTarget{region.feature},
                    .shape = area,
                    .filled = true,
                    .radius = 1,
                    .priority = handle_region});
    // That of a single vertex is the whole plane: there is nothing to tell.
    if (over || region.half_spaces.empty()) continue;
    builder.background({.role = role,
                        .points = area,
                        .emphasis = emphasisOf(frame, region),
                        .hatched = isRuledOut(frame, region),
                        .ink = static_cast<float>(region.ink)});
    if (isExcludedSoFar(frame, region)) addHatching(builder, region, std::move(area));
  }
  addLostSide(builder);
}

/// The middle of a feature's vertices, where 3-D names and grabs its region.
dvec3 middleOfFeature(const Frame& frame, gjk::Feature feature) {
  dvec3 sum(0.0);
  for (std::size_t i = 0; i < frame.simplex.size(); ++i)
    if ((feature >> i & 1u) != 0) sum += frame.simplex[i].support.w / static_cast<double>(gjk::vertexCount(feature));
  return sum;
}

/// 3-D regions are endless: they are drawn up to a box around the simplex and the origin, and thin out before it.
struct Surroundings {
  dvec3 centre{0.0};
  double reach = 0;  ///< of the simplex and the origin from the centre
  std::vector<FacePlane> box;
  double full = 1, nothing = 1.4, box_size = 1.5;  ///< of the reach
};

Surroundings surroundingsOf(const Frame& frame) {
  dvec3 low(0.0), high(0.0);
  for (const FrameVertex& v : frame.simplex) low = glm::min(low, v.support.w), high = glm::max(high, v.support.w);
  Surroundings around{0.5 * (low + high), 0.5 * glm::distance(low, high), {}};
  const double half = around.box_size * around.reach;
  for (int axis = 0; axis < 3; ++axis)
    for (const double side : {-1.0, 1.0}) {
      dvec3 normal(0.0);
      normal[axis] = side;
      around.box.push_back({normal, half});
    }
  return around;
}

/// The radius of a wall that meets no other, a disc; of the reach.
constexpr double kAloneRadius = 0.5;

struct Volume {
  std::vector<dvec3> positions, normals;
  std::vector<int> triangles;
};

/// The border of two walls, with points enough to thin out.
void addBorder(FigureBuilder& builder, Role role, dvec3 from, dvec3 to, Emphasis emphasis, double ink) {
  constexpr int kPieces = 8;
  Line line{.role = role, .points = {}, .emphasis = emphasis, .fades = true, .ink = static_cast<float>(ink)};
  for (int i = 0; i <= kPieces; ++i) line.points.push_back(glm::mix(from, to, static_cast<double>(i) / kPieces));
  builder.line(std::move(line));
}

/// The part of a wall near the simplex: a disc at the vertex that it goes through, up to the other walls. `meets`:
/// there it meets one.
void addWall(FigureBuilder& builder, const std::vector<FacePlane>& walls, std::size_t which, bool meets,
             const Surroundings& around, Role role, double ink) {
  const FacePlane& wall = walls[which];
  const dvec3 in_plane = around.centre + wall.normal * wall.offset;
  const auto away = [&](dvec3 p) { return std::abs(glm::dot(p - in_plane, wall.normal)); };
  dvec3 at = builder.frame.simplex[0].support.w;
  for (const FrameVertex& vertex : builder.frame.simplex)
    if (away(vertex.support.w) < away(at)) at = vertex.support.w;
  const auto [u, v] = across(wall.normal);
  constexpr double kBesideOthers = 0.9;  // radius of a part of a disc, of the reach
  Line rim = circle(builder, role, at, (meets ? kBesideOthers : kAloneRadius) * around.reach, u, v);
  for (std::size_t i = 0; i < walls.size(); ++i)
    if (i != which)
      rim.points =
          clipToHalfSpace(rim.points, walls[i].normal, walls[i].offset + glm::dot(walls[i].normal, around.centre));
  if (rim.points.size() < 3) return;
  rim.closed = true;
  rim.ink = static_cast<float>(ink);
  builder.fill({.role = role,
                .points = rim.points,
                .emphasis = meets ? Emphasis::strong : Emphasis::normal,
                .ink = static_cast<float>(ink)});
  builder.line(std::move(rim));
}

/// The region as a closed body, with a line wherever walls meet.
void addVolume(FigureBuilder& builder, const FrameRegion& region, const Surroundings& around, Role role,
               Emphasis emphasis) {
  // Relative to the centre: facesOf wants numbers of the size of what it cuts.
  std::vector<FacePlane> planes;
  for (const auto& side : region.half_spaces)
    planes.push_back({side.normal, side.offset - glm::dot(side.normal, around.centre)});
  const int walls = static_cast<int>(planes.size());
  planes.insert(planes.end(), around.box.begin(), around.box.end());
  auto volume = std::make_shared<Volume>();
  bool bordered = false;
  for (const ConvexFace& face : facesOf(planes, 2 * around.box_size * around.reach)) {
    const auto& corners = face.polygon.corners;
    const int base = static_cast<int>(volume->positions.size()), count = static_cast<int>(corners.size());
    for (const dvec3& corner : corners) {
      volume->positions.push_back(corner + around.centre);
      volume->normals.push_back(planes[static_cast<std::size_t>(face.plane)].normal);
    }
    for (int i = 2; i < count; ++i)
      for (const int k : {0, i - 1, i}) volume->triangles.push_back(base + k);
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const int other = face.polygon.made_by[i];
      if (other < face.plane || face.plane >= walls || other >= walls) continue;
      bordered = true;
      addBorder(builder, role, volume->positions[static_cast<std::size_t>(base) + i],
                volume->positions[static_cast<std::size_t>(base) + (i + 1) % corners.size()], emphasis, region.ink);
    }
  }
  if (volume->triangles.empty() || !isDrawable(volume->positions) || builder.options.detail == Detail::bare) return;
  // Walls that meet at a vertex only, or not at all, do not show by their borders how they lie.
  if (!bordered || gjk::vertexCount(region.feature) == 1) {
    const std::vector<FacePlane> sides(planes.begin(), planes.begin() + walls);
    for (std::size_t i = 0; i < sides.size(); ++i) addWall(builder, sides, i, bordered, around, role, region.ink);
  }
  builder.mesh({.role = role,
                .owner = volume,
                .positions = volume->positions,
                .normals = volume->normals,
                .triangles = volume->triangles,
                .emphasis = emphasis,
                .fades = true,
                .ink = static_cast<float>(region.ink)});
}

/// The perpendicular from the origin to its region's feature, with a right angle at the foot.
void addPerpendicular(FigureBuilder& builder, gjk::Feature feature) {
  const Frame& frame = builder.frame;
  std::vector<dvec3> corners;
  for (std::size_t i = 0; i < frame.simplex.size(); ++i)
    if ((feature >> i & 1u) != 0) corners.push_back(frame.simplex[i].support.w);
  if (corners.empty() || corners.size() > 3) return;
  const dvec3 foot = footOfOrigin(corners);
  if (!isDrawable(foot) || builder.onScreen(foot, dvec3(0.0)) < 3) return;
  builder.line(Role::closest_point, dvec3(0.0), foot, Emphasis::normal, true);
  builder.marker(Role::closest_point, foot, MarkerShape::dot, Emphasis::faint);
  if (corners.size() == 1 || builder.onScreen(foot, dvec3(0.0)) < 26) return;
  const dvec3 up = unitOrZero(-foot),
              along = unitOrZero(corners[0] - foot == dvec3(0.0) ? corners[1] - foot : corners[0] - foot);
  addRightAngle(builder, Role::closest_point, foot, along, up, Emphasis::faint);
}

/// In the region of a vertex, along its middle: at the vertex stands its letter.
void addVertexName(FigureBuilder& builder, const FrameRegion& region, const Surroundings& around) {
  const dvec3 vertex = middleOfFeature(builder.frame, region.feature);
  dvec3 outwards(0.0);
  for (const FrameVertex& other : builder.frame.simplex) outwards += unitOrZero(vertex - other.support.w);
  builder.label(regionRole(builder.frame, region), vertex + 0.6 * around.reach * unitOrZero(outwards),
                regionName(builder.frame, region), dvec2(0.0), regionPriority(builder.frame, region));
}

/// The walls at the ends of a segment's region: each is square to the segment, and beyond it is the region of a vertex.
void addEnds(FigureBuilder& builder, const Surroundings& around) {
  constexpr double kBeyond = 0.3;  // of the reach
  const Frame& frame = builder.frame;
  if (frame.simplex.size() != 2) return;
  for (const FrameRegion& end : frame.regions) {
    if (gjk::vertexCount(end.feature) != 1) continue;
    const dvec3 vertex = middleOfFeature(frame, end.feature);
    const dvec3 outwards = unitOrZero(vertex - middleOfFeature(frame, 3));
    const dvec3 up = upOf(builder.view) - outwards * glm::dot(outwards, upOf(builder.view));
    const dvec3 radius = glm::length(up) > 0.1 ? glm::normalize(up) : across(outwards).u;
    builder.line({.role = Role::region_edge,
                  .points = {vertex, vertex + kAloneRadius * around.reach * radius},
                  .emphasis = Emphasis::faint});
    addRightAngle(builder, Role::region_edge, vertex, -outwards, radius, Emphasis::faint);
    builder.label(regionRole(frame, end), vertex + kBeyond * around.reach * outwards, regionName(frame, end),
                  builder.screenDirection(outwards), regionPriority(frame, end));
  }
}

void addHandle(FigureBuilder& builder, gjk::Feature feature) {
  // A vertex is grabbed as such; edges and faces stand for their regions.
  std::vector<dvec3> shape;
  for (std::size_t i = 0; i < builder.frame.simplex.size(); ++i)
    if ((feature >> i & 1u) != 0) shape.push_back(builder.frame.simplex[i].support.w);
  if (shape.size() != 2 && shape.size() != 3) return;
  builder.handle({.target = RegionTarget{feature},
                  .shape = shape,
                  .filled = shape.size() == 3,
                  .radius = shape.size() == 2 ? 6.0 : 1.0,
                  .priority = shape.size() == 2 ? handle_facet : handle_region});
}

void addVolumes(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (frame.simplex.empty() || frame.regions.empty()) return;
  const bool telling = frame.moment.sub_step == SubStep::gjk_region;
  const Surroundings around = surroundingsOf(frame);
  if (!(around.reach > 0) || !isDrawable(around.centre) || !isDrawable(dvec3(around.reach))) return;
  builder.fade({around.centre, around.full * around.reach, around.nothing * around.reach});
  const gjk::Feature whole = (1u << frame.simplex.size()) - 1;
  const dvec3 middle = middleOfFeature(frame, whole);
  const bool pointing = std::any_of(frame.regions.begin(), frame.regions.end(),
                                    [&](const FrameRegion& region) { return isPointedAt(frame, region.feature); });
  for (const FrameRegion& region : frame.regions) {
    // While its tests are gone through, a region shows as its test takes it away.
    const bool holds = region.state == RegionState::holds_origin || isJustLost(frame, region);
    const bool pointed = isPointedAt(frame, region.feature);
    const Role role = regionRole(frame, region);
    addHandle(builder, region.feature);
    if (pointing ? !pointed : !holds) continue;  // one at a time
    const Emphasis emphasis = telling ? Emphasis::normal : Emphasis::faint;
    if (!region.half_spaces.empty()) addVolume(builder, region, around, role, emphasis);
    if (!telling) continue;
    if (region.state == RegionState::holds_origin) addPerpendicular(builder, region.feature);
    if (gjk::vertexCount(region.feature) == 1) {
      if (frame.simplex.size() > 1) addVertexName(builder, region, around);
      continue;
    }
    const dvec3 at = middleOfFeature(frame, region.feature);
    builder.label(role, at, regionName(frame, region), builder.screenDirection(at - middle),
                  regionPriority(frame, region) + (pointed ? 10 : 0));
    if (gjk::vertexCount(region.feature) == 2) addEnds(builder, around);
  }
}

}  // namespace

void addRegionHandles(FigureBuilder& builder) {
  for (const FrameRegion& region : builder.frame.regions) addHandle(builder, region.feature);
}

std::vector<dvec3> areaOf(const FigureBuilder& builder, const FrameRegion& region) {
  std::vector<dvec3> area = paneRectangle(builder.view);
  if (builder.dimension() == 1)
    for (const double side : {-1.0, 1.0}) area = clipToHalfSpace(area, dvec3(0, side, 0), bandHeight(builder));
  for (const FrameRegion::HalfSpace& side : region.half_spaces) {
    if (area.empty()) break;
    area = clipToHalfSpace(area, side.normal, side.offset);
  }
  return area.size() >= 3 ? area : std::vector<dvec3>{};
}

void addRegions(FigureBuilder& builder) {
  if (builder.dimension() == 3)
    addVolumes(builder);
  else
    addAreas(builder);
}

}  // namespace gjklab

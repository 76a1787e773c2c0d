#include "model/run/hull_run.h"

#include "model/run/embed.h"
#include "model/scene/body_points.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

template <int D>
std::array<int, 3> widenIndices(const std::array<int, D>& indices) {
  std::array<int, 3> out{-1, -1, -1};
  for (std::size_t i = 0; i < D; ++i) out[i] = indices[i];
  return out;
}

template <int D>
void widenTrace(const gjk::HullTrace<D>& trace, gjk::HullTrace<3>& out) {
  out.rank = trace.rank;
  for (const int corner : trace.simplex) out.simplex.push(corner);
  out.repeated = trace.repeated;
  out.unusable = trace.unusable;
  for (const auto& facet : trace.facets)
    out.facets.push_back({widenIndices<D>(facet.vertices), widen<D>(facet.normal), facet.distance, facet.born,
                          facet.died, facet.outside, facet.height});
  out.dropped_at_start = trace.dropped_at_start;
  out.left_at_start = trace.left_at_start;
  for (const auto& step : trace.steps)
    out.steps.push_back(
        {step.facet, step.point, step.height, step.removed, step.horizon, step.added, step.dropped, step.left});
  out.flat = trace.flat;
  out.outside = trace.outside;
  out.removed = trace.removed;
  out.dropped = trace.dropped;
  for (const auto& ridge : trace.horizons) out.horizons.push_back({D > 1 ? ridge[0] : -1, -1});
}

template <int D>
void widenMesh(const gjk::HullMesh<D>& mesh, gjk::HullMesh<3>& out) {
  out.rank = mesh.rank;
  out.vertices = mesh.vertices;
  for (const auto& facet : mesh.facets) out.facets.push_back(widenIndices<D>(facet));
  for (const auto& facet : mesh.neighbours) out.neighbours.push_back(widenIndices<D>(facet));
  for (const auto& normal : mesh.normals) out.normals.push_back(widen<D>(normal));
  out.distances = mesh.distances;
  out.plane_normal = widen<D>(mesh.plane_normal);
}

template <int D>
void grow(HullGrowth& growth) {
  if constexpr (D == 3) {
    growth.mesh = gjk::convexHull<3>(growth.points, &growth.trace);
  } else {
    std::vector<gjk::Vec<D>> points;
    for (const dvec3& p : growth.points) points.push_back(narrow<D>(p));
    gjk::HullTrace<D> trace;
    widenMesh<D>(gjk::convexHull<D>(points, &trace), growth.mesh);
    widenTrace<D>(trace, growth.trace);
  }
}

std::shared_ptr<const HullGrowth> growthOf(std::vector<dvec3> points, int dimension) {
  auto growth = std::make_shared<HullGrowth>();
  growth->points = std::move(points);
  if (dimension == 1) grow<1>(*growth);
  if (dimension == 2) grow<2>(*growth);
  if (dimension == 3) grow<3>(*growth);
  return growth;
}

/// All differences in A's frame, the bodies at one place.
std::vector<dvec3> differences(const std::vector<dvec3>& a, const std::vector<dvec3>& b, const glm::dmat3& turn) {
  std::vector<dvec3> turned, points;
  for (const dvec3& q : b) turned.push_back(turn * q);
  points.reserve(a.size() * b.size());
  for (const dvec3& p : a)
    for (const dvec3& q : turned) points.push_back(p - q);
  return points;
}

/// B's rotation as A sees it; exactly none where both are turned alike.
glm::dmat3 relativeRotation(const Scene& scene) {
  const glm::dmat3 a = rotationOf(scene.a, scene.dimension), b = rotationOf(scene.b, scene.dimension);
  return a == b ? glm::dmat3(1.0) : glm::transpose(a) * b;
}

std::string whyNone(const Scene& scene, Study study, std::size_t count_a, std::size_t count_b) {
  const auto round = [](const char* letter, ShapeKind kind) {
    return tr("The boundary of {body} (*{kind}*) is curved, so {body} is not the convex hull of finitely many points.",
              arg("body", letter), arg("kind", tr(name(kind))));
  };
  if (study != Study::hull_b && count_a == 0) return round("A", scene.a.shape);
  if (study != Study::hull_a && count_b == 0) return round("B", scene.b.shape);
  return tr("{a} × {b} points make more than {most} differences: too many to look at one by one.", arg("a", count_a),
            arg("b", count_b), arg("most", kMostDifferencePoints));
}

}  // namespace

HullRun hullRun(const Scene& scene, Study study, const HullRun* previous) {
  HullRun run;
  run.of = study;
  run.dimension = scene.dimension;
  const std::vector<dvec3> a = hullPoints(scene.a, scene.dimension), b = hullPoints(scene.b, scene.dimension);
  std::vector<dvec3> points;
  if (study == Study::hull_difference) {
    if (a.size() * b.size() <= kMostDifferencePoints) points = differences(a, b, relativeRotation(scene));
    run.count_b = static_cast<int>(b.size());
    run.offset = scene.a.position - scene.b.position;
  } else {
    points = study == Study::hull_a ? a : b;
    run.offset = (study == Study::hull_a ? scene.a : scene.b).position;
  }
  run.rotation = rotationOf(study == Study::hull_b ? scene.b : scene.a, scene.dimension);
  if (points.empty()) run.missing = whyNone(scene, study, a.size(), b.size());
  const bool same = previous && previous->dimension == scene.dimension && previous->growth->points == points;
  run.growth = same ? previous->growth : growthOf(std::move(points), scene.dimension);
  return run;
}

}  // namespace gjklab

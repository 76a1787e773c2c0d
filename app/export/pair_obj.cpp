// A pair as meshes.

#include "export/pair_code.h"

#include "gjk/hull.h"
#include "model/run/run.h"
#include "model/scene/body_fields.h"
#include "model/scene/body_points.h"

#include <fmt/format.h>

#include <cmath>
#include <iterator>
#include <numbers>

namespace gjklab {

namespace {

constexpr int kOnCircle = 64;    ///< directions for sampling a round outline
constexpr int kOnSphere = 1000;  ///< that a round surface is

/// Directions spread evenly over the sphere (Fibonacci's lattice), or over the circle.
std::vector<dvec3> directions(int dimension) {
  std::vector<dvec3> all;
  if (dimension == 1) return {{1, 0, 0}, {-1, 0, 0}};
  const double golden = std::numbers::pi * (3 - std::sqrt(5.0));
  for (int i = 0; i < (dimension == 2 ? kOnCircle : kOnSphere); ++i) {
    const double z = 1 - (2 * i + 1.0) / kOnSphere, r = std::sqrt(1 - z * z);
    const double turn = dimension == 2 ? 2 * std::numbers::pi * i / kOnCircle : golden * i;
    all.push_back(dimension == 2 ? dvec3(std::cos(turn), std::sin(turn), 0)
                                 : dvec3(r * std::cos(turn), r * std::sin(turn), z));
  }
  return all;
}

/// Points whose hull the body is, or of which it is nearly that, in the world.
std::vector<dvec3> cloud(const Body& body, int dimension) {
  std::vector<dvec3> points;
  if (!hasCoreRadius(body) && hasPolytopeCore(body.shape)) {
    for (const dvec3& p : hullPoints(body, dimension)) points.push_back(toWorld(body, dimension, p));
    return points;
  }
  const BodySupport support(body, dimension);
  for (const dvec3& d : directions(dimension)) points.push_back(support(d, true).point);
  return points;
}

template <int D>
void mesh(const std::vector<dvec3>& points, int first, std::string& out) {
  std::vector<gjk::Vec<D>> narrow;
  for (const dvec3& p : points) {
    gjk::Vec<D> q(0.0);
    for (int k = 0; k < D; ++k) q[k] = p[k];
    narrow.push_back(q);
  }
  const gjk::HullMesh<D> hull = gjk::convexHull<D>(narrow);
  std::vector<int> number(points.size(), 0);
  for (const int corner : hull.vertices) {
    const dvec3& p = points[static_cast<std::size_t>(corner)];
    fmt::format_to(std::back_inserter(out), "v {} {} {}\n", p.x, p.y, p.z);
    number[static_cast<std::size_t>(corner)] = first++;
  }
  const char* kind = hull.rank == 0 ? "p" : hull.rank == 1 ? "l" : "f";
  if (hull.rank == 3) {
    for (const auto& facet : hull.facets) {
      out += 'f';
      for (const int corner : facet) out += fmt::format(" {}", number[static_cast<std::size_t>(corner)]);
      out += '\n';
    }
  } else {
    out += kind;  // a flat one is one polygon, an edge a line, a point a point
    for (const int corner : hull.vertices) out += fmt::format(" {}", number[static_cast<std::size_t>(corner)]);
    out += '\n';
  }
}

}  // namespace

std::string pairAsObj(const Scene& scene) {
  std::string out = "# A pair exported from gjklab\n";
  for (const Which which : {Which::a, Which::b}) {
    out += which == Which::a ? "o A\n" : "o B\n";
    int first = 1;
    for (std::size_t at = out.find("\nv "); at != std::string::npos; at = out.find("\nv ", at + 1)) ++first;
    const std::vector<dvec3> points = cloud(body(scene, which), scene.dimension);
    if (scene.dimension == 3) {
      mesh<3>(points, first, out);
    } else if (scene.dimension == 2) {
      mesh<2>(points, first, out);
    } else {
      mesh<1>(points, first, out);
    }
  }
  return out;
}

}  // namespace gjklab

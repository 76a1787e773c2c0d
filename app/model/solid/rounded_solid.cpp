// A polytope with a ball around it. Every feature has the directions of its Gauss map for normals: a face is moved out
// along its normal, an edge becomes part of a cylinder between the normals of its faces, a corner the part of a sphere
// that these normals bound. Neighbouring parts share their boundary points, so the mesh is closed.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/solid/solids.h"

namespace gjklab {
namespace {

double angleBetween(dvec3 n, dvec3 m) { return std::atan2(glm::length(glm::cross(n, m)), glm::dot(n, m)); }

/// A place on the great circle from n to m.
dvec3 onArc(dvec3 n, dvec3 m, double t) {
  if (t <= 0) return n;
  if (t >= 1) return m;
  const double angle = angleBetween(n, m);
  if (angle < 1e-9) return n;
  return glm::normalize(std::sin((1 - t) * angle) * n + std::sin(t * angle) * m);
}

class Rounder {
 public:
  Rounder(const Polytope& p, double radius, int samples)
      : p_(p), thick_(thickened(p)), radius_(radius), step_(2 * std::numbers::pi / samples) {}

  Solid run() {
    addFaces();
    for (const Polytope::Edge& e : thick_.shape.edges) addCylinder(e);
    addSpheres();
    solid_.round = true;
    solid_.radius = radius_;
    setSize(solid_, solid_.positions);
    return std::move(solid_);
  }

 private:
  int stepsFor(double angle) const { return std::max(1, static_cast<int>(std::ceil(angle / step_ - 1e-9))); }
  dvec3 point(int i) const { return p_.points[thick_.source[i]]; }
  dvec3 normal(int face) const { return thick_.shape.faces[face].normal; }

  int push(dvec3 at, dvec3 along) {
    solid_.positions.push_back(at + radius_ * along);
    solid_.normals.push_back(along);
    return static_cast<int>(solid_.positions.size()) - 1;
  }
  void triangle(int i, int j, int k) { solid_.triangles.insert(solid_.triangles.end(), {i, j, k}); }

  /// The faces of the polytope itself: those that thickening added have no area.
  void addFaces() {
    for (const Polytope::Face& face : p_.faces) {
      const int base = push(p_.points[p_.loops[face.first]], face.normal);
      for (int i = 1; i < face.count; ++i) push(p_.points[p_.loops[face.first + i]], face.normal);
      for (int i = 2; i < face.count; ++i) triangle(base, base + i - 1, base + i);
    }
  }

  void addCylinder(const Polytope::Edge& e) {
    if (thick_.source[e.from] == thick_.source[e.to]) return;
    const dvec3 n = normal(e.left), m = normal(e.right);
    const int steps = stepsFor(angleBetween(n, m));
    for (int i = 0; i <= steps; ++i) {
      const dvec3 along = onArc(n, m, double(i) / steps);
      const int from = push(point(e.from), along), to = push(point(e.to), along);
      if (i == 0) continue;
      triangle(from - 2, from, to);
      triangle(from - 2, to, to - 2);
    }
  }

  /// The part of the sphere at a corner, as a fan of spherical triangles around the mean of its faces' normals.
  void addSpheres() {
    const Polytope& shape = thick_.shape;
    std::vector<dvec3> middle(shape.points.size(), dvec3(0.0));
    for (const Polytope::Face& face : shape.faces)
      for (int i = face.first; i < face.end(); ++i) middle[shape.loops[i]] += face.normal;
    for (dvec3& m : middle) m = glm::normalize(m);
    std::vector<double> widest(shape.points.size(), 0);
    for (const Polytope::Face& face : shape.faces)
      for (int i = face.first; i < face.end(); ++i) {
        double& angle = widest[shape.loops[i]];
        angle = std::max(angle, angleBetween(middle[shape.loops[i]], face.normal));
      }
    for (const Polytope::Edge& e : shape.edges) {
      addSphereTriangle(e.from, middle[e.from], normal(e.right), normal(e.left), stepsFor(widest[e.from]));
      addSphereTriangle(e.to, middle[e.to], normal(e.left), normal(e.right), stepsFor(widest[e.to]));
    }
  }

  /// From the middle to the arc n m, counter-clockwise from outside; `rings` rows of as many columns as the arc has
  /// steps.
  void addSphereTriangle(int corner, dvec3 middle, dvec3 n, dvec3 m, int rings) {
    const int steps = stepsFor(angleBetween(n, m));
    const int centre = push(point(corner), middle);
    const int first = centre + 1, row = steps + 1;
    for (int ring = 1; ring <= rings; ++ring)
      for (int i = 0; i <= steps; ++i)
        push(point(corner), onArc(middle, onArc(n, m, double(i) / steps), double(ring) / rings));
    for (int i = 0; i < steps; ++i) {
      triangle(centre, first + i, first + i + 1);
      for (int ring = 1; ring < rings; ++ring) {
        const int inner = first + (ring - 1) * row + i, outer = inner + row;
        triangle(inner, outer, outer + 1);
        triangle(inner, outer + 1, inner + 1);
      }
    }
  }

  const Polytope& p_;
  const Thickened thick_;
  const double radius_, step_;
  Solid solid_;
};

}  // namespace

Solid roundedPolytopeSolid(const Polytope& p, double radius, int samples) { return Rounder(p, radius, samples).run(); }

}  // namespace gjklab

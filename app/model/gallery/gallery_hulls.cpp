// Sets of points whose convex hull is worth watching: many inside, few, none; flat, on one line, repeated. Coordinates
// of the special ones are multiples of powers of two, so that "flat" is exact.

#include "model/gallery/gallery_parts.h"

#include <cmath>
#include <cstdint>

namespace gjklab {

namespace {

/// Random numbers that are the same everywhere, in [−1, 1).
class Scatter {
 public:
  explicit Scatter(std::uint32_t seed) : state_(seed) {}
  double next() {
    state_ = state_ * 1664525u + 1013904223u;  // Numerical Recipes' generator: even enough for a picture
    return static_cast<double>(state_ >> 8) * 0x1p-23 - 1;
  }
  /// A point of the ball (the disc, the interval) around the origin.
  dvec3 inBall(int dimension) {
    for (;;) {
      dvec3 p(0.0);
      for (int i = 0; i < dimension; ++i) p[i] = next();
      if (glm::dot(p, p) <= 1) return p;
    }
  }

 private:
  std::uint32_t state_;
};

std::vector<dvec3> cloud(int count, int dimension, dvec3 radii, std::uint32_t seed) {
  Scatter scatter(seed);
  std::vector<dvec3> points;
  for (int i = 0; i < count; ++i) points.push_back(scatter.inBall(dimension) * radii);
  return points;
}

/// Lattice points of a square turned out of every coordinate plane: x + y + z = 0.
std::vector<dvec3> flatCloud() {
  std::vector<dvec3> points;
  for (int i = -2; i <= 2; ++i)
    for (int k = -2; k <= 2; ++k)
      if (i * i + k * k <= 5) points.push_back(dvec3(i, k, -i - k) * 0.5);
  return points;
}

/// Corners of a cube, its middle, and the middles of its faces and edges.
std::vector<dvec3> lattice() {
  std::vector<dvec3> points;
  for (int i = -1; i <= 1; ++i)
    for (int j = -1; j <= 1; ++j)
      for (int k = -1; k <= 1; ++k) points.emplace_back(i, j, k);
  return points;
}

std::vector<dvec3> twice(std::vector<dvec3> points) {
  const std::vector<dvec3> once = points;
  points.insert(points.end(), once.begin(), once.end());
  return points;
}

std::vector<dvec3> onLine(dvec3 step) {
  std::vector<dvec3> points;
  for (const int k : {1, -3, 0, 4, -1, 2, -2, 1}) points.push_back(step * static_cast<double>(k));
  return points;
}

void addInPlane(std::vector<GalleryEntry>& all) {
  const auto add = [&all](const char* id, const char* title, Body a, Body b, Study study = Study::hull_a) {
    all.push_back(entry(id, kGroupHulls, 2, title, std::move(a), std::move(b)));
    all.back().study = study;
  };
  add("hull-2d-cloud", "Forty points", hullBody(cloud(40, 2, {2, 1.5, 1}, 7), {-1.5, 0, 0}),
      boxBody({0.75, 0.5, 0}, {1.75, 0.5, 0}));
  add("hull-2d-difference", "Differences of a triangle and a quadrilateral",
      hullBody({{-1, -0.75, 0}, {1.25, -0.5, 0}, {0, 1, 0}}, {-1, 0, 0}),
      hullBody({{-1, -0.5, 0}, {0.5, -0.75, 0}, {1, 0.5, 0}, {-0.5, 0.75, 0}}, {1.5, 0.25, 0}), Study::hull_difference);
  add("hull-2d-line", "Points on a line", hullBody(onLine({0.5, 0.25, 0}), {-0.5, 0, 0}),
      boxBody({0.5, 0.5, 0}, {1.5, -1, 0}));
  add("hull-2d-repeated", "Repeated points and points on the sides",
      hullBody({{0, 0, 0}, {2, 0, 0}, {1, 0, 0}, {2, 2, 0}, {0, 2, 0}, {0, 0, 0}, {1, 2, 0}, {2, 2, 0}, {1, 1, 0}},
               {-2, -1, 0}),
      boxBody({0.5, 0.5, 0}, {1, 0, 0}));
}

void addInSpace(std::vector<GalleryEntry>& all) {
  const auto add = [&all](const char* id, const char* title, Body a, Body b, Study study = Study::hull_a) {
    all.push_back(entry(id, kGroupHulls, 3, title, std::move(a), std::move(b)));
    all.back().study = study;
  };
  const Body beside = boxBody({0.4, 0.4, 0.4}, {1.9, 0, 0});
  add("hull-diamond", "The points of a diamond", hullBody(diamond()), beside);
  add("hull-cloud", "A cloud: most points are inside", hullBody(cloud(150, 3, {1.2, 1, 1}, 11)), beside);
  add("hull-flat", "A flat cloud: a polygon in space", hullBody(flatCloud()), boxBody({0.4, 0.4, 0.4}, {2, 0.5, 0}));
  add("hull-line", "Points on a line: a segment", hullBody(onLine({0.25, 0.25, -0.125})), beside);
  add("hull-point", "One point many times", hullBody({{0.5, 0.25, 0}, {0.5, 0.25, 0}, {0.5, 0.25, 0}}), beside);
  add("hull-repeated", "Repeated points",
      hullBody(twice({{-1, -1, -1}, {1, -1, -1}, {0, -1, 1}, {0, 1, 0}, {0, -0.5, 0}})), beside);
  add("hull-lattice", "Flat parts: a cube's lattice", hullBody(lattice()), beside);
  add("hull-difference", "Differences of a box and a tetrahedron", boxBody({0.75, 0.5, 0.5}, {-1, 0, 0}),
      hullBody({{-0.5, -0.5, -0.5}, {0.75, -0.5, -0.25}, {0, -0.5, 0.75}, {0, 0.75, 0}}, {1, 0.25, 0}),
      Study::hull_difference);
}

}  // namespace

std::vector<GalleryEntry> hullScenes() {
  std::vector<GalleryEntry> all;
  all.push_back(entry("hull-1d", kGroupHulls, 1, "Points on the number line",
                      hullBody({{0.5, 0, 0}, {-1, 0, 0}, {2, 0, 0}, {1, 0, 0}, {-0.5, 0, 0}, {2, 0, 0}}),
                      boxBody({0.5, 0, 0}, {3.5, 0, 0})));
  all.back().study = Study::hull_a;
  addInPlane(all);
  addInSpace(all);
  return all;
}

}  // namespace gjklab

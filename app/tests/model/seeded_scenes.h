#pragma once
// Scenes drawn from a seed: every shape, method, solver and rounding, apart, touching and overlapping, at many scales.

#include "gjk/every_value.h"
#include "model/run/run.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace gjklab {

/// A body of any kind that exists in the dimension, with as many points as it may have, at most `most`. `pick`: a
/// number below another one.
template <class Pick, class Point>
Body anyBody(int dimension, int most, Pick pick, Point point) {
  Body body;
  do {
    body.shape = kAllShapes[static_cast<std::size_t>(pick(countShapes()))];
  } while (!existsIn(body.shape, dimension));
  const PointCount count = shapeRow(body.shape).points;
  const int more = std::min(count.greatest, most) - count.least;
  const int points = count.least + (more > 0 ? pick(more + 1) : 0);
  for (int i = 0; i < points; ++i) body.points.push_back(point());
  return body;
}

class SceneDrawer {
 public:
  SceneDrawer(int dimension, unsigned seed) : dimension_(dimension), random_(seed) {}

  Scene draw() {
    Scene scene;
    scene.dimension = dimension_;
    scale_ = std::pow(10.0, pick(9) - 4);
    const bool whole_numbers = pick(3) == 0;  // touching and collinear cases come from small whole numbers
    scene.a = drawBody(whole_numbers);
    scene.b = drawBody(whole_numbers);
    auto& query = scene.query;
    query.method = pick(4) == 0 ? gjk::Method::boolean : gjk::Method::distance;
    query.sub_distance = gjk::valueAt<gjk::SubDistance>(pick(gjk::valueCount<gjk::SubDistance>()));
    query.rounding = gjk::valueAt<gjk::Rounding>(pick(gjk::valueCount<gjk::Rounding>()));
    if (pick(8) == 0) query.max_iterations = 1 + pick(4);
    if (pick(8) == 0) query.epa_max_iterations = 1 + pick(4);
    if (pick(4) == 0) query.initial_direction = vector(1, false) + dvec3(0.01, 0, 0);
    return scene;
  }

 private:
  int pick(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
  double coordinate(bool whole) {
    if (whole) return (pick(9) - 4) * scale_;
    return std::uniform_real_distribution<double>(-1, 1)(random_) * scale_;
  }
  double size() { return (0.1 + std::abs(coordinate(false)) / scale_) * scale_; }
  dvec3 vector(double reach, bool whole) {
    dvec3 v(0.0);
    for (int i = 0; i < dimension_; ++i) v[i] = reach * coordinate(whole);
    return v;
  }

  Body drawBody(bool whole) {
    Body body = anyBody(
        dimension_, 9, [this](int count) { return pick(count); }, [&] { return vector(1, whole); });
    for (int i = 0; i < 3; ++i) {
      body.half_extents[i] = whole ? (1 + pick(3)) * scale_ : size();
      body.radii[i] = size();
    }
    body.radius = whole ? scale_ : size();
    body.half_height = whole ? scale_ : size();
    if (dimension_ > 1 && pick(4) == 0) body.margin = size() / 4;
    body.position = vector(1.5, whole);
    if (!whole) {
      body.angle = coordinate(false) / scale_;
      body.orientation = glm::normalize(glm::dquat(1, coordinate(false) / scale_, coordinate(false) / scale_, 0.3));
    }
    return body;
  }

  int dimension_;
  std::mt19937 random_;
  double scale_ = 1;
};

/// check(scene, i) for `count` scenes of each dimension D, drawn from seed + step · D.
template <class Check>
void forEachDrawn(unsigned seed, unsigned step, int count, Check check) {
  for (const int dimension : {1, 2, 3}) {
    SceneDrawer drawer(dimension, seed + step * static_cast<unsigned>(dimension));
    for (int i = 0; i < count; ++i) check(drawer.draw(), i);
  }
}

}  // namespace gjklab

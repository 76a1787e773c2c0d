#include "random_world.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace gjklab {

namespace {

/// splitmix64 (S. Vigna): the same numbers with every standard library.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }
  double between(double low, double high) {
    return low + (high - low) * std::ldexp(static_cast<double>(next() >> 11), -53);
  }
  int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }
  bool oneIn(int count) { return below(count) == 0; }
  dvec3 within(dvec3 half) {
    const double x = between(-half.x, half.x), y = between(-half.y, half.y), z = between(-half.z, half.z);
    return {x, y, z};
  }

 private:
  std::uint64_t state_;
};

/// Reaches no further than `reach` from its position.
Body randomShape(Random& random, int dimension, double reach) {
  Body body;
  std::vector<ShapeKind> kinds{ShapeKind::box, ShapeKind::sphere, ShapeKind::hull, ShapeKind::capsule,
                               ShapeKind::segment};
  for (const ShapeKind kind : kAllShapes)
    if (existsIn(kind, dimension) && !hasPolytopeCore(kind) && shapeRow(kind).fields.half_height) kinds.push_back(kind);
  body.shape =
      dimension == 1 ? ShapeKind::box : kinds[static_cast<std::size_t>(random.below(static_cast<int>(kinds.size())))];
  const double part = reach / std::sqrt(3.0);
  body.margin = random.oneIn(4) ? 0.2 * part : 0;
  const double left = part - body.margin;
  const double x = random.between(0.2, 1), y = random.between(0.2, 1), z = random.between(0.2, 1);
  body.half_extents = left * dvec3(x, y, z);
  body.radius = 0.5 * left * random.between(0.3, 1);
  body.half_height = 0.5 * left * random.between(0.3, 1);
  const int corners = body.shape == ShapeKind::segment ? 2 : 4 + random.below(9);
  if (hasPoints(body.shape))
    for (int i = 0; i < corners; ++i) body.points.push_back(random.within(dvec3(0.5 * left)));
  dvec3 middle(0.0);  // the position lies within the shape
  for (const dvec3& point : body.points) middle += point / static_cast<double>(corners);
  for (dvec3& point : body.points) point -= middle;
  body.angle = random.between(-3, 3);
  const double a = random.between(-1, 1), b = random.between(-1, 1), c = random.between(-1, 1);
  body.orientation = glm::normalize(glm::dquat(1.2, a, b, c));
  return body;
}

void addWalls(RandomWorld& world, double half, double thickness) {
  const int dimension = world.file.dimension;
  for (int axis = 0; axis < dimension; ++axis)
    for (const double side : {-1.0, 1.0}) {
      WorldBody wall;
      wall.fixed = true;
      wall.body.half_extents = dvec3(half + 2 * thickness);
      wall.body.half_extents[axis] = 0.5 * thickness;
      wall.body.position[axis] = side * (half + 0.5 * thickness);
      world.file.bodies.push_back(wall);
    }
  world.walls = world.file.bodies.size();
  world.room = dvec3(1.02 * half);
}

}  // namespace

RandomWorld randomWorld(std::uint64_t seed) {
  Random random(seed);
  RandomWorld world;
  WorldFile& file = world.file;
  file.dimension = random.oneIn(6) ? 1 : 2 + random.below(2);
  const double size = std::pow(10.0, random.below(7) - 3);
  const double half = 4 * size;
  addWalls(world, half, random.oneIn(2) ? 0.01 * size : 0.3 * size);
  file.world.gravity = random.oneIn(3) ? dvec3(0.0) : dvec3(0, -size * random.between(1, 20), 0);
  file.world.restitution = random.oneIn(3) ? 0 : random.between(0, 1);
  file.world.friction = random.oneIn(3) ? 0 : random.between(0, 1);
  // A grid of cells, so that no two bodies begin in each other.
  const int across = file.dimension == 1 ? 6 : 4;
  const int cells = file.dimension == 1 ? across : file.dimension == 2 ? across * across : across * across * across;
  const int bodies = 1 + random.below(std::min(cells, 24));
  const double cell = 2 * half / across;
  for (int i = 0; i < bodies; ++i) {
    WorldBody body;
    body.body = randomShape(random, file.dimension, 0.45 * cell);
    const int place = i * cells / bodies;
    body.body.position =
        -dvec3(half - 0.5 * cell) + cell * dvec3(place % across, place / across % across, place / (across * across));
    const double speed = size * std::pow(10.0, random.between(-1, 2.5)), turn = std::pow(10.0, random.between(-1, 2));
    body.body.linear_velocity = random.within(dvec3(speed));
    if (file.dimension == 3) body.body.angular_velocity = random.within(dvec3(turn));
    if (file.dimension == 2) body.body.angular_velocity.z = random.between(-turn, turn);
    body.density = std::pow(10.0, random.between(-1, 1));
    file.bodies.push_back(body);
  }
  clearUnusedCoordinates(file);
  return world;
}

}  // namespace gjklab

#include "workload.h"

#include "gjk/hull.h"
#include "random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bench {
namespace {

constexpr int kPairs = 256;

Body3 makeBody(Kind kind, int points, Random& random) {
  Body3 body;
  body.kind = kind;
  body.orientation = random.rotation();
  const Vec3 stretch(random.uniform(0.5, 1.5), random.uniform(0.5, 1.5), random.uniform(0.5, 1.5));
  switch (kind) {
    case Kind::hull:
      for (int i = 0; i < points; ++i) body.points.push_back(random.direction() * stretch);
      body.triangles = gjk::convexHull<3>(body.points).facets;
      break;
    case Kind::box:
      body.size = stretch;
      break;
    case Kind::capsule:
      body.size = {0.5 * stretch.x, stretch.y, 0};
      break;
    case Kind::sphere:
      body.size = {stretch.x, 0, 0};
      break;
  }
  return body;
}

double scaleOf(const Pair3& pair) {
  double scale = 0;
  for (int axis = 0; axis < 3; ++axis) {
    for (const double sign : {-1.0, 1.0}) {
      Vec3 d(0.0);
      d[axis] = sign;
      scale = std::max(scale, std::abs(extent(pair.a, d) + extent(pair.b, -d)));
    }
  }
  return scale;
}

std::vector<Pair3> makePairs(Question question, Kind kind, int points) {
  const std::uint64_t seed = question == Question::distance ? 1 : 2;
  Random random(seed + static_cast<std::uint64_t>(points) * 16 + static_cast<std::uint64_t>(kind));
  std::vector<Pair3> pairs;
  for (int i = 0; i < kPairs; ++i) {
    Pair3 pair{makeBody(kind, points, random), makeBody(kind, points, random)};
    const Vec3 u = random.direction();
    const double summed = extent(pair.a, u) + extent(pair.b, -u);
    pair.b.position = u * spacing(question, summed, random);
    pair.scale = scaleOf(pair);
    pairs.push_back(std::move(pair));
  }
  return pairs;
}

}  // namespace

double reach(const Body3& body, Vec3 d) {
  double most = 0;
  switch (body.kind) {
    case Kind::hull:
      most = glm::dot(body.points.front(), d);
      for (const Vec3& p : body.points) most = std::max(most, glm::dot(p, d));
      break;
    case Kind::box:
      most = glm::dot(body.size, glm::abs(d));
      break;
    case Kind::capsule:
      most = body.size.y * std::abs(d.y) + body.size.x * glm::length(d);
      break;
    case Kind::sphere:
      most = body.size.x * glm::length(d);
      break;
  }
  return most;
}

double extent(const Body3& body, Vec3 direction) {
  return reach(body, glm::conjugate(body.orientation) * direction) + glm::dot(body.position, direction);
}

double reach(const std::vector<Vec2>& points, double angle, Vec2 direction) {
  double most = -1e300;
  for (const Vec2& p : points) {
    most = std::max(most, (std::cos(angle) * p.x - std::sin(angle) * p.y) * direction.x +
                              (std::sin(angle) * p.x + std::cos(angle) * p.y) * direction.y);
  }
  return most;
}

std::vector<Pair3> distancePairs(Kind kind, int points) { return makePairs(Question::distance, kind, points); }
std::vector<Pair3> penetrationPairs(Kind kind, int points) { return makePairs(Question::penetration, kind, points); }

std::vector<Pair3> stackedPairs(Stacked how) {
  Random random(5);
  std::vector<Pair3> pairs;
  const auto quarters = [&random](int least, int most) { return 0.25 * std::floor(random.uniform(least, most + 1)); };
  const auto box = [&] {
    Body3 body;
    body.kind = Kind::box;
    for (int k = 0; k < 3; ++k) body.size[k] = quarters(2, 6);
    Vec3 axis(0.0);
    axis[static_cast<int>(random.uniform(0, 3))] = 1;
    const double half_angle = std::numbers::pi / 4 * std::floor(random.uniform(0, 4));
    body.orientation = glm::dquat(std::cos(half_angle), axis * std::sin(half_angle));
    return body;
  };
  for (int i = 0; i < kPairs; ++i) {
    Pair3 pair{box(), box()};
    // Side by side along one axis, moved along the others by less than would part them.
    const int along = static_cast<int>(random.uniform(0, 3));
    for (int k = 0; k < 3; ++k) {
      Vec3 axis(0.0);
      axis[k] = 1;
      const double summed = std::round(4 * (extent(pair.a, axis) + extent(pair.b, -axis))) / 4;
      const double aside = quarters(-2, 2), gap = how == Stacked::apart      ? quarters(1, 4)
                                                  : how == Stacked::touching ? 0
                                                                             : -quarters(1, 2);
      pair.b.position[k] = k == along ? summed + gap : aside;
    }
    pair.scale = scaleOf(pair);
    pairs.push_back(std::move(pair));
  }
  return pairs;
}

std::vector<Vec3> cloud(Cloud kind, int count) {
  Random random(4);
  std::vector<Vec3> points;
  for (int i = 0; i < count; ++i) {
    const Vec3 direction = random.direction();
    const double radius = std::cbrt(random.uniform(0, 1));
    switch (kind) {
      case Cloud::ball:
        points.push_back(direction * radius);
        break;
      case Cloud::sphere:
        points.push_back(direction);
        break;
      case Cloud::plate:
        points.push_back({random.uniform(-1, 1), random.uniform(-1e-9, 1e-9), random.uniform(-1, 1)});
        break;
    }
  }
  return points;
}

std::vector<Pair2> octagonPairs() {
  Random random(3);
  std::vector<Pair2> pairs;
  const auto octagon = [&] {
    const Vec2 stretch(random.uniform(0.5, 1.5), random.uniform(0.5, 1.5));
    std::vector<Vec2> points;
    for (int i = 0; i < 8; ++i) {
      const double t = i * std::numbers::pi / 4;
      points.push_back(Vec2(std::cos(t), std::sin(t)) * stretch);
    }
    return points;
  };
  for (int i = 0; i < kPairs; ++i) {
    Pair2 pair;
    pair.a = octagon();
    pair.b = octagon();
    pair.angle_a = random.uniform(0, 2 * std::numbers::pi);
    pair.angle_b = random.uniform(0, 2 * std::numbers::pi);
    const double t = random.uniform(0, 2 * std::numbers::pi);
    const Vec2 u(std::cos(t), std::sin(t));
    const double summed = reach(pair.a, pair.angle_a, u) + reach(pair.b, pair.angle_b, -u);
    pair.position_b = u * spacing(Question::distance, summed, random);
    pairs.push_back(std::move(pair));
  }
  return pairs;
}

std::vector<Flight3> flights(const std::vector<Pair3>& pairs, Spinning spinning) {
  Random random(5);
  std::vector<Flight3> all;
  for (const Pair3& pair : pairs) {
    Flight3 flight{pair};
    const Vec3 way = pair.b.position - pair.a.position;
    flight.linear_a = way * random.uniform(0.3, 1.5) + random.direction() * (0.7 * glm::length(way));
    if (spinning == Spinning::yes) {
      flight.angular_a = random.direction() * random.uniform(0, 3);
      flight.angular_b = random.direction() * random.uniform(0, 3);
    }
    all.push_back(std::move(flight));
  }
  return all;
}

std::vector<Flight2> flights(const std::vector<Pair2>& pairs, Spinning spinning) {
  Random random(6);
  std::vector<Flight2> all;
  for (const Pair2& pair : pairs) {
    Flight2 flight{pair};
    const Vec2 way = pair.position_b - pair.position_a;
    flight.linear_a = way * random.uniform(0.3, 1.5) + Vec2(-way.y, way.x) * random.uniform(-0.7, 0.7);
    if (spinning == Spinning::yes) {
      flight.angular_a = random.uniform(-3, 3);
      flight.angular_b = random.uniform(-3, 3);
    }
    all.push_back(std::move(flight));
  }
  return all;
}

}  // namespace bench

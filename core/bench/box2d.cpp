// Box2D 2.4 (float): b2Distance on polygons without radii, b2TimeOfImpact, which aims at a gap of its own: with the
// polygons' skin it stops 0.005 units of length before they meet.

#include "library.h"

#include <box2d/b2_distance.h>
#include <box2d/b2_polygon_shape.h>
#include <box2d/b2_time_of_impact.h>

namespace bench {
namespace {

struct Item {
  b2PolygonShape a, b;
  b2Transform pose_a, pose_b;
};

b2Vec2 vector(Vec2 v) { return {static_cast<float>(v.x), static_cast<float>(v.y)}; }

b2PolygonShape shapeOf(const std::vector<Vec2>& points) {
  std::vector<b2Vec2> vertices;
  for (const Vec2& p : points) vertices.push_back(vector(p));
  b2PolygonShape shape;
  shape.Set(vertices.data(), static_cast<int>(vertices.size()));
  return shape;
}

b2Transform poseOf(const Placement2& placed) {
  return {vector(placed.position), b2Rot(static_cast<float>(placed.angle))};
}

Item itemOf(const Pair2& pair) {
  return {shapeOf(pair.a), shapeOf(pair.b), poseOf({pair.position_a, pair.angle_a}),
          poseOf({pair.position_b, pair.angle_b})};
}

b2DistanceInput inputOf(const Item& item) {
  b2DistanceInput input;
  input.proxyA.Set(&item.a, 0);
  input.proxyB.Set(&item.b, 0);
  input.transformA = item.pose_a;
  input.transformB = item.pose_b;
  input.useRadii = false;
  return input;
}

/// B at its next place on every query, with the cache that Box2D keeps for a pair.
struct MovingItem {
  Item item;
  std::vector<b2Transform> poses_b;
  b2SimplexCache cache{};
  std::size_t step = 0;
};

double askNext(MovingItem& moving) {
  moving.step = (moving.step + 1) % moving.poses_b.size();
  moving.item.pose_b = moving.poses_b[moving.step];
  const b2DistanceInput input = inputOf(moving.item);
  b2DistanceOutput output;
  b2Distance(&output, &moving.cache, &input);
  return output.distance;
}

struct FlyingItem {
  b2PolygonShape a, b;
  b2Sweep sweep_a, sweep_b;
};

b2Sweep sweepOf(Vec2 position, double angle, Vec2 linear, double angular) {
  b2Sweep sweep;
  sweep.localCenter.SetZero();
  sweep.c0 = vector(position);
  sweep.c = vector(position + linear);
  sweep.a0 = static_cast<float>(angle);
  sweep.a = static_cast<float>(angle + angular);
  sweep.alpha0 = 0;
  return sweep;
}

double timeOf(const FlyingItem& item) {
  b2TOIInput input;
  input.proxyA.Set(&item.a, 0);
  input.proxyB.Set(&item.b, 0);
  input.sweepA = item.sweep_a;
  input.sweepB = item.sweep_b;
  input.tMax = 1;
  b2TOIOutput output;
  b2TimeOfImpact(&output, &input);
  return output.t;
}

}  // namespace

Library box2dLibrary() {
  Library library{"box2d", {}, {}, {}};
  library.prepare2 = [](const std::vector<Pair2>& pairs, Question) {
    std::vector<Item> items;
    for (const Pair2& pair : pairs) items.push_back(itemOf(pair));
    const auto ask = [](const Item& item) -> double {
      const b2DistanceInput input = inputOf(item);
      b2SimplexCache cache;
      cache.count = 0;
      b2DistanceOutput output;
      b2Distance(&output, &cache, &input);
      return output.distance;
    };
    return prepared(std::move(items), ask, [](Item& item, const Placed2& placed) {
      item.pose_a = poseOf(placed.a), item.pose_b = poseOf(placed.b);
    });
  };
  library.prepare_moving2 = [](const std::vector<Pair2>& pairs) {
    std::vector<MovingItem> items;
    for (const Pair2& pair : pairs) {
      MovingItem moving{itemOf(pair), {}};
      for (int step = 0; step < kMotionSteps; ++step) moving.poses_b.push_back(poseOf(movedB(pair, step)));
      items.push_back(std::move(moving));
    }
    return prepared(std::move(items), askNext);
  };
  library.prepare_impact2 = [](const std::vector<Flight2>& flights) {
    std::vector<FlyingItem> items;
    for (const Flight2& flight : flights) {
      const Pair2& pair = flight.pair;
      items.push_back({shapeOf(pair.a), shapeOf(pair.b),
                       sweepOf(pair.position_a, pair.angle_a, flight.linear_a, flight.angular_a),
                       sweepOf(pair.position_b, pair.angle_b, Vec2(0.0), flight.angular_b)});
    }
    return prepared(std::move(items), timeOf);
  };
  return library;
}

}  // namespace bench

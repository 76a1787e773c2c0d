// Box2D 2.4 (float): b2Distance on polygons without radii.

#include "library.h"

#include <box2d/b2_distance.h>
#include <box2d/b2_polygon_shape.h>

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

Item itemOf(const Pair2& pair) {
  return {shapeOf(pair.a),
          shapeOf(pair.b),
          {vector(pair.position_a), b2Rot(static_cast<float>(pair.angle_a))},
          {vector(pair.position_b), b2Rot(static_cast<float>(pair.angle_b))}};
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

}  // namespace

Library box2dLibrary() {
  Library library{"box2d", {}, {}, {}};
  library.prepare2 = [](const std::vector<Pair2>& pairs, Question) {
    std::vector<Item> items;
    for (const Pair2& pair : pairs) items.push_back(itemOf(pair));
    return prepared(std::move(items), [](const Item& item) -> double {
      const b2DistanceInput input = inputOf(item);
      b2SimplexCache cache;
      cache.count = 0;
      b2DistanceOutput output;
      b2Distance(&output, &cache, &input);
      return output.distance;
    });
  };
  library.prepare_moving2 = [](const std::vector<Pair2>& pairs) {
    std::vector<MovingItem> items;
    for (const Pair2& pair : pairs) {
      MovingItem moving{itemOf(pair), {}};
      for (int step = 0; step < kMotionSteps; ++step) {
        const Placement2 b = movedB(pair, step);
        moving.poses_b.push_back({vector(b.position), b2Rot(static_cast<float>(b.angle))});
      }
      items.push_back(std::move(moving));
    }
    return prepared(std::move(items), askNext);
  };
  return library;
}

}  // namespace bench

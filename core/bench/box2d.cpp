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

}  // namespace

Library box2dLibrary() {
  Library library{"box2d", {}, {}, {}};
  library.prepare2 = [](const std::vector<Pair2>& pairs, Question) {
    std::vector<Item> items;
    for (const Pair2& pair : pairs) {
      items.push_back({shapeOf(pair.a),
                       shapeOf(pair.b),
                       {vector(pair.position_a), b2Rot(static_cast<float>(pair.angle_a))},
                       {vector(pair.position_b), b2Rot(static_cast<float>(pair.angle_b))}});
    }
    return prepared(std::move(items), [](const Item& item) -> double {
      b2DistanceInput input;
      input.proxyA.Set(&item.a, 0);
      input.proxyB.Set(&item.b, 0);
      input.transformA = item.pose_a;
      input.transformB = item.pose_b;
      input.useRadii = false;
      b2SimplexCache cache;
      cache.count = 0;
      b2DistanceOutput output;
      b2Distance(&output, &cache, &input);
      return output.distance;
    });
  };
  return library;
}

}  // namespace bench

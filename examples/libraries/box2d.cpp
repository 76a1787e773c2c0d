// Box2D: b2Distance on proxies: points with a radius. It answers the distance; of an overlap, that there is one.
#include "scene_line.h"

#include <box2d/b2_distance.h>

namespace {

b2Vec2 vectorOf(const adapter::Vec& v) { return {static_cast<float>(v.x()), static_cast<float>(v.y())}; }

std::vector<b2Vec2> cornersOf(const adapter::Body& body) {
  std::vector<b2Vec2> corners;
  for (const adapter::Vec& p : body.points) corners.push_back(vectorOf(p));
  if (body.shape == "bezier" || body.shape == "ellipsoid") throw adapter::NotOffered(body.shape);
  if (body.shape == "sphere") corners = {b2Vec2(0, 0)};
  if (body.shape == "capsule") corners = {vectorOf({0, -body.half_height, 0}), vectorOf({0, body.half_height, 0})};
  return corners;
}

b2Transform poseOf(const adapter::Body& body) {
  return {vectorOf(body.position), b2Rot(static_cast<float>(std::atan2(body.turn(1, 0), body.turn(0, 0))))};
}

adapter::Answer ask(const adapter::Body& a, const adapter::Body& b) {
  const std::vector<b2Vec2> corners_a = cornersOf(a), corners_b = cornersOf(b);
  b2DistanceInput input;
  input.proxyA.Set(corners_a.data(), static_cast<int>(corners_a.size()), static_cast<float>(a.radius + a.margin));
  input.proxyB.Set(corners_b.data(), static_cast<int>(corners_b.size()), static_cast<float>(b.radius + b.margin));
  input.transformA = poseOf(a);
  input.transformB = poseOf(b);
  input.useRadii = true;
  b2SimplexCache cache;
  cache.count = 0;
  b2DistanceOutput output;
  b2Distance(&output, &cache, &input);
  if (output.distance > 0) return {true, output.distance, {}};
  return {false, {}, {}};
}

}  // namespace

int main() { return adapter::answerAll(ask); }

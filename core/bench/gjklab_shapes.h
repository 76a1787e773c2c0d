#pragma once
// The workload's bodies as gjklab takes them.

#include "gjk/shape.h"
#include "workload.h"

namespace bench {

inline gjk::Shape<3> shapeOf(const Body3& body) {
  gjk::Shape<3> shape;
  switch (body.kind) {
    case Kind::hull:
      shape.kind = gjk::Hull<3>{body.points};
      break;
    case Kind::box:
      shape.kind = gjk::Box<3>{body.size};
      break;
    case Kind::capsule:
      shape.kind = gjk::Capsule<3>{body.size.y, body.size.x};
      break;
    case Kind::sphere:
      shape.kind = gjk::Sphere<3>{body.size.x};
      break;
  }
  shape.prepare();
  return shape;
}

inline gjk::Shape<2> shapeOf(const std::vector<Vec2>& points) {
  gjk::Shape<2> shape{gjk::Hull<2>{points}};
  shape.prepare();
  return shape;
}

template <class Placed>  // a Body3 or a Placement3
gjk::Pose<3> poseOf(const Placed& body) {
  return {body.position, gjk::Rotation<3>::fromQuaternion(body.orientation)};
}
inline gjk::Pose<2> poseOf(const Placement2& placed) {
  return {placed.position, gjk::Rotation<2>::fromAngle(placed.angle)};
}
inline gjk::Pose<2> poseOfA(const Pair2& pair) { return {pair.position_a, gjk::Rotation<2>::fromAngle(pair.angle_a)}; }
inline gjk::Pose<2> poseOfB(const Pair2& pair) { return {pair.position_b, gjk::Rotation<2>::fromAngle(pair.angle_b)}; }

/// A pair as gjklab takes it.
template <int D>
struct Item {
  gjk::Shape<D> a, b;
  gjk::Pose<D> pose_a, pose_b;
};

inline void place(Item<3>& item, const Placed3& placed) {
  item.pose_a = poseOf(placed.a), item.pose_b = poseOf(placed.b);
}
inline void place(Item<2>& item, const Placed2& placed) {
  item.pose_a = poseOf(placed.a), item.pose_b = poseOf(placed.b);
}
/// `place` of one of the dimensions.
template <int D>
inline constexpr auto kPlace =
    [](Item<D>& item, const std::conditional_t<D == 3, Placed3, Placed2>& placed) { place(item, placed); };

inline Item<3> itemOf(const Pair3& pair) { return {shapeOf(pair.a), shapeOf(pair.b), poseOf(pair.a), poseOf(pair.b)}; }
inline Item<2> itemOf(const Pair2& pair) { return {shapeOf(pair.a), shapeOf(pair.b), poseOfA(pair), poseOfB(pair)}; }

}  // namespace bench

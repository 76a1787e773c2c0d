#include "model/run/core_shape.h"

#include "model/run/embed.h"

namespace gjklab {

namespace {

template <int D>
std::vector<gjk::Vec<D>> narrowed(const std::vector<dvec3>& points) {
  std::vector<gjk::Vec<D>> out;
  out.reserve(points.size());
  for (const dvec3& point : points) out.push_back(narrow<D>(point));
  return out;
}

template <int D>
gjk::Segment<D> segmentOf(const Body& body) {
  gjk::Segment<D> out;
  for (std::size_t i = 0; i < 2 && i < body.points.size(); ++i) out.points[i] = narrow<D>(body.points[i]);
  return out;
}

template <int D>
typename gjk::ShapeKinds<D>::Variant kindOf(const Body& body) {
  switch (body.shape) {
    case ShapeKind::point:
      return gjk::Point<D>{};
    case ShapeKind::segment:
      return segmentOf<D>(body);
    case ShapeKind::box:
      return gjk::Box<D>{narrow<D>(body.half_extents)};
    case ShapeKind::hull:
      return gjk::Hull<D>{narrowed<D>(body.points)};
    case ShapeKind::sphere:
      if constexpr (D >= 2) return gjk::Sphere<D>{body.radius};
      break;
    case ShapeKind::ellipsoid:
      if constexpr (D >= 2) return gjk::Ellipsoid<D>{narrow<D>(body.radii)};
      break;
    case ShapeKind::capsule:
      if constexpr (D >= 2) return gjk::Capsule<D>{body.half_height, body.radius};
      break;
    case ShapeKind::cylinder:
      if constexpr (D == 3) return gjk::Cylinder{body.half_height, body.radius};
      break;
    case ShapeKind::cone:
      if constexpr (D == 3) return gjk::Cone{body.half_height, body.radius};
      break;
    case ShapeKind::bezier:
      if constexpr (D == 2) return gjk::Bezier{narrowed<2>(body.points)};
      break;
  }
  return gjk::Point<D>{};  // validate() keeps such a scene away
}

}  // namespace

template <int D>
gjk::Shape<D> coreShape(const Body& body) {
  return {kindOf<D>(body), body.margin};
}

template <int D>
gjk::Pose<D> corePose(const BodyPose& from) {
  gjk::Pose<D> pose;
  pose.position = narrow<D>(from.position);
  if constexpr (D == 2) pose.rotation = gjk::Rotation<2>::fromAngle(from.angle);
  if constexpr (D == 3) pose.rotation = gjk::Rotation<3>::fromQuaternion(from.orientation);
  return pose;
}

template <int D>
gjk::Pose<D> corePose(const Body& body) {
  return corePose<D>(poseOf(body));
}

template <int D>
gjk::Options<D> coreOptions(const QuerySettings& query) {
  gjk::Options<D> options;
  options.method = query.method;
  options.sub_distance = query.sub_distance;
  options.acceleration = query.acceleration;
  options.rounding = query.rounding;
  if (query.initial_direction) options.initial_direction = narrow<D>(*query.initial_direction);
  options.tolerance = query.tolerance;
  options.max_iterations = query.max_iterations;
  options.epa_tolerance = query.epa_tolerance;
  options.epa_max_iterations = query.epa_max_iterations;
  return options;
}

template gjk::Shape<1> coreShape(const Body&);
template gjk::Shape<2> coreShape(const Body&);
template gjk::Shape<3> coreShape(const Body&);
template gjk::Pose<1> corePose(const BodyPose&);
template gjk::Pose<2> corePose(const BodyPose&);
template gjk::Pose<3> corePose(const BodyPose&);
template gjk::Pose<1> corePose(const Body&);
template gjk::Pose<2> corePose(const Body&);
template gjk::Pose<3> corePose(const Body&);
template gjk::Options<1> coreOptions(const QuerySettings&);
template gjk::Options<2> coreOptions(const QuerySettings&);
template gjk::Options<3> coreOptions(const QuerySettings&);

}  // namespace gjklab

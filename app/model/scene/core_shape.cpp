#include "model/scene/core_shape.h"

#include "gjk/shape_fields.h"
#include "model/scene/core_vector.h"

namespace gjklab {

namespace {

template <int D>
typename gjk::ShapeKinds<D>::Variant kindOf(const Body& body) {
  typename gjk::ShapeKinds<D>::Variant kind;
  gjk::setKind<D>(kind, name(body.shape));  // a point where there is none: validate() keeps such a scene away
  const auto fill = [&body](auto& shape) {
    if constexpr (requires { shape.points.resize(0); }) shape.points.resize(body.points.size());
    if constexpr (requires { shape.points; })
      for (std::size_t i = 0; i < shape.points.size() && i < body.points.size(); ++i)
        shape.points[i] = narrow<D>(body.points[i]);
    if constexpr (requires { shape.half_extents; }) shape.half_extents = narrow<D>(body.half_extents);
    if constexpr (requires { shape.radii; }) shape.radii = narrow<D>(body.radii);
    if constexpr (requires { shape.half_height; }) shape.half_height = body.half_height;
    if constexpr (requires { shape.radius; }) shape.radius = body.radius;
  };
  std::visit(fill, kind);
  return kind;
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

#include "model/world/rigid_body.h"

#include "gjk/mass.h"
#include "gjk/support.h"
#include "model/run/embed.h"
#include "model/scene/core_shape.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

/// Inertia less than this part of the greatest counts as none: rounding of flat bodies.
constexpr double kNoInertia = 1e-12;

/// No point of the core is further from a point of the shape's frame.
template <int D>
double coreReach(const gjk::Shape<D>& shape, gjk::Vec<D> from) {
  const auto furthest = [&](const std::vector<gjk::Vec<D>>& points) {
    double reach = 0;
    for (const auto& p : points) reach = std::max(reach, glm::length(p - from));
    return reach;
  };
  return std::visit(
      [&](const auto& kind) {
        using ShapeType = std::decay_t<decltype(kind)>;
        const double off = glm::length(from);
        if constexpr (std::is_same_v<ShapeType, gjk::Point<D>> || std::is_same_v<ShapeType, gjk::Sphere<D>>) {
          return off;
        } else if constexpr (std::is_same_v<ShapeType, gjk::Segment<D>>) {
          return furthest({kind.points[0], kind.points[1]});
        } else if constexpr (std::is_same_v<ShapeType, gjk::Box<D>>) {
          return off + glm::length(kind.half_extents);
        } else if constexpr (std::is_same_v<ShapeType, gjk::Ellipsoid<D>>) {
          double largest = 0;
          for (int i = 0; i < D; ++i) largest = std::max(largest, kind.radii[i]);
          return off + largest;
        } else if constexpr (std::is_same_v<ShapeType, gjk::Capsule<D>>) {
          return off + kind.half_height;
        } else if constexpr (requires { kind.points; }) {
          return furthest(kind.points);
        } else if constexpr (requires { kind.rims(); }) {
          double reach = 0;
          for (const gjk::Rim& rim : kind.rims()) reach = std::max(reach, std::hypot(rim.height, rim.radius));
          return off + reach;
        } else {
          return off + gjk::detail::reach(kind);
        }
      },
      shape.kind);
}

/// The inverse where there is inertia, zero elsewhere.
double inverted(double inertia) { return inertia > 0 ? 1 / inertia : 0; }

template <int D>
void setMass(BodyModel<D>& model, double density) {
  const gjk::MassProperties<D> unit = gjk::massProperties<D>(model.shape);
  model.centre = unit.centre;
  const bool solid = unit.measure > 0;
  model.thickness = unit.spread[0];
  for (int i = 1; i < D; ++i) model.thickness = std::min(model.thickness, unit.spread[i]);
  model.mass = density * (solid ? unit.measure : 1);
  gjk::Vec<D> square(0.0);  // ∫ r² along the principal axes
  for (int i = 0; i < D; ++i) square[i] = model.mass * unit.spread[i] * unit.spread[i];
  if constexpr (D == 2) {
    model.inertia = solid ? density * gjk::polarInertia(unit) : square.x + square.y;
    model.inverse_inertia = inverted(model.inertia);
  }
  if constexpr (D == 3) {
    const gjk::Vec<3> about = solid ? density * unit.principal_inertia
                                    : gjk::Vec<3>(square.y + square.z, square.z + square.x, square.x + square.y);
    const double greatest = std::max({about.x, about.y, about.z});
    model.inertia = model.inverse_inertia = glm::dmat3(0.0);
    for (int i = 0; i < 3; ++i) {
      const gjk::Vec<3> axis = unit.principal_axes[static_cast<std::size_t>(i)];
      const double along = about[i] > kNoInertia * greatest ? about[i] : 0;
      model.inertia += along * glm::outerProduct(axis, axis);
      model.inverse_inertia += inverted(along) * glm::outerProduct(axis, axis);
    }
  }
}

}  // namespace

template <int D>
BodyModel<D> bodyModel(const WorldBody& body, const WorldSettings& world) {
  BodyModel<D> model;
  model.shape = coreShape<D>(body.body);
  model.shape.prepare();
  model.faces = gjk::faceMesh<D>(model.shape);
  setMass<D>(model, body.density);
  model.fixed = body.fixed;
  if (body.fixed) {
    model.inverse_mass = 0;
    model.inverse_inertia = InertiaOf<D>(0.0);
  } else {
    model.inverse_mass = 1 / model.mass;
  }
  model.core_reach = coreReach<D>(model.shape, model.centre);
  model.radius = model.shape.coreRadius();
  model.thickness = std::max(model.thickness, model.radius);
  model.restitution = body.restitution.value_or(world.restitution);
  model.friction = body.friction.value_or(world.friction);
  return model;
}

template <int D>
BodyState<D> startOf(const WorldBody& body, const BodyModel<D>& model) {
  BodyState<D> state;
  if constexpr (D == 2) {
    state.attitude = body.body.angle;
    state.spin = body.body.angular_velocity.z;
  }
  if constexpr (D == 3) {
    state.attitude = body.body.orientation;
    state.spin = body.body.angular_velocity;
  }
  const gjk::Vec<D> arm = Turning<D>::rotation(state.attitude).apply(model.centre);
  state.centre = narrow<D>(body.body.position) + arm;
  state.velocity = narrow<D>(body.body.linear_velocity) + Turning<D>::velocity(state.spin, arm);
  return state;
}

template BodyModel<1> bodyModel(const WorldBody&, const WorldSettings&);
template BodyModel<2> bodyModel(const WorldBody&, const WorldSettings&);
template BodyModel<3> bodyModel(const WorldBody&, const WorldSettings&);
template BodyState<1> startOf(const WorldBody&, const BodyModel<1>&);
template BodyState<2> startOf(const WorldBody&, const BodyModel<2>&);
template BodyState<3> startOf(const WorldBody&, const BodyModel<3>&);

}  // namespace gjklab

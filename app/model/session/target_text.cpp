#include "model/session/target_text.h"

#include "model/run/vertex_naming.h"
#include "model/scene/body_points.h"
#include "model/session/drag_way.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

std::string describe(const Session& session, const VertexTarget& target) {
  const Scene& scene = session.scene();
  const Body& shape = body(scene, target.which);
  const std::string name = pointName(target.which, target.index);
  const std::vector<dvec3> points = hullPoints(shape, scene.dimension);
  const bool cornered = shape.shape == ShapeKind::box || hasPoints(shape.shape);
  if (!cornered || target.index < 0 || target.index >= static_cast<int>(points.size())) return name;
  const dvec3 local = points[static_cast<std::size_t>(target.index)];
  return fmt::format("{} = {}", name, vectorText(toWorld(shape, scene.dimension, local), scene.dimension));
}

std::string pairText(const gjk::Support<3>& support) {
  const std::string a = support.index_a >= 0 ? pointName(Which::a, support.index_a) : tr("a point of A");
  const std::string b = support.index_b >= 0 ? pointName(Which::b, support.index_b) : tr("a point of B");
  return a + " − " + b;
}

std::string describe(const Session& session, const DifferenceVertexTarget& target) {
  const Geometry* geometry = session.frame().geometry.get();
  std::string text = pairName(target.index_a, target.index_b);
  if (!geometry) return text;
  for (const DifferenceVertex& vertex : geometry->difference_vertices)
    if (vertex.index_a == target.index_a && vertex.index_b == target.index_b)
      return text + " = " + vectorText(vertex.w + geometry->difference_offset, session.scene().dimension);
  return text;
}

std::string describe(const Session& session, Space space, const SimplexVertexTarget& target) {
  const auto& simplex = session.frame(space).simplex;
  if (target.index < 0 || target.index >= static_cast<int>(simplex.size())) return "";
  const FrameVertex& vertex = simplex[static_cast<std::size_t>(target.index)];
  const std::string p = nameOnBody(vertex.name, Which::a), q = nameOnBody(vertex.name, Which::b);
  const std::string own = p == vertex.name ? "" : fmt::format("{} − {} = ", p, q);
  return fmt::format("{} = {}{} = {}", vertex.name, own, pairText(vertex.support),
                     vectorText(vertex.support.w, session.scene().dimension));
}

std::string describe(const Session& session, Space space, const RegionTarget& target) {
  for (const FrameRegion& region : session.frame(space).regions)
    if (region.feature == target.feature) return region.reason;
  return "";
}

std::string describe(const Session& session, Space space, const FacetTarget& target) {
  const auto& facets = session.track(space).run.trace.polytope.facets;
  if (target.index < 0 || target.index >= static_cast<int>(facets.size())) return "";
  const auto& facet = facets[static_cast<std::size_t>(target.index)];
  return tr("Facet at distance {distance} from O, normal {normal}", arg("distance", number(facet.distance)),
            arg("normal", vectorText(facet.normal, session.scene().dimension)));
}

std::string describe(const Session& session, const TurnTarget& target) {
  const auto which = arg("body", letterOf(target.which));
  return session.scene().dimension == 3
             ? tr("Turns {body} about {axis}; with Shift in steps of 15°", which, arg("axis", "xyz"[target.axis]))
             : tr("Turns {body}; with Shift in steps of 15°", which);
}

/// "v_A = (−4, −0.5)"
std::string velocityText(const Scene& scene, Which which) {
  return tr("velocity of {body}: {velocity}", arg("body", letterOf(which)),
            arg("velocity", vectorText(body(scene, which).linear_velocity, scene.dimension)));
}

std::string spinText(const Scene& scene, Which which) {
  const dvec3 spin = body(scene, which).angular_velocity;
  return tr("spin of {body}: {spin}", arg("body", letterOf(which)),
            arg("spin", scene.dimension == 3 ? vectorText(spin, 3) : number(spin.z)));
}

std::string describe(const MoveTarget& target) {
  const DragWay way = target.plane ? DragWay{std::nullopt, target.axis} : DragWay{target.axis, std::nullopt};
  return tr("Moves {body} {way}", arg("body", letterOf(target.which)), arg("way", wordsOf(way)));
}

constexpr double kDegrees = 180 / std::numbers::pi;

/// 2-D: the body's angle; 3-D: the rotation by this drag.
std::string describeTurn(const Session& session, const Drag& drag, const TurnTarget& target) {
  const Body& now = body(session.scene(), target.which);
  if (session.scene().dimension < 3)
    return tr("{body} turned by {angle}°", arg("body", letterOf(target.which)),
              arg("angle", number(now.angle * kDegrees)));
  const glm::dquat turn = now.orientation * glm::conjugate(body(drag.scene, target.which).orientation);
  dvec3 axis(0.0);
  axis[target.axis] = 1;
  const double half = std::atan2(glm::dot(dvec3(turn.x, turn.y, turn.z), axis), turn.w);
  const double degrees = std::remainder(2 * half * kDegrees, 360.0);
  return tr("{body} turned by {angle}° about {axis}", arg("body", letterOf(target.which)),
            arg("angle", number(std::abs(degrees) < 1e-6 ? 0 : degrees)), arg("axis", "xyz"[target.axis]));
}

}  // namespace

std::string describeTarget(const Session& session, Space space, const PickTarget& target) {
  if (const auto* vertex = std::get_if<VertexTarget>(&target)) return describe(session, *vertex);
  if (const auto* vertex = std::get_if<DifferenceVertexTarget>(&target)) return describe(session, *vertex);
  if (const auto* vertex = std::get_if<SimplexVertexTarget>(&target)) return describe(session, space, *vertex);
  if (const auto* region = std::get_if<RegionTarget>(&target)) return describe(session, space, *region);
  if (const auto* facet = std::get_if<FacetTarget>(&target)) return describe(session, space, *facet);
  if (const auto* handle = std::get_if<TurnTarget>(&target)) return describe(session, *handle);
  if (const auto* handle = std::get_if<MoveTarget>(&target)) return describe(*handle);
  if (const auto* tip = std::get_if<VelocityTarget>(&target))
    return tr("{quantity}; drag its tip", arg("quantity", velocityText(session.scene(), tip->which)));
  if (const auto* tip = std::get_if<SpinTarget>(&target))
    return tr("{quantity}; drag its tip", arg("quantity", spinText(session.scene(), tip->which)));
  if (std::holds_alternative<OriginTarget>(target)) return tr("O, the origin: drag it to move B");
  if (std::holds_alternative<DirectionTarget>(target)) return tr("The first search direction: drag its tip to turn it");
  return "";
}

std::string describeDrag(const Session& session, const Drag& drag, const Snap& snap, AxisLock lock) {
  const Scene& scene = session.scene();
  const PickTarget& target = drag.target;
  if (const auto* turned = std::get_if<TurnTarget>(&target))
    return describeTurn(session, drag, *turned) + (snap.turn ? std::string(" · ") + tr("steps of 15°") : std::string());
  if (std::holds_alternative<DirectionTarget>(target))
    return scene.query.initial_direction ? "d = " + vectorText(*scene.query.initial_direction, scene.dimension) : "";
  const auto placed = [&](Which which) {
    return tr("{body} at {place}", arg("body", letterOf(which)),
              arg("place", vectorText(body(scene, which).position, scene.dimension)));
  };
  std::string text;
  if (const auto* whole = std::get_if<BodyTarget>(&target)) text = placed(whole->which);
  if (const auto* edge = std::get_if<EdgeTarget>(&target)) text = placed(edge->which);
  if (const auto* move = std::get_if<MoveTarget>(&target)) text = placed(move->which);
  if (std::holds_alternative<OriginTarget>(target)) text = placed(Which::b);
  if (const auto* tip = std::get_if<VelocityTarget>(&target)) text = velocityText(scene, tip->which);
  if (const auto* tip = std::get_if<SpinTarget>(&target)) return spinText(scene, tip->which);
  if (const auto* vertex = std::get_if<VertexTarget>(&target)) text = describe(session, *vertex);
  if (!text.empty() && (scene.dimension == 3 || lock != AxisLock::none))
    text = tr("{what}, moving {way}", arg("what", text), arg("way", wordsOf(dragWay(drag, lock))));
  return !text.empty() && snap.grid > 0 ? tr("{what} · grid {grid}", arg("what", text), arg("grid", number(snap.grid)))
                                        : text;
}

}  // namespace gjklab

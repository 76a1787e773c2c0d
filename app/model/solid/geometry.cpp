#include "model/solid/geometry.h"

#include <algorithm>

#include "model/solid/solids.h"

namespace gjklab {
namespace {

const std::shared_ptr<const BodySolids>& noBody() {
  static const auto none = std::make_shared<const BodySolids>();
  return none;
}

const std::shared_ptr<const DifferenceSolids>& noDifference() {
  static const auto none = std::make_shared<const DifferenceSolids>();
  return none;
}

/// The body at the origin and at rest: equal for two bodies that differ only by a translation or a motion.
Body unplaced(Body body) {
  body.position = body.linear_velocity = body.angular_velocity = dvec3(0.0);
  return body;
}

bool sameSolid(const Body& body, const Body& other) { return unplaced(body) == unplaced(other); }

/// Equal up to its pose: the shape in its own frame is the same.
bool sameShape(const Body& body, const Body& other) {
  Body turned_alike = body;
  turned_alike.angle = other.angle;
  turned_alike.orientation = other.orientation;
  return sameSolid(turned_alike, other);
}

std::shared_ptr<const BodySolids> solidsOf(const Body& body, const Scene& scene,
                                           std::shared_ptr<const BodyShape> local) {
  auto placed = std::make_shared<const BodyShape>(turned(*local, body, scene.dimension));
  auto solids = std::make_shared<BodySolids>(bodySolids(body, *placed, scene.dimension, scene.query.rounding));
  solids->local = std::move(local);
  solids->turned = std::move(placed);
  return solids;
}

std::shared_ptr<const BodySolids> solidsOf(const Body& body, const Scene& scene, const Body* previous_body,
                                           const std::shared_ptr<const BodySolids>& previous) {
  if (previous_body && sameSolid(body, *previous_body)) return previous;
  auto local = previous_body && sameShape(body, *previous_body)
                   ? previous->local
                   : std::make_shared<const BodyShape>(localShape(body, scene.dimension));
  return solidsOf(body, scene, std::move(local));
}

}  // namespace

Geometry::Geometry() : Geometry(noBody(), noBody(), noDifference(), dvec3(0.0)) {}

Geometry::Geometry(std::shared_ptr<const BodySolids> body_a, std::shared_ptr<const BodySolids> body_b,
                   std::shared_ptr<const DifferenceSolids> of_both, dvec3 offset)
    : shared_a(std::move(body_a)),
      shared_b(std::move(body_b)),
      shared_difference(std::move(of_both)),
      a(shared_a->whole),
      b(shared_b->whole),
      a_core(shared_a->core),
      b_core(shared_b->core),
      difference(shared_difference->solid),
      difference_round(shared_difference->round),
      difference_vertices(shared_difference->vertices),
      difference_offset(offset) {}

std::shared_ptr<const Geometry> makeGeometry(const Scene& scene, const Scene* previous_scene,
                                             const std::shared_ptr<const Geometry>& previous) {
  const bool keeps = previous_scene && previous && previous_scene->dimension == scene.dimension &&
                     previous_scene->query.rounding == scene.query.rounding;
  auto a = solidsOf(scene.a, scene, keeps ? &previous_scene->a : nullptr, keeps ? previous->shared_a : nullptr);
  auto b = solidsOf(scene.b, scene, keeps ? &previous_scene->b : nullptr, keeps ? previous->shared_b : nullptr);
  auto difference = keeps && a == previous->shared_a && b == previous->shared_b
                        ? previous->shared_difference
                        : std::make_shared<const DifferenceSolids>(differenceSolids(scene, *a->turned, *b->turned));
  return std::make_shared<const Geometry>(std::move(a), std::move(b), std::move(difference),
                                          scene.a.position - scene.b.position);
}

std::shared_ptr<const Geometry> makeGeometry(const Scene& scene, const std::atomic<bool>& stop) {
  std::shared_ptr<const BodySolids> made[2];
  for (const int i : {0, 1}) {
    const Body& body = i == 0 ? scene.a : scene.b;
    if (stop) return nullptr;
    auto local = std::make_shared<const BodyShape>(localShape(body, scene.dimension));
    if (stop) return nullptr;
    made[i] = solidsOf(body, scene, std::move(local));
  }
  if (stop) return nullptr;
  const auto& [a, b] = made;
  auto difference = std::make_shared<const DifferenceSolids>(differenceSolids(scene, *a->turned, *b->turned));
  return std::make_shared<const Geometry>(a, b, std::move(difference), scene.a.position - scene.b.position);
}

std::vector<dvec3> silhouetteOf(const Solid& solid, const Eye& eye) {
  if (!solid.core_support) return {};
  // Polytopes to the last corner; curves to a fraction of a pixel on a solid that fills the largest screen.
  const double tolerance = (solid.curved_core ? 2e-5 : 1e-13) * solid.size;
  return silhouette(eye, solid.core_support, solid.radius, tolerance);
}

void setSize(Solid& solid, const std::vector<dvec3>& points) {
  if (points.empty()) return;
  dvec3 low = points[0], high = points[0];
  for (const dvec3& p : points) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
  solid.size = glm::distance(low, high);
}

}  // namespace gjklab

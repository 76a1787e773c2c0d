#include "model/run/contact_run.h"

#include "model/run/embed.h"
#include "model/scene/core_shape.h"
#include "model/scene/in_dimension.h"

#include <algorithm>
#include <limits>

namespace gjklab {

namespace {

template <int D>
gjk::Contact<3> widened(const gjk::Contact<D>& contact, dvec3 origin) {
  return {widen<D>(contact.point_a) + origin, widen<D>(contact.point_b) + origin, contact.depth};
}

template <int D>
std::vector<dvec3> widened(const std::vector<gjk::Vec<D>>& points, dvec3 origin) {
  std::vector<dvec3> out;
  out.reserve(points.size());
  for (const auto& p : points) out.push_back(widen<D>(p) + origin);
  return out;
}

template <int D>
gjk::ContactFeature<3> widened(const gjk::ContactFeature<D>& feature, dvec3 origin) {
  return {feature.kind, widen<D>(feature.normal), widened<D>(feature.corners, origin), feature.round};
}

template <int D>
gjk::Manifold<3> widened(const gjk::Manifold<D>& manifold) {
  gjk::Manifold<3> out;
  out.normal = widen<D>(manifold.normal);
  for (const auto& contact : manifold.contacts) out.contacts.push(widened<D>(contact, dvec3(0.0)));
  return out;
}

template <int D>
gjk::Manifold<3> manifoldOf(const Scene& scene, const gjk::Result<3>& result, gjk::ManifoldTrace<D>* trace) {
  return widened<D>(gjk::contactManifold<D>(coreShape<D>(scene.a), corePose<D>(scene.a), coreShape<D>(scene.b),
                                            corePose<D>(scene.b), narrow<D>(result), trace));
}

template <int D>
ContactRun traced(const Scene& scene, const gjk::Result<3>& result) {
  gjk::ManifoldTrace<D> trace;
  ContactRun run;
  run.manifold = manifoldOf<D>(scene, result, &trace);
  run.radius_sum = coreShape<D>(scene.a).coreRadius() + coreShape<D>(scene.b).coreRadius();
  const dvec3 origin = widen<D>(trace.origin);
  run.trace.kind = trace.kind;
  run.trace.reference_is_a = trace.reference_is_a;
  run.trace.reference = widened<D>(trace.reference, origin);
  run.trace.incident = widened<D>(trace.incident, origin);
  for (const auto& clip : trace.clips)
    run.trace.clips.push_back({widen<D>(clip.point) + origin, widen<D>(clip.normal), widened<D>(clip.remains, origin)});
  run.trace.above = widened<D>(trace.above, origin);
  for (const auto& candidate : trace.candidates) run.trace.candidates.push_back(widened<D>(candidate, origin));
  run.trace.kept = trace.kept;
  return run;
}

template <int D>
gjk::Manifold<3> manifoldWithin(const Scene& scene, const gjk::Result<3>& result, double reach) {
  const gjk::Shape<D> a = coreShape<D>(scene.a), b = coreShape<D>(scene.b);
  const gjk::FaceMesh<D> faces_a = gjk::faceMesh<D>(a), faces_b = gjk::faceMesh<D>(b);
  return widened<D>(gjk::contactManifold<D>({a, corePose<D>(scene.a), faces_a}, {b, corePose<D>(scene.b), faces_b},
                                            narrow<D>(result), reach));
}

}  // namespace

ContactRun contactRun(const Scene& scene, const Run& run) {
  return inDimension(scene.dimension, [&](auto d) { return traced<d>(scene, run.trace.result); });
}

gjk::Manifold<3> contactsOf(const Scene& scene, const gjk::Result<3>& result) {
  return inDimension(scene.dimension, [&](auto d) { return manifoldOf<d>(scene, result, nullptr); });
}

gjk::Manifold<3> contactsWithin(const Scene& scene, const gjk::Result<3>& result, double reach) {
  return inDimension(scene.dimension, [&](auto d) { return manifoldWithin<d>(scene, result, reach); });
}

double depthOf(const ContactRun& run, dvec3 point) {
  double support = -std::numeric_limits<double>::infinity();
  for (const dvec3& p : run.trace.reference.corners) support = std::max(support, glm::dot(run.out(), p - point));
  return support + run.radius_sum;
}

}  // namespace gjklab

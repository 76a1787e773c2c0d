#include "model/run/run.h"

#include "gjk/query.h"
#include "model/run/embed.h"
#include "model/run/given_run.h"
#include "model/run/posed_support.h"
#include "model/run/textbook.h"
#include "model/scene/core_shape.h"
#include "model/scene/in_dimension.h"

#include <variant>

namespace gjklab {

namespace {

/// How many vertices all pairs would be made of; 0 for a round shape.
long long vertexCount(const Body& body, int dimension, gjk::Rounding rounding) {
  if (body.margin > 0 && rounding == gjk::Rounding::support) return 0;
  const ShapeRow row = shapeRow(body.shape);
  if (row.core != ShapeCore::polytope) return 0;
  if (row.fields.points) return static_cast<long long>(body.points.size());
  return row.fields.half_extents ? 1LL << dimension : 1;
}

template <int D>
gjk::Result<D> ask(const Scene& scene, gjk::Trace<D>* trace, WarmMemory* warm) {
  return gjk::query<D>(coreShape<D>(scene.a), corePose<D>(scene.a), coreShape<D>(scene.b), corePose<D>(scene.b),
                       coreOptions<D>(scene.query), trace, warm ? &warm->of<D>(scene) : nullptr);
}

}  // namespace

void describeRun(const Scene& scene, Run& into) {
  into.dimension = scene.dimension;
  into.method = scene.query.method;
  into.points_a = vertexCount(scene.a, scene.dimension, scene.query.rounding);
  into.points_b = vertexCount(scene.b, scene.dimension, scene.query.rounding);
  into.all_pairs = static_cast<long long>(into.points_a) * into.points_b;
}

void runQuery(const Scene& scene, Run& into, WarmMemory* warm) {
  describeRun(scene, into);
  into.sat.reset();
  into.cold.reset();
  into.proof.reset();
  into.textbook.reset();
  if (scene.query.textbook) return runTextbook(scene, into);
  if (scene.query.method == gjk::Method::separating_axes) {
    into.trace.clear();
    into.trace.result = runSeparatingAxes(scene, into.sat.emplace());
    if (into.trace.result.termination != gjk::Termination::converged) into.sat.reset();
    return;
  }
  if (warm) into.cold = solve(scene);
  switch (scene.dimension) {
    case 1:
      ask<1>(scene, &into.line, warm);
      widen(into.line, into.trace);
      break;
    case 2:
      ask<2>(scene, &into.plane, warm);
      widen(into.plane, into.trace);
      break;
    default:
      ask<3>(scene, &into.trace, warm);
  }
}

gjk::Result<3> solve(const Scene& scene, WarmMemory* warm) {
  if (scene.query.textbook) {
    Run run;
    runTextbook(scene, run);
    return run.trace.result;
  }
  return inDimension(scene.dimension, [&](auto d) {
    // Without a trace, Method::boolean may take the distance method's steps; here its own are counted.
    gjk::Trace<d> steps;
    return widen(ask<d>(scene, scene.query.method == gjk::Method::boolean ? &steps : nullptr, warm));
  });
}

template <int D>
struct PlacedShape {
  gjk::Shape<D> shape;
  gjk::Pose<D> pose;

  PlacedShape(const Body& body, const BodyPose& at) : shape(coreShape<D>(body)), pose(corePose<D>(at)) {}

  gjk::SupportPoint<3> support(dvec3 direction, bool whole) const {
    gjk::Vec<D> d = narrow<D>(direction);
    if (d == gjk::Vec<D>(0.0)) d[0] = 1;  // the contract of a support function excludes zero
    const gjk::Vec<D> local = pose.rotation.applyInverse(d);
    const gjk::SupportPoint<D> found = whole ? shape.support(local) : shape.coreSupport(local);
    return {widen<D>(pose.toWorld(found.point)), found.index};
  }
};

struct BodySupport::Parts {
  std::variant<PlacedShape<1>, PlacedShape<2>, PlacedShape<3>> placed;
};

BodySupport::BodySupport(const Body& body, int dimension) {
  inDimension(dimension, [&](auto d) { parts_.reset(new Parts{PlacedShape<d>(body, poseOf(body))}); });
}

BodySupport::~BodySupport() = default;

gjk::SupportPoint<3> BodySupport::operator()(dvec3 direction, bool whole) const {
  return std::visit([&](const auto& placed) { return placed.support(direction, whole); }, parts_->placed);
}

gjk::SupportPoint<3> supportOf(const Body& body, int dimension, dvec3 direction, bool whole) {
  return supportOf(body, poseOf(body), dimension, direction, whole);
}

gjk::SupportPoint<3> supportOf(const Body& body, const BodyPose& pose, int dimension, dvec3 direction, bool whole) {
  return inDimension(dimension, [&](auto d) { return PlacedShape<d>(body, pose).support(direction, whole); });
}

}  // namespace gjklab

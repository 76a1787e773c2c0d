#include "model/run/mass_run.h"

#include "model/run/embed.h"
#include "model/scene/core_shape.h"
#include "model/scene/in_dimension.h"

namespace gjklab {

namespace {

template <int D>
gjk::MassProperties<3> massOf(const Body& body) {
  const gjk::MassProperties<D> mass = gjk::placed(gjk::massProperties(coreShape<D>(body)), corePose<D>(body));
  gjk::MassProperties<3> out;
  out.rank = mass.rank;
  out.measure = mass.measure;
  out.centre = widen<D>(mass.centre);
  for (std::size_t i = 0; i < D; ++i) {
    out.inertia[i] = widen<D>(mass.inertia[i]);
    out.principal_axes[i] = widen<D>(mass.principal_axes[i]);
  }
  out.principal_inertia = widen<D>(mass.principal_inertia);
  out.spread = widen<D>(mass.spread);
  return out;
}

}  // namespace

MassRun massRun(const Scene& scene) {
  return inDimension(scene.dimension, [&](auto d) { return MassRun{massOf<d>(scene.a), massOf<d>(scene.b)}; });
}

}  // namespace gjklab

#include "model/run/warm_memory.h"

namespace gjklab {

namespace {

/// The same shape, however placed: its points may be carried over.
bool haveSameShape(const Body& p, const Body& q) {
  return p.shape == q.shape && p.points == q.points && p.half_extents == q.half_extents && p.radii == q.radii &&
         p.radius == q.radius && p.half_height == q.half_height && p.margin == q.margin;
}

bool samePair(const Scene& p, const Scene& q) {
  return p.dimension == q.dimension && p.query.rounding == q.query.rounding && haveSameShape(p.a, q.a) &&
         haveSameShape(p.b, q.b);
}

}  // namespace

template <int D>
gjk::WarmStart<D>& WarmMemory::of(const Scene& scene) {
  if (!samePair(scene, pair_)) {
    clear();
    pair_ = scene;
  }
  if constexpr (D == 1) {
    return line_;
  } else if constexpr (D == 2) {
    return plane_;
  } else {
    return space_;
  }
}

template gjk::WarmStart<1>& WarmMemory::of<1>(const Scene&);
template gjk::WarmStart<2>& WarmMemory::of<2>(const Scene&);
template gjk::WarmStart<3>& WarmMemory::of<3>(const Scene&);

}  // namespace gjklab

#pragma once
// The step between the core's dimensions and the program's three: vectors, results and traces, both ways.
// Unused coordinates become zero, unused indices −1.

#include "gjk/trace.h"

namespace gjklab {

template <int D>
gjk::Vec<D> narrow(const glm::dvec3& v) {
  gjk::Vec<D> out(0.0);
  for (int i = 0; i < D; ++i) out[i] = v[i];
  return out;
}

template <int D>
glm::dvec3 widen(const gjk::Vec<D>& v) {
  glm::dvec3 out(0.0);
  for (int i = 0; i < D; ++i) out[i] = v[i];
  return out;
}

template <int D>
gjk::Result<3> widen(const gjk::Result<D>&);

/// Reuses the memory of `into`.
template <int D>
void widen(const gjk::Trace<D>&, gjk::Trace<3>& into);

}  // namespace gjklab

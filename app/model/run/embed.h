#pragma once
// The step between the core's dimensions and the program's three: vectors, results and traces, both ways.
// Unused coordinates become zero, unused indices −1.

#include "gjk/trace.h"

namespace gjklab {

template <int To, int From>
gjk::Vec<To> resized(const gjk::Vec<From>& v) {
  gjk::Vec<To> out(0.0);
  for (int i = 0; i < To && i < From; ++i) out[i] = v[i];
  return out;
}

template <int D>
gjk::Vec<D> narrow(const glm::dvec3& v) {
  return resized<D, 3>(v);
}

template <int D>
glm::dvec3 widen(const gjk::Vec<D>& v) {
  return resized<3, D>(v);
}

template <int D>
gjk::Result<3> widen(const gjk::Result<D>&);
template <int D>
gjk::Result<D> narrow(const gjk::Result<3>&);

/// Reuses the memory of `into`.
template <int D>
void widen(const gjk::Trace<D>&, gjk::Trace<3>& into);

}  // namespace gjklab

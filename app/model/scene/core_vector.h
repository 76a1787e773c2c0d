#pragma once
// Converts vectors between the library's D dimensions and the program's three; unused coordinates become zero.

#include "gjk/conventions.h"

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

}  // namespace gjklab

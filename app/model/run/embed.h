#pragma once
// Converts vectors, results and traces between the library's D dimensions and the program's three, both ways. Unused
// coordinates become zero, unused indices −1.

#include "gjk/trace.h"
#include "model/scene/core_vector.h"

namespace gjklab {

template <int D>
gjk::Result<3> widen(const gjk::Result<D>&);
inline gjk::Result<3> widen(const gjk::Result<3>& result) { return result; }
template <int D>
gjk::Result<D> narrow(const gjk::Result<3>&);

/// Reuses the memory of `into`.
template <int D>
void widen(const gjk::Trace<D>&, gjk::Trace<3>& into);

}  // namespace gjklab

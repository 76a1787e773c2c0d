#pragma once
// One sentence or word for each kind of feature: what a vertex is in the plane is a point in 1-D.

#include "gjk/feature.h"

namespace gjklab {

/// A sentence for each kind of feature; those that cannot occur stay empty. Marked by translatable().
struct KindForms {
  const char* point = "";        ///< in 1-D
  const char* vertex = "";       ///< in 2-D and 3-D
  const char* interval = "";     ///< in 1-D
  const char* edge = "";         ///< in 2-D and 3-D
  const char* triangle = "";     ///< in 2-D
  const char* face = "";         ///< in 3-D
  const char* tetrahedron = "";  ///< in 3-D
};
/// The sentence for this feature, in English, for tr().
const char* formOf(const KindForms&, gjk::Feature, int dimension);

}  // namespace gjklab

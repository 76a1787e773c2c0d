#include "model/text/kind_forms.h"

namespace gjklab {

const char* formOf(const KindForms& forms, gjk::Feature feature, int dimension) {
  switch (gjk::vertexCount(feature)) {
    case 1:
      return dimension == 1 ? forms.point : forms.vertex;
    case 2:
      return dimension == 1 ? forms.interval : forms.edge;
    case 3:
      return dimension == 2 ? forms.triangle : forms.face;
    default:
      return forms.tetrahedron;
  }
}

}  // namespace gjklab

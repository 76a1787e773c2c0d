#include "model/text/vertex_names.h"

namespace gjklab {

std::string VertexNames::of(gjk::Feature feature) const {
  std::string out;
  for (int i = 0; i < 4; ++i)
    if (gjk::contains(feature, i)) out += (*this)[i];
  return out;
}

const VertexNames& fileLetters() {
  static const VertexNames letters({"a", "b", "c", "d"});
  return letters;
}

}  // namespace gjklab

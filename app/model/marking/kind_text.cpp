#include "model/marking/kind_text.h"

#include "gjk/every_value.h"
#include "model/scene/scene.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

std::string wordOf(const std::string& kind) {
  for (const gjk::Status status : gjk::everyValue<gjk::Status>())
    if (kind == gjk::name(status)) return tr(gjk::name(status));
  for (const ShapeKind shape : kAllShapes)
    if (kind == name(shape)) return tr(name(shape));
  return trc("kind of pairs", kind.c_str());
}

}  // namespace

std::string kindText(const std::string& kind) {
  const bool dimension = kind.size() > 4 && kind[0] >= '1' && kind[0] <= '3' && kind.compare(1, 3, "-D ") == 0;
  if (!dimension) return wordOf(kind);
  const std::string rest = kind.substr(4), word = wordOf(rest);
  // Translators: a kind of pairs in one dimension, as in "2-D touching" and "3-D capsule".
  return word == rest ? kind : tr("{dimension}-D {kind}", arg("dimension", kind[0]), arg("kind", word));
}

}  // namespace gjklab

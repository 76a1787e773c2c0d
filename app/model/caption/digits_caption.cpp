// If a sub-distance solver's signs are wrong in doubles: what they would lead to, computed from the simplex of the
// record.

#include "gjk/sub_distance.h"
#include "model/caption/gjk_caption.h"
#include "model/scene/in_dimension.h"

namespace gjklab {

namespace {

template <int D>
gjk::Feature regionInDoubles(gjk::SubDistance solver, const gjk::GjkRecord<3>& record) {
  gjk::detail::Simplex<D> simplex;
  for (int i = record.simplex.size() - 1; i >= 0; --i) {
    gjk::LocalSupport<D> vertex;
    for (int k = 0; k < D; ++k) vertex.w[k] = record.simplex[i].support.w[k];
    simplex.add(vertex);
  }
  return gjk::detail::withSize<D>(simplex.size(), [&](auto size) {
    return gjk::detail::nearestBy<D, size>(solver, simplex, gjk::detail::NoLog()).region;
  });
}

gjk::Feature regionInDoubles(const CaptionContext& t) {
  const gjk::SubDistance solver = t.scene.query.sub_distance;
  return inDimension(t.run.dimension, [&](auto d) { return regionInDoubles<d>(solver, t.gjk()); });
}

}  // namespace

std::string digitsSentence(const CaptionContext& t) {
  if (t.boolean() || t.textbook()) return "";  // a textbook's method has its own numbers
  const gjk::Feature plain = regionInDoubles(t);
  if (plain == t.gjk().region) return "";
  if (plain == gjk::kNoFeature)
    return tr("In double precision the signs contradict each other, so GJK uses twice as many digits.");
  return tr("In double precision the signs would lead to *{feature}*, so GJK uses twice as many digits.",
            arg("feature", t.names.of(plain)));
}

}  // namespace gjklab

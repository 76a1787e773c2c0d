#pragma once
// Shared by the captions of a search for a time of impact.

#include "model/caption/caption_parts.h"
#include "model/run/impact_study.h"
#include "model/text/translate.h"

namespace gjklab {

/// The input of a sentence about moving bodies.
struct ImpactCaptionContext {
  const CaptionContext& t;
  const ImpactStudy& study = *t.run.impact;
  const QuerySettings& query = t.scene.query;
  int index = t.moment.record;

  const gjk::ImpactRecord<3>& record() const { return study.record(index); }
  const gjk::ImpactResult<3>& result() const { return study.result(); }
  bool bilateral() const { return query.impact_method == gjk::ImpactMethod::bilateral; }
  /// An iteration of the ray cast: one support point, no run of GJK.
  bool castsRay() const { return index < study.count() && isRayIteration(study, index); }
  /// The distance that counts as contact.
  double touching() const { return query.impact_tolerance * study.run.trace.scale; }
  /// The distance from O to the plane through w, along n: how far A ⊖ B must move at least (ray cast).
  double planeGap() const;
  bool touches() const { return !castsRay() && record().distance <= touching(); }
  /// The bodies overlap at the start, which ends the search at once.
  bool overlaps() const { return !castsRay() && record().distance < -touching(); }
  /// Touching bodies that separate.
  bool parts() const { return touches() && record().advance > 0; }
  bool starts() const { return record().time == 0; }
  /// They touched at the start, and separated.
  bool partedAtStart() const {
    ImpactCaptionContext first = *this;
    first.index = 0;
    return first.parts();
  }
  /// The argument {t} of a sentence.
  Argument time() const { return arg("t", number(record().time)); }
  double remaining() const { return query.duration - record().time; }
  /// Whether the step reaches the end of the duration.
  bool passes() const { return record().advance >= remaining(); }
  /// The spin of A, of B or of the axis in the step.
  std::string spinText(dvec3 spin) const { return t.run.dimension == 3 ? t.vector(spin) : number(spin.z); }
};

/// The result: when and where they meet, or that they do not; and the methods compared.
void tellImpactResult(const ImpactCaptionContext&, Caption&);

}  // namespace gjklab

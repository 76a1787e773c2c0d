#pragma once
// What the captions of a search for a time of impact share.

#include "model/caption/caption_parts.h"
#include "model/run/impact_study.h"
#include "model/text/translate.h"

namespace gjklab {

/// Everything a sentence about moving bodies needs.
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
  /// What counts as contact.
  double touching() const { return query.impact_tolerance * study.run.trace.scale; }
  /// Of the plane through w from O, along n: how far A ⊖ B has to go at least (ray cast).
  double planeGap() const;
  bool touches() const { return !castsRay() && record().distance <= touching(); }
  /// At the start, and then the search ends at once.
  bool overlaps() const { return !castsRay() && record().distance < -touching(); }
  /// Bodies that touch and part: the gap opens.
  bool parts() const { return touches() && record().advance > 0; }
  bool starts() const { return record().time == 0; }
  /// The argument {t} of a sentence.
  Argument time() const { return arg("t", number(record().time)); }
  double remaining() const { return query.duration - record().time; }
  /// Whether the step reaches the end of the duration.
  bool passes() const { return record().advance >= remaining(); }
  /// Of A's or B's spin in the step, or of the axis.
  std::string spinText(dvec3 spin) const { return t.run.dimension == 3 ? t.vector(spin) : number(spin.z); }
};

/// What came of it: when, where, or that they pass; the methods beside each other.
void tellImpactResult(const ImpactCaptionContext&, Caption&);

}  // namespace gjklab

#include "model/session/inquiring.h"

#include "model/scene/study.h"

namespace gjklab {

void Inquiring::choose(const Inquiry& chosen, Inquiry& preferred) {
  gjklab::choose(asked(preferred), chosen, opening_, preferred);
}

std::string Inquiring::whyRival(const Document& document, const Inquiry& preferred, bool ended) const {
  const bool still =
      study() == Study::query && asked(preferred).rival == offered_.rival && document.revision() == offered_for_;
  if (!still) return "";
  return ended ? offered_.why : offered_.topic;
}

/// The scene's own rival, otherwise the user's preferred one, otherwise the most instructive one.
void Inquiring::offerRival(const Document& document, const Inquiry& preferred) {
  if (!opening_.rival && preferred.rival == Rival{}) {
    offered_ = suggestedRival(document.scene());
    offered_for_ = document.revision();
    opening_.rival = offered_.rival;
  }
  opening_.rival = offeredRival(document.scene(), opening_.rival.value_or(preferred.rival));
}

/// A search for an impact is compared as one. A hull has no second method.
void Inquiring::apply(const ToggleCompare&, const Document& document, Inquiry& preferred) {
  Inquiry wanted = asked(preferred);
  wanted.compare = !rivalOf(wanted);
  if (isHull(wanted.study)) wanted.study = Study::query;
  if (wanted.compare && wanted.study == Study::query) {
    offerRival(document, preferred);
    wanted.rival = asked(preferred).rival;
  }
  if (wanted.compare && wanted.study == Study::impact)
    wanted.impact_rival = offeredImpactRival(document.scene(), wanted.impact_rival);
  choose(wanted, preferred);
}

void Inquiring::apply(const ToggleSingle&, const Document&, Inquiry& preferred) {
  Inquiry wanted = asked(preferred);
  wanted.compare = !comparesSingle(wanted);
  if (wanted.compare) wanted.rival = {"textbook", {}, RivalStart::same, true};
  wanted.rival.rounded = wanted.compare;
  wanted.study = Study::query;
  choose(wanted, preferred);
}

void Inquiring::apply(const ChooseStudy& choice, const Document& document, Inquiry& preferred) {
  Inquiry wanted = asked(preferred);
  wanted.study = choice.study;
  if (choice.study == Study::impact) wanted.impact_rival = offeredImpactRival(document.scene(), wanted.impact_rival);
  choose(wanted, preferred);
}

}  // namespace gjklab

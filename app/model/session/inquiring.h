#pragma once
// The inquiry of the scene on the screen: the switches that the scene specifies, and the rival suggested for it. The
// others follow the user's preferences for all scenes.

#include "model/compare/inquiry.h"
#include "model/compare/suggested_rival.h"
#include "model/document/document.h"
#include "model/session/intent.h"

#include <cstdint>
#include <string>

namespace gjklab {

class Inquiring {
 public:
  /// Another work is shown.
  void begin(const Opening& opening) { opening_ = opening; }
  const Opening& opening() const { return opening_; }
  Study study() const { return opening_.study.value_or(Study::query); }
  Inquiry asked(const Inquiry& preferred) const { return inquiryOf(opening_, preferred); }
  /// Why this method was suggested; empty if the user or the scene has chosen it, or if the scene has changed since.
  /// `ended`: the ends of both runs may be told.
  std::string whyRival(const Document&, const Inquiry& preferred, bool ended) const;

  /// Turns comparison on, with a method different from the scene's own, or off.
  void apply(const ToggleCompare&, const Document&, Inquiry& preferred);
  void apply(const ToggleSingle&, const Document&, Inquiry& preferred);
  void apply(const ChooseStudy&, const Document&, Inquiry& preferred);
  void apply(const Inquire& change, const Document&, Inquiry& preferred) { choose(change.inquiry, preferred); }
  /// The study belongs to this work, the switches to all works.
  void choose(const Inquiry& asked, Inquiry& preferred);

 private:
  void offerRival(const Document&, const Inquiry& preferred);

  Opening opening_;
  SuggestedRival offered_;
  std::uint64_t offered_for_ = 0;  ///< the revision of the scene
};

}  // namespace gjklab

#pragma once
// What is asked beside the query of the scene on the screen: what the scene says of it itself, and the rival that it
// was offered. What it leaves open is as the user prefers it for all scenes.

#include "model/compare/inquiry.h"
#include "model/compare/suggested_rival.h"
#include "model/document/document.h"
#include "model/session/intent.h"

#include <cstdint>
#include <string>

namespace gjklab {

class Inquiring {
 public:
  /// Another work shows.
  void begin(const Opening& opening) { opening_ = opening; }
  const Opening& opening() const { return opening_; }
  Study study() const { return opening_.study.value_or(Study::query); }
  Inquiry asked(const Inquiry& preferred) const { return inquiryOf(opening_, preferred); }
  /// Why this method is offered beside the scene's own; empty where a person or the scene has chosen it, or the scene
  /// has been changed since.
  std::string whyRival(const Document&, const Inquiry& preferred) const;

  /// Turns comparison on, with a method different from the scene's own, or off.
  void apply(const ToggleCompare&, const Document&, Inquiry& preferred);
  void apply(const ToggleSingle&, const Document&, Inquiry& preferred);
  void apply(const ChooseStudy&, const Document&, Inquiry& preferred);
  void apply(const Inquire& change, const Document&, Inquiry& preferred) { choose(change.inquiry, preferred); }
  /// The study of this work, the switches of all.
  void choose(const Inquiry& asked, Inquiry& preferred);

 private:
  void offerRival(const Document&, const Inquiry& preferred);

  Opening opening_;
  SuggestedRival offered_;
  std::uint64_t offered_for_ = 0;  ///< the revision of the scene
};

}  // namespace gjklab

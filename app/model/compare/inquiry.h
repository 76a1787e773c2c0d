#pragma once
// The inquiry: the study and the switches beside the scene's own query. The scene has the pair and its query; the
// inquiry determines what is shown, and is not part of the scene file.

#include "model/compare/rival.h"
#include "model/run/follow_up.h"

#include <optional>

namespace gjklab {

struct Inquiry {
  /// The study that the timeline steps through.
  Study study = Study::query;
  /// A second method beside the scene's own: the rival. Not for the study of a hull.
  bool compare = false;
  Rival rival;
  /// The second method for a search for a time of impact.
  gjk::ImpactMethod impact_rival = gjk::ImpactMethod::bilateral;
  /// A run begins with the last simplex of the same two shapes.
  bool warm_start = false;
  /// The timeline continues with contacts after the answer of an overlap.
  bool contacts = false;
  bool mass = false;
  friend bool operator==(const Inquiry&, const Inquiry&) = default;
};

/// The additional results of the run.
inline FollowUps followUps(const Inquiry& inquiry) { return {inquiry.study, inquiry.contacts, inquiry.mass}; }

/// The second method; empty without a comparison.
std::optional<Rival> rivalOf(const Inquiry& inquiry);

/// Whether the second method receives the scene in single precision.
inline bool comparesSingle(const Inquiry& inquiry) { return rivalOf(inquiry).value_or(Rival{}).rounded; }

/// The inquiry that a built-in scene specifies; unset parts follow the user's preferences.
struct Opening {
  std::optional<Study> study;
  std::optional<bool> compare;
  std::optional<Rival> rival;
  std::optional<bool> warm_start, contacts, mass;
  friend bool operator==(const Opening&, const Opening&) = default;
};

/// The inquiry that a scene opens with.
Inquiry inquiryOf(const Opening&, const Inquiry& preferred);

/// The user has changed `before` to `after`: the parts that differ become preferences and no longer belong to the
/// scene. The study belongs to the scene and never becomes a preference.
void choose(const Inquiry& before, const Inquiry& after, Opening& own, Inquiry& preferred);

}  // namespace gjklab

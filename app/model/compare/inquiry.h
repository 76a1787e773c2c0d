#pragma once
// The inquiry: what is asked beside the scene's own query. The scene is the pair and its question; this is what one
// wants to see of it, and no part of the scene's file.

#include "model/compare/rival.h"
#include "model/run/follow_up.h"

#include <optional>

namespace gjklab {

struct Inquiry {
  /// What the timeline steps through.
  Study study = Study::query;
  /// A second method beside the scene's own: the rival. Where a hull is studied there is none.
  bool compare = false;
  Rival rival;
  /// The second method where a time of impact is searched for.
  gjk::ImpactMethod impact_rival = gjk::ImpactMethod::bilateral;
  /// A run begins with the last simplex of the same two shapes.
  bool warm_start = false;
  /// The timeline goes on after the answer of an overlap.
  bool contacts = false;
  bool mass = false;
  friend bool operator==(const Inquiry&, const Inquiry&) = default;
};

/// What the run is asked for beside the query.
inline FollowUps followUps(const Inquiry& inquiry) { return {inquiry.study, inquiry.contacts, inquiry.mass}; }

/// The second method that runs; none where nothing is compared.
std::optional<Rival> rivalOf(const Inquiry& inquiry);

/// Whether the second method is given the scene in single precision.
inline bool comparesSingle(const Inquiry& inquiry) { return rivalOf(inquiry).value_or(Rival{}).rounded; }

/// What a built-in scene says of its own inquiry: unset parts are as the user prefers them.
struct Opening {
  std::optional<Study> study;
  std::optional<bool> compare;
  std::optional<Rival> rival;
  std::optional<bool> warm_start, contacts, mass;
  friend bool operator==(const Opening&, const Opening&) = default;
};

/// The inquiry that a scene opens with.
Inquiry inquiryOf(const Opening&, const Inquiry& preferred);

/// The user has changed `before` to `after`: the parts that differ become the preference and are no longer the scene's
/// own. The study belongs to the scene: it is never preferred.
void choose(const Inquiry& before, const Inquiry& after, Opening& own, Inquiry& preferred);

}  // namespace gjklab

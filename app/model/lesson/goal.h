#pragma once
// Goals and facts: a lesson's statements about a scene, in numbers and words that the program checks.
//
//   distance = 2 ± 0.05 and normal.x > 0        region = ab        epa iterations >= 7        first bound >= 95 %
//   visited gjk regions a, ab, abc              each of them once, in any order
//
// If the moment does not have a fact (the depth of a separated pair, w before it is found), its condition fails.

#include "model/sandbox/sandbox.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

class Session;

/// The sources of facts: the session, and the lesson's world if one is open. While the world itself is shown, only the
/// world has facts.
struct Shown {
  Shown(const Session& lab, const Sandbox* of_lesson = nullptr, BodyPair pointed = {})
      : session(lab), world(of_lesson), pair(pointed) {}
  const Session& session;
  const Sandbox* world;
  BodyPair pair;  ///< the pair of the world to which facts refer; a < 0: none
};

/// A number or a word.
using FactValue = std::variant<double, std::string>;

/// The value of a fact at the moment shown; empty if the moment does not have it.
std::optional<FactValue> factOf(const std::string& name, const Shown&);
/// Whether a fact with this name exists.
bool isFact(const std::string& name);
/// "distance, depth, …": all names, for messages.
std::string factNames();
/// The fact as shown on the screen: "0.2941"; "–" if there is none.
std::string factText(const std::string& name, const Shown&);
/// A word that a fact may have, as the screen says it.
std::string wordText(const std::string& name, const std::string& word);

struct Condition {
  enum class Relation : std::uint8_t { equal, less, less_or_equal, greater, greater_or_equal };
  std::string name;
  Relation relation = Relation::equal;
  double value = 0, tolerance = 0;
  std::string word;  ///< the required word; empty: the fact is a number
};

/// All conditions at once.
struct Goal {
  std::vector<Condition> conditions;
  std::string text;  ///< as shown: "distance = 2 ± 0.05", or the author's words
};

/// Empty on success, otherwise what is wrong and what is allowed. A goal of the form "visited …" gives one goal for
/// each place.
std::string parseGoals(const std::string& text, std::vector<Goal>& into);

bool holds(const Condition&, const Shown&);
bool holds(const Goal&, const Shown&);
/// The present state of a goal: "distance 1.32, wanted 2 ± 0.05", for the conditions whose facts have their own words.
std::string standing(const Goal&, const Shown&);

}  // namespace gjklab

#pragma once
// Goals and facts: what a lesson says of a scene in numbers and words that the program judges.
//
//   distance = 2 ± 0.05 and normal.x > 0        region = ab        epa iterations >= 7        first bound >= 95 %
//   visited gjk regions a, ab, abc              each of them once, in any order
//
// A fact that the moment does not have (the depth of a pair that is apart, w before it has arrived) makes its condition
// fail.

#include "model/sandbox/sandbox.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

class Session;

/// What facts are of: the lab, and the lesson's world where one is open. While the world itself shows, the lab has
/// nothing to say.
struct Shown {
  Shown(const Session& lab, const Sandbox* of_lesson = nullptr, BodyPair pointed = {})
      : session(lab), world(of_lesson), pair(pointed) {}
  const Session& session;
  const Sandbox* world;
  BodyPair pair;  ///< of the world, that its facts speak of; a < 0: none
};

/// A number or a word.
using FactValue = std::variant<double, std::string>;

/// What a name stands for, at the moment that shows; nothing where the moment does not have it.
std::optional<FactValue> factOf(const std::string& name, const Shown&);
/// Whether there is such a fact at all.
bool isFact(const std::string& name);
/// "distance, depth, …": all names, for messages.
std::string factNames();
/// The fact as the screen shows it: "0.2941"; "–" where there is none.
std::string factText(const std::string& name, const Shown&);

struct Condition {
  enum class Relation : std::uint8_t { equal, less, less_or_equal, greater, greater_or_equal };
  std::string name;
  Relation relation = Relation::equal;
  double value = 0, tolerance = 0;
  std::string word;  ///< what a fact in words must be; empty: it is a number
};

/// All conditions at once.
struct Goal {
  std::vector<Condition> conditions;
  std::string text;  ///< as it is shown: "distance = 2 ± 0.05", or the author's words
};

/// Empty when read, else what is wrong and what is allowed. A goal that visits gives one goal for each place.
std::string parseGoals(const std::string& text, std::vector<Goal>& into);

bool holds(const Condition&, const Shown&);
bool holds(const Goal&, const Shown&);
/// Where a goal stands: "distance 1.32, wanted 2 ± 0.05". Of its conditions those whose facts have words of their own.
std::string standing(const Goal&, const Shown&);

}  // namespace gjklab

#pragma once
// The methods that a person can choose: their names and the settings that each stands for. Menus, the query editor and
// the comparison of two methods read this one list.

#include "model/scene/scene.h"

#include <span>
#include <string>
#include <string_view>

namespace gjklab {

struct MethodChoice {
  const char* id;    ///< "signed-volumes": the word on the command line and in the settings
  const char* name;  ///< "Signed volumes"
  gjk::Method method;
  gjk::SubDistance sub_distance;  ///< of the distance method; other methods leave it as it is
  gjk::Acceleration acceleration = gjk::Acceleration::none;
  bool textbook = false;
};

/// The word in scene files: the method's name, or "textbook".
const char* methodWord(const QuerySettings&);

/// In the order of the menus.
std::span<const MethodChoice> methodChoices();

/// The choice with this id; null where there is none.
const MethodChoice* methodWithId(std::string_view id);

/// The same question, asked of the chosen method.
QuerySettings withMethod(QuerySettings, const MethodChoice&);
/// The question as it is run: the textbook's support functions hold the radii, whatever is asked of the others.
QuerySettings asRun(QuerySettings);
/// Whether the settings are this choice.
bool isChosen(const QuerySettings&, const MethodChoice&);

/// "Distance GJK · Voronoi regions", for every combination that a scene can hold, listed above or not.
std::string methodName(const QuerySettings&);
/// "Voronoi regions": the same where there is little room; the full name where no choice is exactly this.
std::string briefMethodName(const QuerySettings&);
/// "Conservative advancement": of the methods that find a time of impact.
const char* impactMethodName(gjk::ImpactMethod);

/// "Radii in the support function".
const char* roundingTitle(gjk::Rounding);

/// The full name of a choice.
std::string methodName(const MethodChoice&);

}  // namespace gjklab

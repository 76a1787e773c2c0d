#pragma once
// The methods that the user can choose, with their names and settings. Menus, the query editor and the comparison of
// two methods use this list.

#include "model/scene/scene.h"

#include <span>
#include <string>
#include <string_view>

namespace gjklab {

struct MethodChoice {
  const char* id;    ///< "signed-volumes": the word on the command line and in the settings
  const char* name;  ///< "Signed volumes"
  gjk::Method method;
  gjk::SubDistance sub_distance;  ///< of the distance method; other methods leave it unchanged
  gjk::Acceleration acceleration = gjk::Acceleration::none;
  bool textbook = false;
};

/// The word in scene files: the method's name, or "textbook".
const char* methodWord(const QuerySettings&);

/// In the order of the menus.
std::span<const MethodChoice> methodChoices();

/// The choice with this id; null if there is none.
const MethodChoice* methodWithId(std::string_view id);

/// The same query with the chosen method.
QuerySettings withMethod(QuerySettings, const MethodChoice&);
/// The query as it is run: the textbook method always has the radii in its support functions.
QuerySettings asRun(QuerySettings);
/// Whether the settings are those of this choice.
bool isChosen(const QuerySettings&, const MethodChoice&);

/// "Distance GJK · Voronoi regions", for every combination that a scene can have, listed above or not.
std::string methodName(const QuerySettings&);
/// "Voronoi regions": a short name; the full name if no choice has exactly these settings.
std::string briefMethodName(const QuerySettings&);
/// "Conservative advancement": the name of a method that finds a time of impact.
const char* impactMethodName(gjk::ImpactMethod);

/// "Radii in the support function".
const char* roundingTitle(gjk::Rounding);

/// The full name of a choice.
std::string methodName(const MethodChoice&);

}  // namespace gjklab

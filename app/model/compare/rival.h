#pragma once
// The rival: the second of two methods that are compared on one scene, said by what it does otherwise than the scene.

#include "model/scene/scene.h"

#include <string>

namespace gjklab {

/// Where the rival looks first.
enum class RivalStart : std::uint8_t {
  same,     ///< where the scene says
  reverse,  ///< the other way
};

struct Rival {
  std::string method = "boolean";         ///< the id of a method choice
  std::optional<gjk::Rounding> rounding;  ///< unset: as in the scene
  RivalStart start = RivalStart::same;
  bool rounded = false;  ///< is given the scene rounded to single precision
  /// Set: searches for a time of impact are compared, and this is how the second one searches; all else is the scene's.
  std::optional<gjk::ImpactMethod> impact = {};
  friend bool operator==(const Rival&, const Rival&) = default;
};

/// What the scene's pair is asked under the rival's method.
QuerySettings rivalQuery(const Scene&, const Rival&);

/// The scene as the rival is given it: with its query, and both bodies in single precision where it asks for that and
/// they fit.
Scene rivalScene(const Scene&, const Rival&);

/// The rival that is offered first for a scene: the one remembered, or where that is what the scene does anyway, the
/// first method that is not.
Rival offeredRival(const Scene&, const Rival& remembered);

/// The same for a search for a time of impact.
gjk::ImpactMethod offeredImpactRival(const Scene&, gjk::ImpactMethod remembered);

/// The names of the scene's method and its rival, as short as tells them apart: "Voronoi regions" and "Johnson";
/// "Voronoi regions (cores)" and "Voronoi regions (whole)".
struct RivalNames {
  std::string own, rival;
};
RivalNames rivalNames(const Scene&, const Rival&);
/// The same of more than one rival, after the scene's own; what a rival is given otherwise is said.
std::vector<std::string> methodNames(const Scene&, const std::vector<Rival>&);

}  // namespace gjklab

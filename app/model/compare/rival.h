#pragma once
// The rival: the second of two compared methods, described by its differences from the scene.

#include "model/scene/scene.h"

#include <string>

namespace gjklab {

/// The rival's first search direction.
enum class RivalStart : std::uint8_t {
  same,     ///< that of the scene
  reverse,  ///< the opposite one
};

struct Rival {
  std::string method = "boolean";         ///< the id of a method choice
  std::optional<gjk::Rounding> rounding;  ///< unset: as in the scene
  RivalStart start = RivalStart::same;
  bool rounded = false;  ///< receives the scene rounded to single precision
  /// If set, searches for a time of impact are compared, and this is the second one's method; everything else is the
  /// scene's.
  std::optional<gjk::ImpactMethod> impact = {};
  friend bool operator==(const Rival&, const Rival&) = default;
};

/// The scene's query with the rival's method.
QuerySettings rivalQuery(const Scene&, const Rival&);

/// The scene that the rival receives: with its query, and with both bodies in single precision if requested and
/// possible.
Scene rivalScene(const Scene&, const Rival&);

/// The first rival to offer for a scene: the remembered one or, if the scene itself uses that, the first other method.
Rival offeredRival(const Scene&, const Rival& remembered);

/// The same for a search for a time of impact.
gjk::ImpactMethod offeredImpactRival(const Scene&, gjk::ImpactMethod remembered);

/// The shortest names that distinguish the scene's method and its rival: "Voronoi regions" and "Johnson"; "Voronoi
/// regions (cores)" and "Voronoi regions (whole)".
struct RivalNames {
  std::string own, rival;
};
RivalNames rivalNames(const Scene&, const Rival&);
/// The same for several rivals, after the scene's own; includes differences in a rival's input.
std::vector<std::string> methodNames(const Scene&, const std::vector<Rival>&);

}  // namespace gjklab

#pragma once
// One question to the library: two placed shapes and options. Turns are kept as scene files say them, so that a printed
// case reads back to the same bits.

#include "gjk/motion.h"
#include "gjk/options.h"
#include "gjk/shape.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjk::fuzz {

template <int D>
struct Turn;
template <>
struct Turn<1> {
  Rotation<1> rotation() const { return {}; }
};
template <>
struct Turn<2> {
  double angle = 0;
  Rotation<2> rotation() const { return Rotation<2>::fromAngle(angle); }
};
template <>
struct Turn<3> {
  glm::dquat quaternion{1, 0, 0, 0};
  Rotation<3> rotation() const { return Rotation<3>::fromQuaternion(quaternion); }
};

template <int D>
struct Body {
  Shape<D> shape;
  Vec<D> position{0.0};
  Turn<D> turn;
  Motion<D> motion{};

  Pose<D> pose() const { return {position, turn.rotation()}; }
};

template <int D>
struct Case {
  Body<D> a, b;
  Options<D> options;
  double duration = 1;  ///< of the motion
  std::string kind;     ///< what the generator meant it to be
};

using AnyCase = std::variant<Case<1>, Case<2>, Case<3>>;

/// The vertices of the core (of what is left without radii), local; nothing for a core that is no polytope.
template <int D>
std::optional<std::vector<Vec<D>>> coreCorners(const Shape<D>& shape);

/// The case as a scene file, in its own text.
template <int D>
std::string sceneText(const Case<D>& c);

}  // namespace gjk::fuzz

#include "model/lesson/move_words.h"

#include "model/assets/titles.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <glm/geometric.hpp>

#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

constexpr int kMoveDigits = 3;
/// What is less than this share of the whole is not worth a word.
constexpr double kNothing = 1e-9;
/// Cosines: along an axis, and so nearly (3°) that a hand would take it for that.
constexpr double kAlong = 1 - 1e-6, kNearlyAlong = 0.9986;

std::string size(double value) { return number(std::abs(value), kMoveDigits); }

/// In the plane: right or left, and up or down; 0: not that way.
std::string shiftWords(const std::string& what, double x, double y) {
  const Argument moved = arg("what", what), across = arg("x", size(x)), along = arg("y", size(y));
  if (y == 0)
    return x > 0 ? tr("Move {what} {x} to the right.", moved, across)
                 : tr("Move {what} {x} to the left.", moved, across);
  if (x == 0) return y > 0 ? tr("Move {what} {y} up.", moved, along) : tr("Move {what} {y} down.", moved, along);
  if (x > 0)
    return y > 0 ? tr("Move {what} {x} to the right and {y} up.", moved, across, along)
                 : tr("Move {what} {x} to the right and {y} down.", moved, across, along);
  return y > 0 ? tr("Move {what} {x} to the left and {y} up.", moved, across, along)
               : tr("Move {what} {x} to the left and {y} down.", moved, across, along);
}

std::string shiftWords(const std::string& what, dvec3 by, int dimension) {
  const double length = glm::length(by);
  if (length == 0) return tr("Leave {what} where it is.", arg("what", what));
  if (dimension == 3)
    return tr("Move {what} by {offset}.", arg("what", what), arg("offset", vectorText(by, 3, kMoveDigits)));
  const auto part = [length](double of) { return std::abs(of) > kNothing * length ? of : 0; };
  return shiftWords(what, part(by.x), dimension == 2 ? part(by.y) : 0);
}

std::string degrees(double radians, int digits = kMoveDigits) {
  return number(radians * 180 / std::numbers::pi, digits) + "°";
}

/// About the x, y or z axis of the body; `exact`: not only nearly about it.
std::string axisWords(const Argument& name, double turned, char axis, bool exact, bool backwards) {
  const Argument about = arg("axis", axis), angle = arg("angle", degrees(turned, exact ? kMoveDigits : 2));
  if (exact)
    return backwards ? tr("Turn {body} by {angle} about its own {axis} axis, the other way round.", name, angle, about)
                     : tr("Turn {body} by {angle} about its own {axis} axis.", name, angle, about);
  return backwards
             ? tr("Turn {body} by about {angle} about its own {axis} axis, the other way round.", name, angle, about)
             : tr("Turn {body} by about {angle} about its own {axis} axis.", name, angle, about);
}

/// About an axis of the body where it is one: that is what its rings turn it about.
std::string turnWords(const Move& move, const Body& from, int dimension) {
  const Argument name = arg("body", letterOf(move.which));
  if (dimension < 3) {
    const double by = std::remainder(move.to.x - from.angle, 2 * std::numbers::pi);
    const Argument angle = arg("angle", degrees(std::abs(by)));
    return by < 0 ? tr("Turn {body} by {angle}, clockwise.", name, angle)
                  : tr("Turn {body} by {angle}, counter-clockwise.", name, angle);
  }
  glm::dquat by = glm::conjugate(from.orientation) * move.orientation;
  if (by.w < 0) by = -by;
  const dvec3 axis(by.x, by.y, by.z);
  const double sine = glm::length(axis);
  if (sine < kNothing) return tr("Leave {body} turned as it is.", name);
  const double turned = 2 * std::atan2(sine, by.w);
  for (int i = 0; i < 3; ++i)
    if (std::abs(axis[i]) >= kNearlyAlong * sine)
      return axisWords(name, turned, "xyz"[i], std::abs(axis[i]) > kAlong * sine, axis[i] < 0);
  return tr("Turn {body} by {angle} about its own direction {direction}.", name, arg("angle", degrees(turned)),
            arg("direction", vectorText(axis / sine, 3, 2)));
}

std::string wordsOf(const Move& move, const Scene& scene) {
  const int dimension = scene.dimension;
  const Body& moved = body(scene, move.which);
  switch (move.kind) {
    case Move::Kind::body:
      return shiftWords(letterOf(move.which), move.to - moved.position, dimension);
    case Move::Kind::origin:
      return shiftWords("O", move.to, dimension);  // from (0, 0), where O always is
    case Move::Kind::turn:
      return turnWords(move, moved, dimension);
    case Move::Kind::aim:
      if (dimension == 1)
        return move.to.x > 0 ? tr("Let the first direction point to the right.")
                             : tr("Let the first direction point to the left.");
      return tr("Turn the first direction until it points along {direction}.",
                arg("direction", vectorText(move.to, dimension, kMoveDigits)));
    case Move::Kind::vertex:
      return tr("Move the vertex {corner} to {point}.", arg("corner", letterOf(move.which) + subscript(move.index)),
                arg("point", vectorText(move.to, dimension, kMoveDigits)));
    case Move::Kind::seek:
      return tr("Go to {step}.",
                arg("step", move.at.kind == Address::Kind::moment ? momentName(move.at.moment) : move.at.text));
    case Move::Kind::pull:
      return tr("Grab the {body} in the middle and pull it to {point}.", arg("body", translatedBodyName(move.pulled)),
                arg("point", vectorText(move.to, move.to.z == 0 ? 2 : 3, kMoveDigits)));
    case Move::Kind::let_go:
      return tr("Let go.");
    case Move::Kind::play:
      return move.seconds == 1 ? tr("Let a second pass.")
                               : tr("Let {seconds} seconds pass.", arg("seconds", number(move.seconds, kMoveDigits)));
    case Move::Kind::light:
    case Move::Kind::draw:
      break;  // no hand does that
  }
  return {};
}

}  // namespace

std::optional<Command> commandOf(const Move& move, const Scene& scene) {
  switch (move.kind) {
    case Move::Kind::body:
      return SetPosition{move.which, move.to};
    case Move::Kind::origin:
      // O at p of A ⊖ B: B is carried to where p is O.
      return SetPosition{Which::b, scene.b.position + move.to};
    case Move::Kind::turn:
      return scene.dimension == 3 ? Command(SetOrientation{move.which, move.orientation})
                                  : Command(SetAngle{move.which, move.to.x});
    case Move::Kind::aim: {
      QuerySettings query = scene.query;
      query.initial_direction = move.to;
      return SetQuery{query};
    }
    case Move::Kind::vertex:
      return SetPoint{move.which, move.index, toLocal(body(scene, move.which), scene.dimension, move.to)};
    case Move::Kind::seek:
    case Move::Kind::pull:
    case Move::Kind::let_go:
    case Move::Kind::play:
    case Move::Kind::light:
    case Move::Kind::draw:
      break;
  }
  return std::nullopt;
}

std::vector<std::string> movesInWords(const std::vector<Move>& moves, Scene from) {
  std::vector<std::string> words;
  for (const Move& move : moves) {
    words.push_back(wordsOf(move, from));
    if (const auto command = commandOf(move, from)) apply(from, *command);
  }
  return words;
}

}  // namespace gjklab

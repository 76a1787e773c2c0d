#include "model/lesson/move_words.h"

#include "model/text/number_text.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

constexpr int kDigits = 3;
/// What is less than this share of the whole is not worth a word.
constexpr double kNothing = 1e-9;
/// Cosines: along an axis, and so nearly (3°) that a hand would take it for that.
constexpr double kAlong = 1 - 1e-6, kNearlyAlong = 0.9986;

const char* nameOf(Which which) { return which == Which::a ? "A" : "B"; }

std::string size(double value) { return number(std::abs(value), kDigits); }

std::string shiftWords(const std::string& what, dvec3 by, int dimension) {
  const double length = glm::length(by);
  if (length == 0) return fmt::format("Leave {} where it is.", what);
  if (dimension == 3) return fmt::format("Move {} by {}.", what, vectorText(by, 3, kDigits));
  std::string words;
  if (std::abs(by.x) > kNothing * length) words = fmt::format("{} to the {}", size(by.x), by.x > 0 ? "right" : "left");
  if (dimension == 2 && std::abs(by.y) > kNothing * length)
    words += fmt::format("{}{} {}", words.empty() ? "" : " and ", size(by.y), by.y > 0 ? "up" : "down");
  return fmt::format("Move {} {}.", what, words);
}

std::string degrees(double radians, int digits = kDigits) {
  return number(radians * 180 / std::numbers::pi, digits) + "°";
}

/// About an axis of the body where it is one: that is what its rings turn it about.
std::string turnWords(const Move& move, const Body& from, int dimension) {
  const char* name = nameOf(move.which);
  if (dimension < 3) {
    const double by = std::remainder(move.to.x - from.angle, 2 * std::numbers::pi);
    return fmt::format("Turn {} by {}, {}.", name, degrees(std::abs(by)), by < 0 ? "clockwise" : "counter-clockwise");
  }
  glm::dquat by = glm::conjugate(from.orientation) * move.orientation;
  if (by.w < 0) by = -by;
  const dvec3 axis(by.x, by.y, by.z);
  const double sine = glm::length(axis);
  if (sine < kNothing) return fmt::format("Leave {} turned as it is.", name);
  const double turned = 2 * std::atan2(sine, by.w);
  const std::string angle = degrees(turned);
  for (int i = 0; i < 3; ++i) {
    if (std::abs(axis[i]) < kNearlyAlong * sine) continue;
    const bool exact = std::abs(axis[i]) > kAlong * sine;
    return fmt::format("Turn {} by {} about its own {} axis{}.", name, exact ? angle : "about " + degrees(turned, 2),
                       "xyz"[i], axis[i] < 0 ? ", the other way round" : "");
  }
  return fmt::format("Turn {} by {} about its own direction {}.", name, angle, vectorText(axis / sine, 3, 2));
}

std::string wordsOf(const Move& move, const Scene& scene) {
  const int dimension = scene.dimension;
  const Body& moved = body(scene, move.which);
  switch (move.kind) {
    case Move::Kind::body:
      return shiftWords(nameOf(move.which), move.to - moved.position, dimension);
    case Move::Kind::origin:
      return shiftWords("O", move.to, dimension);  // from (0, 0), where O always is
    case Move::Kind::turn:
      return turnWords(move, moved, dimension);
    case Move::Kind::aim:
      if (dimension == 1)
        return fmt::format("Let the first direction point to the {}.", move.to.x > 0 ? "right" : "left");
      return fmt::format("Turn the first direction until it points along {}.", vectorText(move.to, dimension, kDigits));
    case Move::Kind::vertex:
      return fmt::format("Move the corner {}{} to {}.", nameOf(move.which), subscript(move.index),
                         vectorText(move.to, dimension, kDigits));
    case Move::Kind::seek:
      return fmt::format("Go to {}.",
                         move.at.kind == Address::Kind::moment ? momentName(move.at.moment) : move.at.text);
    case Move::Kind::pull:
      return fmt::format("Take hold of the {} in its middle and pull it to {}.", move.pulled,
                         vectorText(move.to, move.to.z == 0 ? 2 : 3, kDigits));
    case Move::Kind::let_go:
      return "Let go.";
    case Move::Kind::play:
      return fmt::format("Let {} pass.", move.seconds == 1 ? "a second" : number(move.seconds, kDigits) + " seconds");
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

#include "model/lesson/dragged_number.h"

#include <glm/trigonometric.hpp>

#include <cmath>

namespace gjklab {
namespace {

constexpr double kPlaceSteps = 20, kPlacePerPixel = 0.02, kAnglePerPixel = 0.5;

constexpr DraggedNumber kNumbers[] = {
    {"a.x", kPlaceSteps, kPlacePerPixel}, {"a.y", kPlaceSteps, kPlacePerPixel}, {"a.z", kPlaceSteps, kPlacePerPixel},
    {"b.x", kPlaceSteps, kPlacePerPixel}, {"b.y", kPlaceSteps, kPlacePerPixel}, {"b.z", kPlaceSteps, kPlacePerPixel},
    {"a.angle", 1, kAnglePerPixel},       {"b.angle", 1, kAnglePerPixel},       {"aim.angle", 1, kAnglePerPixel},
};

}  // namespace

std::string draggedName(std::string_view in_braces) {
  constexpr std::string_view kDrag = "drag ";
  return in_braces.starts_with(kDrag) ? std::string(in_braces.substr(kDrag.size())) : std::string();
}

const DraggedNumber* draggedNumber(std::string_view fact) {
  for (const DraggedNumber& number : kNumbers)
    if (fact == number.name) return &number;
  return nullptr;
}

std::string draggedNames() {
  std::string names;
  for (const DraggedNumber& number : kNumbers) names += (names.empty() ? "" : ", ") + std::string(number.name);
  return names;
}

double afterDrag(const DraggedNumber& number, double before, double pixels) {
  return std::round((before + pixels * number.per_pixel) * number.steps) / number.steps;
}

std::optional<Command> commandFor(const DraggedNumber& number, double value, const Scene& scene) {
  const std::string_view name = number.name;
  if (name == "aim.angle") {
    if (scene.dimension != 2) return std::nullopt;
    QuerySettings query = scene.query;
    query.initial_direction = dvec3(std::cos(glm::radians(value)), std::sin(glm::radians(value)), 0);
    return SetQuery{query};
  }
  const Which which = name.front() == 'a' ? Which::a : Which::b;
  if (name.ends_with(".angle"))
    return scene.dimension == 2 ? std::optional<Command>(SetAngle{which, glm::radians(value)}) : std::nullopt;
  const int axis = name.back() - 'x';
  if (axis >= scene.dimension) return std::nullopt;
  dvec3 position = body(scene, which).position;
  position[axis] = value;
  return SetPosition{which, position};
}

}  // namespace gjklab

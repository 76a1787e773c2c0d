#include "model/scene/method_choices.h"

namespace gjklab {

namespace {

using gjk::Acceleration;
using gjk::Method;
using gjk::SubDistance;

constexpr MethodChoice kChoices[] = {
    {"voronoi", "Voronoi regions", Method::distance, SubDistance::voronoi},
    {"signed-volumes", "Signed volumes", Method::distance, SubDistance::signed_volumes},
    {"johnson", "Johnson", Method::distance, SubDistance::johnson},
    {"nesterov", "Nesterov momentum", Method::distance, SubDistance::voronoi, Acceleration::nesterov},
    {"polyak", "Polyak momentum", Method::distance, SubDistance::voronoi, Acceleration::polyak},
    {"boolean", "Boolean GJK", Method::boolean, SubDistance::voronoi},
    {"separating-axes", "Separating axes", Method::separating_axes, SubDistance::voronoi},
    {"textbook", "Textbook (float)", Method::boolean, SubDistance::voronoi, Acceleration::none, true},
};

const char* solverName(SubDistance solver) {
  switch (solver) {
    case SubDistance::voronoi:
      return "Voronoi regions";
    case SubDistance::signed_volumes:
      return "signed volumes";
    case SubDistance::johnson:
      return "Johnson";
  }
  return "";
}

}  // namespace

std::span<const MethodChoice> methodChoices() { return kChoices; }

const MethodChoice* methodWithId(std::string_view id) {
  for (const MethodChoice& choice : kChoices)
    if (id == choice.id) return &choice;
  return nullptr;
}

const char* methodWord(const QuerySettings& query) { return query.textbook ? "textbook" : gjk::name(query.method); }

QuerySettings withMethod(QuerySettings query, const MethodChoice& choice) {
  query.textbook = choice.textbook;
  query.method = choice.method;
  query.acceleration = choice.acceleration;
  if (choice.method == Method::distance) query.sub_distance = choice.sub_distance;
  return query;
}

QuerySettings asRun(QuerySettings query) {
  if (query.textbook) query.rounding = gjk::Rounding::support;
  return query;
}

bool isChosen(const QuerySettings& query, const MethodChoice& choice) { return withMethod(query, choice) == query; }

std::string methodName(const QuerySettings& query) {
  if (query.textbook) return "Textbook GJK and EPA (float)";
  if (query.method == Method::boolean) return "Boolean GJK";
  if (query.method == Method::separating_axes) return "Separating axis test";
  if (query.acceleration == Acceleration::none) return std::string("Distance GJK · ") + solverName(query.sub_distance);
  std::string text =
      std::string("Accelerated GJK · ") + (query.acceleration == Acceleration::nesterov ? "Nesterov" : "Polyak");
  if (query.sub_distance != SubDistance::voronoi) text += std::string(" · ") + solverName(query.sub_distance);
  return text;
}

std::string briefMethodName(const QuerySettings& query) {
  for (const MethodChoice& choice : kChoices)
    if (isChosen(query, choice)) return choice.name;
  return methodName(query);
}

const char* impactMethodName(gjk::ImpactMethod method) {
  switch (method) {
    case gjk::ImpactMethod::conservative:
      return "Conservative advancement";
    case gjk::ImpactMethod::bilateral:
      return "Bilateral advancement";
    case gjk::ImpactMethod::ray_cast:
      return "GJK ray cast";
  }
  return "";
}

const char* roundingTitle(gjk::Rounding rounding) {
  return rounding == gjk::Rounding::core ? "Radii taken off: run on the cores" : "Radii in the support function";
}

std::string methodName(const MethodChoice& choice) { return methodName(withMethod(QuerySettings{}, choice)); }

}  // namespace gjklab

#include "model/scene/method_choices.h"

#include "gjk/every_value.h"

#include <vector>

namespace gjklab {

namespace {

using gjk::Acceleration;
using gjk::Method;
using gjk::SubDistance;

struct SolverNames {
  const char* title;     ///< in menus
  const char* combined;  ///< behind another name
};

SolverNames namesOf(SubDistance solver) {
  switch (solver) {
    case SubDistance::voronoi:
      return {"Voronoi regions", "Voronoi regions"};
    case SubDistance::signed_volumes:
      return {"Signed volumes", "signed volumes"};
    case SubDistance::johnson:
      return {"Johnson", "Johnson"};
  }
  return {"", ""};
}

std::vector<MethodChoice> makeChoices() {
  std::vector<MethodChoice> all;
  for (const SubDistance solver : gjk::everyValue<SubDistance>())
    all.push_back({gjk::name(solver), namesOf(solver).title, Method::distance, solver});
  for (const MethodChoice& choice : {
           MethodChoice{"nesterov", "Nesterov momentum", Method::distance, SubDistance::voronoi,
                        Acceleration::nesterov},
           MethodChoice{"polyak", "Polyak momentum", Method::distance, SubDistance::voronoi, Acceleration::polyak},
           MethodChoice{"boolean", "Boolean GJK", Method::boolean, SubDistance::voronoi},
           MethodChoice{"separating-axes", "Separating axes", Method::separating_axes, SubDistance::voronoi},
           MethodChoice{"textbook", "Textbook (float)", Method::boolean, SubDistance::voronoi, Acceleration::none,
                        true},
       })
    all.push_back(choice);
  return all;
}

}  // namespace

std::span<const MethodChoice> methodChoices() {
  static const std::vector<MethodChoice> all = makeChoices();
  return all;
}

const MethodChoice* methodWithId(std::string_view id) {
  for (const MethodChoice& choice : methodChoices())
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
  if (query.acceleration == Acceleration::none)
    return std::string("Distance GJK · ") + namesOf(query.sub_distance).combined;
  std::string text =
      std::string("Accelerated GJK · ") + (query.acceleration == Acceleration::nesterov ? "Nesterov" : "Polyak");
  if (query.sub_distance != SubDistance::voronoi) text += std::string(" · ") + namesOf(query.sub_distance).combined;
  return text;
}

std::string briefMethodName(const QuerySettings& query) {
  for (const MethodChoice& choice : methodChoices())
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

#include "model/scene/method_choices.h"

#include "gjk/every_value.h"
#include "model/text/translate.h"

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
      return {translatable("Voronoi regions"), translatable("Voronoi regions")};
    case SubDistance::signed_volumes:
      return {translatable("Signed volumes"), translatable("signed volumes")};
    case SubDistance::johnson:
      return {translatable("Johnson"), translatable("Johnson")};
  }
  return {"", ""};
}

std::vector<MethodChoice> makeChoices() {
  std::vector<MethodChoice> all;
  for (const SubDistance solver : gjk::everyValue<SubDistance>())
    all.push_back({gjk::name(solver), namesOf(solver).title, Method::distance, solver});
  for (const MethodChoice& choice : {
           MethodChoice{"nesterov", translatable("Nesterov momentum"), Method::distance, SubDistance::voronoi,
                        Acceleration::nesterov},
           MethodChoice{"polyak", translatable("Polyak momentum"), Method::distance, SubDistance::voronoi,
                        Acceleration::polyak},
           MethodChoice{"boolean", translatable("Boolean GJK"), Method::boolean, SubDistance::voronoi},
           MethodChoice{"separating-axes", translatable("Separating axes"), Method::separating_axes,
                        SubDistance::voronoi},
           MethodChoice{"textbook", translatable("Textbook (float)"), Method::boolean, SubDistance::voronoi,
                        Acceleration::none, true},
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
  if (query.textbook) return tr("Textbook GJK and EPA (float)");
  if (query.method == Method::boolean) return tr("Boolean GJK");
  if (query.method == Method::separating_axes) return tr("Separating axis test");
  if (query.acceleration == Acceleration::none)
    return tr("Distance GJK · {solver}", arg("solver", tr(namesOf(query.sub_distance).combined)));
  const char* person = query.acceleration == Acceleration::nesterov ? "Nesterov" : "Polyak";
  if (query.sub_distance == SubDistance::voronoi) return tr("Accelerated GJK · {person}", arg("person", person));
  return tr("Accelerated GJK · {person} · {solver}", arg("person", person),
            arg("solver", tr(namesOf(query.sub_distance).combined)));
}

std::string briefMethodName(const QuerySettings& query) {
  for (const MethodChoice& choice : methodChoices())
    if (isChosen(query, choice)) return tr(choice.name);
  return methodName(query);
}

const char* impactMethodName(gjk::ImpactMethod method) {
  switch (method) {
    case gjk::ImpactMethod::conservative:
      return tr("Conservative advancement");
    case gjk::ImpactMethod::bilateral:
      return tr("Bilateral advancement");
    case gjk::ImpactMethod::ray_cast:
      return tr("GJK ray cast");
  }
  return "";
}

const char* roundingTitle(gjk::Rounding rounding) {
  return rounding == gjk::Rounding::core ? tr("Radii subtracted: run on the cores")
                                         : tr("Radii in the support function");
}

std::string methodName(const MethodChoice& choice) { return methodName(withMethod(QuerySettings{}, choice)); }

}  // namespace gjklab

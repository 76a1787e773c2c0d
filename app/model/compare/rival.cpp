#include "model/compare/rival.h"

#include "model/scene/method_choices.h"
#include "model/scene/single_precision.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

/// The first direction that the core takes by itself: from A's centre to B's.
dvec3 firstDirection(const Scene& scene) {
  if (scene.query.initial_direction) return *scene.query.initial_direction;
  const dvec3 d = scene.b.position - scene.a.position;
  return d == dvec3(0.0) ? dvec3(1, 0, 0) : d;
}

std::string shortName(const QuerySettings& query) {
  for (const MethodChoice& choice : methodChoices())
    if (isChosen(query, choice)) return tr(choice.name);
  return methodName(query);
}

/// The distance method as it is by default, with any momentum.
bool isPlainButMomentum(const QuerySettings& query) {
  return !query.textbook && query.method == gjk::Method::distance && query.sub_distance == gjk::SubDistance::voronoi;
}

/// The distance method as it is by default.
bool isPlain(const QuerySettings& query) {
  return isPlainButMomentum(query) && query.acceleration == gjk::Acceleration::none;
}

/// The distance method with any solver.
bool asksForDistance(const QuerySettings& query) {
  return !query.textbook && query.method == gjk::Method::distance && query.acceleration == gjk::Acceleration::none;
}

/// Whether one of these runs is plain and none of the others differs from it by its solver alone.
bool onePlain(const std::vector<QuerySettings>& queries) {
  return queries.size() > 1 && std::count_if(queries.begin(), queries.end(), isPlain) == 1 &&
         std::count_if(queries.begin(), queries.end(), asksForDistance) == 1;
}

std::string withRounding(const Argument& method, gjk::Rounding rounding) {
  return rounding == gjk::Rounding::core ? tr("{method} (cores)", method) : tr("{method} (whole)", method);
}

}  // namespace

QuerySettings rivalQuery(const Scene& scene, const Rival& rival) {
  QuerySettings query = scene.query;
  if (rival.impact) {
    query.impact_method = offeredImpactRival(scene, *rival.impact);  // beside itself there is nothing to see
    return query;
  }
  if (const MethodChoice* choice = methodWithId(rival.method)) query = withMethod(query, *choice);
  if (rival.rounding) query.rounding = *rival.rounding;
  if (rival.start == RivalStart::reverse) query.initial_direction = -firstDirection(scene);
  return query;
}

Scene rivalScene(const Scene& scene, const Rival& rival) {
  Scene asked = scene;
  asked.query = rivalQuery(scene, rival);
  if (!rival.rounded) return asked;
  return inSinglePrecision(asked).value_or(asked);
}

Rival offeredRival(const Scene& scene, const Rival& remembered) {
  if (remembered.rounded || !(rivalQuery(scene, remembered) == scene.query)) return remembered;
  Rival offered = remembered;
  for (const MethodChoice& choice : methodChoices()) {
    offered.method = choice.id;
    if (!(rivalQuery(scene, offered) == scene.query)) break;
  }
  return offered;
}

gjk::ImpactMethod offeredImpactRival(const Scene& scene, gjk::ImpactMethod remembered) {
  using gjk::ImpactMethod;
  const ImpactMethod own = scene.query.impact_method;
  if (remembered != own) return remembered;
  return own == ImpactMethod::conservative ? ImpactMethod::bilateral : ImpactMethod::conservative;
}

std::vector<std::string> methodNames(const Scene& scene, const std::vector<Rival>& rivals) {
  const auto differs = [&scene](const QuerySettings& query) {  // the textbook knows one rounding only
    return !query.textbook && query.rounding != scene.query.rounding;
  };
  std::vector<QuerySettings> queries{scene.query};
  for (const Rival& rival : rivals) queries.push_back(rivalQuery(scene, rival));
  const bool roundings_differ = std::any_of(queries.begin(), queries.end(), differs);
  const bool by_method = onePlain(queries);
  const bool by_momentum = std::all_of(queries.begin(), queries.end(), isPlainButMomentum);
  const char* const plain = by_momentum ? tr("Plain GJK") : tr("Distance GJK");
  const auto nameOf = [&](const QuerySettings& query) {
    const std::string name = by_method && isPlain(query) ? plain : shortName(query);
    return roundings_differ && !query.textbook ? withRounding(arg("method", name), query.rounding) : name;
  };
  std::vector<std::string> names{nameOf(scene.query)};
  for (std::size_t i = 0; i < rivals.size(); ++i) {
    const Rival& rival = rivals[i];
    names.push_back(nameOf(queries[i + 1]));
    if (rival.start == RivalStart::reverse) names.back() = tr("{method} (d₀ reversed)", arg("method", names.back()));
    if (rival.rounded) names.back() = tr("{method} · rounded input", arg("method", names.back()));
  }
  return names;
}

RivalNames rivalNames(const Scene& scene, const Rival& rival) {
  if (rival.impact)
    return {impactMethodName(scene.query.impact_method), impactMethodName(rivalQuery(scene, rival).impact_method)};
  std::vector<std::string> names = methodNames(scene, {rival});
  return {std::move(names[0]), std::move(names[1])};
}

}  // namespace gjklab

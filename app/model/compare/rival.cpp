#include "model/compare/rival.h"

#include "model/scene/method_choices.h"
#include "model/scene/single_precision.h"

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
    if (isChosen(query, choice)) return choice.name;
  return methodName(query);
}

const char* roundingName(gjk::Rounding rounding) { return rounding == gjk::Rounding::core ? " (cores)" : " (whole)"; }

}  // namespace

QuerySettings rivalQuery(const Scene& scene, const Rival& rival) {
  QuerySettings query = scene.query;
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

std::vector<std::string> methodNames(const std::vector<QuerySettings>& queries) {
  std::vector<std::string> names;
  bool roundings_differ = false;  // the textbook knows one only
  for (const QuerySettings& query : queries)
    roundings_differ = roundings_differ || (!query.textbook && query.rounding != queries.front().rounding);
  for (const QuerySettings& query : queries) {
    names.push_back(shortName(query));
    if (roundings_differ && !query.textbook) names.back() += roundingName(query.rounding);
    if (!(query.initial_direction == queries.front().initial_direction)) names.back() += " (d₀ reversed)";
  }
  return names;
}

RivalNames rivalNames(const QuerySettings& own, const QuerySettings& rival) {
  std::vector<std::string> names = methodNames({own, rival});
  return {std::move(names[0]), std::move(names[1])};
}

}  // namespace gjklab

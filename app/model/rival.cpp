#include "model/rival.h"

#include "model/method_choices.h"

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

const char* roundingName(gjk::Rounding rounding) {
  return rounding == gjk::Rounding::core ? ", cores" : ", whole shapes";
}

}  // namespace

QuerySettings rivalQuery(const Scene& scene, const Rival& rival) {
  QuerySettings query = scene.query;
  if (const MethodChoice* choice = methodWithId(rival.method)) query = withMethod(query, *choice);
  if (rival.rounding) query.rounding = *rival.rounding;
  if (rival.start == RivalStart::reverse) query.initial_direction = -firstDirection(scene);
  return query;
}

Rival offeredRival(const Scene& scene, const Rival& remembered) {
  if (!(rivalQuery(scene, remembered) == scene.query)) return remembered;
  Rival offered = remembered;
  for (const MethodChoice& choice : methodChoices()) {
    offered.method = choice.id;
    if (!(rivalQuery(scene, offered) == scene.query)) break;
  }
  return offered;
}

RivalNames rivalNames(const QuerySettings& own, const QuerySettings& rival) {
  RivalNames names{shortName(own), shortName(rival)};
  if (own.rounding != rival.rounding) {
    names.own += roundingName(own.rounding);
    names.rival += roundingName(rival.rounding);
  }
  if (!(own.initial_direction == rival.initial_direction)) names.rival += ", first d reversed";
  return names;
}

}  // namespace gjklab

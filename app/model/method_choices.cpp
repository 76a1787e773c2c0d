#include "model/method_choices.h"

namespace gjklab {

namespace {

using gjk::Method;
using gjk::SubDistance;

constexpr MethodChoice kChoices[] = {
    {"voronoi", "Voronoi regions", Method::distance, SubDistance::voronoi},
    {"signed-volumes", "Signed volumes", Method::distance, SubDistance::signed_volumes},
    {"johnson", "Johnson", Method::distance, SubDistance::johnson},
    {"boolean", "Boolean GJK", Method::boolean, SubDistance::voronoi},
};

}  // namespace

std::span<const MethodChoice> methodChoices() { return kChoices; }

const MethodChoice* methodWithId(std::string_view id) {
  for (const MethodChoice& choice : kChoices)
    if (id == choice.id) return &choice;
  return nullptr;
}

QuerySettings withMethod(QuerySettings query, const MethodChoice& choice) {
  query.method = choice.method;
  if (choice.method == Method::distance) query.sub_distance = choice.sub_distance;
  return query;
}

bool isChosen(const QuerySettings& query, const MethodChoice& choice) { return withMethod(query, choice) == query; }

std::string methodName(const QuerySettings& query) {
  if (query.method == Method::boolean) return "Boolean GJK";
  switch (query.sub_distance) {
    case SubDistance::voronoi:
      return "Distance GJK · Voronoi";
    case SubDistance::signed_volumes:
      return "Distance GJK · signed volumes";
    case SubDistance::johnson:
      return "Distance GJK · Johnson";
  }
  return "";
}

std::string methodName(const MethodChoice& choice) { return methodName(withMethod(QuerySettings{}, choice)); }

}  // namespace gjklab

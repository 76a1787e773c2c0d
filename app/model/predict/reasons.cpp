#include "model/predict/reasons.h"

#include "gjk/feature.h"
#include "model/predict/reach_points.h"
#include "model/quiz/nearest_features.h"
#include "model/run/vertex_naming.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>

namespace gjklab {
namespace {

// Support: how far each vertex reaches.

dvec3 unitDirection(const Quizzed& asked) {
  const dvec3 d = asked.direction();
  const double length = glm::length(d);
  return length > 0 ? d / length : d;
}

void addReach(const Quizzed& asked, Which which, int chosen, const std::vector<int>& right, Reason& reason) {
  if (std::find(right.begin(), right.end(), chosen) != right.end() || chosen < 0) return;
  const dvec3 d = unitDirection(asked) * (which == Which::a ? 1.0 : -1.0);
  const char* along = asked.inEpa() ? (which == Which::a ? "n" : "−n") : which == Which::a ? "d" : "−d";
  const ReachPoints own = reachPoints(asked.scene, asked.run, asked.direction(), which);
  const auto point = [&](int index) { return own.points[static_cast<std::size_t>(index)]; };
  const auto name = [&](int index) { return own.names[static_cast<std::size_t>(index)]; };
  const auto reach = [&](int index) { return number(glm::dot(point(index), d)); };
  if (!reason.sentence.empty()) reason.sentence += " ";
  reason.sentence += tr("{chosen} reaches {short} along {direction}, {right} reaches {far}.",
                        arg("chosen", name(chosen)), arg("short", reach(chosen)), arg("direction", along),
                        arg("right", name(right.front())), arg("far", reach(right.front())));
  for (const int index : {chosen, right.front()})
    reason.notes.push_back({Space::world, point(index), tr("reaches {distance}", arg("distance", reach(index))),
                            index != chosen, own.vertices ? PickTarget(VertexTarget{which, index}) : PickTarget()});
}

Reason whyNotPair(const Quizzed& asked, const PairAnswer& answer) {
  Reason reason;
  const auto& right = std::get<FurthestPairs>(asked.question.accepted);
  addReach(asked, Which::a, answer.index_a, right.index_a, reason);
  addReach(asked, Which::b, answer.index_b, right.index_b, reason);
  return reason;
}

// The simplex.

/// The feature of a feature's own on which its point nearest O lies, the smallest where several share it.
gjk::Feature nearestWithin(const Quizzed& asked, gjk::Feature feature) {
  const std::vector<gjk::Feature> found = featuresNearestOrigin(cornersOf(asked.gjk(), feature), asked.run.trace.scale);
  if (found.empty()) return feature;
  gjk::Feature out = gjk::kNoFeature;
  const gjk::FeatureVertices& own = gjk::verticesOf(feature);
  for (int k = 0; k < own.size; ++k)
    if (gjk::contains(found.front(), k)) out |= 1U << own.index[k];
  return out;
}

/// How near O the affine hull of a feature comes, by Gram and Schmidt.
double distanceOf(const Quizzed& asked, gjk::Feature feature) {
  const std::vector<dvec3> corners = cornersOf(asked.gjk(), feature);
  std::vector<dvec3> axes;
  dvec3 x = corners.front();
  for (std::size_t i = 1; i < corners.size(); ++i) {
    dvec3 axis = corners[i] - corners.front();
    for (int twice = 0; twice < 2; ++twice)
      for (const dvec3& other : axes) axis -= glm::dot(axis, other) * other;
    if (glm::length(axis) > 0) axes.push_back(glm::normalize(axis));
  }
  for (int twice = 0; twice < 2; ++twice)
    for (const dvec3& axis : axes) x -= glm::dot(x, axis) * axis;
  return glm::length(x);
}

std::string called(const Quizzed& asked, gjk::Feature feature) {
  return fmt::format("*{}*", asked.names().of(feature));
}

Reason whyNotRegion(const Quizzed& asked, gjk::Feature chosen) {
  const gjk::Feature right = std::get<std::vector<gjk::Feature>>(asked.question.accepted).front();
  const gjk::Feature within = nearestWithin(asked, chosen);
  if (within != chosen)
    return {tr("The point of {chosen} nearest O lies on {within}, so O is not in the region of {chosen}.",
               arg("chosen", called(asked, chosen)), arg("within", called(asked, within))),
            {}};
  return {tr("{chosen} comes within {far} of O, {right} within {near}.", arg("chosen", called(asked, chosen)),
             arg("far", number(distanceOf(asked, chosen))), arg("right", called(asked, right)),
             arg("near", number(distanceOf(asked, right)))),
          {}};
}

Reason whyNotDrop(const Quizzed& asked, gjk::Feature dropped) {
  const auto& record = asked.gjk();
  const gjk::Feature right = std::get<std::vector<gjk::Feature>>(asked.question.accepted).front();
  const std::string x = fmt::format("x = {}", vectorText(record.closest, asked.run.dimension));
  Reason reason;
  for (int i = 0; i < record.simplex.size(); ++i) {
    const auto& vertex = record.simplex[i];
    const bool goes = gjk::contains(right, i), gone = gjk::contains(dropped, i);
    if (goes == gone) continue;
    const std::string letter = called(asked, 1U << i);
    if (!reason.sentence.empty()) reason.sentence += " ";
    reason.sentence += gone ? tr("{corner} contributes to {x} with weight {weight}: it has to stay.",
                                 arg("corner", letter), arg("x", x), arg("weight", number(vertex.weight)))
                            : tr("{corner} does not contribute to {x}: it may go.", arg("corner", letter), arg("x", x));
    reason.notes.push_back({Space::difference, vertex.support.w, "λ = " + number(vertex.weight), goes});
  }
  return reason;
}

Reason whyNotProgress(const Quizzed& asked, bool said_stop) {
  const auto& record = asked.gjk();
  const double length = glm::length(record.direction);
  if (asked.run.method == gjk::Method::boolean) {
    const double past = length > 0 ? glm::dot(record.direction, record.support.w) / length : 0;
    return {said_stop ? tr("w lies {distance} past O along d: O may still be in A ⊖ B.", arg("distance", number(past)))
                      : tr("w falls {distance} short of O along d, and nothing lies further: O is outside.",
                           arg("distance", number(-past))),
            {}};
  }
  const double nearest =
      glm::length(asked.question.moment.record > 0
                      ? asked.run.trace.gjk[static_cast<std::size_t>(asked.question.moment.record) - 1].closest
                  : asked.run.trace.start ? asked.run.trace.start->closest
                                          : record.closest);
  const double gap = std::max(0.0, nearest - record.lower_bound);
  const Argument x = arg("x", number(nearest)), bound = arg("bound", number(std::max(0.0, record.lower_bound)));
  return {said_stop ? tr("|x| = {x}, and nothing is nearer than {bound}: a gap of {gap} is left.", x, bound,
                         arg("gap", number(gap)))
                    : tr("|x| = {x}, and nothing is nearer than {bound}: w leads no further along d than x, so no "
                         "nearer point is left.",
                         x, bound),
          {}};
}

// The polytope.

const gjk::FacetRecord<3>* facetWith(const Quizzed& asked, const Corners& corners) {
  for (const auto& facet : asked.run.trace.polytope.facets) {
    if (!facet.aliveAt(asked.epa().iteration)) continue;
    Corners own;
    for (const int vertex : facet.vertices)
      if (vertex >= 0) own.push_back(vertex);
    std::sort(own.begin(), own.end());
    own.erase(std::unique(own.begin(), own.end()), own.end());
    if (own == corners) return &facet;
  }
  return nullptr;
}

dvec3 middleOf(const Quizzed& asked, const Corners& corners) {
  dvec3 sum(0.0);
  for (const int vertex : corners)
    sum += asked.run.trace.polytope.vertices[static_cast<std::size_t>(vertex)].w / static_cast<double>(corners.size());
  return sum;
}

Reason whyNotClosest(const Quizzed& asked, const Corners& chosen) {
  const Corners& right = std::get<std::vector<Corners>>(asked.question.accepted).front();
  const auto *own = facetWith(asked, chosen), *best = facetWith(asked, right);
  if (!own || !best) return {tr("It is not one of the current facets."), {}};
  return {tr("Its distance from O is {distance}; that of another facet is {nearer}.",
             arg("distance", number(own->distance)), arg("nearer", number(best->distance))),
          {{Space::difference, middleOf(asked, chosen), number(own->distance), false},
           {Space::difference, middleOf(asked, right), number(best->distance), true}}};
}

bool holds(const CornerSet& set, const Corners& corners) {
  return std::find(set.begin(), set.end(), corners) != set.end();
}

Reason whyNotVisible(const Quizzed& asked, const CornerSet& chosen) {
  const CornerSet& right = std::get<std::vector<CornerSet>>(asked.question.accepted).front();
  const dvec3 w = asked.epa().support.w;
  const auto height = [&](const Corners& corners) {
    const auto* facet = facetWith(asked, corners);
    return facet ? glm::dot(facet->normal, w) - facet->distance : 0.0;
  };
  Reason reason;
  int too_many = 0, missing = 0;
  for (const Corners& corners : chosen)
    if (!holds(right, corners)) {
      ++too_many;
      reason.notes.push_back({Space::difference, middleOf(asked, corners), number(height(corners)), false});
    }
  for (const Corners& corners : right)
    if (!holds(chosen, corners)) {
      ++missing;
      reason.notes.push_back({Space::difference, middleOf(asked, corners), number(height(corners)), true});
    }
  if (too_many > 0)
    reason.sentence = trn("w lies behind the plane of {n} facet that you chose.",
                          "w lies behind the planes of {n} facets that you chose.", too_many);
  if (too_many > 0 && missing > 0) reason.sentence += " ";
  if (missing > 0) reason.sentence += trn("w lies in front of {n} more.", "w lies in front of {n} more.", missing);
  return reason;
}

Reason whyNotHorizon(const Quizzed& asked, const CornerSet& chosen) {
  const CornerSet& right = std::get<std::vector<CornerSet>>(asked.question.accepted).front();
  int too_many = 0, missing = 0;
  for (const Corners& corners : chosen) too_many += holds(right, corners) ? 0 : 1;
  for (const Corners& corners : right) missing += holds(chosen, corners) ? 0 : 1;
  std::string sentence;
  if (too_many > 0)
    sentence =
        trn("{n} ridge that you chose does not lie between a facet that is removed and one that stays.",
            "{n} ridges that you chose do not lie between a facet that is removed and one that stays.", too_many);
  if (too_many > 0 && missing > 0) sentence += " ";
  if (missing > 0)
    sentence += trn("{n} more lies between a facet that is removed and one that stays.",
                    "{n} more lie between a facet that is removed and one that stays.", missing);
  return {sentence, {}};
}

Reason whyNotBound(const Quizzed& asked, bool said_stop) {
  const auto& record = asked.epa();
  const double facet = closestFacet(asked.run.trace, record)->distance;  // otherwise the question is not asked
  const double reach = glm::dot(record.support.w, unitDirection(asked));
  const Argument near = arg("facet", number(facet)), far = arg("reach", number(reach));
  return {
      said_stop
          ? tr("The facet is {facet} from O, and w reaches {reach} along n: A ⊖ B extends {rest} beyond the facet.",
               near, far, arg("rest", number(reach - facet)))
          : tr("The facet is {facet} from O, and w reaches {reach} along n: nothing lies beyond the facet.", near, far),
      {}};
}

Reason whyNotStatus(const Quizzed& asked) {
  const gjk::Result<3>& result = asked.run.trace.result;
  switch (result.status) {
    case gjk::Status::separated:
      if (!result.has_distance) return {tr("A line or plane separates them."), {}};
      return {tr("They are {distance} apart.", arg("distance", number(result.distance))), {}};
    case gjk::Status::touching:
      return {tr("They share only boundary points."), {}};
    case gjk::Status::intersecting:
      if (!(result.depth > 0)) return {tr("They share points."), {}};
      return {tr("They overlap: B has to move by {depth} to separate them.", arg("depth", number(result.depth))), {}};
    case gjk::Status::invalid:
      break;
  }
  return {};
}

std::string textOf(const Quizzed&, const std::string& word) { return tr(word.c_str()); }
std::string textOf(const Quizzed& asked, gjk::Feature feature) {
  return feature == gjk::kNoFeature ? std::string(tr("none")) : asked.names().of(feature);
}
std::string textOf(const Quizzed& asked, const Corners& corners) {
  return cornerNames(corners, polytopeNames(asked.run.trace, asked.naming));
}
std::string textOf(const Quizzed& asked, const CornerSet& set) {
  std::string out;
  for (const Corners& corners : set) out += (out.empty() ? "" : ", ") + textOf(asked, corners);
  return set.empty() ? std::string(tr("none")) : out;
}
template <class Item>
std::string list(const Quizzed& asked, const std::vector<Item>& items) {
  std::string out;
  for (const Item& item : items)
    out =
        out.empty() ? textOf(asked, item) : tr("{one}; or {other}", arg("one", out), arg("other", textOf(asked, item)));
  return out;
}
std::string furthest(const Quizzed& asked, Which which, const std::vector<int>& indices) {
  const ReachPoints own = reachPoints(asked.scene, asked.run, asked.direction(), which);
  std::string out;
  for (const int index : indices)
    out = out.empty()
              ? own.names[static_cast<std::size_t>(index)]
              : tr("{one} or {other}", arg("one", out), arg("other", own.names[static_cast<std::size_t>(index)]));
  return out;
}

}  // namespace

Reason whyNot(const Quizzed& asked, const Answer& answer) {
  const auto* word = std::get_if<std::string>(&answer);
  switch (asked.question.ask) {
    case Ask::status:
      return whyNotStatus(asked);
    case Ask::progress:
      return whyNotProgress(asked, word && *word == "stop");
    case Ask::epa_stop:
      return whyNotBound(asked, word && *word == "stop");
    case Ask::support:
      return whyNotPair(asked, std::get<PairAnswer>(answer));
    case Ask::region:
      return whyNotRegion(asked, std::get<gjk::Feature>(answer));
    case Ask::drop:
      return whyNotDrop(asked, std::get<gjk::Feature>(answer));
    case Ask::closest_facet:
      return whyNotClosest(asked, std::get<Corners>(answer));
    case Ask::visible:
      return whyNotVisible(asked, std::get<CornerSet>(answer));
    case Ask::horizon:
      return whyNotHorizon(asked, std::get<CornerSet>(answer));
  }
  return {};
}

const char* hintOf(Ask ask) {
  switch (ask) {
    case Ask::status:
      return tr("Is there a point that belongs to both? Then O lies in A ⊖ B.");
    case Ask::support:
      return tr(
          "Slide a line along the arrow, perpendicular to it, to the last vertex it touches. For B, against the "
          "arrow.");
    case Ask::progress:
      return tr("Compare how far w and x lie along the direction: does w lead further?");
    case Ask::region:
      return tr("Which point of the simplex is nearest O? The region is that of the part on which it lies.");
    case Ask::drop:
      return tr("x is a mixture of the vertices. Those with weight zero may go.");
    case Ask::closest_facet:
      return tr("Draw the largest ball around O that fits into the polytope: which facet does it touch?");
    case Ask::visible:
      return tr("A facet is seen from w when w lies in front of its plane, on the side away from O.");
    case Ask::horizon:
      return tr("The facets that w sees are removed. The rim of the hole is the horizon.");
    case Ask::epa_stop:
      return tr("Does w lie further along n than the facet, or on it?");
  }
  return "";
}

std::string rightAnswers(const Quizzed& asked) {
  if (const auto* pairs = std::get_if<FurthestPairs>(&asked.question.accepted))
    return tr("{a} and {b}", arg("a", furthest(asked, Which::a, pairs->index_a)),
              arg("b", furthest(asked, Which::b, pairs->index_b)));
  return std::visit(
      [&](const auto& accepted) -> std::string {
        if constexpr (std::is_same_v<std::decay_t<decltype(accepted)>, FurthestPairs>)
          return "";
        else
          return list(asked, accepted);
      },
      asked.question.accepted);
}

std::vector<bool> ownChoice(const Quizzed& asked, const std::vector<Candidate>& candidates) {
  std::vector<bool> chosen(candidates.size(), false);
  const Accepted& accepted = asked.question.accepted;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const Choice& choice = candidates[i].choice;
    if (const auto* words = std::get_if<std::vector<std::string>>(&accepted))
      chosen[i] = choice == Choice(words->front());
    if (const auto* features = std::get_if<std::vector<gjk::Feature>>(&accepted)) {
      const auto* feature = std::get_if<gjk::Feature>(&choice);
      const gjk::Feature own = features->front();
      chosen[i] = feature && (asked.question.ask == Ask::drop ? (*feature & own) != 0 : *feature == own);
    }
    if (const auto* pairs = std::get_if<FurthestPairs>(&accepted))
      chosen[i] = choice == Choice(PairAnswer{pairs->index_a.front(), -1}) ||
                  choice == Choice(PairAnswer{-1, pairs->index_b.front()});
    if (const auto* facets = std::get_if<std::vector<Corners>>(&accepted))
      chosen[i] = choice == Choice(facets->front());
    if (const auto* sets = std::get_if<std::vector<CornerSet>>(&accepted)) {
      const auto* corners = std::get_if<Corners>(&choice);
      chosen[i] = corners && holds(sets->front(), *corners);
    }
  }
  return chosen;
}

}  // namespace gjklab

// EPA told step by step: closest facet, support, bound test, horizon, rebuild.

#include "model/caption/caption_parts.h"
#include "model/run/vertex_naming.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>
#include <vector>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

struct PolytopeCount {
  int vertices = 0, edges = 0, facets = 0;  ///< edges in 3-D only: in 2-D the facets are the edges
};

template <class T>
int countDistinct(std::vector<T>& items) {
  std::sort(items.begin(), items.end());
  return static_cast<int>(std::unique(items.begin(), items.end()) - items.begin());
}

/// Counts the vertices, edges and facets of the polytope before (or after) a record's update.
PolytopeCount countPolytope(const Run& run, const gjk::EpaRecord<3>& record, bool after) {
  std::vector<int> vertices;
  std::vector<std::pair<int, int>> edges;
  PolytopeCount count;
  const int moment = after ? record.iteration + 1 : record.iteration;
  for (const auto& facet : run.trace.polytope.facets) {
    if (!facet.aliveAt(moment)) continue;
    ++count.facets;
    for (int i = 0; i < run.dimension; ++i) {
      const int v = facet.vertices[static_cast<std::size_t>(i)];
      vertices.push_back(v);
      if (run.dimension < 3) continue;
      const int next = facet.vertices[static_cast<std::size_t>((i + 1) % 3)];
      edges.emplace_back(std::min(v, next), std::max(v, next));
    }
  }
  count.vertices = countDistinct(vertices);
  count.edges = countDistinct(edges);
  return count;
}

/// What rounding has left of a zero, beside the size of A ⊖ B, is told as 0.
double cleared(const Telling& t, double value) { return std::abs(value) <= 1e-15 * t.run.trace.scale ? 0 : value; }

/// Of a record that has a closest facet.
double distanceOfClosest(const Telling& t) { return cleared(t, closestFacet(t.run.trace, t.epa())->distance); }

double reachOf(const Telling& t) { return cleared(t, glm::dot(t.epa().support.w, t.epa().direction)); }

/// Whether A ⊖ B reaches past the closest facet by more than the tolerance.
bool reachesPast(const Telling& t) {
  return reachOf(t) - distanceOfClosest(t) > t.scene.query.epa_tolerance * t.run.trace.scale;
}

/// What EPA's polytope was made from.
std::string startSentence(const Telling& t) {
  if (t.run.trace.gjk.empty()) return "";  // a log of EPA alone
  const gjk::Feature kept = t.run.trace.gjk.back().kept;
  const char* kind = featureKind(kept, t.run.dimension);
  if (gjk::vertexCount(kept) == t.run.dimension + 1) return fmt::format("EPA starts from GJK's {}. ", kind);
  return fmt::format("More support points make GJK's {} a full {}. ", kind, words(t.run.dimension).polytope);
}

/// How many facets of the polytope of this moment are as near to O as the closest one, itself among them.
int nearestFacets(const Telling& t) {
  const auto& facets = t.run.trace.polytope.facets;
  const double nearest = distanceOfClosest(t), rounding = 1e-14 * t.run.trace.scale;
  return static_cast<int>(std::count_if(facets.begin(), facets.end(), [&](const auto& facet) {
    return facet.aliveAt(t.epa().iteration) && std::abs(facet.distance - nearest) <= rounding;
  }));
}

/// Which facet it is; the one taken, where several are equally near.
std::string nearestSentence(const Telling& t, int facets) {
  const Words& w = words(t.run.dimension);
  const std::string normal = t.vector(t.epa().direction);
  const int nearest = nearestFacets(t);
  if (nearest < 2)
    return fmt::format("Of its {} the nearest to O has the outward normal n = {}. ", counted(facets, w.facet, w.facets),
                       normal);
  const std::string which =
      nearest == facets ? fmt::format("{} of its {}", facets == 2 ? "Both" : fmt::format("All {}", facets), w.facets)
                        : fmt::format("Of its {} {}, {}", facets, w.facets, nearest);
  return fmt::format("{} are equally near to O; the one with the outward normal n = {} is taken. ", which, normal);
}

void tellNearestFacet(const Telling& t, const PolytopeCount& count, Caption& out) {
  const auto& record = t.epa();
  const Words& w = words(t.run.dimension);
  const double distance = distanceOfClosest(t);
  out.title = fmt::format("Which {} is nearest to O?", w.facet);
  if (t.moment.record == 0) out.body = startSentence(t);
  out.body += nearestSentence(t, count.facets);
  if (distance > 0) {
    out.body +=
        fmt::format("It lies {0} from O, and the {1} is within {2}: the way out of {2} is at least that long, {3}.",
                    number(distance), w.polytope, t.difference(),
                    distance >= cleared(t, record.lower_bound) ? "the **lower bound**" : "less than is proven already");
    out.brief = distance >= cleared(t, record.lower_bound)
                    ? fmt::format("This one, {} away: the depth is at least that.", number(distance))
                    : fmt::format("This one, {} away: more is proven already.", number(distance));
  } else if (distance == 0) {
    out.body += fmt::format("O lies on it: the {} is within {}, and proves no depth yet.", w.polytope, t.difference());
    out.brief = "This one, through O: no depth is proven yet.";
  } else {
    out.body +=
        fmt::format("O lies {} outside of it: the {} does not reach around O yet.", number(-distance), w.polytope);
    out.brief = fmt::format("This one: O is still {} outside of it.", number(-distance));
  }
  out.tests.push_back(row("distance of F", distance, distance >= record.lower_bound ? "lower bound" : ""));
}

void tellFacetSupport(const Telling& t, const PolytopeCount&, Caption& out) {
  const auto& record = t.epa();
  const Words& w = words(t.run.dimension);
  const double reach = reachOf(t), distance = distanceOfClosest(t);
  out.title = t.cores() ? fmt::format("Does their difference reach past this {}?", w.facet)
                        : fmt::format("Does A ⊖ B reach past this {}?", w.facet);
  out.body =
      fmt::format("{} So w = {} lies {} along n: {}. Moving B by w·n along n separates the {}: an **upper bound**.",
                  pairSentence(t, record.support, "n"), t.vector(record.support.w), number(reach),
                  reachesPast(t) ? fmt::format("{} past the {}", number(reach - distance), w.facet)
                                 : fmt::format("no further than the {}", w.facet),
                  t.bodies());
  out.brief = reachesPast(t) ? fmt::format("Yes, by {}: w is {} along n.", number(reach - distance), number(reach))
                             : fmt::format("No: w is {} along n, no further.", number(reach));
  out.tests.push_back(row("distance of F", distance));
  out.tests.push_back(row("w·n", reach, reach <= record.upper_bound ? "upper bound" : "no better bound"));
}

/// Half a sentence on how the bounds came to meet.
std::string meeting(const Telling& t) {
  const Words& w = words(t.run.dimension);
  if (!reachesPast(t))
    return fmt::format("{} reaches no further along n than the {}, so that is boundary.",
                       t.cores() ? "The cores' difference" : "A ⊖ B", w.facet);
  return fmt::format("The nearest {} is as far out as an upper bound found earlier.", w.facet);
}

/// Which way the depth is measured. An upper bound that was found before, along another n, stays the answer.
std::string alongWhich(const Telling& t) {
  constexpr double kSame = 1e-9;
  const auto& normal = t.run.trace.result.normal;
  const std::string told = t.vector(normal);
  if (glm::distance(normal, t.epa().direction) <= kSame || told == t.vector(t.epa().direction))
    return fmt::format("along n = {}", told);
  return fmt::format("along the n that first proved this upper bound, {}", told);
}

void tellBound(const Telling& t, const PolytopeCount&, Caption& out) {
  const auto& record = t.epa();
  const Words& w = words(t.run.dimension);
  const double lower = cleared(t, record.lower_bound), upper = cleared(t, record.upper_bound), gap = upper - lower;
  out.title = "Do the bounds meet?";
  out.tests.push_back(row("lower bound", lower));
  out.tests.push_back(row("upper bound", upper));
  const char* whose = t.cores() ? "The cores' depth" : "The depth";
  switch (record.decision) {
    case gjk::EpaDecision::expand:
      out.body = fmt::format(
          "{} lies {}. The gap of {} is more than the tolerance allows: "
          "the {} is not yet on the boundary of {}, and w joins the {}.",
          whose, betweenText(lower, upper), number(gap), w.facet, t.difference(), w.polytope);
      out.brief = fmt::format("Not yet: {}, so w joins.", rangeText(lower, upper));
      out.tests.push_back(row("gap", gap, "go on"));
      break;
    case gjk::EpaDecision::done:
      out.body = fmt::format("{} The bounds meet within the tolerance: {} is **{}**, {}.", meeting(t),
                             t.cores() ? "the cores' depth" : "the depth", number(upper), alongWhich(t));
      out.brief = fmt::format("Yes: {} is **{}**.", t.cores() ? "the cores' depth" : "the depth", number(upper));
      out.tests.push_back(row("gap", gap, "closed", Mood::good));
      break;
    case gjk::EpaDecision::stopped:
      out.body = fmt::format("{} lies {}. EPA stops here: {}.", whose, betweenText(lower, upper),
                             reason(t, t.run.trace.result.termination));
      out.brief = fmt::format("No, and EPA stops: {}.", rangeText(lower, upper));
      out.tests.push_back(row("gap", gap, terminationText(t.run.trace.result.termination), Mood::bad));
      break;
  }
}

void addPolytopeFacts(const Telling& t, const PolytopeCount& count, Caption& out) {
  const auto& record = t.epa();
  const Words& w = words(t.run.dimension);
  const bool changes = record.new_vertex >= 0 && t.moment.sub_step >= SubStep::epa_horizon;
  out.facts.push_back({"vertices", std::to_string(count.vertices), changes ? "+1" : ""});
  if (t.run.dimension == 1) return;
  out.facts.push_back({w.facets, std::to_string(count.facets),
                       changes ? fmt::format("−{} +{}", record.removed.size(), record.added.size()) : ""});
  if (t.run.dimension == 3) {
    const int euler = count.vertices - count.edges + count.facets;
    out.facts.push_back({"V − E + F", number(euler), euler == 2 ? "closed" : "open"});
  }
}

void tellFacetHorizon(const Telling& t, const PolytopeCount&, Caption& out) {
  const auto& record = t.epa();
  const Words& w = words(t.run.dimension);
  const int fallen = record.removed.size(), ridges = record.horizon.size();
  out.title = fmt::format("Which {} does w see?", w.facets);
  if (t.run.dimension == 1) {
    out.body =
        fmt::format("w lies beyond the nearest end, which is therefore no end of {}: it falls, and w takes its place.",
                    t.difference());
    out.brief = "The nearest end: it falls, and w takes its place.";
    return;
  }
  out.brief =
      fmt::format("{}; the horizon has {}.", counted(fallen, w.facet, w.facets), counted(ridges, w.ridge, w.ridges));
  out.body = fmt::format(
      "w lies in front of **{}**{}: w sees {}. {} boundary of {}: {}. "
      "What is left open is the **horizon**, {}: each becomes a new {} with w.",
      counted(fallen, w.facet, w.facets), fallen > 1 ? ", the nearest one among them" : "", fallen > 1 ? "them" : "it",
      fallen > 1 ? "They are no" : "It is no", t.difference(), fallen > 1 ? "they fall" : "it falls",
      counted(ridges, w.ridge, w.ridges), w.facet);
}

/// " From now on w is *s₅*."
std::string newNameSentence(const Telling& t) {
  const int vertex = t.epa().new_vertex;
  if (t.naming == Naming::letters || vertex < 0) return "";
  return fmt::format(" From now on w is *{}*.", polytopeNames(t.run.trace, t.naming)[static_cast<std::size_t>(vertex)]);
}

void tellRebuild(const Telling& t, const PolytopeCount& count, Caption& out) {
  const auto& record = t.epa();
  const Words& w = words(t.run.dimension);
  out.title = fmt::format("How does the {} grow?", w.polytope);
  if (t.run.dimension == 1) {
    out.body = fmt::format("w = {} is the new end. The interval is still within {}, and reaches further out.",
                           t.vector(record.support.w), t.difference());
    out.body += newNameSentence(t);
    out.brief = "By its new end w.";
    return;
  }
  out.body =
      fmt::format("{} replaced by {}, joining w to the horizon.",
                  counted(record.removed.size(), w.facet, w.facets) + (record.removed.size() == 1 ? " is" : " are"),
                  counted(record.added.size(), "new one", "new ones"));
  out.brief = fmt::format(
      "By {}: w joined to the horizon.",
      counted(record.added.size(), (std::string("new ") + w.facet).c_str(), (std::string("new ") + w.facets).c_str()));
  if (t.run.dimension == 3) {
    out.body += fmt::format(" The polytope stays convex and closed: V − E + F = {} − {} + {} = {}.", count.vertices,
                            count.edges, count.facets, number(count.vertices - count.edges + count.facets));
  } else {
    out.body += fmt::format(" The polygon stays convex, within {}, with {} and as many vertices.", t.difference(),
                            counted(count.facets, w.facet, w.facets));
  }
  out.body += newNameSentence(t);
}

/// A log may name no facet, or only vertices that it does not have.
void tellNoFacet(const Telling& t, Caption& out) {
  const Words& w = words(t.run.dimension);
  out.title = fmt::format("Which {} is nearest to O?", w.facet);
  out.body = fmt::format("None: this record has no {} whose vertices it also has.", w.facet);
  out.brief = fmt::format("None: the record has no such {}.", w.facet);
}

}  // namespace

void tellEpa(const Telling& t, Caption& out) {
  if (!t.epa().closest_facet) return tellNoFacet(t, out);
  const PolytopeCount count = countPolytope(t.run, t.epa(), t.moment.sub_step == SubStep::epa_rebuild);
  // In the order of SubStep.
  constexpr std::array kTellEpa{tellNearestFacet, tellFacetSupport, tellBound, tellFacetHorizon, tellRebuild};
  static_assert(kTellEpa.size() == static_cast<std::size_t>(SubStep::epa_rebuild) -
                                       static_cast<std::size_t>(SubStep::epa_closest_facet) + 1);
  if (t.textbook())
    tellTextbook(t, out);
  else
    kTellEpa[static_cast<std::size_t>(t.moment.sub_step) - static_cast<std::size_t>(SubStep::epa_closest_facet)](
        t, count, out);
  addPolytopeFacts(t, count, out);
}

}  // namespace gjklab

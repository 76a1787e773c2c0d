// The growth of a hull told step by step: starting simplex, points outside, furthest point, visible facets, horizon,
// new facets, points dropped.

#include "model/caption/hull_telling.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <set>
#include <utility>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

constexpr int kMostFacetRows = 10;

const std::vector<const char*> kHullLines{
    "begin with a simplex, far apart", "give points to facets they see", "p = furthest point of a facet",
    "drop every facet that p sees",    "horizon: where the hole ends",   "join p to the horizon",
    "hand their points on, or drop",   "again from 3 while any is left",
};

/// The words for a simplex by its number of corners.
const char* simplexWord(int corners) {
  constexpr const char* kWords[] = {"nothing", "point", "segment", "triangle", "tetrahedron"};
  return kWords[std::clamp(corners, 0, 4)];
}

std::string whyFlat(const HullTelling& h) {
  switch (h.trace.rank) {
    case 0:
      return "All points are one and the same: the hull is **a point**.";
    case 1:
      return "All points lie on one line: the hull is **a segment**, between the two ends.";
    default:
      return "All points lie in one plane: the hull is **a polygon in space**, and grows within that plane.";
  }
}

void addCounts(const HullTelling& h, int outside, int facets, Caption& out) {
  out.facts.push_back({"points", std::to_string(h.run.pointCount()),
                       h.trace.repeated.empty() ? "" : fmt::format("{} repeated", h.trace.repeated.size())});
  out.facts.push_back({"outside", std::to_string(outside), outside == 0 ? "none left" : "left"});
  if (h.trace.rank > 1) out.facts.push_back({h.w.facets, std::to_string(facets), ""});
}

int facetsBefore(const HullTelling& h, int step) {
  return static_cast<int>(std::count_if(h.trace.facets.begin(), h.trace.facets.end(),
                                        [&](const auto& facet) { return facet.aliveBefore(step); }));
}

void tellSimplex(const HullTelling& h, Caption& out) {
  const int corners = h.trace.simplex.size();
  std::vector<std::string> names;
  for (const int point : h.trace.simplex) names.push_back(h.name(point));
  out.title = "Where does the hull begin?";
  if (h.trace.rank < h.run.dimension) out.body = whyFlat(h);
  constexpr const char* kBegins[] = {"", "With the one point that there is.", "With the two ends.",
                                     "With three points far apart.", "With four points far apart."};
  out.brief = kBegins[std::clamp(corners, 0, 4)];
  const auto say = [&out](const std::string& sentence) { out.body += (out.body.empty() ? "" : " ") + sentence; };
  const std::string first =
      corners > 1 ? fmt::format("{} and {} are the ends of the greatest extent", names[0], names[1]) : "";
  if (corners == 2 && h.trace.rank == h.run.dimension)
    say(first + ": on a line that is the whole hull.");
  else if (corners == 3)
    say(
        fmt::format("{}; {} is the point furthest from their line. What the **triangle** of the three holds needs "
                    "no further look.",
                    first, names[2]));
  else if (corners == 4)
    say(fmt::format(
        "{}; {} is furthest from their line, {} from the plane of the three. What the **tetrahedron** of the "
        "four holds needs no further look.",
        first, names[2], names[3]));
  if (!h.trace.repeated.empty())
    say(fmt::format("{} left out.", h.trace.repeated.size() == 1
                                        ? "1 point repeats another and is"
                                        : fmt::format("{} points repeat others and are", h.trace.repeated.size())));
  for (const int point : h.trace.simplex) out.facts.push_back({h.name(point), h.vector(h.run.at(point)), ""});
  out.facts.push_back({"points", std::to_string(h.run.pointCount()), ""});
}

void tellOutside(const HullTelling& h, Caption& out) {
  const char* simplex = simplexWord(h.trace.simplex.size());
  const int dropped = h.trace.dropped_at_start.size();
  out.title = "Which points lie outside?";
  if (h.trace.facets.empty() || (h.trace.left_at_start == 0 && (h.trace.rank == 1 || dropped == 0))) {
    out.body = dropped > 0 ? fmt::format("**{}** between the ends, and of no use any more.",
                                         counted(dropped, "point lies", "points lie"))
                           : "There are no others.";
  } else {
    out.body = fmt::format(
        "Each point is given to one {} that it lies in front of: **{} outside**. {} in front of none: "
        "in the {} or on its boundary, and dropped for good.",
        h.w.facet, h.trace.left_at_start, counted(dropped, "lies", "lie"), simplex);
    if (h.trace.left_at_start == 0)
      out.body = fmt::format(
          "**None**: no point lies in front of {}. {} in the {} or on its boundary, and of no use any more.",
          h.aFacet(), dropped == 1 ? "The other one lies" : fmt::format("The other {} lie", dropped), simplex);
    else if (dropped == 0)
      out.body =
          fmt::format("Each point is given to one {} that it lies in front of: **{} outside**, none left in the {}.",
                      h.w.facet, h.trace.left_at_start, simplex);
  }
  out.brief = h.trace.left_at_start == 0 || h.trace.facets.empty()
                  ? "None."
                  : fmt::format("{}; each is given to one {} it sees.",
                                counted(h.trace.left_at_start, "point", "points"), h.w.facet);
  for (const auto& facet : h.trace.facets) {
    if (!facet.aliveBefore(1) || facet.outside.size() == 0) continue;
    out.tests.push_back({h.names(facet), counted(facet.outside.size(), "point", "points"),
                         "up to " + number(facet.height), Mood::neutral});
  }
  addCounts(h, h.trace.left_at_start, facetsBefore(h, 1), out);
}

int leftBefore(const HullTelling& h) {
  const int k = h.t.moment.record;
  return k > 0 ? h.trace.steps[static_cast<std::size_t>(k - 1)].left : h.trace.left_at_start;
}

void tellFurthest(const HullTelling& h, Caption& out) {
  const auto& step = h.step();
  const auto& facet = h.facet(step.facet);
  out.title = "Which point is added?";
  const int count = facet.outside.size();
  out.body = fmt::format("{} = {}, {} above this {}", h.name(step.point), h.vector(h.run.at(step.point)),
                         number(step.height), h.w.facet);
  out.body += count == 1 ? ", the only point that it was given."
                         : fmt::format(
                               ", is the **furthest** of the {} points that it was given: nothing lies beyond it, so "
                               "it is on the boundary of the hull.",
                               count);
  out.brief = fmt::format("{}, the furthest of its {}: {} away.", h.name(step.point), h.w.facet, number(step.height));
  for (int i = facet.outside.begin; i < facet.outside.end && i - facet.outside.begin < kMostFacetRows; ++i) {
    const int point = h.trace.outside[static_cast<std::size_t>(i)];
    const double height =
        glm::dot(facet.normal, h.run.growth->points[static_cast<std::size_t>(point)]) - facet.distance;
    out.tests.push_back(row("height of " + h.name(point), height, point == step.point ? "furthest" : "",
                            point == step.point ? Mood::good : Mood::muted));
  }
  addCounts(h, leftBefore(h), facetsBefore(h, h.t.moment.record + 1), out);
}

void tellVisible(const HullTelling& h, Caption& out) {
  const auto& step = h.step();
  const int fallen = step.removed.size();
  out.title = fmt::format("Which {} does it see?", h.w.facets);
  out.body = fmt::format("{} lies in front of **{}**. A hull has no point in front of {}: {}.", h.name(step.point),
                         counted(fallen, h.w.facet, h.w.facets), h.aFacet(), fallen == 1 ? "it falls" : "they fall");
  out.brief = fmt::format("{}: {}.", counted(fallen, h.w.facet, h.w.facets), fallen == 1 ? "it falls" : "they fall");
  const dvec3 p = h.run.growth->points[static_cast<std::size_t>(step.point)];
  for (int i = step.removed.begin; i < step.removed.end && i - step.removed.begin < kMostFacetRows; ++i) {
    const auto& facet = h.facet(h.trace.removed[static_cast<std::size_t>(i)]);
    out.tests.push_back(row(h.names(facet), glm::dot(facet.normal, p) - facet.distance, "falls", Mood::bad));
  }
  addCounts(h, leftBefore(h), facetsBefore(h, h.t.moment.record + 1), out);
}

void tellHullHorizon(const HullTelling& h, Caption& out) {
  const auto& step = h.step();
  out.title = "Where does the hole end?";
  if (h.trace.rank == 2)
    out.body = fmt::format(
        "The **horizon** is two vertices, each between an edge that falls and one that stays: the lines "
        "from {} through them touch the polygon.",
        h.name(step.point));
  else
    out.body = fmt::format(
        "The **horizon** is a ring of {}, each between a facet that falls and one that stays: the "
        "outline of the hull, seen from {}.",
        counted(step.horizon.size(), "ridge", "ridges"), h.name(step.point));
  out.brief = h.trace.rank == 2
                  ? "At two vertices: the **horizon**."
                  : fmt::format("At a ring of {}: the **horizon**.", counted(step.horizon.size(), "ridge", "ridges"));
  addCounts(h, leftBefore(h), facetsBefore(h, h.t.moment.record + 1), out);
}

/// V − E + F of the hull before a step, counted.
Fact eulerFact(const HullTelling& h, int step) {
  std::set<int> vertices;
  std::set<std::pair<int, int>> edges;
  int facets = 0;
  for (const auto& facet : h.trace.facets) {
    if (!facet.aliveBefore(step)) continue;
    ++facets;
    for (std::size_t i = 0; i < 3; ++i) {
      vertices.insert(facet.vertices[i]);
      edges.insert(std::minmax(facet.vertices[i], facet.vertices[(i + 1) % 3]));
    }
  }
  const int euler = static_cast<int>(vertices.size()) - static_cast<int>(edges.size()) + facets;
  return {"V − E + F", fmt::format("{} − {} + {} = {}", vertices.size(), edges.size(), facets, euler),
          euler == 2 ? "closed" : "open"};
}

void tellFacets(const HullTelling& h, Caption& out) {
  const auto& step = h.step();
  const int facets = facetsBefore(h, h.t.moment.record + 2);
  out.title = "What closes the hole?";
  out.body = fmt::format(
      "Each of the {} {} of the horizon becomes {} with {}: {} for {} that fell. The {} is closed and convex again.",
      step.horizon.size(), h.w.ridges, h.aFacet(), h.name(step.point),
      counted(step.added.size(), "new one", "new ones"), step.removed.size(), h.w.polytope);
  out.brief =
      fmt::format("{}, for {} that fell.", counted(step.added.size(), "new one", "new ones"), step.removed.size());
  if (h.trace.rank == 3) out.facts.push_back(eulerFact(h, h.t.moment.record + 2));
  addCounts(h, leftBefore(h), facets, out);
  out.facts.back().note = fmt::format("−{} +{}", step.removed.size(), step.added.size());
}

void tellDropped(const HullTelling& h, Caption& out) {
  const auto& step = h.step();
  const int dropped = step.dropped.size();
  int orphans = -1;  // the point itself
  for (int i = step.removed.begin; i < step.removed.end; ++i)
    orphans += h.facet(h.trace.removed[static_cast<std::size_t>(i)]).outside.size();
  out.title = "Who is still outside?";
  if (orphans == 0)
    out.body = fmt::format("The {} that fell had no other points. ", step.removed.size() == 1 ? h.w.facet : h.w.facets);
  else
    out.body =
        fmt::format("The {} of the fallen {} {} given to the new ones. {} ",
                    orphans == 1 ? "one point" : fmt::format("{} points", orphans),
                    step.removed.size() == 1 ? h.w.facet : h.w.facets, orphans == 1 ? "is" : "are",
                    dropped == 0 ? orphans == 1 ? "It lies in front of one: it is not dropped."
                                                : "Each lies in front of one: none is dropped."
                                 : fmt::format("**{}** in front of none of them: in the hull already, and dropped.",
                                               counted(dropped, "lies", "lie")));
  out.body += step.left == 0 ? "**No point is outside** any more."
                             : fmt::format("{} outside; the next {} with points is taken.",
                                           counted(step.left, "point is", "points are"), h.w.facet);
  out.brief = step.left == 0 ? "No point any more." : fmt::format("{}.", counted(step.left, "point is", "points are"));
  for (int i = step.added.begin; i < step.added.end; ++i) {
    const auto& facet = h.facet(i);
    if (facet.outside.size() > 0 && static_cast<int>(out.tests.size()) < kMostFacetRows)
      out.tests.push_back({h.names(facet), counted(facet.outside.size(), "point", "points"),
                           "up to " + number(facet.height), Mood::neutral});
  }
  addCounts(h, step.left, facetsBefore(h, h.t.moment.record + 2), out);
}

/// What tells a sub-step, in the order of SubStep; a line of the pseudocode for each.
constexpr std::array kTellHull{tellSimplex,     tellOutside, tellFurthest, tellVisible,
                               tellHullHorizon, tellFacets,  tellDropped,  tellHullResult};
static_assert(kTellHull.size() ==
              static_cast<std::size_t>(SubStep::hull_result) - static_cast<std::size_t>(SubStep::hull_simplex) + 1);

int hullStep(const Telling& t) { return static_cast<int>(t.moment.sub_step) - static_cast<int>(SubStep::hull_simplex); }

}  // namespace

std::string hullOverline(const Telling& t, int step, int steps) {
  const HullTelling h{t};
  const Study study = h.run.of;
  const std::string of = fmt::format("Hull of {}", study == Study::hull_a   ? "A"
                                                   : study == Study::hull_b ? "B"
                                                                            : "A ⊖ B");
  if (t.moment.sub_step == SubStep::hull_result)
    return of + " · " + counted(static_cast<int>(h.trace.steps.size()), "point", "points") + " added";
  const std::string where = t.stepText(step, steps);
  if (t.moment.record < 0) return of + " · start" + where;
  return of + fmt::format(" · point {}", t.moment.record + 1) + where;
}

void tellHull(const Telling& t, Caption& out) {
  const HullTelling h{t};
  kTellHull[static_cast<std::size_t>(hullStep(t))](h, out);
}

Pseudocode hullPseudocode(const Telling& t) { return {kHullLines, hullStep(t)}; }

}  // namespace gjklab

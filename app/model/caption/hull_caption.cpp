// The captions of a growing hull: starting simplex, points outside, furthest point, visible facets, horizon, new
// facets, points dropped.

#include "model/caption/code_lines.h"
#include "model/caption/hull_caption_context.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <set>
#include <utility>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

constexpr int kMostFacetRows = 10;

const CodeLines kHullLines{
    translatable("begin with a large simplex"),        translatable("assign points to facets they see"),
    translatable("p = point furthest from a facet"),   translatable("drop every facet that p sees"),
    translatable("horizon: the rim of the hole"),      translatable("join p to the horizon"),
    translatable("reassign points of dropped facets"), translatable("repeat from 3 while any are left"),
};

std::string whyFlat(const HullCaptionContext& h) {
  switch (h.trace.rank) {
    case 0:
      return tr("All points coincide: the hull is **a point**.");
    case 1:
      return tr("All points lie on one line: the hull is **a segment**, between the two ends.");
    default:
      return tr("All points lie in one plane: the hull is **a polygon in space**, and grows within that plane.");
  }
}

std::string pointsText(int count) { return trn("{n} point", "{n} points", count); }

void addCounts(const HullCaptionContext& h, int outside, int facets, Caption& out) {
  out.facts.push_back({tr("points"), std::to_string(h.run.pointCount()),
                       h.trace.repeated.empty() ? "" : tr("{n} repeated", arg("n", h.trace.repeated.size()))});
  // Translators: how many points are outside of the hull; "none left", "left": outside.
  out.facts.push_back({tr("outside"), std::to_string(outside), outside == 0 ? tr("none left") : trc("points", "left")});
  if (h.trace.rank > 1) out.facts.push_back({h.inSpace() ? tr("facets") : tr("edges"), std::to_string(facets), ""});
}

int facetsBefore(const HullCaptionContext& h, int step) {
  return static_cast<int>(std::count_if(h.trace.facets.begin(), h.trace.facets.end(),
                                        [&](const auto& facet) { return facet.aliveBefore(step); }));
}

/// What the simplex begins with, by how many points it has.
std::string simplexSentence(const HullCaptionContext& h) {
  const auto name = [&h](const char* of, int i) { return arg(of, h.name(h.trace.simplex[i])); };
  switch (h.trace.simplex.size()) {
    case 2:
      if (h.trace.rank != h.run.dimension) return "";
      return tr("{p} and {q} are the extreme points: on a line they are the whole hull.", name("p", 0), name("q", 1));
    case 3:
      return tr(
          "{p} and {q} are the extremes along the longest axis; {r} is the point furthest from their line. Points "
          "inside the **triangle** of the three need no further test.",
          name("p", 0), name("q", 1), name("r", 2));
    case 4:
      return tr(
          "{p} and {q} are the extremes along the longest axis; {r} is furthest from their line, {s} from the plane of "
          "the three. Points inside the **tetrahedron** of the four need no further test.",
          name("p", 0), name("q", 1), name("r", 2), name("s", 3));
    default:
      return "";
  }
}

void tellSimplex(const HullCaptionContext& h, Caption& out) {
  static constexpr const char* kBegins[] = {
      "", translatable("With the only point."), translatable("With the two ends."),
      translatable("With three points far apart."), translatable("With four points far apart.")};
  out.title = tr("How does the hull begin?");
  if (h.trace.rank < h.run.dimension) out.body = whyFlat(h);
  const int corners = std::clamp(h.trace.simplex.size(), 0, 4);
  if (corners > 0) out.brief = tr(kBegins[corners]);
  addSentence(out.body, simplexSentence(h));
  if (!h.trace.repeated.empty())
    addSentence(out.body,
                trn("{n} point repeats another and is left out.", "{n} points repeat others and are left out.",
                    static_cast<long long>(h.trace.repeated.size())));
  for (const int point : h.trace.simplex) out.facts.push_back({h.name(point), h.vector(h.run.at(point)), ""});
  out.facts.push_back({tr("points"), std::to_string(h.run.pointCount()), ""});
}

/// Where the points are, once the simplex is there.
std::string outsideSentences(const HullCaptionContext& h, int dropped) {
  const int left = h.trace.left_at_start;
  const bool space = h.inSpace();
  if (h.trace.facets.empty() || (left == 0 && (h.trace.rank == 1 || dropped == 0)))
    return dropped > 0 ? trn("**{n} point lies** between the ends, and is dropped.",
                             "**{n} points lie** between the ends, and are dropped.", dropped)
                       : tr("There are no others.");
  if (left > 0 && dropped == 0)
    return space ? trn("**{n} point lies outside**, and is given to one facet that it lies in front of; none is left "
                       "in the tetrahedron.",
                       "**{n} points lie outside**; each is given to one facet that it lies in front of, and none is "
                       "left in the tetrahedron.",
                       left)
                 : trn("**{n} point lies outside**, and is given to one edge that it lies in front of; none is left "
                       "in the triangle.",
                       "**{n} points lie outside**; each is given to one edge that it lies in front of, and none is "
                       "left in the triangle.",
                       left);
  std::string text, others;
  if (left == 0) {
    text =
        space ? tr("**None**: no point lies in front of a facet.") : tr("**None**: no point lies in front of an edge.");
    others = space ? trn("The other one lies in the tetrahedron or on its boundary, and is dropped.",
                         "The other {n} lie in the tetrahedron or on its boundary, and are dropped.", dropped)
                   : trn("The other one lies in the triangle or on its boundary, and is dropped.",
                         "The other {n} lie in the triangle or on its boundary, and are dropped.", dropped);
  } else {
    text = space ? trn("**{n} point lies outside**, and is given to one facet that it lies in front of.",
                       "**{n} points lie outside**; each is given to one facet that it lies in front of.", left)
                 : trn("**{n} point lies outside**, and is given to one edge that it lies in front of.",
                       "**{n} points lie outside**; each is given to one edge that it lies in front of.", left);
    others =
        space
            ? trn("{n} lies in front of none: it is in the tetrahedron or on its boundary, and is dropped for good.",
                  "{n} lie in front of none: they are in the tetrahedron or on its boundary, and are dropped for good.",
                  dropped)
            : trn("{n} lies in front of none: it is in the triangle or on its boundary, and is dropped for good.",
                  "{n} lie in front of none: they are in the triangle or on its boundary, and are dropped for good.",
                  dropped);
  }
  addSentence(text, others);
  return text;
}

/// How many points a facet has in front of it, and how far the furthest is away.
TestRow outsideRow(const HullCaptionContext& h, const gjk::HullFacetRecord<3>& facet) {
  return {h.names(facet), pointsText(facet.outside.size()), tr("up to {height}", arg("height", number(facet.height))),
          Mood::neutral};
}

void tellOutside(const HullCaptionContext& h, Caption& out) {
  const int left = h.trace.left_at_start;
  out.title = tr("Which points lie outside?");
  out.body = outsideSentences(h, h.trace.dropped_at_start.size());
  if (left == 0 || h.trace.facets.empty())
    out.brief = tr("None.");
  else
    out.brief = h.inSpace() ? trn("{n} point; it is given to one facet it sees.",
                                  "{n} points; each is given to one facet it sees.", left)
                            : trn("{n} point; it is given to one edge it sees.",
                                  "{n} points; each is given to one edge it sees.", left);
  for (const auto& facet : h.trace.facets)
    if (facet.aliveBefore(1) && facet.outside.size() > 0) out.tests.push_back(outsideRow(h, facet));
  addCounts(h, left, facetsBefore(h, 1), out);
}

int leftBefore(const HullCaptionContext& h) {
  const int k = h.t.moment.record;
  return k > 0 ? h.trace.steps[static_cast<std::size_t>(k - 1)].left : h.trace.left_at_start;
}

void tellFurthest(const HullCaptionContext& h, Caption& out) {
  const auto& step = h.step();
  const auto& facet = h.facet(step.facet);
  const int count = facet.outside.size();
  const Argument point = arg("point", h.name(step.point)), at = arg("at", h.vector(h.run.at(step.point)));
  const Argument away = arg("height", number(step.height)), n = arg("n", count);
  out.title = tr("Which point is added?");
  if (count == 1)
    out.body = h.inSpace()
                   ? tr("{point} = {at}, {height} above this facet, is the only point given to it.", point, at, away)
                   : tr("{point} = {at}, {height} above this edge, is the only point given to it.", point, at, away);
  else
    out.body = h.inSpace()
                   ? tr("{point} = {at}, {height} above this facet, is the **furthest** of the {n} points given to it.",
                        point, at, away, n)
                   : tr("{point} = {at}, {height} above this edge, is the **furthest** of the {n} points given to it.",
                        point, at, away, n);
  out.brief = h.inSpace() ? tr("{point}, furthest from its facet: {height} away.", point, away)
                          : tr("{point}, furthest from its edge: {height} away.", point, away);
  for (int i = facet.outside.begin; i < facet.outside.end && i - facet.outside.begin < kMostFacetRows; ++i) {
    const int other = h.trace.outside[static_cast<std::size_t>(i)];
    const double height =
        glm::dot(facet.normal, h.run.growth->points[static_cast<std::size_t>(other)]) - facet.distance;
    out.tests.push_back(row(tr("height of {point}", arg("point", h.name(other))), height,
                            other == step.point ? tr("furthest") : "", other == step.point ? Mood::good : Mood::muted));
  }
  addCounts(h, leftBefore(h), facetsBefore(h, h.t.moment.record + 1), out);
}

void tellVisible(const HullCaptionContext& h, Caption& out) {
  const auto& step = h.step();
  const int removed = step.removed.size();
  const Argument point = arg("point", h.name(step.point));
  if (h.inSpace()) {
    out.title = tr("Which facets does it see?");
    out.body = trn(
        "{point} lies in front of **{n} facet**. A hull has no point in front of a facet, so that facet is removed.",
        "{point} lies in front of **{n} facets**. A hull has no point in front of a facet, so those facets are "
        "removed.",
        removed, point);
    out.brief = trn("{n} facet: it is removed.", "{n} facets: they are removed.", removed);
  } else {
    out.title = tr("Which edges does it see?");
    out.body = trn(
        "{point} lies in front of **{n} edge**. A hull has no point in front of an edge, so that edge is removed.",
        "{point} lies in front of **{n} edges**. A hull has no point in front of an edge, so those edges are removed.",
        removed, point);
    out.brief = trn("{n} edge: it is removed.", "{n} edges: they are removed.", removed);
  }
  const dvec3 p = h.run.growth->points[static_cast<std::size_t>(step.point)];
  for (int i = step.removed.begin; i < step.removed.end && i - step.removed.begin < kMostFacetRows; ++i) {
    const auto& facet = h.facet(h.trace.removed[static_cast<std::size_t>(i)]);
    out.tests.push_back(row(h.names(facet), glm::dot(facet.normal, p) - facet.distance, tr("removed"), Mood::bad));
  }
  addCounts(h, leftBefore(h), facetsBefore(h, h.t.moment.record + 1), out);
}

void tellHullHorizon(const HullCaptionContext& h, Caption& out) {
  const auto& step = h.step();
  const Argument point = arg("point", h.name(step.point));
  out.title = tr("What is the rim of the hole?");
  if (h.inSpace()) {
    const int ridges = step.horizon.size();
    out.body =
        trn("The **horizon** is a ring of {n} ridge, each between a facet that is removed and one that stays: the "
            "outline of the hull, seen from {point}.",
            "The **horizon** is a ring of {n} ridges, each between a facet that is removed and one that stays: the "
            "outline of the hull, seen from {point}.",
            ridges, point);
    out.brief = trn("A ring of {n} ridge: the **horizon**.", "A ring of {n} ridges: the **horizon**.", ridges);
  } else {
    out.body =
        tr("The **horizon** is two vertices, each between an edge that is removed and one that stays: the lines from "
           "{point} through them touch the polygon.",
           point);
    out.brief = tr("Two vertices: the **horizon**.");
  }
  addCounts(h, leftBefore(h), facetsBefore(h, h.t.moment.record + 1), out);
}

/// V − E + F of the hull before a step, counted.
Fact eulerFact(const HullCaptionContext& h, int step) {
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
  return {tr("V − E + F"), fmt::format("{} − {} + {} = {}", vertices.size(), edges.size(), facets, euler),
          euler == 2 ? trc("surface", "closed") : trc("surface", "open")};
}

void tellFacets(const HullCaptionContext& h, Caption& out) {
  const auto& step = h.step();
  const int added = step.added.size(), removed = step.removed.size();
  const Argument point = arg("point", h.name(step.point)), ridges = arg("ridges", step.horizon.size()),
                 left_out = arg("removed", removed);
  out.title = tr("What closes the hole?");
  out.body = h.inSpace() ? trn("Each of the {ridges} ridges of the horizon becomes a facet with {point}: {n} new one "
                               "for {removed} removed. The polytope is closed and convex again.",
                               "Each of the {ridges} ridges of the horizon becomes a facet with {point}: {n} new ones "
                               "for {removed} removed. The polytope is closed and convex again.",
                               added, ridges, point, left_out)
                         : trn("Each of the {ridges} vertices of the horizon becomes an edge with {point}: {n} new one "
                               "for {removed} removed. The polygon is closed and convex again.",
                               "Each of the {ridges} vertices of the horizon becomes an edge with {point}: {n} new "
                               "ones for {removed} removed. The polygon is closed and convex again.",
                               added, ridges, point, left_out);
  out.brief = trn("{n} new one, for {removed} removed.", "{n} new ones, for {removed} removed.", added, left_out);
  if (h.inSpace()) out.facts.push_back(eulerFact(h, h.t.moment.record + 2));
  addCounts(h, leftBefore(h), facetsBefore(h, h.t.moment.record + 2), out);
  out.facts.back().note = fmt::format("−{} +{}", removed, added);
}

/// The number of points of the removed facets, without the added point.
std::string handedOn(const HullCaptionContext& h, int orphans) {
  const auto& step = h.step();
  const int removed = step.removed.size(), dropped = step.dropped.size();
  if (orphans == 0)
    return h.inSpace()
               ? trn("The removed facet had no other points.", "The removed facets had no other points.", removed)
               : trn("The removed edge had no other points.", "The removed edges had no other points.", removed);
  std::string text = h.inSpace() ? trn("{n} point loses its facet.", "{n} points lose their facets.", orphans)
                                 : trn("{n} point loses its edge.", "{n} points lose their edges.", orphans);
  if (dropped == 0) {
    addSentence(text,
                h.inSpace()
                    ? trn("It lies in front of a new facet and is assigned to it, so it is not dropped.",
                          "Each lies in front of a new facet and is assigned to it, so none is dropped.", orphans)
                    : trn("It lies in front of a new edge and is assigned to it, so it is not dropped.",
                          "Each lies in front of a new edge and is assigned to it, so none is dropped.", orphans));
    return text;
  }
  addSentence(
      text, h.inSpace()
                ? trn("**{n} lies** in front of no new facet: it is in the hull already, and is dropped.",
                      "**{n} lie** in front of no new facet: they are in the hull already, and are dropped.", dropped)
                : trn("**{n} lies** in front of no new edge: it is in the hull already, and is dropped.",
                      "**{n} lie** in front of no new edge: they are in the hull already, and are dropped.", dropped));
  if (const int assigned = orphans - dropped; assigned > 0)
    addSentence(
        text, h.inSpace()
                  ? trn("The other one is assigned to a new facet.", "The others are assigned to new facets.", assigned)
                  : trn("The other one is assigned to a new edge.", "The others are assigned to new edges.", assigned));
  return text;
}

std::string leftSentence(const HullCaptionContext& h, int left) {
  if (left == 0) return tr("**No point is outside** any more.");
  return h.inSpace()
             ? trn("{n} point is still outside, so the run continues with the next facet that has points.",
                   "{n} points are still outside, so the run continues with the next facet that has points.", left)
             : trn("{n} point is still outside, so the run continues with the next edge that has points.",
                   "{n} points are still outside, so the run continues with the next edge that has points.", left);
}

void tellDropped(const HullCaptionContext& h, Caption& out) {
  const auto& step = h.step();
  int orphans = -1;  // the point itself
  for (int i = step.removed.begin; i < step.removed.end; ++i)
    orphans += h.facet(h.trace.removed[static_cast<std::size_t>(i)]).outside.size();
  out.title = tr("Which points are still outside?");
  out.body = handedOn(h, orphans);
  addSentence(out.body, leftSentence(h, step.left));
  out.brief =
      step.left == 0 ? tr("No points are left.") : trn("{n} point is outside.", "{n} points are outside.", step.left);
  for (int i = step.added.begin; i < step.added.end; ++i) {
    const auto& facet = h.facet(i);
    if (facet.outside.size() > 0 && static_cast<int>(out.tests.size()) < kMostFacetRows)
      out.tests.push_back(outsideRow(h, facet));
  }
  addCounts(h, step.left, facetsBefore(h, h.t.moment.record + 2), out);
}

/// What tells a sub-step, in the order of SubStep; a line of the pseudocode for each.
constexpr std::array kTellHull{tellSimplex,     tellOutside, tellFurthest, tellVisible,
                               tellHullHorizon, tellFacets,  tellDropped,  tellHullResult};
static_assert(kTellHull.size() ==
              static_cast<std::size_t>(SubStep::hull_result) - static_cast<std::size_t>(SubStep::hull_simplex) + 1);

int hullStep(const CaptionContext& t) {
  return static_cast<int>(t.moment.sub_step) - static_cast<int>(SubStep::hull_simplex);
}

}  // namespace

std::string hullOverline(const CaptionContext& t, int step, int steps) {
  const HullCaptionContext h{t};
  const Study study = h.run.of;
  const char* points = study == Study::hull_a ? "A" : study == Study::hull_b ? "B" : "A ⊖ B";
  const std::string of = tr("Hull of {points}", arg("points", points)) + " · ";
  if (t.moment.sub_step == SubStep::hull_result)
    return of + trn("{n} point added", "{n} points added", static_cast<long long>(h.trace.steps.size()));
  const std::string where = t.stepText(step, steps);
  return of + (t.moment.record < 0 ? tr("start") : tr("point {n}", arg("n", t.moment.record + 1))) + where;
}

void tellHull(const CaptionContext& t, Caption& out) {
  const HullCaptionContext h{t};
  kTellHull[static_cast<std::size_t>(hullStep(t))](h, out);
}

Pseudocode hullPseudocode(const CaptionContext& t) { return {translated(kHullLines), hullStep(t)}; }

}  // namespace gjklab

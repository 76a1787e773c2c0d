// The captions of EPA: nearest facet, support, bound test.

#include "model/caption/epa_caption.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>
#include <vector>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

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

/// Values that are rounding errors relative to the size of A ⊖ B are shown as 0.
double cleared(const CaptionContext& t, double value) {
  return std::abs(value) <= 1e-15 * t.run.trace.scale ? 0 : value;
}

/// Of a record that has a nearest facet.
double distanceOfClosest(const CaptionContext& t) { return cleared(t, closestFacet(t.run.trace, t.epa())->distance); }

double reachOf(const CaptionContext& t) { return cleared(t, glm::dot(t.epa().support.w, t.epa().direction)); }

/// Whether A ⊖ B reaches past the nearest facet by more than the tolerance.
bool reachesPast(const CaptionContext& t) {
  return reachOf(t) - distanceOfClosest(t) > t.scene.query.epa_tolerance * t.run.trace.scale;
}

/// What EPA's polytope was made from.
std::string startSentence(const CaptionContext& t) {
  if (t.run.trace.gjk.empty()) return "";  // a log of EPA alone
  static constexpr PerDimension<const char*> kFull{translatable("EPA starts from GJK's interval."),
                                                   translatable("EPA starts from GJK's triangle."),
                                                   translatable("EPA starts from GJK's tetrahedron.")};
  static const PerDimension<KindForms> kGrown{
      KindForms{.point = translatable("EPA adds support points to GJK's point to make an interval.")},
      KindForms{.vertex = translatable("EPA adds support points to GJK's vertex to make a polygon."),
                .edge = translatable("EPA adds support points to GJK's edge to make a polygon.")},
      KindForms{.vertex = translatable("EPA adds support points to GJK's vertex to make a polytope."),
                .edge = translatable("EPA adds support points to GJK's edge to make a polytope."),
                .face = translatable("EPA adds support points to GJK's face to make a polytope.")}};
  const gjk::Feature kept = t.run.trace.gjk.back().kept;
  if (gjk::vertexCount(kept) == t.run.dimension + 1) return tr(t.form(kFull));
  return tr(t.form(kGrown[t.dimensionIndex()], kept));
}

/// How many facets of the polytope of this moment are as near to O as the closest one, itself among them.
int nearestFacets(const CaptionContext& t) {
  const auto& facets = t.run.trace.polytope.facets;
  const double nearest = distanceOfClosest(t), rounding = 1e-14 * t.run.trace.scale;
  return static_cast<int>(std::count_if(facets.begin(), facets.end(), [&](const auto& facet) {
    return facet.aliveAt(t.epa().iteration) && std::abs(facet.distance - nearest) <= rounding;
  }));
}

/// Which facet it is; the one taken, where several are equally near.
std::string nearestSentence(const CaptionContext& t, int facets) {
  static constexpr PerDimension<const char*> kOne{
      translatable("Of its {n} ends, the one nearest to O has the outward normal n = {normal}."),
      translatable("Of its {n} edges, the one nearest to O has the outward normal n = {normal}."),
      translatable("Of its {n} facets, the one nearest to O has the outward normal n = {normal}.")};
  static constexpr PerDimension<const char*> kAll{
      translatable("Both of its ends are equally near to O; the one with the outward normal n = {normal} is taken."),
      translatable(
          "All {n} of its edges are equally near to O; the one with the outward normal n = {normal} is taken."),
      translatable(
          "All {n} of its facets are equally near to O; the one with the outward normal n = {normal} is taken.")};
  static constexpr PerDimension<const char*> kSome{
      kAll[0],
      translatable(
          "Of its {n} edges, {near} are equally near to O; the one with the outward normal n = {normal} is taken."),
      translatable(
          "Of its {n} facets, {near} are equally near to O; the one with the outward normal n = {normal} is taken.")};
  const int nearest = nearestFacets(t);
  return tr(t.form(nearest < 2         ? kOne
                   : nearest == facets ? kAll
                                       : kSome),
            arg("n", facets), arg("near", nearest), arg("normal", t.vector(t.epa().direction)));
}

const char* nearestTitle(const CaptionContext& t) {
  static constexpr PerDimension<const char*> kTitles{translatable("Which end is nearest to O?"),
                                                     translatable("Which edge is nearest to O?"),
                                                     translatable("Which facet is nearest to O?")};
  return tr(t.form(kTitles));
}

/// The facet is in front of O: what it proves.
void tellNearestProves(const CaptionContext& t, double distance, Caption& out) {
  static constexpr PerDimension<ShapeForms> kInside{
      ShapeForms{
          translatable(
              "This end lies {distance} from O. The interval lies within A ⊖ B, so the depth is at least {distance}."),
          translatable("This end lies {distance} from O. The interval lies within the cores' difference, so the cores' "
                       "depth is at least {distance}.")},
      ShapeForms{
          translatable(
              "This edge lies {distance} from O. The polygon lies within A ⊖ B, so the depth is at least {distance}."),
          translatable("This edge lies {distance} from O. The polygon lies within the cores' difference, so the cores' "
                       "depth is at least {distance}.")},
      ShapeForms{translatable("This facet lies {distance} from O. The polytope lies within A ⊖ B, so the depth is at "
                              "least {distance}."),
                 translatable("This facet lies {distance} from O. The polytope lies within the cores' difference, so "
                              "the cores' depth is at least {distance}.")}};
  // The bound is computed in another order, so it may differ in the last digit.
  const bool best = distance >= (1 - 1e-9) * cleared(t, t.epa().lower_bound);
  const Argument shown = arg("distance", number(distance));
  addSentence(out.body, tr(t.form(kInside), shown));
  addSentence(out.body, best ? tr("This is its **lower bound**.") : tr("More than that is already proven."));
  out.brief = best ? tr("This one, {distance} away: the depth is at least that.", shown)
                   : tr("This one, {distance} away: more is already proven.", shown);
}

void tellNearestFacet(const CaptionContext& t, const PolytopeCount& count, Caption& out) {
  static constexpr PerDimension<const char*> kThroughO{translatable("O lies on it: the interval proves no depth yet."),
                                                       translatable("O lies on it: the polygon proves no depth yet."),
                                                       translatable("O lies on it: the polytope proves no depth yet.")};
  static constexpr PerDimension<const char*> kOutside{
      translatable("O lies {distance} outside it: the interval does not reach around O yet."),
      translatable("O lies {distance} outside it: the polygon does not reach around O yet."),
      translatable("O lies {distance} outside it: the polytope does not reach around O yet.")};
  const double distance = distanceOfClosest(t);
  out.title = nearestTitle(t);
  if (t.moment.record == 0) out.body = startSentence(t);
  addSentence(out.body, nearestSentence(t, count.facets));
  if (distance > 0) {
    tellNearestProves(t, distance, out);
  } else if (distance == 0) {
    addSentence(out.body, tr(t.form(kThroughO)));
    out.brief = tr("This one, through O: no depth is proven yet.");
  } else {
    const Argument outside = arg("distance", number(-distance));
    addSentence(out.body, tr(t.form(kOutside), outside));
    out.brief = tr("This one: O is still {distance} outside it.", outside);
  }
  out.tests.push_back(row(tr("distance of F"), distance, distance >= t.epa().lower_bound ? tr("lower bound") : ""));
}

const char* reachTitle(const CaptionContext& t) {
  static constexpr PerDimension<ShapeForms> kTitles{
      ShapeForms{translatable("Does A ⊖ B reach past this end?"),
                 translatable("Does the cores' difference pass this end?")},
      ShapeForms{translatable("Does A ⊖ B reach past this edge?"),
                 translatable("Does the cores' difference pass this edge?")},
      ShapeForms{translatable("Does A ⊖ B reach past this facet?"),
                 translatable("Does the cores' difference pass this facet?")}};
  return tr(t.form(kTitles));
}

void tellFacetSupport(const CaptionContext& t, const PolytopeCount&, Caption& out) {
  static constexpr PerDimension<const char*> kPast{
      translatable("So w = {w} lies {reach} along n: {past} past the end."),
      translatable("So w = {w} lies {reach} along n: {past} past the edge."),
      translatable("So w = {w} lies {reach} along n: {past} past the facet.")};
  static constexpr PerDimension<const char*> kNoFurther{
      translatable("So w = {w} lies {reach} along n: no further than the end."),
      translatable("So w = {w} lies {reach} along n: no further than the edge."),
      translatable("So w = {w} lies {reach} along n: no further than the facet.")};
  static constexpr ShapeForms kUpper{
      translatable("Moving B by w·n along n ends the overlap: an **upper bound**."),
      translatable("Moving B by w·n along n ends the cores' overlap: an **upper bound**.")};
  const auto& record = t.epa();
  const double distance = distanceOfClosest(t);
  const Argument reach = arg("reach", number(reachOf(t))), past = arg("past", number(reachOf(t) - distance));
  out.title = reachTitle(t);
  out.body = pairSentence(t, record.support, "n");
  addSentence(out.body,
              tr(t.form(reachesPast(t) ? kPast : kNoFurther), arg("w", t.vector(record.support.w)), reach, past));
  addSentence(out.body, tr(t.form(kUpper)));
  out.brief = reachesPast(t) ? tr("Yes, by {past}: w lies {reach} along n.", past, reach)
                             : tr("No: w lies {reach} along n, no further.", reach);
  out.tests.push_back(row(tr("distance of F"), distance));
  out.tests.push_back(
      row("w·n", reachOf(t), reachOf(t) <= record.upper_bound ? tr("upper bound") : tr("no better bound")));
}

/// How the bounds came to meet.
std::string meeting(const CaptionContext& t) {
  static constexpr PerDimension<ShapeForms> kBoundary{
      ShapeForms{translatable("A ⊖ B reaches no further along n than this end, so the end is on the boundary."),
                 translatable(
                     "The cores' difference reaches no further along n than this end, so the end is on the boundary.")},
      ShapeForms{
          translatable("A ⊖ B reaches no further along n than this edge, so the edge is on the boundary."),
          translatable(
              "The cores' difference reaches no further along n than this edge, so the edge is on the boundary.")},
      ShapeForms{
          translatable("A ⊖ B reaches no further along n than this facet, so the facet is on the boundary."),
          translatable(
              "The cores' difference reaches no further along n than this facet, so the facet is on the boundary.")}};
  static constexpr PerDimension<const char*> kEarlier{
      translatable("The nearest end is as far out as an upper bound found earlier."),
      translatable("The nearest edge is as far out as an upper bound found earlier."),
      translatable("The nearest facet is as far out as an upper bound found earlier.")};
  return tr(reachesPast(t) ? t.form(kEarlier) : t.form(kBoundary));
}

/// The depth, and which way it is measured. An upper bound that was found before, along another n, stays the answer.
std::string depthSentence(const CaptionContext& t, double depth) {
  static constexpr ShapeForms kAlong{
      translatable("The bounds agree within the tolerance: the depth is **{depth}**, along n = {n}."),
      translatable("The bounds agree within the tolerance: the cores' depth is **{depth}**, along n = {n}.")};
  static constexpr ShapeForms kEarlier{
      translatable("The bounds agree within the tolerance: the depth is **{depth}**, along the n that first proved "
                   "this upper bound, {n}."),
      translatable("The bounds agree within the tolerance: the cores' depth is **{depth}**, along the n that first "
                   "proved this upper bound, {n}.")};
  constexpr double kSame = 1e-9;
  const auto& normal = t.run.trace.result.normal;
  const std::string n = t.vector(normal);
  const bool same = glm::distance(normal, t.epa().direction) <= kSame || n == t.vector(t.epa().direction);
  return tr(t.form(same ? kAlong : kEarlier), arg("depth", number(depth)), arg("n", n));
}

std::string depthBounds(const CaptionContext& t, double lower, double upper) {
  static constexpr ShapeForms kBetween{translatable("The depth lies between {lower} and {upper}."),
                                       translatable("The cores' depth lies between {lower} and {upper}.")};
  static constexpr ShapeForms kAt{translatable("The depth is {value} in all digits shown."),
                                  translatable("The cores' depth is {value} in all digits shown.")};
  return boundsSentence(t.form(kBetween), t.form(kAt), lower, upper);
}

/// Why w joins.
std::string expandSentence(const CaptionContext& t, double gap) {
  static constexpr PerDimension<ShapeForms> kForms{
      ShapeForms{translatable("The gap of {gap} is more than the tolerance allows: the end is not on the boundary of A "
                              "⊖ B, so w joins the interval."),
                 translatable("The gap of {gap} is more than the tolerance allows: the end is not on the boundary of "
                              "the cores' difference, so w joins the interval.")},
      ShapeForms{translatable("The gap of {gap} is more than the tolerance allows: the edge is not on the boundary of "
                              "A ⊖ B, so w joins the polygon."),
                 translatable("The gap of {gap} is more than the tolerance allows: the edge is not on the boundary of "
                              "the cores' difference, so w joins the polygon.")},
      ShapeForms{translatable("The gap of {gap} is more than the tolerance allows: the facet is not on the boundary of "
                              "A ⊖ B, so w joins the polytope."),
                 translatable("The gap of {gap} is more than the tolerance allows: the facet is not on the boundary of "
                              "the cores' difference, so w joins the polytope.")}};
  return tr(t.form(kForms), arg("gap", number(gap)));
}

void tellBound(const CaptionContext& t, const PolytopeCount&, Caption& out) {
  static constexpr ShapeForms kYes{translatable("Yes: the depth is **{depth}**."),
                                   translatable("Yes: the cores' depth is **{depth}**.")};
  // In a room the picture shows the bounds of the shapes alone.
  static constexpr ShapeForms kNotYet{translatable("Not yet: {range}, so w joins."),
                                      translatable("Not yet: {range} with radii, so w joins.")};
  const auto& record = t.epa();
  const double lower = cleared(t, record.lower_bound), upper = cleared(t, record.upper_bound), gap = upper - lower;
  const double radii = t.cores() ? t.run.trace.radius_sum : 0;
  const Argument range = arg("range", rangeText(lower, upper));
  out.title = tr("Do the bounds agree?");
  out.tests.push_back(row(tr("lower bound"), lower));
  out.tests.push_back(row(tr("upper bound"), upper));
  switch (record.decision) {
    case gjk::EpaDecision::expand:
      out.body = depthBounds(t, lower, upper);
      addSentence(out.body, expandSentence(t, gap));
      out.brief = briefOf(
          {tr(t.form(kNotYet), arg("range", rangeText(lower + radii, upper + radii))), tr("Not yet: w joins.")});
      out.tests.push_back(row(tr("gap"), gap, tr("go on")));
      break;
    case gjk::EpaDecision::done:
      out.body = meeting(t);
      addSentence(out.body, depthSentence(t, upper));
      out.brief = tr(t.form(kYes), arg("depth", number(upper)));
      out.tests.push_back(row(tr("gap"), gap, trc("gap between bounds", "closed"), Mood::good));
      break;
    case gjk::EpaDecision::stopped:
      out.body = depthBounds(t, lower, upper);
      addSentence(out.body, tr("EPA stops here."));
      addSentence(out.body, reasonSentence(t, t.run.trace.result.termination));
      out.brief = tr("No, and EPA stops: {range}.", range);
      out.tests.push_back(row(tr("gap"), gap, terminationText(t.run.trace.result.termination), Mood::bad));
      break;
  }
}

void addPolytopeFacts(const CaptionContext& t, const PolytopeCount& count, Caption& out) {
  const auto& record = t.epa();
  const bool changes = record.new_vertex >= 0 && t.moment.sub_step >= SubStep::epa_horizon;
  const bool grown = changes && t.moment.sub_step == SubStep::epa_rebuild;  // the counts are those after it
  out.facts.push_back({tr("vertices"), std::to_string(count.vertices), grown ? "+1" : ""});
  if (t.run.dimension == 1) return;
  out.facts.push_back({t.run.dimension == 2 ? tr("edges") : tr("facets"), std::to_string(count.facets),
                       grown     ? fmt::format("−{} +{}", record.removed.size(), record.added.size())
                       : changes ? tr(t.run.textbook ? translatable("{n} removed") : translatable("{n} seen by w"),
                                      arg("n", record.removed.size()))
                                 : ""});
  if (t.run.dimension == 3) {
    const int euler = count.vertices - count.edges + count.facets;
    out.facts.push_back(
        {tr("V − E + F"), number(euler), euler == 2 ? trc("surface", "closed") : trc("surface", "open")});
  }
}

/// A log may name no facet, or only vertices that it does not have.
void tellNoFacet(const CaptionContext& t, Caption& out) {
  static constexpr PerDimension<const char*> kBody{
      translatable("None: this record names no end whose vertices it contains."),
      translatable("None: this record names no edge whose vertices it contains."),
      translatable("None: this record names no facet whose vertices it contains.")};
  static constexpr PerDimension<const char*> kBrief{translatable("None: the record has no such end."),
                                                    translatable("None: the record has no such edge."),
                                                    translatable("None: the record has no such facet.")};
  out.title = nearestTitle(t);
  out.body = tr(t.form(kBody));
  out.brief = tr(t.form(kBrief));
}

}  // namespace

void tellEpa(const CaptionContext& t, Caption& out) {
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

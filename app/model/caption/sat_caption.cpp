// The captions of the separating axis test: the origin of each axis, its two shadows, and the list of all axes.

#include "model/caption/caption_parts.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

using gjk::SatAxisKind;
using gjk::SatSkip;
using Mood = TestRow::Mood;

/// More rows than this are cut to those around the present one: numbers and algorithm stay in sight below them.
constexpr int kMostAxisRows = 12;

const SatRun& sat(const CaptionContext& t) { return *t.run.sat; }
const SatAxisRow& axisOf(const CaptionContext& t) { return sat(t).axis(t.moment.record); }

/// "gap 0.5", "way out 1.2": how far B is to be moved along n, to or from touching.
std::string separationText(double separation) {
  return separation > 0 ? tr("gap {gap}", arg("gap", number(separation)))
                        : tr("way out {way}", arg("way", number(std::abs(separation))));
}

/// Why the normal of a side or a face is on the list.
std::string whyFace(const CaptionContext& t, const SatAxisRow& axis) {
  if (t.run.dimension == 1) return tr("On the number line there is one axis: the line itself.");
  const Argument body = arg("body", axis.kind == SatAxisKind::face_a ? "A" : "B");
  const Argument n = arg("n", t.vector(axis.direction));
  const bool along = looksAlong(axis);
  if (t.run.dimension == 2) {
    std::string text = tr("Every edge of A ⊖ B comes from an edge of A or an edge of B.");
    addSentence(
        text,
        along ? tr("So the normal of the highlighted edge of {body} is tested: n = {n}.", body, n)
              : tr("So the normal of the highlighted edge of {body} is tested, turned to point from A to B: n = {n}.",
                   body, n));
    return text;
  }
  std::string text = tr("Every face of A ⊖ B comes from a face of A, a face of B, or an edge of each.");
  addSentence(
      text, along
                ? tr("So the normal of the highlighted face of {body} is tested: n = {n}.", body, n)
                : tr("So the normal of the highlighted face of {body} is tested, turned to point from A to B: n = {n}.",
                     body, n));
  return text;
}

/// Why this axis is on the list.
std::string whySentence(const CaptionContext& t, const SatAxisRow& axis) {
  const Argument n = arg("n", t.vector(axis.direction));
  switch (axis.kind) {
    case SatAxisKind::face_a:
    case SatAxisKind::face_b:
      return whyFace(t, axis);
    case SatAxisKind::edge_pair:
      return tr(
          "A face of A ⊖ B may also come from two edges, one of each body. So an axis perpendicular to both "
          "highlighted edges is tested: n = {n}.",
          n);
    case SatAxisKind::flat:
      return tr(
          "Both bodies are flat, so A ⊖ B may be, too: then it also has edges within its plane. n = {n} is "
          "perpendicular to one of them.",
          n);
    case SatAxisKind::nearest_points:
      return tr(
          "The cores are apart, and the radii may still bridge the gap where a vertex or an edge is nearest. The line "
          "through the nearest points of the cores settles that: n = {n}.",
          n);
  }
  return "";
}

std::string briefWhy(const CaptionContext& t, const SatAxisRow& axis) {
  const Argument body = arg("body", axis.kind == SatAxisKind::face_a ? "A" : "B");
  switch (axis.kind) {
    case SatAxisKind::face_a:
    case SatAxisKind::face_b:
      if (t.run.dimension == 1) return tr("The number line itself: it is the only one.");
      if (t.run.dimension == 2)
        return vectorBrief(t, translatable("Perpendicular to this edge of {body}: n = {v}."), axis.direction,
                           translatable("Perpendicular to this edge of {body}."), {body});
      return vectorBrief(t, translatable("Perpendicular to this face of {body}: n = {v}."), axis.direction,
                         translatable("Perpendicular to this face of {body}."), {body});
    case SatAxisKind::edge_pair:
      return tr("Two edges make a face of A ⊖ B, and n its normal.");
    case SatAxisKind::flat:
      return tr("Perpendicular to an edge within the plane of A ⊖ B.");
    case SatAxisKind::nearest_points:
      return tr("Through the nearest points of the cores.");
  }
  return "";
}

/// "Left out before it: 2 parallel to an axis tested already, 1 pair of parallel edges."
std::string skippedSentence(const CaptionContext& t) {
  int same = 0, parallel = 0;
  for (int i = t.moment.record - 1; i >= 0 && sat(t).axis(i).skip != SatSkip::tested; --i)
    ++(sat(t).axis(i).skip == SatSkip::same_as_before ? same : parallel);
  if (same + parallel == 0) return "";
  if (parallel == 0)
    return trn("Left out before it: {n} parallel to an axis already tested.",
               "Left out before it: {n} parallel to an axis already tested.", same);
  if (same == 0)
    return trn("Left out before it: {n} pair of parallel edges.", "Left out before it: {n} pairs of parallel edges.",
               parallel);
  return trn("Left out before it: {same} parallel to an axis already tested, and {n} pair of parallel edges.",
             "Left out before it: {same} parallel to an axis already tested, and {n} pairs of parallel edges.",
             parallel, arg("same", same));
}

TestRow listRow(const CaptionContext& t, int i, int upto) {
  const SatRun& run = sat(t);
  const SatAxisRow& axis = run.axis(i);
  TestRow row{fmt::format("{}{} {}", i == t.moment.record ? "→" : "\u00a0", i + 1, axisSource(axis, t.run.dimension)),
              "", "", Mood::neutral};
  row.here = i == t.moment.record;
  if (axis.skip != SatSkip::tested) {
    row.verdict = axis.skip == SatSkip::same_as_before ? tr("same as {n}", arg("n", axis.same_as + 1)) : tr("parallel");
    row.mood = Mood::muted;
    return row;
  }
  if (i > upto) {
    row.mood = Mood::muted;
    return row;
  }
  row.value = separationText(axis.separation);
  const bool best = i == run.bestUpTo(upto);
  if (i == run.first_separating) row.verdict = tr("separates");
  if (best) row.verdict = axis.separation > 0 ? tr("widest") : tr("least");
  if (best || i == run.first_separating) row.mood = Mood::good;
  return row;
}

/// The axis of this moment is near the top, below the best one so far, so that a short panel shows both.
void addList(const CaptionContext& t, Caption& out, int upto) {
  constexpr int kRowsBefore = 2, kAllAtOnce = 8;
  const SatRun& run = sat(t);
  const int count = static_cast<int>(run.axes.size());
  const int here = t.moment.record >= 0 ? t.moment.record : run.deciding;
  const int first = count <= kAllAtOnce ? 0 : std::max(0, here - kRowsBefore);
  const int last = std::min(count, first + kMostAxisRows);
  const int best = run.bestUpTo(upto);
  const bool apart = best >= 0 && best < first;
  if (apart) out.axes.push_back(listRow(t, best, upto));
  if (first > (apart ? 1 : 0))
    out.axes.push_back({"\u00a0" + (apart ? trn("… {n} other before", "… {n} others before", first - 1)
                                          : tr("… {n} before", arg("n", first))),
                        "", "", Mood::muted});
  for (int i = first; i < last; ++i) out.axes.push_back(listRow(t, i, upto));
  if (last < count) out.axes.push_back({"\u00a0" + tr("… {n} more", arg("n", count - last)), "", "", Mood::muted});
}

void tellAxis(const CaptionContext& t, Caption& out) {
  const SatAxisRow& axis = axisOf(t);
  out.title = axis.kind == SatAxisKind::edge_pair ? tr("Why an axis from two edges?") : tr("Which axis is tested?");
  out.body = whySentence(t, axis);
  addSentence(out.body, skippedSentence(t));
  out.brief = briefWhy(t, axis);
}

/// Where a shadow is counted from: the world's origin, as the number line and the captions of GJK do; A's position
/// where that is so far away that the digits shown would not tell the two shadows apart.
struct Counted {
  double from = 0;
  bool from_a = false;
};

Counted countedFrom(const CaptionContext& t, const SatAxisRow& axis) {
  constexpr double kFar = 20;  // times the extent of both shadows
  const double low = std::min(axis.shadow_a.low, axis.shadow_b.low);
  const double high = std::max(axis.shadow_a.high, axis.shadow_b.high);
  const double position = glm::dot(t.scene.a.position, axis.direction);
  if (std::abs(position) > kFar * (high - low)) return {0, true};
  return {position, false};
}

/// How far the shadows overlap, and how far B's is to be moved along n to end that: more, where one holds the other.
std::string overlapSentence(const SatAxisRow& axis) {
  const double overlap =
      std::min(axis.shadow_a.high, axis.shadow_b.high) - std::max(axis.shadow_a.low, axis.shadow_b.low);
  const Argument length = arg("overlap", number(overlap)), way = arg("way", number(-axis.separation));
  if (length.text == way.text)
    return tr("Yes: they overlap by {overlap}, so this axis does not separate A and B.", length);
  return tr(
      "Yes: they overlap by {overlap}, so this axis does not separate A and B. To leave A's shadow along n, B has to "
      "move {way}.",
      length, way);
}

/// Whether B's shadow begins and ends after A's.
bool followsA(const SatAxisRow& axis) {
  return axis.shadow_b.low > axis.shadow_a.low && axis.shadow_b.high > axis.shadow_a.high;
}

/// Where the shadows begin and end; where B's follows A's, only where they meet.
std::string spansSentence(const SatAxisRow& axis, const Counted& counted) {
  const auto place = [&](const char* name, double at) { return arg(name, number(counted.from + at)); };
  const Argument a_low = place("a_low", axis.shadow_a.low), a_high = place("a_high", axis.shadow_a.high);
  const Argument b_low = place("b_low", axis.shadow_b.low), b_high = place("b_high", axis.shadow_b.high);
  if (followsA(axis))
    return counted.from_a ? tr("Along n, from A's position, A's shadow ends at {a_high}, and B's begins at {b_low}.",
                               a_high, b_low)
                          : tr("Along n, A's shadow ends at {a_high}, and B's begins at {b_low}.", a_high, b_low);
  return counted.from_a
             ? tr("Along n, from A's position, A's shadow reaches from {a_low} to {a_high}, B's from {b_low} "
                  "to {b_high}.",
                  a_low, a_high, b_low, b_high)
             : tr("Along n, A's shadow reaches from {a_low} to {a_high}, B's from {b_low} to {b_high}.", a_low, a_high,
                  b_low, b_high);
}

/// "No: there is a gap."
std::string gapSentence(const CaptionContext& t, double gap) {
  static constexpr PerDimension<const char*> kForms{
      translatable("No: there is a **gap** of {gap}, so a point fits between the shapes."),
      translatable("No: there is a **gap** of {gap}, so a line perpendicular to n fits between the shapes."),
      translatable("No: there is a **gap** of {gap}, so a plane perpendicular to n fits between the shapes.")};
  return tr(t.form(kForms), arg("gap", number(gap)));
}

/// The last axis tested by this step.
int lastTested(const CaptionContext& t) {
  if (t.moment.sub_step == SubStep::result) return static_cast<int>(sat(t).axes.size()) - 1;
  return t.moment.sub_step == SubStep::sat_shadows ? t.moment.record : t.moment.record - 1;
}

/// "4 tested", "all tested", "9 tested, 3 left out": of the axes up to this step.
std::string testedSoFar(const CaptionContext& t) {
  const SatRun& run = sat(t);
  const int last = lastTested(t);
  const auto end = run.axes.begin() + last + 1;
  const auto tested = static_cast<int>(
      std::count_if(run.axes.begin(), end, [](const SatAxisRow& axis) { return axis.skip == SatSkip::tested; }));
  if (tested <= last)
    return tr("{tested} tested, {left_out} left out", arg("tested", tested), arg("left_out", last + 1 - tested));
  return last + 1 == static_cast<int>(run.axes.size()) ? tr("all tested") : tr("{n} tested", arg("n", tested));
}

void tellShadows(const CaptionContext& t, Caption& out) {
  const SatRun& run = sat(t);
  const SatAxisRow& axis = axisOf(t);
  const Counted counted = countedFrom(t, axis);
  const bool separates = axis.separation > 0;
  out.title = tr("Do the two shadows overlap?");
  out.body = spansSentence(axis, counted);
  if (separates) {
    addSentence(out.body, gapSentence(t, axis.separation));
    out.brief = tr("No: there is a gap of {gap}.", arg("gap", number(axis.separation)));
    if (t.moment.record == run.first_separating && run.tested > 1)
      addSentence(out.body, tr("For a yes-or-no answer the test would stop here; another axis may have a wider gap."));
  } else {
    addSentence(out.body, overlapSentence(axis));
    out.brief = tr("Yes. The way out along n is {way}.", arg("way", number(-axis.separation)));
  }
  if (run.bestUpTo(t.moment.record) == t.moment.record && run.tested > 1 && t.moment.record > 0)
    addSentence(out.body,
                separates ? tr("This is the widest gap so far.") : tr("This is the shortest way out so far."));
  out.tests.push_back(row(tr("max of A"), counted.from + axis.shadow_a.high));
  out.tests.push_back(row(tr("min of B"), counted.from + axis.shadow_b.low));
  out.tests.push_back(row(tr("min B − max A"), axis.separation, separates ? tr("gap") : tr("overlap"),
                          separates ? Mood::good : Mood::neutral));
}

}  // namespace

void tellSeparatingAxes(const CaptionContext& t, Caption& out) {
  if (t.moment.sub_step == SubStep::sat_shadows)
    tellShadows(t, out);
  else
    tellAxis(t, out);
  addList(t, out, lastTested(t));
}

void tellSeparatingAxesResult(const CaptionContext& t, Caption& out) {
  const SatRun& run = sat(t);
  const auto& result = t.run.trace.result;
  const SatAxisRow& axis = run.axis(run.deciding);
  const Argument number_of = arg("n", run.deciding + 1);
  const Argument which =
      arg("axis", axis.kind == SatAxisKind::edge_pair
                      ? tr("axis {n}, A's edge {a} × B's edge {b}", number_of, arg("a", axis.feature_a + 1),
                           arg("b", axis.feature_b + 1))
                      : tr("axis {n}, {source}", number_of, arg("source", axisSource(axis, t.run.dimension))));
  const Argument normal = arg("normal", t.vector(result.normal));
  if (result.status == gjk::Status::separated) {
    const Argument gap = arg("gap", number(axis.separation));
    out.title = tr("Separated: which axis proves it?");
    out.body =
        tr("Along n = {normal} ({axis}) there is a gap of **{gap}**, the widest of all. The shapes are at least that "
           "far apart; exactly that far if the segment between their nearest points is parallel to n (this test does "
           "not check that).",
           normal, which, gap);
    out.brief = tr("Axis {n}: its gap of {gap} is the widest.", number_of, gap);
  } else if (result.status == gjk::Status::touching) {
    out.title = tr("Touching: which axis proves it?");
    out.body =
        tr("No axis has a gap, and along n = {normal} ({axis}) the shadows only just meet: the shapes **touch**.",
           normal, which);
    out.brief = tr("Axis {n}: there the shadows only just meet.", number_of);
  } else {
    const Argument depth = arg("depth", number(result.depth));
    out.title = tr("Intersecting: what is the shortest way out?");
    out.body =
        tr("No axis has a gap, so the shapes **intersect**. The shortest way out is **{depth}** along n = {normal} "
           "({axis}).",
           depth, normal, which);
    out.brief = tr("Move B by **{depth}** along n, axis {n}.", depth, number_of);
  }
  if (run.radius_a + run.radius_b > 0)
    addSentence(out.body,
                tr("The radii, {sum} in total, widen every shadow.", arg("sum", number(run.radius_a + run.radius_b))));
  addList(t, out, static_cast<int>(run.axes.size()));
}

void addSeparatingAxesFacts(const CaptionContext& t, Caption& out) {
  const SatRun& run = sat(t);
  out.facts.push_back({tr("axes"), std::to_string(run.axes.size()), testedSoFar(t)});
  // EPA measures how deep the cores overlap.
  const gjk::Result<3>& result = t.run.trace.result;
  const bool epa = result.status == gjk::Status::intersecting &&
                   (result.depth > run.radius_a + run.radius_b || t.scene.query.rounding == gjk::Rounding::support);
  out.facts.push_back({epa ? "GJK, EPA" : "GJK", trn("{n} iteration", "{n} iterations", run.gjk_iterations), ""});
  out.facts.push_back(
      {epa ? tr("their support calls") : tr("its support calls"), std::to_string(run.gjk_support_calls), ""});
}

Pseudocode separatingAxesCode(const CaptionContext& t) {
  // One line each in the narrowest inspector.
  static constexpr PerDimension<const char*> kAxes{translatable("axes: the number line itself"),
                                                   translatable("axes: edge normals of A and B"),
                                                   translatable("axes: face normals, edge × edge")};
  Pseudocode code{{tr(t.form(kAxes)), tr("each axis once, n from A to B:"), tr("\u00a0 shadows: min, max of p·n"),
                   tr("\u00a0 s = min of B − max of A"), tr("\u00a0 if s > 0: separated"),
                   tr("\u00a0 keep n of the greatest s"), tr("no s > 0: depth = −s, normal n")},
                  -1};
  if (t.moment.sub_step == SubStep::result) {
    code.current = t.run.trace.result.status == gjk::Status::separated ? 5 : 6;
  } else if (t.moment.sub_step == SubStep::sat_axis) {
    code.current = 1;
  } else {
    code.current = axisOf(t).separation > 0 ? 4 : 3;
  }
  return code;
}

}  // namespace gjklab

// The separating axis test, told: where each axis comes from, what the two shadows on it say, and the list of all.

#include "model/caption/caption_parts.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

using gjk::SatAxisKind;
using gjk::SatSkip;
using Mood = TestRow::Mood;

/// More rows than this are cut to those around the present one: numbers and algorithm stay in sight below them.
constexpr int kMostAxisRows = 12;

const SatRun& sat(const Telling& t) { return *t.run.sat; }
const SatAxisRow& axisOf(const Telling& t) { return sat(t).axis(t.moment.record); }

/// "end", "side", "face": what a facet of a polytope is called.
const char* faceWord(int dimension) { return dimension == 1 ? "end" : dimension == 2 ? "side" : "face"; }

/// "A face 2", "edge 1 × edge 3": A's and B's. With a letter and an index they would look like vertices.
std::string sourceOf(const Telling& t, const SatAxisRow& axis) {
  const char* face = faceWord(t.run.dimension);
  switch (axis.kind) {
    case SatAxisKind::face_a:
      return fmt::format("A {} {}", face, axis.feature_a + 1);
    case SatAxisKind::face_b:
      return fmt::format("B {} {}", face, axis.feature_b + 1);
    case SatAxisKind::edge_pair:
      return fmt::format("edge {} × edge {}", axis.feature_a + 1, axis.feature_b + 1);
    case SatAxisKind::flat:
      return "flat bodies";
    case SatAxisKind::nearest_points:
      return "nearest points";
  }
  return "";
}

/// "gap 0.5", "way out 1.2": how far B is to be moved along n, to or from touching.
std::string separationText(double separation) {
  return (separation > 0 ? "gap " : "way out ") + number(std::abs(separation));
}

/// Why this axis is on the list.
std::string whySentence(const Telling& t, const SatAxisRow& axis) {
  const int dimension = t.run.dimension;
  switch (axis.kind) {
    case SatAxisKind::face_a:
    case SatAxisKind::face_b: {
      if (dimension == 1) return "On the number line there is one axis: the line itself.";
      const char* body = axis.kind == SatAxisKind::face_a ? "A" : "B";
      return fmt::format(
          "Every {0} of A ⊖ B comes from {1}. So the normal of the lit {0} of {2} is tested{4}: n = {3}.",
          faceWord(dimension),
          dimension == 2 ? "a side of A or a side of B" : "a face of A, a face of B, or an edge of each", body,
          t.vector(axis.direction), looksAlong(axis) ? "" : ", turned round to lead from A to B");
    }
    case SatAxisKind::edge_pair:
      return fmt::format(
          "Faces of A ⊖ B also come from two edges, one of each body. "
          "Square to both lit edges, n = A's edge × B's edge = {}.",
          t.vector(axis.direction));
    case SatAxisKind::flat:
      return fmt::format(
          "Both bodies are flat, so A ⊖ B may be, too: then it also has sides within its plane. "
          "n = {} is square to one of them.",
          t.vector(axis.direction));
    case SatAxisKind::nearest_points:
      return fmt::format(
          "The cores are apart, and the radii may still bridge the gap where a corner or an edge is nearest. "
          "The line through the nearest points of the cores settles that: n = {}.",
          t.vector(axis.direction));
  }
  return "";
}

std::string briefWhy(const Telling& t, const SatAxisRow& axis) {
  const char* body = axis.kind == SatAxisKind::face_a ? "A" : "B";
  switch (axis.kind) {
    case SatAxisKind::face_a:
    case SatAxisKind::face_b:
      if (t.run.dimension == 1) return "The number line itself: it is the only one.";
      return briefOf(t, fmt::format("Square to this {} of {}: n = {{}}.", faceWord(t.run.dimension), body),
                     axis.direction, fmt::format("Square to this {} of {}.", faceWord(t.run.dimension), body).c_str());
    case SatAxisKind::edge_pair:
      return "Two edges make a face of A ⊖ B: n is square to both.";
    case SatAxisKind::flat:
      return "Square to a side within the plane of A ⊖ B.";
    case SatAxisKind::nearest_points:
      return "Through the nearest points of the cores.";
  }
  return "";
}

/// "Left out before it: 2 parallel to an axis tested already, 1 pair of parallel edges."
std::string skippedSentence(const Telling& t) {
  int same = 0, parallel = 0;
  for (int i = t.moment.record - 1; i >= 0 && sat(t).axis(i).skip != SatSkip::tested; --i)
    ++(sat(t).axis(i).skip == SatSkip::same_as_before ? same : parallel);
  if (same + parallel == 0) return "";
  std::string text = " Left out before it: ";
  if (same > 0) text += fmt::format("{} parallel to an axis tested already", same);
  if (parallel > 0)
    text += fmt::format("{}{}", same > 0 ? ", " : "",
                        counted(parallel, "pair of parallel edges", "pairs of parallel edges"));
  return text + ".";
}

TestRow listRow(const Telling& t, int i, int upto) {
  const SatRun& run = sat(t);
  const SatAxisRow& axis = run.axis(i);
  TestRow row{fmt::format("{}{} {}", i == t.moment.record ? "→" : "\u00a0", i + 1, sourceOf(t, axis)), "", "",
              Mood::neutral};
  row.here = i == t.moment.record;
  if (axis.skip != SatSkip::tested) {
    row.verdict = axis.skip == SatSkip::same_as_before ? fmt::format("same as {}", axis.same_as + 1) : "parallel";
    row.mood = Mood::muted;
    return row;
  }
  if (i > upto) {
    row.mood = Mood::muted;
    return row;
  }
  row.value = separationText(axis.separation);
  const bool best = i == run.bestUpTo(upto);
  if (i == run.first_separating) row.verdict = "separates";
  if (best) row.verdict = axis.separation > 0 ? "widest" : "least";
  if (best || i == run.first_separating) row.mood = Mood::good;
  return row;
}

/// The axis of this moment stands near the top, under the best one so far: a short panel shows both.
void addList(const Telling& t, Caption& out, int upto) {
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
    out.axes.push_back(
        {fmt::format("\u00a0… {} before", apart ? counted(first - 1, "other", "others") : std::to_string(first)), "",
         "", Mood::muted});
  for (int i = first; i < last; ++i) out.axes.push_back(listRow(t, i, upto));
  if (last < count) out.axes.push_back({fmt::format("\u00a0… {} more", count - last), "", "", Mood::muted});
}

void tellAxis(const Telling& t, Caption& out) {
  const SatAxisRow& axis = axisOf(t);
  out.title = axis.kind == SatAxisKind::edge_pair ? "Why an axis from two edges?" : "Which axis is tested?";
  out.body = whySentence(t, axis) + skippedSentence(t);
  out.brief = briefWhy(t, axis);
}

/// Where a shadow is counted from: the world's origin, as the number line and the captions of GJK do; A's position
/// where that is so far away that the digits shown would not tell the two shadows apart.
struct Counted {
  double from = 0;
  bool from_a = false;
};

Counted countedFrom(const Telling& t, const SatAxisRow& axis) {
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
  const std::string length = number(overlap), way = number(-axis.separation);
  if (length == way)
    return fmt::format("Yes, by {}: this axis does not separate them. Moving B that far along n would.", length);
  return fmt::format("Yes, by {}: this axis does not separate them. To leave A's shadow along n, B has to move {}.",
                     length, way);
}

void tellShadows(const Telling& t, Caption& out) {
  const SatRun& run = sat(t);
  const SatAxisRow& axis = axisOf(t);
  const int best = run.bestUpTo(t.moment.record);
  out.title = "Do the two shadows overlap?";
  const auto [from, from_a] = countedFrom(t, axis);
  const std::string spans = fmt::format("Along n{}, A's shadow reaches from {} to {}, B's from {} to {}.",
                                        from_a ? ", from A's position" : "", number(from + axis.shadow_a.low),
                                        number(from + axis.shadow_a.high), number(from + axis.shadow_b.low),
                                        number(from + axis.shadow_b.high));
  if (axis.separation > 0) {
    out.body = fmt::format("{} No: there is a **gap** of {}, so {} fits between the shapes.", spans,
                           number(axis.separation), words(t.run.dimension).between);
    out.brief = fmt::format("No: a gap of {} lies between.", number(axis.separation));
    if (t.moment.record == run.first_separating && run.tested > 1)
      out.body += " For a yes-or-no answer the test would stop here; the other axes tell how wide the gap is.";
  } else {
    out.body = fmt::format("{} {}", spans, overlapSentence(axis));
    out.brief = fmt::format("Yes. To part them along n, move B by {}.", number(-axis.separation));
  }
  if (best == t.moment.record && run.tested > 1 && t.moment.record > 0)
    out.body += axis.separation > 0 ? " It is the widest gap so far." : " It is the shortest way out so far.";
  out.tests.push_back(row("greatest of A", from + axis.shadow_a.high));
  out.tests.push_back(row("least of B", from + axis.shadow_b.low));
  out.tests.push_back(row("least B − greatest A", axis.separation, axis.separation > 0 ? "gap" : "way out",
                          axis.separation > 0 ? Mood::good : Mood::neutral));
}

}  // namespace

void tellSeparatingAxes(const Telling& t, Caption& out) {
  const bool shadows = t.moment.sub_step == SubStep::sat_shadows;
  if (shadows)
    tellShadows(t, out);
  else
    tellAxis(t, out);
  addList(t, out, shadows ? t.moment.record : t.moment.record - 1);
}

void tellSeparatingAxesResult(const Telling& t, Caption& out) {
  const SatRun& run = sat(t);
  const auto& result = t.run.trace.result;
  const SatAxisRow& axis = run.axis(run.deciding);
  const std::string which = fmt::format("axis {}, {}{}", run.deciding + 1, sourceOf(t, axis),
                                        axis.kind == SatAxisKind::edge_pair ? " of A and of B" : "");
  if (result.status == gjk::Status::separated) {
    out.title = "Separated: which axis proves it?";
    out.body = fmt::format(
        "Along n = {} ({}) there is a gap of **{}**, the widest of all. The shapes are at least that far apart; "
        "exactly that far if their nearest points lie along n, which this test does not ask.",
        t.vector(result.normal), which, number(axis.separation));
    out.brief = fmt::format("Axis {}: its gap of {} is the widest.", run.deciding + 1, number(axis.separation));
  } else if (result.status == gjk::Status::touching) {
    out.title = "Touching: which axis says so?";
    out.body = fmt::format("No axis has a gap, and along n = {} ({}) the shadows only just meet: the shapes **touch**.",
                           t.vector(result.normal), which);
    out.brief = fmt::format("Axis {}: there the shadows only just meet.", run.deciding + 1);
  } else {
    out.title = "Intersecting: how to separate them?";
    out.body = fmt::format(
        "No axis has a gap, so the shapes **intersect**. The shortest way out of all shadows: move B by **{}** "
        "along n = {} ({}).",
        number(result.depth), t.vector(result.normal), which);
    out.brief = fmt::format("Move B by **{}** along n, axis {}.", number(result.depth), run.deciding + 1);
  }
  if (run.radius_a + run.radius_b > 0)
    out.body += fmt::format(" The radii, {} together, widen every shadow.", number(run.radius_a + run.radius_b));
  addList(t, out, static_cast<int>(run.axes.size()));
}

void addSeparatingAxesFacts(const Telling& t, Caption& out) {
  const SatRun& run = sat(t);
  out.facts.push_back(
      {"axes", std::to_string(run.axes.size()),
       run.skipped > 0 ? fmt::format("{} tested, {} left out", run.tested, run.skipped) : "all tested"});
  out.facts.push_back({"GJK", counted(run.gjk_iterations, "iteration", "iterations"),
                       counted(run.gjk_support_calls, "support", "supports")});
}

Pseudocode separatingAxesCode(const Telling& t) {
  // One line each in the narrowest inspector.
  const char* axes = t.run.dimension == 1   ? "axes: the number line itself"
                     : t.run.dimension == 2 ? "axes: side normals of A and B"
                                            : "axes: face normals, edge × edge";
  Pseudocode code{{axes, "for each n, no two parallel:", "\u00a0 shadows: least, greatest p·n",
                   "\u00a0 s = least of B − greatest of A", "\u00a0 if s > 0: separated",
                   "\u00a0 keep n of the greatest s", "no s > 0: depth = −s, normal n"},
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

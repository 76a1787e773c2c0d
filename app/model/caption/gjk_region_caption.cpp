// The second half of a GJK iteration: which feature of the simplex is nearest to the origin, and what is kept.

#include "model/caption/gjk_caption.h"
#include "model/frame/feature.h"

#include <cmath>
#include <glm/geometric.hpp>
#include <set>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

constexpr gjk::Feature kNoRim = gjk::kNoFeature;

/// An expression with all letters of a subscript lowered: "Δ_ab(a)" is drawn from "Δ_{ab}(a)".
std::string marked(const std::string& expression) {
  std::string out;
  for (std::size_t i = 0; i < expression.size(); ++i) {
    out += expression[i];
    if (expression[i] != '_') continue;
    std::size_t end = i + 1;
    while (end < expression.size() && expression[end] >= 'a' && expression[end] <= 'z') ++end;
    out.append("{").append(expression, i + 1, end - i - 1).append("}");
    i = end - 1;
  }
  return out;
}

/// The record's sign tests, then the regions that needed none.
void addRegionTests(const gjk::GjkRecord<3>& record, Caption& out) {
  for (const gjk::SignTest& test : record.tests) {
    // A test of doubtful sign may have been overruled by a more exact one: then its verdict excludes nothing.
    const bool excludes = test.excludes != gjk::kNoFeature && test.excludes != record.region;
    std::string verdict = test.holds ? "> 0" : "≤ 0";
    // A volume itself excludes nothing: its sign is what the parts are compared with.
    if (std::string(test.expression).compare(0, 2, "μ") == 0) verdict = test.holds ? "sign +" : "sign −";
    if (excludes) verdict = std::string("not ") + gjk::letters(test.excludes);
    out.tests.push_back(row(marked(test.expression), test.value, verdict, excludes ? Mood::good : Mood::neutral));
  }
  std::string without;
  for (gjk::Feature f = 1; f <= gjk::allOf(record.simplex.size()); ++f)
    if (containsFeature(record.ruled_out, f)) without += (without.empty() ? "" : ", ") + std::string(gjk::letters(f));
  if (!without.empty()) out.tests.push_back({without, "–", "ruled out", Mood::muted});
}

/// What of A and B is behind a feature: "A₂A₃ − B₁". Nothing where a part is round and has no vertices to name.
void addPairsFact(const Telling& t, const gjk::GjkRecord<3>& record, Caption& out) {
  std::set<int> of_a, of_b;
  for (int i = 0; i < record.simplex.size(); ++i) {
    if (!gjk::contains(record.region, i)) continue;
    of_a.insert(record.simplex[i].support.index_a);
    of_b.insert(record.simplex[i].support.index_b);
  }
  if (*of_a.begin() < 0 || *of_b.begin() < 0) return;
  std::string text;
  for (int i : of_a) text.append("A").append(subscript(i));
  text += " − ";
  for (int i : of_b) text.append("B").append(subscript(i));
  out.facts.push_back(
      {std::string("behind ") + gjk::letters(record.region), text, featureKind(record.region, t.run.dimension)});
}

/// The face of a full simplex on which the origin lies exactly, by its weights; none: it is inside.
gjk::Feature rimOf(const gjk::GjkRecord<3>& record) {
  gjk::Feature rim = kNoRim;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (std::abs(record.simplex[i].weight) > 1e-15) rim |= 1u << i;
  return rim == record.region ? kNoRim : rim;
}

/// "**inside the triangle**" and what follows from it.
std::string insideSentence(const Telling& t, const gjk::GjkRecord<3>& record) {
  const char* letters = gjk::letters(record.region);
  const gjk::Feature rim = rimOf(record);
  std::string where = "O lies between *a* and *b*: **inside the interval**.";
  if (record.simplex.size() == 3) where = "O is on the inner side of *ab*, *ac* and *bc*: **inside the triangle**.";
  if (record.simplex.size() == 4) where = "O is on the inner side of all four faces: **inside the tetrahedron**.";
  if (rim != kNoRim)
    where =
        fmt::format("O is nowhere outside: it lies on the rim of the {}, exactly on its {} *{}*.",
                    featureKind(record.region, t.run.dimension), featureKind(rim, t.run.dimension), gjk::letters(rim));
  const char* meet = t.run.trace.result.status == gjk::Status::intersecting ? "intersect" : "meet";
  where += fmt::format(" The simplex holds the origin, so the shapes **{}**.", meet);
  if (!t.run.trace.epa.empty()) where += fmt::format(" EPA continues from *{}*.", letters);
  return where;
}

/// "2 sign tests pick it out of the 4 regions with a; the 3 without are ruled out: w went further than they."
std::string choiceSentence(const Telling& t, const gjk::GjkRecord<3>& record) {
  if (record.tests.empty()) return "";
  if (const std::string own = solverSentence(t); !own.empty()) return own;
  int with_a = 0, ruled_out = 0;
  for (gjk::Feature f = 1; f <= gjk::allOf(record.simplex.size()); ++f) {
    with_a += static_cast<int>(f & 1u);
    ruled_out += containsFeature(record.ruled_out, f) ? 1 : 0;
  }
  std::string text = fmt::format(
      " {} out of the {} regions with *a*",
      record.tests.size() == 1 ? "1 sign test picks it" : fmt::format("{} sign tests pick it", record.tests.size()),
      with_a);
  if (ruled_out > 0)
    text += fmt::format("; the {} without {} ruled out, as O lies on *a*'s side of {}",
                        ruled_out == 1 ? "one" : std::to_string(ruled_out), ruled_out == 1 ? "is" : "are",
                        ruled_out == 1 ? "it" : "them");
  return text + ".";
}

/// "x = 0.29 a + 0.71 b".
std::string combination(const gjk::GjkRecord<3>& record) {
  std::string out;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.region, i))
      out += fmt::format("{}{} *{}*", out.empty() ? "" : " + ", number(record.simplex[i].weight, 3),
                         static_cast<char>('a' + i));
  return out;
}

/// How the closest point's distance changed.
std::string changeSentence(double former, double length) {
  const std::string before = number(former), now = number(length);
  if (former > length && before == now) return fmt::format(" |x| falls by {} to {}.", number(former - length, 2), now);
  if (former > length) return fmt::format(" |x| falls from {} to {}.", before, now);
  return fmt::format(" |x| stays at {}.", now);
}

std::vector<std::string> lettersOf(const gjk::GjkRecord<3>& record, bool kept) {
  std::vector<std::string> out;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.kept, i) == kept) out.emplace_back(1, static_cast<char>('a' + i));
  return out;
}

}  // namespace

void tellRegion(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const char* letters = gjk::letters(record.region);
  const char* kind = featureKind(record.region, t.run.dimension);
  out.title = "Which Voronoi region holds O?";
  addRegionTests(record, out);
  addSolverLedger(t, out);
  addPairsFact(t, record, out);
  const int size = gjk::vertexCount(record.region);
  if (record.simplex.size() == 1) {
    out.body = fmt::format(
        "A simplex of one point leaves no choice: all of space is the region of *a*. The point nearest O is a itself, "
        "x = {}.",
        t.vector(record.simplex[0].support.w));
  } else if (!gjk::contains(record.region, 0)) {
    out.body = fmt::format(
        "By double precision, w brings x no nearer: it is left out, "
        "and the point of *{}* nearest O is found again with twice as many digits.",
        letters);
  } else if (size == t.run.dimension + 1) {
    out.body = insideSentence(t, record);
  } else if (record.decision == gjk::GjkDecision::enclosed) {
    out.body = fmt::format("O lies on the {} *{}* itself: x = O, and the distance is 0.{}", kind, letters,
                           choiceSentence(t, record));
  } else if (t.boolean()) {
    out.body = fmt::format("The sign tests lead to the {} **{}**: O is outside of the simplex, beyond it.{}", kind,
                           letters, choiceSentence(t, record));
  } else if (size == 1) {
    out.body = fmt::format("O lies in the region of the {} **{}**: no point of the simplex is nearer to O than *{}*.{}",
                           kind, letters, letters, choiceSentence(t, record));
  } else {
    out.body = fmt::format("O lies in the region of the {} **{}**: the nearest point is on it, x = {}.{}", kind,
                           letters, combination(record), choiceSentence(t, record));
  }
}

void tellKeep(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  const auto dropped = lettersOf(record, false);
  const char* kept = gjk::letters(record.kept);
  out.title = dropped.empty() ? "What is kept?" : "What is kept, what is dropped?";
  const char* drops = dropped.size() == 1 ? "drops out" : "drop out";
  if (record.decision == gjk::GjkDecision::enclosed) {
    out.body = dropped.empty()
                   ? fmt::format("*{}* holds O: nothing can be nearer, and nothing is dropped.", kept)
                   : fmt::format("*{}* holds O: nothing can be nearer. {} {}.", kept, listed(dropped), drops);
  } else if (t.boolean()) {
    out.body = dropped.empty() ? fmt::format("*{}* stays as it is: the search goes on from there, towards O.", kept)
                               : fmt::format("*{}* stays, {} {}: the search goes on from *{}*, towards O.", kept,
                                             listed(dropped), drops, kept);
  } else {
    const double length = glm::length(record.closest);
    if (dropped.empty() && gjk::vertexCount(record.kept) == 1) {
      out.body = fmt::format("x = {} is the {} *{}* itself.", t.vector(record.closest),
                             featureKind(record.kept, t.run.dimension), kept);
    } else if (dropped.empty()) {
      out.body = fmt::format("x = {} needs all of *{}*.", t.vector(record.closest), kept);
    } else {
      out.body =
          fmt::format("x = {} lies on *{}* alone: {} {}, with weight 0 {} nothing to x.", t.vector(record.closest),
                      kept, listed(dropped), drops, dropped.size() == 1 ? "it adds" : "they add");
    }
    if (before) {
      const double former = glm::length(before->closest);
      out.body += changeSentence(former, length);
      out.tests.push_back(row("|x| before", former));
    } else {
      out.body += fmt::format(" Its distance |x| = {} is the first upper bound.", number(length));
    }
    out.tests.push_back(row("|x|", length, "upper bound"));
  }
  if (record.decision == gjk::GjkDecision::stopped)
    out.body += fmt::format(" GJK stops here: {}.", reason(t, t.run.trace.result.termination));
}

}  // namespace gjklab

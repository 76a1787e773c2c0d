// The second half of a GJK iteration: which feature of the simplex is nearest to the origin, and what is kept.

#include "model/caption/gjk_caption.h"
#include "model/frame/feature.h"
#include "model/frame/region_tests.h"
#include "model/text/sign_test_text.h"

#include <cmath>
#include <glm/geometric.hpp>
#include <set>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

constexpr gjk::Feature kNoRim = gjk::kNoFeature;

}  // namespace

void addRegionTests(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  for (const gjk::SignTest& test : record.tests) {
    // A test of doubtful sign may have been overruled by a more exact one: then its verdict excludes nothing.
    const bool excluding = excludes(record, test);
    TestRow line = row(markedExpression(test.subject, t.names), test.value, verdictOf(t, test, excluding),
                       excluding ? Mood::good : Mood::neutral);
    if (t.test && static_cast<int>(out.tests.size()) > *t.test) {  // still to come
      line.value = line.verdict = "";
      line.mood = Mood::muted;
    }
    line.target = TestTarget{test.subject};
    out.tests.push_back(std::move(line));
  }
  std::string without;
  for (gjk::Feature f = 1; f <= gjk::allOf(record.simplex.size()); ++f)
    if (containsFeature(record.ruled_out, f)) without += (without.empty() ? "" : ", ") + t.names.of(f);
  if (!without.empty()) out.tests.push_back({without, "–", "ruled out", Mood::muted, {}});
}

namespace {

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
  out.facts.push_back({"behind " + t.names.of(record.region), text, featureKind(record.region, t.run.dimension)});
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
  const VertexNames& n = t.names;
  const gjk::Feature rim = rimOf(record);
  std::string where = fmt::format("O lies between *{}* and *{}*: **inside the interval**.", n[0], n[1]);
  if (record.simplex.size() == 3)
    where = fmt::format("O is on the inner side of *{}*, *{}* and *{}*: **inside the triangle**.", n.of(3), n.of(5),
                        n.of(6));
  if (record.simplex.size() == 4) where = "O is on the inner side of all four faces: **inside the tetrahedron**.";
  if (rim != kNoRim)
    where = fmt::format("O is nowhere outside: it lies on the rim of the {}, exactly on its {} *{}*.",
                        featureKind(record.region, t.run.dimension), featureKind(rim, t.run.dimension), n.of(rim));
  const char* meet = t.run.trace.result.status == gjk::Status::intersecting ? "intersect" : "meet";
  where += fmt::format(" The simplex holds the origin, so the {} **{}**.", t.bodies(), meet);
  if (!t.run.trace.epa.empty()) where += fmt::format(" EPA continues from *{}*.", n.of(record.region));
  return where;
}

/// " The 3 without a are ruled out: the new a lies 8.5 past the previous x, so whatever is nearer needs a."
std::string ruledOutSentence(const Telling& t) {
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  int ruled_out = 0;
  for (gjk::Feature f = 1; f <= gjk::allOf(record.simplex.size()); ++f)
    ruled_out += containsFeature(record.ruled_out, f) ? 1 : 0;
  if (ruled_out == 0 || !before) return "";
  const std::string which =
      fmt::format(" {} without *{}* {} ruled out: ", ruled_out == 1 ? "The one" : fmt::format("The {}", ruled_out),
                  t.names[0], ruled_out == 1 ? "is" : "are");
  if (t.boolean())
    return which + fmt::format("d led away from them towards O, and *{}* was found beyond O along it.", t.names[0]);
  // Of every iteration but the first, and of what momentum set out from: −x, for the previous x.
  const dvec3 towards_o = record.momentum ? record.momentum->plain_direction : record.direction;
  const double length = glm::length(towards_o);
  const double past = glm::dot(record.support.w, towards_o) / length + length;
  return which + fmt::format("the new *{0}* lies {1} past the previous x, so whatever is nearer needs *{0}*.",
                             t.names[0], number(past, 3));
}

/// " 2 sign tests pick it out of the 4 regions with a."
std::string choiceSentence(const Telling& t, const gjk::GjkRecord<3>& record) {
  if (record.tests.empty()) return "";
  if (const std::string own = solverSentence(t); !own.empty()) return own;
  const int with_a = 1 << (record.simplex.size() - 1);
  const std::string digits = digitsSentence(t);
  return fmt::format(" {} out of the {} regions with *{}*.",
                     record.tests.size() == 1 ? "1 sign test picks it"
                                              : fmt::format("{} sign tests pick it", record.tests.size()),
                     with_a, t.names[0]) +
         (digits.empty() ? ruledOutSentence(t) : digits);
}

/// "x = 0.29 a + 0.71 b".
std::string combination(const Telling& t, const gjk::GjkRecord<3>& record) {
  std::string out;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.region, i))
      out += fmt::format("{}{} *{}*", out.empty() ? "" : " + ", number(record.simplex[i].weight, 3), t.names[i]);
  return out;
}

/// How the distance of x changed.
std::string changeSentence(double former, double length) {
  const std::string before = number(former), now = number(length);
  if (former > length && before == now) return fmt::format(" |x| falls by {} to {}.", number(former - length, 2), now);
  if (former > length) return fmt::format(" |x| falls from {} to {}.", before, now);
  return fmt::format(" |x| stays at {}.", now);
}

std::vector<std::string> namesOf(const Telling& t, bool kept) {
  const auto& record = t.gjk();
  std::vector<std::string> out;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.kept, i) == kept) out.push_back(t.names[i]);
  return out;
}

}  // namespace

std::string verdictOf(const Telling& t, const gjk::SignTest& test, bool excludes) {
  if (excludes) return "not " + t.names.of(test.excludes);
  // A volume itself excludes nothing: its sign is what the parts are compared with.
  if (test.subject.kind == gjk::TestKind::volume) return test.holds ? "sign +" : "sign −";
  return test.holds ? "> 0" : "≤ 0";
}

void tellRegion(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const std::string letters = t.names.of(record.region);
  const char* kind = featureKind(record.region, t.run.dimension);
  out.title = solverQuestion(t);
  addRegionTests(t, out);
  if (t.test) return tellTest(t, out);
  addSolverLedger(t, out);
  addPairsFact(t, record, out);
  const int size = gjk::vertexCount(record.region);
  const char* solved = t.scene.query.sub_distance == gjk::SubDistance::voronoi ? "That of the" : "They lead to the";
  if (record.simplex.size() == 1) {
    out.body = fmt::format(
        "w is the first vertex of the **simplex**, *{0}*. One point leaves no choice: every place is in its region, "
        "and "
        "the point nearest O is *{0}* itself, x = {1}.",
        letters, t.vector(record.simplex[0].support.w));
    out.brief = fmt::format("One point: every place is in its region, x = *{}*.", letters);
  } else if (!gjk::contains(record.region, 0)) {
    out.body = fmt::format(
        "By double precision, w brings x no nearer: it is left out, "
        "and the point of *{}* nearest O is found again with twice as many digits.",
        letters);
    out.brief = "In doubles w brings x no nearer: it is left out.";
  } else if (size == t.run.dimension + 1) {
    out.body = insideSentence(t, record);
    const gjk::Feature rim = rimOf(record);
    out.brief = rim == kNoRim ? fmt::format("O is inside the {} *{}*.", kind, letters)
                              : fmt::format("O is on the {} *{}* of the {}.", featureKind(rim, t.run.dimension),
                                            t.names.of(rim), kind);
  } else if (record.decision == gjk::GjkDecision::enclosed) {
    out.body = fmt::format("O lies on the {} *{}* itself: x = O, and the distance is 0.{}", kind, letters,
                           choiceSentence(t, record));
    out.brief = fmt::format("O lies on the {} *{}* itself: x = O.", kind, letters);
  } else if (t.boolean()) {
    out.body = fmt::format("The sign tests lead to the {} **{}**: O is outside of the simplex, beyond it.{}", kind,
                           letters, choiceSentence(t, record));
    out.brief = fmt::format("That of the {} *{}*: O lies beyond it.", kind, letters);
  } else if (size == 1) {
    out.body = fmt::format("O lies in the region of the {} **{}**: no point of the simplex is nearer to O than *{}*.{}",
                           kind, letters, letters, choiceSentence(t, record));
    out.brief = fmt::format("{} {} *{}*: x is *{}* itself.", solved, kind, letters, letters);
  } else {
    out.body = fmt::format("O lies in the region of the {} **{}**: the nearest point is on it, x = {}.{}", kind,
                           letters, combination(t, record), choiceSentence(t, record));
    out.brief = fmt::format("{} {} *{}*: x lies on it.", solved, kind, letters);
  }
}

void tellKeep(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  const auto dropped = namesOf(t, false);
  const std::string kept = t.names.of(record.kept);
  out.title = dropped.empty() ? "What is kept?" : "What is kept, what is dropped?";
  const char* drops = dropped.size() == 1 ? "drops out" : "drop out";
  if (record.decision == gjk::GjkDecision::enclosed) {
    out.body = dropped.empty()
                   ? fmt::format("*{}* holds O: nothing can be nearer, and nothing is dropped.", kept)
                   : fmt::format("*{}* holds O: nothing can be nearer. {} {}.", kept, listed(dropped), drops);
    out.brief = fmt::format("*{}* holds O: nothing can be nearer.", kept);
  } else if (t.boolean()) {
    out.body = dropped.empty() ? fmt::format("*{}* stays as it is: the search goes on from there, towards O.", kept)
                               : fmt::format("*{}* stays, {} {}: the search goes on from *{}*, towards O.", kept,
                                             listed(dropped), drops, kept);
    out.brief = dropped.empty() ? fmt::format("*{}* stays: on from there towards O.", kept)
                                : fmt::format("*{}* stays, {} {}.", kept, listed(dropped), drops);
  } else {
    const double length = glm::length(record.closest);
    if (dropped.empty() && gjk::vertexCount(record.kept) == 1) {
      out.body = fmt::format("x = {} is the {} *{}* itself.", t.vector(record.closest),
                             featureKind(record.kept, t.run.dimension), kept);
      out.brief = fmt::format("*{}*, the nearest point: |x| = {}.", kept, number(length));
    } else if (dropped.empty()) {
      out.body = fmt::format("x = {} needs all of *{}*.", t.vector(record.closest), kept);
      out.brief = fmt::format("All of *{}*: x needs it. |x| = {}.", kept, number(length));
    } else {
      out.body =
          fmt::format("x = {} lies on *{}* alone: {} {}, with weight 0 {} nothing to x.", t.vector(record.closest),
                      kept, listed(dropped), drops, dropped.size() == 1 ? "it adds" : "they add");
      out.brief = fmt::format("*{}* stays, {} {}: |x| = {}.", kept, listed(dropped), drops, number(length));
    }
    if (before) {
      const double former = glm::length(before->closest);
      out.body += changeSentence(former, length);
      out.tests.push_back(lengthRow("|x| before", before->closest));
    } else {
      out.body += fmt::format(" Its distance |x| = {} is the first upper bound{}.", number(length), t.ofCores());
    }
    out.tests.push_back(lengthRow("|x|", record.closest, "upper bound"));
  }
  if (record.decision == gjk::GjkDecision::stopped)
    out.body += fmt::format(" GJK stops here: {}.", reason(t, t.run.trace.result.termination));
}

}  // namespace gjklab

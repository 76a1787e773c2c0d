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

void addRegionTests(const CaptionContext& t, Caption& out) {
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
  if (!without.empty()) out.tests.push_back({without, "–", tr("ruled out"), Mood::muted, {}});
}

namespace {

/// The difference of the parts of A and B that contains a feature: "A₂A₃ ⊖ B₁". Nothing for a vertex, whose pair is in
/// the table of the simplex, or where a part is round and has no vertices to name.
void addPairsFact(const CaptionContext& t, const gjk::GjkRecord<3>& record, Caption& out) {
  if (gjk::vertexCount(record.region) == 1) return;
  std::set<int> of_a, of_b;
  for (int i = 0; i < record.simplex.size(); ++i) {
    if (!gjk::contains(record.region, i)) continue;
    of_a.insert(record.simplex[i].support.index_a);
    of_b.insert(record.simplex[i].support.index_b);
  }
  if (*of_a.begin() < 0 || *of_b.begin() < 0) return;
  std::string text;
  for (int i : of_a) text.append("A").append(subscript(i));
  text += " ⊖ ";
  for (int i : of_b) text.append("B").append(subscript(i));
  out.facts.push_back({tr("{feature} lies in", arg("feature", t.names.of(record.region))), text, ""});
}

/// The face of a full simplex on which the origin lies exactly, by its weights; none: it is inside.
gjk::Feature rimOf(const gjk::GjkRecord<3>& record) {
  gjk::Feature rim = kNoRim;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (std::abs(record.simplex[i].weight) > 1e-15) rim |= 1u << i;
  return rim == record.region ? kNoRim : rim;
}

/// Where O is in a full simplex.
std::string placeSentence(const CaptionContext& t, const gjk::GjkRecord<3>& record) {
  static constexpr PerDimension<KindForms> kOnRim{
      KindForms{.point = translatable(
                    "No test puts O outside: it lies on the boundary of the interval, exactly at its end *{rim}*.")},
      KindForms{.vertex = translatable(
                    "No test puts O outside: it lies on the boundary of the triangle, exactly on its vertex *{rim}*."),
                .edge = translatable(
                    "No test puts O outside: it lies on the boundary of the triangle, exactly on its edge *{rim}*.")},
      KindForms{
          .vertex = translatable(
              "No test puts O outside: it lies on the boundary of the tetrahedron, exactly on its vertex *{rim}*."),
          .edge = translatable(
              "No test puts O outside: it lies on the boundary of the tetrahedron, exactly on its edge *{rim}*."),
          .face = translatable(
              "No test puts O outside: it lies on the boundary of the tetrahedron, exactly on its face *{rim}*.")}};
  const VertexNames& n = t.names;
  if (const gjk::Feature rim = rimOf(record); rim != kNoRim)
    return tr(t.form(kOnRim[t.dimensionIndex()], rim), arg("rim", n.of(rim)));
  if (record.simplex.size() == 4) return tr("O is on the inner side of all four faces: **inside the tetrahedron**.");
  if (record.simplex.size() == 3)
    return tr("O is on the inner side of *{ab}*, *{ac}* and *{bc}*: **inside the triangle**.", arg("ab", n.of(3)),
              arg("ac", n.of(5)), arg("bc", n.of(6)));
  return tr("O lies between *{a}* and *{b}*: **inside the interval**.", arg("a", n[0]), arg("b", n[1]));
}

/// "**inside the triangle**" and what follows from it.
std::string insideSentence(const CaptionContext& t, const gjk::GjkRecord<3>& record) {
  static constexpr ShapeForms kIntersect{translatable("The simplex contains O, so the shapes **intersect**."),
                                         translatable("The simplex contains O, so the cores **intersect**.")};
  static constexpr ShapeForms kMeet{translatable("The simplex contains O, so the shapes **meet**."),
                                    translatable("The simplex contains O, so the cores **meet**.")};
  const bool intersect = t.run.trace.result.status == gjk::Status::intersecting;
  std::string text = placeSentence(t, record) + " " + tr(t.form(intersect ? kIntersect : kMeet));
  if (!t.run.trace.epa.empty())
    text += " " + tr("EPA continues from *{simplex}*.", arg("simplex", t.names.of(record.region)));
  return text;
}

/// Why regions without the newest vertex are not tested. Empty if none is ruled out.
std::string ruledOutSentence(const CaptionContext& t) {
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  int ruled_out = 0;
  for (gjk::Feature f = 1; f <= gjk::allOf(record.simplex.size()); ++f)
    ruled_out += containsFeature(record.ruled_out, f) ? 1 : 0;
  if (ruled_out == 0 || !before) return "";
  const Argument newest = arg("a", t.names[0]), other = arg("other", t.names[1]);
  if (t.boolean())
    return trn(
        "The region of *{other}* is ruled out without a test: d led away from it towards O, and *{a}* lies beyond O "
        "along d.",
        "The other {n} regions are ruled out without a test: d led away from them towards O, and *{a}* lies beyond O "
        "along d.",
        ruled_out, newest, other);
  // Of every iteration but the first, and of what momentum set out from: −x, for the previous x.
  const dvec3 towards_o = record.momentum ? record.momentum->plain_direction : record.direction;
  const double length = glm::length(towards_o);
  const double past = glm::dot(record.support.w, towards_o) / length + length;
  return trn(
      "The region of *{other}* needs no test: *{a}* lies {past} beyond the previous x along {direction}, so x now "
      "needs "
      "*{a}*.",
      "The other {n} regions need no test: *{a}* lies {past} beyond the previous x along {direction}, so x now needs "
      "*{a}*.",
      ruled_out, newest, other, arg("past", number(past, 3)), arg("direction", record.momentum ? "−x" : "d"));
}

/// `sentence`, and how the region was chosen: "2 sign tests decide between the 4 regions with a."
std::string withChoice(const CaptionContext& t, const gjk::GjkRecord<3>& record, std::string sentence) {
  if (record.tests.empty()) return sentence;
  if (const std::string own = solverSentence(t); !own.empty()) return sentence + " " + own;
  sentence += " " + trn("One sign test decides between the {regions} regions with *{a}*.",
                        "{n} sign tests decide among the {regions} regions with *{a}*.", record.tests.size(),
                        arg("regions", 1 << (record.simplex.size() - 1)), arg("a", t.names[0]));
  std::string more = digitsSentence(t);
  if (more.empty()) more = ruledOutSentence(t);
  return more.empty() ? sentence : sentence + " " + more;
}

/// "x = 0.29 a + 0.71 b".
std::string combination(const CaptionContext& t, const gjk::GjkRecord<3>& record) {
  std::string out;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.region, i))
      out += fmt::format("{}{} *{}*", out.empty() ? "" : " + ", number(record.simplex[i].weight, 3), t.names[i]);
  return out;
}

/// How the distance of x changed.
std::string changeSentence(double former, double length) {
  const std::string before = number(former), now = number(length);
  if (former > length && before == now)
    return tr("|x| falls by {fall} to {now}.", arg("fall", number(former - length, 2)), arg("now", now));
  if (former > length) return tr("|x| falls from {before} to {now}.", arg("before", before), arg("now", now));
  return tr("|x| stays at {now}.", arg("now", now));
}

std::vector<std::string> namesOf(const CaptionContext& t, bool kept) {
  const auto& record = t.gjk();
  std::vector<std::string> out;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.kept, i) == kept) out.push_back(t.names[i]);
  return out;
}

}  // namespace

std::string verdictOf(const CaptionContext& t, const gjk::SignTest& test, bool excludes) {
  if (excludes) return tr("not {region}", arg("region", t.names.of(test.excludes)));
  // A volume itself excludes nothing: its sign is what the parts are compared with.
  if (test.subject.kind == gjk::TestKind::volume) return test.holds ? tr("sign +") : tr("sign −");
  return test.holds ? "> 0" : "≤ 0";
}

namespace {

/// Body and brief where the simplex is a single point.
void tellFirstVertex(const CaptionContext& t, const std::string& letters, Caption& out) {
  out.body =
      tr("w is the first vertex of the **simplex**, *{a}*. A single vertex has only one region, which contains "
         "everything: the point nearest O is *{a}* itself, x = {x}.",
         arg("a", letters), arg("x", t.vector(t.gjk().simplex[0].support.w)));
  out.brief = tr("A single vertex has only one region: x = *{a}*.", arg("a", letters));
}

/// Where O is inside a full simplex.
void tellInside(const CaptionContext& t, const std::string& letters, Caption& out) {
  static constexpr PerDimension<const char*> kInside{translatable("O is inside the interval *{simplex}*."),
                                                     translatable("O is inside the triangle *{simplex}*."),
                                                     translatable("O is inside the tetrahedron *{simplex}*.")};
  static constexpr PerDimension<KindForms> kOnRim{
      KindForms{.point = translatable("O is at the end *{rim}* of the interval.")},
      KindForms{.vertex = translatable("O is on the vertex *{rim}* of the triangle."),
                .edge = translatable("O is on the edge *{rim}* of the triangle.")},
      KindForms{.vertex = translatable("O is on the vertex *{rim}* of the tetrahedron."),
                .edge = translatable("O is on the edge *{rim}* of the tetrahedron."),
                .face = translatable("O is on the face *{rim}* of the tetrahedron.")}};
  out.body = insideSentence(t, t.gjk());
  const gjk::Feature rim = rimOf(t.gjk());
  out.brief = rim == kNoRim ? tr(t.form(kInside), arg("simplex", letters))
                            : tr(t.form(kOnRim[t.dimensionIndex()], rim), arg("rim", t.names.of(rim)));
}

/// Where O lies on a feature of the simplex.
void tellOnFeature(const CaptionContext& t, const std::string& letters, Caption& out) {
  static constexpr KindForms kBody{
      .point = translatable("O lies on the point *{feature}* itself: x = O, and the distance is 0."),
      .vertex = translatable("O lies on the vertex *{feature}* itself: x = O, and the distance is 0."),
      .edge = translatable("O lies on the edge *{feature}* itself: x = O, and the distance is 0."),
      .face = translatable("O lies on the face *{feature}* itself: x = O, and the distance is 0.")};
  static constexpr KindForms kBrief{.point = translatable("O lies on the point *{feature}* itself: x = O."),
                                    .vertex = translatable("O lies on the vertex *{feature}* itself: x = O."),
                                    .edge = translatable("O lies on the edge *{feature}* itself: x = O."),
                                    .face = translatable("O lies on the face *{feature}* itself: x = O.")};
  const auto& record = t.gjk();
  out.body = withChoice(t, record, tr(t.form(kBody, record.region), arg("feature", letters)));
  out.brief = tr(t.form(kBrief, record.region), arg("feature", letters));
}

/// The boolean method: O is beyond a feature, however far.
void tellBeyond(const CaptionContext& t, const std::string& letters, Caption& out) {
  static constexpr KindForms kBody{
      .point = translatable("The sign tests lead to the point **{feature}**: O is outside the simplex, beyond it."),
      .vertex = translatable("The sign tests lead to the vertex **{feature}**: O is outside the simplex, beyond it."),
      .edge = translatable("The sign tests lead to the edge **{feature}**: O is outside the simplex, beyond it."),
      .face = translatable("The sign tests lead to the face **{feature}**: O is outside the simplex, beyond it.")};
  static constexpr KindForms kBrief{.point = translatable("That of the point *{feature}*: O lies beyond it."),
                                    .vertex = translatable("That of the vertex *{feature}*: O lies beyond it."),
                                    .edge = translatable("That of the edge *{feature}*: O lies beyond it."),
                                    .face = translatable("That of the face *{feature}*: O lies beyond it.")};
  const auto& record = t.gjk();
  out.body = withChoice(t, record, tr(t.form(kBody, record.region), arg("feature", letters)));
  out.brief = tr(t.form(kBrief, record.region), arg("feature", letters));
}

/// The feature that holds the nearest point.
void tellNearestFeature(const CaptionContext& t, const std::string& letters, Caption& out) {
  static constexpr KindForms kBody{
      .point = translatable(
          "O lies in the region of the point **{feature}**: no point of the simplex is nearer to O than *{feature}*."),
      .vertex = translatable(
          "O lies in the region of the vertex **{feature}**: no point of the simplex is nearer to O than *{feature}*."),
      .edge = translatable("O lies in the region of the edge **{feature}**: the nearest point is on it, x = {x}."),
      .face = translatable("O lies in the region of the face **{feature}**: the nearest point is on it, x = {x}.")};
  static constexpr KindForms kRegion{.point = translatable("That of the point *{feature}*: x is *{feature}* itself."),
                                     .vertex = translatable("That of the vertex *{feature}*: x is *{feature}* itself."),
                                     .edge = translatable("That of the edge *{feature}*: x lies on it."),
                                     .face = translatable("That of the face *{feature}*: x lies on it.")};
  static constexpr KindForms kSigns{.point = translatable("The point *{feature}*: x is *{feature}* itself."),
                                    .vertex = translatable("The vertex *{feature}*: x is *{feature}* itself."),
                                    .edge = translatable("The edge *{feature}*: x lies on it."),
                                    .face = translatable("The face *{feature}*: x lies on it.")};
  const auto& record = t.gjk();
  out.body = withChoice(t, record,
                        tr(t.form(kBody, record.region), arg("feature", letters), arg("x", combination(t, record))));
  const bool regions = t.scene.query.sub_distance == gjk::SubDistance::voronoi;
  out.brief = tr(t.form(regions ? kRegion : kSigns, record.region), arg("feature", letters));
}

}  // namespace

void tellRegion(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const std::string letters = t.names.of(record.region);
  out.title = tr(solverQuestion(t));
  addRegionTests(t, out);
  if (t.test) return tellTest(t, out);
  addSolverLedger(t, out);
  addPairsFact(t, record, out);
  if (record.simplex.size() == 1) return tellFirstVertex(t, letters, out);
  if (!gjk::contains(record.region, 0)) {
    out.body =
        tr("In double precision, w brings x no nearer: it is left out, and the point of *{feature}* nearest O is "
           "computed again with twice as many digits.",
           arg("feature", letters));
    out.brief = tr("In double precision w brings x no nearer: it is left out.");
    return;
  }
  if (gjk::vertexCount(record.region) == t.run.dimension + 1) return tellInside(t, letters, out);
  if (record.decision == gjk::GjkDecision::enclosed) return tellOnFeature(t, letters, out);
  if (t.boolean()) return tellBeyond(t, letters, out);
  tellNearestFeature(t, letters, out);
}

namespace {

/// What the simplex keeps after the region step, and what it drops.
struct Kept {
  std::string kept;
  std::vector<std::string> dropped;
  Argument keptArgument() const { return arg("kept", kept); }
  Argument droppedArgument() const { return arg("dropped", listed(dropped)); }
  auto count() const { return static_cast<long long>(dropped.size()); }
};

void tellKeptEnclosing(const Kept& k, Caption& out) {
  out.body = k.dropped.empty()
                 ? tr("*{kept}* contains O: nothing can be nearer, and nothing is dropped.", k.keptArgument())
                 : trn("*{kept}* contains O: nothing can be nearer. {dropped} drops out.",
                       "*{kept}* contains O: nothing can be nearer. {dropped} drop out.", k.count(), k.keptArgument(),
                       k.droppedArgument());
  out.brief = tr("*{kept}* contains O: nothing can be nearer.", k.keptArgument());
}

void tellKeptBoolean(const Kept& k, Caption& out) {
  if (k.dropped.empty()) {
    out.body = tr("*{kept}* stays as it is: the search goes on from there, towards O.", k.keptArgument());
    out.brief = tr("*{kept}* stays: search from there towards O.", k.keptArgument());
    return;
  }
  out.body = trn("*{kept}* stays and {dropped} drops out: the search goes on from *{kept}*, towards O.",
                 "*{kept}* stays and {dropped} drop out: the search goes on from *{kept}*, towards O.", k.count(),
                 k.keptArgument(), k.droppedArgument());
  out.brief = trn("*{kept}* stays; {dropped} drops out.", "*{kept}* stays; {dropped} drop out.", k.count(),
                  k.keptArgument(), k.droppedArgument());
}

void tellKeptNearest(const CaptionContext& t, const Kept& k, Caption& out) {
  static constexpr KindForms kItself{
      .point = translatable("GJK keeps *{kept}*: the nearest point so far, x = {x}, is this point."),
      .vertex = translatable("GJK keeps *{kept}*: the nearest point so far, x = {x}, is this vertex.")};
  static constexpr ShapeForms kFirstBound{
      translatable("|x| = {length} is the first upper bound on the distance."),
      translatable("|x| = {length} is the first upper bound on the cores' distance.")};
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  const double reached = glm::length(record.closest);
  const Argument x = arg("x", t.vector(record.closest)), length = arg("length", number(reached));
  if (k.dropped.empty() && gjk::vertexCount(record.kept) == 1) {
    out.body = tr(t.form(kItself, record.kept), x, k.keptArgument());
    out.brief = tr("*{kept}*, the nearest point: |x| = {length}.", k.keptArgument(), length);
  } else if (k.dropped.empty()) {
    out.body = gjk::vertexCount(record.kept) == 2 ? tr("x = {x} needs both vertices of *{kept}*.", x, k.keptArgument())
                                                  : tr("x = {x} needs every vertex of *{kept}*.", x, k.keptArgument());
    out.brief = tr("All of *{kept}*: |x| = {length}.", k.keptArgument(), length);
  } else {
    out.body = trn("x = {x} lies on *{kept}* alone: {dropped} has weight 0 and drops out.",
                   "x = {x} lies on *{kept}* alone: {dropped} have weight 0 and drop out.", k.count(), x,
                   k.keptArgument(), k.droppedArgument());
    out.brief = trn("*{kept}* stays; {dropped} drops out: |x| = {length}.",
                    "*{kept}* stays; {dropped} drop out: |x| = {length}.", k.count(), k.keptArgument(),
                    k.droppedArgument(), length);
  }
  if (before) {
    out.body += " " + changeSentence(glm::length(before->closest), reached);
    out.tests.push_back(lengthRow(tr("previous |x|"), before->closest));
  } else {
    out.body += " " + tr(t.form(kFirstBound), length);
  }
  out.tests.push_back(lengthRow("|x|", record.closest, tr("upper bound")));
}

}  // namespace

void tellKeep(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const Kept kept{t.names.of(record.kept), namesOf(t, false)};
  out.title = kept.dropped.empty() ? tr("What is kept?") : tr("What is kept, and what is dropped?");
  if (record.decision == gjk::GjkDecision::enclosed)
    tellKeptEnclosing(kept, out);
  else if (t.boolean())
    tellKeptBoolean(kept, out);
  else
    tellKeptNearest(t, kept, out);
  if (record.decision == gjk::GjkDecision::stopped)
    out.body += " " + std::string(tr("GJK stops here.")) + " " + reasonSentence(t, t.run.trace.result.termination);
}

}  // namespace gjklab

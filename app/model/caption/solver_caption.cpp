// The sub-distance solvers that do not ask Voronoi regions, in their own terms: the projections of the signed volumes,
// Johnson's cofactors and the weights that both give. Everything is read from the record's tests.

#include "model/caption/gjk_caption.h"
#include "model/text/paragraph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <optional>

namespace gjklab {

namespace {

using gjk::TestKind;
using Mood = TestRow::Mood;

/// Where rounding has left no answer (sub_distance.h, stage 3).
constexpr const char* kContradiction =
    translatable("In double precision the signs contradict each other: the nearest of all features is taken.");

/// The test of a kind that a record made of a feature (and of a vertex of it); null: it was not needed.
const gjk::SignTest* testOf(const gjk::GjkRecord<3>& record, TestKind kind, gjk::Feature feature, int vertex = -1) {
  for (const gjk::SignTest& test : record.tests)
    if (test.subject.kind == kind && test.subject.feature == feature && test.subject.vertex == vertex) return &test;
  return nullptr;
}

/// "length of ab along x, y, z  (1, −2, 4)  greatest |z|", for every edge and triangle that was projected.
void addProjections(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  out.ledger_heading = tr("SIGNED VOLUMES");
  for (const gjk::SignTest& test : record.tests) {
    if (test.subject.kind != TestKind::volume || test.subject.axis < 0) continue;
    std::vector<dvec3> p;
    for (int i = 0; i < record.simplex.size(); ++i)
      if (gjk::contains(test.subject.feature, i)) p.push_back(record.simplex[i].support.w);
    const dvec3 parts = p.size() == 2 ? p[1] - p[0] : glm::cross(p[1] - p[0], p[2] - p[0]);
    const Argument feature = arg("feature", t.names.of(test.subject.feature));
    const Argument axes = arg("axes", t.run.dimension == 2 ? "x, y" : "x, y, z");
    out.ledger.push_back({p.size() == 2 ? tr("length of {feature} along {axes}", feature, axes)
                                        : tr("2·area of {feature} along {axes}", feature, axes),
                          p.size() == 2 ? t.vector(parts, 3) : vectorText(parts, 3, 3),
                          tr("|{axis}| greatest", arg("axis", "xyz"[test.subject.axis])), Mood::neutral,
                          TestTarget{test.subject}});
  }
}

/// The parts of the feature that holds x: its volume with O in the place of each vertex.
void addParts(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const gjk::SignTest* whole = testOf(record, TestKind::volume, record.region);
  if (!whole) return;
  std::vector<double> parts;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.region, i)) parts.push_back(record.simplex[i].weight * whole->value);
  out.ledger.push_back({tr("C of {feature}", arg("feature", t.names.of(record.region))),
                        numbersText(parts, 3),
                        "λ = C / μ",
                        Mood::neutral,
                        {}});
}

void addVolumes(const CaptionContext& t, Caption& out) {
  addProjections(t, out);
  addParts(t, out);
}

/// The sets of vertices in the order in which Johnson's method asks them, the answer last.
std::vector<gjk::Feature> setsAsked(const gjk::GjkRecord<3>& record) {
  std::vector<gjk::Feature> out;
  const int size = record.simplex.size();
  for (int count = 1; count <= size; ++count)
    for (gjk::Feature set = 1; set <= gjk::allOf(size); set += 2) {
      if (gjk::vertexCount(set) != count) continue;
      out.push_back(set);
      if (set == record.region) return out;
    }
  return out;
}

/// The first of Johnson's conditions that fails for a set: "Δ_{b} ≤ 0", "Δ_{c}(abc) > 0". Empty: none does.
std::string firstFailure(const CaptionContext& t, gjk::Feature set) {
  const auto& record = t.gjk();
  for (int i = 0; i < record.simplex.size(); ++i) {
    const bool inside = gjk::contains(set, i);
    const gjk::Feature with_i = set | 1u << i;
    const gjk::SignTest* test = testOf(record, TestKind::cofactor, with_i, i);
    if (!test || test->holds == inside) continue;
    return inside ? fmt::format("Δ_{{{}}} ≤ 0", t.names[i])
                  : fmt::format("Δ_{{{}}}({}) > 0", t.names[i], t.names.of(with_i));
  }
  return "";
}

/// Every set that was asked, those of its cofactors that were looked at, and why it is or is not the one.
void addCofactors(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  out.ledger_heading = tr("COFACTORS Δ");
  double sum = 0;
  for (const gjk::Feature set : setsAsked(record)) {
    std::vector<double> values;
    for (int i = 0; i < record.simplex.size(); ++i) {
      const gjk::SignTest* test = gjk::contains(set, i) ? testOf(record, TestKind::cofactor, set, i) : nullptr;
      if (!test) continue;
      values.push_back(test->value);
      if (set == record.region) sum += test->value;
    }
    const std::string failure = firstFailure(t, set);
    const bool holds = set == record.region && failure.empty();
    out.ledger.push_back({t.names.of(set),
                          values.empty() ? "–" : numbersText(values, 3),
                          holds ? tr("nearest") : failure,
                          holds ? Mood::good : Mood::muted,
                          {}});
  }
  if (sum > 0)
    out.ledger.push_back({tr("sum for {feature}", arg("feature", t.names.of(record.region))),
                          number(sum, 3),
                          tr("λ = Δ / sum"),
                          Mood::neutral,
                          {}});
}

/// The weights that a feature's parts and its measure give its vertices; none: it was not asked, or the point of it
/// nearest to O is on its rim.
std::optional<std::array<double, 4>> weightsInside(const gjk::GjkRecord<3>& record, gjk::Feature feature) {
  const gjk::SignTest* whole = testOf(record, TestKind::volume, feature);
  if (!whole) return std::nullopt;
  std::array<double, 4> weight{1, 0, 0, 0};
  for (int i = 1; i < record.simplex.size(); ++i) {
    if (!gjk::contains(feature, i)) continue;
    const gjk::SignTest* part = testOf(record, TestKind::part, feature, i);
    if (!part || !part->holds) return std::nullopt;
    const double share = part->value / std::abs(whole->value);
    weight[static_cast<std::size_t>(i)] = share;
    weight[0] -= share;
  }
  if (!(weight[0] > 0)) return std::nullopt;
  return weight;
}

/// A feature, and how far the point of it nearest to O is from O.
struct CandidateSet {
  gjk::Feature feature = gjk::kNoFeature;
  double distance = 0;
};

CandidateSet candidate(const gjk::GjkRecord<3>& record, gjk::Feature feature) {
  const std::array<double, 4> weight = weightsInside(record, feature).value_or(std::array<double, 4>{1, 0, 0, 0});
  dvec3 x(0.0);
  for (int i = 0; i < record.simplex.size(); ++i)
    x += weight[static_cast<std::size_t>(i)] * record.simplex[i].support.w;
  return {feature, glm::length(x)};
}

/// What a face, or an edge, answers: itself, the nearest of its edges that hold an answer, or the newest vertex.
CandidateSet answerOf(const gjk::GjkRecord<3>& record, gjk::Feature face) {
  if (weightsInside(record, face)) return candidate(record, face);
  CandidateSet best = candidate(record, 1u);
  for (gjk::Feature edge = 3; edge < face; edge += 2)
    if (gjk::vertexCount(edge) == 2 && (edge & face) == edge && weightsInside(record, edge))
      if (const CandidateSet other = candidate(record, edge); other.distance < best.distance) best = other;
  return best;
}

/// Several vertices have the wrong sign: the solver tries the features opposite to them, in this order, and the nearest
/// answer wins. Empty if rounding has decided otherwise.
std::string contestSentence(const CaptionContext& t, gjk::Feature whole, const std::vector<int>& turning) {
  std::vector<CandidateSet> answers;
  for (const int vertex : turning) answers.push_back(answerOf(t.gjk(), whole & ~(1u << vertex)));
  const auto nearer = [](const CandidateSet& p, const CandidateSet& q) { return p.distance < q.distance; };
  if (std::min_element(answers.begin(), answers.end(), nearer)->feature != t.gjk().region) return "";
  const bool faces = gjk::vertexCount(whole) == 4;
  const Argument feature = arg("feature", t.names.of(answers.front().feature));
  const auto isFirst = [&](const CandidateSet& answer) { return answer.feature == answers.front().feature; };
  if (std::all_of(answers.begin(), answers.end(), isFirst))
    return faces ? tr("The opposite faces lead to *{feature}*.", feature)
                 : tr("The opposite edges lead to *{feature}*.", feature);
  std::string others;
  for (std::size_t k = 1; k < answers.size(); ++k) {
    const Argument name = arg("feature", t.names.of(answers[k].feature)),
                   away = arg("distance", number(answers[k].distance));
    // Translators: more of what "The opposite faces lead, in order, to …" lists.
    others += k + 1 < answers.size() ? tr(", *{feature}* ({distance})", name, away)
                                     : tr(" and *{feature}* ({distance})", name, away);
  }
  const Argument distance = arg("distance", number(answers.front().distance)), rest = arg("others", others);
  std::string out = faces ? tr("The opposite faces lead, in order, to *{feature}* ({distance} from O){others}.",
                               feature, distance, rest)
                          : tr("The opposite edges lead, in order, to *{feature}* ({distance} from O){others}.",
                               feature, distance, rest);
  addSentence(out, answers.size() == 2 ? tr("The nearer is kept.") : tr("The nearest is kept."));
  return out;
}

// What takes a vertex's place: O, or where O is not in the feature's line or plane, its foot there.
constexpr KindForms kKeepsSign{
    .interval = translatable("μ is *{feature}*'s signed length. If O replaces an end, μ becomes C, of the same sign: "
                             "each λ = C / μ is positive."),
    .edge = translatable("μ is *{feature}*'s signed length along one axis. If O's projection onto the line replaces a "
                         "vertex, μ becomes C, of the same sign: each λ = C / μ is positive."),
    .triangle = translatable("μ is twice *{feature}*'s signed area. If O replaces a vertex, μ becomes C, of the same "
                             "sign: each λ = C / μ is positive."),
    .face = translatable("μ is twice *{feature}*'s signed area, seen along one axis. If O's projection onto the face "
                         "replaces a vertex, μ becomes C, of the same sign: each λ = C / μ is positive."),
    .tetrahedron = translatable("μ is six times *{feature}*'s signed volume. If O replaces a vertex, μ becomes C, of "
                                "the same sign: each λ = C / μ is positive.")};
constexpr KindForms kChangesSign{
    .interval = translatable("Replacing {vertices} by O changes the sign of the length."),
    .edge = translatable(
        "Replacing {vertices} by O's projection onto the line *{feature}* changes the sign of the length."),
    .triangle = translatable("Replacing {vertices} by O changes the sign of the area."),
    .face =
        translatable("Replacing {vertices} by O's projection onto the plane *{feature}* changes the sign of the area."),
    .tetrahedron = translatable("Replacing {vertices} by O changes the sign of the volume.")};

std::string volumesSentence(const CaptionContext& t) {
  const auto& record = t.gjk();
  const auto root = std::find_if(record.tests.begin(), record.tests.end(),
                                 [](const gjk::SignTest& test) { return test.subject.kind == TestKind::volume; });
  if (root == record.tests.end()) return tr(kContradiction);
  const gjk::Feature whole = root->subject.feature;
  const Argument feature = arg("feature", t.names.of(whole));
  if (whole == record.region) return tr(t.form(kKeepsSign, whole), feature);
  std::vector<int> turning;
  std::vector<std::string> names;
  for (const gjk::SignTest& test : record.tests)
    if (test.subject.kind == TestKind::part && test.subject.feature == whole && !test.holds) {
      turning.push_back(test.subject.vertex);
      names.push_back(t.names[test.subject.vertex]);
    }
  if (turning.empty()) return tr(kContradiction);
  std::string leads = turning.size() > 1 ? contestSentence(t, whole, turning) : "";
  if (leads.empty()) leads = tr("This leads to *{feature}*.", arg("feature", t.names.of(record.region)));
  return tr(t.form(kChangesSign, whole), feature, arg("vertices", listedChoices(names))) + " " + leads;
}

std::string cofactorSentence(const CaptionContext& t) {
  const auto& record = t.gjk();
  if (!firstFailure(t, record.region).empty()) return tr(kContradiction);
  const Argument set = arg("set", t.names.of(record.region));
  return record.region == gjk::allOf(record.simplex.size())
             ? tr("*{set}* passes the test: all its cofactors Δ are positive, and the simplex has no other vertex.",
                  set)
             : tr("*{set}* passes the test: all its cofactors Δ are positive, and no other vertex adds a positive one.",
                  set);
}

/// The specific part of a sub-distance solver's caption; Voronoi regions are explained with their tests.
struct SolverTelling {
  const char* question;
  void (*ledger)(const CaptionContext&, Caption&) = nullptr;
  std::string (*sentence)(const CaptionContext&) = nullptr;
  /// What follows where the digits of a double suffice: with the sentence on digits there is no room for it.
  const char* remark = "";
};

SolverTelling tellingOf(gjk::SubDistance solver) {
  switch (solver) {
    case gjk::SubDistance::voronoi:
      return {translatable("In which Voronoi region is O?")};
    case gjk::SubDistance::signed_volumes:
      return {translatable("Which feature do the signed volumes select?"), addVolumes, volumesSentence};
    case gjk::SubDistance::johnson:
      return {translatable("Which set passes Johnson's test?"), addCofactors, cofactorSentence,
              translatable("The weights are λ = Δ / ΣΔ.")};
  }
  return {""};
}

}  // namespace

void addSolverLedger(const CaptionContext& t, Caption& out) {
  if (t.boolean() || t.gjk().simplex.size() < 2 || t.gjk().tests.empty()) return;
  if (const auto add = tellingOf(t.scene.query.sub_distance).ledger) add(t, out);
  if (out.ledger.empty()) out.ledger_heading.clear();
}

const char* solverQuestion(const CaptionContext& t) {
  const bool asks = !t.boolean() && t.gjk().simplex.size() > 1;
  return tellingOf(asks ? t.scene.query.sub_distance : gjk::SubDistance::voronoi).question;
}

std::string solverSentence(const CaptionContext& t) {
  if (t.boolean()) return "";
  const SolverTelling telling = tellingOf(t.scene.query.sub_distance);
  if (!telling.sentence) return "";
  const std::string sentence = telling.sentence(t);
  if (sentence == tr(kContradiction)) return sentence;
  const std::string digits = digitsSentence(t);
  if (!digits.empty()) return sentence + " " + digits;
  return *telling.remark == '\0' ? sentence : sentence + " " + tr(telling.remark);
}

}  // namespace gjklab

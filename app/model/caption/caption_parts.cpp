#include "model/caption/caption_parts.h"

#include "model/run/vertex_naming.h"
#include "model/scene/body_fields.h"
#include "model/scene/body_points.h"
#include "model/text/characters.h"
#include "model/text/rich_text.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

const Words& words(int dimension) {
  static constexpr Words kWords[3] = {
      {"w", "nothing", "beyond x, towards O", "a point", "end", "ends", "interval", "point", "points"},
      {"the line through w perpendicular to d", "no line perpendicular to d",
       "on O's side of the line through x perpendicular to d", "a line perpendicular to n", "edge", "edges", "polygon",
       "vertex", "vertices"},
      {"the plane through w perpendicular to d", "no plane perpendicular to d",
       "on O's side of the plane through x perpendicular to d", "a plane perpendicular to n", "facet", "facets",
       "polytope", "ridge", "ridges"},
  };
  return kWords[dimension - 1];
}

std::vector<TestRow> rowsInSight(const std::vector<TestRow>& rows, int seen) {
  const auto at = std::find_if(rows.begin(), rows.end(), [](const TestRow& row) { return row.here; });
  const auto here = static_cast<int>(at - rows.begin());
  if (at == rows.end() || here < seen || seen < 1) return rows;
  std::vector<TestRow> left;
  const auto best = std::find_if(rows.begin(), at, [](const TestRow& row) { return row.mood == TestRow::Mood::good; });
  const bool keeps = best != at && seen > 1;
  if (keeps) left.push_back(*best);
  const auto before = seen - 1 - static_cast<int>(left.size());
  for (auto row = at - before; row != rows.end(); ++row)
    if (!keeps || row != best) left.push_back(*row);
  return left;
}

namespace {

/// `joined` has {items}, all but the last one, and {last}.
std::string joinedBy(const char* joined, const std::vector<std::string>& items) {
  std::string before;
  for (std::size_t i = 0; i + 1 < items.size(); ++i) before += (i > 0 ? ", *" : "*") + items[i] + "*";
  const std::string last = items.empty() ? "" : "*" + items.back() + "*";
  return items.size() < 2 ? last : tr(joined, arg("items", before), arg("last", last));
}

}  // namespace

std::string listed(const std::vector<std::string>& items) {
  // Translators: names of points, "*a*, *b* and *c*".
  return joinedBy(translatable("{items} and {last}"), items);
}

std::string listedChoices(const std::vector<std::string>& items) {
  // Translators: names of points, "*a*, *b* or *c*".
  return joinedBy(translatable("{items} or {last}"), items);
}

std::string pointName(const CaptionContext& t, char shape, int index, dvec3 point) {
  const std::string where = t.vector(point, t.digitsOf(point));
  return index >= 0 ? fmt::format("{}{} = {}", shape, subscript(index), where) : where;
}

std::string pairName(const gjk::Support<3>& support, const std::string& for_life) {
  const auto nameOf = [&](Which which, int index, const char* along) {
    if (index >= 0) return pointName(which, index);
    return for_life.empty() ? std::string(along) : nameOnBody(for_life, which);
  };
  return nameOf(Which::a, support.index_a, "A(d)") + " − " + nameOf(Which::b, support.index_b, "B(−d)");
}

std::string pairSentence(const CaptionContext& t, const gjk::Support<3>& support, const char* direction) {
  static constexpr const char* kForms[2][2] = {
      {translatable("A reaches furthest along {direction} at {a}, B along −{direction} at {b}."),
       translatable("A reaches furthest along {direction} at {a}, B's core along −{direction} at {b}.")},
      {translatable("A's core reaches furthest along {direction} at {a}, B along −{direction} at {b}."),
       translatable("A's core reaches furthest along {direction} at {a}, B's core along −{direction} at {b}.")}};
  const auto isCore = [&t](const Body& body) {
    return hasCoreRadius(body) && t.scene.query.rounding == gjk::Rounding::core ? 1 : 0;
  };
  return tr(kForms[isCore(t.scene.a)][isCore(t.scene.b)], arg("direction", direction),
            arg("a", pointName(t, 'A', support.index_a, support.a)),
            arg("b", pointName(t, 'B', support.index_b, support.b)));
}

std::string CaptionContext::vector(dvec3 v, int digits) const {
  const double nothing = std::pow(10.0, -digits - 2) * std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)});
  for (int k = 0; k < run.dimension; ++k)
    if (std::abs(v[k]) < nothing) v[k] = 0;
  return vectorText(v, run.dimension, digits);
}

std::string CaptionContext::point(dvec3 p) const {
  constexpr double kRounding = 1e-14;
  for (int k = 0; k < run.dimension; ++k)
    if (std::abs(p[k]) <= kRounding * run.trace.scale) p[k] = 0;
  return vector(p, digitsOf(p));
}

int CaptionContext::digitsOf(dvec3 p) const {
  constexpr int kPlain = 4, kMost = 15;
  constexpr double kFar = 10;
  const double far = std::max({std::abs(p.x), std::abs(p.y), std::abs(p.z)}) / run.trace.scale;
  if (!(far > kFar) || !std::isfinite(far)) return kPlain;
  return std::min(kMost, kPlain + static_cast<int>(std::ceil(std::log10(far))));
}

std::string CaptionContext::stepText(int step, int steps) const {
  return " · " + (tellsAll() ? tr("step {step} of {steps}", arg("step", step), arg("steps", steps))
                             : tr("step {step}", arg("step", step)));
}

std::string rangeText(double lower, double upper) {
  const std::string low = number(lower), high = number(upper);
  return low == high ? low : tr("{lower} to {upper}", arg("lower", low), arg("upper", high));
}

std::string boundsSentence(const char* between, const char* at, double lower, double upper) {
  const std::string low = number(lower), high = number(upper);
  return low == high ? tr(at, arg("value", low)) : tr(between, arg("lower", low), arg("upper", high));
}

std::string distanceSentence(const CaptionContext& t, double lower, double upper) {
  static constexpr ShapeForms kBetween{translatable("The distance is between {lower} and {upper}."),
                                       translatable("The cores' distance is between {lower} and {upper}.")};
  static constexpr ShapeForms kAt{translatable("The distance is {value} in all digits shown."),
                                  translatable("The cores' distance is {value} in all digits shown.")};
  return boundsSentence(t.form(kBetween), t.form(kAt), lower, upper);
}

std::string briefOf(std::initializer_list<std::string> sentences) {
  for (const std::string& sentence : sentences) {
    if (characterCount(plainText(sentence)) <= kMostBrief) return sentence;
  }
  return *(sentences.end() - 1);
}

std::string briefOf(const CaptionContext& t, fmt::string_view with, dvec3 vector, const char* without) {
  return briefOf({fmt::format(fmt::runtime(with), t.vector(vector, 3)),
                  fmt::format(fmt::runtime(with), t.vector(vector, 2)), without});
}

std::string vectorBrief(const CaptionContext& t, const char* with, dvec3 vector, const char* without,
                        std::initializer_list<Argument> more) {
  const std::string sentence = filledIn(tr(with), more);
  return briefOf({filledIn(sentence.c_str(), {arg("v", t.vector(vector, 3))}),
                  filledIn(sentence.c_str(), {arg("v", t.vector(vector, 2))}), filledIn(tr(without), more)});
}

std::string reasonSentence(const CaptionContext& t, gjk::Termination termination) {
  switch (termination) {
    case gjk::Termination::converged:
      return tr("The bounds met within the tolerance.");
    case gjk::Termination::origin_enclosed:
      return tr("The simplex contains O.");
    case gjk::Termination::separating_direction:
      return tr("A support point does not pass O.");
    case gjk::Termination::flat_difference:
      return tr("A ⊖ B has no interior and contains O.");
    case gjk::Termination::precision_limit:
      return tr("Double precision allows no further progress; the bounds say what is proven.");
    case gjk::Termination::max_iterations:
      return trn("The limit of {n} iteration was reached; the best numbers are given with their bounds.",
                 "The limit of {n} iterations was reached; the best numbers are given with their bounds.",
                 t.run.trace.epa.empty() ? t.scene.query.max_iterations : t.scene.query.epa_max_iterations);
    case gjk::Termination::unsuited:
      return obstacleSentence(t.scene);
    case gjk::Termination::invalid_input:
      return tr("A number of the input is not finite, or a direction is zero.");
  }
  return {};
}

TestRow row(std::string expression, double value, std::string verdict, TestRow::Mood mood) {
  return {std::move(expression), number(value), std::move(verdict), mood};
}

TestRow lengthRow(std::string expression, dvec3 x, std::string verdict) {
  TestRow shown = row(std::move(expression), glm::length(x), std::move(verdict));
  shown.target = NearestTarget{x};
  return shown;
}

namespace {

/// Support evaluations that belong to no iteration: EPA's before its first, to make a full polytope of GJK's simplex.
int callsBetween(const CaptionContext& t) {
  const auto& trace = t.run.trace;
  return trace.result.support_calls - static_cast<int>(trace.gjk.size()) - static_cast<int>(trace.epa.size());
}

/// Support evaluations up to this moment. What EPA needed to start from a flat simplex counts as soon as it starts.
int supportCalls(const CaptionContext& t) {
  const auto& trace = t.run.trace;
  if (t.moment.sub_step == SubStep::gjk_direction) return t.moment.record;
  if (isAnswered(t.moment.sub_step)) return trace.result.support_calls;
  if (phaseOf(t.moment.sub_step) == Phase::gjk) return t.moment.record + 1;
  const int made = t.moment.record + (t.moment.sub_step == SubStep::epa_closest_facet ? 0 : 1);
  return static_cast<int>(trace.gjk.size()) + callsBetween(t) + made;
}

void addSupportFacts(const CaptionContext& t, Caption& out) {
  const int calls = supportCalls(t), between = callsBetween(t);
  const bool started = between > 0 && phaseOf(t.moment.sub_step) != Phase::gjk && !t.run.sat;
  out.facts.push_back(
      {tr("support calls"), std::to_string(calls), started ? tr("{n} of them to start EPA", arg("n", between)) : ""});
  if (t.run.all_pairs == 0) return;
  out.facts.push_back(
      {tr("dot products"),
       calls == 0 ? "0" : fmt::format("≤ {}", static_cast<long long>(calls) * (t.run.points_a + t.run.points_b)), ""});
  out.facts.push_back({tr("vertex pairs"), std::to_string(t.run.all_pairs), ""});
}

}  // namespace

void addCommonFacts(const CaptionContext& t, Caption& out) {
  const bool result = isAnswered(t.moment.sub_step);
  const MomentBounds& b = t.bounds;
  const char* of_what = b.on_depth ? tr("on depth") : tr("on distance");
  if (b.lower_known && b.upper_known) {
    out.facts.push_back({tr("bounds"), rangeText(b.value.lower, b.value.upper), of_what});
  } else if (b.lower_known || b.upper_known) {
    out.facts.push_back(
        {tr("bounds"), (b.lower_known ? "≥ " : "≤ ") + number(b.lower_known ? b.value.lower : b.value.upper), of_what});
  }
  if (t.run.cold && t.run.trace.start && (t.tellsAll() || result))
    out.facts.push_back({tr("iterations"),
                         fmt::format("{} → {}", t.run.cold->gjk_iterations, t.run.trace.result.gjk_iterations),
                         tr("cold → warm")});
  const Phase phase = phaseOf(t.moment.sub_step);
  if (t.run.sat && (phase == Phase::sat || phase == Phase::result)) return addSeparatingAxesFacts(t, out);
  if (result && t.run.trace.result.termination == gjk::Termination::unsuited) return;
  if (t.run.trace.radius_sum > 0)
    out.facts.push_back({tr("radii"), number(t.run.trace.radius_sum), result ? tr("subtracted") : tr("set aside")});
  addSupportFacts(t, out);
}

void addAnswerFacts(const CaptionContext& t, Caption& out) {
  const auto& result = t.run.trace.result;
  const char* at_most = number(result.lower_bound) == number(result.upper_bound) ? "" : tr("at most");
  const bool answered =
      result.termination != gjk::Termination::invalid_input && result.termination != gjk::Termination::unsuited;
  out.facts.push_back({tr("status"), answered ? tr(gjk::name(result.status)) : tr("not known"), ""});
  if (answered) {
    if (!result.has_distance) {
      // Only the textbook may end without a depth.
      const bool overlap = result.status == gjk::Status::intersecting;
      out.facts.push_back({overlap ? tr("depth") : tr("distance"),
                           t.run.sat ? "≥ " + number(result.lower_bound) : tr("not computed"),
                           t.run.sat        ? tr("widest gap")
                           : t.run.textbook ? tr("textbook")
                                            : tr("Boolean")});
    } else if (result.status == gjk::Status::intersecting) {
      out.facts.push_back({tr("depth"), number(result.depth), at_most});
    } else {
      out.facts.push_back({tr("distance"), number(result.distance), at_most});
    }
    if (result.normal != dvec3(0.0)) out.facts.push_back({tr("normal"), t.vector(result.normal), "A → B"});
    if (result.has_distance) {
      out.facts.push_back({tr("point on A"), t.point(result.point_a), ""});
      out.facts.push_back({tr("point on B"), t.point(result.point_b), ""});
    }
  }
  out.facts.push_back({tr("termination"), terminationText(result.termination), ""});
}

}  // namespace gjklab

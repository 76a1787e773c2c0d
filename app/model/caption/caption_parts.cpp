#include "model/caption/caption_parts.h"

#include "model/scene/body_fields.h"
#include "model/scene/body_points.h"
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

const char* featureKind(gjk::Feature feature, int dimension) {
  switch (gjk::vertexCount(feature)) {
    case 1:
      return dimension == 1 ? "point" : "vertex";
    case 2:
      return dimension == 1 ? "interval" : "edge";
    case 3:
      return dimension == 2 ? "triangle" : "face";
    default:
      return "tetrahedron";
  }
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

std::string listed(const std::vector<std::string>& items, const char* before_last) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += i + 1 == items.size() ? fmt::format(" {} ", before_last) : ", ";
    out += "*" + items[i] + "*";
  }
  return out;
}

std::string pointName(const Telling& t, char shape, int index, dvec3 point) {
  const std::string where = t.vector(point, t.digitsOf(point));
  return index >= 0 ? fmt::format("{}{} = {}", shape, subscript(index), where) : where;
}

std::string pairName(const gjk::Support<3>& support) {
  const std::string a = support.index_a >= 0 ? pointName(Which::a, support.index_a) : "A(d)";
  const std::string b = support.index_b >= 0 ? pointName(Which::b, support.index_b) : "B(−d)";
  return a + " − " + b;
}

std::string pairSentence(const Telling& t, const gjk::Support<3>& support, const char* direction) {
  const auto reaching = [&t](const Body& body) {
    const bool round = hasCoreRadius(body);
    return round && t.scene.query.rounding == gjk::Rounding::core ? "'s core" : "";
  };
  return fmt::format("A{} reaches furthest along {} at {}, B{} along −{} at {}.", reaching(t.scene.a), direction,
                     pointName(t, 'A', support.index_a, support.a), reaching(t.scene.b), direction,
                     pointName(t, 'B', support.index_b, support.b));
}

std::string Telling::point(dvec3 p) const {
  constexpr double kRounding = 1e-14;
  for (int k = 0; k < run.dimension; ++k)
    if (std::abs(p[k]) <= kRounding * run.trace.scale) p[k] = 0;
  return vector(p, digitsOf(p));
}

int Telling::digitsOf(dvec3 p) const {
  constexpr int kPlain = 4, kMost = 15;
  constexpr double kFar = 10;
  const double far = std::max({std::abs(p.x), std::abs(p.y), std::abs(p.z)}) / run.trace.scale;
  if (!(far > kFar) || !std::isfinite(far)) return kPlain;
  return std::min(kMost, kPlain + static_cast<int>(std::ceil(std::log10(far))));
}

std::string Telling::stepText(int step, int steps) const {
  return tellsAll() ? fmt::format(" · step {} of {}", step, steps) : fmt::format(" · step {}", step);
}

std::string rangeText(double lower, double upper) {
  const std::string low = number(lower), high = number(upper);
  return low == high ? low : low + " to " + high;
}

std::string betweenText(double lower, double upper) {
  const std::string low = number(lower), high = number(upper);
  return low == high ? "at " + low + " in all digits shown" : "between " + low + " and " + high;
}

std::string briefOf(std::initializer_list<std::string> sentences) {
  for (const std::string& sentence : sentences) {
    const std::string text = plainText(sentence);
    const auto signs = std::count_if(text.begin(), text.end(), [](char c) { return (c & '\xC0') != '\x80'; });
    if (signs <= kMostBrief) return sentence;
  }
  return *(sentences.end() - 1);
}

std::string briefOf(const Telling& t, fmt::string_view with, dvec3 vector, const char* without) {
  return briefOf({fmt::format(fmt::runtime(with), t.vector(vector, 3)),
                  fmt::format(fmt::runtime(with), t.vector(vector, 2)), without});
}

std::string reason(const Telling& t, gjk::Termination termination) {
  const auto& query = t.scene.query;
  switch (termination) {
    case gjk::Termination::converged:
      return "the bounds met within the tolerance";
    case gjk::Termination::origin_enclosed:
      return "the simplex holds O";
    case gjk::Termination::separating_direction:
      return "a support point does not pass O";
    case gjk::Termination::flat_difference:
      return "A ⊖ B has no interior and holds O";
    case gjk::Termination::precision_limit:
      return "double precision allows no further progress; the bounds say what is proven";
    case gjk::Termination::max_iterations:
      return fmt::format("the limit of {} was reached; the best numbers stand, with their bounds",
                         t.run.trace.epa.empty() ? counted(query.max_iterations, "iteration", "iterations")
                                                 : counted(query.epa_max_iterations, "iteration", "iterations"));
    case gjk::Termination::unsuited:
      return methodObstacle(t.scene);
    case gjk::Termination::invalid_input:
      return "a number of the input is not finite, or a direction is zero";
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
int callsBetween(const Telling& t) {
  const auto& trace = t.run.trace;
  return trace.result.support_calls - static_cast<int>(trace.gjk.size()) - static_cast<int>(trace.epa.size());
}

/// Support evaluations up to this moment. What EPA needed to start from a flat simplex counts as soon as it starts.
int supportCalls(const Telling& t) {
  const auto& trace = t.run.trace;
  if (t.moment.sub_step == SubStep::gjk_direction) return t.moment.record;
  if (isAnswered(t.moment.sub_step)) return trace.result.support_calls;
  if (phaseOf(t.moment.sub_step) == Phase::gjk) return t.moment.record + 1;
  const int made = t.moment.record + (t.moment.sub_step == SubStep::epa_closest_facet ? 0 : 1);
  return static_cast<int>(trace.gjk.size()) + callsBetween(t) + made;
}

void addSupportFacts(const Telling& t, Caption& out) {
  const int calls = supportCalls(t), between = callsBetween(t);
  const bool started = between > 0 && phaseOf(t.moment.sub_step) != Phase::gjk && !t.run.sat;
  out.facts.push_back(
      {"support calls", std::to_string(calls), started ? fmt::format("of them {} to start EPA", between) : ""});
  if (t.run.all_pairs > 0)
    out.facts.push_back(
        {"dot products",
         calls == 0 ? "0" : fmt::format("≤ {}", static_cast<long long>(calls) * (t.run.points_a + t.run.points_b)),
         fmt::format("all pairs: {}", t.run.all_pairs)});
}

}  // namespace

void addCommonFacts(const Telling& t, Caption& out) {
  const bool result = isAnswered(t.moment.sub_step);
  const MomentBounds& b = t.bounds;
  const char* of_what = b.on_depth ? "on depth" : "on distance";
  if (b.lower_known && b.upper_known) {
    out.facts.push_back({"bounds", rangeText(b.value.lower, b.value.upper), of_what});
  } else if (b.lower_known || b.upper_known) {
    out.facts.push_back(
        {"bounds", (b.lower_known ? "≥ " : "≤ ") + number(b.lower_known ? b.value.lower : b.value.upper), of_what});
  }
  if (t.run.cold && t.run.trace.start && (t.tellsAll() || result))
    out.facts.push_back({"iterations",
                         fmt::format("{} → {}", t.run.cold->gjk_iterations, t.run.trace.result.gjk_iterations),
                         "cold → warm"});
  const Phase phase = phaseOf(t.moment.sub_step);
  if (t.run.sat && (phase == Phase::sat || phase == Phase::result)) return addSeparatingAxesFacts(t, out);
  if (result && t.run.trace.result.termination == gjk::Termination::unsuited) return;
  if (t.run.trace.radius_sum > 0)
    out.facts.push_back({"radii", number(t.run.trace.radius_sum), result ? "taken off" : "set aside"});
  addSupportFacts(t, out);
}

void addAnswerFacts(const Telling& t, Caption& out) {
  const auto& result = t.run.trace.result;
  const char* at_most = number(result.lower_bound) == number(result.upper_bound) ? "" : "at most";
  const bool answered =
      result.termination != gjk::Termination::invalid_input && result.termination != gjk::Termination::unsuited;
  out.facts.push_back({"status", answered ? gjk::name(result.status) : "not known", ""});
  if (answered) {
    if (!result.has_distance) {
      out.facts.push_back({"distance", t.run.sat ? "≥ " + number(result.lower_bound) : "not asked",
                           t.run.sat ? "widest gap" : "boolean"});
    } else if (result.status == gjk::Status::intersecting) {
      out.facts.push_back({"depth", number(result.depth), at_most});
    } else {
      out.facts.push_back({"distance", number(result.distance), at_most});
    }
    out.facts.push_back({"normal", t.vector(result.normal), "A → B"});
    if (result.has_distance) {
      out.facts.push_back({"point on A", t.point(result.point_a), ""});
      out.facts.push_back({"point on B", t.point(result.point_b), ""});
    }
  }
  out.facts.push_back({"ended by", terminationText(result.termination), ""});
}

}  // namespace gjklab

#include "export/impact_comparison.h"

#include "export/impact_json.h"
#include "export/trace_words.h"
#include "model/run/impact_study.h"
#include "model/scene/method_choices.h"
#include "model/text/characters.h"
#include "model/text/json_text.h"
#include "model/text/termination_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {

namespace {

std::string number(double value, int digits, bool known) { return known ? plainNumber(value, digits) : "-"; }

/// The last cell of a row may be wider than its column.
std::string inColumns(const std::vector<std::vector<std::string>>& rows) {
  std::vector<int> widths(rows.front().size(), 0);
  for (const auto& row : rows)
    for (std::size_t i = 0; i + 1 < row.size(); ++i) widths[i] = std::max(widths[i], characterCount(row[i]));
  std::string out;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i + 1 < row.size(); ++i) out += fmt::format("{:<{}}  ", row[i], widths[i]);
    out += row.back() + "\n";
  }
  return out;
}

/// How much before the reference's time; nothing where one of the two has none.
bool early(const ImpactComparison& comparison, const ImpactRival& rival, double& by) {
  by = comparison.reference.time - rival.result.time;
  return rival.obstacle.empty() && rival.result.meets() && comparison.reference.meets();
}

}  // namespace

ImpactComparison compareImpacts(const Scene& scene) {
  ImpactComparison comparison{scene.dimension, {}, {}};
  Scene asked = scene;
  for (const gjk::ImpactMethod method : kImpactMethods) {
    asked.query.impact_method = method;
    ImpactRival rival{method, impactObstacle(asked), {}};
    if (rival.obstacle.empty()) rival.result = findImpact(asked);
    comparison.rivals.push_back(std::move(rival));
  }
  comparison.reference = referenceImpact(scene);
  return comparison;
}

std::string impactComparisonText(const ImpactComparison& comparison, const std::string& title) {
  std::vector<std::vector<std::string>> rows{{tr("method"), tr("status"), tr("time"), tr("early by"), tr("distance"),
                                              tr("iterations"), tr("support calls"), tr("termination")}};
  for (const ImpactRival& rival : comparison.rivals) {
    const gjk::ImpactResult<3>& result = rival.result;
    const char* const name = impactMethodName(rival.method);
    double by = 0;
    const bool known = early(comparison, rival, by);
    rows.push_back(
        rival.obstacle.empty()
            ? std::vector<std::string>{name, tr(gjk::name(result.status)), number(result.time, 12, result.meets()),
                                       number(by + 0.0, 3, known), number(result.distance, 3, result.meets()),
                                       std::to_string(result.iterations), std::to_string(result.support_calls),
                                       terminationText(result.termination)}
            : std::vector<std::string>{name, tr("not supported: {obstacle}", arg("obstacle", rival.obstacle))});
  }
  const gjk::ImpactResult<3>& reference = comparison.reference;
  rows.push_back(
      {tr("reference (to 1e-12 · S)"), tr(gjk::name(reference.status)), number(reference.time, 12, reference.meets())});
  return (title.empty() ? "" : title + "\n\n") + inColumns(rows);
}

std::string impactComparisonJson(const ImpactComparison& comparison) {
  std::string out = "{\"methods\":[";
  for (const ImpactRival& rival : comparison.rivals) {
    out += &rival == comparison.rivals.data() ? "\n" : ",\n";
    out += fmt::format("{{\"method\":\"{}\",", gjk::name(rival.method));
    if (!rival.obstacle.empty()) {
      out += "\"error\":";
      appendString(out, rival.obstacle);
      out += '}';
      continue;
    }
    out += impactJson(rival.result, comparison.dimension).substr(1);
    out.back() = ',';
    out += "\"early\":";
    double by = 0;
    if (early(comparison, rival, by))
      appendPlainNumber(out, by);
    else
      out += "null";
    out += '}';
  }
  return out + "],\n\"reference\":" + impactJson(comparison.reference, comparison.dimension) + "}\n";
}

}  // namespace gjklab

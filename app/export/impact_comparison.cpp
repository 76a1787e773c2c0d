#include "export/impact_comparison.h"

#include "export/impact_json.h"
#include "model/run/impact_study.h"
#include "model/text/json_text.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

std::string number(double value, bool known) { return known ? fmt::format("{:.12g}", value) : "-"; }

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
  std::string out = title.empty() ? "" : title + "\n\n";
  out += fmt::format("{:<14}{:<13}{:<22}{:<12}{:<12}{:<10}{:<15}{}\n", "method", "status", "time", "early by",
                     "distance", "advances", "support calls", "ended");
  for (const ImpactRival& rival : comparison.rivals) {
    if (!rival.obstacle.empty()) {
      out += fmt::format("{:<14}not supported: {}\n", gjk::name(rival.method), rival.obstacle);
      continue;
    }
    const gjk::ImpactResult<3>& result = rival.result;
    double by = 0;
    const bool known = early(comparison, rival, by);
    out +=
        fmt::format("{:<14}{:<13}{:<22}{:<12}{:<12}{:<10}{:<15}{}\n", gjk::name(rival.method), gjk::name(result.status),
                    number(result.time, result.meets()), known ? fmt::format("{:.3g}", by + 0.0) : "-",
                    result.meets() ? fmt::format("{:.3g}", result.distance) : "-", result.iterations,
                    result.support_calls, gjk::name(result.termination));
  }
  const gjk::ImpactResult<3>& reference = comparison.reference;
  out += fmt::format("{:<14}{:<13}{}\n", "to 1e-12", gjk::name(reference.status),
                     number(reference.time, reference.meets()));
  return out;
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

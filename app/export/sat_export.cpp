#include "export/sat_export.h"

#include "model/text/json_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {

namespace {

const char* decisionOf(const SatAxisRow& axis) {
  if (axis.skip != gjk::SatSkip::tested) return gjk::name(axis.skip);
  return axis.separation > 0 ? "gap" : "overlap";
}

std::string plain(double value) {
  std::string out;
  appendPlainNumber(out, value);
  return out;
}

std::string plain(const dvec3& value, int dimension) {
  std::string out;
  appendPlainVector(out, value, dimension);
  return out;
}

std::string interval(const gjk::Interval& shadow) { return "[" + plain(shadow.low) + "," + plain(shadow.high) + "]"; }

/// What the axes so far prove: a gap is a lower bound on the distance, an overlap an upper one on the depth.
std::string bounds(const SatRun& sat, int last) {
  const int best = sat.bestUpTo(last);
  if (best < 0) return "\"lower_bound\":null,\"upper_bound\":null";
  const double separation = sat.axis(best).separation;
  return separation > 0 ? "\"lower_bound\":" + plain(separation) + ",\"upper_bound\":null"
                        : "\"lower_bound\":null,\"upper_bound\":" + plain(-separation);
}

std::string number(double value) { return fmt::format("{:.6g}", value == 0 ? 0.0 : value); }

}  // namespace

std::string satSteps(const Run& run) {
  const SatRun& sat = *run.sat;
  std::string out;
  for (int i = 0; i < static_cast<int>(sat.axes.size()); ++i) {
    const SatAxisRow& axis = sat.axis(i);
    const bool tested = axis.skip == gjk::SatSkip::tested;
    out +=
        fmt::format("{}\n{{\"phase\":\"sat\",\"iteration\":{},\"direction\":{},\"support\":null,{},\"decision\":\"{}\"",
                    i == 0 ? "" : ",", i + 1,
                    axis.skip == gjk::SatSkip::parallel_edges ? "null" : plain(axis.direction, run.dimension),
                    bounds(sat, i), decisionOf(axis));
    out += fmt::format(",\"kind\":\"{}\",\"feature_a\":{},\"feature_b\":{},\"same_as\":{}", gjk::name(axis.kind),
                       axis.feature_a, axis.feature_b, axis.same_as < 0 ? "null" : std::to_string(axis.same_as + 1));
    out += tested ? fmt::format(",\"shadow_a\":{},\"shadow_b\":{},\"separation\":{}}}", interval(axis.shadow_a),
                                interval(axis.shadow_b), plain(axis.separation))
                  : ",\"shadow_a\":null,\"shadow_b\":null,\"separation\":null}";
  }
  return out;
}

std::string satCsv(const Run& run) {
  std::string out = "phase,iteration,kind,feature_a,feature_b";
  for (int i = 0; i < run.dimension; ++i) out += fmt::format(",direction_{}", "xyz"[i]);
  out += ",a_low,a_high,b_low,b_high,separation,decision\n";
  for (std::size_t i = 0; i < run.sat->axes.size(); ++i) {
    const SatAxisRow& axis = run.sat->axes[i];
    const bool tested = axis.skip == gjk::SatSkip::tested;
    out += fmt::format("sat,{},{},{},{}", i + 1, gjk::name(axis.kind), axis.feature_a, axis.feature_b);
    for (int k = 0; k < run.dimension; ++k) out += "," + plain(axis.direction[k]);
    for (const double value :
         {axis.shadow_a.low, axis.shadow_a.high, axis.shadow_b.low, axis.shadow_b.high, axis.separation})
      out += tested ? "," + plain(value) : ",";
    out += fmt::format(",{}\n", decisionOf(axis));
  }
  return out;
}

std::string satText(const Run& run) {
  std::string out;
  for (int i = 0; i < static_cast<int>(run.sat->axes.size()); ++i) {
    const SatAxisRow& axis = run.sat->axis(i);
    out += fmt::format("\naxis {}: {}", i + 1, gjk::name(axis.kind));
    if (axis.feature_a >= 0) out += fmt::format(" A{}", axis.feature_a + 1);
    if (axis.feature_b >= 0) out += fmt::format(" B{}", axis.feature_b + 1);
    if (axis.skip != gjk::SatSkip::tested) {
      out += axis.same_as < 0 ? ": parallel edges, left out\n"
                              : fmt::format(": same as axis {}, left out\n", axis.same_as + 1);
      continue;
    }
    out += "\n  n = (";
    for (int k = 0; k < run.dimension; ++k) out += (k ? ", " : "") + number(axis.direction[k]);
    out +=
        fmt::format(")\n  A from {} to {}, B from {} to {}: {} {}{}\n", number(axis.shadow_a.low),
                    number(axis.shadow_a.high), number(axis.shadow_b.low), number(axis.shadow_b.high), decisionOf(axis),
                    number(std::abs(axis.separation)), i == run.sat->deciding ? ", the deciding axis" : "");
  }
  out += fmt::format("\n{} axes tested, {} left out; GJK on this pair: {} iterations, {} support calls\n",
                     run.sat->tested, run.sat->skipped, run.sat->gjk_iterations, run.sat->gjk_support_calls);
  return out;
}

}  // namespace gjklab

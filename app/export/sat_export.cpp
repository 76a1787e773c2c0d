#include "export/sat_export.h"

#include "model/text/json_text.h"

#include <fmt/format.h>

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

class AxisJson {
 public:
  AxisJson(const SatRun& sat, int index, JsonWriter& json)
      : sat_(sat), axis_(sat.axis(index)), index_(index), json_(json) {}

  void write() {
    const bool tested = axis_.skip == gjk::SatSkip::tested;
    json_.open('{');
    json_.key("phase").text("sat");
    json_.key("iteration").whole(index_ + 1);
    json_.key("direction");
    if (axis_.skip == gjk::SatSkip::parallel_edges) {
      json_.none();
    } else {
      json_.vector(axis_.direction);
    }
    json_.key("support").none();
    bounds();
    json_.key("decision").text(decisionOf(axis_));
    json_.key("kind").text(gjk::name(axis_.kind));
    json_.key("feature_a").whole(axis_.feature_a);
    json_.key("feature_b").whole(axis_.feature_b);
    json_.key("same_as");
    if (axis_.same_as < 0) {
      json_.none();
    } else {
      json_.whole(axis_.same_as + 1);
    }
    known("shadow_a", tested, [this] { interval(axis_.shadow_a); });
    known("shadow_b", tested, [this] { interval(axis_.shadow_b); });
    known("separation", tested, [this] { json_.number(axis_.separation); });
    json_.key("corners_a").vectors(axis_.on_a);
    json_.key("corners_b").vectors(axis_.on_b);
    json_.close('}');
  }

 private:
  template <class Write>
  void known(const char* key, bool known, Write write) {
    json_.key(key);
    if (known) {
      write();
    } else {
      json_.none();
    }
  }
  void interval(const gjk::Interval& shadow) { json_.numbers({shadow.low, shadow.high}); }
  /// What the axes so far prove: a gap is a lower bound on the distance, an overlap an upper one on the depth.
  void bounds() {
    const int best = sat_.bestUpTo(index_);
    const double separation = best < 0 ? 0 : sat_.axis(best).separation;
    known("lower_bound", best >= 0 && separation > 0, [&] { json_.number(separation); });
    known("upper_bound", best >= 0 && separation <= 0, [&] { json_.number(-separation); });
  }

  const SatRun& sat_;
  const SatAxisRow& axis_;
  int index_;
  JsonWriter& json_;
};

}  // namespace

void satSteps(const Run& run, JsonWriter& json) {
  const SatRun& sat = *run.sat;
  for (int i = 0; i < static_cast<int>(sat.axes.size()); ++i) {
    json.line();
    AxisJson(sat, i, json).write();
  }
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

std::string satText(const Run& run, int digits) {
  const auto number = [digits](double value) { return fmt::format("{:.{}g}", value == 0 ? 0.0 : value, digits); };
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

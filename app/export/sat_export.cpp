#include "export/sat_export.h"

#include "export/trace_words.h"
#include "model/text/json_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <cmath>

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

namespace {

std::string axisText(const Run& run, int index, int digits) {
  const SatAxisRow& axis = run.sat->axis(index);
  const std::string name =
      tr("axis {n}: {source}", arg("n", index + 1), arg("source", axisSource(axis, run.dimension)));
  if (axis.skip != gjk::SatSkip::tested)
    return "\n" + name + ": " +
           (axis.same_as < 0 ? std::string(tr("parallel edges, left out"))
                             : tr("same as axis {n}, left out", arg("n", axis.same_as + 1))) +
           "\n";
  const auto number = [digits](const char* key, double value) { return arg(key, plainNumber(value, digits)); };
  const Argument a_low = number("a_low", axis.shadow_a.low), a_high = number("a_high", axis.shadow_a.high),
                 b_low = number("b_low", axis.shadow_b.low), b_high = number("b_high", axis.shadow_b.high),
                 length = number("length", std::abs(axis.separation));
  return fmt::format("\n{}\n  n = {}\n  {}{}\n", name, plainVector(axis.direction, run.dimension, digits),
                     axis.separation > 0
                         ? tr("A from {a_low} to {a_high}, B from {b_low} to {b_high}: gap {length}", a_low, a_high,
                              b_low, b_high, length)
                         : tr("A from {a_low} to {a_high}, B from {b_low} to {b_high}: way out {length}", a_low, a_high,
                              b_low, b_high, length),
                     index == run.sat->deciding ? std::string(", ") + tr("the deciding axis") : "");
}

}  // namespace

std::string satText(const Run& run, int digits) {
  const SatRun& sat = *run.sat;
  std::string out = "\n" + std::string(tr("Intervals along n are relative to A's position.")) + "\n";
  for (int i = 0; i < static_cast<int>(sat.axes.size()); ++i) out += axisText(run, i, digits);
  return out + "\n" + trn("{n} axis tested", "{n} axes tested", sat.tested) + ", " +
         tr("{n} left out", arg("n", sat.skipped)) + "; " +
         tr("GJK on this pair: {iterations}, {calls}",
            arg("iterations", trn("{n} iteration", "{n} iterations", sat.gjk_iterations)),
            arg("calls", trn("{n} support call", "{n} support calls", sat.gjk_support_calls))) +
         "\n";
}

}  // namespace gjklab

// A run to be read in a terminal.

#include "export/sat_export.h"
#include "export/trace_words.h"
#include "export/trace_writer.h"
#include "model/scene/method_choices.h"
#include "model/scene/point_digits.h"
#include "model/text/number_text.h"
#include "model/text/sign_test_text.h"
#include "model/text/termination_text.h"
#include "model/text/text_lines.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

constexpr int kUsualDigits = 6;

const char* decisionText(gjk::GjkDecision decision) {
  switch (decision) {
    case gjk::GjkDecision::go_on:
      return tr("go on");
    case gjk::GjkDecision::separated:
      return tr("separated");
    case gjk::GjkDecision::enclosed:
      return tr("the simplex contains O");
    case gjk::GjkDecision::stopped:
      return trc("decision", "stopped");
  }
  return "";
}

const char* decisionText(gjk::EpaDecision decision) {
  switch (decision) {
    case gjk::EpaDecision::expand:
      return trc("decision", "expand");
    case gjk::EpaDecision::done:
      return trc("decision", "done");
    case gjk::EpaDecision::stopped:
      return trc("decision", "stopped");
  }
  return "";
}

const char* phaseText(gjk::MomentumPhase phase) {
  switch (phase) {
    case gjk::MomentumPhase::starting:
      return trc("momentum", "starting");
    case gjk::MomentumPhase::running:
      return trc("momentum", "running");
    case gjk::MomentumPhase::off:
      return trc("momentum", "off");
  }
  return "";
}

class TraceText : TextLines {
 public:
  TraceText(const Scene& scene, const Run& run, int digits)
      : scene_(scene), run_(run), trace_(run.trace), digits_(digits > 0 ? digits : pointDigits(scene, kUsualDigits)) {}

  std::string write();

 private:
  std::string number(double value) const { return plainNumber(value, digits_); }
  std::string vector(const dvec3& value) const { return plainVector(value, run_.dimension, digits_); }
  Argument number(const char* name, double value) const { return arg(name, number(value)); }
  Argument vector(const char* name, const dvec3& value) const { return arg(name, vector(value)); }
  /// Counted as on the screen, from 1.
  static std::string vertex(char body, int index) {
    return index < 0 ? "" : fmt::format(" [{}{}]", body, subscript(index));
  }
  /// A line of an iteration.
  void detail(const std::string& text) { line("  {}", text); }
  void support(const char* direction, const gjk::Support<3>& s) {
    line("  w = s_A({0}) - s_B(-{0}) = {1}{2} - {3}{4} = {5}", direction, vector(s.a), vertex('A', s.index_a),
         vector(s.b), vertex('B', s.index_b), vector(s.w));
  }
  void head();
  void record(const gjk::GjkRecord<3>&);
  void simplex(const gjk::GjkRecord<3>&);
  void region(const gjk::GjkRecord<3>&);
  void record(const gjk::EpaRecord<3>&);
  void answer();
  void lengths();
  void counts();

  const Scene& scene_;
  const Run& run_;
  const gjk::Trace<3>& trace_;
  int digits_;
  VertexNames names_;  ///< those of the screen
};

void TraceText::head() {
  line("{}", scene_.title.empty() ? tr("Scene without a title") : scene_.title);
  const Argument dimension = arg("dimension", run_.dimension), method = arg("method", methodName(scene_.query)),
                 a = arg("a", screenName(scene_.a.shape, run_.dimension)),
                 b = arg("b", screenName(scene_.b.shape, run_.dimension));
  line("{}", trace_.radius_sum > 0 ? tr("{dimension}-D, A: {a}, B: {b}; {method}; {rounding}", dimension, a, b, method,
                                        arg("rounding", roundingTitle(scene_.query.rounding)))
                                   : tr("{dimension}-D, A: {a}, B: {b}; {method}", dimension, a, b, method));
  if (trace_.radius_sum > 0)
    line("{}", tr("The radii, {length} in total, are subtracted after the run.", number("length", trace_.radius_sum)));
}

void TraceText::simplex(const gjk::GjkRecord<3>& record) {
  std::string simplex;
  for (int i = 0; i < record.simplex.size(); ++i)
    simplex += fmt::format("{}{} {}", i ? ", " : "", names_[i], vector(record.simplex[i].support.w));
  detail(tr("simplex: {simplex}", arg("simplex", simplex)));
  for (const gjk::SignTest& test : record.tests) {
    const Argument expression = arg("expression", plainExpression(test.subject, names_)),
                   value = number("value", test.value);
    detail(test.holds ? tr("{expression} = {value}: positive", expression, value)
                      : tr("{expression} = {value}: not positive", expression, value));
  }
}

void TraceText::region(const gjk::GjkRecord<3>& record) {
  const Argument point = vector("point", record.closest);
  if (record.region == gjk::kNoFeature) {
    const bool has_nearest = &record != &trace_.gjk.front() || record.closest != dvec3(0.0);
    return detail(has_nearest ? tr("nearest point stays x = {point}", point)
                              : tr("no nearest point: w alone gives the answer"));
  }
  std::string out;
  for (const gjk::Feature feature : ruledOut(record)) out += (out.empty() ? "" : ", ") + names_.of(feature);
  const Argument region = arg("region", names_.of(record.region)), kept = arg("kept", names_.of(record.kept));
  detail(out.empty() ? tr("O lies in the region of {region}; kept: {kept}", region, kept)
                     : tr("O lies in the region of {region}; ruled out without a test: {ruled_out}; kept: {kept}",
                          region, arg("ruled_out", out), kept));
  if (run_.textbook) return detail(tr("nearest point x = {point}", point));  // its records have no weights
  std::string weights;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (record.region & (1U << i))
      weights += fmt::format("{}{} {}", weights.empty() ? "" : " + ", number(record.simplex[i].weight), names_[i]);
  detail(tr("nearest point x = {weights} = {point}", arg("weights", weights), point));
}

void TraceText::record(const gjk::GjkRecord<3>& record) {
  line("\nGJK {}", record.iteration);
  line("  d = {}", vector(record.direction));
  if (record.momentum)
    detail(tr("momentum {phase}: {factor}; plain direction −x = {direction}",
              arg("phase", phaseText(record.momentum->phase)), number("factor", record.momentum->factor),
              vector("direction", record.momentum->plain_direction)));
  support("d", record.support);
  simplex(record);
  region(record);
  if (scene_.query.method != gjk::Method::boolean) {
    const gjk::Bounds bounds = gjk::boundsOnAnswer(trace_, record);
    detail(tr("bounds: {lower} to {upper}", number("lower", bounds.lower), number("upper", bounds.upper)));
  }
  detail(decisionText(record.decision));
}

void TraceText::record(const gjk::EpaRecord<3>& record) {
  line("\nEPA {}", record.iteration);
  if (const auto* facet = closestFacet(trace_, record))
    detail(tr("nearest facet: {facet}, at distance {distance}, n = {normal}", arg("facet", *record.closest_facet + 1),
              number("distance", facet->distance), vector("normal", record.direction)));
  support("n", record.support);
  const gjk::Bounds bounds = gjk::boundsOnAnswer(trace_, record);
  const Argument lower = number("lower", bounds.lower), upper = number("upper", bounds.upper);
  detail(run_.textbook ? tr("distance of the facet: {lower}; least w·n so far: {upper}", lower, upper)
                       : tr("bounds on the depth: {lower} to {upper}", lower, upper));
  if (record.added.size() > 0)
    // The textbook in the plane removes the nearest edge alone, whatever else w sees.
    detail(tr(run_.textbook ? translatable("removed: {seen}; the horizon has {ridges}; {added}")
                            : translatable("w sees {seen}; the horizon has {ridges}; {added}"),
              arg("seen", trn("{n} facet", "{n} facets", record.removed.size())),
              arg("ridges", trn("{n} ridge", "{n} ridges", record.horizon.size())),
              arg("added", trn("{n} new facet", "{n} new facets", record.added.size()))));
  detail(decisionText(record.decision));
}

void TraceText::lengths() {
  const gjk::Result<3>& result = trace_.result;
  if (result.has_distance) {
    const Argument distance = number("distance", result.distance), depth = number("depth", result.depth);
    detail(run_.textbook ? tr("distance {distance}, depth {depth}; not proven", distance, depth)
                         : tr("distance {distance}, depth {depth}; proven between {lower} and {upper}", distance, depth,
                              number("lower", result.lower_bound), number("upper", result.upper_bound)));
    detail(tr("witness points: {a} on A, {b} on B", vector("a", result.point_a), vector("b", result.point_b)));
  } else if (run_.sat) {
    detail(tr("at least {length} apart", number("length", result.lower_bound)));
  } else if (run_.textbook) {
    detail(result.status == gjk::Status::intersecting ? tr("the textbook found no depth")
                                                      : tr("the textbook does not measure the distance"));
  } else {
    detail(tr("the Boolean method does not measure the distance"));
  }
}

void TraceText::counts() {
  const gjk::Result<3>& result = trace_.result;
  std::string calls = trn("{n} support call", "{n} support calls", result.support_calls);
  if (run_.all_pairs > 0)
    calls += "; " + trn("A and B have {n} vertex pair", "A and B have {n} vertex pairs", run_.all_pairs);
  detail(trn("{n} GJK iteration", "{n} GJK iterations", result.gjk_iterations) + ", " +
         trn("{n} EPA iteration", "{n} EPA iterations", result.epa_iterations) + ", " + calls);
}

void TraceText::answer() {
  const gjk::Result<3>& result = trace_.result;
  line("\n{} ({})", tr(gjk::name(result.status)), terminationText(result.termination));
  lengths();
  if (result.normal != dvec3(0.0)) detail(tr("normal from A to B: {normal}", vector("normal", result.normal)));
  counts();
}

std::string TraceText::write() {
  head();
  if (run_.sat) add("{}", satText(run_, digits_));
  for (const auto& step : trace_.gjk) record(step);
  for (const auto& step : trace_.epa) record(step);
  answer();
  return take();
}

}  // namespace

std::string traceText(const Scene& scene, const Run& run, int digits) { return TraceText(scene, run, digits).write(); }

}  // namespace gjklab

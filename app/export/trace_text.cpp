// A run to be read in a terminal.

#include "export/sat_export.h"
#include "export/trace_words.h"
#include "export/trace_writer.h"
#include "model/scene/method_choices.h"
#include "model/scene/point_digits.h"
#include "model/text/number_text.h"
#include "model/text/sign_test_text.h"
#include "model/text/text_lines.h"

#include <fmt/format.h>

#include <iterator>

namespace gjklab {

namespace {

constexpr int kUsualDigits = 6;

class TraceText : TextLines {
 public:
  TraceText(const Scene& scene, const Run& run, int digits)
      : scene_(scene), run_(run), trace_(run.trace), digits_(digits > 0 ? digits : pointDigits(scene, kUsualDigits)) {}

  std::string write();

 private:
  std::string number(double value) const { return fmt::format("{:.{}g}", value == 0 ? 0.0 : value, digits_); }
  std::string vector(const dvec3& value) const {
    std::string out = "(";
    for (int i = 0; i < run_.dimension; ++i) out += (i ? ", " : "") + number(value[i]);
    return out + ")";
  }
  /// Counted as on the screen, from 1.
  static std::string vertex(char body, int index) {
    return index < 0 ? "" : fmt::format(" [{}{}]", body, subscript(index));
  }
  void support(const char* direction, const gjk::Support<3>& s) {
    line("  w = s_A({0}) - s_B(-{0}) = {1}{2} - {3}{4} = {5}", direction, vector(s.a), vertex('A', s.index_a),
         vector(s.b), vertex('B', s.index_b), vector(s.w));
  }
  void head();
  void record(const gjk::GjkRecord<3>&);
  void record(const gjk::EpaRecord<3>&);
  void answer();

  const Scene& scene_;
  const Run& run_;
  const gjk::Trace<3>& trace_;
  int digits_;
  VertexNames names_;  ///< those of the screen
};

void TraceText::head() {
  line("{}", scene_.title.empty() ? "Scene without a title" : scene_.title);
  line("{}-D, A: {}, B: {}; {} method, sub-distance {}{}, rounding {}", run_.dimension, name(scene_.a.shape),
       name(scene_.b.shape), methodWord(scene_.query), gjk::name(scene_.query.sub_distance),
       scene_.query.acceleration == gjk::Acceleration::none
           ? std::string{}
           : fmt::format(", acceleration {}", gjk::name(scene_.query.acceleration)),
       gjk::name(scene_.query.rounding));
  if (trace_.radius_sum > 0) line("radii of {} in all are taken off after the run", number(trace_.radius_sum));
}

void TraceText::record(const gjk::GjkRecord<3>& record) {
  line("\nGJK {}", record.iteration);
  line("  d = {}", vector(record.direction));
  if (record.momentum)
    line("  momentum {}: {}; plain direction -x = {}", gjk::name(record.momentum->phase),
         number(record.momentum->factor), vector(record.momentum->plain_direction));
  support("d", record.support);
  std::string simplex;
  for (int i = 0; i < record.simplex.size(); ++i)
    simplex += fmt::format("{}{} {}", i ? ", " : "", names_[i], vector(record.simplex[i].support.w));
  line("  simplex: {}", simplex);
  for (const gjk::SignTest& test : record.tests)
    line("  {} = {}: {}", expressionText(test.subject, names_), number(test.value),
         test.holds ? "positive" : "not positive");
  if (record.region != gjk::kNoFeature) {
    std::string out;
    for (const gjk::Feature feature : ruledOut(record)) out += (out.empty() ? "" : ", ") + names_.of(feature);
    line("  O lies in the region of {}{}{}; kept: {}", names_.of(record.region),
         out.empty() ? "" : "; ruled out without a test: ", out, names_.of(record.kept));
    std::string weights;
    for (int i = 0; i < record.simplex.size(); ++i)
      if (record.region & (1U << i))
        weights += fmt::format("{}{} {}", weights.empty() ? "" : " + ", number(record.simplex[i].weight), names_[i]);
    line("  closest point x = {} = {}", weights, vector(record.closest));
  } else {
    line("  closest point stays x = {}", vector(record.closest));
  }
  if (scene_.query.method != gjk::Method::boolean) {
    const gjk::Bounds bounds = gjk::boundsOnAnswer(trace_, record);
    line("  bounds: {} to {}", number(bounds.lower), number(bounds.upper));
  }
  line("  {}", gjk::name(record.decision));
}

void TraceText::record(const gjk::EpaRecord<3>& record) {
  line("\nEPA {}", record.iteration);
  if (const auto* facet = closestFacet(trace_, record))
    line("  closest facet: {} at {}, n = {}", *record.closest_facet + 1, number(facet->distance),
         vector(record.direction));
  support("n", record.support);
  const gjk::Bounds bounds = gjk::boundsOnAnswer(trace_, record);
  if (run_.textbook)
    line("  facet at {}, least w along n {}", number(bounds.lower), number(bounds.upper));
  else
    line("  bounds on the depth: {} to {}", number(bounds.lower), number(bounds.upper));
  if (record.added.size() > 0)
    line("  w sees {} facet{}, horizon of {} ridge{}, {} new facet{}", record.removed.size(),
         record.removed.size() == 1 ? "" : "s", record.horizon.size(), record.horizon.size() == 1 ? "" : "s",
         record.added.size(), record.added.size() == 1 ? "" : "s");
  line("  {}", gjk::name(record.decision));
}

void TraceText::answer() {
  const gjk::Result<3>& result = trace_.result;
  line("\n{} ({})", gjk::name(result.status), gjk::name(result.termination));
  if (result.has_distance) {
    line("  distance {}, depth {}, between {} and {}", number(result.distance), number(result.depth),
         number(result.lower_bound), number(result.upper_bound));
    line("  nearest points: {} on A, {} on B", vector(result.point_a), vector(result.point_b));
  } else if (run_.sat) {
    line("  at least {} apart", number(result.lower_bound));
  } else {
    line("  the boolean method does not measure the distance");
  }
  line("  normal from A to B: {}", vector(result.normal));
  line("  {} GJK and {} EPA iterations, {} support calls{}", result.gjk_iterations, result.epa_iterations,
       result.support_calls,
       run_.all_pairs > 0 ? fmt::format(" ({} vertex pairs in all)", run_.all_pairs) : std::string{});
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

// The whole run as one JSON object; the keys and their order are documented.

#include "export/follow_up_json.h"
#include "export/result_json.h"
#include "export/sat_export.h"
#include "export/trace_words.h"
#include "export/trace_writer.h"
#include "model/scene/scene_io.h"
#include "model/text/json_text.h"

#include <fmt/format.h>

#include <iterator>

namespace gjklab {

namespace {

class TraceJson {
 public:
  TraceJson(const gjk::Trace<3>& trace, int dimension, gjk::Method method)
      : trace_(trace), dimension_(dimension), method_(method) {}

  /// The keys from "result" to "polytope", without braces. `first_steps`: what comes before GJK's.
  std::string write(const std::string& first_steps);

 private:
  template <class... Arguments>
  void format(fmt::format_string<Arguments...> text, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(out_), text, std::forward<Arguments>(arguments)...);
  }
  void vector(const char* key, const dvec3& value) {
    format(",\"{}\":", key);
    appendPlainVector(out_, value, dimension_);
  }
  void number(const char* key, double value) {
    format(",\"{}\":", key);
    appendPlainNumber(out_, value);
  }
  /// [first, second, …]
  template <class List, class Write>
  void list(const char* key, const List& items, Write write) {
    format("\"{}\":[", key);
    bool first = true;
    for (const auto& item : items) {
      if (!first) out_ += ',';
      first = false;
      write(item);
    }
    out_ += ']';
  }
  void support(const gjk::Support<3>&);
  void bounds(const gjk::Bounds&, bool known);
  void record(const gjk::GjkRecord<3>&);
  void record(const gjk::EpaRecord<3>&);
  void tests(const gjk::GjkRecord<3>&);
  void region(const gjk::GjkRecord<3>&);
  void ridges(const gjk::IndexRange&);
  void polytope();

  const gjk::Trace<3>& trace_;
  int dimension_;
  gjk::Method method_;
  std::string out_;
};

void TraceJson::support(const gjk::Support<3>& s) {
  out_ += "{\"w\":";
  appendPlainVector(out_, s.w, dimension_);
  vector("a", s.a);
  vector("b", s.b);
  format(",\"index_a\":{},\"index_b\":{}}}", s.index_a, s.index_b);
}

void TraceJson::bounds(const gjk::Bounds& bounds, bool known) {
  if (known) {
    number("lower_bound", bounds.lower);
    number("upper_bound", bounds.upper);
  } else {
    out_ += ",\"lower_bound\":null,\"upper_bound\":null";
  }
}

void TraceJson::tests(const gjk::GjkRecord<3>& record) {
  list("tests", record.tests, [this](const gjk::SignTest& test) {
    out_ += "{\"expression\":";
    appendString(out_, test.expression);
    number("value", test.value);
    format(",\"holds\":{}}}", test.holds);
  });
}

/// The region, what is ruled out, and the weights of the closest point in the region's vertices.
void TraceJson::region(const gjk::GjkRecord<3>& record) {
  if (record.region == gjk::kNoFeature) {
    out_ += "\"region\":null,";
  } else {
    format("\"region\":\"{}\",", gjk::letters(record.region));
  }
  list("ruled_out", ruledOut(record), [this](gjk::Feature feature) { format("\"{}\"", gjk::letters(feature)); });
  vector("closest", record.closest);
  if (record.region == gjk::kNoFeature) {
    out_ += ",\"barycentric\":null";
  } else {
    std::vector<double> weights;
    for (int i = 0; i < record.simplex.size(); ++i)
      if (record.region & (1U << i)) weights.push_back(record.simplex[i].weight);
    out_ += ',';
    list("barycentric", weights, [this](double weight) { appendPlainNumber(out_, weight); });
  }
  format(",\"kept\":\"{}\"", gjk::letters(record.kept));
}

void TraceJson::record(const gjk::GjkRecord<3>& record) {
  format("{{\"phase\":\"gjk\",\"iteration\":{}", record.iteration);
  vector("direction", record.direction);
  if (record.momentum) {
    vector("plain_direction", record.momentum->plain_direction);
    number("momentum", record.momentum->factor);
    format(",\"momentum_phase\":\"{}\"", gjk::name(record.momentum->phase));
  }
  out_ += ",\"support\":";
  support(record.support);
  bounds(gjk::boundsOnAnswer(trace_, record), method_ != gjk::Method::boolean);
  format(",\"decision\":\"{}\",", decisionWord(record.decision));
  list("simplex", record.simplex, [this](const gjk::SimplexVertex<3>& vertex) { support(vertex.support); });
  out_ += ',';
  tests(record);
  out_ += ',';
  region(record);
  out_ += '}';
}

void TraceJson::ridges(const gjk::IndexRange& range) {
  std::vector<gjk::Ridge<3>> horizon;
  if (dimension_ > 1)
    for (int i = range.begin; i < range.end; ++i)
      horizon.push_back(trace_.polytope.horizons[static_cast<std::size_t>(i)]);
  list("horizon", horizon, [this](const gjk::Ridge<3>& ridge) {
    if (dimension_ == 2) {
      format("[{}]", ridge[0]);
    } else {
      format("[{},{}]", ridge[0], ridge[1]);
    }
  });
}

void TraceJson::record(const gjk::EpaRecord<3>& record) {
  format("{{\"phase\":\"epa\",\"iteration\":{}", record.iteration);
  vector("direction", record.direction);
  out_ += ",\"support\":";
  support(record.support);
  bounds(gjk::boundsOnAnswer(trace_, record), true);
  format(",\"decision\":\"{}\",\"closest_facet\":{},", decisionWord(record.decision), record.closest_facet);
  const auto index = [this](int facet) { format("{}", facet); };
  list("removed", removedFacets(trace_, record), index);
  out_ += ',';
  list("added", addedFacets(record), index);
  out_ += ',';
  ridges(record.horizon);
  out_ += '}';
}

void TraceJson::polytope() {
  if (trace_.epa.empty() && trace_.polytope.facets.empty()) {
    out_ += "\"polytope\":null";
    return;
  }
  out_ += "\"polytope\":{";
  list("vertices", trace_.polytope.vertices, [this](const gjk::Support<3>& vertex) {
    out_ += '\n';
    support(vertex);
  });
  out_ += ",\n";
  list("facets", trace_.polytope.facets, [this](const gjk::FacetRecord<3>& facet) {
    out_ += "\n{\"vertices\":[";
    for (int i = 0; i < dimension_; ++i) format("{}{}", i == 0 ? "" : ",", facet.vertices[static_cast<std::size_t>(i)]);
    out_ += ']';
    vector("normal", facet.normal);
    number("distance", facet.distance);
    format(",\"born\":{},\"died\":", facet.born);
    out_ += facet.died < 0 ? "null}" : fmt::format("{}}}", facet.died);
  });
  out_ += '}';
}

std::string TraceJson::write(const std::string& first_steps) {
  out_ = "\"result\":" + resultJson(trace_.result, dimension_) + ",\n\"steps\":[" + first_steps;
  bool first = true;
  const auto separate = [&] {
    out_ += first ? "\n" : ",\n";
    first = false;
  };
  for (const auto& step : trace_.gjk) {
    separate();
    record(step);
  }
  for (const auto& step : trace_.epa) {
    separate();
    record(step);
  }
  out_ += "],\n";
  polytope();
  return std::move(out_);
}

}  // namespace

std::string runJson(const gjk::Trace<3>& trace, int dimension) {
  return "{" + TraceJson(trace, dimension, gjk::Method::distance).write("") + "}";
}

std::string traceJson(const Scene& scene, const Run& run) {
  std::string out = "{\"scene\":" + writeScene(scene, false) + ",\n";
  out += TraceJson(run.trace, run.dimension, scene.query.method).write(run.sat ? satSteps(run) + "\n" : "");
  if (run.contacts) out += ",\n\"manifold\":" + manifoldJson(*run.contacts, run.dimension);
  return out + "}\n";
}

}  // namespace gjklab

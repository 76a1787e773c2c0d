// The whole run as one JSON object; the keys and their order are documented. Reading it back gives the same run
// (trace_reader.h).

#include "export/follow_up_json.h"
#include "export/result_json.h"
#include "export/sat_export.h"
#include "export/trace_words.h"
#include "export/trace_writer.h"
#include "model/run/textbook.h"
#include "model/scene/scene_io.h"
#include "model/text/sign_test_text.h"

#include <algorithm>
#include <vector>

namespace gjklab {

namespace {

void wholeOrNone(JsonWriter& json, int value, bool known) {
  if (known)
    json.whole(value);
  else
    json.none();
}

class TraceJson {
 public:
  TraceJson(const gjk::Trace<3>& trace, int dimension, gjk::Method method)
      : trace_(trace), dimension_(dimension), method_(method), json_(dimension) {}

  JsonWriter& json() { return json_; }
  /// What a warm start began with, where there was one.
  void start();
  /// The elements of "steps".
  void steps();
  void polytope();

 private:
  void support(const gjk::Support<3>&);
  /// The keys of a support, inside its object.
  void supportKeys(const gjk::Support<3>&);
  void simplex(const gjk::GjkRecord<3>&);
  void bounds(const gjk::Bounds& on_answer, bool known, gjk::Bounds of_core);
  void record(const gjk::GjkRecord<3>&);
  void record(const gjk::EpaRecord<3>&);
  void tests(const gjk::GjkRecord<3>&);
  void region(const gjk::GjkRecord<3>&);
  void ridges(const gjk::IndexRange&);

  const gjk::Trace<3>& trace_;
  int dimension_;
  gjk::Method method_;
  JsonWriter json_;
};

void TraceJson::supportKeys(const gjk::Support<3>& s) {
  json_.key("w").vector(s.w);
  json_.key("a").vector(s.a);
  json_.key("b").vector(s.b);
  json_.key("index_a").whole(s.index_a);
  json_.key("index_b").whole(s.index_b);
}

void TraceJson::support(const gjk::Support<3>& s) {
  json_.open('{');
  supportKeys(s);
  json_.close('}');
}

void TraceJson::simplex(const gjk::GjkRecord<3>& record) {
  json_.key("simplex").list(record.simplex, [this](const gjk::SimplexVertex<3>& vertex) {
    json_.open('{');
    supportKeys(vertex.support);
    json_.key("weight").number(vertex.weight);
    json_.close('}');
  });
}

/// Those on the answer, which are promised; and those of what was run on, where radii or the method make them others.
void TraceJson::bounds(const gjk::Bounds& on_answer, bool known, gjk::Bounds of_core) {
  json_.key("lower_bound");
  if (known) {
    json_.number(on_answer.lower);
    json_.key("upper_bound").number(on_answer.upper);
  } else {
    json_.none();
    json_.key("upper_bound").none();
  }
  if (!known || on_answer.lower != of_core.lower || on_answer.upper != of_core.upper)
    json_.key("core_bounds").numbers({of_core.lower, of_core.upper});
}

void TraceJson::tests(const gjk::GjkRecord<3>& record) {
  json_.key("tests").list(record.tests, [this](const gjk::SignTest& test) {
    json_.open('{');
    json_.key("expression").text(expressionText(test.subject));
    json_.key("value").number(test.value);
    json_.key("holds").truth(test.holds);
    json_.key("excludes");
    if (test.excludes == gjk::kNoFeature) {
      json_.none();
    } else {
      json_.text(gjk::letters(test.excludes));
    }
    json_.close('}');
  });
}

/// The region, what is ruled out, and the weights of the closest point in the region's vertices.
void TraceJson::region(const gjk::GjkRecord<3>& record) {
  const bool known = record.region != gjk::kNoFeature;
  json_.key("region");
  if (known) {
    json_.text(gjk::letters(record.region));
  } else {
    json_.none();
  }
  json_.key("ruled_out").list(ruledOut(record), [this](gjk::Feature feature) { json_.text(gjk::letters(feature)); });
  json_.key("closest").vector(record.closest);
  json_.key("barycentric");
  std::vector<double> weights;
  for (int i = 0; known && i < record.simplex.size(); ++i)
    if (record.region & (1U << i)) weights.push_back(record.simplex[i].weight);
  // The textbook's method computes none: its records have only zeros.
  if (std::any_of(weights.begin(), weights.end(), [](double weight) { return weight != 0; })) {
    json_.numbers(weights);
  } else {
    json_.none();
  }
  json_.key("kept").text(gjk::letters(record.kept));
}

/// What a warm start began with.
void TraceJson::start() {
  json_.key("start");
  if (!trace_.start) return json_.none();
  json_.open('{');
  simplex(*trace_.start);
  json_.key("closest").vector(trace_.start->closest);
  json_.key("core_upper_bound").number(trace_.start->upper_bound);
  json_.close('}');
}

void TraceJson::record(const gjk::GjkRecord<3>& record) {
  json_.open('{');
  json_.key("phase").text("gjk");
  json_.key("iteration").whole(record.iteration);
  json_.key("direction").vector(record.direction);
  if (record.momentum) {
    json_.key("plain_direction").vector(record.momentum->plain_direction);
    json_.key("momentum").number(record.momentum->factor);
    json_.key("momentum_phase").text(gjk::name(record.momentum->phase));
    json_.key("momentum_target").vector(record.momentum->target);
    json_.key("momentum_dropped").truth(record.momentum->dropped_here);
  }
  json_.key("support"), support(record.support);
  bounds(gjk::boundsOnAnswer(trace_, record), method_ != gjk::Method::boolean,
         {record.lower_bound, record.upper_bound});
  json_.key("decision").text(gjk::name(record.decision));
  simplex(record);
  tests(record);
  region(record);
  json_.close('}');
}

void TraceJson::ridges(const gjk::IndexRange& range) {
  json_.key("horizon").open('[');
  if (dimension_ > 1)
    for (int i = range.begin; i < range.end; ++i) {
      const gjk::Ridge<3>& ridge = trace_.polytope.horizons[static_cast<std::size_t>(i)];
      json_.wholes({ridge.begin(), ridge.begin() + (dimension_ - 1)});
    }
  json_.close(']');
}

void TraceJson::record(const gjk::EpaRecord<3>& record) {
  json_.open('{');
  json_.key("phase").text("epa");
  json_.key("iteration").whole(record.iteration);
  json_.key("direction").vector(record.direction);
  json_.key("support"), support(record.support);
  bounds(gjk::boundsOnAnswer(trace_, record), true, {record.lower_bound, record.upper_bound});
  json_.key("decision").text(gjk::name(record.decision));
  json_.key("closest_facet"), wholeOrNone(json_, record.closest_facet.value_or(0), record.closest_facet.has_value());
  json_.key("removed").wholes(removedFacets(trace_, record));
  json_.key("added").wholes(addedFacets(record));
  ridges(record.horizon);
  json_.key("new_vertex"), wholeOrNone(json_, record.new_vertex, record.new_vertex >= 0);
  json_.close('}');
}

void TraceJson::polytope() {
  json_.key("polytope");
  if (trace_.epa.empty() && trace_.polytope.facets.empty()) return json_.none();
  json_.open('{');
  json_.key("vertices").list(trace_.polytope.vertices, [this](const gjk::Support<3>& vertex) {
    json_.line();
    support(vertex);
  });
  json_.line();
  json_.key("facets").list(trace_.polytope.facets, [this](const gjk::FacetRecord<3>& facet) {
    json_.line();
    json_.open('{');
    json_.key("vertices").wholes({facet.vertices.begin(), facet.vertices.begin() + dimension_});
    json_.key("normal").vector(facet.normal);
    json_.key("distance").number(facet.distance);
    json_.key("born").whole(facet.born);
    json_.key("died"), wholeOrNone(json_, facet.died, facet.died >= 0);
    json_.close('}');
  });
  json_.close('}');
}

void TraceJson::steps() {
  for (const auto& step : trace_.gjk) json_.line(), record(step);
  for (const auto& step : trace_.epa) json_.line(), record(step);
}

}  // namespace

std::string runJson(const gjk::Trace<3>& trace, int dimension) {
  TraceJson out(trace, dimension, gjk::Method::distance);
  JsonWriter& json = out.json();
  json.open('{');
  json.key("result").json(resultJson(trace.result, dimension));
  json.line();
  json.key("steps").open('[');
  out.steps();
  json.close(']');
  json.line();
  out.polytope();
  json.close('}');
  return json.take();
}

std::string traceJson(const Scene& scene, const Run& run) {
  TraceJson out(run.trace, run.dimension, scene.query.method);
  JsonWriter& json = out.json();
  json.open('{');
  json.key("gjklab_trace").whole(kTraceVersion);
  json.line();
  json.key("scene").json(writeScene(scene, false));
  json.line();
  json.key("result").json(resultJson(run.trace.result, run.dimension));
  json.line();
  json.key("scale").number(run.trace.scale);
  json.key("radius_sum").number(run.trace.radius_sum);
  if (run.cold) json.key("cold").json(resultJson(*run.cold, run.dimension));
  if (run.sat) {
    json.key("axes").open('{');
    json.key("deciding"), wholeOrNone(json, run.sat->deciding, run.sat->deciding >= 0);
    json.key("gjk_iterations").whole(run.sat->gjk_iterations);
    json.key("gjk_support_calls").whole(run.sat->gjk_support_calls);
    json.close('}');
  }
  if (run.textbook && run.textbook->fault) {
    const TextbookFault& fault = *run.textbook->fault;
    json.line();
    json.key("goes_wrong").open('{');
    json.key("phase").text(fault.epa ? "epa" : "gjk");
    json.key("iteration").whole(fault.record + 1);
    json.key("sentence").text(fault.sentence);
    json.key("instead").text(fault.instead);
    json.close('}');
    json.line();
  }
  out.start();
  json.line();
  json.key("steps").open('[');
  if (run.sat) {
    satSteps(run, json);
    json.line();
  }
  out.steps();
  json.close(']');
  json.line();
  out.polytope();
  if (run.contacts) {
    json.line();
    json.key("manifold").json(manifoldJson(*run.contacts, run.dimension));
  }
  json.close('}');
  return json.take() + "\n";
}

}  // namespace gjklab

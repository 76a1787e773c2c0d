#include "export/trace_steps_reader.h"

#include "export/axes_reader.h"
#include "gjk/feature.h"
#include "model/run/run.h"
#include "model/scene/body_points.h"
#include "model/text/sign_test_text.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

/// How many of the body's points a support point may be: a curved shape has its tips, a curve its ends.
int pointsOf(const Body& body, int dimension) {
  if (hasPolytopeCore(body.shape)) return static_cast<int>(hullPoints(body, dimension).size());
  return hasPoints(body.shape) ? static_cast<int>(body.points.size()) : shapeRow(body.shape).tips;
}

class StepsReader {
 public:
  StepsReader(const Scene& scene, gjk::Trace<3>& trace)
      : dimension_(scene.dimension),
        most_vertices_(scene.query.textbook ? 4 : scene.dimension + 1),  // a textbook holds what it holds
        points_a_(pointsOf(scene.a, scene.dimension)),
        points_b_(pointsOf(scene.b, scene.dimension)),
        trace_(trace) {}

  void start(const JsonValue&);
  void gjkStep(const JsonValue&);
  void epaStep(const JsonValue&);
  void polytope(const JsonValue&);
  /// What can only be said when all is read: facets live and die with iterations that there are.
  void checkLives(const JsonValue& polytope) const;

 private:
  gjk::Support<3> support(const JsonValue&) const;
  void simplex(const JsonValue&, gjk::GjkRecord<3>&) const;
  gjk::Feature feature(const JsonValue&, int vertices) const;
  gjk::TestSubject subject(const JsonValue&, int vertices) const;
  gjk::Bounds bounds(const JsonValue&) const;
  void momentum(const JsonValue&, gjk::GjkRecord<3>&) const;
  void tests(const JsonValue&, gjk::GjkRecord<3>&) const;
  void changes(const JsonValue&, gjk::EpaRecord<3>&);
  void closest(const JsonValue&, gjk::EpaRecord<3>&) const;
  int facetCount() const { return static_cast<int>(trace_.polytope.facets.size()); }
  int vertexCount() const { return static_cast<int>(trace_.polytope.vertices.size()); }

  int dimension_;
  int most_vertices_;        ///< of a simplex
  int points_a_, points_b_;  ///< of the bodies; 0 where they are round
  gjk::Trace<3>& trace_;
};

gjk::Support<3> StepsReader::support(const JsonValue& value) const {
  return {value["w"].vector(dimension_), value["a"].vector(dimension_), value["b"].vector(dimension_),
          value["index_a"].whole(-1, points_a_ - 1), value["index_b"].whole(-1, points_b_ - 1)};
}

void StepsReader::simplex(const JsonValue& value, gjk::GjkRecord<3>& into) const {
  const JsonValue simplex = value["simplex"];
  const std::vector<JsonValue> vertices = simplex.elements();
  const int count = static_cast<int>(vertices.size());
  if (count < 1 || count > most_vertices_)
    return simplex.report(tr("must contain 1 to {most} vertices in {dimension}-D; it contains {count}",
                             arg("most", most_vertices_), arg("dimension", dimension_), arg("count", count)));
  for (const JsonValue& vertex : vertices) into.simplex.push({support(vertex), vertex["weight"].number()});
}

/// "abc" as a set of the simplex's vertices.
gjk::Feature StepsReader::feature(const JsonValue& value, int vertices) const {
  const std::string word = value.text();
  for (gjk::Feature feature = 0; feature <= gjk::allOf(vertices); ++feature)
    if (word == gjk::letters(feature)) return feature;
  value.report(tr("must be letters of the simplex's {count} vertices, in order; it is \"{text}\"",
                  arg("count", vertices), arg("text", printable(word))));
  return gjk::kNoFeature;
}

/// Of what was run on: under "core_bounds", where they are others than those on the answer.
gjk::Bounds StepsReader::bounds(const JsonValue& value) const {
  const auto core = value.find("core_bounds");
  if (!core) return {value["lower_bound"].number(), value["upper_bound"].number()};
  const std::vector<JsonValue> both = core->elements();
  if (both.size() == 2) return {both[0].number(), both[1].number()};
  core->report(tr("must be two numbers, the lower and the upper bound"));
  return {};
}

void StepsReader::momentum(const JsonValue& value, gjk::GjkRecord<3>& into) const {
  if (!value.has("momentum")) return;
  gjk::MomentumStep<3>& step = into.momentum.emplace();
  step.plain_direction = value["plain_direction"].vector(dimension_);
  step.factor = value["momentum"].number();
  step.phase = wordOf(value["momentum_phase"],
                      {gjk::MomentumPhase::starting, gjk::MomentumPhase::running, gjk::MomentumPhase::off});
  step.target = value["momentum_target"].vector(dimension_);
  step.dropped_here = value["momentum_dropped"].truth();
}

/// "ab·ao" as what it asks of the record's simplex.
gjk::TestSubject StepsReader::subject(const JsonValue& value, int vertices) const {
  const std::string expression = value.text();
  const std::optional<gjk::TestSubject> found = testSubject(expression);
  if (found && (found->feature & ~gjk::allOf(vertices)) == 0 && found->axis < dimension_) return *found;
  value.report(
      tr("must be a sign test of the simplex's {count} vertices, as \"gjklab trace\" writes them; it is \"{text}\"",
         arg("count", vertices), arg("text", printable(expression))));
  return {};
}

void StepsReader::tests(const JsonValue& value, gjk::GjkRecord<3>& into) const {
  for (const JsonValue& each : value["tests"].elements()) {
    if (into.tests.size() == decltype(into.tests)::kMost)
      return value["tests"].report(tr("must contain at most {most} tests", arg("most", into.tests.size())));
    gjk::SignTest test;
    test.subject = subject(each["expression"], into.simplex.size());
    test.value = each["value"].number(true);  // a product of four coordinates may be beyond every double
    test.holds = each["holds"].truth();
    if (const auto excludes = each.find("excludes")) test.excludes = feature(*excludes, most_vertices_);
    into.tests.push(test);
  }
}

void StepsReader::start(const JsonValue& value) {
  gjk::GjkRecord<3>& record = trace_.start.emplace();
  simplex(value, record);
  record.region = record.kept = gjk::allOf(record.simplex.size());
  record.closest = value["closest"].vector(dimension_);
  record.upper_bound = value["core_upper_bound"].number();
}

void StepsReader::gjkStep(const JsonValue& value) {
  if (!trace_.epa.empty()) return value["phase"].report(tr("must not follow a record of phase \"epa\""));
  gjk::GjkRecord<3> record;
  record.iteration = static_cast<int>(trace_.gjk.size()) + 1;
  value["iteration"].whole(record.iteration, record.iteration);
  record.direction = value["direction"].vector(dimension_);
  momentum(value, record);
  record.support = support(value["support"]);
  const gjk::Bounds known = bounds(value);
  record.lower_bound = known.lower;
  record.upper_bound = known.upper;
  record.decision = wordOf(
      value["decision"],
      {gjk::GjkDecision::go_on, gjk::GjkDecision::separated, gjk::GjkDecision::enclosed, gjk::GjkDecision::stopped},
      [](gjk::GjkDecision each) { return gjk::name(each); });
  simplex(value, record);
  const int vertices = record.simplex.size();
  tests(value, record);
  if (const auto region = value.find("region")) {
    record.region = feature(*region, vertices);
    if (record.region == gjk::kNoFeature) region->report(tr("must be letters, or null"));
  }
  for (const JsonValue& each : value["ruled_out"].elements()) record.ruled_out |= 1U << feature(each, vertices);
  record.closest = value["closest"].vector(dimension_);
  record.kept = feature(value["kept"], vertices);
  trace_.gjk.push_back(record);
}

void StepsReader::polytope(const JsonValue& value) {
  for (const JsonValue& vertex : value["vertices"].elements()) trace_.polytope.vertices.push_back(support(vertex));
  for (const JsonValue& each : value["facets"].elements()) {
    gjk::FacetRecord<3> facet;
    facet.vertices = {-1, -1, -1};
    const JsonValue corners = each["vertices"];
    const std::vector<JsonValue> indices = corners.elements();
    if (static_cast<int>(indices.size()) != dimension_)
      return corners.report(tr("must contain {wanted} vertices in {dimension}-D; it contains {count}",
                               arg("wanted", dimension_), arg("dimension", dimension_), arg("count", indices.size())));
    for (std::size_t i = 0; i < indices.size(); ++i) facet.vertices[i] = indices[i].whole(0, vertexCount() - 1);
    facet.normal = each["normal"].vector(dimension_);
    facet.distance = each["distance"].number();
    facet.born = each["born"].whole(0, kMostSteps);
    const auto died = each.find("died");
    facet.died = died ? died->whole(1, kMostSteps) : -1;
    trace_.polytope.facets.push_back(facet);
  }
}

/// What an iteration of EPA takes away and adds.
void StepsReader::changes(const JsonValue& value, gjk::EpaRecord<3>& into) {
  gjk::PolytopeRecord<3>& polytope = trace_.polytope;
  into.removed.begin = static_cast<int>(polytope.removed.size());
  for (const JsonValue& facet : value["removed"].elements())
    polytope.removed.push_back(facet.whole(0, facetCount() - 1));
  into.removed.end = static_cast<int>(polytope.removed.size());
  const std::vector<JsonValue> added = value["added"].elements();
  if (!added.empty()) {
    into.added.begin = into.added.end = added[0].whole(0, facetCount() - 1);
    for (const JsonValue& facet : added) facet.whole(into.added.end, into.added.end), ++into.added.end;
  }
  into.horizon.begin = static_cast<int>(polytope.horizons.size());
  for (const JsonValue& ridge : value["horizon"].elements()) {
    const std::vector<JsonValue> vertices = ridge.elements();
    if (static_cast<int>(vertices.size()) != dimension_ - 1 || vertices.empty())
      return ridge.report(tr("must contain {wanted} vertices in {dimension}-D; it contains {count}",
                             arg("wanted", dimension_ - 1), arg("dimension", dimension_),
                             arg("count", vertices.size())));
    gjk::Ridge<3>& added_ridge = polytope.horizons.emplace_back(gjk::Ridge<3>{-1, -1});
    for (std::size_t i = 0; i < vertices.size(); ++i) added_ridge[i] = vertices[i].whole(0, vertexCount() - 1);
  }
  into.horizon.end = static_cast<int>(polytope.horizons.size());
}

/// Null in a run that had none.
void StepsReader::closest(const JsonValue& value, gjk::EpaRecord<3>& into) const {
  if (value.isNull()) return;
  const int facet = value.whole(0, facetCount() - 1);
  if (!value.ok()) return;
  into.closest_facet = facet;
  if (!closestFacet(trace_, into)->aliveAt(into.iteration))
    value.report(tr("is a facet that the polytope does not have at this iteration"));
}

void StepsReader::epaStep(const JsonValue& value) {
  gjk::EpaRecord<3> record;
  record.iteration = static_cast<int>(trace_.epa.size()) + 1;
  value["iteration"].whole(record.iteration, record.iteration);
  record.direction = value["direction"].vector(dimension_);
  record.support = support(value["support"]);
  const gjk::Bounds known = bounds(value);
  record.lower_bound = known.lower;
  record.upper_bound = known.upper;
  record.decision =
      wordOf(value["decision"], {gjk::EpaDecision::expand, gjk::EpaDecision::done, gjk::EpaDecision::stopped},
             [](gjk::EpaDecision each) { return gjk::name(each); });
  closest(value["closest_facet"], record);
  changes(value, record);
  if (const auto vertex = value.find("new_vertex")) record.new_vertex = vertex->whole(0, vertexCount() - 1);
  trace_.epa.push_back(record);
}

void StepsReader::checkLives(const JsonValue& polytope) const {
  if (!polytope.ok()) return;
  const int last = static_cast<int>(trace_.epa.size());
  const std::vector<JsonValue> facets = polytope["facets"].elements();
  for (std::size_t i = 0; i < facets.size(); ++i) {
    const gjk::FacetRecord<3>& facet = trace_.polytope.facets[i];
    if (facet.born > last) facets[i]["born"].report(tr("is later than the last iteration, {last}", arg("last", last)));
    if (facet.died > last) facets[i]["died"].report(tr("is later than the last iteration, {last}", arg("last", last)));
    if (facet.died >= 0 && facet.died <= facet.born) facets[i]["died"].report(tr("must be later than \"born\""));
  }
}

}  // namespace

void readSteps(const JsonValue& root, const Scene& scene, Run& into) {
  StepsReader reader(scene, into.trace);
  if (const auto axes = root.find("axes"))
    return readAxes(*axes, root["steps"], scene, into.trace.result.status, into.sat.emplace());
  if (const auto start = root.find("start")) reader.start(*start);
  const auto polytope = root.find("polytope");
  if (polytope) reader.polytope(*polytope);
  const std::vector<JsonValue> steps = root["steps"].elements();
  for (const JsonValue& step : steps) {
    if (!root.ok()) return;
    const std::string phase = step["phase"].text();
    if (phase == "gjk") {
      reader.gjkStep(step);
    } else if (phase == "epa") {
      reader.epaStep(step);
    } else {
      step["phase"].report(tr("must be \"gjk\" or \"epa\""));
    }
  }
  if (polytope && !steps.empty()) reader.checkLives(*polytope);
}

}  // namespace gjklab

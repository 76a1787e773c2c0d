// The growth of a hull as JSON and as text.

#include "export/follow_up_json.h"
#include "model/scene/body_points.h"
#include "model/text/json_writer.h"
#include "model/text/number_text.h"
#include "model/text/text_lines.h"
#include "model/text/translate.h"

#include <iterator>

namespace gjklab {

namespace {

const char* wordOf(Study study) { return study == Study::hull_a ? "a" : study == Study::hull_b ? "b" : "difference"; }

/// "A₂", of the differences "A₂ − B₁".
std::string pointName(const HullRun& run, int point) {
  if (run.ofDifference()) return pairName(point / run.count_b, point % run.count_b);
  return pointName(run.of == Study::hull_a ? Which::a : Which::b, point);
}

class HullJson {
 public:
  explicit HullJson(const HullRun& run) : run_(run), trace_(run.growth->trace), json_(run.dimension) {}

  std::string write() {
    const auto& mesh = run_.growth->mesh;
    json_.open('{');
    json_.key("of").text(wordOf(run_.of));
    json_.key("rank").whole(mesh.rank);
    json_.key("hull").text(gjk::hullName(mesh.rank));
    json_.key("points");
    json_.open('[');
    for (int i = 0; i < run_.pointCount(); ++i) json_.vector(run_.at(i));
    json_.close(']');
    json_.line();
    json_.key("corners").wholes(mesh.vertices);
    json_.key("facets").list(mesh.facets, [this](const auto& facet) { indices(facet); });
    json_.key("normals").list(mesh.normals, [this](const dvec3& normal) { json_.vector(run_.turned(normal)); });
    json_.line();
    json_.key("simplex").list(trace_.simplex, [this](int point) { json_.whole(point); });
    json_.key("repeated").wholes(trace_.repeated);
    json_.key("unusable").wholes(trace_.unusable);
    json_.key("flat").wholes(trace_.flat);
    json_.key("dropped_at_start");
    range(trace_.dropped, trace_.dropped_at_start);
    json_.key("left_at_start").whole(trace_.left_at_start);
    json_.line();
    json_.key("steps").list(trace_.steps, [this](const gjk::HullStep<3>& step) { write(step); });
    json_.line();
    json_.key("growth").list(trace_.facets, [this](const gjk::HullFacetRecord<3>& facet) { write(facet); });
    json_.close('}');
    return json_.take() + "\n";
  }

 private:
  /// Without the places that a hull of this rank does not use.
  template <class Indices>
  void indices(const Indices& points) {
    json_.open('[');
    for (const int point : points)
      if (point >= 0) json_.whole(point);
    json_.close(']');
  }
  void range(const std::vector<int>& list, gjk::IndexRange range) {
    json_.wholes({list.begin() + range.begin, list.begin() + range.end});
  }
  void write(const gjk::HullStep<3>& step) {
    json_.line();
    json_.open('{');
    json_.key("point").whole(step.point);
    json_.key("facet").whole(step.facet);
    json_.key("height").number(step.height);
    json_.key("removed");
    range(trace_.removed, step.removed);
    json_.key("horizon");
    json_.open('[');
    for (int i = step.horizon.begin; i < step.horizon.end; ++i) indices(trace_.horizons[static_cast<std::size_t>(i)]);
    json_.close(']');
    json_.key("added");
    json_.open('[');
    for (int i = step.added.begin; i < step.added.end; ++i) json_.whole(i);
    json_.close(']');
    json_.key("dropped");
    range(trace_.dropped, step.dropped);
    json_.key("left").whole(step.left);
    json_.close('}');
  }
  void write(const gjk::HullFacetRecord<3>& facet) {
    json_.line();
    json_.open('{');
    json_.key("vertices");
    indices(facet.vertices);
    json_.key("normal").vector(run_.turned(facet.normal));
    json_.key("born").whole(facet.born);
    json_.key("died");
    if (facet.died < 0)
      json_.none();
    else
      json_.whole(facet.died);
    json_.key("outside");
    range(trace_.outside, facet.outside);
    json_.close('}');
  }

  const HullRun& run_;
  const gjk::HullTrace<3>& trace_;
  JsonWriter json_;
};

}  // namespace

std::string hullJson(const HullRun& run) { return HullJson(run).write(); }

namespace {

std::string hullKind(int rank) {
  switch (rank) {
    case 0:
      return tr("a point");
    case 1:
      return tr("a segment");
    case 2:
      return tr("a polygon");
    case 3:
      return tr("a polyhedron");
    default:
      return tr("nothing");
  }
}

}  // namespace

std::string hullText(const HullRun& run, int digits) {
  const auto& trace = run.growth->trace;
  const auto& mesh = run.growth->mesh;
  TextLines out;
  out.line("{}, {}", trn("{n} point", "{n} points", run.pointCount()),
           tr("{n} repeated", arg("n", trace.repeated.size())));
  std::string simplex;
  for (const int point : trace.simplex)
    if (point >= 0) simplex += (simplex.empty() ? "" : ", ") + pointName(run, point);
  out.line("{}", tr("start: simplex {simplex}; {outside} outside, {dropped} dropped", arg("simplex", simplex),
                    arg("outside", trace.left_at_start), arg("dropped", trace.dropped_at_start.size())));
  int number_of_step = 0;
  for (const auto& step : trace.steps)
    out.line("{}", tr("step {step}: point {point}, {height} above facet {facet}; {removed} removed, {added} new; "
                      "{dropped} dropped, {left} left",
                      arg("step", ++number_of_step), arg("point", pointName(run, step.point)),
                      arg("height", number(step.height, digits)), arg("facet", step.facet + 1),
                      arg("removed", step.removed.size()), arg("added", step.added.size()),
                      arg("dropped", step.dropped.size()), arg("left", step.left)));
  const Argument kind = arg("kind", hullKind(mesh.rank));
  const Argument vertices =
      arg("vertices", trn("{n} vertex", "{n} vertices", static_cast<long long>(mesh.vertices.size())));
  out.line("{}", mesh.facets.empty()
                     ? tr("hull: {kind}, {vertices}", kind, vertices)
                     : tr("hull: {kind}, {vertices}, {facets}", kind, vertices,
                          arg("facets", trn("{n} facet", "{n} facets", static_cast<long long>(mesh.facets.size())))));
  return out.take();
}

}  // namespace gjklab

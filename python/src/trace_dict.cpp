// The dictionary of a trace. A test holds it equal to the program's JSON (python/tests).

#include "answers.h"

#include "gjk/feature.h"
#include "model/text/sign_test_text.h"

namespace gjklab::python {

namespace {

template <int D>
class TraceDict {
 public:
  TraceDict(const gjk::Trace<D>& trace, gjk::Method method) : trace_(trace), method_(method) {}

  py::dict all() const {
    py::dict out;
    out["result"] = resultDict<D>(trace_.result, listOfVector<D>);
    out["scale"] = trace_.scale;
    out["radius_sum"] = trace_.radius_sum;
    out["start"] = py::none();
    py::list steps;
    for (const auto& record : trace_.gjk) steps.append(of(record));
    for (const auto& record : trace_.epa) steps.append(of(record));
    out["steps"] = steps;
    out["polytope"] = polytope();
    return out;
  }

 private:
  static py::dict of(const gjk::Support<D>& s) {
    py::dict out;
    out["w"] = listOfVector<D>(s.w);
    out["a"] = listOfVector<D>(s.a);
    out["b"] = listOfVector<D>(s.b);
    out["index_a"] = s.index_a;
    out["index_b"] = s.index_b;
    return out;
  }

  /// Those on the answer, and those of what was run on where they are others.
  template <class Record>
  void addBounds(py::dict& out, const Record& record, bool known) const {
    const gjk::Bounds bounds = gjk::boundsOnAnswer(trace_, record);
    out["lower_bound"] = valueOrNone(known, bounds.lower);
    out["upper_bound"] = valueOrNone(known, bounds.upper);
    if (known && bounds.lower == record.lower_bound && bounds.upper == record.upper_bound) return;
    py::list core;
    core.append(record.lower_bound);
    core.append(record.upper_bound);
    out["core_bounds"] = core;
  }

  static py::list simplex(const gjk::GjkRecord<D>& record) {
    py::list out;
    for (const gjk::SimplexVertex<D>& vertex : record.simplex) {
      py::dict each = of(vertex.support);
      each["weight"] = vertex.weight;
      out.append(each);
    }
    return out;
  }

  static py::list tests(const gjk::GjkRecord<D>& record) {
    py::list out;
    for (const gjk::SignTest& test : record.tests) {
      py::dict each;
      each["expression"] = expressionText(test.subject);
      each["value"] = test.value;
      each["holds"] = test.holds;
      each["excludes"] = valueOrNone(test.excludes != gjk::kNoFeature, gjk::letters(test.excludes));
      out.append(each);
    }
    return out;
  }

  static void addRegion(py::dict& out, const gjk::GjkRecord<D>& record) {
    const bool known = record.region != gjk::kNoFeature;
    out["region"] = valueOrNone(known, gjk::letters(record.region));
    py::list ruled_out, weights;
    for (gjk::Feature feature = 1; feature < 1U << record.simplex.size(); ++feature)
      if (record.ruled_out & 1U << feature) ruled_out.append(gjk::letters(feature));
    out["ruled_out"] = ruled_out;
    out["closest"] = listOfVector<D>(record.closest);
    for (int i = 0; i < record.simplex.size(); ++i)
      if (record.region & 1U << i) weights.append(record.simplex[i].weight);
    out["barycentric"] = known ? py::object(weights) : py::none();
    out["kept"] = gjk::letters(record.kept);
  }

  py::dict of(const gjk::GjkRecord<D>& record) const {
    py::dict out;
    out["phase"] = "gjk";
    out["iteration"] = record.iteration;
    out["direction"] = listOfVector<D>(record.direction);
    if (record.momentum) {
      out["plain_direction"] = listOfVector<D>(record.momentum->plain_direction);
      out["momentum"] = record.momentum->factor;
      out["momentum_phase"] = gjk::name(record.momentum->phase);
      out["momentum_target"] = listOfVector<D>(record.momentum->target);
      out["momentum_dropped"] = record.momentum->dropped_here;
    }
    out["support"] = of(record.support);
    addBounds(out, record, method_ != gjk::Method::boolean);
    out["decision"] = gjk::name(record.decision);
    out["simplex"] = simplex(record);
    out["tests"] = tests(record);
    addRegion(out, record);
    return out;
  }

  py::dict of(const gjk::EpaRecord<D>& record) const {
    py::dict out;
    out["phase"] = "epa";
    out["iteration"] = record.iteration;
    out["direction"] = listOfVector<D>(record.direction);
    out["support"] = of(record.support);
    addBounds(out, record, true);
    out["decision"] = gjk::name(record.decision);
    out["closest_facet"] = valueOrNone(record.closest_facet.has_value(), record.closest_facet.value_or(0));
    py::list removed, added, horizon;
    for (int i = record.removed.begin; i < record.removed.end; ++i)
      removed.append(trace_.polytope.removed[static_cast<std::size_t>(i)]);
    for (int i = record.added.begin; i < record.added.end; ++i) added.append(i);
    if constexpr (D > 1)
      for (int i = record.horizon.begin; i < record.horizon.end; ++i)
        horizon.append(wholes(trace_.polytope.horizons[static_cast<std::size_t>(i)]));
    out["removed"] = removed;
    out["added"] = added;
    out["horizon"] = horizon;
    out["new_vertex"] = valueOrNone(record.new_vertex >= 0, record.new_vertex);
    return out;
  }

  py::object polytope() const {
    if (trace_.epa.empty() && trace_.polytope.facets.empty()) return py::none();
    py::list vertices, facets;
    for (const gjk::Support<D>& vertex : trace_.polytope.vertices) vertices.append(of(vertex));
    for (const gjk::FacetRecord<D>& facet : trace_.polytope.facets) {
      py::dict each;
      each["vertices"] = wholes(facet.vertices);
      each["normal"] = listOfVector<D>(facet.normal);
      each["distance"] = facet.distance;
      each["born"] = facet.born;
      each["died"] = valueOrNone(facet.died >= 0, facet.died);
      facets.append(each);
    }
    py::dict out;
    out["vertices"] = vertices;
    out["facets"] = facets;
    return out;
  }

  template <class Numbers>
  static py::list wholes(const Numbers& numbers) {
    py::list out;
    for (const int number : numbers) out.append(number);
    return out;
  }

  const gjk::Trace<D>& trace_;
  gjk::Method method_;
};

}  // namespace

template <int D>
py::dict traceDict(const gjk::Trace<D>& trace, gjk::Method method) {
  return TraceDict<D>(trace, method).all();
}
template py::dict traceDict(const gjk::Trace<1>&, gjk::Method);
template py::dict traceDict(const gjk::Trace<2>&, gjk::Method);
template py::dict traceDict(const gjk::Trace<3>&, gjk::Method);

}  // namespace gjklab::python

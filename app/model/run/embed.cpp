#include "model/run/embed.h"

namespace gjklab {

namespace {

template <int D>
gjk::Support<3> embed(const gjk::Support<D>& support) {
  return {widen<D>(support.w), widen<D>(support.a), widen<D>(support.b), support.index_a, support.index_b};
}

template <int D>
gjk::GjkRecord<3> embed(const gjk::GjkRecord<D>& record) {
  gjk::GjkRecord<3> out;
  out.iteration = record.iteration;
  out.direction = widen<D>(record.direction);
  if (record.momentum)
    out.momentum = {record.momentum->phase, record.momentum->factor, widen<D>(record.momentum->plain_direction),
                    widen<D>(record.momentum->target), record.momentum->dropped_here};
  out.support = embed(record.support);
  for (const auto& vertex : record.simplex) out.simplex.push({embed(vertex.support), vertex.weight});
  out.tests = record.tests;
  out.region = record.region;
  out.ruled_out = record.ruled_out;
  out.closest = widen<D>(record.closest);
  out.kept = record.kept;
  out.lower_bound = record.lower_bound;
  out.upper_bound = record.upper_bound;
  out.decision = record.decision;
  return out;
}

template <int D>
gjk::FacetRecord<3> embed(const gjk::FacetRecord<D>& facet) {
  gjk::FacetRecord<3> out;
  out.vertices = {-1, -1, -1};
  for (std::size_t i = 0; i < D; ++i) out.vertices[i] = facet.vertices[i];
  out.normal = widen<D>(facet.normal);
  out.distance = facet.distance;
  out.born = facet.born;
  out.died = facet.died;
  return out;
}

template <int D>
gjk::EpaRecord<3> embed(const gjk::EpaRecord<D>& record) {
  gjk::EpaRecord<3> out;
  out.iteration = record.iteration;
  out.closest_facet = record.closest_facet;
  out.direction = widen<D>(record.direction);
  out.support = embed(record.support);
  out.lower_bound = record.lower_bound;
  out.upper_bound = record.upper_bound;
  out.removed = record.removed;
  out.added = record.added;
  out.horizon = record.horizon;
  out.new_vertex = record.new_vertex;
  out.decision = record.decision;
  return out;
}

template <int To, int From>
gjk::Result<To> resized(const gjk::Result<From>& result) {
  gjk::Result<To> out;
  out.status = result.status;
  out.distance = result.distance;
  out.has_distance = result.has_distance;
  out.depth = result.depth;
  out.normal = gjklab::resized<To, From>(result.normal);
  out.point_a = gjklab::resized<To, From>(result.point_a);
  out.point_b = gjklab::resized<To, From>(result.point_b);
  out.lower_bound = result.lower_bound;
  out.upper_bound = result.upper_bound;
  out.gjk_iterations = result.gjk_iterations;
  out.epa_iterations = result.epa_iterations;
  out.support_calls = result.support_calls;
  out.termination = result.termination;
  return out;
}

}  // namespace

template <int D>
gjk::Result<3> widen(const gjk::Result<D>& result) {
  return resized<3>(result);
}

template <int D>
gjk::Result<D> narrow(const gjk::Result<3>& result) {
  return resized<D>(result);
}

template <int D>
void widen(const gjk::Trace<D>& trace, gjk::Trace<3>& into) {
  into.clear();
  for (const auto& record : trace.gjk) into.gjk.push_back(embed(record));
  if (trace.start) into.start = embed(*trace.start);
  for (const auto& record : trace.epa) into.epa.push_back(embed(record));
  for (const auto& vertex : trace.polytope.vertices) into.polytope.vertices.push_back(embed(vertex));
  for (const auto& facet : trace.polytope.facets) into.polytope.facets.push_back(embed(facet));
  for (const auto& ridge : trace.polytope.horizons) into.polytope.horizons.push_back({D > 1 ? ridge[0] : -1, -1});
  into.polytope.removed = trace.polytope.removed;
  into.result = widen(trace.result);
  into.scale = trace.scale;
  into.radius_sum = trace.radius_sum;
}

template gjk::Result<3> widen(const gjk::Result<1>&);
template gjk::Result<3> widen(const gjk::Result<2>&);
template gjk::Result<1> narrow(const gjk::Result<3>&);
template gjk::Result<2> narrow(const gjk::Result<3>&);
template gjk::Result<3> narrow(const gjk::Result<3>&);
template void widen(const gjk::Trace<1>&, gjk::Trace<3>&);
template void widen(const gjk::Trace<2>&, gjk::Trace<3>&);

}  // namespace gjklab

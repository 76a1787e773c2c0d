#include "model/frame/hull_frame.h"

#include "model/frame/moment_frames.h"
#include "model/run/hull_run.h"

#include <algorithm>

namespace gjklab {

namespace {

class HullFiller {
 public:
  HullFiller(const HullRun& run, const Moment& moment, HullFrame& frame)
      : run_(run), trace_(run.growth->trace), step_(moment.sub_step), record_(moment.record), frame_(frame) {}

  void fill() {
    frame_.run = &run_;
    frame_.points.assign(run_.growth->points.size(), HullPoint::waiting);
    mark(trace_.repeated, HullPoint::left_out);
    mark(trace_.unusable, HullPoint::left_out);
    if (step_ == SubStep::hull_result) return fillResult();
    if (step_ == SubStep::hull_simplex) return fillSimplex();
    if (step_ == SubStep::hull_outside) return fillOutside();
    fillStep();
  }

 private:
  void mark(int point, HullPoint state) { frame_.points[static_cast<std::size_t>(point)] = state; }
  void mark(const std::vector<int>& points, HullPoint state) {
    for (const int point : points) mark(point, state);
  }
  void mark(const std::vector<int>& list, gjk::IndexRange range, HullPoint state) {
    for (int i = range.begin; i < range.end; ++i) mark(list[static_cast<std::size_t>(i)], state);
  }
  const gjk::HullFacetRecord<3>& facet(int index) const { return trace_.facets[static_cast<std::size_t>(index)]; }

  void add(const gjk::HullFacetRecord<3>& facet, FacetState state) {
    frame_.facets.push_back({facet.vertices, state, run_.turned(facet.normal), facet.outside.size()});
    for (const int vertex : facet.vertices)
      if (vertex >= 0) mark(vertex, HullPoint::vertex);
  }

  void addAlive(int step) {
    for (const auto& each : trace_.facets)
      if (each.aliveBefore(step)) add(each, FacetState::plain);
  }

  /// A segment or a point has no facets, so its ends are shown.
  void markSimplex() {
    for (const int corner : trace_.simplex) mark(corner, HullPoint::vertex);
    if (trace_.facets.empty() && trace_.simplex.size() == 2)
      frame_.facets.push_back({{trace_.simplex[0], trace_.simplex[1], -1}, FacetState::plain, dvec3(0.0), 0});
  }

  void fillSimplex() {
    addAlive(1);
    markSimplex();
  }

  void fillOutside() {
    for (const auto& each : trace_.facets)
      if (each.aliveBefore(1)) mark(trace_.outside, each.outside, HullPoint::outside);
    mark(trace_.dropped, trace_.dropped_at_start, HullPoint::dropped);
    fillSimplex();
  }

  void fillStep() {
    const auto& step = trace_.steps[static_cast<std::size_t>(record_)];
    const int number = record_ + 1;
    const bool rebuilt = step_ == SubStep::hull_facets || step_ == SubStep::hull_dropped;
    const bool given = step_ == SubStep::hull_dropped;
    std::fill(frame_.points.begin(), frame_.points.end(), HullPoint::inside);
    mark(trace_.repeated, HullPoint::left_out);
    mark(trace_.unusable, HullPoint::left_out);
    for (const auto& each : trace_.facets)
      if (each.aliveBefore(given ? number + 1 : number)) mark(trace_.outside, each.outside, HullPoint::outside);
    if (given) mark(trace_.dropped, step.dropped, HullPoint::dropped);
    if (step_ == SubStep::hull_farthest) mark(trace_.outside, facet(step.facet).outside, HullPoint::chosen);
    for (int i = 0; i < static_cast<int>(trace_.facets.size()); ++i) {
      const auto& each = facet(i);
      if (rebuilt ? each.aliveBefore(number + 1) : each.aliveBefore(number)) add(each, stateOf(i, step));
    }
    frame_.farthest = step.point;
    frame_.height = step.height;
    if (step_ == SubStep::hull_horizon || step_ == SubStep::hull_facets)
      for (int i = step.horizon.begin; i < step.horizon.end; ++i)
        frame_.horizon.push_back(trace_.horizons[static_cast<std::size_t>(i)]);
  }

  FacetState stateOf(int index, const gjk::HullStep<3>& step) const {
    const bool sees = facet(index).died == record_ + 1;
    if (step_ == SubStep::hull_farthest || step_ == SubStep::hull_visible) {
      if (index == step.facet) return FacetState::closest;
      return sees && step_ == SubStep::hull_visible ? FacetState::visible : FacetState::plain;
    }
    if (step_ == SubStep::hull_horizon) return sees ? FacetState::visible : FacetState::plain;
    return index >= step.added.begin && index < step.added.end ? FacetState::fresh : FacetState::plain;
  }

  void fillResult() {
    frame_.finished = true;
    const auto& mesh = run_.growth->mesh;
    for (std::size_t i = 0; i < frame_.points.size(); ++i)
      if (frame_.points[i] == HullPoint::waiting) frame_.points[i] = HullPoint::inside;
    mark(mesh.vertices, HullPoint::vertex);
    const auto corner = [&](std::size_t i) { return mesh.vertices[i % mesh.vertices.size()]; };
    if (!mesh.facets.empty()) {
      for (std::size_t f = 0; f < mesh.facets.size(); ++f)
        frame_.facets.push_back({mesh.facets[f], FacetState::plain, run_.turned(mesh.normals[f]), 0});
    } else if (mesh.rank == 2) {
      for (std::size_t i = 0; i < mesh.vertices.size(); ++i)
        frame_.facets.push_back({{corner(i), corner(i + 1), -1}, FacetState::plain, dvec3(0.0), 0});
    } else if (mesh.rank == 1) {
      frame_.facets.push_back({{corner(0), corner(1), -1}, FacetState::plain, dvec3(0.0), 0});
    }
  }

  const HullRun& run_;
  const gjk::HullTrace<3>& trace_;
  SubStep step_;
  int record_;
  HullFrame& frame_;
};

}  // namespace

void fillHullFrame(const Run& run, Frame& frame) {
  HullFiller(*run.hull, frame.moment, frame.study.emplace<HullFrame>()).fill();
}

}  // namespace gjklab

// A run as a log: what each of its records claims.

#include "export/replay_reader.h"

namespace gjklab {

namespace {

class LogMaker {
 public:
  LogMaker(const Scene& scene, const Run& run) : run_(run), trace_(run.trace) {
    log_.scene = scene;
    log_.digits = scene.query.textbook ? ReplayDigits::single : ReplayDigits::double_precision;
    log_.points = scene.query.rounding == gjk::Rounding::core ? ReplayPoints::cores : ReplayPoints::whole;
    boolean_ = scene.query.method == gjk::Method::boolean;
    // GJK's bounds are then on the depth, radii taken off.
    overlap_by_radii_ = trace_.result.depth > 0 && trace_.epa.empty();
  }

  ReplayLog make() {
    for (const auto& record : trace_.gjk) add(record);
    for (const auto& record : trace_.epa) add(record);
    if (run_.sat) axes(*run_.sat);
    return std::move(log_);
  }

 private:
  void add(const gjk::GjkRecord<3>& record) {
    ReplayStep& step = log_.steps.emplace_back();
    step.direction = record.direction;
    step.support = record.support.w;
    // Where the first support point has ended the run there is no closest point yet.
    if (record.region != gjk::kNoFeature || record.simplex.size() > 1) step.closest = record.closest;
    for (const auto& vertex : record.simplex) step.simplex.push_back(vertex.support.w);
    if (record.region != gjk::kNoFeature) step.region = gjk::letters(record.region);
    step.kept = gjk::letters(record.kept);
    step.momentum = record.momentum && record.momentum->phase == gjk::MomentumPhase::running;
    // A vertex that is not taken up leaves the region of the others, which is no claim about all of them.
    if (step.kept->find('a') == std::string::npos && record.simplex.size() > 1 && record.tests.empty())
      step.region.reset();
    if (boolean_) return;
    const gjk::Bounds bounds = gjk::boundsOnAnswer(trace_, record);
    step.bounds_on_depth = overlap_by_radii_;
    step.lower_bound = bounds.lower;
    step.upper_bound = bounds.upper;
  }

  void add(const gjk::EpaRecord<3>& record) {
    ReplayStep& step = log_.steps.emplace_back();
    step.phase = ReplayPhase::epa;
    step.bounds_on_depth = true;
    step.direction = record.direction;
    step.support = record.support.w;
    const gjk::Bounds bounds = gjk::boundsOnAnswer(trace_, record);
    step.lower_bound = bounds.lower;
    step.upper_bound = bounds.upper;
    // What is there before the update: the vertices that were born, the facets that live.
    int known = record.new_vertex >= 0 ? record.new_vertex : static_cast<int>(trace_.polytope.vertices.size());
    for (const auto& later : trace_.epa)
      if (later.iteration >= record.iteration && later.new_vertex >= 0) known = std::min(known, later.new_vertex);
    for (int i = 0; i < known; ++i) step.vertices.push_back(trace_.polytope.vertices[static_cast<std::size_t>(i)].w);
    for (const auto& facet : trace_.polytope.facets)
      if (facet.aliveAt(record.iteration))
        step.facets.emplace_back(facet.vertices.begin(), facet.vertices.begin() + run_.dimension);
  }

  void axes(const SatRun& sat) {
    for (int i = 0; i < static_cast<int>(sat.axes.size()); ++i) {
      ReplayStep& step = log_.steps.emplace_back();
      step.phase = ReplayPhase::axes;
      const int best = sat.bestUpTo(i);
      if (best < 0) continue;
      const double separation = sat.axis(best).separation;
      step.bounds_on_depth = separation <= 0;
      // A gap is a lower bound on the distance, an overlap an upper one on the depth.
      (separation > 0 ? step.lower_bound : step.upper_bound) = std::abs(separation);
    }
  }

  const Run& run_;
  const gjk::Trace<3>& trace_;
  ReplayLog log_;
  bool boolean_ = false, overlap_by_radii_ = false;
};

}  // namespace

ReplayLog logOf(const Scene& scene, const Run& run) { return LogMaker(scene, run).make(); }

}  // namespace gjklab

#include "model/frame/moment_frames.h"

#include "gjk/feature.h"
#include "model/frame/voronoi_regions.h"
#include "model/playback/bounds.h"
#include "model/run/vertex_naming.h"

#include <glm/geometric.hpp>

namespace gjklab {

namespace {

std::optional<dvec3> unit(dvec3 v) {
  const double length = glm::length(v);
  if (!(length > 0)) return std::nullopt;
  return v / length;
}

/// The record's simplex as its iteration found it: the former simplex in this record's letters, without w.
std::vector<FrameVertex> formerSimplex(const gjk::GjkRecord<3>& record, const gjk::GjkRecord<3>* before,
                                       const VertexNames& names) {
  std::vector<double> weights;
  if (before)
    for (int i = 0; i < before->simplex.size(); ++i)
      if (gjk::contains(before->kept, i)) weights.push_back(before->simplex[i].weight);
  std::vector<FrameVertex> out;
  for (int i = 1; i < record.simplex.size(); ++i) {
    const auto at = static_cast<std::size_t>(i - 1);
    out.push_back({names[i], record.simplex[i].support, at < weights.size() ? weights[at] : 0.0, VertexState::kept});
  }
  return out;
}

std::vector<FrameVertex> fullSimplex(const gjk::GjkRecord<3>& record, const VertexNames& names, bool mark_dropped) {
  std::vector<FrameVertex> out;
  for (int i = 0; i < record.simplex.size(); ++i) {
    const bool kept = !mark_dropped || gjk::contains(record.kept, i);
    out.push_back({names[i], record.simplex[i].support, record.simplex[i].weight,
                   kept ? VertexState::kept : VertexState::dropped});
  }
  return out;
}

/// The points of A and B whose difference is the weighted point of the simplex.
void setWitnesses(const std::vector<FrameVertex>& simplex, Frame& frame) {
  dvec3 a{0.0}, b{0.0};
  double sum = 0;
  for (const FrameVertex& vertex : simplex) {
    a += vertex.weight * vertex.support.a;
    b += vertex.weight * vertex.support.b;
    sum += vertex.weight;
  }
  if (!(sum > 0)) return;
  frame.witness_a = a / sum;
  frame.witness_b = b / sum;
}

/// What GJK ended with: the kept vertices, the closest point and the hyperplane that proves it.
void endFrame(const Run& run, const gjk::GjkRecord<3>& record, const gjk::GjkRecord<3>* before, Frame& frame) {
  const bool boolean = run.method == gjk::Method::boolean;
  const bool ended_by_test = record.region == gjk::kNoFeature;
  if (ended_by_test) {
    // The record contains w, but x and its weights are those of the previous iteration.
    frame.simplex = formerSimplex(record, before, frame.names);
    frame.support = record.support;
    frame.support_line = true;
    frame.direction = unit(record.direction);
  } else {
    for (FrameVertex& vertex : fullSimplex(record, frame.names, true))
      if (vertex.state == VertexState::kept) frame.simplex.push_back(vertex);
    if (!boolean && record.decision != gjk::GjkDecision::enclosed) frame.direction = unit(-record.closest);
  }
  if (!boolean) {
    frame.closest = ended_by_test && before ? before->closest : record.closest;
    setWitnesses(frame.simplex, frame);
    // Where nothing comes after it, GJK's end is the answer.
    frame.show_result =
        run.trace.epa.empty() && run.trace.radius_sum == 0 && record.decision != gjk::GjkDecision::stopped;
  }
}

/// Behind what an earlier search has proven more than this one.
std::optional<BoundPlane> earlierProof(const Run& run, int record) {
  const int proof = lowerBoundProof(run, record);
  if (proof < 0 || proof == record) return std::nullopt;
  const gjk::GjkRecord<3>& found = run.trace.gjk[static_cast<std::size_t>(proof)];
  return BoundPlane{found.support.w, glm::normalize(found.direction), found.iteration};
}

}  // namespace

void fillGjkFrame(const Run& run, Frame& frame) {
  const auto k = static_cast<std::size_t>(frame.moment.record);
  const gjk::GjkRecord<3>& record = run.trace.gjk[k];
  const gjk::GjkRecord<3>* before = recordBefore(run, frame.moment.record);
  const bool boolean = run.method == gjk::Method::boolean;
  const SubStep step = frame.moment.sub_step;
  frame.names = namesAt(run, frame.moment.record, frame.naming);

  if (step == SubStep::gjk_end) {
    endFrame(run, record, before, frame);
  } else {
    frame.direction = unit(record.direction);
    if (step == SubStep::gjk_direction && record.momentum && record.momentum->phase == gjk::MomentumPhase::running)
      frame.plain_direction = unit(record.momentum->plain_direction);
    if (step >= SubStep::gjk_support) frame.support = record.support;
    frame.support_line = step == SubStep::gjk_support || step == SubStep::gjk_progress;
    if (step <= SubStep::gjk_progress) {
      frame.simplex = formerSimplex(record, before, frame.names);
      if (!boolean) {
        if (before) frame.closest = before->closest;
        setWitnesses(frame.simplex, frame);
      }
      if (step != SubStep::gjk_direction)
        frame.simplex.insert(frame.simplex.begin(), FrameVertex{"w", record.support, 0, VertexState::fresh});
    } else {
      frame.simplex = fullSimplex(record, frame.names, step == SubStep::gjk_keep);
      // A tutorial's cases are no regions.
      if (!run.textbook) frame.regions = voronoiRegions(record, run.dimension, frame.names, !boolean);
      if (!boolean && before) frame.previous_closest = before->closest;
      if (!boolean) {
        frame.closest = record.closest;
        setWitnesses(frame.simplex, frame);
      }
    }
  }
  const double reach = frame.support && frame.direction ? glm::dot(frame.support->w, *frame.direction) : 0;
  frame.separates = frame.support_line && step >= SubStep::gjk_progress && reach < 0;
  if (step == SubStep::gjk_progress && !boolean) frame.earlier_proof = earlierProof(run, frame.moment.record);
}

}  // namespace gjklab

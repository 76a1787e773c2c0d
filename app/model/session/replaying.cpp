#include "model/session/replaying.h"

#include "model/replay/few_points.h"
#include "model/run/run.h"
#include "model/text/translate.h"

#include <glm/geometric.hpp>

namespace gjklab {

namespace {

std::vector<dvec3> unitOf(std::vector<dvec3> directions) {
  std::erase_if(directions, [](const dvec3& d) { return !(glm::length(d) > 0); });
  for (dvec3& d : directions) d = glm::normalize(d);
  return directions;
}

/// Behind the true support point: the points of the bodies furthest along the direction.
gjk::Support<3> truePair(const ReplayedRun& run, const dvec3& direction) {
  const Scene& scene = run.given.scene;
  const bool whole = run.report.points == ReplayPoints::whole;
  const gjk::SupportPoint<3> a = supportOf(scene.a, scene.dimension, direction, whole);
  const gjk::SupportPoint<3> b = supportOf(scene.b, scene.dimension, -direction, whole);
  return {a.point - b.point, a.point, b.point, a.index, b.index};
}

/// A bound beside what it is on; a distance that rose beside the one before.
Dispute lengthsOf(const FalseClaim& fault, const ReplayStep& step) {
  Dispute dispute;
  dispute.kind = Dispute::Kind::bound;
  dispute.claimed_length = fault.claimed.number;
  dispute.true_length = fault.truth.number;
  const bool progress = fault.claim == Claim::progress;
  dispute.name = progress                            ? tr("|*x*| now")
                 : fault.claim == Claim::lower_bound ? tr("claimed lower bound")
                                                     : tr("claimed upper bound");
  dispute.true_name = progress ? tr("previous |*x*|") : step.bounds_on_depth ? tr("true depth") : tr("true distance");
  return dispute;
}

Dispute polytopeOf(const FalseClaim& fault, int dimension) {
  Dispute dispute;
  dispute.kind = Dispute::Kind::polytope;
  dispute.claimed = fault.feature;
  if (fault.beyond) dispute.truth = {*fault.beyond};
  const bool origin = fault.beyond == dvec3(0.0);
  dispute.name = fault.beyond ? (dimension == 3   ? tr("this facet")
                                 : dimension == 2 ? tr("this edge")
                                                  : tr("this end"))
                              : tr("open here");
  dispute.true_name = origin ? "" : tr("lies above it");
  return dispute;
}

std::optional<Dispute> disputeOf(const ReplayedRun& run, const ReplayStep& step, const FalseClaim& fault) {
  Dispute dispute;
  switch (fault.claim) {
    case Claim::status:
      return std::nullopt;  // explained, not drawn
    case Claim::member:
    case Claim::support:
    case Claim::closest:
      if (fault.claimed.points.empty()) return std::nullopt;  // not a number
      dispute.claimed = fault.claimed.points;
      dispute.truth = fault.truth.points;
      if (fault.claim == Claim::support && step.direction) dispute.pair = truePair(run, *step.direction);
      return dispute;
    case Claim::direction:
      if (fault.claimed.points.empty()) return std::nullopt;
      dispute.kind = Dispute::Kind::direction;
      dispute.claimed = unitOf(fault.claimed.points);
      dispute.truth = unitOf(fault.truth.points);
      return dispute;
    case Claim::region:
    case Claim::dropped:
      dispute.kind = Dispute::Kind::feature;
      dispute.claimed = lettered(step.simplex, fault.claimed.letters);
      dispute.truth = lettered(step.simplex, fault.truth.letters);
      return dispute;
    case Claim::polytope:
      if (fault.feature.empty()) break;
      return polytopeOf(fault, run.given.scene.dimension);
    case Claim::progress:
    case Claim::lower_bound:
    case Claim::upper_bound:
      if (!fault.claimed.number || !fault.truth.number) break;
      return lengthsOf(fault, step);
  }
  return std::nullopt;
}

/// What the log says of the regions is its own word, and not ours.
void quoteRegions(const ReplayStep& step, Frame& frame) {
  for (FrameRegion& region : frame.regions)
    if (region.state == RegionState::holds_origin && step.region)
      region.reason = tr("{region}: the log says that it contains O.", arg("region", region.name));
}

}  // namespace

void showClaims(const ReplayedRun& run, const Moment& moment, Frame& frame) {
  const int at = stepAt(run, moment);
  if (at < 0) return;
  const ReplayStep& step = run.log.steps[static_cast<std::size_t>(at)];
  frame.lower_known = frame.lower_known && step.lower_bound.has_value();
  frame.upper_known = frame.upper_known && step.upper_bound.has_value();
  frame.bounds_known = frame.lower_known && frame.upper_known;
  for (const FalseClaim* fault : faultsAt(run, moment)) {
    std::optional<Dispute> dispute = disputeOf(run, step, *fault);
    if (!dispute) continue;
    if (dispute->pair) dispute->claimed_pair = frame.support;
    if (fault->claim == Claim::support) frame.separates = false;
    // Drawn as what they claim to be, beside what is true.
    if (fault->claim == Claim::lower_bound) frame.lower_known = frame.bounds_known = false;
    if (fault->claim == Claim::upper_bound) frame.upper_known = frame.bounds_known = false;
    frame.disputes.push_back(std::move(*dispute));
  }
  quoteRegions(step, frame);
}

}  // namespace gjklab

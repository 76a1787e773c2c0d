#pragma once
// Finds the pairs of points of the bodies for a log's points of A ⊖ B.

#include "model/replay/replay.h"
#include "model/run/run.h"

#include <vector>

namespace gjklab {

class LogPoints {
 public:
  /// `points`: of the whole shapes or of their cores. Points within the tolerance count as equal.
  LogPoints(const Scene&, ReplayPoints points, double tolerance);

  /// The pair behind w, which was found along `direction` if the log gives one. A known point keeps its pair.
  gjk::Support<3> pairOf(const dvec3& w, const std::optional<dvec3>& direction);

 private:
  std::optional<gjk::Support<3>> furthest(const dvec3& w, const dvec3& direction) const;
  std::optional<gjk::Support<3>> vertices(const dvec3& w) const;

  const Scene& scene_;
  BodySupport a_, b_;
  bool whole_;
  double tolerance_;
  std::vector<dvec3> points_a_, points_b_;  ///< world space; empty if w need not be a difference of vertices
  std::vector<gjk::Support<3>> known_;
};

}  // namespace gjklab

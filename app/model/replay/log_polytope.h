#pragma once
// Combines the complete polytopes of a log into one growing polytope: facets with births and deaths.

#include "model/replay/log_points.h"

#include <map>

namespace gjklab {

class LogPolytope {
 public:
  /// Fills the trace's EPA records and polytope.
  LogPolytope(int dimension, LogPoints& pairs, gjk::Trace<3>& into)
      : dimension_(dimension), pairs_(pairs), trace_(into) {}

  /// Adds the polytope before an iteration's update, and the iteration's search.
  void add(const ReplayStep&);
  /// After the last one.
  void end();

 private:
  using Corners = std::vector<int>;  ///< of a facet, sorted

  int vertexAt(const dvec3& w);
  std::vector<Corners> facetsOf(const ReplayStep&);
  void follow(const std::vector<Corners>& now, const dvec3& middle);
  void bury(const std::vector<Corners>& now);
  void bear(const Corners&, const dvec3& middle);
  void findHorizon(gjk::EpaRecord<3>&);
  std::optional<int> facetAlong(const std::optional<dvec3>& direction) const;
  double radii() const { return trace_.radius_sum; }

  int dimension_;
  LogPoints& pairs_;
  gjk::Trace<3>& trace_;
  std::map<Corners, int> alive_;
};

}  // namespace gjklab

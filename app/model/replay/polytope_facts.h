#pragma once
// Checks a polytope given by vertices and facets in one record of a log.

#include "model/scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

struct PolytopeFacet {
  std::vector<int> vertices;
  dvec3 normal{0.0};    ///< unit, outward: away from the polytope's centre
  double distance = 0;  ///< of its plane from O along the normal
  double slack = 0;     ///< the uncertainty of its plane over the polytope's size, per unit of error in its vertices
};

/// The first fault, and its position; `off_by` is a length.
struct PolytopeFault {
  std::string sentence, cause;
  double off_by = 0;
  std::vector<dvec3> feature;   ///< corners of the faulty facet or of the open ridge
  std::optional<dvec3> beyond;  ///< the point that is wrongly in front of that facet: a vertex, or O
};

class PolytopeFacts {
 public:
  /// `tolerance`: a length. `epsilon`: the relative rounding of its coordinates.
  PolytopeFacts(const std::vector<dvec3>& vertices, const std::vector<std::vector<int>>& facets, int dimension,
                double tolerance, double epsilon);

  /// An empty sentence if it is closed and convex and contains O.
  const PolytopeFault& fault() const { return fault_; }
  const std::vector<PolytopeFacet>& facets() const { return facets_; }
  /// The facet nearest to O; null if there is none.
  const PolytopeFacet* closest() const;

 private:
  bool readFacets(const std::vector<std::vector<int>>&);
  bool isClosed();
  bool isConvex();
  bool holdsOrigin();
  std::vector<dvec3> corners(const std::vector<int>& vertices) const;
  PolytopeFacet facetOf(const std::vector<int>& vertices) const;
  const dvec3& at(int vertex) const { return vertices_[static_cast<std::size_t>(vertex)]; }

  const std::vector<dvec3>& vertices_;
  int dimension_;
  double tolerance_, epsilon_;
  dvec3 middle_{0.0};
  double size_ = 0;
  std::vector<PolytopeFacet> facets_;
  PolytopeFault fault_;
};

}  // namespace gjklab

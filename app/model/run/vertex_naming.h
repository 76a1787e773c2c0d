#pragma once
// The names of the points of A ⊖ B that a run finds.
//
// Permanent names: s₁, s₂, … in the order in which they are found, from GJK's first to EPA's last. A point that is
// found again keeps its name. Its pair on the bodies has the same number: pᵢ on A, qᵢ on B.

#include "model/run/run.h"
#include "model/scene/scene.h"
#include "model/text/vertex_names.h"

#include <span>
#include <string>
#include <vector>

namespace gjklab {

/// The names of the simplex of GJK's record, including w. Those of a warm start come first.
VertexNames namesAt(const Run&, int record, Naming);

/// The names of EPA's polytope, in the order of its vertices. With letters, which GJK alone uses, they are w₁, w₂, ….
std::vector<std::string> polytopeNames(const gjk::Trace<3>&, Naming);

/// The names of a facet's or a ridge's vertices in a row: "s₄s₂s₁".
std::string cornerNames(std::span<const int> corners, const std::vector<std::string>& names);

/// The name of a vertex's point on a body: "p₃" or "q₃" for "s₃"; with letters the vertex's own.
std::string nameOnBody(const std::string& vertex, Which);

}  // namespace gjklab

#pragma once
// What the points of A ⊖ B that a run finds are called.
//
// For life: s₁, s₂, … in the order in which they are found, from GJK's first to EPA's last. A point that is found again
// is the same point and keeps its name. Its pair on the bodies has the same number: pᵢ on A, qᵢ on B.

#include "model/run/run.h"
#include "model/scene/scene.h"
#include "model/text/vertex_names.h"

#include <span>
#include <string>
#include <vector>

namespace gjklab {

/// Of the simplex of GJK's record, w included. Those that a warm start began with come first.
VertexNames namesAt(const Run&, int record, Naming);

/// Of EPA's polytope, in the order of its vertices; with letters, which end with GJK, they are w₁, w₂, ….
std::vector<std::string> polytopeNames(const gjk::Trace<3>&, Naming);

/// Those of a facet or a ridge, one after the other: "s₄s₂s₁".
std::string cornerNames(std::span<const int> corners, const std::vector<std::string>& names);

/// Of a vertex's point on a body: "p₃" or "q₃" of "s₃"; with letters the vertex's own.
std::string nameOnBody(const std::string& vertex, Which);

}  // namespace gjklab

// The proof of the answer, drawn from the certificate that has been checked. Apart: planes that touch the bodies, with
// nothing between them. Overlapping: a point of both bodies, and the polytope or simplex that holds O.

#include "model/figure/figure_parts.h"
#include "model/run/proof.h"
#include "model/text/translate.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// Pixels: planes nearer to each other are drawn as one.
constexpr double kLeastGap = 3;

const Proof& proofOf(const Frame& frame) { return *frame.run->proof; }

bool parts(const Proof& proof) { return proof.claim != gjk::Status::intersecting; }

/// The point of the plane at a height along the planes' normal that is nearest to `p`.
dvec3 ontoPlane(const FigureBuilder& builder, dvec3 p, double height) {
  const dvec3 n = proofOf(builder.frame).across;
  return p + n * (height - glm::dot(p - positionOf(builder.frame, Which::a), n));
}

/// Where a plane is drawn: at the answer's nearest points; without them at what reaches furthest.
dvec3 touchedBy(const FigureBuilder& builder, Which which) {
  const Frame& frame = builder.frame;
  const Proof& proof = proofOf(frame);
  const bool of_a = which == Which::a;
  const auto& near = of_a ? frame.witness_a : frame.witness_b;
  const dvec3 p = near ? *near : furthestPoint(frame, which, of_a ? proof.across : -proof.across);
  return ontoPlane(builder, p, of_a ? proof.greatest_a : proof.least_b);
}

/// 1-D and 2-D: the empty strip between the planes.
void addStrip(FigureBuilder& builder, dvec3 a, dvec3 b) {
  const dvec3 n = proofOf(builder.frame).across;
  if (builder.dimension() == 3) return;
  const bool line = builder.dimension() == 1;
  const dvec3 along(-n.y, n.x, 0);
  const dvec3 reach = line ? rowOf(builder, Which::a) : along * supportingReach(builder);
  const dvec3 to = line ? a + n * glm::dot(b - a, n) : b;
  builder.fill({.role = Role::lower_bound, .points = {a - reach, to - reach, to + reach, a + reach}});
}

void addWorldPlanes(FigureBuilder& builder) {
  const dvec3 n = proofOf(builder.frame).across;
  const dvec3 a = touchedBy(builder, Which::a), b = touchedBy(builder, Which::b);
  if (!(builder.onScreen(glm::dot(b - a, n)) > kLeastGap)) {
    if (builder.dimension() == 1)
      return builder.line(Role::lower_bound, a + rowOf(builder, Which::a), a + rowOf(builder, Which::b),
                          Emphasis::normal, true);
    addSupportingPlane(builder, Role::lower_bound, a, n);
    return;
  }
  addStrip(builder, a, b);
  for (const Which which : {Which::a, Which::b}) {
    const dvec3 at = which == Which::a ? a : b;
    if (builder.dimension() == 1)
      builder.line(supportRoleOf(which), at + rowOf(builder, Which::a), at + rowOf(builder, Which::b), Emphasis::normal,
                   true);
    else
      addSupportingPlane(builder, supportRoleOf(which), at, n, Emphasis::strong);
  }
}

/// The same weighted sum of the simplex's points on A and of those on B, where it is one point: both bodies hold it.
void addSharedPoint(FigureBuilder& builder) {
  constexpr double kSame = 1e-9;
  // In a room the depth has its arrow, and the proof is in A ⊖ B.
  if (builder.options.stage && builder.frame.run->trace.result.depth > 0) return;
  const Proof& proof = proofOf(builder.frame);
  dvec3 on_a(0.0), on_b(0.0);
  double sum = 0;
  for (std::size_t i = 0; i < proof.simplex.size(); ++i) {
    on_a += proof.weights[i] * proof.simplex[i].a;
    on_b += proof.weights[i] * proof.simplex[i].b;
    sum += proof.weights[i];
  }
  if (!(sum > 0) || glm::distance(on_a, on_b) > kSame * sum * std::max(1.0, builder.frame.run->trace.scale)) return;
  // The certificate counts from A's position.
  const dvec3 shared = on_a / sum + positionOf(builder.frame, Which::a);
  builder.marker(Role::simplex, shared, MarkerShape::ring);
  builder.label(Role::simplex, shared, tr("shared point"), builder.dimension() == 1 ? dvec2(0, -1) : dvec2(-0.7, 0.7),
                priority_value);
}

/// At the corner furthest from O, within the polytope, where neither O nor the depth has its name.
void nameProof(FigureBuilder& builder, const Proof& proof) {
  const auto furthest =
      std::max_element(proof.vertices.begin(), proof.vertices.end(),
                       [](const auto& p, const auto& q) { return glm::length(p.w) < glm::length(q.w); });
  if (furthest == proof.vertices.end()) return;
  const bool line = builder.dimension() == 1;
  builder.label(Role::facet, furthest->w * (line ? 0.5 : 0.7), tr("proof"), line ? dvec2(0, 1) : dvec2(0.0),
                priority_value);
}

/// Where the run has left no polytope of its own, as a method that asks no EPA: its name says that it is no part of the
/// search.
void addPolytopeOfProof(FigureBuilder& builder) {
  const Proof& proof = proofOf(builder.frame);
  nameProof(builder, proof);
  const auto w = [&](int i) { return proof.vertices[static_cast<std::size_t>(i)].w; };
  if (builder.dimension() == 3) {
    for (const auto& facet : proof.facets) {
      std::vector<dvec3> corners{w(facet[0]), w(facet[1]), w(facet[2])};
      builder.line({.role = Role::facet, .points = corners, .closed = true});
      builder.fill({.role = Role::facet, .points = std::move(corners)});
    }
    return;
  }
  std::vector<dvec3> corners;
  for (const gjk::Support<3>& vertex : proof.vertices) corners.push_back(vertex.w);
  if (builder.dimension() == 1) {
    const auto [low, high] =
        std::minmax_element(corners.begin(), corners.end(), [](dvec3 p, dvec3 q) { return p.x < q.x; });
    return builder.line(Role::facet, *low, *high, Emphasis::strong);
  }
  // O is inside: around it the corners have the order of the border.
  std::sort(corners.begin(), corners.end(),
            [](dvec3 p, dvec3 q) { return std::atan2(p.y, p.x) < std::atan2(q.y, q.x); });
  builder.line({.role = Role::facet, .points = corners, .closed = true});
  builder.fill({.role = Role::facet, .points = std::move(corners)});
}

/// Cores without a depth of their own, or bodies that only meet: the simplex on which O lies.
void addSimplexOfProof(FigureBuilder& builder) {
  const Proof& proof = proofOf(builder.frame);
  for (std::size_t i = 0; i < proof.simplex.size(); ++i) {
    builder.marker(Role::simplex, proof.simplex[i].w, MarkerShape::dot);
    for (std::size_t j = i + 1; j < proof.simplex.size(); ++j)
      builder.line(Role::simplex, proof.simplex[i].w, proof.simplex[j].w, Emphasis::faint);
  }
}

}  // namespace

bool drawsProof(const Frame& frame) {
  return frame.show_result && frame.moment.sub_step == SubStep::result && frame.run->proof &&
         frame.run->proof->verified;
}

void addWorldProof(FigureBuilder& builder) {
  if (!drawsProof(builder.frame)) return;
  parts(proofOf(builder.frame)) ? addWorldPlanes(builder) : addSharedPoint(builder);
}

void addDifferenceProof(FigureBuilder& builder) {
  if (!drawsProof(builder.frame)) return;
  const Frame& frame = builder.frame;
  const Proof& proof = proofOf(frame);
  if (parts(proof)) {
    const dvec3 n = proof.across;
    const dvec3 near =
        frame.closest ? *frame.closest : furthestPoint(frame, Which::a, n) - furthestPoint(frame, Which::b, -n);
    addSupportingPlane(builder, Role::support_plane, near + n * (proof.greatest_a - proof.least_b - glm::dot(near, n)),
                       n, Emphasis::strong);
  } else if (!frame.facets.empty()) {
    return;  // the run's own polytope is drawn
  } else {
    proof.vertices.empty() ? addSimplexOfProof(builder) : addPolytopeOfProof(builder);
  }
}

}  // namespace gjklab

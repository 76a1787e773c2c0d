// World space: the pairs of points of A and B behind the simplex, with their names, and the features that they span.

#include "model/figure/figure_parts.h"
#include "model/run/vertex_naming.h"

#include <fmt/format.h>
#include <algorithm>
#include <string>
#include <vector>

namespace gjklab {
namespace {

/// The features of A and B behind the simplex that is kept: the segments or triangles of its vertices' points.
void addFeatures(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const SubStep step = frame.moment.sub_step;
  if (step != SubStep::gjk_region && step != SubStep::gjk_keep && step != SubStep::gjk_end) return;
  gjk::Feature holding = gjk::kNoFeature;
  for (const FrameRegion& region : frame.regions)
    if (region.state == RegionState::holds_origin) holding = region.feature;
  if (holding + 1 == 1u << (builder.dimension() + 1)) return;  // inside: no feature, all of the bodies
  for (const Which which : {Which::a, Which::b}) {
    std::vector<dvec3> points;
    for (std::size_t i = 0; i < frame.simplex.size(); ++i)
      if (holding != gjk::kNoFeature ? (holding >> i & 1u) != 0 : frame.simplex[i].state == VertexState::kept)
        points.push_back((which == Which::a ? frame.simplex[i].support.a : frame.simplex[i].support.b) +
                         rowOf(builder, which));
    for (std::size_t i = 0; i < points.size(); ++i)
      for (std::size_t j = i + 1; j < points.size(); ++j)
        if (builder.onScreen(points[i], points[j]) > 2) builder.line(Role::simplex, points[i], points[j]);
  }
}

}  // namespace

void addSimplexPairs(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (frame.simplex.empty() || frame.show_result) return;
  const bool asked = frame.support && showsSupport(frame.moment.sub_step);
  addFeatures(builder);
  for (const Which which : {Which::a, Which::b}) {
    const dvec3 middle = middleOf(wholeOf(frame, which), positionOf(frame, which));
    // Simplex vertices that share a point of the body share its label.
    struct Named {
      dvec3 point;
      std::string letters;
      bool kept;
    };
    std::vector<Named> named;
    for (std::size_t i = frame.simplex.size(); i-- > 0;) {  // the oldest first
      const FrameVertex& vertex = frame.simplex[i];
      if (vertex.state == VertexState::fresh) continue;
      const dvec3 p = which == Which::a ? vertex.support.a : vertex.support.b;
      const bool kept = vertex.state != VertexState::dropped;
      // There is no room for a letter at s_A(d).
      if (asked && builder.onScreen(p, which == Which::a ? frame.support->a : frame.support->b) < 2) continue;
      const auto same = std::find_if(named.begin(), named.end(), [&](const Named& n) {
        return builder.onScreen(n.point, p) < 2 && n.kept == kept;
      });
      if (same == named.end())
        named.push_back({p, nameOnBody(vertex.name, which), kept});
      else
        same->letters += ", " + nameOnBody(vertex.name, which);
    }
    for (const Named& n : named) {
      const dvec3 at = n.point + rowOf(builder, which);
      const Role role = n.kept ? supportRoleOf(which) : Role::simplex_dropped;
      builder.marker(role, at, MarkerShape::ring, n.kept ? Emphasis::normal : Emphasis::faint);
      const dvec2 away = builder.screenDirection(n.point - middle);
      builder.label(role, at, fmt::format("*{}*", n.letters), away == dvec2(0.0) ? dvec2(0.7, -0.7) : away,
                    priority_letter);
    }
  }
}

}  // namespace gjklab

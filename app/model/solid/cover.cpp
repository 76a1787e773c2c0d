#include "model/solid/cover.h"

#include <algorithm>

namespace gjklab {
namespace {

/// What the half-spaces leave of a segment.
Span cut(const std::vector<FacePlane>& planes, dvec3 from, dvec3 to) {
  Span span;
  for (const FacePlane& plane : planes) {
    const double h0 = glm::dot(plane.normal, from) - plane.offset, h1 = glm::dot(plane.normal, to) - plane.offset;
    if (h0 > 0 && h1 > 0) return {1, 0};
    if (h0 > 0) span.from = std::max(span.from, h0 / (h0 - h1));
    if (h1 > 0) span.to = std::min(span.to, h0 / (h0 - h1));
    if (span.empty()) return {1, 0};
  }
  return span;
}

/// Depth by share along one segment: where it changes, and to what.
struct Change {
  double at;
  Depth depth;
};

Depth depthAt(double share, const std::vector<Span>& behind, const std::vector<Span>& inside) {
  const auto in = [&](const Span& span) { return share > span.from && share < span.to; };
  for (std::size_t i = 0; i < behind.size(); ++i)
    if (in(behind[i]) && !in(inside[i])) return Depth::behind;
  return std::any_of(inside.begin(), inside.end(), in) ? Depth::inside : Depth::open;
}

/// The runs of one depth along a segment, from its start.
std::vector<Change> changesAlong(dvec3 from, dvec3 to, std::span<const Cover* const> covers) {
  std::vector<Span> behind, inside;
  std::vector<double> cuts{0};
  for (const Cover* cover : covers) {
    const Span hidden = cover->covered(from, to);
    if (hidden.empty()) continue;
    behind.push_back(hidden);
    inside.push_back(cover->inside(from, to));
    for (const Span& span : {behind.back(), inside.back()})
      if (!span.empty()) cuts.insert(cuts.end(), {span.from, span.to});
  }
  std::sort(cuts.begin(), cuts.end());
  std::vector<Change> changes;
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    const double next = i + 1 < cuts.size() ? cuts[i + 1] : 1;
    if (!(cuts[i] < next)) continue;
    const Depth depth = depthAt(0.5 * cuts[i] + 0.5 * next, behind, inside);
    if (changes.empty() || changes.back().depth != depth) changes.push_back({cuts[i], depth});
  }
  return changes;
}

std::vector<dvec3> moved(std::vector<dvec3> points, dvec3 by) {
  for (dvec3& p : points) p += by;
  return points;
}

}  // namespace

Cover::Cover(const Solid& solid, dvec3 offset, const Eye& eye, const std::vector<dvec3>& outline, double slack)
    : Cover(planesOf(solid, offset), eye, moved(outline, offset), slack) {}

Cover::Cover(std::vector<FacePlane> faces, const Eye& eye, const std::vector<dvec3>& outline, double slack)
    : faces_(std::move(faces)) {
  if (outline.size() < 3) return;  // a point or a line covers nothing, a flat solid seen edge-on neither
  for (FacePlane& plane : faces_) plane.offset -= slack;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const dvec3 p = outline[i], across = glm::cross(outline[(i + 1) % outline.size()] - p, eye.from(p));
    const double length = glm::length(across);
    if (!(length > 0)) continue;
    const dvec3 normal = across / length;
    front_.push_back({normal, glm::dot(normal, p) - slack});
  }
  if (front_.size() < 3) {
    front_.clear();
    return;
  }
  for (const FacePlane& plane : faces_)
    if (eye.facing(plane.normal, plane.normal * plane.offset) > 1e-9) front_.push_back(plane);
}

Depth Cover::at(dvec3 p) const {
  if (empty() || outside(front_, p) > 0) return Depth::open;
  return outside(faces_, p) > 0 ? Depth::behind : Depth::inside;
}

Span Cover::covered(dvec3 from, dvec3 to) const { return empty() ? Span{1, 0} : cut(front_, from, to); }

Span Cover::inside(dvec3 from, dvec3 to) const { return empty() ? Span{1, 0} : cut(faces_, from, to); }

std::vector<DepthPiece> cutByDepth(const std::vector<dvec3>& line, bool closed, std::span<const Cover* const> covers) {
  std::vector<DepthPiece> pieces;
  const std::size_t n = line.size(), segments = n < 2 ? 0 : closed ? n : n - 1;
  for (std::size_t i = 0; i < segments; ++i) {
    const dvec3 from = line[i], to = line[(i + 1) % n];
    for (const Change& change : changesAlong(from, to, covers)) {
      const dvec3 at = from + (to - from) * change.at;
      if (!pieces.empty() && pieces.back().depth == change.depth) continue;
      if (!pieces.empty() && pieces.back().points.back() != at) pieces.back().points.push_back(at);
      pieces.push_back({{at}, change.depth});
    }
    if (!pieces.empty()) pieces.back().points.push_back(to);
  }
  // The first and the last piece of a closed line are one where both are of one depth.
  if (closed && pieces.size() > 1 && pieces.front().depth == pieces.back().depth) {
    std::vector<dvec3>& last = pieces.back().points;
    last.insert(last.end(), pieces.front().points.begin() + 1, pieces.front().points.end());
    pieces.front() = std::move(pieces.back());
    pieces.pop_back();
  }
  return pieces;
}

}  // namespace gjklab

#include "model/solid/cut_curve.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {
namespace {

/// A part of the curve within one face of A and one of B.
struct Piece {
  dvec3 from, to;
  bool hidden;
};

/// The faces of A against the planes of B, one face after the other.
class Cutter {
 public:
  Cutter(const std::vector<FacePlane>& planes, const Eye& eye) : planes_(planes), eye_(eye) {}

  void add(const std::array<dvec3, 3>& face) {
    const dvec3 across = glm::cross(face[1] - face[0], face[2] - face[0]);
    const dvec3 middle = (face[0] + face[1] + face[2]) / 3.0;
    const double radius =
        std::max({glm::distance(middle, face[0]), glm::distance(middle, face[1]), glm::distance(middle, face[2])});
    // Neighbouring faces are mostly kept out by the same plane.
    if (isOutside(face, planes_[last_])) return;
    TaggedPolygon part{{face.begin(), face.end()}, {-1, -1, -1}};
    for (std::size_t i = 0; i < planes_.size(); ++i) {
      const double h = glm::dot(planes_[i].normal, middle) - planes_[i].offset;
      if (h < -radius) continue;
      if (h > radius || isOutside(face, planes_[i])) {
        last_ = i;
        return;
      }
      cut(part, planes_[i], static_cast<int>(i));
      if (part.corners.size() < 3) return;
    }
    const bool away = eye_.facing(across, middle) < 0;
    for (std::size_t i = 0; i < part.corners.size(); ++i) {
      if (part.made_by[i] < 0) continue;
      const dvec3 normal = planes_[static_cast<std::size_t>(part.made_by[i])].normal;
      pieces.push_back({part.corners[i], part.corners[(i + 1) % part.corners.size()],
                        away || eye_.facing(normal, part.corners[i]) < 0});
    }
  }

  std::vector<Piece> pieces;

 private:
  static bool isOutside(const std::array<dvec3, 3>& face, const FacePlane& plane) {
    return std::all_of(face.begin(), face.end(), [&](dvec3 p) { return glm::dot(plane.normal, p) > plane.offset; });
  }

  const std::vector<FacePlane>& planes_;
  Eye eye_;
  std::size_t last_ = 0;
};

/// Pieces end to end. The faces' corners turn one way, so each piece ends where the next one starts.
std::vector<CutCurve> chained(std::vector<Piece> pieces, double tolerance) {
  std::vector<CutCurve> curves;
  std::erase_if(pieces, [&](const Piece& piece) { return glm::distance(piece.from, piece.to) <= tolerance; });
  while (!pieces.empty()) {
    CutCurve curve{{pieces.back().from, pieces.back().to}, false, pieces.back().hidden};
    pieces.pop_back();
    for (bool grown = true; grown && !curve.closed;) {
      grown = false;
      for (std::size_t i = pieces.size(); i-- > 0;) {
        if (pieces[i].hidden != curve.hidden) continue;
        if (glm::distance(pieces[i].from, curve.points.back()) <= tolerance)
          curve.points.push_back(pieces[i].to);
        else if (glm::distance(pieces[i].to, curve.points.front()) <= tolerance)
          curve.points.insert(curve.points.begin(), pieces[i].from);
        else
          continue;
        pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(i));
        grown = true;
      }
      curve.closed =
          curve.points.size() > 3 && glm::distance(curve.points.front(), curve.points.back()) <= 2 * tolerance;
    }
    if (curve.closed) curve.points.pop_back();
    curves.push_back(std::move(curve));
  }
  return curves;
}

}  // namespace

std::vector<CutCurve> cutCurves(const Solid& a, dvec3 offset_a, const Solid& b, dvec3 offset_b, const Eye& eye) {
  const double size = std::max(a.size, b.size);
  if (!(size > 0) || !std::isfinite(size)) return {};
  // Relative to A, so that bodies far from the world's origin lose nothing. B is drawn in by a little: what touches
  // does not cut.
  std::vector<FacePlane> planes = planesOf(b, offset_b - offset_a);
  if (planes.size() < 4) return {};
  for (FacePlane& plane : planes) plane.offset -= 1e-9 * size;
  Cutter cutter(planes, eye.without(offset_a));
  for (std::size_t i = 0; i + 2 < a.triangles.size(); i += 3) {
    const auto corner = [&](std::size_t k) { return a.positions[static_cast<std::size_t>(a.triangles[i + k])]; };
    cutter.add({corner(0), corner(1), corner(2)});
  }
  std::vector<CutCurve> curves = chained(std::move(cutter.pieces), 1e-7 * size);
  for (CutCurve& curve : curves)
    for (dvec3& p : curve.points) p += offset_a;
  return curves;
}

}  // namespace gjklab

#include "export/paint/hiding_surfaces.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace gjklab {
namespace {

/// The depth of a triangle over a point of the screen; nothing beside it.
std::optional<double> depthAt(const std::array<dvec3, 3>& corners, dvec2 p) {
  const dvec2 a(corners[0]), u = dvec2(corners[1]) - a, v = dvec2(corners[2]) - a, q = p - a;
  const double area = u.x * v.y - u.y * v.x;
  if (std::abs(area) < 1e-9) return std::nullopt;
  const double s = (q.x * v.y - q.y * v.x) / area, t = (u.x * q.y - u.y * q.x) / area;
  if (s < 0 || t < 0 || s + t > 1) return std::nullopt;
  return corners[0].z + s * (corners[1].z - corners[0].z) + t * (corners[2].z - corners[0].z);
}

int cellOf(double at, double all, int cells) { return std::clamp(static_cast<int>(at / all * cells), 0, cells - 1); }

}  // namespace

HidingSurfaces::HidingSurfaces(const Figure& figure, const PaneContext& pane) : size_(pane.size) {
  if (pane.view.dimension < 3) return;
  for (const Mesh& mesh : figure.meshes) {
    if (!mesh.hides_lines) continue;
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
      std::array<dvec3, 3> corners;
      for (std::size_t k = 0; k < 3; ++k)
        corners[k] = pane.projection(mesh.positions[static_cast<std::size_t>(mesh.triangles[i + k])] + mesh.offset);
      if (glm::cross(corners[1] - corners[0], corners[2] - corners[0]).z < 0) triangles_.push_back(corners);
    }
  }
  for (std::size_t i = 0; i < triangles_.size(); ++i) {
    const auto& [a, b, c] = triangles_[i];
    const dvec2 low(glm::min(a, glm::min(b, c))), high(glm::max(a, glm::max(b, c)));
    if (!(high.x >= 0 && high.y >= 0 && low.x <= size_.x && low.y <= size_.y)) continue;
    for (int y = cellOf(low.y, size_.y, kCells); y <= cellOf(high.y, size_.y, kCells); ++y)
      for (int x = cellOf(low.x, size_.x, kCells); x <= cellOf(high.x, size_.x, kCells); ++x)
        cells_[static_cast<std::size_t>(y * kCells + x)].push_back(static_cast<int>(i));
  }
}

bool HidingSurfaces::hides(dvec3 point, double clear) const {
  if (!(point.x >= 0 && point.y >= 0 && point.x < size_.x && point.y < size_.y)) return false;
  const int x = cellOf(point.x, size_.x, kCells), y = cellOf(point.y, size_.y, kCells);
  const std::vector<int>& cell = cells_[static_cast<std::size_t>(y * kCells + x)];
  return std::any_of(cell.begin(), cell.end(), [&](int i) {
    const auto depth = depthAt(triangles_[static_cast<std::size_t>(i)], dvec2(point));
    return depth && *depth < point.z - clear;
  });
}

}  // namespace gjklab

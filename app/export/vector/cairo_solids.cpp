#include "export/vector/cairo_solids.h"

#include "export/vector/cairo_text.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr double kClear = 1.5;  // pixels of depth by which a line on a surface may lie behind it
const dvec3 kLight(-0.35, 0.8, 0.5);

/// What the light leaves of a colour: from a little darker to a little lighter.
Color lit(Color color, double light) {
  const auto shade = static_cast<float>(0.12 * light);
  const auto toned = [&](float c) { return std::clamp(c + shade * (shade > 0 ? 1 - c : c), 0.0f, 1.0f); };
  return {toned(color.r), toned(color.g), toned(color.b), color.a};
}

void addTriangle(const std::array<dvec3, 3>& corners, const Color& color, bool hides,
                 std::vector<ScreenTriangle>& into) {
  const double middle = (corners[0].z + corners[1].z + corners[2].z) / 3;
  if (std::isfinite(middle)) into.push_back({corners, color, hides, middle});
}

void addMesh(const Mesh& mesh, const PaneContext& pane, std::vector<ScreenTriangle>& into) {
  const Color color = pane.theme.style(mesh.role, mesh.emphasis).solid;
  const dvec3 light = glm::normalize(kLight);
  for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
    std::array<dvec3, 3> corners;
    dvec3 normal(0.0);
    for (std::size_t k = 0; k < 3; ++k) {
      const auto vertex = static_cast<std::size_t>(mesh.triangles[i + k]);
      corners[k] = pane.projection(mesh.positions[vertex] + mesh.offset);
      normal += mesh.normals[vertex];
    }
    const double length = glm::length(normal);
    addTriangle(corners, lit(color, length > 0 ? glm::dot(normal, light) / length : 0), mesh.hides_lines, into);
  }
}

void addFill(const Fill& fill, const PaneContext& pane, std::vector<ScreenTriangle>& into) {
  const Color color = pane.theme.style(fill.role, fill.emphasis).fill;
  for (std::size_t i = 1; i + 1 < fill.points.size(); ++i)
    addTriangle({pane.projection(fill.points[0]), pane.projection(fill.points[i]), pane.projection(fill.points[i + 1])},
                color, false, into);
}

/// The depth of a triangle over a point of the screen; nothing beside it.
std::optional<double> depthAt(const ScreenTriangle& triangle, dvec2 p) {
  const dvec2 a(triangle.corners[0]), u = dvec2(triangle.corners[1]) - a, v = dvec2(triangle.corners[2]) - a, q = p - a;
  const double area = u.x * v.y - u.y * v.x;
  if (std::abs(area) < 1e-9) return std::nullopt;
  const double s = (q.x * v.y - q.y * v.x) / area, t = (u.x * q.y - u.y * q.x) / area;
  if (s < 0 || t < 0 || s + t > 1) return std::nullopt;
  return triangle.corners[0].z + s * (triangle.corners[1].z - triangle.corners[0].z) +
         t * (triangle.corners[2].z - triangle.corners[0].z);
}

}  // namespace

std::vector<ScreenTriangle> screenTriangles(const Figure& figure, const PaneContext& pane) {
  std::vector<ScreenTriangle> triangles;
  if (pane.view.dimension < 3) return triangles;
  for (const Mesh& mesh : figure.meshes) addMesh(mesh, pane, triangles);
  for (const Fill& fill : figure.fills) addFill(fill, pane, triangles);
  std::stable_sort(triangles.begin(), triangles.end(),
                   [](const ScreenTriangle& p, const ScreenTriangle& q) { return p.middle > q.middle; });
  return triangles;
}

void drawTriangles(cairo_t* context, const std::vector<ScreenTriangle>& triangles) {
  // Without smooth edges: those of neighbours would show as a net.
  const cairo_antialias_t smooth = cairo_get_antialias(context);
  cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE);
  for (const ScreenTriangle& triangle : triangles) {
    cairo_move_to(context, triangle.corners[0].x, triangle.corners[0].y);
    cairo_line_to(context, triangle.corners[1].x, triangle.corners[1].y);
    cairo_line_to(context, triangle.corners[2].x, triangle.corners[2].y);
    cairo_close_path(context);
    setColor(context, triangle.color);
    cairo_fill(context);
  }
  cairo_set_antialias(context, smooth);
}

Cover::Cover(const std::vector<ScreenTriangle>& triangles, dvec2 size) : triangles_(triangles), size_(size) {
  const auto cell = [](double at, double all) {
    return std::clamp(static_cast<int>(at / all * kCells), 0, kCells - 1);
  };
  for (std::size_t i = 0; i < triangles.size(); ++i) {
    if (!triangles[i].hides) continue;
    const auto [a, b, c] = triangles[i].corners;
    const dvec2 low(glm::min(a, glm::min(b, c))), high(glm::max(a, glm::max(b, c)));
    if (!(high.x >= 0 && high.y >= 0 && low.x <= size.x && low.y <= size.y)) continue;
    for (int y = cell(low.y, size.y); y <= cell(high.y, size.y); ++y)
      for (int x = cell(low.x, size.x); x <= cell(high.x, size.x); ++x)
        cells_[static_cast<std::size_t>(y * kCells + x)].push_back(static_cast<int>(i));
  }
}

bool Cover::hides(dvec3 point) const {
  if (!(point.x >= 0 && point.y >= 0 && point.x < size_.x && point.y < size_.y)) return false;
  const int x = static_cast<int>(point.x / size_.x * kCells), y = static_cast<int>(point.y / size_.y * kCells);
  for (const int i : cells_[static_cast<std::size_t>(y * kCells + x)]) {
    const auto depth = depthAt(triangles_[static_cast<std::size_t>(i)], dvec2(point));
    if (depth && *depth < point.z - kClear) return true;
  }
  return false;
}

}  // namespace gjklab

#include "render/area_pass.h"

#include "model/compose/triangulate.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace gjklab {
namespace {

constexpr double kMiterLimit = 4;  ///< longest reach of a corner's fringe, in its width

/// Twice the signed area, positive when the corners run clockwise on the screen (y down).
double turning(const std::vector<dvec3>& polygon) {
  double sum = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const dvec3 &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    sum += p.x * q.y - q.x * p.y;
  }
  return sum;
}

/// Outward offsets of the corners that move every side by one pixel.
std::vector<dvec2> cornerNormals(const std::vector<dvec3>& polygon) {
  const std::size_t n = polygon.size();
  const double side = turning(polygon) >= 0 ? 1 : -1;
  std::vector<dvec2> normals(n);
  for (std::size_t i = 0; i < n; ++i) {
    const dvec2 before = dvec2(polygon[i]) - dvec2(polygon[(i + n - 1) % n]);
    const dvec2 after = dvec2(polygon[(i + 1) % n]) - dvec2(polygon[i]);
    const dvec2 n0 = glm::normalize(dvec2(before.y, -before.x)) * side;
    const dvec2 n1 = glm::normalize(dvec2(after.y, -after.x)) * side;
    const double cosine = std::max(1 + glm::dot(n0, n1), 2 / (kMiterLimit * kMiterLimit));
    normals[i] = (n0 + n1) / cosine;
  }
  return normals;
}

}  // namespace

PackedColor pack(Color color) {
  const auto byte = [](float x) { return static_cast<std::uint8_t>(std::lround(std::clamp(x, 0.0f, 1.0f) * 255)); };
  return {byte(color.r), byte(color.g), byte(color.b), byte(color.a)};
}

bool AreaPass::create(std::string& error) {
  plain_ = Shader::load("area.vert.glsl", "area.frag.glsl", error);
  hatch_ = Shader::load("area.vert.glsl", "hatch.frag.glsl", error);
  if (!plain_ || !hatch_) return false;
  plain_uniforms_.find(plain_);
  hatch_uniforms_.find(hatch_);
  hatch_spacing_ = hatch_.uniform("u_spacing");
  const std::array<StreamAttribute, 2> attributes{
      {{2, GL_FLOAT, offsetof(Vertex, x)}, {4, GL_UNSIGNED_BYTE, offsetof(Vertex, color)}}};
  stream_.create(attributes, sizeof(Vertex), false);
  return true;
}

void AreaPass::draw(const std::vector<ScreenArea>& areas, const PaneContext& pane) {
  vertices_.clear();
  batches_.clear();
  for (const ScreenArea& area : areas) {
    if (!area.rim.empty()) {
      addSoft(area);
      continue;
    }
    addPolygon(area.corners, area.fill, false);
    if (area.hatched) addPolygon(area.corners, area.hatch, true);
  }
  if (vertices_.empty()) return;
  stream_.upload(vertices_);
  const HatchPattern pattern = hatchPattern(pane);
  for (const Batch& batch : batches_) {
    (batch.hatched ? hatch_ : plain_).use();
    (batch.hatched ? hatch_uniforms_ : plain_uniforms_).set(pane);
    if (batch.hatched) glUniform2f(hatch_spacing_, pattern.spacing, pattern.width);
    stream_.drawTriangles(batch.first, batch.count);
  }
}

void AreaPass::addPolygon(const std::vector<dvec3>& screen, Color color, bool hatched) {
  const std::size_t start = vertices_.size();
  const std::vector<dvec2> normals = cornerNormals(screen);
  const PackedColor full = pack(color), none = pack(withAlpha(color, 0));
  const std::size_t n = screen.size();
  const auto at = [&](std::size_t i, double offset) { return dvec2(screen[i % n]) + normals[i % n] * offset; };
  for (const auto& triangle : triangulate({screen.begin(), screen.end()}))
    for (const std::size_t i : triangle) emit(at(i, -0.5), full);
  for (std::size_t i = 0; i < n; ++i) {
    emit(at(i, -0.5), full);
    emit(at(i, 0.5), none);
    emit(at(i + 1, -0.5), full);
    emit(at(i + 1, -0.5), full);
    emit(at(i, 0.5), none);
    emit(at(i + 1, 0.5), none);
  }
  addBatch(hatched, start);
}

void AreaPass::addSoft(const ScreenArea& area) {
  const std::size_t start = vertices_.size(), n = area.corners.size();
  const PackedColor full = pack(area.fill), none = pack(withAlpha(area.fill, 0));
  const auto corner = [&](std::size_t i) { return dvec2(area.corners[i % n]); };
  const auto rim = [&](std::size_t i) { return dvec2(area.rim[i % n]); };
  for (std::size_t i = 1; i + 1 < n; ++i)
    for (const std::size_t k : {std::size_t{0}, i, i + 1}) emit(corner(k), full);
  for (std::size_t i = 0; i < n; ++i) {
    emit(corner(i), full);
    emit(rim(i), none);
    emit(corner(i + 1), full);
    emit(corner(i + 1), full);
    emit(rim(i), none);
    emit(rim(i + 1), none);
  }
  addBatch(false, start);
}

void AreaPass::addBatch(bool hatched, std::size_t start) {
  const std::size_t count = vertices_.size() - start;
  if (!batches_.empty() && batches_.back().hatched == hatched)
    batches_.back().count += count;
  else
    batches_.push_back({hatched, start, count});
}

void AreaPass::emit(dvec2 point, PackedColor color) {
  vertices_.push_back({static_cast<float>(point.x), static_cast<float>(point.y), color});
}

}  // namespace gjklab

#include "render/marker_pass.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace gjklab {
namespace {

constexpr float kHeadKind = 5;    ///< after the marker shapes: see marker.frag.glsl
constexpr float kRingStroke = 3;  ///< width of a ring's line, pixels
constexpr float kCrossStroke = 2;
constexpr float kSquareStroke = 2;
constexpr float kHalo = 1.5f;           ///< pane-coloured border of marks that stand on lines
constexpr double kCrossReach = 1.45;    ///< of the cross-hair's arms, in its radius
constexpr double kDiamondReach = 1.35;  ///< of the diamond's corners

float strokeOf(MarkerShape shape) {
  switch (shape) {
    case MarkerShape::ring:
      return kRingStroke;
    case MarkerShape::cross_hair:
      return kCrossStroke;
    case MarkerShape::square:
      return kSquareStroke;
    case MarkerShape::dot:
    case MarkerShape::diamond:
      return 0;
  }
  return 0;
}

}  // namespace

ArrowShape arrowShape(const Arrow& arrow, const PaneContext& pane) {
  const Style style = pane.theme.style(arrow.role, arrow.emphasis);
  const double scale = pane.line_scale;
  ArrowShape shape;
  shape.from = pane.projection(arrow.from);
  shape.tip = pane.projection(arrow.to);
  const dvec2 step = dvec2(shape.tip) - dvec2(shape.from);
  const double length = glm::length(step);
  shape.shaft_end = shape.tip;
  constexpr double kLeastLength = 1.5;
  if (!(length > kLeastLength)) return shape;
  shape.direction = step / length;
  shape.head_length = std::min((6 + 3.2 * style.width) * scale, 0.62 * length);
  shape.head_half_width = 0.4 * shape.head_length;
  const double share = (length - 0.8 * shape.head_length) / length;
  shape.shaft_end = shape.from + (shape.tip - shape.from) * share;
  return shape;
}

double markerReach(const Marker& marker, const Theme& theme, double line_scale) {
  const double radius = theme.style(marker.role, marker.emphasis).size;
  const double reach = marker.shape == MarkerShape::cross_hair ? kCrossReach * radius
                       : marker.shape == MarkerShape::diamond  ? kDiamondReach * radius
                                                               : radius;
  return (reach + 0.5 * strokeOf(marker.shape)) * line_scale;
}

bool MarkerPass::create(std::string& error) {
  shader_ = Shader::load("marker.vert.glsl", "marker.frag.glsl", error);
  if (!shader_) return false;
  uniforms_.find(shader_);
  const std::array<StreamAttribute, 6> attributes{{{2, GL_FLOAT, offsetof(Vertex, corner)},
                                                   {2, GL_FLOAT, offsetof(Vertex, centre)},
                                                   {4, GL_FLOAT, offsetof(Vertex, shape)},
                                                   {2, GL_FLOAT, offsetof(Vertex, direction)},
                                                   {4, GL_UNSIGNED_BYTE, offsetof(Vertex, color)},
                                                   {4, GL_UNSIGNED_BYTE, offsetof(Vertex, inside)}}};
  stream_.create(attributes, sizeof(Vertex), true);
  return true;
}

void MarkerPass::add(const Marker& marker, const PaneContext& pane) {
  const Style style = pane.theme.style(marker.role, marker.emphasis);
  const float scale = static_cast<float>(pane.line_scale);
  Vertex vertex{};
  vertex.shape[0] = static_cast<float>(marker.shape);
  vertex.shape[1] = style.size * scale;
  vertex.shape[2] = strokeOf(marker.shape) * scale;
  vertex.shape[3] = kHalo * scale;
  vertex.color = pack(style.color);
  vertex.inside = pack(withAlpha(pane.theme.pane, style.color.a));
  const dvec3 centre = pane.projection(marker.position);
  addQuad(dvec2(centre), markerReach(marker, pane.theme, scale) + kHalo * scale + 1, vertex);
}

void MarkerPass::addHead(const ArrowShape& arrow, Color color) {
  if (arrow.direction == dvec2(0.0)) return;
  Vertex vertex{};
  vertex.shape[0] = kHeadKind;
  vertex.shape[1] = static_cast<float>(arrow.head_length);
  vertex.shape[2] = static_cast<float>(arrow.head_half_width);
  vertex.direction[0] = static_cast<float>(arrow.direction.x);
  vertex.direction[1] = static_cast<float>(arrow.direction.y);
  vertex.color = vertex.inside = pack(color);
  addQuad(dvec2(arrow.tip), std::hypot(arrow.head_length, arrow.head_half_width) + 2, vertex);
}

void MarkerPass::addQuad(dvec2 centre, double reach, Vertex vertex) {
  constexpr double kFarthest = 1e5;  // beyond any pane: also keeps what is not a number out
  if (!(std::abs(centre.x) < kFarthest && std::abs(centre.y) < kFarthest)) return;
  vertex.centre[0] = static_cast<float>(centre.x);
  vertex.centre[1] = static_cast<float>(centre.y);
  for (const double y : {-reach, reach})
    for (const double x : {-reach, reach}) {
      vertex.corner[0] = static_cast<float>(centre.x + x);
      vertex.corner[1] = static_cast<float>(centre.y + y);
      vertices_.push_back(vertex);
    }
}

void MarkerPass::draw(const PaneContext& pane) {
  if (vertices_.empty()) return;
  stream_.upload(vertices_);
  shader_.use();
  uniforms_.set(pane);
  stream_.drawQuads(0, vertices_.size() / 4);
}

}  // namespace gjklab

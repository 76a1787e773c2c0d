#include "render/marker_pass.h"

#include <cmath>

namespace gjklab {
namespace {

constexpr float kHeadKind = 8;  ///< after the marker shapes: see marker.frag.glsl

}  // namespace

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

void MarkerPass::add(const ScreenMark& mark) {
  Vertex vertex{};
  vertex.shape[0] = static_cast<float>(mark.shape);
  vertex.shape[1] = mark.radius;
  vertex.shape[2] = mark.stroke;
  vertex.shape[3] = mark.halo;
  vertex.color = pack(mark.color);
  vertex.inside = pack(mark.inside);
  addQuad(mark.centre, mark.reach + mark.halo + 1, vertex);
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

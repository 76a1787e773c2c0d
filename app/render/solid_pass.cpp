#include "render/solid_pass.h"

#include "model/compose/surface_light.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace gjklab {
namespace {

/// Planes alone have no bodies to take the range of depth from.
constexpr double kGreatestDepth = 1e5;

/// Into the pane; 0 for what is not a number.
int pixel(double x, double limit) { return x > 0 ? static_cast<int>(std::min(x, limit)) : 0; }

struct Extent {
  dvec3 low{std::numeric_limits<double>::infinity()}, high{-std::numeric_limits<double>::infinity()};
  void add(dvec3 p) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
};

GlTexture makeTexture(GLenum target) {
  GlTexture texture = GlTexture::make();
  glBindTexture(target, texture.id());
  glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  glTexParameteri(target, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(target, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  return texture;
}

}  // namespace

void SolidPass::SurfaceShader::find() {
  pane.find(shader);
  matrix = shader.uniform("u_matrix");
  depth = shader.uniform("u_depth");
  light = shader.uniform("u_light");
  id = shader.uniform("u_id");
  side = shader.uniform("u_side");
}

bool SolidPass::create(std::string& error) {
  body_shader_.shader = Shader::load("solid.vert.glsl", "crossing.frag.glsl", error, "#define WITH_DEPTH\n");
  plane_shader_.shader = Shader::load("plane.vert.glsl", "crossing.frag.glsl", error);
  front_shader_.shader = Shader::load("solid.vert.glsl", "depth.frag.glsl", error, "#define WITH_DEPTH\n");
  for (SurfaceShader* surface : {&body_shader_, &plane_shader_, &front_shader_}) {
    if (!surface->shader) return false;
    surface->find();
  }
  const std::array<StreamAttribute, 1> attributes{{{3, GL_FLOAT, offsetof(PlaneVertex, x)}}};
  planes_stream_.create(attributes, sizeof(PlaneVertex), false);
  nothing_ = GlVertexArray::make();
  // One layer's shader now, to hear of trouble at the start; the others when they are needed.
  return static_cast<bool>(resolveShader(1, false, error).shader);
}

void SolidPass::addBody(const Mesh& mesh, const PaneContext& pane) {
  if (mesh.triangles.empty()) return;
  Extent extent;
  for (const dvec3& position : mesh.positions) extent.add(pane.projection(position + mesh.offset));
  if (mesh.fades && pane.radial.on()) {  // invisible beyond the fade
    extent.low = glm::max(extent.low, pane.radial.centre - pane.radial.outer);
    extent.high = glm::min(extent.high, pane.radial.centre + pane.radial.outer);
  }
  Body body{};
  // One pixel more on each side than the corners need, so that rounding leaves nothing out.
  body.box = {
      pixel(std::floor(extent.low.x) - 1, pane.size.x), pixel(pane.size.y - std::ceil(extent.high.y) - 1, pane.size.y),
      pixel(std::ceil(extent.high.x) + 1, pane.size.x), pixel(pane.size.y - std::floor(extent.low.y) + 1, pane.size.y)};
  if (body.box.empty()) return;
  body.mesh = &meshes_.get(mesh);
  body.matrix = glm::mat4(pane.projection.matrix(body.mesh->centre + mesh.offset));
  body.color = pane.theme.style(mesh.role, mesh.emphasis).solid;
  body.color.a *= mesh.ink;
  body.hides_lines = mesh.hides_lines;
  body.fades = mesh.fades;
  body.opaque = mesh.opaque;
  near_ = std::min(near_, extent.low.z);
  far_ = std::max(far_, extent.high.z);
  bodies_.push_back(body);
}

void SolidPass::addPlane(const Fill& fill, const PaneContext& pane) {
  std::vector<dvec3> screen;
  for (const dvec3& point : fill.points) screen.push_back(pane.projection(point));
  clipToPane(screen, pane.size, 2);
  if (screen.size() < 3) return;
  Plane plane{plane_vertices_.size(), 3 * (screen.size() - 2), pane.theme.style(fill.role, fill.emphasis).solid, {}};
  plane.color.a *= fill.ink;
  plane.box = {0, 0, static_cast<int>(pane.size.x), static_cast<int>(pane.size.y)};
  Extent extent;
  const auto put = [&](dvec3 p) {
    plane_vertices_.push_back({static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)});
    extent.add(p);
  };
  for (std::size_t i = 1; i + 1 < screen.size(); ++i) {
    put(screen[0]);
    put(screen[i]);
    put(screen[i + 1]);
  }
  plane.box = {pixel(std::floor(extent.low.x), pane.size.x),
               pixel(std::floor(pane.size.y - extent.high.y), pane.size.y),
               pixel(std::ceil(extent.high.x), pane.size.x), pixel(std::ceil(pane.size.y - extent.low.y), pane.size.y)};
  if (!plane.box.empty()) planes_.push_back(plane);
}

void SolidPass::makeGroups() {
  // Bodies first: a figure has few of them, and they are what must be right.
  constexpr std::size_t kMostTogether = 10;
  std::vector<Layer> layers;
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const auto open = std::find_if(layers.begin(), layers.end(), [&](const Layer& layer) {
      return bodies_[layer.bodies[0]].opaque && layer.bodies.size() < kMostTogether;
    });
    if (!bodies_[i].opaque || open == layers.end()) {
      layers.push_back({{i}, {}, bodies_[i].box});
    } else {
      open->bodies.push_back(i);
      open->box = around(open->box, bodies_[i].box);
    }
  }
  for (std::size_t i = 0; i < planes_.size(); ++i) {
    if (i % 2 == 0) layers.emplace_back();
    layers.back().planes.push_back(i);
    layers.back().box = around(layers.back().box, planes_[i].box);
  }
  groups_.clear();
  GLuint id = kSurfaces;
  for (Layer& layer : layers) {
    const bool full = !groups_.empty() && groups_.back().layers.size() == static_cast<std::size_t>(kGreatestLayers);
    if (full || id + layer.ids() > kSurfaces) {
      groups_.emplace_back();
      id = 0;
    }
    layer.id = id;
    id += layer.ids();
    groups_.back().layers.push_back(std::move(layer));
  }
}

void SolidPass::prepare(const Figure& figure, const PaneContext& pane, bool lines) {
  bodies_.clear();
  planes_.clear();
  plane_vertices_.clear();
  groups_.clear();
  front_ = {};
  meshes_.forgetUnused();
  near_ = std::numeric_limits<double>::infinity();
  far_ = -near_;
  for (const Mesh& mesh : figure.meshes) addBody(mesh, pane);
  for (const Fill& fill : figure.fills) addPlane(fill, pane);
  if (bodies_.empty() && planes_.empty()) return;
  if (bodies_.empty())
    for (const PlaneVertex& vertex : plane_vertices_) {
      near_ = std::min(near_, std::max(static_cast<double>(vertex.depth), -kGreatestDepth));
      far_ = std::max(far_, std::min(static_cast<double>(vertex.depth), kGreatestDepth));
    }
  // A margin for planes just in front and behind, so that the range is not empty.
  const double room = 0.25 * (far_ - near_) + 8;
  near_ -= room;
  far_ += room;

  makeGroups();
  placeLayers();
  glBindFramebuffer(GL_FRAMEBUFFER, keys_target_.id());
  glEnable(GL_SCISSOR_TEST);
  glDisable(GL_BLEND);
  if (!plane_vertices_.empty()) planes_stream_.upload(plane_vertices_);
  for (const Group& group : groups_)
    for (const Layer& layer : group.layers) drawLayer(layer, pane);
  const auto hides = [](const Body& body) { return body.hides_lines; };
  if (!lines || std::none_of(bodies_.begin(), bodies_.end(), hides)) return;
  if (const Layer* opaque = allThatHides()) {
    const PixelBox& box = opaque->box;
    front_ = {nearest_.id(), box, opaque->place.x - box.x0, opaque->place.y - box.y0, near_, far_};
  } else {
    drawFront(pane);
  }
}

void SolidPass::placeLayers() {
  GLint greatest = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &greatest);
  std::vector<PixelBox> boxes;
  for (const Group& group : groups_)
    for (const Layer& layer : group.layers) boxes.push_back(layer.box);
  const PixelSheet sheet = packed(boxes, greatest);
  std::size_t next = 0;
  for (Group& group : groups_)
    for (Layer& layer : group.layers) layer.place = sheet.places[next++];
  fit(std::min(sheet.width, greatest), std::min(sheet.height, greatest));
}

void SolidPass::fit(int width, int height) {
  // In steps, so that a view that turns does not ask for another texture in every frame.
  constexpr int kStep = 64, kLong = 24;
  const auto inSteps = [](int n) { return (std::max(n, 1) + kStep - 1) / kStep * kStep; };
  const int wide = inSteps(width), high = inSteps(height);
  lately_ = {std::max(lately_.width, wide), std::max(lately_.height, high), lately_.count + 1};
  bool ample = false;
  if (lately_.count > kLong) {
    ample = 1.5 * lately_.width * lately_.height < 1.0 * width_ * height_;
    if (ample) width_ = lately_.width, height_ = lately_.height;
    lately_ = {wide, high, 0};
  }
  if (!ample && keys_ && wide <= width_ && high <= height_) return;
  width_ = std::max(width_, wide);
  height_ = std::max(height_, high);
  // The former one goes first, with what holds it: both together would be the program's peak.
  keys_target_ = {};
  keys_ = {};
  nearest_ = {};
  keys_ = makeTexture(GL_TEXTURE_2D);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RG32UI, width_, height_, 0, GL_RG_INTEGER, GL_UNSIGNED_INT, nullptr);
  keys_target_ = GlFramebuffer::make();
  glBindFramebuffer(GL_FRAMEBUFFER, keys_target_.id());
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, keys_.id(), 0);
}

/// As large as the keys' texture, and part of its target.
void SolidPass::fitNearest() {
  if (nearest_ && nearest_width_ == width_ && nearest_height_ == height_) return;
  nearest_width_ = width_;
  nearest_height_ = height_;
  nearest_ = {};
  nearest_ = makeTexture(GL_TEXTURE_2D);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, width_, height_, 0, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT,
               nullptr);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, nearest_.id(), 0);
}

/// Only some lines hide behind solids: until there is one, nothing is kept for it.
void SolidPass::fitFront(dvec2 pane_size) {
  const int width = std::max(depth_width_, static_cast<int>(std::ceil(pane_size.x)));
  const int height = std::max(depth_height_, static_cast<int>(std::ceil(pane_size.y)));
  if (width == depth_width_ && height == depth_height_) return;
  depth_width_ = width;
  depth_height_ = height;
  depth_ = makeTexture(GL_TEXTURE_2D);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, width, height, 0, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, nullptr);
  if (!depth_target_) depth_target_ = GlFramebuffer::make();
  glBindFramebuffer(GL_FRAMEBUFFER, depth_target_.id());
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth_.id(), 0);
  const GLenum none = GL_NONE;
  glDrawBuffers(1, &none);
  glReadBuffer(GL_NONE);
}

void SolidPass::setBody(const SurfaceShader& shader, const Body& body, const PaneContext& pane) const {
  const dvec3 light = glm::conjugate(pane.view.orientation) * lightDirection();
  shader.pane.set(pane);
  glUniformMatrix4fv(shader.matrix, 1, GL_FALSE, &body.matrix[0][0]);
  glUniform2f(shader.depth, static_cast<float>(near_), static_cast<float>(1 / (far_ - near_)));
  glUniform3f(shader.light, static_cast<float>(light.x), static_cast<float>(light.y), static_cast<float>(light.z));
}

/// Both crossings of a translucent body.
void SolidPass::drawBody(const Body& body, GLuint id, const PaneContext& pane) {
  body_shader_.shader.use();
  setBody(body_shader_, body, pane);
  glUniform1ui(body_shader_.id, id);
  glEnable(GL_CULL_FACE);
  for (const bool front : {true, false}) {
    glCullFace(front ? GL_BACK : GL_FRONT);
    glColorMask(front, !front, GL_FALSE, GL_FALSE);
    glUniform1f(body_shader_.side, front ? 1.0f : -1.0f);
    body.mesh->draw();
  }
  glDisable(GL_CULL_FACE);
}

/// The nearest crossing with any of the layer's bodies.
void SolidPass::drawOpaque(const Layer& layer, const PaneContext& pane) {
  fitNearest();
  const float farthest = 1;
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);
  glDepthMask(GL_TRUE);
  glClearBufferfv(GL_DEPTH, 0, &farthest);
  glEnable(GL_CULL_FACE);
  glCullFace(GL_BACK);
  glColorMask(GL_TRUE, GL_FALSE, GL_FALSE, GL_FALSE);
  body_shader_.shader.use();
  for (std::size_t i = 0; i < layer.bodies.size(); ++i) {
    const Body& body = bodies_[layer.bodies[i]];
    setBody(body_shader_, body, pane);
    glUniform1ui(body_shader_.id, layer.id + static_cast<GLuint>(i));
    glUniform1f(body_shader_.side, 1.0f);
    body.mesh->draw();
  }
  glDisable(GL_CULL_FACE);
  glDisable(GL_DEPTH_TEST);
}

void SolidPass::drawLayer(const Layer& layer, const PaneContext& pane) {
  const std::array<GLuint, 4> empty{~0u, ~0u, ~0u, ~0u};
  glViewport(layer.place.x - layer.box.x0, layer.place.y - layer.box.y0, static_cast<int>(pane.size.x),
             static_cast<int>(pane.size.y));
  glScissor(layer.place.x, layer.place.y, layer.box.x1 - layer.box.x0, layer.box.y1 - layer.box.y0);
  glClearBufferuiv(GL_COLOR, 0, empty.data());
  if (!layer.bodies.empty()) {
    const Body& body = bodies_[layer.bodies[0]];
    body.opaque ? drawOpaque(layer, pane) : drawBody(body, layer.id, pane);
  }
  for (std::size_t k = 0; k < layer.planes.size(); ++k) {
    const Plane& plane = planes_[layer.planes[k]];
    plane_shader_.shader.use();
    plane_shader_.pane.set(pane);
    glUniform2f(plane_shader_.depth, static_cast<float>(near_), static_cast<float>(1 / (far_ - near_)));
    glUniform1ui(plane_shader_.id, layer.id + static_cast<GLuint>(k));
    glUniform1f(plane_shader_.side, 1.0f);
    glColorMask(k == 0, k == 1, GL_FALSE, GL_FALSE);
    planes_stream_.bind();
    planes_stream_.drawTriangles(plane.first, plane.count);
  }
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
}

/// A layer of opaque bodies outside of which nothing hides lines: its depths are known already.
const SolidPass::Layer* SolidPass::allThatHides() const {
  const Layer* found = nullptr;
  for (const Group& group : groups_)
    for (const Layer& layer : group.layers)
      for (const std::size_t i : layer.bodies) {
        if (!bodies_[i].hides_lines) continue;
        if (!bodies_[i].opaque || (found && found != &layer)) return nullptr;
        found = &layer;
      }
  return found;
}

void SolidPass::drawFront(const PaneContext& pane) {
  fitFront(pane.size);
  glViewport(0, 0, static_cast<int>(pane.size.x), static_cast<int>(pane.size.y));
  glBindFramebuffer(GL_FRAMEBUFFER, depth_target_.id());
  glScissor(0, 0, static_cast<int>(pane.size.x), static_cast<int>(pane.size.y));
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);
  glDepthMask(GL_TRUE);
  const float farthest = 1;
  glClearBufferfv(GL_DEPTH, 0, &farthest);
  front_shader_.shader.use();
  glEnable(GL_CULL_FACE);
  glCullFace(GL_BACK);
  for (const Body& body : bodies_) {
    if (!body.hides_lines) continue;
    setBody(front_shader_, body, pane);
    body.mesh->draw();
  }
  glDisable(GL_CULL_FACE);
  glDisable(GL_DEPTH_TEST);
  front_ = {depth_.id(), {0, 0, static_cast<int>(pane.size.x), static_cast<int>(pane.size.y)}, 0, 0, near_, far_};
}

}  // namespace gjklab

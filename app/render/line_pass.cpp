#include "render/line_pass.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace gjklab {
namespace {

constexpr float kDash = 7, kGap = 5;              ///< of dashed lines, pixels
constexpr float kHiddenDash = 4, kHiddenGap = 5;  ///< of covered parts
constexpr float kHiddenAlpha = 0.42f;
/// A line is covered only this many pixels below the surface: the edges of a body lie on its own surface.
constexpr double kCoverDepth = 4;
/// Joints sharper than this keep both round caps: their bisecting plane would cut deep into the segments.
constexpr double kSharpestJoint = -0.7;  ///< cosine of the turn

/// Cuts the segment to the box; false when nothing is left (Liang–Barsky).
bool clipSegment(dvec3& from, dvec3& to, dvec2 low, dvec2 high, bool& cut_from, bool& cut_to) {
  const dvec3 step = to - from;
  double enter = 0, leave = 1;
  for (int axis = 0; axis < 2; ++axis) {
    if (step[axis] == 0) {
      if (from[axis] < low[axis] || from[axis] > high[axis]) return false;
      continue;
    }
    const double t0 = (low[axis] - from[axis]) / step[axis], t1 = (high[axis] - from[axis]) / step[axis];
    enter = std::max(enter, std::min(t0, t1));
    leave = std::min(leave, std::max(t0, t1));
  }
  if (!(enter <= leave)) return false;
  cut_from = enter > 0;
  cut_to = leave < 1;
  const dvec3 start = from;
  if (cut_from) from = start + step * enter;
  if (cut_to) to = start + step * leave;
  return true;
}

/// Normal of the plane that parts two segments meeting in a joint; zero where they overlap instead.
dvec2 jointNormal(dvec2 before, dvec2 after) {
  const dvec2 u = glm::normalize(before), v = glm::normalize(after);
  return glm::dot(u, v) < kSharpestJoint ? dvec2(0.0) : glm::normalize(u + v);
}

}  // namespace

bool LinePass::create(std::string& error) {
  plain_ = Shader::load("line.vert.glsl", "line.frag.glsl", error);
  behind_ = Shader::load("line.vert.glsl", "line.frag.glsl", error, "#define BEHIND_SOLIDS\n");
  if (!plain_ || !behind_) return false;
  plain_uniforms_.find(plain_);
  behind_uniforms_.find(behind_);
  front_texture_ = behind_.uniform("u_front");
  bias_ = behind_.uniform("u_bias");
  hidden_dash_ = behind_.uniform("u_hidden_dash");
  hidden_alpha_ = behind_.uniform("u_hidden_alpha");
  const std::array<StreamAttribute, 6> attributes{{{2, GL_FLOAT, offsetof(Vertex, corner)},
                                                   {4, GL_FLOAT, offsetof(Vertex, ends)},
                                                   {4, GL_FLOAT, offsetof(Vertex, joints)},
                                                   {4, GL_FLOAT, offsetof(Vertex, shape)},
                                                   {2, GL_FLOAT, offsetof(Vertex, depth)},
                                                   {4, GL_UNSIGNED_BYTE, offsetof(Vertex, color)}}};
  stream_.create(attributes, sizeof(Vertex), true);
  return true;
}

void LinePass::add(const Line& line, const PaneContext& pane) {
  const Style style = pane.theme.style(line.role, line.emphasis);
  const float scale = static_cast<float>(pane.line_scale);
  Stroke stroke{style.color, style.width * scale, 0, 0, line.behind_solids};
  if (line.dashed || style.dashed) {
    stroke.dash = kDash * scale;
    stroke.gap = kGap * scale;
  }
  std::vector<dvec3> screen;
  screen.reserve(line.points.size());
  for (const dvec3& point : line.points) screen.push_back(pane.projection(point));
  addStroke(std::move(screen), line.closed, stroke, pane.size);
}

void LinePass::addStroke(std::vector<dvec3> points, bool closed, const Stroke& stroke, dvec2 pane_size) {
  constexpr double kLeastStep = 1e-3;
  const auto close = [](dvec3 p, dvec3 q) { return std::hypot(p.x - q.x, p.y - q.y) < kLeastStep; };
  points.erase(std::unique(points.begin(), points.end(), close), points.end());
  if (closed && points.size() > 2) {
    while (points.size() > 1 && close(points.front(), points.back())) points.pop_back();
    points.push_back(points.front());
  } else {
    closed = false;
  }
  if (points.size() < 2) return;
  const std::size_t count = points.size() - 1;
  const auto step = [&](std::size_t i) { return dvec2(points[i + 1]) - dvec2(points[i]); };
  double length = 0;
  for (std::size_t i = 0; i < count; ++i) {
    Segment segment{points[i], points[i + 1]};
    segment.length_before = length;
    if (i > 0 || closed) segment.joint_from = jointNormal(step(i > 0 ? i - 1 : count - 1), step(i));
    if (i + 1 < count || closed) segment.joint_to = jointNormal(step(i), step(i + 1 < count ? i + 1 : 0));
    length += glm::length(step(i));
    addSegment(segment, stroke, pane_size);
  }
}

void LinePass::addSegment(Segment segment, const Stroke& stroke, dvec2 pane_size) {
  const double half_width = 0.5 * stroke.width;
  const double margin = half_width + 2;
  bool cut_from = false, cut_to = false;
  const dvec3 whole_from = segment.from;
  if (!clipSegment(segment.from, segment.to, dvec2(-margin), pane_size + margin, cut_from, cut_to)) return;
  if (cut_from) {
    segment.joint_from = dvec2(0.0);
    segment.length_before += glm::distance(dvec2(whole_from), dvec2(segment.from));
  }
  if (cut_to) segment.joint_to = dvec2(0.0);
  const dvec2 a(segment.from), b(segment.to);
  const double length = glm::distance(a, b);
  const dvec2 along = length > 0 ? (b - a) / length : dvec2(1, 0);
  const dvec2 across(-along.y, along.x);
  const double reach = half_width + 1;

  Vertex vertex{};
  const auto put = [](float* into, dvec2 value) {
    into[0] = static_cast<float>(value.x);
    into[1] = static_cast<float>(value.y);
  };
  put(vertex.ends, a);
  put(vertex.ends + 2, b);
  put(vertex.joints, segment.joint_from);
  put(vertex.joints + 2, segment.joint_to);
  vertex.shape[0] = static_cast<float>(half_width);
  vertex.shape[1] = stroke.dash;
  vertex.shape[2] = stroke.gap;
  vertex.shape[3] = static_cast<float>(std::fmod(segment.length_before, 1e5));
  const double depth_scale = 1 / (front_.far - front_.near);
  put(vertex.depth, (dvec2(segment.from.z, segment.to.z) - front_.near) * depth_scale);
  vertex.color = pack(stroke.color);
  for (const double end : {-1.0, 1.0})
    for (const double side : {-1.0, 1.0}) {
      put(vertex.corner, (end < 0 ? a : b) + along * (end * reach) + across * (side * reach));
      vertices_.push_back(vertex);
    }
  if (batches_.empty() || batches_.back().behind_solids != stroke.behind_solids)
    batches_.push_back({stroke.behind_solids, vertices_.size() / 4 - 1, 0});
  ++batches_.back().count;
}

void LinePass::draw(const PaneContext& pane) {
  if (vertices_.empty()) return;
  stream_.upload(vertices_);
  const float scale = static_cast<float>(pane.line_scale);
  for (const Batch& batch : batches_) {
    const bool behind = batch.behind_solids && front_.texture != 0;
    (behind ? behind_ : plain_).use();
    (behind ? behind_uniforms_ : plain_uniforms_).set(pane);
    if (behind) {
      glActiveTexture(GL_TEXTURE0);
      glBindTexture(GL_TEXTURE_2D, front_.texture);
      glUniform1i(front_texture_, 0);
      glUniform1f(bias_, static_cast<float>(kCoverDepth * scale / (front_.far - front_.near)));
      glUniform2f(hidden_dash_, kHiddenDash * scale, kHiddenGap * scale);
      glUniform1f(hidden_alpha_, kHiddenAlpha);
    }
    stream_.drawQuads(batch.first, batch.count);
  }
}

}  // namespace gjklab

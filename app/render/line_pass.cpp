#include "render/line_pass.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace gjklab {
namespace {

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
  const std::array<const char*, kShaderKinds> defines{"", "#define DASHED\n",
                                                      "#define DASHED\n#define BEHIND_SOLIDS\n"};
  for (std::size_t i = 0; i < defines.size(); ++i) {
    LineShader& line = shaders_[i];
    line.shader = Shader::load("line.vert.glsl", "line.frag.glsl", error, defines[i]);
    if (!line.shader) return false;
    line.pane.find(line.shader);
    line.front = line.shader.uniform("u_front");
    line.front_box = line.shader.uniform("u_front_box");
    line.front_at = line.shader.uniform("u_front_at");
    line.bias = line.shader.uniform("u_bias");
    line.hidden_dash = line.shader.uniform("u_hidden_dash");
    line.hidden_alpha = line.shader.uniform("u_hidden_alpha");
  }
  const std::array<StreamAttribute, 7> attributes{{{2, GL_FLOAT, offsetof(Vertex, corner)},
                                                   {4, GL_FLOAT, offsetof(Vertex, place)},
                                                   {3, GL_FLOAT, offsetof(Vertex, shape)},
                                                   {4, GL_UNSIGNED_BYTE, offsetof(Vertex, color)},
                                                   {2, GL_FLOAT, offsetof(Vertex, dash)},
                                                   {4, GL_FLOAT, offsetof(Vertex, ends)},
                                                   {2, GL_FLOAT, offsetof(Vertex, depth)}}};
  stream_.create(attributes, sizeof(Vertex), true);
  return true;
}

void LinePass::add(const std::vector<ScreenStroke>& strokes, const PaneContext& pane) {
  for (const ScreenStroke& stroke : strokes) addStroke(stroke.points, stroke.closed, stroke.stroke, pane);
}

void LinePass::addStroke(std::vector<dvec3> points, bool closed, const Stroke& stroke, const PaneContext& pane) {
  constexpr double kLeastStep = 1e-3;
  const auto close = [](dvec3 p, dvec3 q) {
    const double x = p.x - q.x, y = p.y - q.y;
    return x * x + y * y < kLeastStep * kLeastStep;
  };
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
    addSegment(segment, stroke, pane);
  }
}

void LinePass::addSegment(Segment segment, const Stroke& stroke, const PaneContext& pane) {
  const double half_width = 0.5 * stroke.width;
  const double margin = half_width + 2;
  bool cut_from = false, cut_to = false;
  const dvec3 whole_from = segment.from;
  if (!clipSegment(segment.from, segment.to, dvec2(-margin), pane.size + margin, cut_from, cut_to)) return;
  if (cut_from) {
    segment.joint_from = dvec2(0.0);
    segment.length_before += glm::distance(dvec2(whole_from), dvec2(segment.from));
  }
  if (cut_to) segment.joint_to = dvec2(0.0);
  const dvec2 a(segment.from), b(segment.to);
  const double length = glm::distance(a, b);
  const dvec2 along = length > 0 ? (b - a) / length : dvec2(1, 0);
  const dvec2 across(-along.y, along.x);
  const double reach = half_width + 0.5;  // farther pixels have no ink

  Vertex vertex{};
  const auto put = [](float* into, dvec2 value) {
    into[0] = static_cast<float>(value.x);
    into[1] = static_cast<float>(value.y);
  };
  vertex.shape[0] = static_cast<float>(half_width);
  vertex.shape[1] = static_cast<float>(length);
  vertex.shape[2] = static_cast<float>(std::fmod(segment.length_before, 1e5));
  put(vertex.dash, {stroke.dash, stroke.gap});
  put(vertex.ends, a);
  put(vertex.ends + 2, along);
  const double depth_scale = 1 / (front_.far - front_.near);
  put(vertex.depth, (dvec2(segment.from.z, segment.to.z) - front_.near) * depth_scale);
  for (const double end : {-1.0, 1.0}) {
    const dvec3 at = end < 0 ? segment.from : segment.to;
    const double ink = pane.fade.ink(at.z) * (stroke.fades ? pane.radial.ink(at) : 1);
    vertex.color = pack(withAlpha(stroke.color, stroke.color.a * static_cast<float>(ink)));
    for (const double side : {-1.0, 1.0}) {
      const dvec2 corner = (end < 0 ? a : b) + along * (end * reach) + across * (side * reach);
      put(vertex.corner, corner);
      put(vertex.place, {end < 0 ? -reach : length + reach, side * reach});
      // Distances beyond the joints' planes; a free end has none.
      put(vertex.place + 2, {-glm::dot(corner - a, segment.joint_from), glm::dot(corner - b, segment.joint_to)});
      vertices_.push_back(vertex);
    }
  }
  const int shader = stroke.behind_solids && front_.texture != 0 ? kBehind : stroke.gap > 0 ? kDashed : kSolid;
  if (batches_.empty() || batches_.back().shader != shader) batches_.push_back({shader, vertices_.size() / 4 - 1, 0});
  ++batches_.back().count;
}

void LinePass::draw(const PaneContext& pane) {
  if (vertices_.empty()) return;
  stream_.upload(vertices_);
  const float scale = static_cast<float>(pane.line_scale);
  for (const Batch& batch : batches_) {
    const LineShader& line = shaders_[batch.shader];
    line.shader.use();
    line.pane.set(pane);
    if (batch.shader == kBehind) {
      glActiveTexture(GL_TEXTURE0);
      glBindTexture(GL_TEXTURE_2D, front_.texture);
      glUniform1i(line.front, 0);
      glUniform4i(line.front_box, front_.box.x0, front_.box.y0, front_.box.x1, front_.box.y1);
      glUniform2i(line.front_at, front_.x, front_.y);
      glUniform1f(line.bias, static_cast<float>(kCoverDepth * scale / (front_.far - front_.near)));
      glUniform2f(line.hidden_dash, kHiddenDash * scale, kHiddenGap * scale);
      glUniform1f(line.hidden_alpha, front_.hides_fully ? 0 : kHiddenAlpha);
    }
    stream_.drawQuads(batch.first, batch.count);
  }
}

}  // namespace gjklab

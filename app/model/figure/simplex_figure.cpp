// Difference space: the simplex with its letters.

#include "model/figure/figure_parts.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>

namespace gjklab {
namespace {

using Vertices = std::vector<const FrameVertex*>;

/// Whether w has been found but is not yet one of the simplex's vertices.
bool beforeAdding(SubStep step) { return step == SubStep::gjk_support || step == SubStep::gjk_progress; }

struct SimplexSurface {
  std::vector<dvec3> positions, normals;
  std::vector<int> triangles;
};

/// The four faces of a tetrahedron, each with its outward normal.
struct Face {
  std::array<dvec3, 3> corners;
  std::array<int, 3> index;
  dvec3 normal;
};

std::array<Face, 4> facesOf(const Vertices& v) {
  static constexpr int kFaces[4][4] = {{0, 1, 2, 3}, {0, 1, 3, 2}, {0, 2, 3, 1}, {1, 2, 3, 0}};
  std::array<Face, 4> faces;
  const auto w = [&](int i) { return v[static_cast<std::size_t>(i)]->support.w; };
  for (std::size_t f = 0; f < 4; ++f) {
    const int* k = kFaces[f];
    Face& face = faces[f];
    face.index = {k[0], k[1], k[2]};
    face.corners = {w(k[0]), w(k[1]), w(k[2])};
    face.normal = unitOrZero(glm::cross(face.corners[1] - face.corners[0], face.corners[2] - face.corners[0]));
    if (glm::dot(face.normal, w(k[3]) - face.corners[0]) > 0) {
      face.normal = -face.normal;
      std::swap(face.corners[1], face.corners[2]);
      std::swap(face.index[1], face.index[2]);
    }
  }
  return faces;
}

void addTetrahedron(FigureBuilder& builder, const Vertices& v) {
  const auto faces = facesOf(v);
  auto surface = std::make_shared<SimplexSurface>();
  for (const Face& face : faces)
    for (const dvec3& corner : face.corners) {
      surface->triangles.push_back(static_cast<int>(surface->positions.size()));
      surface->positions.push_back(corner);
      surface->normals.push_back(face.normal);
    }
  if (!isDrawable(surface->positions)) return;
  builder.mesh({.role = Role::simplex,
                .owner = surface,
                .positions = surface->positions,
                .normals = surface->normals,
                .triangles = surface->triangles});
  // An edge is hidden where both of its faces look away.
  for (int i = 0; i < 4; ++i)
    for (int j = i + 1; j < 4; ++j) {
      const bool seen = std::any_of(faces.begin(), faces.end(), [&](const Face& face) {
        const auto has = [&](int k) { return std::count(face.index.begin(), face.index.end(), k) > 0; };
        return has(i) && has(j) && builder.eye.facing(face.normal, face.corners[0]) > -1e-9;
      });
      builder.line(Role::simplex, v[static_cast<std::size_t>(i)]->support.w, v[static_cast<std::size_t>(j)]->support.w,
                   seen ? Emphasis::normal : Emphasis::faint, !seen);
    }
}

/// The simplex of the given vertices: filled, with its edges.
void addBody(FigureBuilder& builder, const Vertices& v) {
  if (builder.dimension() == 3 && v.size() == 4) return addTetrahedron(builder, v);
  if (v.size() == 3)
    builder.fill({.role = Role::simplex, .points = {v[0]->support.w, v[1]->support.w, v[2]->support.w}});
  for (std::size_t i = 0; i < v.size(); ++i)
    for (std::size_t j = i + 1; j < v.size(); ++j) builder.line(Role::simplex, v[i]->support.w, v[j]->support.w);
}

void addLetter(FigureBuilder& builder, const FrameVertex& vertex, dvec3 middle) {
  const bool dropped = vertex.state == VertexState::dropped;
  const Role role = dropped ? Role::simplex_dropped : Role::simplex;
  const dvec3 w = vertex.support.w;
  const bool fresh = vertex.state == VertexState::fresh;
  if (fresh) return;  // as long as it is under test it is marked and named w
  builder.marker(role, w, MarkerShape::ring);
  const std::string text = fmt::format("*{}*", vertex.name);
  if (builder.dimension() == 1)
    return builder.label(role, w + dvec3(0, barHeight(builder), 0), text, {0, -1}, priority_letter);
  const dvec2 away = builder.screenDirection(w - middle);
  builder.label(role, w, text, away == dvec2(0.0) ? dvec2(0.7, 0.7) : away, priority_letter);
}

}  // namespace

void addSimplex(FigureBuilder& builder) {
  const auto& simplex = builder.frame.simplex;
  if (simplex.empty()) return;
  Vertices solid;
  dvec3 middle(0.0);
  for (const FrameVertex& vertex : simplex) {
    if (!isDrawable(vertex.support.w)) return;
    middle += vertex.support.w / static_cast<double>(simplex.size());
    if (vertex.state == VertexState::kept) solid.push_back(&vertex);
  }
  if (simplex.size() == 1)
    middle = middleOf(builder.frame.geometry->difference, builder.frame.geometry->difference_offset);
  const bool waiting = beforeAdding(builder.frame.moment.sub_step);
  for (const FrameVertex& v : simplex)
    for (const FrameVertex& u : simplex) {
      if (&u <= &v || (v.state == VertexState::kept && u.state == VertexState::kept)) continue;
      const bool dropped = v.state == VertexState::dropped || u.state == VertexState::dropped;
      builder.line(dropped ? Role::simplex_dropped : Role::simplex, v.support.w, u.support.w,
                   waiting ? Emphasis::faint : Emphasis::normal, true);
    }
  addBody(builder, solid);
  for (const FrameVertex& vertex : simplex) addLetter(builder, vertex, middle);
}

}  // namespace gjklab

#pragma once
// The faces of a shape's core, which Shape::prepare() stores for contact manifolds; computed on first use.

#include "gjk/face_mesh.h"

#include <array>
#include <mutex>

namespace gjk::detail {

/// A fast key that distinguishes shapes' cores.
template <int D>
struct CoreKey {
  std::size_t kind = 0, points = 0;
  std::array<double, 3> sizes{};

  explicit CoreKey(const Shape<D>& shape) : kind(shape.kind.index()) {
    const auto note = [&](const Vec<D>& v) {
      for (int i = 0; i < D; ++i) sizes[static_cast<std::size_t>(i)] = v[i];
    };
    std::visit(
        [&](const auto& given) {
          if constexpr (requires { given.half_extents; }) note(given.half_extents);
          if constexpr (requires { given.half_height; }) sizes[0] = given.half_height;
          if constexpr (requires { given.points; }) {
            points = given.points.size();
            if (points > 0) note(given.points[points - 1]);
          }
        },
        shape.kind);
  }
  bool operator==(const CoreKey&) const = default;
};

template <int D>
struct KeptFaces {
  explicit KeptFaces(const Shape<D>& shape) : key(shape) {}

  CoreKey<D> key;  ///< of the prepared shape; the faces are not valid for another one
  std::once_flag once;
  FaceMesh<D> mesh;
};

/// The faces of the shape's core: the stored ones, or those computed in `own`.
template <int D>
const FaceMesh<D>& facesOf(const Shape<D>& shape, FaceMesh<D>& own) {
  KeptFaces<D>* const kept = shape.faces.get();
  if (!kept || !(kept->key == CoreKey<D>(shape))) return own = faceMesh<D>(shape);
  std::call_once(kept->once, [&] { kept->mesh = faceMesh<D>(shape); });
  return kept->mesh;
}

}  // namespace gjk::detail

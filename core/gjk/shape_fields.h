#pragma once
// Shape kinds by word and their fields by name, for code that reads, writes or generates any shape: files, other
// languages, random tests.

#include "gjk/shape.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

namespace gjk {

/// Calls visit(name, field) for each of the shape's own fields, in the order used in scene files. A field is a length,
/// a vector or a range of points.
template <class Kind, class Visit>
void eachField(Kind& shape, Visit visit) {
  if constexpr (requires { shape.points; }) visit("points", shape.points);
  if constexpr (requires { shape.half_extents; }) visit("half_extents", shape.half_extents);
  if constexpr (requires { shape.radii; }) visit("radii", shape.radii);
  if constexpr (requires { shape.half_height; }) visit("half_height", shape.half_height);
  if constexpr (requires { shape.radius; }) visit("radius", shape.radius);
}

/// Calls visit(std::type_identity<Kind>) for each kind that exists in D dimensions, in the order of the variant.
template <int D, class Visit>
constexpr void eachKind(Visit visit) {
  using Variant = typename ShapeKinds<D>::Variant;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (visit(std::type_identity<std::variant_alternative_t<I, Variant>>()), ...);
  }
  (std::make_index_sequence<std::variant_size_v<Variant>>());
}

/// Sets `kind` to a default shape with this word; false if no kind in D dimensions has this word.
template <int D>
bool setKind(typename ShapeKinds<D>::Variant& kind, std::string_view word) {
  bool found = false;
  eachKind<D>([&]<class Kind>(std::type_identity<Kind>) {
    if (word != Kind::kWord) return;
    kind.template emplace<Kind>();
    found = true;
  });
  return found;
}

/// Fills the shape's fields with numbers, one field after another; points take all the remaining numbers. False if
/// there are too few or too many.
template <int D>
bool setNumbers(typename ShapeKinds<D>::Variant& kind, std::span<const double> numbers) {
  bool enough = true;
  const auto next = [&] {
    enough = enough && !numbers.empty();
    if (!enough) return 0.0;
    const double number = numbers.front();
    numbers = numbers.subspan(1);
    return number;
  };
  const auto nextVector = [&] {
    Vec<D> v(0.0);
    for (int i = 0; i < D; ++i) v[i] = next();
    return v;
  };
  std::visit(
      [&](auto& shape) {
        eachField(shape, [&](const char*, auto& field) {
          using Field = std::remove_reference_t<decltype(field)>;
          if constexpr (std::is_same_v<Field, double>) {
            field = next();
          } else if constexpr (std::is_same_v<Field, Vec<D>>) {
            field = nextVector();
          } else {
            if constexpr (requires { field.resize(0); }) field.resize(numbers.size() / D);
            for (Vec<D>& point : field) point = nextVector();
          }
        });
      },
      kind);
  return enough && numbers.empty();
}

}  // namespace gjk

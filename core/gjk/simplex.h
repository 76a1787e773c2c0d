#pragma once
// The simplex of GJK: up to D + 1 support points, and its vertices in the number type of a solver.

#include "gjk/feature.h"
#include "gjk/local_support.h"
#include "gjk/numeric/tuple.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace gjk::detail {

/// order_[feature], for each size of the simplex: the vertices of a feature from the oldest to the newest, then the
/// others; all as positions in order of age.
struct KeptOrder {
  std::uint8_t position[4];
};
constexpr std::array<std::array<KeptOrder, 16>, 5> keptOrderTable() {
  std::array<std::array<KeptOrder, 16>, 5> table{};
  for (int size = 0; size <= 4; ++size)
    for (Feature feature = 0; feature < 16; ++feature) {
      int n = 0;
      for (const bool kept : {true, false})
        for (int i = 0; i < 4; ++i)
          if ((i < size && (feature >> (size - 1 - i) & 1u) != 0) == kept)
            table[size][feature].position[n++] = static_cast<std::uint8_t>(i);
    }
  return table;
}
inline constexpr std::array<std::array<KeptOrder, 16>, 5> kKeptOrder = keptOrderTable();

/// Up to D + 1 support points. letter(i) counts from the newest, as the letters a, b, c, d do. A vertex stays in its
/// slot; only the order of the slots changes, without branches, because the kept feature cannot be predicted.
template <int D>
class Simplex {
 public:
  int size() const { return size_; }
  void clear() { size_ = 0; }
  void add(const LocalSupport<D>& support) { vertices_[slot_[size_++]] = support; }
  /// Adding in two steps: the slot for the next vertex, which joins the simplex with addNext().
  LocalSupport<D>& next() { return vertices_[slot_[size_]]; }
  void addNext() { ++size_; }
  void dropNewest() { --size_; }
  const LocalSupport<D>& letter(int i) const { return vertices_[slot_[size_ - 1 - i]]; }

  /// Drops all vertices outside the feature.
  void keep(Feature feature) {
    const KeptOrder& order = kKeptOrder[size_][feature];
    const std::array<std::uint8_t, 4> old = slot_;
    for (int i = 0; i < 4; ++i) slot_[i] = old[order.position[i]];
    size_ = vertexCount(feature);
  }

  bool holds(Vec<D> w) const {
    for (int i = 0; i < size_; ++i)
      if (letter(i).w == w) return true;
    return false;
  }

 private:
  std::array<LocalSupport<D>, kSimplexSize<D>> vertices_;
  std::array<std::uint8_t, 4> slot_{0, 1, 2, 3};  ///< the slots of the vertices, the oldest first, then the free slots
  int size_ = 0;
};

/// Calls f(N) with the size N of a simplex as a constant, so that loops over vertices are unrolled.
template <int D, class F>
decltype(auto) withSize(int size, F&& f) {
  if constexpr (D >= 3)
    if (size == 4) return f(std::integral_constant<int, 4>());
  if constexpr (D >= 2)
    if (size == 3) return f(std::integral_constant<int, 3>());
  if (size == 2) return f(std::integral_constant<int, 2>());
#if defined(__GNUC__)
  if (size != 1) __builtin_unreachable();  // otherwise g++ warns about a simplex of size 0
#endif
  return f(std::integral_constant<int, 1>());
}

/// The vertices in numbers of type T, by letter.
template <int D, class T>
struct Points {
  Tuple<D, T> p[D + 1]{};
  int size = 0;

  explicit Points(const Simplex<D>& simplex) : size(simplex.size()) {
    for (int i = 0; i < size; ++i) p[i] = tuple<D, T>(simplex.letter(i).w);
  }
};

/// A view of N vertices in doubles: all of a simplex, or those of one of its features.
template <int D, int N>
class SimplexPoints {
 public:
  class Letters {
   public:
    Tuple<D, double> operator[](int i) const { return tuple<D, double>(vertex_[i]->w); }

   private:
    friend class SimplexPoints;
    const LocalSupport<D>* vertex_[N];
  };

  static constexpr int size = N;
  Letters p;
  explicit SimplexPoints(const Simplex<D>& simplex) {
    unrolled<N>([&](auto i) { p.vertex_[i] = &simplex.letter(i); });
  }
  SimplexPoints(const Simplex<D>& simplex, Feature feature) {
    unrolled<N>([&](auto i) { p.vertex_[i] = &simplex.letter(verticesOf(feature).index[i]); });
  }
};

}  // namespace gjk::detail

#pragma once
// Sets of positions in a table, as bits.

#include <bit>
#include <cstdint>

namespace gjk::small {

/// The largest polytope of EPA has so many words of facets (polytope3.inc).
inline constexpr int kMostWords = 2;

/// A set of positions below 64 · kWords. Fours begin at multiples of four.
template <int kWords>
class Positions {
 public:
  static constexpr Positions upTo(int count) {
    Positions all;
    for (int k = 0; k < kWords; ++k) {
      const int here = count - 64 * k;
      all.word_[k] = here >= 64 ? ~std::uint64_t{0} : here > 0 ? (std::uint64_t{1} << here) - 1 : 0;
    }
    return all;
  }

  bool has(int i) const { return (word_[wordOf(i)] >> (i % 64) & 1u) != 0; }
  void add(int i) { word_[wordOf(i)] |= std::uint64_t{1} << (i % 64); }
  void addFour(unsigned bits, int n) { word_[wordOf(n)] |= std::uint64_t{bits} << (n % 64); }
  unsigned four(int n) const { return static_cast<unsigned>(word_[wordOf(n)] >> (n % 64)) & 15u; }
  void addAll(const Positions<1>& others);

  bool isEmpty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : word_) any |= word;
    return any == 0;
  }
  int count() const {
    int sum = 0;
    for (const std::uint64_t word : word_) sum += std::popcount(word);
    return sum;
  }
  /// 64 · kWords if the set is empty.
  int lowest() const {
    int k = 0;
    while (k < kWords - 1 && word_[k] == 0) ++k;
    return 64 * k + std::countr_zero(word_[k]);
  }
  void dropLowest() {
    int k = 0;
    while (k < kWords - 1 && word_[k] == 0) ++k;
    word_[k] &= word_[k] - 1;
  }
  /// The first four without a member; 64 · kWords if there is none.
  int freeGroup() const {
    Positions free;
    for (int k = 0; k < kWords; ++k) {
      // The lowest bit of each four stands for all of them.
      const std::uint64_t two = word_[k] | word_[k] >> 1, four = two | two >> 2;
      free.word_[k] = ~four & 0x1111111111111111u;
    }
    return free.lowest();
  }

  friend Positions operator&(const Positions& a, const Positions& b) {
    Positions both;
    for (int k = 0; k < kWords; ++k) both.word_[k] = a.word_[k] & b.word_[k];
    return both;
  }
  Positions operator~() const {
    Positions others;
    for (int k = 0; k < kWords; ++k) others.word_[k] = ~word_[k];
    return others;
  }

 private:
  static constexpr int wordOf(int i) { return kWords == 1 ? 0 : i / 64; }

  template <int>
  friend class Positions;
  std::uint64_t word_[kWords] = {};
};

template <int kWords>
void Positions<kWords>::addAll(const Positions<1>& others) {
  word_[0] |= others.word_[0];
}

}  // namespace gjk::small

// Exact products and orientations under contraction: against integers of 128 bits, and signs that are known.

#include <gjk/numeric/expansion.h>

#include <cstdint>

int main() {
  using namespace gjk::numeric::exact;
  std::uint64_t bits = 1;
  for (int n = 0; n < 100000; ++n) {
    bits = bits * 6364136223846793005u + 1442695040888963407u;
    const auto x = static_cast<std::int64_t>(bits >> 11), y = static_cast<std::int64_t>((bits * 7919) >> 11);
    const Two product = twoProduct(static_cast<double>(x), static_cast<double>(y));
    const __int128 sum = static_cast<__int128>(product.high) + static_cast<__int128>(product.low);
    if (sum != static_cast<__int128>(x) * y) return 1;
    // x·y − y·x and x·y − x·y are zero, however they are computed.
    const auto p = difference(static_cast<double>(x), 1), q = difference(static_cast<double>(y), 3);
    if (differenceOfProducts(p, q, q, p).sign() != 0) return 2;
  }
  return 0;
}

#include "gjk/detail/inline_vector.h"

#include <cstring>

namespace gjk::detail {

std::unique_ptr<unsigned char[]> enlarged(const unsigned char* from, std::size_t kept, std::size_t size) {
  std::unique_ptr<unsigned char[]> larger(new unsigned char[size]);
  if (kept > 0) std::memcpy(larger.get(), from, kept);
  return larger;
}

}  // namespace gjk::detail

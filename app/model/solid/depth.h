#pragma once

#include <cstdint>

namespace gjklab {

/// Where something is relative to a solid, as the viewer sees it.
enum class Depth : std::uint8_t {
  open,    ///< in front of it, beside it or on its surface
  inside,  ///< within it
  behind,  ///< covered by it
};

}  // namespace gjklab

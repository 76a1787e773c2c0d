#pragma once
// The version of the library. While the first number is 0, the second changes with the interface.

#include "gjk/detail/export.h"

#define GJK_VERSION_MAJOR 0
#define GJK_VERSION_MINOR 1
#define GJK_VERSION_PATCH 0

namespace GJK_API gjk {

/// The version of the linked library, such as "0.1.0".
const char* version();

}  // namespace gjk

#pragma once
// For tests of what is no interface (conventions.h says what that is).

#include "gjk/conventions.h"

namespace gjk::test {
using namespace detail;
}
namespace gjk::fuzz {
using namespace detail;
}

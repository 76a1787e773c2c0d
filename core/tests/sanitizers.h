#pragma once
// Defines __SANITIZE_ADDRESS__ with clang's address sanitizer, as g++ does with its own.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) && !defined(__SANITIZE_ADDRESS__)
#define __SANITIZE_ADDRESS__ 1
#endif
#endif

namespace gjk::test {

/// With sanitizers, and in node, the longest tests take one in this many of their cases: some thousands show there what
/// all would, and all are checked in the program's own tests.
#if defined(__SANITIZE_ADDRESS__) || defined(__EMSCRIPTEN__)
inline constexpr int kShareOfCases = 4;
#else
inline constexpr int kShareOfCases = 1;
#endif

}  // namespace gjk::test

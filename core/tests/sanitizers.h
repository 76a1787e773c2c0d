#pragma once
// Defines __SANITIZE_ADDRESS__ with clang's address sanitizer, as g++ does with its own.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) && !defined(__SANITIZE_ADDRESS__)
#define __SANITIZE_ADDRESS__ 1
#endif
#endif

namespace gjk::test {

/// With sanitizers the longest tests take one in this many of their cases: in some thousands of them the sanitizers
/// find what they would in all, and the answers are checked in all without.
#ifdef __SANITIZE_ADDRESS__
inline constexpr int kShareOfCases = 4;
#else
inline constexpr int kShareOfCases = 1;
#endif

}  // namespace gjk::test

#pragma once
// Defines __SANITIZE_ADDRESS__ with clang's address sanitizer, as g++ does with its own.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) && !defined(__SANITIZE_ADDRESS__)
#define __SANITIZE_ADDRESS__ 1
#endif
#endif

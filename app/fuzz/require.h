#pragma once
// Ends a fuzzer where a promise is broken.

#include <cstdio>
#include <cstdlib>
#include <string>

namespace gjklab {

inline void require(bool holds, const char* what, const std::string& detail) {
  if (holds) return;
  std::fprintf(stderr, "%s: %s\n", what, detail.c_str());
  std::abort();
}

}  // namespace gjklab

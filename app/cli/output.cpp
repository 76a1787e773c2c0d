#include "cli/output.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace gjklab {

bool print(const std::string& text) {
  errno = 0;
  if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) return true;
  fmt::print(stderr, "standard output: cannot be written: {}\n", std::strerror(errno ? errno : EIO));
  return false;
}

}  // namespace gjklab

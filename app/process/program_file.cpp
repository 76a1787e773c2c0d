#include "process/program_file.h"

#include <system_error>

namespace gjklab {

std::filesystem::path programFile() {
  std::error_code failure;
  return std::filesystem::read_symlink("/proc/self/exe", failure);
}

}  // namespace gjklab

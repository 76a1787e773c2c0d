#include "model/text/paths.h"

#include <cstdlib>

namespace gjklab {

std::string homeFolder() {
  const char* home = std::getenv("HOME");
  return home != nullptr && *home != 0 ? home : "/";
}

std::FILE* openFile(std::string_view path, const char* mode) { return std::fopen(std::string(path).c_str(), mode); }

}  // namespace gjklab

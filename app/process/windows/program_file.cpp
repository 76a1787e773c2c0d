#include "process/program_file.h"

#include <windows.h>

#include <string>

namespace gjklab {

std::filesystem::path programFile() {
  std::wstring name(32768, L'\0');  // the longest path that Windows has
  name.resize(GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size())));
  return name;
}

}  // namespace gjklab

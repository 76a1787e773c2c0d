#include "model/text/paths.h"

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <cstdlib>

namespace gjklab {

std::string homeFolder() {
  const wchar_t* home = _wgetenv(L"USERPROFILE");
  return home != nullptr && *home != 0 ? textOf(home) : "/";
}

std::FILE* openFile(std::string_view path, const char* mode) {
  const std::string wanted(mode);
  if (wanted.find('x') == std::string::npos) return _wfopen(pathOf(path).c_str(), pathOf(wanted).c_str());
  // The system's C library does not know "x": create a new file, or none.
  const int handle =
      _wopen(pathOf(path).c_str(), _O_CREAT | _O_EXCL | _O_RDWR | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
  return handle < 0 ? nullptr : _fdopen(handle, "w+b");
}

}  // namespace gjklab

#include "model/text/paths.h"

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#endif

#include <cstdlib>

namespace gjklab {

std::filesystem::path pathOf(std::string_view utf8) {
  return std::u8string_view(reinterpret_cast<const char8_t*>(utf8.data()), utf8.size());
}

std::string textOf(const std::filesystem::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

std::string fileNameOf(std::string_view path) { return textOf(pathOf(path).filename()); }

std::string fileStemOf(std::string_view path) { return textOf(pathOf(path).stem()); }

std::string homeFolder() {
#ifdef _WIN32
  const wchar_t* home = _wgetenv(L"USERPROFILE");
  return home != nullptr && *home != 0 ? textOf(home) : "/";
#else
  const char* home = std::getenv("HOME");
  return home != nullptr && *home != 0 ? home : "/";
#endif
}

std::FILE* openFile(std::string_view path, const char* mode) {
#ifdef _WIN32
  const std::string wanted(mode);
  if (wanted.find('x') == std::string::npos) return _wfopen(pathOf(path).c_str(), pathOf(wanted).c_str());
  // The system's C library has no "x": a new file, or none.
  const int handle =
      _wopen(pathOf(path).c_str(), _O_CREAT | _O_EXCL | _O_RDWR | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
  return handle < 0 ? nullptr : _fdopen(handle, "w+b");
#else
  return std::fopen(std::string(path).c_str(), mode);
#endif
}

}  // namespace gjklab

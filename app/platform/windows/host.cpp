// On Windows: text is UTF-8 and lines end in one character, as on every other system; the fonts that came with the
// program are there for PDF files; and who started the program by a double click sees what it complains of in a box.

#include "platform/host.h"

#include "model/text/paths.h"
#include "platform/windows/wide_text.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <cstdio>
#include <filesystem>
#include <string>

namespace gjklab {
namespace {

/// The file for standard error if there is no terminal.
std::FILE* unseen = nullptr;

bool goesSomewhere(DWORD stream) {
  const HANDLE handle = GetStdHandle(stream);
  return handle != nullptr && handle != INVALID_HANDLE_VALUE && GetFileType(handle) != FILE_TYPE_UNKNOWN;
}

/// A console that the system opened for this program alone, since it was started by a double click: closed again.
void leaveOwnConsole() {
  DWORD others[2];
  if (GetConsoleProcessList(others, 2) != 1) return;
  const bool redirected = GetFileType(GetStdHandle(STD_ERROR_HANDLE)) != FILE_TYPE_CHAR;
  FreeConsole();
  if (!redirected) SetStdHandle(STD_ERROR_HANDLE, nullptr);
}

void keepUnseenErrors() {
  if (goesSomewhere(STD_ERROR_HANDLE)) return;
  wchar_t folder[MAX_PATH + 1], name[MAX_PATH + 1];
  if (GetTempPathW(MAX_PATH + 1, folder) == 0 || GetTempFileNameW(folder, L"gjk", 0, name) == 0) return;
  unseen = _wfreopen(name, L"w+bTD", stderr);  // removed when it is closed
  if (unseen != nullptr) std::setvbuf(unseen, nullptr, _IONBF, 0);
}

std::string unseenErrors() {
  std::string text(8000, '\0');
  std::rewind(unseen);
  text.resize(std::fread(text.data(), 1, text.size(), unseen));
  return text;
}

void bringFonts() {
  std::wstring program(32768, L'\0');
  program.resize(GetModuleFileNameW(nullptr, program.data(), static_cast<DWORD>(program.size())));
  std::error_code missing;
  for (const auto& file :
       std::filesystem::directory_iterator(std::filesystem::path(program).parent_path() / "fonts", missing))
    if (file.path().extension() == ".ttf") AddFontResourceExW(file.path().c_str(), FR_PRIVATE, nullptr);
}

}  // namespace

Host::Host() {
  SetConsoleOutputCP(CP_UTF8);
  for (std::FILE* stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
  _fmode = _O_BINARY;
  leaveOwnConsole();
  keepUnseenErrors();
  bringFonts();
}

int Host::end(int status) {
  if (unseen == nullptr) return status;
  if (const std::string said = unseenErrors(); status != 0 && !said.empty())
    MessageBoxW(nullptr, wide(said).c_str(), L"gjklab", MB_OK | MB_ICONINFORMATION);
  return status;
}

}  // namespace gjklab

#include "platform/windows/wide_text.h"

#include <windows.h>

namespace gjklab {

std::wstring wide(const std::string& text) {
  std::wstring result(text.size(), L'\0');
  const int length = MultiByteToWideChar(CP_UTF8, 0, text.data(), static_cast<int>(text.size()), result.data(),
                                         static_cast<int>(result.size()));
  result.resize(static_cast<std::size_t>(length));
  return result;
}

}  // namespace gjklab

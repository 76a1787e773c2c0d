#include "model/assets/language.h"

#include <windows.h>

#include <algorithm>

namespace gjklab {

std::string systemLanguage() {
  wchar_t name[LOCALE_NAME_MAX_LENGTH];  // "de-AT", of letters of ASCII
  const LCID locale = MAKELCID(GetUserDefaultUILanguage(), SORT_DEFAULT);
  const int length = LCIDToLocaleName(locale, name, LOCALE_NAME_MAX_LENGTH, 0);
  std::string code;
  for (int i = 0; i + 1 < length; ++i) code += static_cast<char>(name[i]);
  std::replace(code.begin(), code.end(), '-', '_');
  return code;
}

}  // namespace gjklab

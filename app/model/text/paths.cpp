#include "model/text/paths.h"

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

}  // namespace gjklab

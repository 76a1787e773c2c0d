#include "model/assets/assets.h"

#include "model/assets/language.h"
#include "model/assets/titles.h"
#include "model/text/paths.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace gjklab {
namespace fs = std::filesystem;

const EmbeddedFile* embeddedFile(std::span<const EmbeddedFile> files, std::string_view name) {
  const auto found = std::lower_bound(files.begin(), files.end(), name,
                                      [](const EmbeddedFile& file, std::string_view key) { return file.name < key; });
  return found != files.end() && found->name == name ? &*found : nullptr;
}

std::string Assets::called(const std::string& name) const {
  return folder_.empty() ? name : textOf((pathOf(folder_) / pathOf(name)).lexically_normal());
}

std::variant<std::string, AssetError> Assets::readTranslated(const std::string& name) const {
  const std::string language = spokenLanguage() + "/";
  auto own = read(language + name);
  if (std::holds_alternative<std::string>(own)) return own;
  auto english = read(name);
  const auto titles = name.ends_with(".json") ? read(language + "titles.json") : AssetError{};
  if (const auto* text = std::get_if<std::string>(&english); text && std::holds_alternative<std::string>(titles))
    return withTranslatedNames(*text, name, std::get<std::string>(titles));
  return english;
}

std::variant<std::string, AssetError> Assets::read(const std::string& name) const {
  if (folder_.empty()) {
    if (const EmbeddedFile* file = embeddedFile(files_, name)) return std::string(file->bytes);
    return AssetError{name + ": the program holds no such file"};
  }
  std::error_code failure;
  if (!fs::is_regular_file(pathOf(called(name)), failure))  // opening a pipe would wait for ever
    return AssetError{called(name) + ": cannot be read"};
  std::ifstream file(pathOf(called(name)), std::ios::binary);
  if (!file) return AssetError{called(name) + ": cannot be read"};
  return std::string(std::istreambuf_iterator<char>(file), {});
}

std::vector<std::string> Assets::names(const std::string& folder, const std::string& ending) const {
  const std::string start = folder.empty() ? "" : folder + "/";
  std::vector<std::string> all;
  for (const EmbeddedFile& file : files_)
    if (file.name.starts_with(start) && file.name.ends_with(ending)) all.emplace_back(file.name);
  std::error_code failure;
  if (!folder_.empty())
    for (const fs::directory_entry& each : fs::directory_iterator(pathOf(folder_) / pathOf(folder), failure))
      if (const std::string name = textOf(each.path().filename()); name.ends_with(ending)) all.push_back(start + name);
  std::sort(all.begin(), all.end());
  return all;
}

const Assets& assets() {
  static const Assets all = [] {
    const char* folder = std::getenv("GJKLAB_ASSETS");
    return folder && *folder ? Assets(std::string(folder)) : Assets(embeddedAssets());
  }();
  return all;
}

}  // namespace gjklab

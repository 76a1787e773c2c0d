#include "model/store/settings_store.h"

#include "model/store/files.h"

#include <filesystem>

namespace gjklab {

Settings SettingsStore::load(std::vector<std::string>& warnings) {
  std::error_code ignored;
  if (path_.empty() || !std::filesystem::exists(path_, ignored)) return {};
  const auto text = readFile(path_);
  if (const auto* error = std::get_if<FileError>(&text)) {
    warnings.push_back(error->message);
    return {};
  }
  const Settings settings = readSettings(std::get<std::string>(text), warnings);
  written_ = writeSettings(settings);
  return settings;
}

std::string SettingsStore::store(const Settings& settings) {
  if (path_.empty()) return "";
  std::string text = writeSettings(settings);
  if (text == written_) return "";
  std::string error = writeFile(path_, text);
  const bool known = failed_;
  failed_ = !error.empty();
  if (!failed_) written_ = std::move(text);
  return known ? "" : error;
}

}  // namespace gjklab

#include "desk/seen_files.h"

#include "model/store/files.h"
#include "model/text/paths.h"

#include <filesystem>

namespace gjklab {

void SeenFiles::check(std::uint64_t work, const std::string& path) {
  if (!isRegularFile(path)) return;
  const auto bytes = readFile(path);
  if (const auto* text = std::get_if<std::string>(&bytes)) saw(work, path, printOf(*text));
}

SeenFiles::Change SeenFiles::change(std::uint64_t work, const std::string& path) const {
  const auto seen = seen_.find({work, path});
  std::error_code unknown;
  if (!std::filesystem::exists(pathOf(path), unknown)) return seen == seen_.end() ? Change::none : Change::removed;
  if (!isRegularFile(path)) return Change::none;  // whether it can be written, writing says
  if (seen == seen_.end()) return Change::changed;
  const auto bytes = readFile(path);
  const auto* text = std::get_if<std::string>(&bytes);
  return text && printOf(*text) == seen->second ? Change::none : Change::changed;
}

}  // namespace gjklab

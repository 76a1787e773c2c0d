#include "model/sandbox/world_gallery.h"

#include "model/assets/assets.h"
#include "model/assets/language.h"
#include "model/text/paths.h"

#include <algorithm>
#include <map>

namespace gjklab {

namespace {

constexpr const char* kPrefix = "built-in world: ";

std::vector<WorldEntry> readGallery() {
  std::vector<WorldEntry> entries;
  for (const std::string& file : assets().names("worlds", ".json")) {
    const auto text = assets().readTranslated(file);
    if (!std::holds_alternative<std::string>(text)) continue;
    const auto world = readWorld(std::get<std::string>(text), assets().called(file));
    if (const auto* good = std::get_if<WorldFile>(&world))
      entries.push_back({fileStemOf(file), good->title, good->dimension});
  }
  std::stable_sort(entries.begin(), entries.end(), [](const WorldEntry& one, const WorldEntry& other) {
    return one.dimension != other.dimension ? one.dimension > other.dimension : one.title < other.title;
  });
  return entries;
}

}  // namespace

const std::vector<WorldEntry>& worldGallery() {
  static std::map<std::string, std::vector<WorldEntry>> all;  // by language
  const auto found = all.find(spokenLanguage());
  return found != all.end() ? found->second : all.emplace(spokenLanguage(), readGallery()).first->second;
}

const WorldEntry& firstWorld(int dimension) {
  const auto& all = worldGallery();
  for (const char* id : {"beads-1d", "dominoes-2d", "dominoes"})
    for (const WorldEntry& entry : all)
      if (entry.id == id && entry.dimension == dimension) return entry;
  return all.front();
}

std::string builtInWorldPath(const std::string& id) { return kPrefix + id; }

std::string builtInWorld(const std::string& path) {
  if (path.rfind(kPrefix, 0) != 0) return "";
  const auto text = assets().readTranslated("worlds/" + path.substr(std::string(kPrefix).size()) + ".json");
  return std::holds_alternative<std::string>(text) ? std::get<std::string>(text) : "";
}

}  // namespace gjklab

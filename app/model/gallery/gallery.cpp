#include "model/gallery/gallery.h"

#include "model/assets/language.h"

#include <algorithm>
#include <map>

namespace gjklab {
namespace {

const GalleryEntry* entryNamed(const Gallery& all, const std::string& id) {
  const auto found =
      std::find_if(all.entries.begin(), all.entries.end(), [&](const GalleryEntry& each) { return each.id == id; });
  return found == all.entries.end() ? nullptr : &*found;
}

bool opensEveryDimension(const Gallery& all) {
  return std::all_of(all.first.begin(), all.first.end(),
                     [&](const std::string& id) { return entryNamed(all, id) != nullptr; });
}

const Gallery& programGallery() {
  static std::map<std::string, Gallery> all;  // by language; entries are held on to
  if (const auto known = all.find(spokenLanguage()); known != all.end()) return known->second;
  Gallery found = readGallery(assets());
  if (!opensEveryDimension(found)) {
    Gallery embedded = readGallery(Assets(embeddedAssets()));
    embedded.faults = std::move(found.faults);
    found = std::move(embedded);
  }
  return all.emplace(spokenLanguage(), std::move(found)).first->second;
}

}  // namespace

const std::vector<GalleryEntry>& gallery() { return programGallery().entries; }

const GalleryEntry* entryOf(const Scene& scene) {
  for (const GalleryEntry& entry : gallery())
    if (entry.scene.dimension == scene.dimension && entry.scene.a == scene.a && entry.scene.b == scene.b) return &entry;
  return nullptr;
}

std::optional<glm::dquat> cameraOf(const Scene& scene) {
  const GalleryEntry* entry = entryOf(scene);
  return entry != nullptr ? entry->camera : std::nullopt;
}

const std::vector<std::string>& galleryFaults() { return programGallery().faults; }

const Scene& defaultScene(int dimension) {
  const Gallery& all = programGallery();
  return entryNamed(all, all.first.at(static_cast<std::size_t>(dimension - 1)))->scene;
}

}  // namespace gjklab

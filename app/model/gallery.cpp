#include "model/gallery.h"

#include "model/gallery_parts.h"

#include <string_view>

namespace gjklab {

const std::vector<GalleryEntry>& gallery() {
  static const std::vector<GalleryEntry> kEntries = [] {
    std::vector<GalleryEntry> all = methodScenes();
    for (auto* room : {&sourceScenes, &shapeScenes, &hardScenes, &hullScenes})
      for (GalleryEntry& each : (*room)()) all.push_back(std::move(each));
    return all;
  }();
  return kEntries;
}

Settings settingsFor(const GalleryEntry& entry, Settings settings) {
  if (!entry.showing) return settings;
  const Showing& showing = *entry.showing;
  settings.compare = showing.rival.has_value();
  if (showing.rival) settings.rival = *showing.rival;
  settings.warm_start = showing.warm_start;
  settings.contact_manifold = showing.contacts;
  settings.mass_properties = showing.mass;
  return settings;
}

const Scene& defaultScene(int dimension) {
  const std::string_view id = dimension == 1 ? "line-overlap" : dimension == 2 ? "dyn4j-pair" : "cone-in-box";
  for (const GalleryEntry& each : gallery())
    if (each.id == id) return each.scene;
  return gallery().front().scene;
}

}  // namespace gjklab

#include "model/gallery/gallery.h"

#include "model/gallery/gallery_parts.h"

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

const Scene& defaultScene(int dimension) {
  const std::string_view id = dimension == 1 ? "line-overlap" : dimension == 2 ? "dyn4j-pair" : "cone-in-box";
  for (const GalleryEntry& each : gallery())
    if (each.id == id) return each.scene;
  return gallery().front().scene;
}

}  // namespace gjklab

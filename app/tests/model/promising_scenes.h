#pragma once
// The built-in scenes, asked of methods that keep their promises: where a scene shows the textbook's method, which is
// there to break them, distance GJK answers.

#include "model/gallery/gallery.h"

#include <vector>

namespace gjklab::test {

inline const std::vector<GalleryEntry>& promisingScenes() {
  static const std::vector<GalleryEntry> scenes = [] {
    std::vector<GalleryEntry> all(gallery().begin(), gallery().end());
    for (GalleryEntry& each : all) each.scene.query.textbook = false;
    return all;
  }();
  return scenes;
}

}  // namespace gjklab::test

#pragma once
// A built-in scene by its id.

#include "model/gallery/gallery.h"

#include <gtest/gtest.h>

namespace gjklab::test {

inline const Scene& sceneNamed(std::string_view id) {
  for (const GalleryEntry& entry : gallery())
    if (entry.id == id) return entry.scene;
  ADD_FAILURE() << "no scene " << id;
  return gallery().front().scene;
}

}  // namespace gjklab::test

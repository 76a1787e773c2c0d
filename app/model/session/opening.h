#pragma once
// What is switched on beside a built-in scene when it is opened.

#include "model/gallery/gallery.h"
#include "model/session/settings.h"

namespace gjklab {

/// The settings that the entry is opened with.
Settings settingsFor(const GalleryEntry&, Settings);

}  // namespace gjklab

#include "model/session/opening.h"

namespace gjklab {

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

}  // namespace gjklab

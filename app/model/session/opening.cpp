#include "model/session/opening.h"

namespace gjklab {

Settings settingsFor(const GalleryEntry& entry, Settings settings) {
  const Opening& own = entry.opening;
  settings.compare = own.compare.value_or(settings.compare);
  settings.rival = own.rival.value_or(settings.rival);
  settings.warm_start = own.warm_start.value_or(settings.warm_start);
  settings.contact_manifold = own.contacts.value_or(settings.contact_manifold);
  settings.mass_properties = own.mass.value_or(settings.mass_properties);
  return settings;
}

}  // namespace gjklab

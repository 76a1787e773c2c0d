#pragma once
// The built-in scenes: ordinary scene files assets/scenes/ID.json, and assets/gallery.json, which lists them:
//
//   {"first": ["ID", "ID", "ID"],                     the scene that 1-D, 2-D and 3-D open with
//    "groups": [                                      the headings of the menu, in order
//      {"name": "Convex hulls",
//       "opens": {"contacts": true},                  what every scene of the group opens with
//       "scenes": [{"id": "ID",
//                   "opens": {"compare": "johnson"},  what this scene opens with otherwise
//                   "camera": [0, 0, 0, 1],           3-D: the orientation it is first seen from, [x, y, z, w]
//                   "plain": "…", "look": "gjk 2 keep"}]}]}   what goes wrong in plain implementations, where to look
//
// "opens" may have "compare" (a method's id, or false),
// "warm_start", "contacts" and "mass"; the others follow the user's preferences.

#include "model/assets/assets.h"
#include "model/compare/inquiry.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// Why a scene is hard: what goes wrong in plain implementations, and where to look.
struct HardCase {
  std::string sentence;  ///< "plain": …
  std::string look;      ///< "look": an address of the scene's own run (address.h), shown if the textbook's run is
                         ///< right
};

struct GalleryEntry {
  std::string id;     ///< short, stable: "dyn4j-pair"
  std::string group;  ///< heading in the menu
  Scene scene;        ///< its title is the name in the menu
  Opening opening;
  std::optional<glm::dquat> camera;  ///< unset: where its answer can be seen (firstView)
  std::optional<HardCase> hard;
};

struct Gallery {
  std::vector<GalleryEntry> entries;
  std::array<std::string, 3> first;  ///< ids of the scene with which each dimension opens
  /// One sentence per fault: file, position, what is allowed. A scene with a fault is left out.
  std::vector<std::string> faults;
};

Gallery readGallery(const Assets&);

/// The program's scenes. If the files of GJKLAB_ASSETS lack a scene to open with, the embedded ones are used.
const std::vector<GalleryEntry>& gallery();
/// The built-in scene with these two bodies, regardless of its query; null if there is none.
const GalleryEntry* entryOf(const Scene&);
/// The initial orientation of the built-in scene with these two bodies; unset: the default.
std::optional<glm::dquat> cameraOf(const Scene&);
/// The faults of its files; none for the embedded ones.
const std::vector<std::string>& galleryFaults();
/// The scene that the dimension opens with.
const Scene& defaultScene(int dimension);

}  // namespace gjklab

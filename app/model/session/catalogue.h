#pragma once
// Everything that can be opened without a file dialog: the user's recent files, the built-in scenes and worlds. Can be
// searched by words, dimension and topic.

#include "model/gallery/gallery.h"
#include "model/session/open_works.h"

#include <string>
#include <vector>

namespace gjklab {

struct CatalogueItem {
  std::string key;   ///< unique
  std::string path;  ///< of a file or a built-in world; empty: a built-in scene
  std::string title, topic;
  int dimension = 0;                    ///< 0: unknown until it is read
  const GalleryEntry* scene = nullptr;  ///< of a built-in scene
};

/// Recent files first, then the built-in scenes in the order of their groups, then the worlds.
std::vector<CatalogueItem> catalogueOf(const std::vector<std::string>& recent);

/// The topics in their order, each once.
std::vector<std::string> topicsOf(const std::vector<CatalogueItem>&);

struct CatalogueWish {
  std::string words;  ///< each must be a prefix of a word of the title, the topic, a shape or the method
  int dimension = 0;  ///< 0: any
  std::string topic;  ///< empty: any
};

/// The indices of the matching items, in order.
std::vector<int> found(const std::vector<CatalogueItem>&, const CatalogueWish&);
/// The place in `shown` of the first item whose title begins with what was typed; otherwise 0.
int firstNamed(const std::vector<CatalogueItem>& items, const std::vector<int>& shown, const std::string& words);

/// The place in `shown` of the work on the screen: its file, otherwise the built-in work of its kind, title and
/// dimension. For another world the first one; for another work 0.
int placeOf(const std::vector<CatalogueItem>& items, const std::vector<int>& shown, const ShownWork&, int dimension);

/// The item reached by moving this many items forwards and rows down, clamped to the ends. `rows`: the number of items
/// in each row. Moving from a long row to a shorter one may end at its last item.
int stepInRows(int from, const std::vector<int>& rows, int right, int down);

}  // namespace gjklab

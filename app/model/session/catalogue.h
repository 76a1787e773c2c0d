#pragma once
// What can be opened without a file dialog: the user's recent files, the built-in scenes and worlds; searched by words,
// dimension and topic.

#include "model/gallery/gallery.h"

#include <string>
#include <vector>

namespace gjklab {

struct CatalogueItem {
  std::string key;   ///< one for each
  std::string path;  ///< of a file or a built-in world; empty: a built-in scene
  std::string title, topic;
  int dimension = 0;                    ///< 0: not known before it is read
  const GalleryEntry* scene = nullptr;  ///< of a built-in scene
};

/// Recent files first, then the built-in scenes in the order of their groups, then the worlds.
std::vector<CatalogueItem> catalogueOf(const std::vector<std::string>& recent);

/// The topics in their order, each once.
std::vector<std::string> topicsOf(const std::vector<CatalogueItem>&);

struct CatalogueWish {
  std::string words;  ///< each is to begin a word of the title, the topic, a shape or the method
  int dimension = 0;  ///< 0: any
  std::string topic;  ///< empty: any
};

/// The places of the items that are as wished, in order.
std::vector<int> found(const std::vector<CatalogueItem>&, const CatalogueWish&);

/// Where one gets from an item by so many items on and rows down, never beyond the ends. `rows`: how many items each
/// row has; from a long row one gets to the end of a short one.
int stepInRows(int from, const std::vector<int>& rows, int right, int down);

}  // namespace gjklab

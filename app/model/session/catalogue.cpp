#include "model/session/catalogue.h"

#include "model/sandbox/world_gallery.h"
#include "model/scene/method_choices.h"
#include "model/scene/shape_table.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace gjklab {
namespace {

constexpr const char *kRecent = "Your files", *kWorlds = "Worlds";

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool isInWord(char c) { return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') || (c & '\x80'); }

std::string lowered(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), lower);
  return text;
}

/// Whether the word begins one of the text's. Both in small letters.
bool begins(const std::string& text, const std::string& word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
    if (at == 0 || !isInWord(text[at - 1])) return true;
  return false;
}

/// All that an item can be found by.
std::string wordsOf(const CatalogueItem& item) {
  std::string text = item.title + " " + item.topic + " " + item.path;
  if (item.dimension > 0) text += " " + std::to_string(item.dimension) + "-D";
  if (!item.scene) return lowered(text);
  for (const Body* body : {&item.scene->scene.a, &item.scene->scene.b})
    text += std::string(" ") + screenName(body->shape, item.dimension);
  return lowered(text + " " + methodName(item.scene->scene.query));
}

}  // namespace

std::vector<CatalogueItem> catalogueOf(const std::vector<std::string>& recent) {
  std::vector<CatalogueItem> items;
  for (const std::string& path : recent)
    items.push_back({"file " + path, path, std::filesystem::path(path).filename().string(), kRecent, 0, nullptr});
  for (const GalleryEntry& entry : gallery())
    items.push_back({"scene " + entry.id, "", entry.scene.title, entry.group, entry.scene.dimension, &entry});
  for (const WorldEntry& entry : worldGallery())
    items.push_back({"world " + entry.id, builtInWorldPath(entry.id), entry.title, kWorlds, entry.dimension, nullptr});
  return items;
}

std::vector<std::string> topicsOf(const std::vector<CatalogueItem>& items) {
  std::vector<std::string> topics;
  for (const CatalogueItem& item : items)
    if (std::find(topics.begin(), topics.end(), item.topic) == topics.end()) topics.push_back(item.topic);
  return topics;
}

std::vector<int> found(const std::vector<CatalogueItem>& items, const CatalogueWish& wish) {
  std::vector<std::string> words;
  std::istringstream typed(lowered(wish.words));
  for (std::string word; typed >> word;) words.push_back(word);
  std::vector<int> places;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const CatalogueItem& item = items[i];
    if (wish.dimension != 0 && item.dimension != wish.dimension) continue;
    if (!wish.topic.empty() && item.topic != wish.topic) continue;
    const std::string text = words.empty() ? "" : wordsOf(item);
    if (std::all_of(words.begin(), words.end(), [&](const std::string& word) { return begins(text, word); }))
      places.push_back(static_cast<int>(i));
  }
  return places;
}

int stepInRows(int from, const std::vector<int>& rows, int right, int down) {
  int count = 0, first = 0, row = 0;
  for (const int items : rows) count += items;
  if (count == 0) return 0;
  from = std::clamp(from + right, 0, count - 1);
  while (first + rows[static_cast<std::size_t>(row)] <= from) first += rows[static_cast<std::size_t>(row++)];
  const int column = from - first;
  for (; down > 0 && row + 1 < static_cast<int>(rows.size()); --down) first += rows[static_cast<std::size_t>(row++)];
  for (; down < 0 && row > 0; ++down) first -= rows[static_cast<std::size_t>(--row)];
  return first + std::min(column, rows[static_cast<std::size_t>(row)] - 1);
}

}  // namespace gjklab

#include "model/session/catalogue.h"

#include "model/lecture/lecture_gallery.h"
#include "model/sandbox/world_gallery.h"
#include "model/scene/method_choices.h"
#include "model/scene/shape_table.h"
#include "model/text/paths.h"
#include "model/text/translate.h"
#include "model/text/word_search.h"

#include <algorithm>
#include <optional>

namespace gjklab {
namespace {

constexpr const char *kRecent = translatable("Your files"), *kWorlds = translatable("Worlds"),
                     *kLectures = translatable("Lectures");

/// All that an item can be found by.
std::string wordsOf(const CatalogueItem& item) {
  std::string text = item.title + " " + item.topic + " " + item.path;
  if (item.dimension > 0) text += " " + tr("{dimension}-D", arg("dimension", item.dimension));
  if (!item.scene) return text;
  for (const Body* body : {&item.scene->scene.a, &item.scene->scene.b})
    for (const char* word : {screenName(body->shape, item.dimension), tr(shapeRow(body->shape).word)})
      text += std::string(" ") + word;
  return text + " " + methodName(item.scene->scene.query);
}

}  // namespace

std::vector<CatalogueItem> catalogueOf(const std::vector<std::string>& recent) {
  std::vector<CatalogueItem> items;
  for (const std::string& path : recent)
    items.push_back({"file " + path, path, fileNameOf(path), tr(kRecent), 0, nullptr});
  for (const GalleryEntry& entry : gallery())
    items.push_back({"scene " + entry.id, "", entry.scene.title, entry.group, entry.scene.dimension, &entry});
  for (const LectureEntry& entry : lectureGallery())
    items.push_back({"lecture " + entry.path, entry.path, entry.lecture.title, tr(kLectures), 0, nullptr});
  for (const WorldEntry& entry : worldGallery())
    items.push_back(
        {"world " + entry.id, builtInWorldPath(entry.id), entry.title, tr(kWorlds), entry.dimension, nullptr});
  return items;
}

std::vector<std::string> topicsOf(const std::vector<CatalogueItem>& items) {
  std::vector<std::string> topics;
  for (const CatalogueItem& item : items)
    if (std::find(topics.begin(), topics.end(), item.topic) == topics.end()) topics.push_back(item.topic);
  return topics;
}

std::vector<int> found(const std::vector<CatalogueItem>& items, const CatalogueWish& wish) {
  std::vector<int> places;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const CatalogueItem& item = items[i];
    if (wish.dimension != 0 && item.dimension != wish.dimension) continue;
    if (!wish.topic.empty() && item.topic != wish.topic) continue;
    if (wish.words.empty() || hasWords(wordsOf(item), wish.words)) places.push_back(static_cast<int>(i));
  }
  return places;
}

int firstNamed(const std::vector<CatalogueItem>& items, const std::vector<int>& shown, const std::string& words) {
  const auto named = std::find_if(shown.begin(), shown.end(), [&](int place) {
    const std::string& title = items[static_cast<std::size_t>(place)].title;
    return !words.empty() && hasWords(std::string_view(title).substr(0, words.size()), words);
  });
  return named == shown.end() ? 0 : static_cast<int>(named - shown.begin());
}

int placeOf(const std::vector<CatalogueItem>& items, const std::vector<int>& shown, const ShownWork& work,
            int dimension) {
  const auto first = [&](const auto& fits) {
    const auto at = std::find_if(shown.begin(), shown.end(),
                                 [&](int place) { return fits(items[static_cast<std::size_t>(place)]); });
    return at == shown.end() ? std::optional<int>() : std::optional<int>(static_cast<int>(at - shown.begin()));
  };
  const auto sameKind = [&](const CatalogueItem& item) {
    return work.lecture ? item.topic == tr(kLectures) : work.world ? item.topic == tr(kWorlds) : item.scene != nullptr;
  };
  std::optional<int> place;
  if (!work.path.empty()) place = first([&](const CatalogueItem& item) { return item.path == work.path; });
  if (!place)
    place = first([&](const CatalogueItem& item) {
      return sameKind(item) && item.title == work.title && (work.lecture || item.dimension == dimension);
    });
  if (!place && work.world) place = first(sameKind);
  return place.value_or(0);
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

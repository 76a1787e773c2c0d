// What can be opened, and how it is found.

#include "model/session/catalogue.h"

#include "model/lecture/lecture_gallery.h"
#include "model/sandbox/world_gallery.h"

#include <gtest/gtest.h>

#include <set>

namespace gjklab::catalogue_test {
namespace {

TEST(Catalogue, HoldsEverythingOnceAndRecentFilesFirst) {
  const std::vector<CatalogueItem> items = catalogueOf({"/home/a/pair.json", "/home/b/pair.json"});
  EXPECT_EQ(items.size(), 2 + gallery().size() + lectureGallery().size() + worldGallery().size());
  std::set<std::string> keys;
  for (const CatalogueItem& item : items) {
    EXPECT_TRUE(keys.insert(item.key).second) << item.key;
    EXPECT_FALSE(item.title.empty() || item.topic.empty()) << item.key;
    EXPECT_NE(item.scene != nullptr, !item.path.empty()) << item.key;
  }
  EXPECT_EQ(items[0].title, "pair.json");
  EXPECT_EQ(topicsOf(items).front(), "Your files");
  EXPECT_EQ(topicsOf(items).back(), "Worlds");
}

TEST(Catalogue, IsFoundByTheBeginningsOfWords) {
  const std::vector<CatalogueItem> items = catalogueOf({"/home/a/Plank in 2-D.json"});
  const auto titles = [&](CatalogueWish wish) {
    std::vector<std::string> out;
    for (const int place : found(items, wish)) out.push_back(items[static_cast<std::size_t>(place)].title);
    return out;
  };
  EXPECT_EQ(titles(CatalogueWish{}).size(), items.size());
  for (const char* words : {"plank", "PLANK", "  pla ", "plank json"})
    EXPECT_EQ(titles({words, 0, ""}).front(), "Plank in 2-D.json") << words;
  EXPECT_TRUE(titles({"lank", 0, ""}).empty()) << "within a word";
  EXPECT_TRUE(titles({"plank nothingofthatname", 0, ""}).empty());
  for (const int place : found(items, {"cone", 3, ""})) {
    const CatalogueItem& item = items[static_cast<std::size_t>(place)];
    EXPECT_EQ(item.dimension, 3);
    const auto& scene = item.scene;
    EXPECT_TRUE(item.title.find("one") != std::string::npos || !scene || scene->scene.a.shape == ShapeKind::cone ||
                scene->scene.b.shape == ShapeKind::cone)
        << item.title;
  }
  EXPECT_GE(found(items, {"cone", 3, ""}).size(), 3U);
  for (const int place : found(items, {"", 2, "Hard cases"})) {
    EXPECT_EQ(items[static_cast<std::size_t>(place)].topic, "Hard cases");
    EXPECT_EQ(items[static_cast<std::size_t>(place)].dimension, 2);
  }
}

TEST(Catalogue, WhatIsOpenHasItsPlace) {
  const std::vector<CatalogueItem> items = catalogueOf({"/home/a/pair.json"});
  const std::vector<int> all = found(items, {});
  const auto placed = [&](const ShownWork& work, int dimension) {
    return items[static_cast<std::size_t>(placeOf(items, all, work, dimension))];
  };
  const WorldEntry& world = worldGallery().back();
  EXPECT_EQ(placed({1, "", world.title, true}, world.dimension).key, "world " + world.id);
  EXPECT_EQ(placed({1, "", "a world of one's own", true}, 2).topic, "Worlds");
  const GalleryEntry& scene = gallery().back();
  EXPECT_EQ(placed({1, "", scene.scene.title}, scene.scene.dimension).key, "scene " + scene.id);
  const LectureEntry& lecture = lectureGallery().back();
  EXPECT_EQ(placed({1, "", lecture.lecture.title, false, false, true}, 3).key, "lecture " + lecture.path);
  EXPECT_EQ(placed({1, "/home/a/pair.json", scene.scene.title}, scene.scene.dimension).title, "pair.json");
  EXPECT_EQ(placeOf(items, all, {1, "", "a scene of one's own"}, 2), 0);
}

TEST(Catalogue, KeysLeadThroughRowsOfAnyLength) {
  const std::vector<int> rows{3, 1, 3, 2};  // 0 1 2 | 3 | 4 5 6 | 7 8
  EXPECT_EQ(stepInRows(0, rows, 1, 0), 1);
  EXPECT_EQ(stepInRows(2, rows, 1, 0), 3);
  EXPECT_EQ(stepInRows(8, rows, 1, 0), 8);
  EXPECT_EQ(stepInRows(0, rows, -1, 0), 0);
  EXPECT_EQ(stepInRows(2, rows, 0, 1), 3) << "to the end of a short row";
  EXPECT_EQ(stepInRows(2, rows, 0, 2), 6) << "and past it in the same column";
  EXPECT_EQ(stepInRows(6, rows, 0, 1), 8);
  EXPECT_EQ(stepInRows(8, rows, 0, 1), 8);
  EXPECT_EQ(stepInRows(5, rows, 0, -9), 1);
  EXPECT_EQ(stepInRows(0, {}, 0, 1), 0);
}

}  // namespace
}  // namespace gjklab::catalogue_test

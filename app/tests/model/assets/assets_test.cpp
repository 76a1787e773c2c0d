#include "model/assets/assets.h"

#include "model/store/temporary_folder.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace gjklab::assets_test {
namespace {

namespace fs = std::filesystem;

/// The page embeds catalogues of its own (app/web/page_catalogue.py).
TEST(Assets, TheEmbeddedFilesAreThoseOfTheFolderToTheByte) {
  const Assets embedded(embeddedAssets()), folder(std::string(GJKLAB_ASSETS_FOLDER));
  std::size_t count = 0;
  const bool pageCatalogues = GJKLAB_PAGE_CATALOGUES;
  for (const EmbeddedFile& file : embeddedAssets()) {
    const auto bytes = folder.read(std::string(file.name));
    ASSERT_TRUE(std::holds_alternative<std::string>(bytes)) << file.name;
    if (!pageCatalogues || !file.name.starts_with("po/")) {
      EXPECT_EQ(std::get<std::string>(bytes), file.bytes) << file.name;
    }
    EXPECT_EQ(std::get<std::string>(embedded.read(std::string(file.name))), file.bytes) << file.name;
    ++count;
  }
  EXPECT_GT(count, 90u);
  EXPECT_EQ(embedded.names("scenes", ".json"), folder.names("scenes", ".json"));
}

/// Pictures have bytes that texts have not: zero, quotes, backslashes, and what looks like the end of an escape.
TEST(Assets, EveryByteSurvives) {
  const EmbeddedFile* icon = embeddedFile(embeddedAssets(), "icon-64.png");
  ASSERT_TRUE(icon);
  EXPECT_EQ(icon->bytes.substr(0, 8), std::string_view("\x89PNG\r\n\x1a\n", 8));
  for (const char byte : {'\0', '\xff', '"', '\\', '\n'})
    EXPECT_NE(icon->bytes.find(byte), std::string_view::npos) << static_cast<int>(byte);
}

TEST(Assets, AMissingFileIsSaidWithItsName) {
  const auto none = Assets(embeddedAssets()).read("scenes/none.json");
  ASSERT_TRUE(std::holds_alternative<AssetError>(none));
  expectFacts(std::get<AssetError>(none).message, {"scenes/none.json:"});
}

TEST(Assets, AFolderOnTheDiskIsReadInstead) {
  const TemporaryFolder folder;
  fs::create_directories(folder / "scenes");
  std::ofstream(folder / "scenes/b.json") << "two";
  std::ofstream(folder / "scenes/a.json") << "one";
  std::ofstream(folder / "scenes/a.json~") << "no";
  const Assets assets(folder.path());
  EXPECT_EQ(assets.names("scenes", ".json"), (std::vector<std::string>{"scenes/a.json", "scenes/b.json"}));
  EXPECT_EQ(std::get<std::string>(assets.read("scenes/b.json")), "two");
  for (const char* name : {"gallery.json", "scenes"}) {
    const auto none = assets.read(name);
    ASSERT_TRUE(std::holds_alternative<AssetError>(none)) << name;
    EXPECT_EQ(std::get<AssetError>(none).message, assets.called(name) + ": cannot be read");
  }
  EXPECT_TRUE(assets.names("lessons", ".md").empty());
}

}  // namespace
}  // namespace gjklab::assets_test

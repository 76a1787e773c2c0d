#include "model/assets/language.h"

#include "model/assets/assets.h"
#include "model/assets/titles.h"
#include "model/text/translate.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>

namespace gjklab::language_test {
namespace {

class LanguageTest : public testing::Test {
 protected:
  void TearDown() override { chooseLanguage("en"); }
};

std::vector<std::string> wishes(std::map<std::string, std::string> set) {
  return environmentLanguages([&](const char* name) { return set[name]; });
}

TEST_F(LanguageTest, TheEnvironmentIsReadAsGettextReadsIt) {
  using List = std::vector<std::string>;
  EXPECT_EQ(wishes({}), List());
  EXPECT_EQ(wishes({{"LANG", "C.UTF-8"}, {"LANGUAGE", "de"}}), List());
  EXPECT_EQ(wishes({{"LANG", "de_AT.UTF-8"}}), (List{"de_AT", "de"}));
  EXPECT_EQ(wishes({{"LANG", "fr_FR"}, {"LC_MESSAGES", "de_DE@euro"}}), (List{"de_DE", "de"}));
  EXPECT_EQ(wishes({{"LC_ALL", "en_US"}, {"LC_MESSAGES", "de_DE"}}), (List{"en_US", "en"}));
  EXPECT_EQ(wishes({{"LANG", "fr_FR"}, {"LANGUAGE", "gd:de"}}), (List{"gd", "de", "fr_FR", "fr"}));
}

TEST_F(LanguageTest, GermanCanBeChosenAndLeft) {
  EXPECT_EQ(spokenLanguage(), "en");
  EXPECT_EQ(chooseLanguage("de"), std::vector<std::string>()) << "every entry of de.po can be used";
  EXPECT_EQ(spokenLanguage(), "de");
  EXPECT_STREQ(tr("Save as…"), "Speichern unter …");
  chooseLanguage("xx");
  EXPECT_EQ(spokenLanguage(), "en") << "there is no such catalogue";
  EXPECT_STREQ(tr("Save as…"), "Save as…");
}

TEST_F(LanguageTest, EachLanguageIsCalledByItsOwnName) {
  ASSERT_GE(languages().size(), 2u);
  EXPECT_EQ(languages()[0].code, "en");
  for (const Language& each : languages()) {
    if (each.code == "de") {
      EXPECT_EQ(each.name, "Deutsch");
    }
  }
}

TEST_F(LanguageTest, AFileOfTheLanguageGoesBeforeTheEnglishOne) {
  static constexpr EmbeddedFile kFiles[] = {
      {"de/lessons/01.md", "Deutsch"}, {"lessons/01.md", "English"}, {"lessons/02.md", "Only English"}};
  const Assets files(kFiles);
  EXPECT_EQ(std::get<std::string>(files.readTranslated("lessons/01.md")), "English");
  chooseLanguage("de");
  EXPECT_EQ(std::get<std::string>(files.readTranslated("lessons/01.md")), "Deutsch");
  EXPECT_EQ(std::get<std::string>(files.readTranslated("lessons/02.md")), "Only English");
  EXPECT_EQ(files.names("lessons", ".md").size(), 2u) << "the lists are those of English";
}

TEST_F(LanguageTest, ScenesAndWorldsHaveTheNamesOfTheirLanguage) {
  static constexpr EmbeddedFile kFiles[] = {
      {"de/titles.json", R"({"scenes": {"pair": {"title": "Paar"}}, "bodies": {"floor": "Boden"}})"},
      {"scenes/other.json", R"({"title": "Other"})"},
      {"scenes/pair.json", R"({"title": "Pair", "tolerance": 1e-10, "a": {"title": "Pair"}})"},
      {"worlds/pair.json", R"({"title": "Pair", "bodies": [{"name": "floor"}, {"name": "box"}, {}]})"}};
  const Assets files(kFiles);
  const auto read = [&](const char* name) {
    return nlohmann::json::parse(std::get<std::string>(files.readTranslated(name)));
  };
  EXPECT_EQ(read("scenes/pair.json")["title"], "Pair");
  chooseLanguage("de");
  EXPECT_EQ(read("scenes/pair.json"),
            nlohmann::json::parse(R"({"title": "Paar", "tolerance": 1e-10, "a": {"title": "Pair"}})"));
  EXPECT_EQ(read("scenes/other.json")["title"], "Other");
  EXPECT_EQ(read("worlds/pair.json"),
            nlohmann::json::parse(R"({"title": "Pair", "bodies": [{"name": "Boden"}, {"name": "box"}, {}]})"))
      << "a scene's title is not a world's";
}

/// A copy of a built-in scene has its title, wherever it lies; a scene of the user's keeps its own. Files have English
/// titles again.
TEST_F(LanguageTest, ABuiltInSceneThatIsOpenedAsAFileHasItsTranslatedTitle) {
  const auto title = [](const std::string& text) { return nlohmann::json::parse(text).value("title", ""); };
  const auto built_in = [](const char* name) { return std::get<std::string>(assets().read(name)); };
  const std::string scene = built_in("scenes/cone-in-box.json");
  EXPECT_EQ(withBuiltInNames(scene), scene);
  chooseLanguage("de");
  const nlohmann::json titles = nlohmann::json::parse(built_in("de/titles.json"));
  EXPECT_EQ(title(withBuiltInNames(scene)), titles["scenes"]["cone-in-box"]["title"]);
  nlohmann::json own = nlohmann::json::parse(scene);
  own["title"] = "Mine";
  EXPECT_EQ(withBuiltInNames(own.dump()), own.dump());
  EXPECT_EQ(titleInFiles("Mine"), "Mine");
  EXPECT_EQ(withBuiltInNames("no JSON"), "no JSON");
  for (const char* folder : {"scenes", "worlds"})
    for (const auto& [id, names] : titles[folder].items()) {
      const std::string text = built_in((std::string(folder) + "/" + id + ".json").c_str());
      EXPECT_EQ(title(withBuiltInNames(text)), names["title"]) << id;
      EXPECT_EQ(titleInFiles(names["title"]), title(text)) << id;
    }
  for (const auto& [english, name] : titles["bodies"].items())
    EXPECT_EQ(translatedBodyName(bodyNameInFiles(name)), name);
}

TEST_F(LanguageTest, ACountryStandsBehindItsLanguage) {
  chooseLanguage("de_AT");
  EXPECT_EQ(spokenLanguage(), "de");
}

}  // namespace
}  // namespace gjklab::language_test

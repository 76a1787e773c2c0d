// Files that are built-in scenes and worlds: their titles in the user's language.

#include "desk/opened_file.h"
#include "model/assets/assets.h"
#include "model/assets/language.h"

#include <gtest/gtest.h>

namespace gjklab::built_in_titles_test {
namespace {

template <class Work>
std::string titleOfOpened(const std::string& asset) {
  ReadWatch watch;
  const std::string text = std::get<std::string>(assets().read(asset));
  const OpenedFile opened = openedText(text, "somewhere/" + asset.substr(asset.find('/') + 1), {}, watch);
  EXPECT_EQ(opened.fault, "");
  return std::get<Work>(opened.content).title;
}

TEST(BuiltInTitles, OfOpenedFilesAreInTheUsersLanguage) {
  const std::string scene = titleOfOpened<Scene>("scenes/cone-in-box.json");
  const std::string world = titleOfOpened<WorldFile>("worlds/billiards.json");
  chooseLanguage("de");
  EXPECT_EQ(titleOfOpened<Scene>("scenes/cone-in-box.json"), "Kegel in einem Quader");
  EXPECT_EQ(titleOfOpened<WorldFile>("worlds/billiards.json"), "Billard");
  chooseLanguage("en");
  EXPECT_EQ(titleOfOpened<Scene>("scenes/cone-in-box.json"), scene);
  EXPECT_EQ(titleOfOpened<WorldFile>("worlds/billiards.json"), world);
}

}  // namespace
}  // namespace gjklab::built_in_titles_test

#include "model/session/settings.h"

#include "covered.h"
#include "messages_in.h"
#include "model/session/settings_table.h"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <set>

namespace gjklab::settings_test {
namespace {

JsonTree tree(const std::string& json) { return std::get<JsonTree>(parseJson(json)); }

Settings read(const std::string& json) {
  std::vector<std::string> warnings;
  const Settings settings = readSettings(tree(json), warnings);
  EXPECT_EQ(warnings, std::vector<std::string>{});
  return settings;
}

/// A warning: of which key, and what its rule says is allowed; no rule: the key is unknown.
struct Warning {
  std::string key;
  std::optional<test::Facts> rule;
  std::string words = {};  ///< of the rule, where no argument holds them
};

void expectWarning(const std::string& warning, const Warning& expected) {
  const std::vector<test::Message> said = test::messagesIn(warning);
  ASSERT_GE(said.size(), 1U) << warning;
  ASSERT_EQ(said[0].facts.count("rule"), expected.rule ? 1U : 0U) << warning;
  EXPECT_EQ(said[0].facts.at("key"), expected.key);
  if (!expected.rule) {
    EXPECT_NE(said[0].sentence.find("unknown"), std::string::npos) << warning;
    return;
  }
  EXPECT_NE(said[0].sentence.find("default"), std::string::npos) << warning;
  ASSERT_GE(said.size(), 2U) << warning;
  EXPECT_EQ(said.back().facts, *expected.rule) << warning;
  EXPECT_NE(test::inEnglish(warning).find(expected.words), std::string::npos) << warning;
}

TEST(Settings, RoundTrip) {
  Settings settings;
  settings.theme = ThemeName::projector;
  settings.inquiry.compare = true;
  settings.compare_world = false;
  settings.inquiry.rival = {"johnson", gjk::Rounding::support, RivalStart::reverse};
  settings.ui_scale = 1.7;
  settings.splitter = 0.31;
  settings.panels_visible = settings.inspector = settings.linked_cameras = false;
  settings.fullscreen = settings.reduce_motion = true;
  settings.find_view = false;
  settings.speed = 0.25;
  settings.window_width = 3840;
  settings.window_height = 2160;
  settings.figure.grid = false;
  settings.tests_in_space = false;
  settings.recent = {"/a/\"b\".json", "C:\\x.json", "ü.json"};
  const std::string text = writeSettings(settings);
  const Settings back = read(text);
  EXPECT_EQ(writeSettings(back), text);
  EXPECT_EQ(back.theme, ThemeName::projector);
  EXPECT_TRUE(back.inquiry.compare);
  EXPECT_FALSE(back.compare_world);
  EXPECT_EQ(back.inquiry.rival, settings.inquiry.rival);
  EXPECT_EQ(back.ui_scale, 1.7);
  EXPECT_FALSE(back.panels_visible);
  EXPECT_EQ(back.scene_panel, Settings{}.scene_panel);
  EXPECT_FALSE(back.inspector);
  EXPECT_EQ(back.figure, settings.figure);
  EXPECT_EQ(back.recent, settings.recent);
  EXPECT_EQ(back.window_width, 3840);
}

TEST(Settings, AProjectorsFileWithoutAStageHasOne) {
  EXPECT_TRUE(read(R"({"theme": "projector"})").stage);
  EXPECT_FALSE(read(R"({"theme": "projector", "stage": false})").stage);
  EXPECT_FALSE(read(R"({"theme": "dark"})").stage);
  EXPECT_TRUE(read(R"({"theme": "dark", "stage": true, "fold_tests": true})").folds.tests);
}

TEST(Settings, AStartIsOnTheStageOnlyInTheProjectorsTheme) {
  EXPECT_TRUE(atStart(read(R"({"theme": "projector", "stage": false})")).stage);
  const Settings next = atStart(read(R"({"theme": "dark", "stage": true, "stage_numbers": true, "stage_note": true})"));
  EXPECT_FALSE(next.stage || next.stage_numbers || next.stage_note);
}

TEST(Settings, PartialFilesKeepTheDefaults) {
  const Settings settings = read(R"({"theme": "dark"})");
  EXPECT_EQ(settings.theme, ThemeName::dark);
  EXPECT_EQ(settings.window_width, Settings{}.window_width);
  EXPECT_EQ(writeSettings(read("{}")), writeSettings(Settings{}));
}

TEST(Settings, EachWrongValueKeepsItsDefaultAndSaysSo) {
  const test::TestLanguage language;
  std::vector<std::string> warnings;
  const Settings settings = readSettings(
      tree(R"({"theme": "pink", "ui_scale": 9, "splitter": "x", "grid": 1, "window_width": 640.5, "window_height": 1,
               "recent": "a", "inspector": false, "nonsense": 3})"),
      warnings);
  const std::vector<Warning> expected{
      {"theme", test::Facts{{"items", "\"light\", \"dark\""}, {"last", "\"projector\""}}},
      {"ui_scale", test::Facts{{"least", "0.5"}, {"most", "3"}}},
      {"splitter", test::Facts{{"least", "0.2"}, {"most", "0.8"}}},
      {"window_width", test::Facts{{"least", "320"}, {"most", "16384"}}, "whole number"},
      {"window_height", test::Facts{{"least", "240"}, {"most", "16384"}}, "whole number"},
      {"grid", test::Facts{}, "true or false"},
      {"recent", test::Facts{}, "array of file names"},
      {"nonsense", std::nullopt}};
  ASSERT_EQ(warnings.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) expectWarning(warnings[i], expected[i]);
  EXPECT_EQ(settings.theme, ThemeName::light);
  EXPECT_EQ(settings.ui_scale, 1);
  EXPECT_FALSE(settings.inspector) << "what is right is taken";
}

TEST(Settings, EverySwitchIsReachedAndKept) {
  Covered switches(20);
  std::set<std::string> keys;
  for (const Setting& each : settingsTable()) {
    EXPECT_TRUE(keys.insert(each.key).second) << each.key << " is there twice";
    EXPECT_EQ(each.menu != SwitchMenu::none, std::string(each.label) != "") << each.key;
    if (!each.value.flag) continue;
    ++switches;
    Settings settings;
    bool& flag = each.value.flag(settings);
    flag = !flag;
    Settings back = read(writeSettings(settings));
    EXPECT_EQ(each.value.flag(back), flag) << each.key;
    EXPECT_FALSE(sameSettings(settings, Settings{})) << each.key;
    EXPECT_TRUE(sameSettings(settings, back)) << each.key;
  }
}

TEST(Settings, OnlyWhatAWindowHasChangedIsWrittenOverTheFile) {
  Settings before, now;
  now.ui_scale = 2;
  now.figure.grid = false;
  before.speed = now.speed = 4;
  const std::string text = mergeSettings(
      tree(R"({"theme": "dark", "grid": true, "from a later version": [1, {"a": null}], "speed": 2})"), before, now);
  EXPECT_EQ(text,
            "{\n  \"theme\": \"dark\",\n  \"grid\": false,\n"
            "  \"from a later version\": [1, {\"a\": null}],\n  \"speed\": 2,\n  \"ui_scale\": 2\n}\n");
}

TEST(Settings, RecentFilesOfBothWindowsStay) {
  const auto merged = [](std::vector<std::string> disk, std::vector<std::string> before, std::vector<std::string> now) {
    Settings on_disk, was, is;
    on_disk.recent = std::move(disk);
    was.recent = std::move(before);
    is.recent = std::move(now);
    return read(mergeSettings(tree(writeSettings(on_disk)), was, is)).recent;
  };
  using List = std::vector<std::string>;
  EXPECT_EQ(merged({"other", "a", "b"}, {"a", "b"}, {"mine", "a", "b"}), (List{"mine", "other", "a", "b"}));
  EXPECT_EQ(merged({"other", "a", "b"}, {"a", "b"}, {"b", "a"}), (List{"b", "other", "a"}));
  EXPECT_EQ(merged({"other", "a"}, {"a"}, {"a"}), (List{"other", "a"}));
  EXPECT_EQ(merged({}, {"a"}, {"c", "b", "a"}), (List{"c", "b"}));
  const List ten{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
  List next{"new", "0", "1", "2", "3", "4", "5", "6", "7", "8"};
  EXPECT_EQ(merged(ten, ten, next), next);
}

TEST(Settings, WritingClampsAndCaps) {
  Settings settings;
  settings.ui_scale = std::numeric_limits<double>::quiet_NaN();
  settings.splitter = 7;
  settings.window_height = -3;
  for (int i = 0; i < 30; ++i) settings.recent.push_back(std::to_string(i));
  const Settings back = read(writeSettings(settings));
  EXPECT_EQ(back.splitter, 0.8);
  EXPECT_EQ(back.window_height, 240);
  EXPECT_EQ(back.recent.size(), 10U);
  EXPECT_EQ(back.recent[0], "0");
}

}  // namespace
}  // namespace gjklab::settings_test

#include "model/session/settings.h"

#include <gtest/gtest.h>

#include <limits>

namespace gjklab {
namespace {

Settings read(const std::string& json, std::vector<std::string> expected_warnings = {}) {
  std::vector<std::string> warnings;
  const Settings settings = readSettings(json, warnings);
  EXPECT_EQ(warnings, expected_warnings);
  return settings;
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
  settings.figure.all_regions = true;
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

TEST(Settings, PartialFilesKeepTheDefaults) {
  const Settings settings = read(R"({"theme": "dark"})");
  EXPECT_EQ(settings.theme, ThemeName::dark);
  EXPECT_EQ(settings.window_width, Settings{}.window_width);
  EXPECT_EQ(writeSettings(read("{}")), writeSettings(Settings{}));
}

TEST(Settings, EachWrongValueKeepsItsDefaultAndSaysSo) {
  const Settings settings = read(
      R"({"theme": "pink", "ui_scale": 9, "splitter": "x", "grid": 1, "window_width": 640.5, "window_height": 1,
          "recent": "a", "inspector": false, "nonsense": 3})",
      {"Settings: theme: must be \"light\", \"dark\" or \"projector\"; the default is used.",
       "Settings: ui_scale: must be a number from 0.5 to 3; the default is used.",
       "Settings: splitter: must be a number from 0.2 to 0.8; the default is used.",
       "Settings: window_width: must be a whole number from 320 to 16384; the default is used.",
       "Settings: window_height: must be a whole number from 240 to 16384; the default is used.",
       "Settings: grid: must be true or false; the default is used.",
       "Settings: recent: must be an array of file names; the default is used.",
       "Settings: nonsense: unknown key; it is ignored."});
  EXPECT_EQ(settings.theme, ThemeName::light);
  EXPECT_EQ(settings.ui_scale, 1);
  EXPECT_FALSE(settings.inspector) << "what is right is taken";
}

TEST(Settings, GarbageGivesTheDefaultsAndOneSentence) {
  for (const std::string text :
       {"", "{", "[1]", "null", "\x01\x02", "{\"theme\": \"dark\", \"theme\": \"dark\"}", "{\"speed\": 1e999}"}) {
    std::vector<std::string> warnings;
    EXPECT_EQ(writeSettings(readSettings(text, warnings)), writeSettings(Settings{}));
    ASSERT_EQ(warnings.size(), 1U) << text;
    EXPECT_EQ(warnings[0].substr(0, 9), "Settings:");
  }
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
}  // namespace gjklab

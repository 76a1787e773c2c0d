// What a window remembers: kept beside what other windows change, and never written over what cannot be read.

#include "model/store/settings_store.h"

#include "model/store/temporary_folder.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

#include <thread>

namespace gjklab::settings_store_test {
namespace {

/// A window: its store, and what it remembers.
struct Window {
  explicit Window(const TemporaryFolder& folder) : store(folder / ""), now(store.load(warnings)) {}
  std::string keep() { return store.store(now.settings, now.progress); }

  SettingsStore store;
  std::vector<std::string> warnings;
  Remembered now;
};

void answerRight(LearnerProgress& progress, const std::string& scene) {
  Card before, after;
  after.by_kind[0].right = 1;
  progress.scores.add(scene, before, after);
}

int rightOf(const LearnerProgress& progress, const std::string& scene) {
  const auto found = progress.scores.scenes().find(scene);
  return found == progress.scores.scenes().end() ? 0 : found->second[0].right;
}

TEST(SettingsStore, WhatIsKeptComesBack) {
  TemporaryFolder folder;
  Window first(folder);
  EXPECT_TRUE(first.warnings.empty());
  EXPECT_EQ(first.keep(), "");
  EXPECT_EQ(folder.files(), 0) << "nothing has changed";
  first.now.settings.ui_scale = 2;
  first.now.progress.lessons["05-loop.md"] = {7, true};
  answerRight(first.now.progress, "a");
  EXPECT_EQ(first.keep(), "");
  const Window second(folder);
  EXPECT_TRUE(second.warnings.empty());
  EXPECT_TRUE(sameSettings(second.now.settings, first.now.settings));
  EXPECT_EQ(second.now.progress, first.now.progress);
  EXPECT_EQ(folder.files(), 2) << "and no lock stays";
}

TEST(SettingsStore, TwoWindowsKeepEachOthersChanges) {
  TemporaryFolder folder;
  Window setup(folder);
  setup.now.settings.recent = {"old"};
  setup.now.progress.lessons = {{"a.md", {1, false}}, {"b.md", {2, true}}};
  setup.keep();
  Window one(folder), two(folder);
  one.now.settings.theme = ThemeName::dark;
  one.now.settings.recent = {"one", "old"};
  one.now.progress.lessons["a.md"] = {5, true};
  two.now.settings.ui_scale = 2;
  two.now.settings.recent = {"two", "old"};
  two.now.progress.lessons["a.md"] = {3, false};
  two.now.progress.lessons["c.md"] = {1, false};
  for (Window* each : {&one, &two, &two}) answerRight(each->now.progress, "s");
  for (Window* each : {&one, &two, &one, &two}) EXPECT_EQ(each->keep(), "");
  const Window later(folder);
  EXPECT_EQ(later.now.settings.theme, ThemeName::dark);
  EXPECT_EQ(later.now.settings.ui_scale, 2);
  EXPECT_EQ(later.now.settings.recent, (std::vector<std::string>{"two", "one", "old"}));
  EXPECT_EQ(later.now.progress.lessons,
            (std::map<std::string, LessonPlace>{{"a.md", {3, true}}, {"b.md", {2, true}}, {"c.md", {1, false}}}));
  EXPECT_EQ(rightOf(later.now.progress, "s"), 3);
}

TEST(SettingsStore, NoAnswerIsLostHoweverManyWindowsCount) {
  constexpr int kWindows = 4, kAnswers = 20;
  TemporaryFolder folder;
  {
    std::vector<std::jthread> windows;
    for (int i = 0; i < kWindows; ++i)
      windows.emplace_back([&folder] {
        Window window(folder);
        for (int k = 0; k < kAnswers; ++k) {
          answerRight(window.now.progress, "s");
          EXPECT_EQ(window.keep(), "");
        }
      });
  }
  EXPECT_EQ(rightOf(Window(folder).now.progress, "s"), kWindows * kAnswers);
}

TEST(SettingsStore, AFileThatCannotBeReadIsSetAside) {
  TemporaryFolder folder;
  {
    Window window(folder);
    window.now.settings.theme = ThemeName::dark;
    answerRight(window.now.progress, "s");
    window.keep();
  }
  for (const char* name : {"settings", "progress"}) {
    const std::string path = folder / (std::string(name) + ".json"),
                      aside = folder / (std::string(name) + "-unreadable-");
    std::string cut = readPlainly(path);
    cut.erase(cut.rfind('}'), 1);
    for (const char* number : {"1", "2"}) {
      writePlainly(path, cut);
      Window window(folder);
      ASSERT_EQ(window.warnings.size(), 1U) << name;
      EXPECT_NE(window.warnings[0].find(aside + number + ".json"), std::string::npos) << window.warnings[0];
      window.now.settings.ui_scale += 0.5;
      answerRight(window.now.progress, "t");
      EXPECT_EQ(window.keep(), "");
      EXPECT_EQ(readPlainly(aside + number + ".json"), cut);
      EXPECT_TRUE(Window(folder).warnings.empty());
    }
  }
  EXPECT_EQ(rightOf(Window(folder).now.progress, "t"), 1) << "from the last bad file on";
}

TEST(SettingsStore, GarbageIsSetAsideWithOneSentence) {
  TemporaryFolder folder;
  for (const std::string text :
       {"", "{", "[1]", "null", "\x01\x02", "{\"theme\": \"dark\", \"theme\": \"dark\"}", "{\"speed\": 1e999}"}) {
    writePlainly(folder / "settings.json", text);
    Window window(folder);
    ASSERT_EQ(window.warnings.size(), 1U) << text;
    expectFacts(window.warnings[0], {"settings", "read"});
    EXPECT_TRUE(sameSettings(window.now.settings, Settings{}));
  }
  EXPECT_EQ(folder.files(), 7);
}

TEST(SettingsStore, AFileThatGoesBadMeanwhileIsSetAsideAndSaid) {
  TemporaryFolder folder;
  Window window(folder);
  window.now.settings.theme = ThemeName::dark;
  window.keep();
  writePlainly(folder / "settings.json", "half");
  window.now.settings.ui_scale = 2;
  expectFacts(window.keep(), {"settings", "read"});
  EXPECT_EQ(window.keep(), "");
  EXPECT_EQ(readPlainly(folder / "settings-unreadable-1.json"), "half");
  EXPECT_TRUE(sameSettings(Window(folder).now.settings, window.now.settings)) << "with what was kept before";
}

TEST(SettingsStore, ProgressThatFormerVersionsKeptAmongTheSettingsIsMoved) {
  TemporaryFolder folder;
  writePlainly(
      folder / "settings.json",
      R"({"theme": "dark", "lessons": ["05-loop.md 7", "06-a b.md 12 done", "x"], "scores": ["s,status,4,0,1"]})");
  Window one(folder), two(folder);
  EXPECT_TRUE(one.warnings.empty());
  const std::map<std::string, LessonPlace> lessons = {{"05-loop.md", {7, false}}, {"06-a b.md", {12, true}}};
  for (Window* each : {&one, &two}) {
    EXPECT_EQ(each->now.progress.lessons, lessons);
    answerRight(each->now.progress, "s");
    each->now.settings.ui_scale += 0.5;
    EXPECT_EQ(each->keep(), "");
  }
  const Window later(folder);
  EXPECT_TRUE(later.warnings.empty());
  EXPECT_EQ(later.now.progress.lessons, lessons);
  EXPECT_EQ(rightOf(later.now.progress, "s"), 6) << "the four are counted once";
  EXPECT_EQ(readPlainly(folder / "settings.json"), "{\n  \"theme\": \"dark\",\n  \"ui_scale\": 1.5\n}\n");
}

}  // namespace
}  // namespace gjklab::settings_store_test

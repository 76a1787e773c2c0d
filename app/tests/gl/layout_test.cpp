#include "ui/kit/layout.h"
#include "ui/kit/handheld_layout.h"
#include "ui/kit/lesson_layout.h"
#include "ui/kit/stage_layout.h"
#include "ui/panel/timeline_bar.h"

#include "model/gallery/gallery.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace gjklab::layout_test {
namespace {

bool overlap(const Area& p, const Area& q) {
  return !p.empty() && !q.empty() && p.x < q.right() && q.x < p.right() && p.y < q.bottom() && q.y < p.bottom();
}

/// Each area lies in the window and on no other one.
void expectApart(std::initializer_list<Area> areas, float width, float height) {
  SCOPED_TRACE(testing::Message() << width << "x" << height);
  for (const Area& area : areas) {
    EXPECT_TRUE(area.x >= 0 && area.y >= 0 && area.right() <= width + 0.5f && area.bottom() <= height + 0.5f);
    for (const Area& other : areas) EXPECT_TRUE(&other == &area || !overlap(area, other));
  }
}

TEST(Layout, PanelsAndPanesNeverOverlapAndStayInTheWindow) {
  for (const auto& [width, height] : {std::pair{1280.f, 720.f}, std::pair{1600.f, 900.f}, std::pair{3840.f, 2160.f},
                                      std::pair{900.f, 540.f}, std::pair{1024.f, 1366.f}})
    for (const bool scene_panel : {false, true})
      for (const bool inspector : {false, true})
        for (const bool panels : {false, true})
          for (const double splitter : {0.2, 0.5, 0.8}) {
            Settings settings;
            settings.scene_panel = scene_panel;
            settings.inspector = inspector;
            settings.panels_visible = panels;
            settings.splitter = splitter;
            const Layout layout = layOut(width, height, width > 3000 ? 2 : 1, settings);
            expectApart({layout.top_bar, layout.scene_panel, layout.inspector, layout.timeline, layout.world_header,
                         layout.world, layout.difference_header, layout.difference, layout.splitter},
                        width, height);
            EXPECT_GE(layout.world.width, 100);
            EXPECT_GE(layout.difference.width, 100);
          }
}

TEST(Layout, BetweenBothColumnsIsRoomForASlider) {
  Settings both;
  both.scene_panel = both.inspector = true;
  for (const float width : {900.f, 960.f, 1024.f, 1280.f, 1920.f})
    for (const bool list : {false, true}) {
      SCOPED_TRACE(width);
      const Layout layout = layOut(width, 600, 1, both, false, list);
      EXPECT_FALSE(layout.scene_panel.empty());
      EXPECT_EQ(layout.inspector.empty(), !columnsFit(width, 1, both, list));
      if (!list) {
        EXPECT_GE(layout.timeline.width, 400);
      }
    }
  EXPECT_TRUE(layOut(900, 600, 1, both).inspector.empty());
  EXPECT_FALSE(layOut(1280, 720, 1, both).inspector.empty());
  both.scene_panel = false;
  EXPECT_FALSE(layOut(900, 600, 1, both).inspector.empty()) << "it gives way only to the other column";
}

constexpr StagePicture kStagePictures[] = {StagePicture::pair,   StagePicture::one_space,  StagePicture::difference,
                                           StagePicture::motion, StagePicture::comparison, StagePicture::methods,
                                           StagePicture::world,  StagePicture::world_stop};

TEST(Layout, OnTheStageThePictureHasFourFifthsOfTheWindow) {
  for (const auto& [width, height] : {std::pair{1280.f, 720.f}, std::pair{1920.f, 1080.f}, std::pair{3840.f, 2160.f},
                                      std::pair{1024.f, 768.f}, std::pair{900.f, 540.f}})
    for (const StagePicture picture : kStagePictures) {
      Settings settings;
      const Layout layout = layOutStage(width, height, settings, picture);
      EXPECT_GE(shareOfPicture(layout, width, height), 0.8f) << width << "x" << height;
      EXPECT_TRUE(layout.top_bar.empty() && layout.scene_panel.empty() && layout.inspector.empty());
      EXPECT_EQ(layout.stage.empty(), picture == StagePicture::world);
      settings.stage_numbers = true;
      EXPECT_FALSE(layOutStage(width, height, settings, picture).inspector.empty());
      settings.panels_visible = false;
      EXPECT_GE(shareOfPicture(layOutStage(width, height, settings, picture), width, height), 0.98f)
          << "Tab: all of it";
    }
}

TEST(Layout, OnTheStageNothingOverlaps) {
  for (const auto& [width, height] : {std::pair{1280.f, 720.f}, std::pair{3840.f, 2160.f}, std::pair{900.f, 540.f}})
    for (const StagePicture picture : kStagePictures)
      for (const bool numbers : {false, true}) {
        Settings settings;
        settings.stage_numbers = numbers;
        const Layout layout = layOutStage(width, height, settings, picture);
        expectApart({layout.stage, layout.timeline, layout.lectern, layout.inspector, layout.world, layout.difference,
                     layout.rival, layout.splitter, layout.plot},
                    width, height);
        EXPECT_EQ(layout.rival.width > 0, picture == StagePicture::comparison || picture == StagePicture::methods);
        EXPECT_EQ(layout.plot.width > 0, picture == StagePicture::comparison || picture == StagePicture::motion);
        const std::size_t gaps = gapsBetweenPanes(layout).size();
        const bool two = picture == StagePicture::pair || picture == StagePicture::motion || layout.rival.width > 0;
        EXPECT_EQ(gaps > 0, two);
      }
}

/// Sizes of screens in the browser's pixels: the smallest phone still sold, a common one, a large one.
constexpr std::pair<float, float> kPhones[] = {{360, 640}, {390, 844}, {430, 932}};

TEST(Layout, OnAPhoneNothingOverlapsAndEverythingIsLargeEnoughForAFinger) {
  constexpr float kLeastTarget = 48, kLeastPane = 120;
  const auto check = [&](const Layout& layout, float width, float height, float scale) {
    expectApart({layout.stage, layout.timeline, layout.drawer, layout.inspector, layout.world, layout.difference,
                 layout.rival, layout.plot, layout.lesson, layout.lesson_bar},
                width, height);
    for (const Area* pane : {&layout.world, &layout.difference, &layout.rival})
      EXPECT_TRUE(pane->empty() || std::min(pane->width, pane->height) >= kLeastPane * scale)
          << width << "x" << height << ": " << pane->width << "x" << pane->height;
    EXPECT_GE(layout.timeline.height, kLeastTarget * scale);
    for (const Area* bar : {&layout.drawer, &layout.lesson_bar})
      EXPECT_TRUE(bar->empty() || std::min(bar->width, bar->height) >= kLeastTarget * scale);
    EXPECT_GT(shareOfPicture(layout, width, height), 0.2f);
  };
  for (const auto& [narrow, tall] : kPhones)
    for (const float scale : {1.f, 3.f})
      for (const bool upright : {false, true}) {
        const float width = scale * (upright ? narrow : tall), height = scale * (upright ? tall : narrow);
        for (const StagePicture picture : kStagePictures)
          for (const bool words_beside : {false, true})
            check(layOutHandheld(width, height, scale, Settings(), picture, words_beside), width, height, scale);
        for (const Look look : {Look::both, Look::world, Look::difference})
          for (const bool comparing : {false, true})
            for (const bool asks : {false, true})
              check(layOutHandheldLesson(width, height, scale, comparing, look, asks), width, height, scale);
      }
}

TEST(Layout, OnTheStageTypeIsTheSameShareOfEveryWindow) {
  const float share = stageScale(1280, 720) / 720;
  for (const auto& [width, height] : {std::pair{1920.f, 1080.f}, std::pair{2560.f, 1440.f}, std::pair{3840.f, 2160.f}})
    EXPECT_FLOAT_EQ(stageScale(width, height) / height, share);
  constexpr float kWordsEm = 19.5f, kLeastShare = 0.036f;
  EXPECT_GE(kWordsEm * share, kLeastShare);
}

/// A page that shows a lesson's picture in a frame has its text itself.
TEST(Layout, OnlyAQuestionTakesWidthFromALessonsPictureOnTheStage) {
  constexpr float kWidth = 1280, kHeight = 720;
  for (const Look look : {Look::both, Look::world, Look::difference}) {
    const auto of = [&](StageText text) { return layOutLessonStage(kWidth, kHeight, Settings(), false, look, text); };
    for (const StageText text : {StageText::none, StageText::subtitle}) {
      const Layout layout = of(text);
      EXPECT_EQ(layout.lesson.empty(), text == StageText::none);
      const Area& first = look == Look::difference ? layout.difference : layout.world;
      const Area& last = look == Look::world ? layout.world : layout.difference;
      EXPECT_EQ(first.x, 0);
      EXPECT_EQ(last.right(), kWidth);
      EXPECT_EQ(first.y, layout.lesson.bottom());
      EXPECT_GE(shareOfPicture(layout, kWidth, kHeight), 0.8f);
    }
    const Layout column = of(StageText::column);
    EXPECT_EQ(column.lesson.bottom(), column.timeline.y);
    EXPECT_GT(shareOfPicture(column, kWidth, kHeight), 0.5f);
  }
}

TEST(Layout, TwoMethodsHaveEqualPanesAndTheWorldWhereThereIsRoom) {
  for (const auto& [width, height] : {std::pair{1280.f, 720.f}, std::pair{1600.f, 900.f}, std::pair{1920.f, 1080.f},
                                      std::pair{900.f, 540.f}, std::pair{1024.f, 1366.f}})
    for (const bool scene_panel : {false, true})
      for (const bool world : {false, true})
        for (const double splitter : {0.2, 0.5, 0.8}) {
          Settings settings;
          settings.compare_world = world;
          settings.scene_panel = scene_panel;
          settings.splitter = splitter;
          const Layout layout = layOut(width, height, 1, settings, true);
          expectApart({layout.top_bar, layout.scene_panel, layout.inspector, layout.timeline, layout.world,
                       layout.difference_header, layout.splitter, layout.difference, layout.rival, layout.rival_header},
                      width, height);
          EXPECT_EQ(layout.difference.width, layout.rival.width);
          EXPECT_EQ(layout.difference.height, layout.rival.height);
          EXPECT_EQ(layout.world.empty(), layout.splitter.empty());
          EXPECT_TRUE(world || layout.world.empty());
          const bool room = world && !scene_panel && splitter == 0.5 && width >= 1280;
          EXPECT_TRUE(!room || !layout.world.empty()) << width;
        }
}

TEST(Layout, TheSplitterGoesWhereItIsPulled) {
  Settings settings;
  const Layout layout = layOut(1600, 900, 1, settings);
  settings.splitter = splitterShare(layout, layout.splitter.x - 100);
  const Layout moved = layOut(1600, 900, 1, settings);
  EXPECT_NEAR(moved.splitter.x, layout.splitter.x - 100, 2);
  EXPECT_EQ(splitterShare(layout, -5000), 0.2);
  EXPECT_EQ(splitterShare(layout, 5000), 0.8);
}

/// A run of so many iterations, as far as the timeline is concerned.
Run runOf(int gjk, int epa) {
  Run run;
  for (int i = 1; i <= gjk; ++i) {
    gjk::GjkRecord<3> record;
    record.iteration = i;
    run.trace.gjk.push_back(record);
  }
  for (int i = 1; i <= epa; ++i) {
    gjk::EpaRecord<3> record;
    record.iteration = i;
    run.trace.epa.push_back(record);
  }
  return run;
}

TEST(TimelineLabels, AreLegibleForThreeIterationsAndForThreeHundred) {
  const auto width_of = [](const std::string& text) { return 7.0f * static_cast<float>(text.size()); };
  for (const auto& [gjk, epa] : {std::pair{1, 0}, std::pair{3, 2}, std::pair{40, 300}, std::pair{300, 0}})
    for (const float width : {200.0f, 700.0f, 2400.0f}) {
      const Timeline timeline(runOf(gjk, epa));
      const std::vector<TickLabel> labels = tickLabels(timeline, width, 8, width_of);
      ASSERT_FALSE(labels.empty());
      for (const TickLabel& label : labels) {
        EXPECT_GE(label.centre - label.width / 2, -0.01f) << label.text;
        EXPECT_LE(label.centre + label.width / 2, width + 14.01f) << label.text;
        for (const TickLabel& other : labels)
          if (&other != &label) {
            EXPECT_GE(std::abs(label.centre - other.centre), (label.width + other.width) / 2 + 7.9f)
                << label.text << " and " << other.text;
          }
      }
      const auto named = [&](const char* text) {
        return std::any_of(labels.begin(), labels.end(), [&](const TickLabel& label) { return label.text == text; });
      };
      EXPECT_TRUE(named("result"));
      EXPECT_TRUE(named("GJK 1"));
      EXPECT_EQ(named("EPA 1"), epa > 0);
      // How many there were can be read.
      if (width > 600) {
        EXPECT_TRUE(epa < 2 || named(std::to_string(epa).c_str())) << width;
        EXPECT_TRUE(gjk < 2 || named(std::to_string(gjk).c_str())) << width;
      }
      if (width > 600) {
        EXPECT_GE(labels.size(), std::min<std::size_t>(4, static_cast<std::size_t>(gjk + epa)));
      }
    }
}

/// On the Stage nothing that is to come is named, nor does its name take the room of one that is known.
TEST(TimelineLabels, NothingIsNamedBeforeItBegins) {
  const auto width_of = [](const std::string& text) { return 7.0f * static_cast<float>(text.size()); };
  const Timeline timeline(runOf(3, 2));
  const auto named = [&](int last_shown, const char* text) {
    const std::vector<TickLabel> labels = tickLabels(timeline, 300, 8, width_of, last_shown);
    return std::any_of(labels.begin(), labels.end(), [&](const TickLabel& label) { return label.text == text; });
  };
  for (int i = 0; i < timeline.size(); ++i) {
    EXPECT_EQ(named(i, "result"), i + 1 == timeline.size()) << i;
    EXPECT_EQ(named(i, "EPA 1"), phaseOf(timeline[i].sub_step) != Phase::gjk) << i;
    EXPECT_TRUE(named(i, "GJK 1"));
  }
}

/// Axes beside iterations: the other method's end is not named as if it began again.
TEST(TimelineLabels, EachBeginningIsNamedOnce) {
  Scene scene = defaultScene(2);
  scene.query.method = gjk::Method::separating_axes;
  scene.b.position.x += 20;
  gjklab::Run axes, boolean;
  runQuery(scene, axes);
  scene.query.method = gjk::Method::boolean;
  runQuery(scene, boolean);
  const Timeline both = Timeline::together(Timeline(axes), Timeline(boolean));
  const auto width_of = [](const std::string& text) { return 7.0f * static_cast<float>(text.size()); };
  const std::vector<TickLabel> labels = tickLabels(both, 900, 8, width_of);
  for (const char* name : {"GJK 1", "axis 1", "result"})
    EXPECT_EQ(std::count_if(labels.begin(), labels.end(), [&](const TickLabel& label) { return label.text == name; }),
              1)
        << name;
}

/// Two runs on one slider: each row names its own iterations, over the moments at which that run is in them.
TEST(TimelineLabels, EachOfTwoRunsHasARowOfItsOwn) {
  const auto width_of = [](const std::string& text) { return 7.0f * static_cast<float>(text.size()); };
  for (const auto& [own_count, rival_count] : {std::pair{2, 12}, std::pair{12, 2}, std::pair{5, 5}}) {
    const Timeline own(runOf(own_count, 0)), rival(runOf(rival_count, 2));
    const Timeline row = Timeline::together(own, rival);
    const float width = 1400, per_moment = width / static_cast<float>(row.size() - 1);
    for (const Timeline* track : {&own, &rival}) {
      const std::vector<TickLabel> labels = tickLabels(*track, row, width, 8, width_of);
      int numbered = 0;
      for (const TickLabel& label : labels) {
        EXPECT_GE(label.centre - label.width / 2, -0.01f);
        EXPECT_LE(label.centre + label.width / 2, width + 14.01f);
        for (const TickLabel& other : labels)
          EXPECT_TRUE(&other == &label ||
                      std::abs(label.centre - other.centre) >= (label.width + other.width) / 2 + 7.9f);
        if (label.text.find_first_not_of("0123456789") != std::string::npos) continue;
        const auto at = static_cast<int>(label.centre / per_moment);
        EXPECT_EQ((*track)[track->inStep(row[at])].record + 1, std::stoi(label.text))
            << own_count << " " << rival_count;
        ++numbered;
      }
      EXPECT_GE(numbered, std::min(track == &own ? own_count : rival_count, 5) - 1);
      EXPECT_EQ(labels[0].text, "result");
    }
  }
}

}  // namespace
}  // namespace gjklab::layout_test

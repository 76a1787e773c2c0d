// Pictures as they are composed for files: the way between two moments, and what a handout leaves out.

#include "export/film.h"
#include "export/vector_picture.h"
#include "model/assets/language.h"
#include "model/gallery/gallery.h"
#include "model/text/rich_text.h"
#include "model/text/translate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab::composed_picture_test {
namespace {

const Scene& scenePictured(const std::string& id) {
  static const std::vector<GalleryEntry> all = gallery();
  const auto found = std::find_if(all.begin(), all.end(), [&](const GalleryEntry& entry) { return entry.id == id; });
  EXPECT_NE(found, all.end()) << id;
  return found->scene;
}

std::optional<dvec3> nearestPointIn(const ComposedPicture& picture) {
  for (const PicturePane& pane : picture.panes)
    for (const Marker& marker : pane.figure.markers)
      if (pane.space == Space::difference && marker.role == Role::closest_point) return marker.position;
  return std::nullopt;
}

TEST(ComposedPictureTest, HalfWayBetweenTwoStepsXIsHalfWay) {
  const PictureScene scene(scenePictured("dyn4j-pair"));
  const PenMeasure measure;
  const auto x = [&](int position, const std::optional<PictureTween>& tween) {
    return nearestPointIn(composePicture(scene, position, {}, measure, tween));
  };
  int moved = 0;
  for (int i = 1; i < scene.timeline.size(); ++i) {
    const std::optional<dvec3> before = x(i - 1, {}), after = x(i, {});
    if (phaseOf(scene.timeline[i].sub_step) != Phase::gjk || !before || !after || *before == *after) continue;
    ++moved;
    for (const double share : {0.0, 0.25, 0.5}) {
      const std::optional<dvec3> between = x(i, PictureTween{i - 1, share});
      ASSERT_TRUE(between.has_value());
      EXPECT_LT(glm::distance(*between, *before + share * (*after - *before)), 1e-9) << "step " << i << ", " << share;
    }
  }
  EXPECT_GE(moved, 2);
}

/// The picture of one body's hull does not speak of the pair.
TEST(ComposedPictureTest, AHullHasNoStatus) {
  const PenMeasure measure;
  for (const Study study : {Study::query, Study::hull_a}) {
    FollowUps asked;
    asked.study = study;
    const PictureScene scene(scenePictured("dyn4j-pair"), asked);
    PictureOptions options;
    options.captions = true;
    const ComposedPicture picture = composePicture(scene, scene.timeline.size() - 1, options, measure);
    const auto named = std::count_if(picture.headings.begin(), picture.headings.end(), [](const PictureText& heading) {
      return !heading.runs.empty() && heading.runs[0].text == "intersecting";
    });
    EXPECT_EQ(named, study == Study::query ? 1 : 0);
  }
}

TEST(ComposedPictureTest, HeadingsAreInTheUsersLanguage) {
  const auto headings = [] {
    const PictureScene scene(scenePictured("dyn4j-pair"));
    const ComposedPicture picture = composePicture(scene, scene.timeline.size() - 1, {}, PenMeasure());
    std::vector<std::string> all;
    for (const PictureText& heading : picture.headings) all.push_back(heading.runs[0].text);
    return all;
  };
  const std::string before = spokenLanguage();
  chooseLanguage("de");
  const std::vector<std::string> found = headings();
  const std::vector<std::string> wanted{inCapitals(tr("World space")), tr("intersecting"),
                                        inCapitals(tr("Minkowski difference A ⊖ B"))};
  chooseLanguage(before);
  for (const std::string& heading : wanted) EXPECT_EQ(std::count(found.begin(), found.end(), heading), 1) << heading;
  EXPECT_NE(found, headings());
}

TEST(ComposedPictureTest, TheWayBeginsInOneViewAndEndsInTheNext) {
  FollowUps asked;
  asked.study = Study::impact;
  const PictureScene scene(scenePictured("motion-2d-bullet"), asked);
  const std::unique_ptr<Film> film = filmOf(scene, {}, false);
  ASSERT_TRUE(film->tweens());
  const PenMeasure measure;
  for (int i = 1; i < film->size(); ++i) {
    const ComposedPicture from = film->picture(i - 1, measure), to = film->picture(i, measure);
    const ComposedPicture begins = film->between(i, 0, measure), ends = film->between(i, 1, measure);
    for (std::size_t k = 0; k < to.panes.size(); ++k) {
      const auto off = [](const View& p, const View& q) {
        return 1 - std::abs(glm::dot(p.orientation, q.orientation)) + glm::distance(p.target, q.target) +
               std::abs(p.pixels_per_unit / q.pixels_per_unit - 1);
      };
      EXPECT_LT(off(begins.panes[k].view, from.panes[k].view), 1e-9) << i;
      EXPECT_LT(off(ends.panes[k].view, to.panes[k].view), 1e-9) << i;
    }
    // Words do not wait for the picture.
    ASSERT_FALSE(to.caption.empty());
    EXPECT_EQ(begins.question, to.question);
  }
}

/// Only the bodies move: one scale for the whole run, on the stage as off it.
TEST(ComposedPictureTest, AMotionKeepsItsScale) {
  FollowUps asked;
  asked.study = Study::impact;
  for (const char* id : {"motion-2d-hull-and-box", "motion-2d-plank", "motion-3d-cone-cylinder", "motion-1d-meeting"}) {
    const PictureScene scene(scenePictured(id), asked);
    for (const bool stage : {false, true}) {
      PictureOptions options;
      options.stage = stage;
      const ComposedPicture first = composePicture(scene, 0, options, PenMeasure());
      for (int i = 1; i < scene.timeline.size(); ++i) {
        const ComposedPicture later = composePicture(scene, i, options, PenMeasure());
        ASSERT_EQ(later.panes.size(), first.panes.size());
        for (std::size_t k = 0; k < first.panes.size(); ++k) {
          EXPECT_EQ(later.panes[k].view.pixels_per_unit, first.panes[k].view.pixels_per_unit) << id << ", step " << i;
          EXPECT_EQ(later.panes[k].view.target, first.panes[k].view.target) << id << ", step " << i;
        }
      }
    }
  }
}

TEST(ComposedPictureTest, AWorldsPairHasItsDifferenceInACorner) {
  WorldFile file;
  file.dimension = 2;
  file.bodies.resize(2);
  file.bodies[1].body.position = dvec3(3, 0, 0);
  for (WorldBody& body : file.bodies) body.body.radius = 1;
  PictureOptions options;
  const PenMeasure measure;
  EXPECT_EQ(filmOf(file, options, 0, 1)->picture(0, measure).panes.size(), 1u);
  options.pair = {1, 0};
  const ComposedPicture picture = filmOf(file, options, 0, 1)->picture(0, measure);
  ASSERT_EQ(picture.panes.size(), 2u);
  const PicturePane& inset = picture.panes[1];
  EXPECT_EQ(inset.space, Space::difference);
  EXPECT_FALSE(inset.figure.fills.empty() && inset.figure.lines.empty());
  EXPECT_GE(inset.rect.x, 0);
  EXPECT_LE(inset.rect.x + inset.rect.width, options.width);
  options.pair = {1, 7};  // there is no such body
  EXPECT_EQ(filmOf(file, options, 0, 1)->picture(0, measure).panes.size(), 1u);
}

TEST(ComposedPictureTest, WithoutCaptionsThePanesHaveTheirRoom) {
  const PictureScene scene(scenePictured("dyn4j-pair"));
  PictureOptions options;
  options.width = 480;
  options.height = 270;
  const ComposedPicture with = composePicture(scene, 1, options, PenMeasure());
  options.captions = false;
  const ComposedPicture without = composePicture(scene, 1, options, PenMeasure());
  EXPECT_FALSE(with.caption.empty());
  EXPECT_TRUE(without.caption.empty());
  EXPECT_FALSE(without.question.empty());
  EXPECT_GT(without.panes.front().rect.height, 1.3 * with.panes.front().rect.height);
}

/// The words of a chart, each after a square in the colour of its role.
std::vector<std::string> wordsOf(const Chart& chart) {
  std::vector<std::string> words;
  for (const auto& mark : chart)
    if (const auto* text = std::get_if<ChartText>(&mark)) words.push_back(text->text);
  return words;
}

TEST(ComposedPictureTest, OnTheStageAWorldSaysItsTimeAndWhatItsTintsMean) {
  WorldFile file;
  file.dimension = 2;
  file.bodies.resize(3);  // far from each other
  for (std::size_t i = 0; i < 3; ++i) file.bodies[i].body.position = dvec3(10.0 * static_cast<double>(i), 0, 0);
  file.bodies[0].fixed = true;
  PictureOptions options;
  const PenMeasure measure;
  EXPECT_TRUE(filmOf(file, options, 1, 4)->picture(2, measure).charts.empty()) << "off the stage it is the world alone";
  options.stage = true;
  const ComposedPicture picture = filmOf(file, options, 1, 4)->picture(2, measure);
  ASSERT_EQ(picture.charts.size(), 1u);
  EXPECT_EQ(wordsOf(picture.charts[0].marks), (std::vector<std::string>{"2 awake", "1 fixed"}));
  ASSERT_EQ(picture.headings.size(), 1u);
  EXPECT_EQ(picture.headings[0].runs[0].text, "0.50 s");
  EXPECT_LT(picture.headings[0].corner.x, options.width);
  EXPECT_GT(picture.text_scale, 1);
}

}  // namespace
}  // namespace gjklab::composed_picture_test

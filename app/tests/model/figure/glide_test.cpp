// The pictures between two moments: what glides is on its way from its old place to its new one, all numbers are those
// of the later moment, and at the end the picture is the one without motion.
#include "model/figure/figure_scenes.h"
#include "model/frame/frame_tween.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <vector>

namespace gjklab::glide_test {
namespace {

using namespace test;

/// Calls `check` for both panes of every step from a moment to the next, of every built-in scene.
template <class Check>
void forEveryStep(Check check) {
  for (const GalleryEntry& entry : gallery()) {
    const Stage stage(entry.scene);
    for (int i = 1; i < std::min(stage.timeline.size(), 24); ++i) {
      const Frame from = stage.frame(stage.timeline[i - 1]), to = stage.frame(stage.timeline[i]);
      SCOPED_TRACE(place(stage, to));
      check(stage, from, to);
    }
  }
}

std::vector<Figure> panesOf(const Stage& stage, const Frame& frame) {
  std::vector<Figure> panes;
  panes.push_back(stage.worldAt(frame));
  panes.push_back(stage.differenceAt(frame));
  return panes;
}

/// Labels with a number in them: names have digits only as subscripts.
std::set<std::string> numbersIn(const Figure& figure) {
  std::set<std::string> texts;
  for (const Label& label : figure.labels) {
    bool is_number = false;
    for (std::size_t i = 0; i < label.text.size(); ++i)
      is_number = is_number ||
                  (label.text[i] == '.' && i > 0 && std::isdigit(static_cast<unsigned char>(label.text[i - 1])) != 0);
    if (is_number) texts.insert(label.text);
  }
  return texts;
}

std::vector<dvec3> pointsOf(const Figure& figure) {
  std::vector<dvec3> points;
  forEveryPoint(figure, [&](dvec3 p, const char*) { points.push_back(p); });
  return points;
}

TEST(Glide, AllNumbersAreThoseOfTheNewStep) {
  forEveryStep([](const Stage& stage, const Frame& from, const Frame& to) {
    if (to.impact()) return;  // the bodies themselves are on their way
    const std::vector<Figure> at_end = panesOf(stage, to);
    const std::vector<Figure> on_way = panesOf(stage, tweenedFrame(from, to, 0.4));
    for (std::size_t pane = 0; pane < 2; ++pane) {
      const std::set<std::string> known = numbersIn(at_end[pane]);
      for (const std::string& text : numbersIn(on_way[pane])) EXPECT_TRUE(known.contains(text)) << text;
    }
  });
}

TEST(Glide, EndsInThePictureWithoutMotion) {
  forEveryStep([](const Stage& stage, const Frame& from, const Frame& to) {
    const std::vector<Figure> still = panesOf(stage, to), glided = panesOf(stage, tweenedFrame(from, to, 1));
    for (std::size_t pane = 0; pane < 2; ++pane) {
      EXPECT_EQ(pointsOf(still[pane]), pointsOf(glided[pane]));
      EXPECT_EQ(numbersIn(still[pane]), numbersIn(glided[pane]));
    }
  });
}

void expectBetween(const std::optional<dvec3>& from, const std::optional<dvec3>& at, const std::optional<dvec3>& to) {
  ASSERT_EQ(at.has_value(), to.has_value());
  if (!at) return;
  const dvec3 low = from ? glm::min(*from, *to) : *to, high = from ? glm::max(*from, *to) : *to;
  const double rounding = 1e-12 * (glm::length(low) + glm::length(high));
  for (int k = 0; k < 3; ++k) EXPECT_TRUE((*at)[k] >= low[k] - rounding && (*at)[k] <= high[k] + rounding);
}

TEST(Glide, PointsAreBetweenTheirOldAndTheirNewPlace) {
  forEveryStep([](const Stage&, const Frame& from, const Frame& to) {
    for (const double t : {0.0, 0.25, 0.6, 0.95}) {
      const Frame between = tweenedFrame(from, to, t);
      expectBetween(from.closest, between.closest, to.closest);
      expectBetween(from.witness_a, between.witness_a, to.witness_a);
      expectBetween(from.witness_b, between.witness_b, to.witness_b);
      ASSERT_EQ(between.facets.size(), to.facets.size());
      EXPECT_TRUE(between.growth == 1 || between.growth == t);
      for (std::size_t i = 0; i < to.simplex.size(); ++i)
        EXPECT_EQ(between.simplex[i].support.w, to.simplex[i].support.w);
    }
  });
}

/// Steps through a scene in a session; each time `look` is called with how often a new picture was made.
template <class Look>
void stepThrough(bool reduced, Look look) {
  Settings settings;
  settings.reduce_motion = reduced;
  Session session(defaultScene(2), "", settings);  // in space the view turns, too
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {500, 500}, 1);
  session.apply(Go{Jump::first});
  session.update();
  while (session.position() + 1 < session.timeline().size()) {
    session.apply(Go{Jump::next_step});
    session.update();
    look(session);
  }
}

TEST(Glide, WithReducedMotionEachPictureIsTheLastOne) {
  std::vector<std::vector<dvec3>> still;
  stepThrough(true, [&](Session& session) {
    EXPECT_LT(session.idleSeconds(), 0) << "nothing moves";
    still.push_back(pointsOf(session.figure(Space::difference)));
  });
  std::size_t i = 0, glided = 0;
  stepThrough(false, [&](Session& session) {
    ASSERT_LT(i, still.size());
    if (!(pointsOf(session.figure(Space::difference)) == still[i])) ++glided;
    for (double seconds = 0; seconds < 0.45; seconds += 0.05) session.advance(0.05);
    session.update();
    EXPECT_EQ(pointsOf(session.figure(Space::difference)), still[i++]);
    EXPECT_LT(session.idleSeconds(), 0) << "no frame is drawn when nothing moves";
  });
  EXPECT_GT(glided, 2u);
}

/// Who steps on before a glide has ended sees the next step's numbers at once, and its glide alone.
TEST(Glide, IsOvertakenByTheNextStep) {
  Session session(defaultScene(2), "", {});
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {500, 500}, 1);
  session.apply(Go{Jump::first});
  for (int i = 0; i < 3; ++i) {
    session.apply(Go{Jump::next_step});
    session.advance(0.02);
    session.update();
    EXPECT_EQ(session.position(), i + 1);
    EXPECT_EQ(session.frame().moment, session.timeline()[i + 1]);
  }
  for (int i = 0; i < 3; ++i) session.advance(0.2);
  session.update();
  EXPECT_LT(session.idleSeconds(), 0);
}

}  // namespace
}  // namespace gjklab::glide_test

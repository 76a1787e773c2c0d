// The game of questions: every question of every built-in scene answered rightly and wrongly, marks against brute
// force.

#include "model/predict/game.h"
#include "model/predict/reach_points.h"

#include "messages_in.h"
#include "model/gallery/gallery.h"
#include "model/predict/boxes.h"
#include "model/scene/body_points.h"
#include "model/seeded_scenes.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace gjklab::game_test {
namespace {

using gjklab::Run;

struct Played {
  Scene scene;
  Run run;
  Timeline timeline;
  explicit Played(const Scene& of) : scene(of) {
    runQuery(scene, run);
    timeline = Timeline(run);
  }
};

/// Chooses what the flags say, and "done" where that ends an answer.
void answer(Game& game, const std::vector<bool>& wanted) {
  const bool several = choosingOf(game.asking()->ask) == Choosing::several;
  const std::size_t count = game.candidates().size();
  const Question* asked = game.asking();
  for (std::size_t i = 0; i < count && game.asking() == asked; ++i)
    if (wanted[i] != game.chosen()[i] && (wanted[i] || several)) game.choose(static_cast<int>(i));
  if (several) game.done();
}

/// What is surely wrong: the candidates' flags; nothing where every choice is right.
std::optional<std::vector<bool>> wrongChoice(const Game& game) {
  const Question& question = *game.asking();
  const std::size_t count = game.candidates().size();
  const auto wrong = [&](const std::vector<bool>& flags) {
    const auto made = answerOf(question.ask, game.candidates(), flags);
    return made && !isRight(question, *made);
  };
  std::vector<bool> flags(count, false);
  if (choosingOf(question.ask) == Choosing::several) {
    if (wrong(flags)) return flags;
    flags.assign(count, true);
    if (wrong(flags)) return flags;
  } else if (choosingOf(question.ask) == Choosing::one) {
    for (std::size_t i = 0; i < count; ++i) {
      flags.assign(count, false);
      flags[i] = true;
      if (wrong(flags)) return flags;
    }
  } else {
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = i + 1; j < count; ++j) {
        flags.assign(count, false);
        flags[i] = flags[j] = true;
        if (game.candidates()[i].listed && game.candidates()[j].listed && wrong(flags)) return flags;
      }
  }
  return std::nullopt;
}

TEST(Game, EveryQuestionOfEverySceneIsAnsweredRightlyAndWrongly) {
  std::set<Ask> met, wronged;
  int arrows = 0;
  for (const GalleryEntry& entry : gallery()) {
    SCOPED_TRACE(entry.id);
    const Played played(entry.scene);
    if (played.timeline.size() > 600) continue;
    Game right(played.scene, played.run, played.timeline), wrong = right;
    int missed = 0;
    for (int place = 0; place < played.timeline.size(); ++place) {
      right.arrive(place);
      while (right.asking()) {
        met.insert(right.asking()->ask);
        const auto flags = ownChoice(*right.quizzed(), right.candidates());
        answer(right, flags);
        ASSERT_TRUE(right.saidRight()) << place << ": " << right.said().sentence;
      }
      wrong.arrive(place);
      while (wrong.asking()) {
        const Ask ask = wrong.asking()->ask;
        const Question* asked = wrong.asking();
        if (const auto flags = wrongChoice(wrong)) {
          answer(wrong, *flags);
          ASSERT_EQ(wrong.asking(), asked) << "it stays until it is right";
          ASSERT_FALSE(wrong.saidRight());
          EXPECT_NE(wrong.said().sentence, "") << name(ask) << " at " << place;
          EXPECT_EQ(wrong.said().sentence.find("nan"), std::string::npos) << wrong.said().sentence;
          wronged.insert(ask);
          ++missed;
        }
        const test::TestLanguage language;
        wrong.help();
        ASSERT_TRUE(wrong.hinted());
        EXPECT_STRNE(hintOf(ask), "");
        wrong.help();
        EXPECT_EQ(test::factsOf(wrong.said().sentence).count("answer"), 1u) << wrong.said().sentence;
        EXPECT_EQ(wrong.card().streak, 0);
      }
    }
    const Card all = right.card(), none = wrong.card();
    EXPECT_TRUE(all.finished() && none.finished());
    EXPECT_EQ(all.total(), (Tally{all.questions, 0, 0}));
    EXPECT_EQ(all.longest_streak, all.questions);
    EXPECT_EQ(none.total(), (Tally{0, 0, none.questions}));
    int round = 0;
    for (int i = 0; i < played.timeline.size(); ++i)
      round += roundSupport(played.scene, played.run, played.timeline[i]) ? 1 : 0;
    arrows += round;
    EXPECT_EQ(all.questions, round + static_cast<int>(questionsOf(played.scene, played.run, played.timeline).size()));
    EXPECT_TRUE(missed > 0 || all.questions == 0);
  }
  EXPECT_GT(arrows, 50) << "of round bodies";
  for (const Ask ask : kAsks) {
    EXPECT_TRUE(met.count(ask)) << name(ask);
    EXPECT_TRUE(wronged.count(ask)) << name(ask);
  }
}

/// Each vertex of A and of B, marked alone, against the heights by brute force.
TEST(Game, SupportIsMarkedAsBruteForceSays) {
  int questions = 0;
  for (int dimension = 1; dimension <= 3; ++dimension) {
    SceneDrawer drawer(dimension, 91);
    for (int n = 0; n < 150; ++n) {
      const Played played(drawer.draw());
      for (const Question& question : questionsOf(played.scene, played.run, played.timeline)) {
        if (question.ask != Ask::support) continue;
        const Quizzed asked{played.scene, played.run, question};
        const dvec3 d = asked.inEpa() ? asked.epa().direction : asked.gjk().direction;
        const double length = glm::length(d);
        if (!(length > 1e-6 * played.run.trace.scale)) continue;  // rounding decides
        ++questions;
        const auto heights = [&](Which which) {
          std::vector<double> out;
          const Body& shape = body(played.scene, which);
          for (const dvec3& p : hullPoints(shape, dimension))
            out.push_back(glm::dot(toWorld(shape, dimension, p) - shape.position, d) / length *
                          (which == Which::a ? 1 : -1));
          return out;
        };
        const std::vector<double> a = heights(Which::a), b = heights(Which::b);
        const double top_a = *std::max_element(a.begin(), a.end()), top_b = *std::max_element(b.begin(), b.end());
        const double slack = 1e-6 * played.run.trace.scale;
        for (std::size_t i = 0; i < a.size(); ++i)
          for (std::size_t j = 0; j < b.size(); ++j) {
            const double lost = std::max(top_a - a[i], top_b - b[j]);
            const bool right = isRight(question, PairAnswer{static_cast<int>(i), static_cast<int>(j)});
            EXPECT_TRUE(right || lost > 0) << dimension << "-D, scene " << n;
            EXPECT_TRUE(!right || lost <= slack) << dimension << "-D, scene " << n;
          }
        if (HasFailure()) return;
      }
    }
  }
  EXPECT_GT(questions, 300);
}

/// Of a round body: the accepted arrow leads to where no sampled point of it reaches further, any other to less.
TEST(Game, TheArrowsOfRoundBodiesAreMarkedAsBruteForceSays) {
  int asked_arrows = 0;
  for (const GalleryEntry& entry : gallery()) {
    const Played played(entry.scene);
    const int dimension = entry.scene.dimension;
    for (int i = 0; i < std::min(played.timeline.size(), 60); ++i) {
      const auto question = roundSupport(played.scene, played.run, played.timeline[i]);
      if (!question) continue;
      ++asked_arrows;
      SCOPED_TRACE(entry.id + ", " + addressOf(*question));
      const Quizzed asked{played.scene, played.run, *question};
      const auto& accepted = std::get<FurthestPairs>(question->accepted);
      for (const Which which : {Which::a, Which::b}) {
        const dvec3 d = glm::normalize(asked.direction()) * (which == Which::a ? 1.0 : -1.0);
        const ReachPoints own = reachPoints(played.scene, played.run, asked.direction(), which);
        const std::vector<int>& right = which == Which::a ? accepted.index_a : accepted.index_b;
        ASSERT_FALSE(right.empty());
        const bool whole = played.scene.query.rounding == gjk::Rounding::support;
        const BodySupport support(body(played.scene, which), dimension);
        double best = glm::dot(support(d, whole).point, d);  // samples alone may lie between the points of a rim
        for (int k = 0; k < 720; ++k) {
          const double t = 0.0087 * k, z = dimension == 3 ? std::cos(0.3 * k) : 0;
          const dvec3 to(std::cos(t), std::sin(t), z);
          best = std::max(best, glm::dot(support(glm::normalize(to), whole).point, d));
        }
        for (int j = 0; j < static_cast<int>(own.points.size()); ++j) {
          const double reach = glm::dot(own.points[static_cast<std::size_t>(j)], d);
          const bool accepts = std::count(right.begin(), right.end(), j) > 0;
          EXPECT_TRUE(!accepts || reach >= best - 1e-9 * played.run.trace.scale) << j;
          EXPECT_TRUE(accepts || reach < best + 1e-9 * played.run.trace.scale) << j;
        }
      }
    }
  }
  EXPECT_GT(asked_arrows, 50);
}

/// The region under the pointer is that of the feature that is nearest to the point there.
TEST(Game, ARegionIsChosenByAnyPointOfIt) {
  const Played played(defaultScene(2));
  int asked_regions = 0;
  for (const Question& question : questionsOf(played.scene, played.run, played.timeline)) {
    if (question.ask != Ask::region) continue;
    ++asked_regions;
    const Quizzed asked{played.scene, played.run, question};
    const std::vector<Candidate> candidates = candidatesOf(asked);
    const View view;
    std::mt19937 random(3);
    std::uniform_real_distribution<double> x(0, view.size.x), y(0, view.size.y);
    for (int n = 0; n < 200; ++n) {
      const double px = x(random), py = y(random);
      const int found = candidateAt(asked, candidates, Space::difference, view, {px, py});
      ASSERT_GE(found, 0);
      // Nearest point of each closed feature by sampling; the smallest feature that reaches the least wins.
      const dvec3 p = unproject(view, {px, py}, 0);
      const auto reach = [&](const std::vector<dvec3>& shape) {
        double least = INFINITY;
        const int steps = 60;
        for (int i = 0; i <= steps; ++i)
          for (int j = 0; j <= (shape.size() > 2 ? steps - i : 0); ++j) {
            const double s = static_cast<double>(i) / steps, t = static_cast<double>(j) / steps;
            dvec3 q = shape[0];
            if (shape.size() > 1) q += s * (shape[1] - shape[0]);
            if (shape.size() > 2) q += t * (shape[2] - shape[0]);
            least = std::min(least, glm::distance(q, dvec3(p.x, p.y, 0)));
          }
        return least;
      };
      double least = INFINITY;
      for (const Candidate& each : candidates) least = std::min(least, reach(each.shape));
      EXPECT_LE(reach(candidates[static_cast<std::size_t>(found)].shape), least + 0.2);
    }
  }
  EXPECT_GE(asked_regions, 2);
}

TEST(Game, AWrongVertexIsToldWithItsReach) {
  const test::TestLanguage language;
  const Played played(boxes());
  Game game(played.scene, played.run, played.timeline);
  game.arrive(1);
  ASSERT_TRUE(game.asking());
  ASSERT_EQ(game.asking()->ask, Ask::support);
  game.choose(0);  // A₁ = (−3, −1)
  EXPECT_EQ(game.said().sentence, "") << "half an answer";
  game.choose(5);  // B₂ = (3, −1)
  const auto messages = test::messagesIn(game.said().sentence);
  ASSERT_EQ(messages.size(), 2u) << game.said().sentence;
  EXPECT_EQ(messages[0].facts,
            (test::Facts{{"chosen", "A₁"}, {"short", "−3"}, {"direction", "d"}, {"right", "A₂"}, {"far", "−1"}}));
  EXPECT_EQ(messages[1].facts,
            (test::Facts{{"chosen", "B₂"}, {"short", "−3"}, {"direction", "−d"}, {"right", "B₁"}, {"far", "−1"}}));
  EXPECT_EQ(game.said().notes.size(), 4u);
  game.choose(3);
  game.choose(4);  // A₄ = (−1, 1) is as right as A₂
  EXPECT_TRUE(game.saidRight());
  EXPECT_EQ(game.card().by_kind[static_cast<std::size_t>(Ask::support)], (Tally{0, 0, 1})) << "but it came second";
}

TEST(Game, AHintIsCounted) {
  const Played played(boxes());
  Game game(played.scene, played.run, played.timeline);
  game.arrive(0);
  ASSERT_EQ(game.asking()->ask, Ask::status);
  game.help();
  game.choose(0);
  EXPECT_EQ(game.card().total(), (Tally{0, 1, 0}));
  game.arrive(1);
  game.choose(8 + 1 * 4 + 0);  // w, by the pair A₂ − B₁
  EXPECT_TRUE(game.saidRight());
  EXPECT_EQ(game.card().total(), (Tally{1, 1, 0}));
  EXPECT_EQ(game.card().streak, 1);
}

}  // namespace
}  // namespace gjklab::game_test

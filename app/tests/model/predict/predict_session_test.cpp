// The way through a run with questions: by keys, by the pointer, while playing, after an edit.

#include "covered.h"
#include "model/gallery/gallery.h"
#include "model/predict/boxes.h"
#include "model/predict/game.h"
#include "model/run/vertex_naming.h"
#include "model/session/still_session.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::predict_session_test {
namespace {

void go(Session& session, Jump where) {
  session.apply(Go{where});
  session.update();
}

bool labelled(const Session& session, Space space, const std::string& text) {
  const auto& labels = session.figure(space).labels;
  return std::any_of(labels.begin(), labels.end(), [&](const Label& label) { return label.text == text; });
}

/// What an answer is called by has that name in the picture.
TEST(PredictSession, ThePictureHasTheNamesOfTheChoices) {
  Covered cases(50);
  for (const int dimension : {2, 3}) {
    Settings settings;
    settings.reduce_motion = true;
    Session session(defaultScene(dimension), "", settings);
    for (const Space space : {Space::world, Space::difference}) session.resize(space, {900, 700}, 1);
    session.apply(TogglePredict{});
    session.update();
    int corners = 0, vertices = 0, guard = 0;
    while (!session.game()->card().finished() && ++guard < 2000) {
      const Game& game = *session.game();
      if (!game.asking()) {
        go(session, Jump::next_iteration);
        continue;
      }
      ++cases;
      const std::vector<std::string> names = polytopeNames(session.run().trace, session.naming());
      for (const Candidate& each : game.candidates()) {
        if (const auto* facet = std::get_if<Corners>(&each.choice))
          for (const int corner : *facet) {
            ++corners;
            EXPECT_TRUE(labelled(session, Space::difference, "*" + names[static_cast<std::size_t>(corner)] + "*"))
                << corner;
          }
        if (const auto* vertex = std::get_if<VertexTarget>(&each.target); vertex && each.listed && dimension == 2) {
          ++vertices;
          const std::string name = vertex->which == Which::a ? "A" : "B";
          EXPECT_TRUE(labelled(session, Space::world, name + "_{" + std::to_string(vertex->index + 1) + "}"));
        }
      }
      session.apply(Predict{PredictMove::help});
      session.apply(Predict{PredictMove::help});
      session.update();
    }
    EXPECT_GT(corners, 0) << dimension;
    EXPECT_EQ(vertices > 0, dimension == 2);
  }
}

/// By keys alone: on to each question, to each choice, and Return.
TEST(PredictSession, ARunIsGoneThroughByKeysAlone) {
  Covered cases(50);
  for (const int dimension : {1, 2, 3}) {
    Settings settings;
    settings.reduce_motion = true;
    Session session(defaultScene(dimension), "", settings);
    session.resize(Space::world, {640, 480}, 1);
    session.resize(Space::difference, {640, 480}, 1);
    session.apply(Seek{5});
    session.apply(TogglePredict{});
    session.update();
    ASSERT_TRUE(session.game());
    EXPECT_EQ(session.position(), 0) << "from the first step on";
    EXPECT_FALSE(session.tellsAnswer());
    int guard = 0;
    while (!session.game()->card().finished() && ++guard < 3000) {
      const Game& game = *session.game();
      if (!game.asking()) {
        const int from = session.position();
        go(session, Jump::next_iteration);
        EXPECT_GT(session.position(), from);
        continue;
      }
      ++cases;
      const int place = session.position();
      go(session, Jump::next_step);
      go(session, Jump::last);
      session.apply(TogglePlay{});
      EXPECT_EQ(session.position(), place) << "it is answered first";
      EXPECT_FALSE(session.playing());
      const std::vector<bool> wanted = ownChoice(*game.quizzed(), game.candidates());
      const Question* asked = game.asking();
      const bool several = choosingOf(asked->ask) == Choosing::several;
      for (std::size_t i = 0; i <= game.candidates().size() && game.asking() == asked; ++i) {
        const auto at = static_cast<std::size_t>(game.cursor());
        if (at < wanted.size() && wanted[at] != game.chosen()[at]) session.apply(Predict{PredictMove::choose});
        if (game.asking() == asked) session.apply(Predict{PredictMove::next});
      }
      while (several && game.asking() == asked && game.cursor() != static_cast<int>(game.candidates().size()))
        session.apply(Predict{PredictMove::next});
      if (several) session.apply(Predict{PredictMove::choose});
      ASSERT_TRUE(session.game()->saidRight()) << session.game()->said().sentence;
      session.update();
    }
    const Card card = session.game()->card();
    EXPECT_TRUE(card.finished());
    EXPECT_EQ(card.total().right, card.questions);
    EXPECT_GT(card.questions, 5);
    go(session, Jump::last);
    EXPECT_TRUE(session.tellsAnswer());
    Tally kept;
    for (const auto& [scene, tallies] : session.progress().scores.scenes())
      for (const Tally& tally : tallies) kept.right += tally.right;
    EXPECT_EQ(kept.right, card.questions) << "kept for the scene";
  }
}

TEST(PredictSession, ThePointerTellsNothingOfWhatIsAsked) {
  Settings settings;
  settings.reduce_motion = true;
  Session session(boxes(), "", settings);
  session.apply(TogglePredict{});
  session.apply(PointAt{FacetTarget{0}, Space::difference});
  EXPECT_EQ(session.hover(), PickTarget());
  session.apply(PointAt{RegionTarget{1}, Space::difference});
  EXPECT_EQ(session.hover(), PickTarget());
  session.apply(PointAt{VertexTarget{Which::a, 0}, Space::world});
  EXPECT_EQ(session.hover(), PickTarget(VertexTarget{Which::a, 0}));
  session.apply(ChooseCandidate{0});
  session.apply(PointAt{FacetTarget{0}, Space::difference});
  EXPECT_EQ(session.hover(), PickTarget(FacetTarget{0}));
}

TEST(PredictSession, WhoLeavesHalfWayIsBackAtTheStepBefore) {
  Settings settings;
  settings.reduce_motion = true;
  Session session(boxes(), "", settings);
  for (int i = 0; i < 3; ++i) session.apply(Go{Jump::next_step});
  session.update();
  const int there = session.position();
  ASSERT_GT(there, 0);
  session.apply(TogglePredict{});
  session.update();
  EXPECT_EQ(session.position(), 0) << "a run is asked about from its first step on";
  session.apply(TogglePredict{});
  session.update();
  EXPECT_EQ(session.position(), there);
}

TEST(PredictSession, PlayingStopsAtEachQuestionAndAnEditBeginsAnew) {
  Settings settings;
  settings.reduce_motion = true;
  settings.speed = 16;
  Session session(boxes(), "", settings);
  session.apply(TogglePredict{});
  session.apply(ChooseCandidate{0});
  EXPECT_TRUE(session.game()->saidRight());
  session.apply(TogglePlay{});
  EXPECT_TRUE(session.playing());
  for (int i = 0; i < 60 && session.playing(); ++i) session.advance(0.1);
  EXPECT_FALSE(session.playing());
  ASSERT_TRUE(session.game()->asking());
  EXPECT_EQ(session.game()->asking()->ask, Ask::support);
  EXPECT_EQ(session.position(), 1);
  session.apply(Edit{SetPosition{Which::b, {3, 1, 0}}});
  session.update();
  ASSERT_TRUE(session.game());
  EXPECT_EQ(session.game()->card().total().all(), 0);
  session.apply(ToggleCompare{});
  session.update();
  EXPECT_FALSE(session.game()) << "two methods are not asked about";
  session.apply(TogglePredict{});
  session.update();
  EXPECT_TRUE(session.game());
  EXPECT_FALSE(session.comparing());
  session.apply(TogglePredict{});
  session.update();
  EXPECT_FALSE(session.game());
  EXPECT_EQ(session.disclosure(), Disclosure::so_far);
}

}  // namespace
}  // namespace gjklab::predict_session_test

// Somebody's own run in a session: beside the reference, at its first false claim, drawn with what is true.

#include "model/replay/log_reader.h"
#include "model/session/session.h"
#include "model/test_shapes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::replay_session_test {
namespace {

/// Two squares of side 2, the second one five to the right: A ⊖ B is the square around (−5, 0) of side 4.
Scene squares() { return test_shapes::squaresOf({5, 0, 0}); }

/// The second iteration finds a vertex that is not the furthest one, and then takes a wrong region.
const char* const kLog = R"({"direction":[0,1],"simplex":[[-3,2]],"closest":[-3,2],"region":"a"}
{"direction":[3,-2],"simplex":[[-7,-2],[-3,2]],"closest":[-3,2],"region":"b"}
{"direction":[3,-2],"simplex":[[-3,-2],[-3,2]],"closest":[-3,-2],"region":"a"}
)";

std::shared_ptr<const ReplayedRun> replayOf(const std::string& text) {
  return std::make_shared<const ReplayedRun>(
      replayedRun(std::get<ReplayLog>(readLog(text, "run.jsonl", squares())), "/tmp/run.jsonl"));
}

class ReplaySession : public testing::Test {
 protected:
  void SetUp() override {
    session_.resize(Space::world, {500, 500}, 1);
    session_.resize(Space::difference, {500, 500}, 1);
    session_.open(replayOf(kLog));
    session_.update();
  }
  int markers(Space space, Role role) const {
    const auto& all = session_.figure(space).markers;
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Marker& m) { return m.role == role; }));
  }
  /// Whether a label of the rival's pane begins so.
  bool says(Role role, const std::string& text) const {
    const auto& all = session_.figure(Space::rival).labels;
    return std::any_of(all.begin(), all.end(),
                       [&](const Label& label) { return label.role == role && label.text.starts_with(text); });
  }
  void seek(const Moment& moment) {
    session_.apply(Seek{session_.timeline().nearest(moment)});
    session_.update();
  }
  static Settings still() {
    Settings settings;
    settings.reduce_motion = true;
    return settings;
  }

  Session session_{squares(), "", still()};
};

TEST_F(ReplaySession, OpensAtTheFirstFalseClaimBesideTheReference) {
  ASSERT_NE(session_.replayed(), nullptr);
  EXPECT_TRUE(session_.comparing());
  EXPECT_EQ(session_.rivalNames().rival, "run.jsonl");
  const auto& faults = session_.replayed()->report.faults;
  ASSERT_GE(faults.size(), 2U);
  EXPECT_EQ(faults[0].iteration, 2);
  EXPECT_EQ(faults[0].claim, Claim::support);
  EXPECT_EQ(session_.moment(Space::rival), (Moment{SubStep::gjk_support, 1}));
  EXPECT_EQ(session_.falseClaims().size(), faults.size());
  EXPECT_EQ(session_.partingPosition(), session_.falseClaims()[0]);
  EXPECT_EQ(session_.track(Space::rival).run.trace.gjk.size(), 3U);
  EXPECT_EQ(session_.run().trace.result.distance, 3) << "the reference is our own run";
}

/// (−7, −2) is claimed; along (3, −2) the square reaches furthest at (−3, −2).
TEST_F(ReplaySession, DrawsTheirsAndTheTrueOneInBothPanes) {
  const auto& disputes = session_.frame(Space::rival).disputes;
  ASSERT_EQ(disputes.size(), 1U);
  EXPECT_EQ(disputes[0].claimed, std::vector<dvec3>{dvec3(-7, -2, 0)});
  EXPECT_EQ(disputes[0].truth, std::vector<dvec3>{dvec3(-3, -2, 0)});
  EXPECT_EQ(disputes[0].pair->a - disputes[0].pair->b, dvec3(-3, -2, 0));
  EXPECT_EQ(markers(Space::rival, Role::claimed), 1);
  EXPECT_EQ(markers(Space::rival, Role::truth), 1);
  EXPECT_GE(markers(Space::world, Role::truth), 1);
  EXPECT_EQ(markers(Space::difference, Role::truth), 0) << "the reference has nothing to answer for";
}

TEST_F(ReplaySession, AFalseRegionIsDrawnWithTheTrueOne) {
  seek({SubStep::gjk_region, 2});
  const auto& disputes = session_.frame(Space::rival).disputes;
  const auto region =
      std::find_if(disputes.begin(), disputes.end(), [](const Dispute& d) { return d.kind == Dispute::Kind::feature; });
  ASSERT_NE(region, disputes.end());
  EXPECT_EQ(region->claimed, std::vector<dvec3>{dvec3(-3, -2, 0)});
  EXPECT_EQ(region->truth.size(), 2U) << "the edge";
  EXPECT_FALSE(session_.frame(Space::rival).bounds_known) << "the log claims no bounds";
  seek({SubStep::gjk_direction, 0});
  EXPECT_TRUE(session_.frame(Space::rival).disputes.empty()) << "the first iteration is right";
}

/// A ⊖ B is 3 from O.
TEST_F(ReplaySession, AFalseBoundIsDrawnBesideTheTruth) {
  session_.open(replayOf(R"({"direction":[0,1],"simplex":[[-3,2]],"closest":[-3,2],"region":"a","lower_bound":3.4})"));
  session_.update();
  ASSERT_EQ(session_.replayed()->report.faults.at(0).claim, Claim::lower_bound);
  const auto& disputes = session_.frame(Space::rival).disputes;
  ASSERT_EQ(disputes.size(), 1U);
  EXPECT_EQ(disputes[0].claimed_length, 3.4);
  EXPECT_EQ(disputes[0].true_length, 3);
  EXPECT_TRUE(says(Role::claimed, "claimed lower bound 3.4"));
  EXPECT_TRUE(says(Role::truth, "true distance 3"));
  EXPECT_FALSE(says(Role::lower_bound, "lower bound 3.4")) << "it is none";
}

/// B at (0.5, 0): A ⊖ B is the square of side 4 around (−0.5, 0).
TEST_F(ReplaySession, APolytopeIsDrawnWhereItIsWrong) {
  Scene overlap = squares();
  overlap.b.position = {0.5, 0, 0};
  const auto opened = [&](const char* facets) {
    const std::string text =
        R"({"vertices":[[-2.5,-2],[1.5,-2],[1.5,2],[-2.5,2]],"facets":)" + std::string(facets) + "}";
    session_.open(std::make_shared<const ReplayedRun>(
        replayedRun(std::get<ReplayLog>(readLog(text, "run.jsonl", overlap)), "/tmp/run.jsonl")));
    session_.update();
    return session_.frame(Space::rival).disputes;
  };
  EXPECT_TRUE(opened("[[0,1],[1,2],[2,3],[3,0]]").empty()) << "the whole square";
  const auto open = opened("[[0,1],[1,2],[2,3]]");
  ASSERT_FALSE(open.empty());
  EXPECT_EQ(open[0].claimed, std::vector<dvec3>{dvec3(-2.5, -2, 0)}) << "vertex 0 belongs to one edge";
  EXPECT_TRUE(says(Role::claimed, "open here"));
  const auto outside = opened("[[0,2],[2,3],[3,0]]");  // O is in front of the diagonal, below which nothing is left
  ASSERT_FALSE(outside.empty());
  EXPECT_EQ(outside[0].claimed, (std::vector<dvec3>{dvec3(-2.5, -2, 0), dvec3(1.5, 2, 0)}));
  EXPECT_EQ(outside[0].truth, std::vector<dvec3>{dvec3(0.0)});
  EXPECT_EQ(markers(Space::rival, Role::claimed), 2);
}

TEST_F(ReplaySession, EndsWithAnEditOfABodyAndComesBackWithUndo) {
  session_.apply(Edit{SetPosition{Which::b, {6, 0, 0}}});
  session_.update();
  EXPECT_EQ(session_.replayed(), nullptr);
  EXPECT_FALSE(session_.comparing());
  session_.apply(Undo{});
  session_.update();
  EXPECT_NE(session_.replayed(), nullptr);
  QuerySettings query = session_.scene().query;
  query.sub_distance = gjk::SubDistance::johnson;
  session_.apply(Edit{SetQuery{query}});
  session_.update();
  EXPECT_NE(session_.replayed(), nullptr) << "the reference may be any method";
  EXPECT_EQ(session_.rivalNames().own, "Johnson");
}

TEST_F(ReplaySession, EndsWhenItIsClosed) {
  session_.apply(ToggleCompare{});
  session_.update();
  EXPECT_EQ(session_.replayed(), nullptr);
  EXPECT_FALSE(session_.comparing());
  session_.open(replayOf(kLog));
  session_.apply(TogglePredict{});
  session_.update();
  EXPECT_EQ(session_.replayed(), nullptr);
  EXPECT_NE(session_.game(), nullptr);
}

/// Every moment can be drawn, and the ends of both runs are reached.
TEST_F(ReplaySession, EveryMomentIsDrawn) {
  for (int i = 0; i < session_.timeline().size(); ++i) {
    session_.apply(Seek{i});
    session_.update();
    EXPECT_FALSE(session_.figure(Space::rival).labels.empty());
  }
  EXPECT_EQ(session_.moment(Space::rival).sub_step, SubStep::result);
}

}  // namespace
}  // namespace gjklab::replay_session_test

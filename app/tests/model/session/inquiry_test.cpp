// What is asked beside a scene: what scenes bring, what the user chooses, and what is remembered of either.

#include "messages_in.h"
#include "model/assets/language.h"
#include "model/gallery/gallery.h"
#include "model/run/impact_study.h"
#include "model/session/still_session.h"
#include "model/test_shapes.h"
#include "model/text/json_tree.h"

#include <gtest/gtest.h>

namespace gjklab::inquiry_test {
namespace {

const GalleryEntry& named(const std::string& id) {
  for (const GalleryEntry& each : gallery())
    if (each.id == id) return each;
  ADD_FAILURE() << id;
  return gallery().front();
}

ShowScene opened(const std::string& id) { return {named(id).scene, named(id).opening, named(id).camera}; }

void show(Session& session, const Intent& intent) {
  session.apply(intent);
  session.update();
}

TEST(Inquiry, TheSwitchesOfASceneEndWithIt) {
  Session session = stillSession(2);
  const std::string before = writeSettings(session.settings());
  show(session, opened("method-compare"));
  EXPECT_TRUE(session.comparing());
  show(session, opened("shape-2d-box"));
  EXPECT_FALSE(session.comparing());
  show(session, opened("method-contacts-2d"));
  EXPECT_TRUE(session.run().contacts);
  show(session, opened("hard-2d-deep"));
  EXPECT_FALSE(session.run().contacts);
  show(session, Go{Jump::last});
  EXPECT_EQ(session.moment().sub_step, SubStep::result) << "the end is the answer";
  show(session, opened("method-warm-start"));
  EXPECT_TRUE(session.inquiry().warm_start);
  show(session, opened("method-mass"));
  EXPECT_FALSE(session.inquiry().warm_start);
  EXPECT_TRUE(session.run().mass);
  show(session, opened("hull-cloud"));
  EXPECT_EQ(session.study(), Study::hull_a);
  session.open(defaultScene(2), "");
  session.update();
  EXPECT_EQ(session.inquiry(), session.settings().inquiry);
  EXPECT_EQ(writeSettings(session.settings()), before) << "nothing of it is a preference";
}

TEST(Inquiry, NoBuiltInSceneLeavesAnythingBehind) {
  Session session = stillSession(2);
  const Inquiry preferred = session.settings().inquiry;
  for (const GalleryEntry& each : gallery()) {
    session.apply(opened(each.id));
    EXPECT_EQ(session.inquiry(), inquiryOf(each.opening, preferred)) << each.id;
    EXPECT_EQ(session.settings().inquiry, preferred) << each.id;
    session.apply(ShowScene{defaultScene(1)});
    EXPECT_EQ(session.inquiry(), preferred) << each.id;
  }
}

/// Two boxes whose gap of 1e-8 a float cannot hold: of the rounded scene "touching" is right.
TEST(Inquiry, SinglePrecisionBesideTheReference) {
  const Scene scene = test_shapes::squaresOf({2.00000001, 0, 0});
  Session session = stillSession(2);
  show(session, ShowScene{scene});
  show(session, ToggleSingle{});
  ASSERT_TRUE(session.comparing());
  EXPECT_TRUE(comparesSingle(session.inquiry()));
  EXPECT_EQ(session.track(Space::rival).scene.b.position.x, 2);
  EXPECT_EQ(session.scene().b.position.x, 2.00000001) << "the user's scene is not touched";
  EXPECT_NE(session.rivalNames().rival.find("rounded input"), std::string::npos);
  ASSERT_TRUE(session.comparison().single);
  const SingleVerdict& verdict = *session.comparison().single;
  EXPECT_EQ(verdict.truth, gjk::Status::separated);
  EXPECT_EQ(verdict.rounded, gjk::Status::touching);
  EXPECT_NEAR(verdict.input_error.value(), 1e-8, 1e-15);
  show(session, ToggleSingle{});
  EXPECT_FALSE(session.comparing());
  EXPECT_FALSE(session.comparison().single);
}

TEST(Inquiry, WhatTheUserChoosesStays) {
  Session session = stillSession(2);
  show(session, ToggleCompare{});
  ASSERT_TRUE(session.comparing());
  Inquiry asked = session.inquiry();
  asked.mass = true;
  show(session, Inquire{asked});
  show(session, opened("method-contacts-2d"));  // which is shown without another method
  EXPECT_FALSE(session.comparing());
  EXPECT_TRUE(session.settings().inquiry.compare);
  show(session, opened("shape-3d-box"));
  EXPECT_TRUE(session.comparing());
  EXPECT_TRUE(session.run().mass);
  // Across a restart, too.
  std::vector<std::string> warnings;
  const Settings stored = readSettings(std::get<JsonTree>(parseJson(writeSettings(session.settings()))), warnings);
  EXPECT_TRUE(warnings.empty());
  EXPECT_EQ(stored.inquiry, session.settings().inquiry);
  EXPECT_EQ(Session(defaultScene(1), "", stored).inquiry(), session.inquiry());
}

TEST(Inquiry, ASwitchOfASceneThatTheUserTurnsIsTheUsers) {
  Session session = stillSession(2);
  show(session, opened("method-contacts-2d"));
  Inquiry asked = session.inquiry();
  asked.contacts = false;
  show(session, Inquire{asked});
  EXPECT_FALSE(session.run().contacts);
  asked.contacts = true;
  show(session, Inquire{asked});
  EXPECT_TRUE(session.settings().inquiry.contacts);
  show(session, opened("hard-2d-deep"));
  EXPECT_TRUE(session.run().contacts);
}

TEST(Inquiry, AnotherRivalIsChosenWhereTheSceneBroughtOne) {
  Session session = stillSession(2);
  show(session, opened("method-compare"));
  Inquiry asked = session.inquiry();
  asked.rival.method = "johnson";
  show(session, Inquire{asked});
  ASSERT_TRUE(session.comparing());
  EXPECT_EQ(session.rivalNames().rival, "Johnson");
  EXPECT_FALSE(session.settings().inquiry.compare) << "that was the scene's";
  EXPECT_EQ(session.settings().inquiry.rival.method, "johnson");
}

TEST(Inquiry, UndoAndRedoBringBackWhatAWorkWasAsked) {
  Session session = stillSession(2);
  show(session, Seek{5});
  const Moment at = session.moment();
  show(session, opened("hull-2d-cloud"));
  show(session, Go{Jump::last});
  EXPECT_EQ(session.moment().sub_step, SubStep::hull_result);
  show(session, Undo{});
  EXPECT_EQ(session.study(), Study::query);
  EXPECT_EQ(session.moment(), at);
  show(session, Redo{});
  EXPECT_EQ(session.study(), Study::hull_a);
  EXPECT_EQ(session.moment().sub_step, SubStep::hull_result);
}

TEST(Inquiry, AnotherDimensionAndBackKeepsTheStep) {
  Session session = stillSession(2);
  show(session, opened("method-compare"));
  show(session, Seek{4});
  const Moment at = session.moment();
  const int position = session.position();
  show(session, ShowDimension{3});
  EXPECT_FALSE(session.comparing());
  EXPECT_EQ(session.position(), 0);
  show(session, Go{Jump::last});
  const int end = session.position();
  show(session, ShowDimension{2});
  EXPECT_TRUE(session.comparing());
  EXPECT_EQ(session.moment(), at);
  EXPECT_EQ(session.position(), position);
  show(session, ShowDimension{3});
  EXPECT_EQ(session.position(), end);
}

TEST(Inquiry, TheQueryIsTakenUpWhereItWasLeftInItsOwnScene) {
  Session session = stillSession(2);
  show(session, Seek{6});
  show(session, opened("hull-2d-cloud"));
  show(session, ChooseStudy{Study::query});
  EXPECT_EQ(session.position(), 0) << "the step of another scene means nothing here";
}

TEST(Inquiry, TheCameraOfASceneEndsWithItUnlessItWasTurned) {
  Session session = stillSession(2);
  const glm::dquat own = glm::angleAxis(1.0, glm::dvec3(0, 1, 0));
  const auto seen = [&] { return session.view(Space::world).orientation; };
  ShowScene scene = opened("shape-3d-box");
  scene.camera = own;
  show(session, scene);
  EXPECT_EQ(seen(), own);
  EXPECT_EQ(session.view(Space::difference).orientation, own);
  ShowScene another = opened("shape-3d-cone");
  another.camera.reset();
  another.scene.b.position.x += 0.01;  // no built-in scene: those have cameras of their own
  show(session, another);
  EXPECT_EQ(seen(), defaultOrientation());
  show(session, Undo{});
  EXPECT_EQ(seen(), own);
  View view = session.view(Space::world);
  orbit(view, {30, 10});
  show(session, MoveCamera{Space::world, view});
  show(session, another);
  EXPECT_EQ(seen(), view.orientation) << "turned by hand it is the user's";
}

TEST(Inquiry, AMovedSessionNeedsNoRepair) {
  Session first = stillSession(2);
  show(first, ToggleCompare{});
  const std::uint64_t revision = first.pictureRevision();
  Session second = std::move(first);
  for (const Space space : {Space::difference, Space::rival}) {
    EXPECT_EQ(second.frame(space).scene, &second.track(space).scene);
    EXPECT_EQ(second.frame(space).run, &second.track(space).run);
  }
  second.update();
  EXPECT_EQ(second.pictureRevision(), revision);
}

/// Two searches for an impact side by side: each track holds its own, both end on the same place of the row, and the
/// table's times are those that the core answers without a trace.
TEST(Inquiry, TwoSearchesForAnImpactGoSideBySide) {
  using gjk::ImpactMethod;
  for (const char* id : {"motion-2d-hull-and-box", "motion-1d-meeting", "motion-3d-edges"}) {
    Session session = stillSession(2);
    show(session, opened(id));
    ASSERT_EQ(session.study(), Study::impact) << id;
    ASSERT_FALSE(session.comparing()) << id;
    const ImpactMethod own = session.scene().query.impact_method;
    show(session, ToggleCompare{});
    ASSERT_TRUE(session.comparing()) << id;
    EXPECT_EQ(session.study(), Study::impact) << id << ": it stays a search for an impact";
    const RunTrack &left = session.track(Space::difference), &right = session.track(Space::rival);
    ASSERT_TRUE(left.run.impact && right.run.impact);
    EXPECT_EQ(left.run.impact->method, own);
    EXPECT_NE(right.run.impact->method, own);
    EXPECT_EQ(left.scene.query.impact_method, session.scene().query.impact_method) << "the user's scene is not touched";
    EXPECT_EQ(session.timeline().size(), std::max(left.timeline.size(), right.timeline.size()));
    for (int i = 0; i < session.timeline().size(); ++i) {
      show(session, Seek{i});
      for (const RunTrack* track : {&left, &right}) {
        ASSERT_TRUE(track->frame.impact());
        const Moment shown = session.moment(track == &left ? Space::difference : Space::rival);
        const Moment row = session.timeline()[i];
        const bool over = row.record >= track->run.impact->count() || row.sub_step == SubStep::impact_result;
        EXPECT_EQ(shown.sub_step == SubStep::impact_result, over) << id << " " << i;
        EXPECT_TRUE(over || shown.record == row.record) << id << " " << i;
        EXPECT_DOUBLE_EQ(track->frame.impact()->time, track->run.impact->step(shown.record).time);
      }
    }
    Scene asked = session.scene();
    const Comparison& comparison = session.comparison();
    ASSERT_EQ(comparison.methods.size(), 2u);
    ASSERT_TRUE(comparison.impact_reference);
    asked.query.impact_tolerance = 1e-13;
    const double contact = findImpact(asked).time;
    for (const MethodFigures& figures : comparison.methods) {
      ASSERT_TRUE(figures.impact);
      EXPECT_LE(figures.impact->time, contact * (1 + 1e-9)) << id << ": never late";
    }
    EXPECT_NEAR(comparison.impact_reference->time, contact, 1e-9 * contact) << id;
    show(session, ToggleCompare{});
    EXPECT_FALSE(session.comparing()) << id;
    EXPECT_EQ(session.study(), Study::impact) << id;
  }
}

/// What runs and comparisons say was put into words when they were made.
TEST(Inquiry, ALanguageThatIsChosenIsThatOfEverySentence) {
  Session session = stillSession(2);
  show(session, opened("method-compare"));
  ASSERT_TRUE(session.comparison().partings.at(0));
  const std::string parting = session.comparison().partings[0]->sentence;
  const Moment where = session.comparison().partings[0]->moment;
  show(session, Go{Jump::last});
  const Moment moment = session.moment();
  chooseLanguage("de");
  session.sayAgain();
  session.update();
  EXPECT_NE(session.comparison().partings.at(0)->sentence, parting);
  EXPECT_EQ(session.comparison().partings.at(0)->moment, where);
  EXPECT_EQ(session.moment(), moment);
  chooseLanguage("en");
  session.sayAgain();
  session.update();
  EXPECT_EQ(session.comparison().partings.at(0)->sentence, parting);
}

/// Where they part: up to that advance both records are the same, in it they are not.
TEST(Inquiry, SearchesForAnImpactPartWhereTheirAdvancesDo) {
  Session session = stillSession(2);
  show(session, opened("motion-2d-plank"));
  show(session, ToggleCompare{});
  const ImpactStudy &own = *session.track(Space::difference).run.impact,
                    &rival = *session.track(Space::rival).run.impact;
  ASSERT_TRUE(session.comparison().partings.at(0));
  const Parting parting = *session.comparison().partings[0];
  for (int k = 0; k < parting.moment.record; ++k) EXPECT_NEAR(own.record(k).advance, rival.record(k).advance, 1e-9);
  const int k = parting.moment.record;
  EXPECT_GT(std::abs(own.record(k).advance - rival.record(k).advance), 0);
  show(session, Go{Jump::parting});
  EXPECT_EQ(session.moment(Space::difference).record, k);
  EXPECT_EQ(session.moment(Space::rival).record, k);
  // Into one of its runs: alone, and back to both.
  show(session, OpenQuery{});
  EXPECT_TRUE(session.opened());
  EXPECT_FALSE(session.comparing());
  show(session, CloseQuery{});
  EXPECT_TRUE(session.comparing());
  // The ray cast of a spinning body says why it has no answer.
  Inquiry asked = session.inquiry();
  asked.impact_rival = gjk::ImpactMethod::ray_cast;
  show(session, Inquire{asked});
  ASSERT_TRUE(session.comparing());
  const test::TestLanguage language;
  EXPECT_EQ(test::factsOf(partingText(session.comparison(), 1)),
            (test::Facts{{"method", session.comparison().methods[1].name}}));
  for (const ComparisonRow& row : comparisonRows(session.comparison())) EXPECT_EQ(row.cells.at(1), "–") << row.name;
}

}  // namespace
}  // namespace gjklab::inquiry_test

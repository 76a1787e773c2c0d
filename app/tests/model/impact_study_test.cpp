// The study of moving bodies: its moments are those of the search, the bodies stand where their motion has brought
// them, what is drawn as proven is, and a session goes into each step's run and back.

#include "model/run/impact_study.h"

#include "covered.h"
#include "model/caption/caption.h"
#include "model/figure/figure_scenes.h"
#include "model/figure/motion.h"
#include "model/figure/moved_cover.h"
#include "model/playback/impact_plot.h"
#include "model/scene_named.h"
#include "model/session/drag.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gjklab::test {
namespace {

void forEveryMovingScene(const std::function<void(const Stage&)>& check) {
  for (const GalleryEntry& entry : gallery()) {
    if (entry.opening.study != Study::impact) continue;
    SCOPED_TRACE(entry.id);
    check(Stage(entry.scene, {.study = Study::impact}));
  }
}

double signedDistanceAt(const Scene& scene, double time) {
  const gjk::Result<3> result = solve(sceneAt(scene, time));
  return result.distance - result.depth;
}

TEST(ImpactStudy, TheMomentsAreThoseOfTheSearch) {
  const Stage stage(sceneNamed("motion-2d-hull-and-box"), {.study = Study::impact});
  const ImpactStudy& study = *stage.run.impact;
  ASSERT_EQ(study.count(), 3);
  using enum SubStep;
  const SubStep expected[] = {impact_distance, impact_speed,   impact_advance,  impact_distance,
                              impact_speed,    impact_advance, impact_distance, impact_result};
  ASSERT_EQ(stage.timeline.size(), 8);
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(stage.timeline[i].sub_step, expected[i]) << i;
    EXPECT_EQ(stage.timeline[i].record, i < 7 ? i / 3 : 3) << i;
    EXPECT_EQ(stage.timeline.nearest(stage.timeline[i]), i);
  }
  // The numbers of the lesson, found by hand.
  EXPECT_NEAR(study.record(0).distance, 4.525, 5e-4);
  EXPECT_NEAR(study.record(0).speed_bound, 3.980, 5e-4);
  EXPECT_NEAR(study.record(1).time, 1.137, 5e-4);
  EXPECT_NEAR(study.record(1).distance, 0.0844, 5e-5);
  EXPECT_NEAR(study.result().time, 1.158746, 5e-7);
}

/// Of what is to come, a step of the search shows only where its own jump leads.
TEST(ImpactStudy, NoPoseIsDrawnBeforeItsStep) {
  Covered cases(50);
  forEveryMovingScene([&](const Stage& stage) {
    const ImpactStudy& study = *stage.run.impact;
    for (int i = 0; i + 1 < stage.timeline.size(); ++i) {
      const Moment& moment = stage.timeline[i];
      const Frame frame = stage.frame(moment);
      const double time = frame.impact()->time;
      int earlier = moment.sub_step == SubStep::impact_advance ? 1 : 0;
      for (int step = 0; step < study.count(); ++step) earlier += study.record(step).time < time ? 1 : 0;
      int poses = 0;
      for (const Line& line : stage.worldAt(frame).lines)
        poses += line.dashed && line.closed && (line.role == Role::body_a || line.role == Role::body_b) ? 1 : 0;
      EXPECT_LE(poses, 2 * earlier) << i;
      for (const Label& label : stage.differenceAt(frame).labels)
        EXPECT_TRUE(label.role != Role::highlight || label.text.find('=') == std::string::npos) << label.text;
      ++cases;
    }
  });
}

TEST(ImpactStudy, TheBodiesStandWhereTheyHaveMovedTo) {
  Covered cases(180);
  forEveryMovingScene([&](const Stage& stage) {
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      ASSERT_TRUE(frame.impact());
      const double time = frame.impact()->time;
      if (stage.timeline[i].sub_step != SubStep::impact_result) {
        EXPECT_EQ(time, stage.run.impact->record(stage.timeline[i].record).time);
      }
      const Scene moved = sceneAt(stage.scene, time);
      EXPECT_EQ(frame.poses, posesOf(moved));
      // What is drawn reaches as far as the moved body does.
      for (const Which which : {Which::a, Which::b})
        for (const dvec3 d : {dvec3(1, 0, 0), dvec3(-0.6, 0.8, 0), dvec3(0, -0.6, 0.8)}) {
          if (stage.scene.dimension < 3 && d.z != 0) continue;
          if (stage.scene.dimension < 2 && d.y != 0) continue;
          const Solid& solid = which == Which::a ? frame.geometry->a : frame.geometry->b;
          double reach = -1e300;
          for (const auto* points : {&solid.vertices, &solid.outline, &solid.positions})
            for (const dvec3& p : *points) reach = std::max(reach, glm::dot(d, p + body(moved, which).position));
          const double truth = glm::dot(d, supportOf(body(moved, which), stage.scene.dimension, d, true).point);
          EXPECT_NEAR(reach, truth, 2e-3 * solid.size + 1e-12) << name(body(moved, which).shape);
        }
      const double distance = signedDistanceAt(stage.scene, time);
      const int record = stage.timeline[i].record;
      if (record < stage.run.impact->count() && isRayIteration(*stage.run.impact, record))
        continue;  // it knows a plane
      ++cases;
      ASSERT_TRUE(frame.witness_a && frame.witness_b);
      EXPECT_NEAR(glm::distance(*frame.witness_a, *frame.witness_b), std::abs(distance), 1e-7);
      EXPECT_NEAR(glm::length(*frame.closest), std::abs(distance), 1e-7);
    }
  });
}

/// What is disclosed of a motion ends where the bodies meet.
TEST(ImpactStudy, ThePlotEndsAtTheContact) {
  Covered cases(5);
  forEveryMovingScene([&](const Stage& stage) {
    const ImpactStudy& study = *stage.run.impact;
    if (study.result().status != gjk::ImpactStatus::hit || study.distances.size() < 2 || study.count() == 0) return;
    ++cases;
    const Moment end{SubStep::impact_result, study.count()};
    const ImpactPlot plot = impactPlot(stage.run, end, Disclosure::so_far);
    EXPECT_TRUE(plot.meet);
    EXPECT_EQ(plot.distance.back().time, study.result().time);
    for (const ImpactPlot::Point& point : plot.distance) EXPECT_LE(point.time, study.result().time);
    EXPECT_EQ(impactPlot(stage.run, end).distance.size(), study.distances.size()) << "off the Stage all of it";
    EXPECT_EQ(impactPlot(stage.run, end).duration, study.duration);
    EXPECT_LE(study.result().time, plot.duration);
    if (study.result().time > 0) {
      EXPECT_LE(plot.duration, 3 * study.result().time) << "not through empty time";
    }
    EXPECT_EQ(impactPlot(stage.run, {SubStep::impact_distance, 0}, Disclosure::so_far).duration, plot.duration)
        << "one axis for all steps";
  });
}

/// Never below the line that is drawn as proven: the distance at many moments, asked of GJK alone.
TEST(ImpactStudy, TheGapStaysAboveThePlottedBound) {
  Covered cases(100);
  forEveryMovingScene([&](const Stage& stage) {
    for (const gjk::ImpactMethod method : kImpactMethods) {
      Scene scene = stage.scene;
      scene.query.impact_method = method;
      if (!impactObstacle(scene).empty()) continue;
      gjklab::Run run = runQuery(scene);
      followUp(scene, {.study = Study::impact}, run);
      const double size = run.impact->run.trace.scale;
      const ImpactPlot plot = impactPlot(run, {SubStep::impact_distance, 0});
      ASSERT_EQ(plot.advances.size(), run.impact->steps.size());
      for (std::size_t i = 0; i < plot.advances.size(); ++i) {
        const ImpactPlot::Advance& advance = plot.advances[i];
        EXPECT_FALSE(advance.by_speed && run.impact->record(static_cast<int>(i)).swept) << "bounds the mean alone";
        if (!advance.by_speed) continue;
        ++cases;
        for (int k = 0; k <= 20; ++k) {
          const double share = k / 20.0, time = advance.at.time + share * (advance.until - advance.at.time);
          const double line = advance.at.distance + share * (advance.left - advance.at.distance);
          EXPECT_GE(signedDistanceAt(scene, time), line - 2e-8 * size) << gjk::name(method) << " advance " << i;
        }
      }
    }
  });
}

TEST(ImpactStudyWalk, EveryMomentIsDrawnAndTold) {
  forEveryMovingScene([](const Stage& stage) {
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      SCOPED_TRACE(place(stage, frame));
      for (const Figure& figure : {stage.worldAt(frame), stage.differenceAt(frame)})
        forEveryPoint(figure, [](dvec3 p, const char* kind) { EXPECT_TRUE(std::isfinite(p.x + p.y + p.z)) << kind; });
      const Caption words = caption(stage.scene, stage.run, stage.timeline, i);
      EXPECT_FALSE(words.title.empty() || words.body.empty());
      EXPECT_GE(words.pseudocode.current, 0);
    }
  });
}

TEST(ImpactStudy, ARayCastOfASpinningBodySaysWhatIsMissing) {
  Scene scene = sceneNamed("motion-2d-plank");
  scene.query.impact_method = gjk::ImpactMethod::ray_cast;
  const Stage stage(scene, {.study = Study::impact});
  ASSERT_EQ(stage.timeline.size(), 1);
  const Caption words = caption(scene, stage.run, stage.timeline, 0);
  EXPECT_NE(words.body.find("do not spin"), std::string::npos);
  const Frame frame = stage.frame(stage.timeline[0]);
  stage.worldAt(frame);
  stage.differenceAt(frame);
}

/// Faces that meet flat are told with all their contact points.
TEST(ImpactStudy, ContactPointsAtTheImpact) {
  const auto contacts = [](const char* id) { return impactStudy(sceneNamed(id)).contacts; };
  EXPECT_EQ(contacts("motion-2d-faces").contacts.size(), 2);
  EXPECT_EQ(contacts("motion-3d-faces").contacts.size(), 4);
  EXPECT_EQ(contacts("motion-2d-hull-and-box").contacts.size(), 1);
  EXPECT_EQ(contacts("motion-1d-chase").contacts.size(), 0);  // never
  const ImpactStudy study = impactStudy(sceneNamed("motion-3d-faces"));
  for (const auto& contact : study.contacts.contacts) EXPECT_NEAR(contact.point_a.y, 0, 1e-7);
}

/// Nothing of the body is ever outside of what it is said to sweep, and its outline is touched.
TEST(ImpactStudy, TheSweptOutlineHoldsTheBody) {
  for (const char* id : {"motion-2d-plank", "motion-2d-bilateral", "motion-2d-boxes"}) {
    SCOPED_TRACE(id);
    const Stage stage(sceneNamed(id), {.study = Study::impact});
    const Frame frame = stage.frame(stage.timeline[0]);
    Figure figure;
    const FigureOptions options;
    FigureBuilder builder(frame, stage.world, options, figure);
    for (const Which which : {Which::a, Which::b}) {
      const double end = stage.run.impact->end.time;
      const auto outline = sweptOutline(builder, which, 0, end);
      ASSERT_FALSE(outline.empty());
      double reach = -1e300;  // along some directions: that of the outline and of the moving body
      for (const dvec3 d : {dvec3(1, 0, 0), dvec3(-0.6, 0.8, 0), dvec3(0, -1, 0)}) {
        double swept = -1e300, truth = -1e300;
        for (const auto& piece : outline)
          for (const dvec3& p : piece) swept = std::max(swept, glm::dot(d, p));
        for (int i = 0; i <= 400; ++i)
          truth = std::max(
              truth, glm::dot(d, supportOf(bodyAt(body(stage.scene, which), 2, end * i / 400), 2, d, true).point));
        reach = std::max(reach, std::abs(swept - truth));
      }
      EXPECT_LT(reach, 0.02 * (which == Which::a ? frame.geometry->a : frame.geometry->b).size);
    }
  }
}

/// The name of a velocity is beyond its arrow's head, where no other arrow is.

Session moving(const char* id) {
  Session session(sceneNamed(id), "", {});
  session.apply(ChooseStudy{Study::impact});
  session.resize(Space::world, {640, 560}, 1);
  session.resize(Space::difference, {640, 560}, 1);
  session.update();
  return session;
}

TEST(ImpactStudy, EachStepOpensIntoItsRunAndCloses) {
  Session session = moving("motion-2d-plank");
  session.apply(Seek{session.timeline().nearest({SubStep::impact_speed, 2})});
  session.update();
  const Moment at = session.moment();
  const ImpactStep step = session.run().impact->step(2);
  session.apply(OpenQuery{});
  session.update();
  EXPECT_TRUE(session.opened());
  EXPECT_EQ(phaseOf(session.moment().sub_step), Phase::gjk);
  EXPECT_EQ(session.run().trace.result.distance, step.run.trace.result.distance);
  EXPECT_EQ(session.shownTime(), step.time);
  EXPECT_EQ(session.frame().poses, posesOf(step.scene));
  session.apply(Go{Jump::last});
  session.update();
  EXPECT_EQ(session.moment().sub_step, SubStep::result);
  session.apply(CloseQuery{});
  session.update();
  EXPECT_FALSE(session.opened());
  EXPECT_EQ(session.moment(), at);
}

TEST(ImpactStudy, AnOpenedRunFollowsWhatIsDragged) {
  Session session = moving("motion-2d-boxes");
  session.apply(Go{Jump::next_iteration});
  session.apply(OpenQuery{});
  session.update();
  const dvec3 before = session.frame().poses[1].position;
  Body b = session.scene().b;
  b.position.y += 0.5;
  session.apply(Edit{SetBody{Which::b, b}});
  session.update();
  ASSERT_TRUE(session.opened());
  const ImpactStudy now = impactStudy(session.scene());
  EXPECT_EQ(session.frame().poses, posesOf(now.step(1).scene));
  EXPECT_NE(session.frame().poses[1].position, before);
  session.apply(Undo{});
  session.update();
  EXPECT_EQ(session.frame().poses[1].position, before);
  session.apply(ChooseStudy{Study::query});
  session.update();
  EXPECT_FALSE(session.opened());
  EXPECT_EQ(session.frame().poses, posesOf(session.scene()));
}

TEST(ImpactStudy, AnyTimeCanBeSought) {
  Session session = moving("motion-2d-plank");
  session.apply(SeekTime{0.625});
  session.update();
  EXPECT_EQ(session.shownTime(), 0.625);
  EXPECT_EQ(session.frame().poses, posesOf(sceneAt(session.scene(), 0.625)));
  EXPECT_NEAR(glm::length(*session.frame().closest), signedDistanceAt(session.scene(), 0.625), 1e-7);
  session.apply(SeekTime{1e9});
  session.update();
  EXPECT_EQ(session.shownTime(), session.scene().query.duration);
  session.apply(Go{Jump::next_step});
  session.update();
  EXPECT_EQ(session.shownTime(), session.run().impact->record(0).time);
}

dvec2 screenOf(const Session& session, dvec3 p) { return dvec2(project(session.view(Space::world), p)); }

/// What is grabbed stays under the pointer: the tips of velocities, and at a later time the bodies themselves.
TEST(ImpactStudy, TheTipOfAVelocityFollowsThePointer) {
  for (const char* id : {"motion-2d-boxes", "motion-3d-faces", "motion-1d-meeting"}) {
    SCOPED_TRACE(id);
    Session session = moving(id);
    session.apply(Go{Jump::next_iteration});
    session.update();
    const Scene& scene = session.scene();
    const dvec3 tip = velocityTip(scene.b, scene.dimension, scene.query.duration);
    const dvec2 grab = screenOf(session, tip), to = grab + dvec2(40, scene.dimension > 1 ? -25 : 0);
    Drag drag{VelocityTarget{Which::b}, Space::world, session.shownScene(), session.view(Space::world), grab, tip};
    drag.time = session.shownTime();
    EXPECT_GT(drag.time, 0);
    const Body before = scene.b;
    const auto command = dragCommand(drag, to, AxisLock::none);
    ASSERT_TRUE(command);
    session.apply(Edit{*command});
    session.update();
    const Body& after = session.scene().b;
    EXPECT_EQ(after.position, before.position);
    EXPECT_LT(glm::distance(screenOf(session, velocityTip(after, scene.dimension, scene.query.duration)), to), 1e-6);
  }
}

TEST(ImpactStudy, ABodyIsDraggedWhereItIsSeen) {
  for (const char* id : {"motion-2d-bilateral", "motion-3d-edges"}) {
    SCOPED_TRACE(id);
    Session session = moving(id);
    session.apply(SeekTime{0.4});
    session.update();
    const dvec3 seen = session.frame().poses[1].position;
    const dvec2 grab = screenOf(session, seen), to = grab + dvec2(30, 20);
    Drag drag{BodyTarget{Which::b}, Space::world, session.shownScene(), session.view(Space::world), grab, seen};
    drag.time = session.shownTime();
    session.apply(Edit{*dragCommand(drag, to, AxisLock::none)});
    session.update();
    EXPECT_EQ(session.shownTime(), 0.4);
    EXPECT_LT(glm::distance(screenOf(session, session.frame().poses[1].position), to), 1e-6);
  }
}

/// Turned at a later time by so much, the body begins turned by as much.
TEST(ImpactStudy, ABodyIsTurnedWhereItIsSeen) {
  Session session = moving("motion-2d-bilateral");
  session.apply(SeekTime{0.4});
  session.update();
  const Scene shown = session.shownScene();
  const dvec3 centre = turnCentre(shown.b, 2);
  const dvec2 middle = screenOf(session, centre), grab = middle + dvec2(60, 0), to = middle + dvec2(0, -60);
  Drag drag{TurnTarget{Which::b, 2}, Space::world, shown, session.view(Space::world), grab, centre};
  drag.time = 0.4;
  const double before = session.scene().b.angle;
  session.apply(Edit{*dragCommand(drag, to, AxisLock::none)});
  EXPECT_NEAR(std::remainder(session.scene().b.angle - before - std::acos(0.0), 2 * std::acos(-1.0)), 0, 1e-9);
  EXPECT_LT(glm::distance(turnCentre(session.shownScene().b, 2), centre), 1e-9);
}

TEST(ImpactStudy, ASpinIsPulledAlongItsArc) {
  Session session = moving("motion-2d-plank");
  const double before = session.scene().a.angular_velocity.z;
  const dvec3 tip =
      motionCentre(session.scene().a, 2, 0) + spinTip(session.scene().a, 2, session.scene().query.duration);
  const dvec2 grab = screenOf(session, tip);
  const dvec3 arm = tip - session.scene().a.position, along = dvec3(-arm.y, arm.x, 0) / glm::length(arm);
  const dvec2 to = grab + 20.0 * dvec2(along.x, -along.y);
  const Drag drag{SpinTarget{Which::a}, Space::world, session.scene(), session.view(Space::world), grab, tip};
  session.apply(Edit{*dragCommand(drag, to, AxisLock::none)});
  const double length = 20 / session.view(Space::world).pixels_per_unit;
  EXPECT_NEAR(session.scene().a.angular_velocity.z,
              before + length / (spinArm(session.scene().a) * session.scene().query.duration), 1e-9);
}

}  // namespace
}  // namespace gjklab::test

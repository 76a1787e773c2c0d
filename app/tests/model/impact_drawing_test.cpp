// What is drawn of moving bodies is what is spoken of: the ray cast's plane, the word over the pane, the arrows.

#include "covered.h"
#include "messages_in.h"
#include "model/caption/caption.h"
#include "model/figure/clip.h"
#include "model/figure/figure_scenes.h"
#include "model/figure/motion.h"
#include "model/run/impact_study.h"
#include "model/scene_named.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab::test {
namespace {

/// Every motion by every method that can be asked.
void forEveryMethod(const std::function<void(const Stage&)>& check) {
  for (const GalleryEntry& entry : gallery()) {
    if (entry.opening.study != Study::impact) continue;
    for (const gjk::ImpactMethod method : kImpactMethods) {
      Scene scene = entry.scene;
      scene.query.impact_method = method;
      if (!impactObstacle(scene).empty()) continue;
      SCOPED_TRACE(entry.id + " by " + gjk::name(method));
      check(Stage(scene, {.study = Study::impact}));
    }
  }
}

/// What is drawn is what is spoken of: the n of the plane, the support points along it, the plane's gap; no nearest
/// points, which the ray cast does not know.
TEST(ImpactDrawing, ARayCastDrawsThePlaneItSpeaksOf) {
  int looked = 0;
  forEveryMethod([&](const Stage& stage) {
    const ImpactStudy& study = *stage.run.impact;
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const int record = stage.timeline[i].record;
      if (record >= study.count() || !isRayIteration(study, record)) continue;
      ++looked;
      const Frame frame = stage.frame(stage.timeline[i]);
      const dvec3 n = study.record(record).normal;
      for (const Figure& figure : {stage.worldAt(frame), stage.differenceAt(frame)}) {
        for (const Arrow& arrow : figure.arrows)
          if (arrow.role == Role::normal) {
            EXPECT_NEAR(glm::dot(glm::normalize(arrow.to - arrow.from), n), 1, 1e-9);
          }
        EXPECT_TRUE(hasArrow(figure, Role::normal) || hasMarker(figure, Role::normal));
        EXPECT_FALSE(hasLine(figure, Role::closest_point) || hasMarker(figure, Role::closest_point));
      }
      const RayPlane plane = rayPlaneOf(study, stage.scene, record);
      const Scene now = sceneAt(stage.scene, study.record(record).time);
      const double size = study.run.trace.scale;
      const double a = glm::dot(n, supportOf(now.a, stage.scene.dimension, n, true).point);
      const double b = glm::dot(n, supportOf(now.b, stage.scene.dimension, -n, true).point);
      EXPECT_NEAR(glm::dot(n, plane.support.a), a, 1e-9 * size);
      EXPECT_NEAR(glm::dot(n, plane.support.b), b, 1e-9 * size);
      EXPECT_NEAR(plane.gap, b - a, 1e-9 * size);
      EXPECT_LT(glm::distance(plane.support.w, plane.support.a - plane.support.b), 1e-9 * size);
    }
  });
  EXPECT_GT(looked, 60);
}

/// The word over the pane and the sentences call the same thing contact.
TEST(ImpactDrawing, TheHeaderSaysWhatTheCaptionSays) {
  int contacts = 0, apart = 0;
  forEveryMethod([&](const Stage& stage) {
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      SCOPED_TRACE(place(stage, frame));
      const std::string word = verdictOf(*frame.impact(), *frame.run).word;
      const std::string body = caption(stage.scene, stage.run, stage.timeline, i).body;
      const auto says = [&](const char* part) {
        EXPECT_TRUE(isMessagePart(part)) << "no message says: " << part;
        return body.find(part) != std::string::npos;
      };
      const auto expect = [&](bool said, const char* expected) {
        if (!said) return 0;
        EXPECT_EQ(word, expected) << body;
        return 1;
      };
      contacts += expect(says("that is contact") || says("A and B touch, but"), "contact");
      apart +=
          expect(says("apart along n") || (says("short of O") && !says("is not short of O")) || says("Then they are"),
                 "separated");
      expect(says("A and B overlap, by"), "intersecting");
      expect(says("no earlier contact**: every advance"), "hit");
      expect(says("gap provably stays open"), "miss");
    }
  });
  EXPECT_GT(contacts, 20);
  EXPECT_GT(apart, 60);
}

/// Every motion by its own method.
void forEveryMotion(const std::function<void(const Stage&)>& check) {
  forEveryMethod([&](const Stage& stage) {
    const auto own = [&](const GalleryEntry& entry) { return entry.scene == stage.scene; };
    if (std::any_of(gallery().begin(), gallery().end(), own)) check(stage);
  });
}

bool isOnLine(const Arrow& arrow, dvec3 p) {
  const dvec3 along = arrow.to - arrow.from;
  const double length = glm::length(along);
  return length > 0 && glm::length(glm::cross(along, p - arrow.from)) < 1e-9 * length * (length + glm::length(p));
}

/// A velocity's arrow ends at its tip, or dashed at the pane's edge where the tip is beyond it, and its number is
/// there, or beside its body if the tip is at the other one; the arrow of the relative motion has its name.
TEST(ImpactDrawingWalk, VelocitiesStayInThePaneWithTheirNumbers) {
  int whole = 0, cut = 0, ways = 0;
  forEveryMotion([&](const Stage& stage) {
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      SCOPED_TRACE(place(stage, frame));
      const Figure world = stage.worldAt(frame), difference = stage.differenceAt(frame);
      for (const Which which : {Which::a, Which::b}) {
        const Body& moving = body(stage.scene, which);
        const std::string name = which == Which::a ? "*v_A* " : "*v_B* ";
        const dvec3 tip = velocityTip(moving, stage.scene.dimension, stage.scene.query.duration);
        for (const Label& label : world.labels) {
          if (!label.text.starts_with(name)) continue;
          EXPECT_EQ(label.text, name + number(glm::length(moving.linear_velocity), 3));
          const Arrow* arrow = nullptr;  // the one on whose line the name is, up to its head
          for (const Arrow& each : world.arrows) {
            if (each.role != label.role || !isOnLine(each, label.position)) continue;
            if (!arrow || glm::dot(each.to - arrow->to, moving.linear_velocity) > 0) arrow = &each;
          }
          ASSERT_NE(arrow, nullptr);
          EXPECT_GT(glm::dot(arrow->to - arrow->from, moving.linear_velocity), 0);
          if (arrow->dashed) {
            EXPECT_FALSE(withinPane(stage.world, tip, 0.93));
            EXPECT_TRUE(withinPane(stage.world, arrow->to, 0.94));
            ++cut;
          } else {
            EXPECT_NEAR(arrow->to.x, tip.x, 1e-9 * (1 + std::abs(tip.x)));  // 1-D: in its body's lane
            ++whole;
          }
        }
      }
      if (!hasArrow(difference, Role::highlight)) continue;
      ++ways;
      EXPECT_TRUE(std::any_of(difference.labels.begin(), difference.labels.end(), [](const Label& label) {
        return label.role == Role::highlight && label.text == "*v_B* − *v_A*";
      }));
      // One sign everywhere: as the numbers say it.
      const dvec3 relative = stage.scene.b.linear_velocity - stage.scene.a.linear_velocity;
      for (const Arrow& arrow : difference.arrows)
        EXPECT_TRUE(arrow.role != Role::highlight || glm::dot(arrow.to - arrow.from, relative) > 0);
      const Caption words = caption(stage.scene, stage.run, stage.timeline, i);
      EXPECT_TRUE(std::none_of(words.facts.begin(), words.facts.end(),
                               [](const Fact& fact) { return fact.name.find("v_A − ") != std::string::npos; }));
      EXPECT_EQ(words.body.find("*v_A* −"), std::string::npos);
    }
  });
  EXPECT_GT(whole, 50);
  EXPECT_GT(cut, 0);
  EXPECT_GT(ways, 50);
}

/// Or, where a tip lies at the other body, on the arrow beside their own.
TEST(ImpactDrawing, VelocitiesAreNamedAtTheirTips) {
  Covered cases(6);
  for (const char* id : {"motion-2d-plank", "motion-2d-boxes", "motion-2d-bilateral", "motion-3d-faces"}) {
    SCOPED_TRACE(id);
    const Stage stage(sceneNamed(id), {.study = Study::impact});
    const Figure figure = stage.worldAt(stage.frame(stage.timeline[0]), {.handles = false});
    for (const Label& label : figure.labels) {
      if (label.text.find("*v_") != 0) continue;
      const auto arrow = std::find_if(figure.arrows.begin(), figure.arrows.end(), [&](const Arrow& each) {
        return each.role == label.role && glm::distance(label.position, each.to) < 1e-9;
      });
      ++cases;
      if (arrow == figure.arrows.end()) {
        const bool of_a = label.text.starts_with("*v_A*");
        const dvec3 own = (of_a ? stage.scene.a : stage.scene.b).position,
                    other = (of_a ? stage.scene.b : stage.scene.a).position;
        EXPECT_LT(glm::distance(label.position, own), glm::distance(label.position, other)) << label.text;
        continue;
      }
      const dvec2 along = dvec2(project(stage.world, arrow->to)) - dvec2(project(stage.world, arrow->from));
      EXPECT_GT(glm::dot(glm::normalize(along), label.away), 0.99);
    }
  }
}

/// The step that asks how fast the gap closes shows the part of each velocity along n, with its number.
TEST(ImpactDrawing, VelocitiesHaveTheirPartsAlongTheNormal) {
  Covered parts(4);
  for (const char* id : {"motion-2d-plank", "motion-2d-boxes", "motion-2d-bilateral", "motion-3d-faces"}) {
    SCOPED_TRACE(id);
    const Stage stage(sceneNamed(id), {.study = Study::impact});
    for (int i = 0; i < stage.timeline.size(); ++i) {
      const Frame frame = stage.frame(stage.timeline[i]);
      const Figure figure = stage.worldAt(frame, {.handles = false});
      const bool asks = frame.moment.sub_step == SubStep::impact_speed;
      for (const Which which : {Which::a, Which::b}) {
        const Role role = which == Which::a ? Role::handle_a : Role::handle_b;
        const auto dotted = std::find_if(figure.lines.begin(), figure.lines.end(),
                                         [&](const Line& line) { return line.role == role && line.dotted; });
        if (dotted == figure.lines.end()) continue;
        ASSERT_TRUE(asks);
        const dvec3 n = frame.impact()->study->record(frame.impact()->record).normal;
        EXPECT_NEAR(glm::dot(dotted->points[0] - dotted->points[1], n), 0, 1e-9) << "perpendicular to n";
        const std::string number = gjklab::number(std::abs(glm::dot(body(stage.scene, which).linear_velocity, n)), 3);
        EXPECT_TRUE(std::any_of(figure.labels.begin(), figure.labels.end(), [&](const Label& label) {
          return label.role == role && label.text == number;
        })) << number;
        ++parts;
      }
    }
  }
}

/// In a room a few ghosts have their times, all in one form, and none is named that looks like the body as it is now.
TEST(ImpactDrawing, FewGhostsHaveTheirTimes) {
  Covered cases(10);
  forEveryMotion([&](const Stage& stage) {
    const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
    if (frame.moment.sub_step != SubStep::impact_result) return;
    SCOPED_TRACE(place(stage, frame));
    int named[2] = {0, 0};
    for (const Label& label : stage.worldAt(frame, {.handles = false, .stage = true}).labels) {
      if ((label.role != Role::handle_a && label.role != Role::handle_b) || label.emphasis != Emphasis::faint) continue;
      EXPECT_TRUE(label.text.starts_with("*t* = ")) << label.text;
      ++named[label.role == Role::handle_b];
      ++cases;
    }
    EXPECT_LE(std::max(named[0], named[1]), 3);
  });
  const Stage stage(sceneNamed("motion-2d-boxes"), {.study = Study::impact});
  const Frame end = stage.frame(stage.timeline[stage.timeline.size() - 1]);
  for (const Label& label : stage.worldAt(end, {.handles = false, .stage = true}).labels) {
    EXPECT_EQ(label.text.find("0.869"), std::string::npos) << "moved by less than its outline is wide";
  }
}

/// The time of the next ghost is beside that, not on the body as it is now.
TEST(ImpactDrawing, TheNextTimeIsAtItsGhost) {
  Covered cases(4);
  const Stage stage(sceneNamed("motion-2d-plank"), {.study = Study::impact});
  const double radius = stage.scene.b.radius;
  for (int i = 0; i < stage.timeline.size(); ++i) {
    const Frame frame = stage.frame(stage.timeline[i]);
    if (frame.moment.sub_step != SubStep::impact_advance) continue;
    for (const Label& label : stage.worldAt(frame).labels) {
      if (label.role != Role::handle_b || label.text.find("*t*") != 0) continue;
      EXPECT_GT(glm::distance(label.position, frame.poses[1].position), 0.99 * radius);
      ++cases;
    }
  }
}

}  // namespace
}  // namespace gjklab::test

// The contact manifold on the timeline, in the frame, in the picture and in words.
#include "model/caption/caption.h"
#include "model/run/contact_run.h"

#include "covered.h"
#include "model/figure/figure_scenes.h"
#include "model/scene_named.h"
#include "model/test_shapes.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace gjklab::test {
namespace {

std::vector<SubStep> stepsOf(const Timeline& timeline, Phase phase) {
  std::vector<SubStep> steps;
  for (int i = 0; i < timeline.size(); ++i)
    if (phaseOf(timeline[i].sub_step) == phase) steps.push_back(timeline[i].sub_step);
  return steps;
}

bool near(dvec3 p, dvec3 q) { return glm::length(p - q) < 1e-9; }

TEST(ContactManifold, FollowsTheResultWhereItIsAskedFor) {
  const Scene scene = test_shapes::boxesOf(2, {2, 1, 0}, {1, 1, 0}, {1.5, 1.75, 0});
  EXPECT_TRUE(stepsOf(Stage(scene).timeline, Phase::contact).empty());
  const Stage stage(scene, {.contacts = true});
  using enum SubStep;
  EXPECT_EQ(stepsOf(stage.timeline, Phase::contact), (std::vector{contact_reference, contact_incident, contact_clip,
                                                                  contact_clip, contact_above, contact_points}));
  const int size = stage.timeline.size();
  EXPECT_EQ(stage.timeline[size - 7].sub_step, result) << "it comes after the result";
  EXPECT_EQ(stage.timeline.nextIteration(size - 7), size - 6);
  EXPECT_EQ(stage.timeline.iterationEnd(size - 6), size - 1) << "one row of steps";
  for (int i = 0; i < size; ++i) EXPECT_EQ(stage.timeline.nearest(stage.timeline[i]), i);
  // A pair that is apart has none, and the place in the manifold falls back to the result.
  const Stage apart(test_shapes::boxesOf(2, {2, 1, 0}, {1, 1, 0}, {5, 0, 0}), {.contacts = true});
  EXPECT_TRUE(stepsOf(apart.timeline, Phase::contact).empty());
  EXPECT_EQ(apart.timeline.nearest(stage.timeline[size - 1]), apart.timeline.size() - 1);
}

TEST(ContactManifold, SidesOfTwoRectangles) {
  Covered cases(1);
  // A's upper side y = 1 from −2 to 2, B's lower side y = 0.75 from 0.5 to 2.5: they share x from 0.5 to 2.
  const Stage stage(test_shapes::boxesOf(2, {2, 1, 0}, {1, 1, 0}, {1.5, 1.75, 0}), {.contacts = true});
  const auto& contacts = stage.run.contacts->manifold.contacts;
  ASSERT_EQ(contacts.size(), 2);
  std::set<double> places;
  for (const auto& contact : contacts) {
    places.insert(std::round(contact.point_a.x * 1e6) / 1e6);
    EXPECT_NEAR(contact.depth, 0.25, 1e-12);
    EXPECT_NEAR(contact.point_a.y, 1, 1e-12);
    EXPECT_NEAR(contact.point_b.y, 0.75, 1e-12);
    EXPECT_NEAR(contact.point_a.x, contact.point_b.x, 1e-12);
  }
  EXPECT_EQ(places, (std::set<double>{0.5, 2}));
  // The clip at x = 2 cuts off what B's side has beyond it: from 2 to 2.5.
  for (int i = 0; i < stage.timeline.size(); ++i) {
    const Frame frame = stage.frame(stage.timeline[i]);
    if (!frame.contact() || !frame.contact()->clip || frame.contact()->clip->normal.x < 0) continue;
    ++cases;
    ASSERT_EQ(frame.contact()->cut.size(), 2u);
    for (const double x : {2.0, 2.5})
      EXPECT_TRUE(std::any_of(frame.contact()->cut.begin(), frame.contact()->cut.end(), [&](dvec3 p) {
        return near(p, {x, 0.75, 0});
      }));
  }
}

TEST(ContactManifold, FacesOfTwoBoxes) {
  // A's top y = 0.5 is 3 × 3; B's bottom y = 0.4 reaches from 0.25 to 1.75 in x and from −0.5 to 0.5 in z.
  const Stage stage(test_shapes::boxesOf(3, {1.5, 0.5, 1.5}, {0.75, 0.5, 0.5}, {1, 0.9, 0}), {.contacts = true});
  const auto& contacts = stage.run.contacts->manifold.contacts;
  ASSERT_EQ(contacts.size(), 4);
  for (const double x : {0.25, 1.5})
    for (const double z : {-0.5, 0.5})
      EXPECT_EQ(std::count_if(contacts.begin(), contacts.end(),
                              [&](const auto& each) {
                                return near(each.point_a, {x, 0.5, z}) && near(each.point_b, {x, 0.4, z}) &&
                                       std::abs(each.depth - 0.1) < 1e-9;
                              }),
                1)
          << x << ' ' << z;
}

TEST(ContactManifold, AnIntervalAndARoundBodyHaveOne) {
  const Stage line(test_shapes::boxesOf(1, {1, 0, 0}, {1, 0, 0}, {1.5, 0, 0}), {.contacts = true});
  using enum SubStep;
  EXPECT_EQ(stepsOf(line.timeline, Phase::contact), (std::vector{contact_reference, contact_points}));
  ASSERT_EQ(line.run.contacts->manifold.contacts.size(), 1);
  EXPECT_NEAR(line.run.contacts->manifold.contacts[0].depth, 0.5, 1e-12);

  Scene ball = test_shapes::boxesOf(3, {1, 1, 1}, {1, 1, 1}, {0.25, 1.4, 0});
  ball.b.shape = ShapeKind::sphere;
  ball.b.radius = 0.5;
  const Stage stage(ball, {.contacts = true});
  ASSERT_EQ(stage.run.contacts->manifold.contacts.size(), 1);
  EXPECT_TRUE(near(stage.run.contacts->manifold.contacts[0].point_a, {0.25, 1, 0}));
  EXPECT_TRUE(near(stage.run.contacts->manifold.contacts[0].point_b, {0.25, 0.9, 0}));
}

/// What B is pushed by: at the last step an arrow along n at each contact, and equal depths are told once.
TEST(ContactManifold, EachContactHasItsPush) {
  for (const Scene& scene : {test_shapes::boxesOf(2, {2, 1, 0}, {1, 1, 0}, {1.5, 1.75, 0}),
                             test_shapes::boxesOf(3, {1.5, 0.5, 1.5}, {0.75, 0.5, 0.5}, {1, 0.9, 0}),
                             sceneNamed("method-contacts-2d"), sceneNamed("method-contacts-3d")}) {
    const Stage stage(scene, {.contacts = true});
    const gjk::Manifold<3>& manifold = stage.run.contacts->manifold;
    const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
    ASSERT_EQ(frame.moment.sub_step, SubStep::contact_points);
    const Figure figure = stage.worldAt(frame);
    std::set<std::string> depths;
    for (const auto& contact : manifold.contacts) {
      depths.insert(number(contact.depth, 3));
      const long pushes = std::count_if(figure.arrows.begin(), figure.arrows.end(), [&](const Arrow& arrow) {
        return arrow.role == Role::contact && near(arrow.from, contact.point_a) &&
               glm::dot(glm::normalize(arrow.to - arrow.from), manifold.normal) > 1 - 1e-9;
      });
      EXPECT_EQ(pushes, 1);
    }
    const long told = std::count_if(figure.labels.begin(), figure.labels.end(), [&](const Label& label) {
      return label.role == Role::contact && label.text.find(*depths.begin()) != std::string::npos;
    });
    EXPECT_GE(told, 1);
    if (depths.size() == 1) {
      EXPECT_EQ(told, 1);
    }
  }
}

/// Length of what is left of a segment, area of what is left of a polygon.
double measureOf(const std::vector<dvec3>& points, bool of_segment) {
  if (of_segment) return points.size() == 2 ? glm::length(points[1] - points[0]) : 0;
  dvec3 sum(0.0);
  for (std::size_t i = 1; i + 1 < points.size(); ++i)
    sum += glm::cross(points[i] - points[0], points[i + 1] - points[0]);
  return glm::length(sum) / 2;
}

/// All built-in scenes with the manifold on.
void forEveryContactMoment(const std::function<void(const Stage&, const Frame&)>& check) {
  forEveryMoment(0,
                 [&](const Stage& stage, const Frame& frame) {
                   if (frame.contact()) check(stage, frame);
                 },
                 {.contacts = true});
}

TEST(ContactManifold, WhatAClipCutsOffAndLeavesIsTheWhole) {
  int clips = 0;
  forEveryContactMoment([&](const Stage& stage, const Frame& frame) {
    if (!frame.contact()->clip) return;
    SCOPED_TRACE(place(stage, frame));
    ++clips;
    const bool segment = frame.contact()->before.size() == 2;
    const double whole = measureOf(frame.contact()->before, segment);
    const double cut = measureOf(frame.contact()->cut, segment), left = measureOf(frame.contact()->remains, segment);
    EXPECT_NEAR(cut + left, whole, 1e-7 * (1 + whole));
    for (const dvec3& p : frame.contact()->remains)
      EXPECT_LE(glm::dot(frame.contact()->clip->normal, p - frame.contact()->clip->point), 1e-8);
  });
  EXPECT_GT(clips, 50);
}

TEST(ContactManifold, ContactsAgreeWithTheAnswer) {
  Covered cases(30);
  forEveryContactMoment([&](const Stage& stage, const Frame& frame) {
    if (frame.moment.sub_step != SubStep::contact_points) return;
    ++cases;
    SCOPED_TRACE(place(stage, frame));
    const ContactRun& run = *stage.run.contacts;
    EXPECT_LE(run.manifold.contacts.size(), stage.scene.dimension == 3 ? 4 : stage.scene.dimension);
    EXPECT_NEAR(run.manifold.contacts[0].depth, stage.run.trace.result.depth, 1e-8 * (1 + stage.run.trace.scale));
    for (const auto& each : run.manifold.contacts)
      EXPECT_LT(glm::length(each.point_a - each.point_b - each.depth * run.manifold.normal), 1e-9 * (1 + each.depth));
    for (int i = 0; i < run.manifold.contacts.size() && !run.trace.kept.empty(); ++i) {
      const auto place = static_cast<std::size_t>(run.numberOf(i)) - 1;
      ASSERT_LT(place, run.trace.candidates.size());
      EXPECT_EQ(run.trace.candidates[place].point_a, run.manifold.contacts[i].point_a) << "numbered as in the choice";
    }
    EXPECT_TRUE(frame.show_result) << "the difference pane keeps the result";
  });
}

/// "corner 2 beyond by", "contact 3": the row's number stands in the picture at what the row measures.
TEST(ContactManifold, WhatARowNumbersHasThatNumberInThePicture) {
  int corners = 0, depths = 0;
  forEveryContactMoment([&](const Stage& stage, const Frame& frame) {
    SCOPED_TRACE(place(stage, frame));
    const ContactRun& run = *stage.run.contacts;
    const Figure world = stage.worldAt(frame);
    const auto stands = [&](const std::string& text, dvec3 at) {
      return std::any_of(world.labels.begin(), world.labels.end(), [&](const Label& label) {
        return label.text.starts_with(text) && (label.text.size() == text.size() || label.text[text.size()] == ':') &&
               near(label.position, at);
      });
    };
    const Caption words = caption(stage.scene, stage.run, stage.timeline, stage.timeline.nearest(frame.moment));
    for (const TestRow& row : words.tests) {
      std::size_t number = 0;
      const bool corner = std::sscanf(row.expression.c_str(), "corner %zu", &number) == 1;
      if (!corner && std::sscanf(row.expression.c_str(), "contact %zu", &number) != 1) continue;
      if (corner) {
        const auto& polygon = frame.contact()->clip ? frame.contact()->before
                                                    : incidentBefore(run, static_cast<int>(run.trace.clips.size()));
        if (polygon.size() < 2) continue;
        EXPECT_TRUE(stands(std::to_string(number), polygon[number - 1])) << row.expression;
        ++corners;
      } else {
        const auto& each = run.trace.candidates[number - 1];
        EXPECT_TRUE(stands(std::to_string(number), each.point_a) || stands(std::to_string(number), each.point_b) ||
                    stands(std::to_string(number), 0.5 * (each.point_a + each.point_b)))
            << row.expression;
        ++depths;
      }
    }
  });
  EXPECT_GT(corners, 100);
  EXPECT_GT(depths, 5);
}

/// "A" beside a corner that is spoken of would be read as its name.
TEST(ContactManifold, NamesOfBodiesStandClearOfTheContacts) {
  const Stage stage(sceneNamed("method-contacts-3d"), {.contacts = true});
  int names = 0;
  for (int i = 0; i < stage.timeline.size(); ++i) {
    const Frame frame = stage.frame(stage.timeline[i]);
    if (!frame.contact()) continue;
    SCOPED_TRACE(place(stage, frame));
    for (const Label& label : stage.worldAt(frame).labels) {
      if (label.text != "A" && label.text != "B") continue;
      ++names;
      const dvec2 at(project(stage.world, label.position));
      for (const auto& each : stage.run.contacts->manifold.contacts)
        EXPECT_GT(glm::distance(dvec2(project(stage.world, each.point_a)), at), 55) << label.text;
    }
  }
  EXPECT_GT(names, 10);
}

TEST(ContactManifold, EveryMomentIsDrawnAndTold) {
  int moments = 0;
  forEveryContactMoment([&](const Stage& stage, const Frame& frame) {
    SCOPED_TRACE(place(stage, frame));
    ++moments;
    const Figure world = stage.worldAt(frame);
    forEveryPoint(world, [](dvec3 p, const char* kind) { EXPECT_TRUE(std::isfinite(p.x + p.y + p.z)) << kind; });
    const SubStep step = frame.moment.sub_step;
    EXPECT_TRUE(step != SubStep::contact_points || hasMarker(world, Role::contact));
    EXPECT_TRUE(step != SubStep::contact_clip || hasLine(world, Role::clip_plane));
    const Caption words = caption(stage.scene, stage.run, stage.timeline, stage.timeline.nearest(frame.moment));
    EXPECT_FALSE(words.title.empty() || words.body.empty());
    EXPECT_GE(words.pseudocode.current, 0);
    EXPECT_EQ(words.overline.find("Contact manifold"), 0u);
    for (const auto& row : words.tests) EXPECT_EQ(row.value.find("nan"), std::string::npos);
  });
  EXPECT_GT(moments, 150);
}

}  // namespace
}  // namespace gjklab::test

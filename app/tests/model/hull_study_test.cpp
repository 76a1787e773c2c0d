// The growth of a hull on the timeline, in the frame, in the picture and in words.
#include "model/caption/caption.h"
#include "model/run/hull_run.h"

#include "covered.h"
#include "model/figure/figure_parts.h"
#include "model/figure/figure_scenes.h"
#include "model/session/session.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace gjklab::test {
namespace {

const GalleryEntry& named(const std::string& id) {
  for (const GalleryEntry& each : gallery())
    if (each.id == id) return each;
  ADD_FAILURE() << id;
  return gallery().front();
}

/// All built-in scenes as hulls of A, of B and of the difference.
void forEveryHullMoment(const std::function<void(const Stage&, const Frame&)>& check) {
  for (const Study study : {Study::hull_a, Study::hull_b, Study::hull_difference})
    forEveryMoment(0, check, {.study = study});
}

/// How far a point lies in front of a facet: without the library's numbers.
double height(const HullRun& run, const HullFacet& facet, dvec3 p, dvec3 plane_normal) {
  const dvec3 a = run.at(facet.points[0]);
  if (facet.points[1] < 0) return (p.x - a.x) * facet.normal.x;
  const dvec3 b = run.at(facet.points[1]);
  const dvec3 normal =
      facet.points[2] >= 0 ? glm::cross(b - a, run.at(facet.points[2]) - a) : glm::cross(b - a, plane_normal);
  return glm::dot(p - a, glm::normalize(normal));
}

TEST(HullStudy, TheStepsAreThoseOfTheText) {
  const Stage stage(named("hull-diamond").scene, {.study = Study::hull_a});
  using enum SubStep;
  ASSERT_GT(stage.timeline.size(), 20);
  const SubStep expected[] = {hull_simplex, hull_outside, hull_farthest, hull_visible,
                              hull_horizon, hull_facets,  hull_dropped};
  for (int i = 0; i < 7; ++i) EXPECT_EQ(stage.timeline[i].sub_step, expected[i]);
  EXPECT_EQ(stage.timeline[stage.timeline.size() - 1].sub_step, hull_result);
  EXPECT_EQ(stage.timeline.nextIteration(0), 2);
  EXPECT_EQ(stage.timeline.nextIteration(2), 7);
  for (int i = 0; i < stage.timeline.size(); ++i) EXPECT_EQ(stage.timeline.nearest(stage.timeline[i]), i);
}

TEST(HullStudy, EveryPointIsWhereItIsSaidToBe) {
  int moments = 0;
  forEveryHullMoment([&](const Stage& stage, const Frame& frame) {
    const HullRun& run = *stage.run.hull;
    const auto& trace = run.growth->trace;
    if (!frame.hull() || trace.facets.empty() || run.pointCount() > 80) return;
    if (frame.moment.sub_step == SubStep::hull_facets || frame.moment.sub_step == SubStep::hull_simplex) return;
    SCOPED_TRACE(place(stage, frame));
    ++moments;
    const dvec3 plane_normal = stage.scene.dimension == 3 ? run.turned(run.growth->mesh.plane_normal) : dvec3(0, 0, 1);
    double size = 0;
    for (int i = 0; i < run.pointCount(); ++i) size = std::max(size, glm::length(run.at(i) - run.at(0)));
    for (int i = 0; i < run.pointCount(); ++i) {
      double highest = -1e300;
      for (const HullFacet& facet : frame.hull()->facets)
        highest = std::max(highest, height(run, facet, run.at(i), plane_normal));
      switch (frame.hull()->points[static_cast<std::size_t>(i)]) {
        case HullPoint::outside:
        case HullPoint::chosen:
          EXPECT_GT(highest, -1e-12 * size) << i;
          break;
        case HullPoint::inside:
        case HullPoint::dropped:
        case HullPoint::vertex:
          EXPECT_LT(highest, 1e-12 * size + (frame.hull()->farthest == i ? 1e300 : 0)) << i;
          break;
        case HullPoint::left_out:  // as its twin
          break;
        case HullPoint::waiting:
          ADD_FAILURE() << i << " waits";
      }
    }
  });
  EXPECT_GT(moments, 1000);
}

TEST(HullStudyWalk, EveryMomentIsDrawnAndTold) {
  Covered cases(2000);
  forEveryHullMoment([&](const Stage& stage, const Frame& frame) {
    SCOPED_TRACE(place(stage, frame));
    ASSERT_TRUE(frame.hull());
    for (const Figure& figure : {stage.worldAt(frame), stage.differenceAt(frame)})
      forEveryPoint(figure, [](dvec3 p, const char* kind) { EXPECT_TRUE(std::isfinite(p.x + p.y + p.z)) << kind; });
    const Caption words = caption(stage.scene, stage.run, stage.timeline, stage.timeline.nearest(frame.moment));
    EXPECT_FALSE(words.title.empty() || words.body.empty());
    EXPECT_GE(words.pseudocode.current, 0);
    EXPECT_EQ(words.overline.find("Hull of"), 0u);
    EXPECT_EQ(words.body.find("  "), std::string::npos) << words.body;
    if (stage.run.hull->ofDifference()) return;
    ++cases;
    for (const Label& label : stage.differenceAt(frame).labels)
      EXPECT_TRUE(label.role != Role::normal && label.role != Role::facet && label.role != Role::closest_point)
          << label.text << " draws the eye from the hull";
  });
}

/// "A₅ A₆₁ A₉": the corners of a facet that a row speaks of are named in the picture.
TEST(HullStudy, FacetsInRowsHaveTheirCornersNamed) {
  int rows = 0;
  forEveryHullMoment([&](const Stage& stage, const Frame& frame) {
    const SubStep step = frame.moment.sub_step;
    if (stage.run.hull->ofDifference() || (step != SubStep::hull_visible && step != SubStep::hull_dropped)) return;
    SCOPED_TRACE(place(stage, frame));
    const Figure world = stage.worldAt(frame);
    const Caption words = caption(stage.scene, stage.run, stage.timeline, stage.timeline.nearest(frame.moment));
    const Which which = stage.run.hull->of == Study::hull_a ? Which::a : Which::b;
    const int farthest = frame.hull()->farthest;
    if (words.tests.size() > 6) return;  // of many not all have room
    std::set<std::string> spoken;
    for (const TestRow& row : words.tests)
      for (const HullFacet& facet : frame.hull()->facets)
        for (const int point : facet.points) {
          const std::string name = (which == Which::a ? "A" : "B") + subscript(point);
          if (point >= 0 && (" " + row.expression + " ").find(" " + name + " ") != std::string::npos)
            spoken.insert(vertexName(which, point));
        }
    if (farthest >= 0) spoken.insert(vertexName(which, farthest));
    for (const std::string& name : spoken) {
      ++rows;
      EXPECT_TRUE(std::any_of(world.labels.begin(), world.labels.end(), [&](const Label& l) { return l.text == name; }))
          << name;
    }
  });
  EXPECT_GT(rows, 200);
}

/// As many as the sentence says can be counted in the picture.
TEST(HullStudy, RepeatedPointsHaveTheirNumber) {
  for (const char* id : {"hull-1d", "hull-2d-line", "hull-2d-repeated", "hull-line", "hull-repeated"}) {
    SCOPED_TRACE(id);
    const Stage stage(named(id).scene, {.study = Study::hull_a});
    const Frame frame = stage.frame(stage.timeline[stage.timeline.size() - 1]);
    ASSERT_TRUE(frame.hull());
    const Figure world = stage.worldAt(frame);
    std::set<std::tuple<double, double, double>> places;
    for (int i = 0; i < static_cast<int>(frame.hull()->points.size()); ++i) {
      const dvec3 p = stage.run.hull->at(i);
      places.insert({p.x, p.y, p.z});
    }
    std::size_t counted = places.size();
    for (const Label& label : world.labels)
      if (label.text.starts_with("×")) counted += std::stoul(label.text.substr(std::string("×").size())) - 1;
    EXPECT_EQ(counted, frame.hull()->points.size());
  }
}

TEST(HullStudy, FlatOnesAreCalledByTheirNames) {
  const auto title = [](const char* id) {
    const Stage stage(named(id).scene, {.study = named(id).opening.study.value()});
    return caption(stage.scene, stage.run, stage.timeline, stage.timeline.size() - 1).title;
  };
  const std::pair<const char*, const char*> names[] = {
      {"hull-diamond", "polyhedron"}, {"hull-flat", "polygon"},    {"hull-line", "segment"}, {"hull-point", "point"},
      {"hull-2d-cloud", "polygon"},   {"hull-2d-line", "segment"}, {"hull-1d", "segment"}};
  for (const auto& [id, name] : names) EXPECT_NE(title(id).find(name), std::string::npos) << id << ": " << title(id);
  EXPECT_NE(title("hull-flat"), title("hull-2d-cloud")) << "in space and in the plane";
}

TEST(HullStudy, CornersOfKnownHulls) {
  const auto hull = [](const char* id) { return hullRun(named(id).scene, named(id).opening.study.value(), nullptr); };
  EXPECT_EQ(hull("hull-lattice").growth->mesh.vertices.size(), 8u);
  EXPECT_EQ(hull("hull-repeated").growth->mesh.vertices.size(), 4u);
  EXPECT_EQ(hull("hull-repeated").growth->trace.repeated.size(), 5u);
  EXPECT_EQ(hull("hull-2d-repeated").growth->mesh.vertices.size(), 4u);
}

TEST(HullStudy, TheHullOfTheDifferencesIsTheMinkowskiDifference) {
  // The solids' vertices come from Gauss maps and merged edge fans: another way to the same points.
  int compared = 0;
  for (const GalleryEntry& each : gallery()) {
    const HullRun run = hullRun(each.scene, Study::hull_difference, nullptr);
    if (!run.missing.empty() || run.growth->mesh.rank < each.scene.dimension) continue;
    const auto geometry = makeGeometry(each.scene, nullptr, nullptr);
    if (geometry->difference_vertices.empty()) continue;
    ++compared;
    double size = 0;
    for (int i = 0; i < run.pointCount(); ++i) size = std::max(size, glm::length(run.at(i) - run.offset));
    for (const DifferenceVertex& vertex : geometry->difference_vertices) {
      const dvec3 w = vertex.w + geometry->difference_offset;
      double nearest = 1e300;
      for (const int corner : run.growth->mesh.vertices) nearest = std::min(nearest, glm::length(run.at(corner) - w));
      EXPECT_LT(nearest, 1e-9 * size) << each.id;
    }
  }
  EXPECT_GT(compared, 15);
}

TEST(HullStudy, MovingABodyDoesNotGrowItAgain) {
  Scene scene = named("hull-cloud").scene;
  const HullRun before = hullRun(scene, Study::hull_a, nullptr);
  scene.a.position = {5, 6, 7};
  scene.a.orientation = *unitOrientation({0.5, 0.5, -0.5, 0.25});
  const HullRun moved = hullRun(scene, Study::hull_a, &before);
  EXPECT_EQ(moved.growth, before.growth);
  EXPECT_LT(glm::length(moved.at(3) - toWorld(scene.a, 3, scene.a.points[3])), 1e-14);
  scene.a.points[3].x += 1;
  EXPECT_NE(hullRun(scene, Study::hull_a, &moved).growth, before.growth);
}

TEST(HullStudy, TurnedFlatPointsStayFlat) {
  Scene scene = named("hull-flat").scene;
  scene.a.orientation = *unitOrientation({0.3, 0.5, -0.2, 0.7});
  EXPECT_EQ(hullRun(scene, Study::hull_a, nullptr).growth->mesh.rank, 2);
  scene.b = scene.a;  // both in one plane, turned alike: so is the difference
  EXPECT_EQ(hullRun(scene, Study::hull_difference, nullptr).growth->mesh.rank, 2);
}

TEST(HullStudy, ARoundBodyHasNone) {
  Scene scene = named("hull-cloud").scene;
  scene.a = Body{};
  scene.a.shape = ShapeKind::cone;
  for (const Study study : {Study::hull_a, Study::hull_difference}) {
    const Stage stage(scene, {.study = study});
    ASSERT_EQ(stage.timeline.size(), 1);
    const Caption words = caption(scene, stage.run, stage.timeline, 0);
    EXPECT_NE(words.body.find("cone"), std::string::npos);
    stage.worldAt(stage.frame(stage.timeline[0]));
  }
}

TEST(HullStudy, ASessionGoesToTheHullAndBackToItsPlace) {
  Session session(defaultScene(2), "", {});
  session.apply(Seek{7});
  const Moment at = session.moment();
  session.apply(ChooseStudy{Study::hull_b});
  session.update();
  EXPECT_EQ(session.moment().sub_step, SubStep::hull_simplex);
  session.apply(Go{Jump::last});
  EXPECT_EQ(session.moment().sub_step, SubStep::hull_result);
  session.apply(Edit{SetPosition{Which::b, {1, 1, 0}}});
  session.update();
  EXPECT_EQ(session.moment().sub_step, SubStep::hull_result) << "a drag keeps the place";
  session.apply(Undo{});
  session.apply(ChooseStudy{Study::query});
  session.update();
  EXPECT_EQ(session.moment(), at);
}

TEST(HullStudy, TheTogglesOfASession) {
  Session session(named("hard-2d-deep").scene, "", {});
  const int before = session.timeline().size();
  Inquiry inquiry = session.inquiry();
  inquiry.contacts = inquiry.mass = true;
  session.apply(Inquire{inquiry});
  session.update();
  EXPECT_GT(session.timeline().size(), before);
  EXPECT_TRUE(session.run().mass != nullptr);
  session.apply(Go{Jump::last});
  EXPECT_EQ(session.moment().sub_step, SubStep::contact_points);
  inquiry.contacts = inquiry.mass = false;
  session.apply(Inquire{inquiry});
  session.update();
  EXPECT_EQ(session.timeline().size(), before);
  EXPECT_EQ(session.moment().sub_step, SubStep::result);
  EXPECT_TRUE(session.run().mass == nullptr);
}

}  // namespace
}  // namespace gjklab::test

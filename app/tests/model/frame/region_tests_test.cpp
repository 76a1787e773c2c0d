// The region step test by test: the side that each test loses, what is known after it, and what is said of it; and
// EPA's rebuild, whose old facets fall while the new ones grow.

#include "model/frame/region_tests.h"
#include "covered.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "gjk/feature.h"
#include "model/caption/caption.h"
#include "model/figure/figure_scenes.h"
#include "model/frame/frame_tween.h"
#include "model/seeded_scenes.h"
#include "model/solid/solid_checks.h"

namespace gjklab::region_tests_test {
namespace {

/// Every region step of many runs, at every one of its tests.
void forEveryTest(const std::function<void(const Run&, const Timeline&, int place, int test, const Frame&)>& check) {
  forEachDrawn(71u, 1, 60, [&](const Scene& scene, int) {
    gjklab::Run run = runQuery(scene);
    const Timeline timeline(run);
    for (int place = 0; place < timeline.size(); ++place)
      for (int test = 0; test < timeline.testsAt(place); ++test)
        check(run, timeline, place, test,
              makeFrame(scene, run, nullptr, timeline, place, Disclosure::everything, {}, Naming::letters, test));
  });
}

const gjk::GjkRecord<3>& recordAt(const Run& run, const Frame& frame) {
  return run.trace.gjk[static_cast<std::size_t>(frame.moment.record)];
}

TEST(RegionTests, NeverLoseTheSideThatHoldsTheOrigin) {
  int planes = 0;
  forEveryTest([&](const gjklab::Run& run, const Timeline&, int, int test, const Frame& frame) {
    ASSERT_TRUE(frame.test);
    EXPECT_EQ(frame.test->index, test);
    EXPECT_EQ(frame.test->count, recordAt(run, frame).tests.size());
    if (!frame.test->lost) return;
    // Inside of the lost half-space: dot(normal, p) ≤ offset; the origin is outside, or on the plane.
    EXPECT_LE(frame.test->lost->offset, 1e-9 * run.trace.scale);
    EXPECT_NEAR(glm::length(frame.test->lost->normal), 1, 1e-12);
    ++planes;
  });
  EXPECT_GT(planes, 200);
}

/// The plane against the test's own formula, at random points in the place of the origin.
TEST(RegionTests, TheLostSideIsWhereTheTestWouldHaveAnotherSign) {
  std::mt19937 random(8);
  std::uniform_real_distribution<double> unit(-1, 1);
  const auto point = [&] {
    dvec3 p;
    for (int axis = 0; axis < 3; ++axis) p[axis] = unit(random);
    return p;
  };
  for (int i = 0; i < 200; ++i) {
    const std::array<dvec3, 4> s{point(), point(), point(), point()};
    const dvec3 u = s[1] - s[0], v = s[2] - s[0];
    const struct {
      gjk::TestSubject subject;
      dvec3 factor;
    } kTests[] = {{gjk::detail::alongEdge(1), u},
                  {gjk::detail::besideEdge(1, 2), glm::cross(u, glm::cross(u, v))},
                  {gjk::detail::faceSide(1, 2), glm::cross(u, v)}};
    for (const auto& [subject, factor] : kTests) {
      const bool holds = glm::dot(factor, -s[0]) > 0;
      const auto lost = sideLost(s, {subject, 0, holds, gjk::kNoFeature});
      ASSERT_TRUE(lost);
      const dvec3 p = point();
      const bool as_origin = glm::dot(factor, p - s[0]) > 0;
      EXPECT_EQ(glm::dot(lost->normal, p) <= lost->offset, as_origin != holds);
    }
    EXPECT_FALSE(sideLost(s, {gjk::detail::cofactorOf(3, 1), 0, true, gjk::kNoFeature}));
  }
}

TEST(RegionTests, TellWhatTheyExcludeAndNothingOfWhatComesLater) {
  int lost = 0;
  forEveryTest([&](const gjklab::Run& run, const Timeline& timeline, int place, int test, const Frame& frame) {
    const auto& record = recordAt(run, frame);
    EXPECT_EQ(timeline[place], frame.moment);
    EXPECT_FALSE(frame.closest || frame.witness_a) << "x is not known yet";
    for (const FrameRegion& region : frame.regions) {
      bool excluded = false;
      for (int i = 0; i <= test; ++i) {
        const gjk::SignTest& each = record.tests[i];
        excluded = excluded || (each.excludes == region.feature && region.feature != record.region);
      }
      const bool ruled_out = (record.ruled_out >> region.feature & 1u) != 0;
      EXPECT_EQ(region.state, excluded    ? RegionState::excluded
                              : ruled_out ? RegionState::ruled_out
                                          : RegionState::unknown);
      EXPECT_EQ(region.ink < 1, excluded);
      EXPECT_FALSE(excluded && region.feature == record.region);
      lost += excluded;
    }
    for (const FrameVertex& vertex : frame.simplex) EXPECT_EQ(vertex.weight, 0);
    EXPECT_EQ(frame.hover, PickTarget(TestTarget{record.tests[test].subject}));
  });
  EXPECT_GT(lost, 300);
}

TEST(RegionTests, ThePointersOwnTargetGoesBeforeTheTests) {
  Covered cases(2);
  const test::Stage stage(defaultScene(2));
  for (int place = 0; place < stage.timeline.size(); ++place) {
    if (stage.timeline.testsAt(place) == 0) continue;
    ++cases;
    const PickTarget target = RegionTarget{1};
    EXPECT_EQ(makeFrame(stage.scene, stage.run, stage.geometry, stage.timeline, place, Disclosure::everything, target,
                        Naming::letters, 0)
                  .hover,
              target);
  }
}

TEST(RegionTests, CaptionsSayTheirTestAndOnlyWhatItShows) {
  int captions = 0;
  forEachDrawn(171u, 1, 40, [&](const Scene& scene, int) {
    gjklab::Run run = runQuery(scene);
    const Timeline timeline(run);
    for (int place = 0; place < timeline.size(); ++place)
      for (int test = 0; test < timeline.testsAt(place); ++test) {
        const auto& record = run.trace.gjk[static_cast<std::size_t>(timeline[place].record)];
        const gjk::SignTest& made = record.tests[test];
        const Caption words = caption(scene, run, timeline, place, Disclosure::everything, Naming::letters, test);
        const std::string of = " · test " + std::to_string(test + 1) + " of " + std::to_string(record.tests.size());
        EXPECT_NE(words.overline.find(of), std::string::npos) << words.overline;
        EXPECT_EQ(words.title.back(), '?');
        EXPECT_NE(words.body.find(number(made.value)), std::string::npos) << words.body;
        const bool excluding = made.excludes != gjk::kNoFeature && made.excludes != record.region;
        const std::string sentence = "The region of **" + VertexNames().of(made.excludes) + "** ";
        EXPECT_EQ(words.body.find(sentence) != std::string::npos, excluding) << words.body;
        EXPECT_EQ(words.body.find("ruled out") != std::string::npos, excluding) << words.body;
        EXPECT_NE(words.pseudocode.note.find("test " + std::to_string(test + 1)), std::string::npos);
        for (std::size_t row = 0; row < words.tests.size() && row < static_cast<std::size_t>(record.tests.size());
             ++row)
          EXPECT_EQ(words.tests[row].value.empty(), static_cast<int>(row) > test);
        for (const SimplexRow& row : words.simplex) EXPECT_TRUE(row.weight.empty()) << row.weight;
        if (!excluding) continue;
        // Whatever is said to be still possible is.
        const std::size_t left = words.body.find("Not yet ruled out:");
        const std::string names = left == std::string::npos ? "" : words.body.substr(left);
        for (int k = 0; k <= test; ++k)
          if (record.tests[k].excludes != gjk::kNoFeature && record.tests[k].excludes != record.region) {
            EXPECT_EQ(names.find("*" + VertexNames().of(record.tests[k].excludes) + "*"), std::string::npos);
          }
        if (!names.empty()) {
          EXPECT_NE(names.find("*" + VertexNames().of(record.region) + "*"), std::string::npos) << names;
        }
        ++captions;
      }
  });
  EXPECT_GT(captions, 300);
}

TEST(RegionTests, FadeWhatTheyExcludeWhileTheyAreTold) {
  const test::Stage stage(defaultScene(2));
  int faded = 0;
  for (int place = 0; place < stage.timeline.size(); ++place)
    for (int test = 0; test < stage.timeline.testsAt(place); ++test) {
      const auto at = [&](int step) {
        return makeFrame(stage.scene, stage.run, stage.geometry, stage.timeline, step < 0 ? place - 1 : place,
                         Disclosure::everything, {}, Naming::letters,
                         step < 0 ? std::nullopt : std::optional<int>(step));
      };
      const Frame from = at(test - 1), to = at(test), half = tweenedFrame(from, to, 0.5);
      for (std::size_t i = 0; i < to.regions.size() && test > 0; ++i) {
        const double expected = 0.5 * from.regions[i].ink + 0.5 * to.regions[i].ink;
        EXPECT_NEAR(half.regions[i].ink, expected, 1e-12);
        faded += from.regions[i].ink != to.regions[i].ink;
      }
    }
  EXPECT_GT(faded, 0);
}

TEST(Rebuild, OldFacetsFallWhileNewOnesGrowAndNumbersWait) {
  int rebuilt = 0;
  for (const int dimension : {1, 2, 3}) {
    const test::Stage stage(defaultScene(dimension));
    for (int place = 1; place < stage.timeline.size(); ++place) {
      if (stage.timeline[place].sub_step != SubStep::epa_rebuild) continue;
      const Frame before = stage.frame(stage.timeline[place - 1]), after = stage.frame(stage.timeline[place]);
      const Frame half = tweenedFrame(before, after, 0.5);
      std::vector<int> removed;
      for (const FrameFacet& facet : before.facets)
        if (facet.state == FacetState::visible) removed.push_back(facet.index);
      EXPECT_EQ(half.falling, removed);
      EXPECT_TRUE(after.falling.empty()) << "gone when it is over";
      const Figure now = stage.differenceAt(half), end = stage.differenceAt(after);
      const auto falling = [](const Figure& figure) {
        return std::count_if(figure.lines.begin(), figure.lines.end(),
                             [](const Line& line) { return line.role == Role::facet_visible && line.ink < 1; });
      };
      EXPECT_EQ(falling(now), static_cast<std::ptrdiff_t>(removed.size()));
      EXPECT_EQ(falling(end), 0);
      for (const Label& label : now.labels)
        EXPECT_FALSE(dimension == 2 && label.role == Role::facet_fresh && label.text != "*w*") << label.text;
      ++rebuilt;
    }
  }
  EXPECT_GT(rebuilt, 2);
}

}  // namespace
}  // namespace gjklab::region_tests_test

// What vertices of the simplex are called: letters that move on, and names for life.

#include "covered.h"
#include "model/caption/caption.h"
#include "model/caption/caption_truth.h"
#include "model/gallery/gallery.h"
#include "model/scene_named.h"

#include <gtest/gtest.h>

#include <map>

namespace gjklab::caption_names_test {
namespace {

/// A name stays with its point from the iteration that finds it on.
TEST(Captions, NamesForLifeStayWithTheirPoints) {
  Covered cases(190);
  for (const char* id : {"tetrahedron-inside", "dyn4j-pair", "method-nesterov-3d", "cone-over-box"}) {
    gjklab::Run run;
    const Scene& scene = test::sceneNamed(id);
    runQuery(scene, run);
    const Timeline timeline(run);
    std::map<std::string, std::string> point_of;
    for (int i = 0; i < timeline.size(); ++i) {
      const Caption c = caption(scene, run, timeline, i, Disclosure::everything, Naming::for_life);
      SCOPED_TRACE(std::string(id) + " | " + c.body);
      expectTrue(scene, run, timeline[i], c, Naming::for_life);
      EXPECT_EQ(c.body.find("is now"), std::string::npos);
      for (const SimplexRow& row : c.simplex) {
        if (row.name == "w") continue;
        ++cases;
        EXPECT_EQ(row.name.substr(0, 1), "s");
        EXPECT_EQ(row.pair.find("d)"), std::string::npos) << row.pair << ": d was another when this vertex was found";
        EXPECT_EQ(point_of.emplace(row.name, row.point).first->second, row.point) << row.name;
      }
    }
    EXPECT_GT(point_of.size(), 2u);
  }
}

/// Whatever is said, no letter is left where the picture has none.
TEST(Captions, WithNamesForLifeNothingIsCalledByALetter) {
  Covered moments(2000);
  gjklab::Run run;
  for (const GalleryEntry& entry : gallery()) {
    runQuery(entry.scene, run);
    if (run.textbook) continue;  // claims, not truths: textbook_test
    const Timeline timeline(run);
    for (int i = 0; i < timeline.size(); ++i) {
      ++moments;
      const Caption c = caption(entry.scene, run, timeline, i, Disclosure::everything, Naming::for_life);
      SCOPED_TRACE(entry.id + " | " + c.body);
      expectTrue(entry.scene, run, timeline[i], c, Naming::for_life);
      for (const char* letters : {"*a*", "*b*", "*c*", "*e*", "*ab*", "*ac*", "*bc*", "*abc*", "*abce*"})
        EXPECT_EQ(c.body.find(letters), std::string::npos) << letters;
      for (const TestRow& row : c.tests)
        if (std::holds_alternative<TestTarget>(row.target)) {
          EXPECT_EQ(row.expression.find_first_of("abce"), std::string::npos) << row.expression;
          EXPECT_EQ(row.verdict.find_first_of("abc"), std::string::npos) << row.verdict;
        }
      for (const Fact& fact : c.facts) EXPECT_NE(fact.name, "a lies in");
      if (HasFailure()) return;
    }
  }
}

/// Learners do not lose their points: a letter that changes its vertex says so.
TEST(Captions, ARenamingIsSaid) {
  gjklab::Run run;
  const Scene& scene = test::sceneNamed("tetrahedron-inside");
  runQuery(scene, run);
  const Timeline timeline(run);
  for (int k = 1; k < static_cast<int>(run.trace.gjk.size()); ++k) {
    const Caption before = caption(scene, run, timeline, timeline.nearest({SubStep::gjk_keep, k - 1}));
    const Caption after = caption(scene, run, timeline, timeline.nearest({SubStep::gjk_direction, k}));
    for (const SimplexRow& was : before.simplex)
      for (const SimplexRow& is : after.simplex)
        if (was.point == is.point && was.name != is.name) {
          EXPECT_NE(after.body.find("*" + was.name + "* is now *" + is.name + "*"), std::string::npos) << after.body;
        }
  }
}

}  // namespace
}  // namespace gjklab::caption_names_test

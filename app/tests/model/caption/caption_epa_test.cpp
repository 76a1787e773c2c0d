// What EPA says of facets that are equally near to O.

#include "model/caption/caption.h"

#include "messages_in.h"
#include "model/gallery/gallery.h"
#include "model/test_shapes.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace gjklab::caption_epa_test {
namespace {

/// A square of side 2 and a point in it: A ⊖ B is the square around −offset, so its sides are 1 ± offset from O.
std::string lastNearest(dvec3 offset) {
  Scene scene;
  scene.dimension = 2;
  scene.a = test_shapes::boxOf({1, 1, 0});
  scene.b = test_shapes::pointOf();
  scene.b.position = offset;
  gjklab::Run run = runQuery(scene);
  const Timeline timeline(run);
  EXPECT_FALSE(run.trace.epa.empty());
  const auto last = static_cast<int>(run.trace.epa.size()) - 1;
  return caption(scene, run, timeline, timeline.nearest({SubStep::epa_closest_facet, last})).body;
}

/// The message that names the nearest facet's normal.
test::Message nearestMessage(const std::string& body) {
  for (const test::Message& each : test::messagesIn(body))
    if (each.facts.count("normal") > 0) return each;
  ADD_FAILURE() << test::inEnglish(body);
  return {"", {{"n", ""}, {"normal", ""}}};
}

TEST(Captions, EquallyNearFacetsAreCounted) {
  const test::TestLanguage language;
  const test::Message all = nearestMessage(lastNearest({0, 0, 0})), one = nearestMessage(lastNearest({0.5, 0.25, 0}));
  EXPECT_EQ(all.facts.at("n"), "4") << "sides of the square";
  EXPECT_EQ(all.facts.count("near"), 0u) << "all of them, not some";
  EXPECT_EQ(one.facts.at("n"), "4");
  EXPECT_EQ(one.facts.at("normal"), "(1, 0)") << "the side 0.5 from O";
  EXPECT_NE(all.sentence, one.sentence) << "whether several are equally near";
}

/// At the end n is this step's own; an answer that was found along another n says so.
TEST(Captions, TheLastBoundNamesTheDirectionThatProvedIt) {
  const test::TestLanguage language;
  int own = 0, earlier = 0;
  std::set<std::string> own_words, earlier_words;  // messages, without their arguments
  for (const GalleryEntry& entry : gallery()) {
    gjklab::Run run = runQuery(entry.scene);
    if (run.trace.epa.empty() || run.trace.epa.back().decision != gjk::EpaDecision::done) continue;
    const Timeline timeline(run);
    const auto& records = run.trace.epa;
    const auto last = static_cast<int>(records.size()) - 1;
    const std::string body = caption(entry.scene, run, timeline, timeline.nearest({SubStep::epa_bound, last})).body;
    const auto along = [&](const auto& record) {
      return glm::distance(record.direction, run.trace.result.normal) < 1e-3;
    };
    const auto messages = test::messagesIn(body);
    const auto depth =
        std::find_if(messages.begin(), messages.end(), [](const auto& each) { return each.facts.count("n"); });
    ASSERT_NE(depth, messages.end()) << entry.id << ": " << test::inEnglish(body);
    EXPECT_EQ(depth->facts.at("depth"), number(run.trace.epa.back().upper_bound)) << entry.id;
    EXPECT_EQ(depth->facts.at("n"), vectorText(run.trace.result.normal, run.dimension)) << entry.id;
    if (vectorText(records.back().direction, run.dimension) == depth->facts.at("n")) {
      ++own;
      own_words.insert(depth->sentence);
    } else {
      ++earlier;
      earlier_words.insert(depth->sentence);
      EXPECT_TRUE(std::any_of(records.begin(), records.end() - 1, along)) << entry.id << ": " << body;
    }
  }
  for (const std::string& each : own_words) EXPECT_EQ(earlier_words.count(each), 0u) << each;
  EXPECT_GT(own, 10);
  EXPECT_GT(earlier, 0);
}

}  // namespace
}  // namespace gjklab::caption_epa_test

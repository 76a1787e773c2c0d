// The stage's two lines, of every built-in scene, method and study: there at every step, short enough for the last row.

#include "model/caption/caption.h"

#include "model/gallery/gallery.h"
#include "model/run/follow_up.h"
#include "model/text/characters.h"
#include "model/text/rich_text.h"

#include <gtest/gtest.h>

namespace gjklab::caption_brief_test {
namespace {

int signs(const std::string& marked) { return characterCount(plainText(marked)); }

int checkAll(const Scene& scene, const gjklab::Run& run) {
  const Timeline timeline(run);
  for (int i = 0; i < timeline.size(); ++i)
    for (const Naming naming : {Naming::letters, Naming::for_life}) {
      const Caption told = caption(scene, run, timeline, i, Disclosure::so_far, naming);
      SCOPED_TRACE(told.overline + " | " + told.title + " | " + told.brief);
      EXPECT_FALSE(told.brief.empty());
      EXPECT_LE(signs(told.title), kMostBrief);
      EXPECT_LE(signs(told.brief), kMostBrief);
      EXPECT_TRUE(told.brief.empty() || told.brief.back() == '.');
      if (::testing::Test::HasFailure()) return i;
    }
  return timeline.size();
}

TEST(Briefs, OfEveryStudyOfEveryBuiltInScene) {
  int moments = 0;
  for (const GalleryEntry& entry : gallery())
    for (const Study study : {Study::query, Study::impact, Study::hull_a, Study::hull_b, Study::hull_difference}) {
      SCOPED_TRACE(entry.id + ", " + name(study));
      gjklab::Run run = runQuery(entry.scene);
      followUp(entry.scene, {.study = study, .contacts = study == Study::query}, run);
      moments += checkAll(entry.scene, run);
      if (HasFailure()) return;
    }
  EXPECT_GT(moments, 4000);
}

}  // namespace
}  // namespace gjklab::caption_brief_test

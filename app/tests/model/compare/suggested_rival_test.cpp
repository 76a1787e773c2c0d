// The second method that is offered: on every built-in scene one that runs otherwise than the scene's own where there
// is one, and the reason is what the runs say.

#include "model/compare/suggested_rival.h"

#include "covered.h"
#include "model/gallery/gallery.h"
#include "model/run/run.h"
#include "model/scene/method_choices.h"
#include "model/session/still_session.h"

#include <gtest/gtest.h>

#include <array>

namespace gjklab::suggested_rival_test {
namespace {

gjklab::Run runOf(const Scene& scene) {
  gjklab::Run run = runQuery(scene);
  return run;
}

/// What two runs can be seen to differ in: the answer, the iterations, the sign tests.
std::array<int, 3> seenOf(const gjklab::Run& run) {
  int tests = 0;
  for (const gjk::GjkRecord<3>& record : run.trace.gjk) tests += record.tests.size();
  return {static_cast<int>(run.trace.result.status), static_cast<int>(run.trace.gjk.size() + run.trace.epa.size()),
          tests};
}

int iterationsOf(const gjklab::Run& run) { return static_cast<int>(run.trace.gjk.size() + run.trace.epa.size()); }

TEST(SuggestedRival, IsAnotherMethodAndShowsADifferenceWhereThereIsOne) {
  Covered cases(80);
  int others = 0;
  for (const GalleryEntry& entry : gallery()) {
    const SuggestedRival telling = suggestedRival(entry.scene);
    EXPECT_FALSE(rivalQuery(entry.scene, telling.rival) == entry.scene.query) << entry.scene.title;
    const gjklab::Run own = runOf(entry.scene), other = runOf(rivalScene(entry.scene, telling.rival));
    if (telling.why.empty()) continue;
    ++cases;
    SCOPED_TRACE(entry.scene.title + ": " + telling.why);
    const bool answers = own.trace.result.status != other.trace.result.status;
    EXPECT_EQ(answers, telling.why.find("“") != std::string::npos) << "two answers in quotation marks";
    others += answers;
    const bool counts = telling.why.find(std::to_string(iterationsOf(other)) + " iteration") != std::string::npos;
    EXPECT_EQ(counts, !answers && !other.sat && iterationsOf(own) != iterationsOf(other));
    if (own.sat && !answers) continue;  // axes are no iterations: any other method will do
    const bool differs = answers || (seenOf(own) != seenOf(other) && !other.sat);
    // No other choice answers otherwise while this one does not, or differs at all while this one does not.
    for (const MethodChoice& choice : methodChoices()) {
      const Rival rival{choice.id, {}, RivalStart::same};
      if (answers || rivalQuery(entry.scene, rival) == entry.scene.query) continue;
      const gjklab::Run run = runOf(rivalScene(entry.scene, rival));
      const gjk::Result<3>& result = run.trace.result;
      if (result.termination == gjk::Termination::unsuited || result.termination == gjk::Termination::invalid_input)
        continue;
      EXPECT_EQ(result.status, own.trace.result.status) << choice.id;
      if (run.sat) continue;
      EXPECT_TRUE(differs || seenOf(run) == seenOf(own))
          << choice.id << " differs, and the one that is offered does not";
    }
  }
  EXPECT_GT(others, 3) << "scenes whose textbook run is wrong";
}

TEST(SuggestedRival, IsOfferedUntilAPersonChooses) {
  Session session = stillSession(defaultScene(2));
  const SuggestedRival telling = suggestedRival(session.scene());
  session.apply(ToggleCompare{});
  session.update();
  EXPECT_EQ(session.inquiry().rival, telling.rival);
  EXPECT_EQ(session.whyRival(), telling.topic) << "nothing of the runs' ends before they are shown";
  EXPECT_EQ(telling.topic.find_first_of("0123456789"), std::string::npos);
  session.apply(Go{Jump::last});
  session.update();
  EXPECT_EQ(session.whyRival(), telling.why);
  Inquiry chosen = session.inquiry();
  chosen.rival = {telling.rival.method == "johnson" ? "signed-volumes" : "johnson", {}, RivalStart::same};
  session.apply(Inquire{chosen});
  EXPECT_EQ(session.whyRival(), "");
  session.apply(ToggleCompare{});
  session.apply(ToggleCompare{});
  EXPECT_EQ(session.inquiry().rival, chosen.rival) << "what was chosen is kept";
}

TEST(SuggestedRival, TheReasonGoesWhenTheSceneIsChanged) {
  Session session = stillSession(defaultScene(2));
  session.apply(ToggleCompare{});
  EXPECT_NE(session.whyRival(), "");
  session.apply(Edit{SetPosition{Which::b, session.scene().b.position + dvec3(0.25, 0, 0)}});
  EXPECT_EQ(session.whyRival(), "");
}

}  // namespace
}  // namespace gjklab::suggested_rival_test

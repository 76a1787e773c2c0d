// Scores of the game: kept per scene, written and read back.

#include "model/predict/scores.h"

#include "model/session/settings.h"

#include <gtest/gtest.h>

namespace gjklab {
namespace {

TEST(Scores, AreKeptAndReadBack) {
  Scores scores;
  Card before, now;
  now.by_kind[0] = {1, 0, 2};
  scores.add("a, \"b\"", before, now);
  before = now;
  now.by_kind[0].right = 3;
  now.by_kind[4].hinted = 1;
  scores.add("a, \"b\"", before, now);
  scores.add("plain", before, before);
  EXPECT_EQ(scores.csv(),
            "scene,question,right,with_hint,wrong\n\"a, \"\"b\"\"\",status,3,0,2\n\"a, \"\"b\"\"\",drop,0,1,0\n");
  EXPECT_EQ(Scores::ofLines(scores.lines()), scores);
  EXPECT_TRUE(Scores::ofLines({"x", "a,b,c,d,e", "s,status,1,2", "s,status,-1,0,0", ""}).empty());
  Settings settings;
  settings.scores = scores;
  std::vector<std::string> warnings;
  EXPECT_EQ(readSettings(writeSettings(settings), warnings).scores, scores);
  EXPECT_TRUE(warnings.empty());
}

}  // namespace
}  // namespace gjklab

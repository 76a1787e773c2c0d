// Scores of the game: kept per scene, written and read back.

#include "model/predict/scores.h"

#include <gtest/gtest.h>

namespace gjklab::scores_test {
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
}

TEST(Scores, WhatTwoWindowsHaveCountedIsAdded) {
  const Scores before = Scores::ofLines({"s,status,1,2,3", "t,drop,1,0,0"});
  Scores disk = Scores::ofLines({"s,status,5,2,3", "u,drop,0,0,1"});
  disk.addSince(before, Scores::ofLines({"s,status,2,2,4", "t,drop,1,0,0", "v,region,0,1,0"}));
  EXPECT_EQ(disk, Scores::ofLines({"s,status,6,2,4", "u,drop,0,0,1", "v,region,0,1,0"}));
}

}  // namespace
}  // namespace gjklab::scores_test

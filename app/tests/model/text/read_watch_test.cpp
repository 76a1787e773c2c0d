// Reading that is watched: it says how far it is, and stops when it is told to.

#include "model/text/json_tree.h"

#include <gtest/gtest.h>

namespace gjklab::read_watch_test {
namespace {

TEST(ReadWatch, SaysHowFarTheTextHasBeenRead) {
  std::string text = "[";
  for (int i = 0; i < 100000; ++i) text += "1.5,";
  text += "1.5]";
  ReadWatch watch;
  const auto watched = parseJson(text, &watch);
  ASSERT_TRUE(std::holds_alternative<JsonTree>(watched));
  EXPECT_EQ(std::get<JsonTree>(watched).nodes.size(), 100002U);
  EXPECT_GT(watch.share, 0.8);
  EXPECT_LE(watch.share, 1.0);
}

TEST(ReadWatch, StopsWhenToldTo) {
  ReadWatch watch;
  watch.stop = true;
  const auto stopped = parseJson("[1, 2]", &watch);
  ASSERT_TRUE(std::holds_alternative<JsonFault>(stopped));
  EXPECT_EQ(std::get<JsonFault>(stopped).sentence, "stopped");
}

}  // namespace
}  // namespace gjklab::read_watch_test

// How large things are drawn on a display, by what it says of itself.

#include "platform/display.h"

#include <gtest/gtest.h>

namespace gjklab::display_test {
namespace {

TEST(DisplayScale, FollowsADensityThatCanBeBelieved) {
  EXPECT_EQ(scaleOfDisplay(1920, 1080, 92, 92), 1);       // a desk's 24 inches
  EXPECT_EQ(scaleOfDisplay(3840, 2160, 163, 163), 1.75);  // 27 inches
  EXPECT_EQ(scaleOfDisplay(3840, 2160, 104, 104), 1);     // 42 inches on a desk
  EXPECT_EQ(scaleOfDisplay(2880, 1800, 220, 220), 2.25);
}

TEST(DisplayScale, FollowsTheNumberOfLinesWhereNothingIsKnown) {
  EXPECT_EQ(scaleOfDisplay(3840, 2160, 0, 0), 2);
  EXPECT_EQ(scaleOfDisplay(3840, 2160, 96, 96), 2) << "what systems say that do not know";
  EXPECT_EQ(scaleOfDisplay(3840, 2160, 55, 55), 2) << "a wall of 80 inches, seen from afar";
  EXPECT_EQ(scaleOfDisplay(3840, 2160, 120, 60), 2) << "pixels that are not square";
  EXPECT_EQ(scaleOfDisplay(7680, 4320, 0, 0), 4);
  for (const int height : {480, 720, 1080, 1200, 1440}) EXPECT_EQ(scaleOfDisplay(16 * height / 9, height, 96, 96), 1);
}

}  // namespace
}  // namespace gjklab::display_test

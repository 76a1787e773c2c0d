// What the audience sees while the lecturer goes on: which display is whose, and the picture's place in a window.

#include "platform/still_plan.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gjklab::still_test {
namespace {

TEST(Still, OnOneDisplayItIsAWindowBesideTheFirst) {
  for (const int display : {-1, 0, 3}) {
    const StillPlan plan = planStill(display, 1);
    EXPECT_EQ(plan.display, 0);
    EXPECT_FALSE(plan.covers);
    EXPECT_EQ(plan.first_display, 0) << "it stays where it is";
  }
  EXPECT_FALSE(planStill(-1, 0).covers) << "a system that knows no display";
}

/// The audience keeps looking where it looked.
TEST(Still, WithASecondDisplayItCoversTheFirstWindowsOne) {
  for (int displays = 2; displays <= 4; ++displays)
    for (int display = 0; display < displays; ++display) {
      const StillPlan plan = planStill(display, displays);
      EXPECT_TRUE(plan.covers);
      EXPECT_EQ(plan.display, display);
      EXPECT_NE(plan.first_display, display) << "the lecturer searches elsewhere";
      EXPECT_GE(plan.first_display, 0);
      EXPECT_LT(plan.first_display, displays);
    }
  EXPECT_EQ(planStill(-1, 2).display, 0);
  EXPECT_EQ(planStill(7, 2).display, 1) << "a display that has been unplugged";
}

/// The lecturer keeps the display on which he works, but for one that the audience has been looking at.
TEST(Still, InThePresentersViewTheAudienceHasTheOtherDisplay) {
  EXPECT_FALSE(planAudience(0, 1, false).covers);
  EXPECT_FALSE(planAudience(0, 1, true).covers);
  for (int displays = 2; displays <= 4; ++displays)
    for (int display = 0; display < displays; ++display)
      for (const bool fullscreen : {false, true}) {
        const StillPlan plan = planAudience(display, displays, fullscreen);
        EXPECT_TRUE(plan.covers);
        EXPECT_NE(plan.display, plan.first_display);
        EXPECT_EQ(plan.first_display == display, !fullscreen || display == 0);
        EXPECT_TRUE(plan.display >= 0 && plan.display < displays);
      }
}

TEST(Still, ThePictureKeepsItsShapeInTheMiddle) {
  const int sizes[] = {1, 2, 90, 719, 1280, 3840};
  for (const int w : sizes)
    for (const int h : sizes)
      for (const int into_w : sizes)
        for (const int into_h : sizes) {
          const PictureFit fit = fitPicture(w, h, into_w, into_h);
          ASSERT_GE(fit.x, 0);
          ASSERT_GE(fit.y, 0);
          ASSERT_LE(fit.x + fit.width, into_w);
          ASSERT_LE(fit.y + fit.height, into_h);
          ASSERT_TRUE(fit.width == into_w || fit.height == into_h) << "as large as can be";
          ASSERT_LE(std::abs(into_w - fit.width - 2 * fit.x), 1);
          ASSERT_LE(std::abs(into_h - fit.height - 2 * fit.y), 1);
          // The sides' proportion, but for a pixel's rounding.
          if (fit.width > 1 && fit.height > 1) {
            ASSERT_LE(std::abs(static_cast<double>(fit.width) * h - static_cast<double>(fit.height) * w),
                      0.51 * (w + h));
          }
        }
  EXPECT_EQ(fitPicture(1280, 720, 0, 10).width, 0);
  EXPECT_EQ(fitPicture(0, 720, 100, 100).width, 0);
}

}  // namespace
}  // namespace gjklab::still_test

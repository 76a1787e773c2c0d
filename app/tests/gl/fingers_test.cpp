#include "platform/fingers.h"

#include <gtest/gtest.h>

namespace gjklab::fingers_test {
namespace {

constexpr double kScreenWidth = 400, kScreenHeight = 800;

class FingersTest : public testing::Test {
 protected:
  void send(Uint32 type, SDL_FingerID id, double x, double y) {
    SDL_Event event{};
    event.type = type;
    event.tfinger.fingerId = id;
    event.tfinger.x = static_cast<float>(x / kScreenWidth);
    event.tfinger.y = static_cast<float>(y / kScreenHeight);
    fingers_.handle(event, {kScreenWidth, kScreenHeight}, input_);
  }

  Fingers fingers_;
  Input input_;
};

TEST_F(FingersTest, OneFingerIsTheMouseAlone) {
  send(SDL_FINGERDOWN, 1, 100, 100);
  input_.down[0] = true;  // by SDL
  send(SDL_FINGERMOTION, 1, 150, 120);
  EXPECT_FALSE(input_.pinch);
  EXPECT_TRUE(input_.down[0]);
}

TEST_F(FingersTest, TwoMoveAndSpreadAndTheMouseLetsGo) {
  send(SDL_FINGERDOWN, 1, 100, 100);
  input_.down[0] = true;
  send(SDL_FINGERDOWN, 2, 200, 100);
  ASSERT_TRUE(input_.pinch);
  EXPECT_FALSE(input_.down[0]);
  EXPECT_EQ(input_.pinch->spread, 1);
  send(SDL_FINGERMOTION, 2, 300, 100);
  EXPECT_NEAR(input_.pinch->spread, 2, 1e-5);
  EXPECT_NEAR(input_.pinch->moved.x, 50, 1e-3);
  EXPECT_NEAR(input_.pinch->centre.x, 200, 1e-3);
  send(SDL_FINGERMOTION, 1, 200, 100);
  EXPECT_NEAR(input_.pinch->spread, 1, 1e-5) << "within one frame they add up";
  EXPECT_NEAR(input_.pinch->moved.x, 100, 1e-3);
  input_.nextFrame();
  ASSERT_TRUE(input_.pinch);
  EXPECT_EQ(input_.pinch->spread, 1);
  EXPECT_EQ(input_.pinch->moved, dvec2(0.0));
  send(SDL_FINGERUP, 1, 200, 100);
  EXPECT_FALSE(input_.pinch);
}

TEST_F(FingersTest, AThirdFingerChangesNothingAndAnotherPairBeginsAnew) {
  send(SDL_FINGERDOWN, 1, 100, 100);
  send(SDL_FINGERDOWN, 2, 200, 100);
  send(SDL_FINGERDOWN, 3, 300, 700);
  send(SDL_FINGERUP, 1, 100, 100);
  ASSERT_TRUE(input_.pinch);
  EXPECT_EQ(input_.pinch->spread, 1);
  EXPECT_EQ(input_.pinch->moved, dvec2(0.0)) << "the centre of other fingers is elsewhere, but nothing has moved";
}

TEST_F(FingersTest, ALiftedFingerPointsAtNothing) {
  input_.touch = true;
  input_.mouse = {50, 60};
  input_.down[0] = true;
  input_.nextFrame();
  EXPECT_EQ(input_.mouse, dvec2(50, 60));
  input_.down[0] = false;
  input_.nextFrame();
  EXPECT_EQ(input_.mouse, Input{}.mouse);
}

}  // namespace
}  // namespace gjklab::fingers_test

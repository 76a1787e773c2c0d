#pragma once
// Tests that draw: an offscreen context, a target, and no patience with OpenGL's messages.

#include "platform/headless.h"
#include "render/renderer.h"
#include "render/target.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace gjklab {

struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;
  std::array<int, 3> at(int x, int y) const {
    const std::size_t i =
        3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x));
    return {rgb[i], rgb[i + 1], rgb[i + 2]};
  }
};

/// The context is made once: it costs far more than a test.
class GlTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (shared() != nullptr) return;
    std::string error;
    shared() = Headless::create(error, true);
    ASSERT_NE(shared(), nullptr) << error;
    ASSERT_TRUE(shared()->reports()) << "the driver does not report errors: the tests would be blind";
  }
  void SetUp() override {
    ASSERT_NE(shared(), nullptr);
    shared()->makeCurrent();
    shared()->takeMessages();
    std::string error;
    renderer_ = Renderer::create(error);
    ASSERT_NE(renderer_, nullptr) << error;
  }
  void TearDown() override {
    renderer_.reset();
    for (const std::string& message : shared()->takeMessages()) ADD_FAILURE() << "OpenGL: " << message;
  }

  /// A view whose world units are pixels: (0, 0) at the pane's lower left corner, y up.
  static View pixelView(int width, int height, int dimension = 2) {
    View view;
    view.dimension = dimension;
    view.size = {width, height};
    view.target = {0.5 * width, 0.5 * height, 0};
    view.pixels_per_unit = 1;
    return view;
  }

  Picture draw(const Figure& figure, const View& view, const Theme& theme) {
    const int width = static_cast<int>(view.size.x), height = static_cast<int>(view.size.y);
    target_.resize(width, height);
    target_.bind();
    renderer_->draw(figure, view, theme, {0, 0, width, height}, height);
    return read();
  }
  Picture read() { return {target_.width(), target_.height(), target_.readPixels()}; }

  static std::unique_ptr<Headless>& shared() {
    static std::unique_ptr<Headless> headless;
    return headless;
  }

  std::unique_ptr<Renderer> renderer_;
  Target target_;
};

/// How much ink of a colour on a ground a pixel has: 0 … 1, by the channel in which they differ most.
inline double inkAt(const Picture& picture, int x, int y, Color ink, Color ground) {
  const std::array<float, 3> i{ink.r, ink.g, ink.b}, g{ground.r, ground.g, ground.b};
  int channel = 0;
  for (int c = 1; c < 3; ++c)
    if (std::abs(i[static_cast<std::size_t>(c)] - g[static_cast<std::size_t>(c)]) >
        std::abs(i[static_cast<std::size_t>(channel)] - g[static_cast<std::size_t>(channel)]))
      channel = c;
  const auto k = static_cast<std::size_t>(channel);
  return (picture.at(x, y)[k] / 255.0 - g[k]) / (i[k] - g[k]);
}

inline double inkSum(const Picture& picture, Color ink, Color ground) {
  double sum = 0;
  for (int y = 0; y < picture.height; ++y)
    for (int x = 0; x < picture.width; ++x) sum += inkAt(picture, x, y, ink, ground);
  return sum;
}

}  // namespace gjklab

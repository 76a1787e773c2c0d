#pragma once
// A hand on the mouse and the keyboard of a workbench without a window. It draws no pixels: frames without them take a
// fifth of the time. A SeeingHand draws them.

#include "gl/gl_fixture.h"
#include "platform/gl.h"
#include "shell/exports.h"
#include "ui/workbench.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

namespace gjklab {

class Hand {
 public:
  Hand(Scene scene, int width, int height, Settings settings = still(), std::string path = "")
      : toolkit_(makeToolkit()),
        bench_(Session(std::move(scene), std::move(path), std::move(settings)), *toolkit_, "",
               {.read = [this] { return clipboard; },
                .write =
                    [this](const std::string& text) {
                      clipboard = text;
                      return std::string();
                    },
                .write_picture =
                    [this](const std::string& png) {
                      copied_picture = png;
                      return std::string();
                    },
                .make_pdf = allExports().make_pdf,
                .make_film = allExports().make_film}),
        width_(width),
        height_(height) {
    target_.resize(width, height);
    rest();
  }

  static Settings still() {
    Settings settings;
    settings.reduce_motion = true;
    return settings;
  }

  Workbench& bench() { return bench_; }
  Toolkit& toolkit() { return *toolkit_; }
  const Session& session() const { return bench_.session(); }
  const Scene& scene() const { return bench_.session().scene(); }

  void frame() {
    target_.bind();
    (draws_pixels_ ? glDisable : glEnable)(GL_RASTERIZER_DISCARD);
    bench_.frame(input_, {width_, height_, phone_ > 0 ? phone_ : 1, phone_ > 0}, 1.0 / 60);
    glDisable(GL_RASTERIZER_DISCARD);
    input_.nextFrame();
  }
  void rest(int frames = 3) {
    for (int i = 0; i < frames; ++i) frame();
  }

  Picture picture() {
    EXPECT_TRUE(draws_pixels_) << "only a SeeingHand draws pixels";
    return {target_.width(), target_.height(), target_.readPixels()};
  }

  void moveTo(dvec2 to) {
    input_.mouse = to;
    frame();
  }
  void press(int button = 0) {
    input_.down[button] = true;
    frame();
  }
  void release(int button = 0) {
    input_.down[button] = false;
    frame();
  }
  void click(dvec2 at) {
    moveTo(at);
    rest();
    press();
    release();
    rest();
  }
  void doubleClick(dvec2 at) {
    click(at);
    input_.twice = true;
    press();
    release();
    input_.twice = false;
    rest();
  }
  void dragTo(dvec2 to, int steps = 6) {
    const dvec2 from = input_.mouse;
    for (int i = 1; i <= steps; ++i) moveTo(from + (to - from) * (static_cast<double>(i) / steps));
  }
  void drag(dvec2 from, dvec2 to, int button = 0) {
    moveTo(from);
    rest();
    press(button);
    dragTo(to);
    release(button);
    rest();
  }
  void wheel(double notches) {
    input_.wheel = notches;
    frame();
    rest();
  }
  void key(SDL_Keycode key, bool control = false, bool shift = false) {
    input_.keys.push_back({key, control, shift});
    rest();
  }
  /// The first command that these words find.
  void command(const char* words) {
    key(SDLK_k, true);
    ImGui::GetIO().AddInputCharactersUTF8(words);
    rest();
    key(SDLK_RETURN);
    rest();
  }
  /// The window is a phone's screen of this density, and the mouse a finger.
  void becomePhone(double density) {
    phone_ = density;
    input_.touch = true;
    rest();
  }
  /// A finger comes down and is lifted at the same place after some frames.
  void tap(dvec2 at, int frames = 3) {
    input_.mouse = at;
    press();
    rest(frames);
    release();
    rest();
  }
  /// A finger comes down, moves and is lifted.
  void swipe(dvec2 from, dvec2 to) {
    input_.mouse = from;
    press();
    dragTo(to);
    release();
    rest();
  }
  /// Several keys within one frame.
  void keys(const std::vector<KeyPress>& presses) {
    input_.keys.insert(input_.keys.end(), presses.begin(), presses.end());
    frame();
  }
  /// What else may come within one frame: changed before it is drawn.
  Input& input() { return input_; }
  void resize(int width, int height) {
    width_ = width;
    height_ = height;
    target_.resize(std::max(1, width), std::max(1, height));
    frame();
  }
  void holdAxis(int axis, bool held) { input_.axis[axis] = held; }
  void drop(std::string file) {
    input_.dropped_files.push_back(std::move(file));
    rest();
  }
  void close() {
    input_.quit = true;
    rest();
  }

  /// A point of a pane's space, in pixels of the window.
  dvec2 at(Space space, dvec3 point) const {
    const Area& pane = areaOf(bench_.layout(), space);
    return dvec2(pane.x, pane.y) + dvec2(project(bench_.session().view(space), point));
  }

  std::string clipboard, copied_picture;

 protected:
  void drawPixels() { draws_pixels_ = true; }

 private:
  static std::unique_ptr<Toolkit> makeToolkit() {
    std::string error;
    auto toolkit = Toolkit::create(error);
    EXPECT_NE(toolkit, nullptr) << error;
    return toolkit;
  }

  std::unique_ptr<Toolkit> toolkit_;
  Target target_;
  Workbench bench_;
  Input input_;
  int width_, height_;
  double phone_ = 0;  ///< its density; 0: an ordinary window
  bool draws_pixels_ = false;
};

class SeeingHand : public Hand {
 public:
  SeeingHand(Scene scene, int width, int height, Settings settings = still(), std::string path = "")
      : Hand(std::move(scene), width, height, std::move(settings), std::move(path)) {
    drawPixels();
    rest();
  }
};

}  // namespace gjklab

#include "platform/window.h"

#include "platform/display.h"
#include "platform/graphics.h"
#include "platform/termination.h"

#include <SDL.h>
#include <backends/imgui_impl_sdl.h>
#include <imgui.h>

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <cstring>

namespace gjklab {
namespace {

/// Whether taking this event as well would hide something from the frame: where a button was pressed has to be where
/// the pointer is then, and the last stretch of a drag comes before the button is released; and while text is typed, a
/// key that goes down and up again at once must not look as if it had never moved.
class FrameBoundary {
 public:
  explicit FrameBoundary(bool typing) : typing_(typing) {}
  bool before(const SDL_Event& event) const {
    if (button_ || (moved_ && event.type == SDL_MOUSEBUTTONUP)) return true;
    const bool key = event.type == SDL_KEYUP || (event.type == SDL_KEYDOWN && event.key.repeat == 0);
    return typing_ && key && std::find(keys_.begin(), keys_.end(), event.key.keysym.scancode) != keys_.end();
  }
  void pass(const SDL_Event& event) {
    button_ = event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
    moved_ = moved_ || event.type == SDL_MOUSEMOTION;
    if (event.type == SDL_KEYUP || event.type == SDL_KEYDOWN) keys_.push_back(event.key.keysym.scancode);
  }

 private:
  bool typing_, button_ = false, moved_ = false;
  std::vector<SDL_Scancode> keys_;
};

void setIcon(SDL_Window* window, const std::vector<std::uint8_t>& rgba) {
  const int side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(rgba.size()) / 4)));
  if (side == 0) return;
  std::vector<std::uint8_t> pixels = rgba;  // SDL requires a non-const pointer
  SDL_Surface* surface =
      SDL_CreateRGBSurfaceWithFormatFrom(pixels.data(), side, side, 32, side * 4, SDL_PIXELFORMAT_RGBA32);
  if (!surface) return;  // a window without its icon is still the window
  SDL_SetWindowIcon(window, surface);
  SDL_FreeSurface(surface);
}

}  // namespace

std::unique_ptr<Window> Window::open(const WindowRequest& request, std::string& error) {
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");  // it would ask as if the window had been closed
  std::unique_ptr<Window> window(new Window);
  error = startVideo();
  if (!error.empty()) return nullptr;
  listenForTermination();
  SDL_Rect usable{0, 0, request.width, request.height};
  SDL_GetDisplayUsableBounds(0, &usable);
  window->restored_width_ = std::max(leastWindow().width, std::min(request.width, usable.w));
  window->restored_height_ = std::max(leastWindow().height, std::min(request.height, usable.h));
  Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (request.fullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
  window->title_ = request.title;
  window->window_ = SDL_CreateWindow(request.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                     window->restored_width_, window->restored_height_, flags);
  if (!window->window_) {
    error = fmt::format("No window with OpenGL can be opened: {}.", SDL_GetError());
    return nullptr;
  }
  setIcon(window->window_, request.icon);
  SDL_SetWindowMinimumSize(window->window_, leastWindow().width, leastWindow().height);
  window->context_ = std::make_unique<GraphicsContext>();
  error = window->renewContext();
  if (!error.empty()) return nullptr;
  return window;
}

std::string Window::renewContext() { return context_->make(window_); }

Window::~Window() {
  still_.reset();
  audience_.reset();
  context_.reset();
  if (window_) SDL_DestroyWindow(window_);
  SDL_Quit();
}

std::string Window::showStill(const std::vector<std::uint8_t>& rgb, int width, int height) {
  std::string error;
  still_ = StillWindow::open(window_, rgb, width, height, error);
  return error;
}

std::string Window::openAudience() {
  std::string error;
  audience_ = AudienceWindow::open(window_, error);
  return error;
}

bool Window::present() {
  SDL_GL_SwapWindow(window_);
  return !context_->lost();
}

int Window::width() const {
  int w = 0, h = 0;
  SDL_GL_GetDrawableSize(window_, &w, &h);
  return w;
}

int Window::height() const {
  int w = 0, h = 0;
  SDL_GL_GetDrawableSize(window_, &w, &h);
  return h;
}

double Window::displayScale() const { return gjklab::displayScale(window_); }

bool Window::minimised() const {
  return (SDL_GetWindowFlags(window_) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0;
}

void Window::restore() {
  SDL_ShowWindow(window_);
  SDL_RestoreWindow(window_);
  SDL_RaiseWindow(window_);
}

void Window::setTitle(const std::string& title) {
  if (title == title_) return;
  title_ = title;
  SDL_SetWindowTitle(window_, title.c_str());
}

void Window::setFullscreen(bool on) {
  if (on != fullscreen()) SDL_SetWindowFullscreen(window_, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

bool Window::fullscreen() const { return (SDL_GetWindowFlags(window_) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0; }

bool Window::poll(Input& input) {
  SDL_PumpEvents();
  SDL_Event event;
  FrameBoundary boundary(ImGui::GetIO().WantTextInput);
  bool any = false;
  while (SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1 && !boundary.before(event)) {
    SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT);
    boundary.pass(event);
    handle(event, input);
    any = true;
  }
  const SDL_Keymod held = SDL_GetModState();
  input.shift = (held & KMOD_SHIFT) != 0;
  input.control = (held & KMOD_CTRL) != 0;
  input.terminate = terminationRequested();
  return any || input.terminate;
}

void Window::handle(const SDL_Event& event, Input& input) {
  if (still_ && still_->handle(event)) return;
  if (audience_ && audience_->handle(event)) return;
  ImGui_ImplSDL2_ProcessEvent(&event);
  takeMouse(event, input);
  fingers_.handle(event, dvec2(width(), height()), input);
  takeKey(event, input);
  switch (event.type) {
    case SDL_QUIT:
      input.quit = true;
      break;
    case SDL_DROPFILE:
    case SDL_DROPTEXT:
      if (event.drop.file) {
        if (event.type == SDL_DROPFILE)
          input.dropped_files.emplace_back(event.drop.file);
        else
          input.dropped_text += event.drop.file;
        SDL_free(event.drop.file);
      }
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_CLOSE) input.quit = true;  // a second window keeps SDL from saying so
      if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED && !fullscreen()) {
        restored_width_ = event.window.data1;
        restored_height_ = event.window.data2;
      }
      break;
    default:
      break;
  }
}

/// The mouse's state comes from events instead of queries. So the position of a warped pointer (remote desktops,
/// scripts) is right, and a click that begins and ends between two frames is not lost.
void Window::takeMouse(const SDL_Event& event, Input& input) const {
  int logical_width = 1, logical_height = 1;
  SDL_GetWindowSize(window_, &logical_width, &logical_height);
  const double ratio = static_cast<double>(width()) / std::max(1, logical_width);
  switch (event.type) {
    case SDL_MOUSEMOTION:
      input.touch = event.motion.which == SDL_TOUCH_MOUSEID;
      if (input.touch && !input.down[0]) break;  // of two fingers, or the last one of two
      input.mouse = dvec2(event.motion.x, event.motion.y) * ratio;
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
      input.mouse = dvec2(event.button.x, event.button.y) * ratio;
      input.touch = event.button.which == SDL_TOUCH_MOUSEID;
      const int button = event.button.button == SDL_BUTTON_LEFT ? 0 : event.button.button == SDL_BUTTON_RIGHT ? 1 : 2;
      if (event.button.button > SDL_BUTTON_RIGHT) break;
      input.down[button] = event.type == SDL_MOUSEBUTTONDOWN;
      if (input.down[button]) input.twice = event.button.clicks > 1;
      SDL_CaptureMouse(input.down[0] || input.down[1] || input.down[2] ? SDL_TRUE : SDL_FALSE);
      break;
    }
    case SDL_MOUSEWHEEL:
      input.wheel += event.wheel.preciseY * (event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1);
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE && !input.down[0] && !input.down[1] && !input.down[2])
        input.mouse = Input{}.mouse;
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST)
        for (bool& down : input.down) down = false;
      break;
    default:
      break;
  }
}

void Window::takeKey(const SDL_Event& event, Input& input) const {
  if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_LOST)
    for (bool& held : input.axis) held = false;
  if (event.type == SDL_TEXTINPUT && std::strcmp(event.text.text, "?") == 0) {
    input.keys.push_back({SDLK_QUESTION});  // wherever the layout keeps it
    return;
  }
  if (event.type != SDL_KEYDOWN && event.type != SDL_KEYUP) return;
  const SDL_Keycode key = event.key.keysym.sym;
  const bool down = event.type == SDL_KEYDOWN;
  if (key >= SDLK_x && key <= SDLK_z) input.axis[key - SDLK_x] = down;
  if (!down) return;
  const auto held = static_cast<SDL_Keymod>(event.key.keysym.mod);
  input.keys.push_back(
      {key, (held & KMOD_CTRL) != 0, (held & KMOD_SHIFT) != 0, (held & KMOD_ALT) != 0, event.key.repeat != 0});
}

}  // namespace gjklab

#include "platform/audience_window.h"

#include "platform/desktop/second_window.h"
#include "platform/still_plan.h"

#include <SDL.h>

#include <fmt/format.h>

namespace gjklab {
namespace {

bool isFullscreen(SDL_Window* window) { return (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0; }

/// Only one of the two waits for its display's next picture.
class Unhurried {
 public:
  Unhurried() : interval_(SDL_GL_GetSwapInterval()) { SDL_GL_SetSwapInterval(0); }
  ~Unhurried() { SDL_GL_SetSwapInterval(interval_); }
  Unhurried(const Unhurried&) = delete;
  Unhurried& operator=(const Unhurried&) = delete;

 private:
  int interval_;
};

}  // namespace

std::unique_ptr<AudienceWindow> AudienceWindow::open(SDL_Window* first, std::string& error) {
  std::unique_ptr<AudienceWindow> audience(new AudienceWindow);
  audience->first_ = first;
  SDL_GetWindowPosition(first, &audience->home_x_, &audience->home_y_);
  const StillPlan plan = planAudience(SDL_GetWindowDisplayIndex(first), SDL_GetNumVideoDisplays(), isFullscreen(first));
  int w = 0, h = 0;
  SDL_GetWindowSize(first, &w, &h);
  const int place = middleOf(plan.display);
  Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (plan.covers) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
  audience->window_ = SDL_CreateWindow(kAudienceTitle, place, place, w, h, flags);
  if (!audience->window_ || !audience->begin()) {
    error = fmt::format("No second window can be opened for the audience: {}.", SDL_GetError());
    SDL_GL_MakeCurrent(first, SDL_GL_GetCurrentContext());
    return nullptr;
  }
  SDL_GL_MakeCurrent(first, SDL_GL_GetCurrentContext());
  if (plan.covers && plan.first_display != SDL_GetWindowDisplayIndex(first)) {
    const int there = middleOf(plan.first_display);
    SDL_SetWindowFullscreen(first, 0);  // it is full screen again on the other display, if it was
    SDL_SetWindowPosition(first, there, there);
    audience->moved_ = true;
  }
  takeKeys(first);
  return audience;
}

AudienceWindow::~AudienceWindow() {
  SDL_GL_MakeCurrent(first_, SDL_GL_GetCurrentContext());
  if (window_) SDL_DestroyWindow(window_);
  if (moved_) {
    SDL_SetWindowFullscreen(first_, 0);
    SDL_SetWindowPosition(first_, home_x_, home_y_);
  }
  takeKeys(first_);
}

bool AudienceWindow::handle(const SDL_Event& event) {
  const Uint32 id = SDL_GetWindowID(window_);
  switch (event.type) {
    case SDL_WINDOWEVENT:
      if (event.window.windowID != id) return false;
      if (event.window.event == SDL_WINDOWEVENT_CLOSE) closed_ = true;
      return true;
    case SDL_MOUSEBUTTONDOWN:
      if (event.button.windowID != id) return false;
      if (event.button.clicks == 2 && event.button.button == SDL_BUTTON_LEFT)
        SDL_SetWindowFullscreen(window_, isFullscreen(window_) ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
      return true;
    case SDL_MOUSEBUTTONUP:
      return event.button.windowID == id;
    case SDL_MOUSEMOTION:
      return event.motion.windowID == id;
    case SDL_MOUSEWHEEL:
      return event.wheel.windowID == id;
    default:
      return false;
  }
}

int AudienceWindow::width() const {
  int w = 0, h = 0;
  SDL_GL_GetDrawableSize(window_, &w, &h);
  return w;
}

int AudienceWindow::height() const {
  int w = 0, h = 0;
  SDL_GL_GetDrawableSize(window_, &w, &h);
  return h;
}

bool AudienceWindow::begin() const { return SDL_GL_MakeCurrent(window_, SDL_GL_GetCurrentContext()) == 0; }

void AudienceWindow::present() const {
  {
    const Unhurried unhurried;
    SDL_GL_SwapWindow(window_);
  }
  SDL_GL_MakeCurrent(first_, SDL_GL_GetCurrentContext());
}

}  // namespace gjklab

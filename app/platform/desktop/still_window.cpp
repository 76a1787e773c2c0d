#include "platform/still_window.h"

#include "platform/desktop/second_window.h"
#include "platform/still_plan.h"

#include <SDL.h>

#include <fmt/format.h>

namespace gjklab {

std::unique_ptr<StillWindow> StillWindow::open(SDL_Window* first, const std::vector<std::uint8_t>& rgb, int width,
                                               int height, std::string& error) {
  std::unique_ptr<StillWindow> still(new StillWindow);
  still->first_ = first;
  still->rgb_ = rgb;
  still->width_ = width;
  still->height_ = height;
  SDL_GetWindowPosition(first, &still->home_x_, &still->home_y_);
  const StillPlan plan = planStill(SDL_GetWindowDisplayIndex(first), SDL_GetNumVideoDisplays());
  // A plain picture: no graphics context that would take the first window's place.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  int w = 0, h = 0;
  SDL_GetWindowSize(first, &w, &h);
  const int place = middleOf(plan.display);
  still->window_ = SDL_CreateWindow(kAudienceTitle, place, place, w, h,
                                    plan.covers ? SDL_WINDOW_FULLSCREEN_DESKTOP : SDL_WINDOW_RESIZABLE);
  if (!still->window_) {
    error = fmt::format("No second window can be opened for the audience: {}.", SDL_GetError());
    return nullptr;
  }
  if (plan.covers) {
    const int there = middleOf(plan.first_display);
    SDL_SetWindowFullscreen(first, 0);  // it is full screen again on the other display, if it was
    SDL_SetWindowPosition(first, there, there);
    still->moved_ = true;
  }
  still->show();
  takeKeys(first);
  return still;
}

StillWindow::~StillWindow() {
  if (window_) SDL_DestroyWindow(window_);
  if (moved_) {
    SDL_SetWindowFullscreen(first_, 0);
    SDL_SetWindowPosition(first_, home_x_, home_y_);
  }
  takeKeys(first_);
}

bool StillWindow::handle(const SDL_Event& event) {
  const Uint32 id = SDL_GetWindowID(window_);
  switch (event.type) {
    case SDL_WINDOWEVENT:
      if (event.window.windowID != id) return false;
      if (event.window.event == SDL_WINDOWEVENT_CLOSE) closed_ = true;
      if (event.window.event == SDL_WINDOWEVENT_EXPOSED || event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) show();
      return true;
    case SDL_MOUSEMOTION:
      return event.motion.windowID == id;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      return event.button.windowID == id;
    case SDL_MOUSEWHEEL:
      return event.wheel.windowID == id;
    default:
      return false;
  }
}

/// As large as the window allows, in the middle of black.
void StillWindow::show() const {
  SDL_Surface* surface = SDL_GetWindowSurface(window_);
  if (!surface) return;
  std::vector<std::uint8_t> pixels = rgb_;  // SDL requires a non-const pointer
  SDL_Surface* picture =
      SDL_CreateRGBSurfaceWithFormatFrom(pixels.data(), width_, height_, 24, width_ * 3, SDL_PIXELFORMAT_RGB24);
  if (!picture) return;
  SDL_Surface* same = SDL_ConvertSurface(picture, surface->format, 0);
  SDL_FreeSurface(picture);
  if (!same) return;
  const PictureFit fit = fitPicture(width_, height_, surface->w, surface->h);
  SDL_Rect to{fit.x, fit.y, fit.width, fit.height};
  SDL_FillRect(surface, nullptr, SDL_MapRGB(surface->format, 0, 0, 0));
  SDL_BlitScaled(same, nullptr, surface, &to);
  SDL_FreeSurface(same);
  SDL_UpdateWindowSurface(window_);
}

}  // namespace gjklab

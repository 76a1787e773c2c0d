#include "platform/display.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace gjklab {
namespace {

constexpr double kOrdinaryDpi = 96;

double inQuarters(double scale) { return std::clamp(std::round(scale * 4) / 4, 1.0, 4.0); }

/// What the desktop asks programs to do, where it says so.
double wishOfDesktop() {
  for (const char* name : {"GDK_SCALE", "QT_SCALE_FACTOR"})
    if (const char* text = std::getenv(name)) {
      const double value = std::atof(text);
      if (value >= 0.5 && value <= 4) return value;
    }
  return 0;
}

double scaleFromDensity(int display) {
  float diagonal = 0, horizontal = 0, vertical = 0;
  SDL_DisplayMode mode;
  if (SDL_GetDesktopDisplayMode(display, &mode) != 0) return 1;
  if (SDL_GetDisplayDPI(display, &diagonal, &horizontal, &vertical) != 0) horizontal = vertical = 0;
  return scaleOfDisplay(mode.w, mode.h, static_cast<double>(horizontal), static_cast<double>(vertical));
}

}  // namespace

double scaleOfDisplay(int width, int height, double horizontal, double vertical) {
  constexpr int kManyLines = 1600, kOrdinaryLines = 1080;
  const double unknown = height >= kManyLines ? static_cast<double>(height) / kOrdinaryLines : 1;
  if (!(horizontal > 0) || !(vertical > 0)) return inQuarters(unknown);
  const double inches = std::hypot(width / horizontal, height / vertical);
  const bool believable = inches >= 10 && inches <= 60 && std::abs(horizontal / vertical - 1) < 0.1;
  const bool answered_for_want_of_knowledge = std::abs(horizontal - kOrdinaryDpi) < 1;
  if (!believable || answered_for_want_of_knowledge) return inQuarters(unknown);
  return inQuarters(horizontal >= 1.4 * kOrdinaryDpi ? horizontal / kOrdinaryDpi : 1);
}

double displayScale(SDL_Window* window) {
  if (const double wish = wishOfDesktop(); wish > 0) return inQuarters(wish);
  int width = 1, drawable = 1, unused = 0;
  SDL_GetWindowSize(window, &width, &unused);
  SDL_GL_GetDrawableSize(window, &drawable, &unused);
  if (drawable > width) return inQuarters(static_cast<double>(drawable) / std::max(1, width));
  return scaleFromDensity(std::max(0, SDL_GetWindowDisplayIndex(window)));
}

}  // namespace gjklab

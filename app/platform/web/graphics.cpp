#include "platform/graphics.h"

#include "model/text/translate.h"

#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten/html5.h>

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace gjklab {
namespace {

constexpr const char* kCanvas = "#canvas";

/// The browser took the context away; it gives it back when it can.
EM_BOOL onLost(int, const void*, void*) { return EM_TRUE; }

EM_BOOL onRestored(int, const void*, void* restored) {
  *static_cast<bool*>(restored) = true;
  return EM_TRUE;
}

}  // namespace

std::string startVideo() {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_ASYNCIFY, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return tr("The page cannot start: {reason}.", arg("reason", SDL_GetError()));
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 24);
  return "";
}

WindowSize leastWindow() { return {}; }

/// A context that the browser restored is the old one, without anything in it.
std::string GraphicsContext::make(SDL_Window* window) {
  if (context_) return "";
  context_ = SDL_GL_CreateContext(window);
  if (!context_) return tr("gjklab needs WebGL 2, which this browser or this computer does not provide.");
  emscripten_set_webglcontextlost_callback(kCanvas, nullptr, EM_FALSE, onLost);
  const auto restored = std::make_shared<bool>(false);
  emscripten_set_webglcontextrestored_callback(kCanvas, restored.get(), EM_FALSE, onRestored);
  lost_ = [restored] { return std::exchange(*restored, false); };
  return "";
}

GraphicsContext::~GraphicsContext() = default;  // it lives as long as the page

/// WebGL knows no swizzling, but the old pairs of brightness and opacity.
void fillWithCoverage(int width, int height, const unsigned char* coverage) {
  std::vector<unsigned char> pairs(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 2, 255);
  for (std::size_t i = 0; 2 * i < pairs.size(); ++i) pairs[2 * i + 1] = coverage[i];
  glTexImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, width, height, 0, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE,
               pairs.data());
}

}  // namespace gjklab

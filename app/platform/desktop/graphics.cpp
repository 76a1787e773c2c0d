#include "platform/graphics.h"

#include "model/text/translate.h"
#include "platform/desktop/drivers.h"

#include <SDL.h>
#include <fmt/format.h>
#include <glad/gl.h>

#include <array>
#include <cstdio>

namespace gjklab {
namespace {

std::string noDisplay() {
  return tr(
      "No window can be opened: there is no display. Pictures can be drawn without one: gjklab draw, gjklab tour.");
}

void requestContext() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 24);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION, SDL_GL_CONTEXT_RESET_LOSE_CONTEXT);
  int flags = SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG;
#ifndef NDEBUG
  flags |= SDL_GL_CONTEXT_DEBUG_FLAG;
#endif
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, flags);
}

#ifndef NDEBUG
void GLAD_API_PTR printMessage(GLenum, GLenum, GLuint, GLenum severity, GLsizei, const GLchar* text, const void*) {
  if (severity != GL_DEBUG_SEVERITY_NOTIFICATION) std::fprintf(stderr, "OpenGL: %s\n", text);
}
#endif

void listenToMessages() {
#ifndef NDEBUG
  if (!GLAD_GL_KHR_debug) return;
  glEnable(GL_DEBUG_OUTPUT);
  glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
  glDebugMessageCallback(printMessage, nullptr);
#endif
}

}  // namespace

/// With a driver whose windows can be seen, or the one that the user names.
std::string startVideo() {
  SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1");  // sizes in points and drawn in pixels, as elsewhere
  const bool chosen_here = SDL_SetHint(SDL_HINT_VIDEODRIVER, visibleDrivers().c_str()) == SDL_TRUE;
  if (SDL_Init(SDL_INIT_VIDEO) != 0)
    return chosen_here ? noDisplay() : tr("No window can be opened: {reason}.", arg("reason", SDL_GetError()));
  if (invisibleDriver()) return noDisplay();
  requestContext();
  return "";
}

WindowSize leastWindow() { return {800, 480}; }

std::string GraphicsContext::make(SDL_Window* window) {
  if (context_) SDL_GL_DeleteContext(context_);
  context_ = SDL_GL_CreateContext(window);
  if (!context_) {  // some drivers cannot report a lost context
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION, SDL_GL_CONTEXT_RESET_NO_NOTIFICATION);
    context_ = SDL_GL_CreateContext(window);
  }
  if (!context_)
    return tr("gjklab needs OpenGL 3.3, which this computer does not provide: {reason}.",
              arg("reason", SDL_GetError()));
  const int version = gladLoadGL(reinterpret_cast<GLADloadfunc>(SDL_GL_GetProcAddress));
  if (version < GLAD_MAKE_VERSION(3, 3))
    return tr("gjklab needs OpenGL 3.3, but this computer provides only {version}.",
              arg("version", fmt::format("{}.{}", GLAD_VERSION_MAJOR(version), GLAD_VERSION_MINOR(version))));
  SDL_GL_SetSwapInterval(1);  // where it is not supported frames are merely not held back
  lost_ = nullptr;
  if (SDL_GL_ExtensionSupported("GL_ARB_robustness"))
    if (const auto status = reinterpret_cast<unsigned (*)()>(SDL_GL_GetProcAddress("glGetGraphicsResetStatusARB")))
      lost_ = [status] { return status() != 0; };
  listenToMessages();
  return "";
}

void fillWithCoverage(int width, int height, const unsigned char* coverage) {
  const std::array<GLint, 4> white{GL_ONE, GL_ONE, GL_ONE, GL_RED};
  glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, white.data());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, coverage);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
}

GraphicsContext::~GraphicsContext() {
  if (context_) SDL_GL_DeleteContext(context_);
}

}  // namespace gjklab

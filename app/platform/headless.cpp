#include "platform/headless.h"

#include "render/gl.h"

#include <SDL.h>

#include <utility>

namespace gjklab {

struct Headless::Video {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  bool started = false;
  ~Video() {
    if (context != nullptr) SDL_GL_DeleteContext(context);
    if (window != nullptr) SDL_DestroyWindow(window);
    if (started) SDL_QuitSubSystem(SDL_INIT_VIDEO);
  }
};

namespace {

void GLAPIENTRY collect(GLenum, GLenum type, GLuint, GLenum severity, GLsizei, const GLchar* text, const void* into) {
  const bool chatter = severity == GL_DEBUG_SEVERITY_NOTIFICATION || type == GL_DEBUG_TYPE_OTHER;
  if (chatter) return;
  auto* messages = const_cast<std::vector<std::string>*>(static_cast<const std::vector<std::string>*>(into));
  messages->emplace_back(text);
}

}  // namespace

std::unique_ptr<Headless> Headless::create(std::string& error, bool debug) {
  std::unique_ptr<Headless> headless(new Headless);
  headless->video_ = std::make_unique<Video>();
  Video& video = *headless->video_;
  const auto fail = [&](const std::string& reason) {
    error = "no OpenGL 3.3 to draw with: " + reason;
    return nullptr;
  };

  SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return fail(SDL_GetError());
  video.started = true;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, debug ? SDL_GL_CONTEXT_DEBUG_FLAG : 0);
  // Drawing goes into a framebuffer of its own: the window is only what SDL ties a context to.
  video.window = SDL_CreateWindow("gjklab", 0, 0, 16, 16, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
  if (video.window == nullptr) return fail(SDL_GetError());
  video.context = SDL_GL_CreateContext(video.window);
  if (video.context == nullptr) return fail(SDL_GetError());
#ifndef __EMSCRIPTEN__
  const int version = gladLoadGL(reinterpret_cast<GLADloadfunc>(SDL_GL_GetProcAddress));
  if (GLAD_VERSION_MAJOR(version) * 10 + GLAD_VERSION_MINOR(version) < 33) return fail("the driver's is older");
  if (debug && GLAD_GL_KHR_debug) {
    glEnable(GL_DEBUG_OUTPUT);
    glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
    glDebugMessageCallback(collect, &headless->messages_);
    headless->reports_ = true;
  }
#endif
  return headless;
}

Headless::~Headless() = default;

std::vector<std::string> Headless::takeMessages() { return std::exchange(messages_, {}); }

}  // namespace gjklab

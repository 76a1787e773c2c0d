#include "platform/headless.h"

#include "platform/gl.h"

#include <SDL.h>

#include <utility>

namespace gjklab {

struct Headless::Video {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  bool started = false;
  std::string open(const char* driver, bool debug);
  Video() = default;
  Video(const Video&) = delete;
  Video& operator=(const Video&) = delete;
  ~Video() {
    if (context != nullptr) SDL_GL_DeleteContext(context);
    if (window != nullptr) SDL_DestroyWindow(window);
    if (started) SDL_QuitSubSystem(SDL_INIT_VIDEO);
  }
};

namespace {

bool hasDisplay() {
#if defined(_WIN32) || defined(__APPLE__) || defined(__EMSCRIPTEN__)
  return true;
#else
  return SDL_getenv("DISPLAY") != nullptr || SDL_getenv("WAYLAND_DISPLAY") != nullptr;
#endif
}

void GLAPIENTRY collect(GLenum, GLenum type, GLuint, GLenum severity, GLsizei, const GLchar* text, const void* into) {
  const bool chatter = severity == GL_DEBUG_SEVERITY_NOTIFICATION || type == GL_DEBUG_TYPE_OTHER;
  if (chatter) return;
  auto* messages = const_cast<std::vector<std::string>*>(static_cast<const std::vector<std::string>*>(into));
  messages->emplace_back(text);
}

}  // namespace

/// The video driver by name, or SDL's own choice for an empty one. Empty when the context is there and current.
std::string Headless::Video::open(const char* driver, bool debug) {
  // The environment may name a driver that needs a display: for the verbs that must not count.
  SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE);
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return SDL_GetError();
  started = true;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, debug ? SDL_GL_CONTEXT_DEBUG_FLAG : 0);
  // Drawing goes into a framebuffer of its own: the window is only what SDL ties a context to.
  window = SDL_CreateWindow("gjklab", 0, 0, 16, 16, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
  if (window == nullptr) return SDL_GetError();
  context = SDL_GL_CreateContext(window);
  if (context == nullptr) return SDL_GetError();
#ifndef __EMSCRIPTEN__
  const int version = gladLoadGL(reinterpret_cast<GLADloadfunc>(SDL_GL_GetProcAddress));
  if (GLAD_VERSION_MAJOR(version) * 10 + GLAD_VERSION_MINOR(version) < 33) return "the driver's is older";
#endif
  return {};
}

std::unique_ptr<Headless> Headless::create(std::string& error, bool debug) {
  std::unique_ptr<Headless> headless(new Headless);
  headless->video_ = std::make_unique<Video>();
  std::string reason = headless->video_->open("offscreen", debug);
  if (!reason.empty() && hasDisplay()) {
    // Not every SDL has the offscreen driver: a window that is never shown does as well where there is a display.
    headless->video_ = std::make_unique<Video>();
    reason = headless->video_->open("", debug);
  }
  if (!reason.empty()) {
    error = "no OpenGL 3.3 to draw with: " + reason;
    return nullptr;
  }
#ifndef __EMSCRIPTEN__
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

void Headless::makeCurrent() { SDL_GL_MakeCurrent(video_->window, video_->context); }

std::vector<std::string> Headless::takeMessages() { return std::exchange(messages_, {}); }

}  // namespace gjklab

#include "platform/window.h"

#include "platform/display.h"
#include "platform/drivers.h"
#include "platform/termination.h"

#include <SDL.h>
#include <backends/imgui_impl_sdl.h>
#include <glad/gl.h>
#include <imgui.h>

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace gjklab {
namespace {

constexpr int kLeastWidth = 800, kLeastHeight = 480;

constexpr const char* kNoDisplay =
    "No window can be opened: there is no display (pictures can be drawn without one: gjklab draw, gjklab tour).";

/// Starts SDL with a driver whose windows can be seen, or the one that the user names. One sentence when there is none.
std::string startVideo() {
  const bool chosen_here = SDL_SetHint(SDL_HINT_VIDEODRIVER, visibleDrivers().c_str()) == SDL_TRUE;
  if (SDL_Init(SDL_INIT_VIDEO) != 0)
    return chosen_here ? kNoDisplay : fmt::format("No window can be opened: {}.", SDL_GetError());
  return invisibleDriver() ? kNoDisplay : "";
}

/// Whether taking this event as well would hide something from the frame: where a button was pressed has to be where
/// the pointer is then; and while text is typed, a key that goes down and up again at once must not look as if it had
/// never moved.
class FrameBoundary {
 public:
  explicit FrameBoundary(bool typing) : typing_(typing) {}
  bool before(const SDL_Event& event) const {
    if (button_) return true;
    const bool key = event.type == SDL_KEYUP || (event.type == SDL_KEYDOWN && event.key.repeat == 0);
    return typing_ && key && std::find(keys_.begin(), keys_.end(), event.key.keysym.scancode) != keys_.end();
  }
  void pass(const SDL_Event& event) {
    button_ = event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
    if (event.type == SDL_KEYUP || event.type == SDL_KEYDOWN) keys_.push_back(event.key.keysym.scancode);
  }

 private:
  bool typing_, button_ = false;
  std::vector<SDL_Scancode> keys_;
};

void setIcon(SDL_Window* window, const std::vector<std::uint8_t>& rgba) {
  const int side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(rgba.size()) / 4)));
  if (side == 0) return;
  std::vector<std::uint8_t> pixels = rgba;  // SDL asks for what it could write to
  SDL_Surface* surface =
      SDL_CreateRGBSurfaceWithFormatFrom(pixels.data(), side, side, 32, side * 4, SDL_PIXELFORMAT_RGBA32);
  if (!surface) return;  // a window without its icon is still the window
  SDL_SetWindowIcon(window, surface);
  SDL_FreeSurface(surface);
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

std::unique_ptr<Window> Window::open(const WindowRequest& request, std::string& error) {
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");  // it would ask as if the window had been closed
  std::unique_ptr<Window> window(new Window);
  error = startVideo();
  if (!error.empty()) return nullptr;
  listenForTermination();
  requestContext();
  SDL_Rect usable{0, 0, request.width, request.height};
  SDL_GetDisplayUsableBounds(0, &usable);
  window->restored_width_ = std::max(kLeastWidth, std::min(request.width, usable.w));
  window->restored_height_ = std::max(kLeastHeight, std::min(request.height, usable.h));
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
  SDL_SetWindowMinimumSize(window->window_, kLeastWidth, kLeastHeight);
  error = window->makeContext();
  if (!error.empty()) return nullptr;
  return window;
}

std::string Window::makeContext() {
  context_ = SDL_GL_CreateContext(window_);
  if (!context_) {  // some drivers cannot tell of a lost context
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION, SDL_GL_CONTEXT_RESET_NO_NOTIFICATION);
    context_ = SDL_GL_CreateContext(window_);
  }
  if (!context_)
    return fmt::format("This program needs OpenGL 3.3, which this computer does not give: {}.", SDL_GetError());
  const int version = gladLoadGL(reinterpret_cast<GLADloadfunc>(SDL_GL_GetProcAddress));
  if (version < GLAD_MAKE_VERSION(3, 3))
    return fmt::format("This program needs OpenGL 3.3, but this computer gives only {}.{}.",
                       GLAD_VERSION_MAJOR(version), GLAD_VERSION_MINOR(version));
  SDL_GL_SetSwapInterval(1);  // where it is not supported frames are merely not held back
  reset_status_ = nullptr;
  if (SDL_GL_ExtensionSupported("GL_ARB_robustness"))
    reset_status_ = reinterpret_cast<unsigned (*)()>(SDL_GL_GetProcAddress("glGetGraphicsResetStatusARB"));
  listenToMessages();
  return "";
}

std::string Window::renewContext() {
  if (context_) SDL_GL_DeleteContext(context_);
  context_ = nullptr;
  return makeContext();
}

Window::~Window() {
  still_.reset();
  if (context_) SDL_GL_DeleteContext(context_);
  if (window_) SDL_DestroyWindow(window_);
  SDL_Quit();
}

std::string Window::showStill(const std::vector<std::uint8_t>& rgb, int width, int height) {
  std::string error;
  still_ = StillWindow::open(window_, rgb, width, height, error);
  return error;
}

bool Window::present() {
  SDL_GL_SwapWindow(window_);
  return !reset_status_ || reset_status_() == 0;
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

void Window::setTitle(const std::string& title) {
  if (title == title_) return;
  title_ = title;
  SDL_SetWindowTitle(window_, title.c_str());
}

void Window::setFullscreen(bool on) {
  if (on != fullscreen()) SDL_SetWindowFullscreen(window_, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

bool Window::fullscreen() const { return (SDL_GetWindowFlags(window_) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0; }

bool Window::poll(Input& input, int wait_ms) {
  if (wait_ms > 0 && SDL_WaitEventTimeout(nullptr, wait_ms) == 0 && !terminationRequested()) return false;
  SDL_PumpEvents();
  SDL_Event event;
  FrameBoundary boundary(ImGui::GetIO().WantTextInput);
  bool any = false;
  while (SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1 && !boundary.before(event)) {
    SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT);
    boundary.pass(event);
    take(event, input);
    any = true;
  }
  const SDL_Keymod held = SDL_GetModState();
  input.shift = (held & KMOD_SHIFT) != 0;
  input.control = (held & KMOD_CTRL) != 0;
  input.terminate = terminationRequested();
  return any || input.terminate;
}

void Window::take(const SDL_Event& event, Input& input) {
  if (still_ && still_->take(event)) return;
  ImGui_ImplSDL2_ProcessEvent(&event);
  takeMouse(event, input);
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
      if (event.window.event == SDL_WINDOWEVENT_CLOSE) input.quit = true;  // the still may keep SDL from saying so
      if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED && !fullscreen()) {
        restored_width_ = event.window.data1;
        restored_height_ = event.window.data2;
      }
      break;
    default:
      break;
  }
}

/// The mouse is taken from the events, not asked for: a pointer that was warped (remote desktops, scripts) is then
/// where it is said to be, and a click that begins and ends between two frames is not lost.
void Window::takeMouse(const SDL_Event& event, Input& input) const {
  int logical_width = 1, logical_height = 1;
  SDL_GetWindowSize(window_, &logical_width, &logical_height);
  const double ratio = static_cast<double>(width()) / std::max(1, logical_width);
  switch (event.type) {
    case SDL_MOUSEMOTION:
      input.mouse = dvec2(event.motion.x, event.motion.y) * ratio;
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
      input.mouse = dvec2(event.button.x, event.button.y) * ratio;
      const int button = event.button.button == SDL_BUTTON_LEFT ? 0 : event.button.button == SDL_BUTTON_RIGHT ? 1 : 2;
      if (event.button.button > SDL_BUTTON_RIGHT) break;
      input.down[button] = event.type == SDL_MOUSEBUTTONDOWN;
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

std::string preferenceDirectory() {
  char* path = SDL_GetPrefPath("gjklab", "gjklab");
  std::string result = path ? path : "";
  SDL_free(path);
  return result;
}

std::string clipboardText() {
  char* text = SDL_GetClipboardText();
  std::string result = text ? text : "";
  SDL_free(text);
  return result;
}

std::string setClipboardText(const std::string& text) {
  return SDL_SetClipboardText(text.c_str()) == 0 ? "" : fmt::format("The clipboard took nothing: {}.", SDL_GetError());
}

}  // namespace gjklab

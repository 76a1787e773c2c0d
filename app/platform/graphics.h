#pragma once
// SDL's video and the graphics context, which the desktop (OpenGL 3.3) and a page (WebGL 2) start in different ways.

#include <functional>
#include <string>

struct SDL_Window;

namespace gjklab {

/// Starts SDL with a visible display, and sets the attributes of the windows' contexts. Returns a sentence if there is
/// no display.
std::string startVideo();

struct WindowSize {
  int width = 1, height = 1;
};
/// The smallest size of a window. A page has the size given by the browser.
WindowSize leastWindow();

class GraphicsContext {
 public:
  GraphicsContext() = default;
  ~GraphicsContext();
  GraphicsContext(const GraphicsContext&) = delete;
  GraphicsContext& operator=(const GraphicsContext&) = delete;

  /// Creates the context, or replaces a lost one, and makes it current. Returns a sentence on failure.
  std::string make(SDL_Window*);
  /// Whether the context was lost and make() can create a new one. Call it after each frame.
  bool lost() const { return lost_ && lost_(); }

 private:
  void* context_ = nullptr;
  std::function<bool()> lost_;  ///< empty if the driver cannot report it
};

/// Fills the bound texture with white of the opacity in `coverage`, one byte per texel.
void fillWithCoverage(int width, int height, const unsigned char* coverage);

}  // namespace gjklab

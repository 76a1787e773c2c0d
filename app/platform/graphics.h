#pragma once
// SDL's video and the graphics context, which the desktop (OpenGL 3.3) and a page (WebGL 2) start in different ways.

#include <functional>
#include <string>

struct SDL_Window;

namespace gjklab {

/// Starts SDL where a window can be seen, and asks for the context that its windows will get. One sentence when there
/// is no display.
std::string startVideo();

struct WindowSize {
  int width = 1, height = 1;
};
/// Smaller ones are not asked for. A page is as large as the browser says.
WindowSize leastWindow();

class GraphicsContext {
 public:
  GraphicsContext() = default;
  ~GraphicsContext();
  GraphicsContext(const GraphicsContext&) = delete;
  GraphicsContext& operator=(const GraphicsContext&) = delete;

  /// Makes it current, in place of one that was lost; one sentence when that fails.
  std::string make(SDL_Window*);
  /// Whether what it held is gone, and make() can give a new one. Asked after each frame.
  bool lost() const { return lost_ && lost_(); }

 private:
  void* context_ = nullptr;
  std::function<bool()> lost_;  ///< empty where nobody can tell
};

/// Fills the texture that is bound: white, as opaque as `coverage` says, a byte a texel.
void fillWithCoverage(int width, int height, const unsigned char* coverage);

}  // namespace gjklab

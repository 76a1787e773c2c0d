#pragma once
// The window: SDL, its graphics context, its events. Independent of what is drawn.

#include "platform/audience_window.h"
#include "platform/fingers.h"
#include "platform/graphics.h"
#include "platform/input.h"
#include "platform/still_window.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

struct SDL_Window;
union SDL_Event;

namespace gjklab {

struct WindowRequest {
  std::string title;
  int width = 1600, height = 900;
  bool fullscreen = false;
  std::vector<std::uint8_t> icon;  ///< red, green, blue, opacity of a square; empty: the system's own
};

class Window {
 public:
  /// Null with a sentence in `error` if there is no display or no OpenGL 3.3. Never opens an invisible window.
  static std::unique_ptr<Window> open(const WindowRequest&, std::string& error);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  /// Adds the events to `input`. True if there were any.
  bool poll(Input& input);
  /// Shows what was drawn. False when the graphics context is lost.
  bool present();
  /// Creates the context again after it was lost; returns a sentence on failure.
  std::string renewContext();

  /// The size of the framebuffer, in pixels.
  int width() const;
  int height() const;
  /// The size of the window when it is not full screen, for the settings.
  int restoredWidth() const { return restored_width_; }
  int restoredHeight() const { return restored_height_; }
  /// The display's scale relative to an ordinary screen.
  double displayScale() const;
  bool minimised() const;
  /// Restores the window and raises it above the others.
  void restore();

  void setTitle(const std::string&);
  void setFullscreen(bool);
  bool fullscreen() const;
  SDL_Window* handle() const { return window_; }

  /// Shows a picture of this window in a second one, for the audience: RGB rows from top to bottom. Returns a sentence
  /// if that is not possible.
  std::string showStill(const std::vector<std::uint8_t>& rgb, int width, int height);
  void endStill() { still_.reset(); }
  bool hasStill() const { return still_ != nullptr; }
  /// Whether the user has closed it.
  bool stillClosed() const { return still_ && still_->closed(); }

  /// Opens a window for the audience, in which the Stage is drawn. Returns a sentence if that is not possible.
  std::string openAudience();
  void closeAudience() { audience_.reset(); }
  /// Null if none is open.
  const AudienceWindow* audience() const { return audience_.get(); }

 private:
  Window() = default;
  void handle(const SDL_Event&, Input&);
  void takeMouse(const SDL_Event&, Input&) const;
  void takeKey(const SDL_Event&, Input&) const;

  SDL_Window* window_ = nullptr;
  std::unique_ptr<GraphicsContext> context_;
  std::unique_ptr<StillWindow> still_;
  std::unique_ptr<AudienceWindow> audience_;
  Fingers fingers_;
  std::string title_;
  int restored_width_ = 0, restored_height_ = 0;
};

}  // namespace gjklab

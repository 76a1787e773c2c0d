#pragma once
// The audience's window in the presenter's view. It shares the first window's graphics context: what is drawn while it
// is current shows in it. With a second display it covers the one where the lecturer does not work; else it is a window
// beside the first, to be dragged to where the audience is, and a double click in it fills the display.

#include <memory>
#include <string>

struct SDL_Window;
union SDL_Event;

namespace gjklab {

class AudienceWindow {
 public:
  /// The first window's context has to be current, and still is. Null with one sentence in `error` where no second
  /// window opens.
  static std::unique_ptr<AudienceWindow> open(SDL_Window* first, std::string& error);
  /// Puts the first window back where it was.
  ~AudienceWindow();
  AudienceWindow(const AudienceWindow&) = delete;
  AudienceWindow& operator=(const AudienceWindow&) = delete;

  /// Whether the event is this window's own. Keys are the first window's, whichever of the two has them.
  bool handle(const SDL_Event&);
  bool closed() const { return closed_; }
  /// Of the framebuffer, in pixels.
  int width() const;
  int height() const;
  /// What is drawn from now on is this window's; false where the system does not allow it. present() shows it and has
  /// the first window current again.
  bool begin() const;
  void present() const;

 private:
  AudienceWindow() = default;

  // A page has none of its windows.
  [[maybe_unused]] SDL_Window* first_ = nullptr;
  [[maybe_unused]] SDL_Window* window_ = nullptr;
  [[maybe_unused]] int home_x_ = 0, home_y_ = 0;  ///< where the first window was
  [[maybe_unused]] bool moved_ = false;
  bool closed_ = false;
};

}  // namespace gjklab

#pragma once
// The audience's window in the presenter's view. It shares the first window's graphics context: what is drawn while it
// is current appears in it. With a second display it covers the one that the lecturer does not use. Otherwise it is a
// window beside the first, which the user can drag to the audience's screen; a double click makes it fill the display.

#include <memory>
#include <string>

struct SDL_Window;
union SDL_Event;

namespace gjklab {

class AudienceWindow {
 public:
  /// The first window's context must be current, and remains so. Null with a sentence in `error` if no second window
  /// can be opened.
  static std::unique_ptr<AudienceWindow> open(SDL_Window* first, std::string& error);
  /// Restores the first window's position.
  ~AudienceWindow();
  AudienceWindow(const AudienceWindow&) = delete;
  AudienceWindow& operator=(const AudienceWindow&) = delete;

  /// Whether the event belongs to this window. Keys always belong to the first window.
  bool handle(const SDL_Event&);
  bool closed() const { return closed_; }
  /// The size of the framebuffer, in pixels.
  int width() const;
  int height() const;
  /// From now on drawing goes to this window; false if the system does not allow it. present() shows it and makes the
  /// first window current again.
  bool begin() const;
  void present() const;

 private:
  AudienceWindow() = default;

  // Unused in a page, which has no windows.
  [[maybe_unused]] SDL_Window* first_ = nullptr;
  [[maybe_unused]] SDL_Window* window_ = nullptr;
  [[maybe_unused]] int home_x_ = 0, home_y_ = 0;  ///< the first window's previous position
  [[maybe_unused]] bool moved_ = false;
  bool closed_ = false;
};

}  // namespace gjklab

#pragma once
// A second window that shows one picture, for the audience while the lecturer continues in the first. With a second
// display it covers the display of the first window, which moves to the other one. Otherwise it is a window beside the
// first, which the user can drag to the audience's screen or share in a call.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

struct SDL_Window;
union SDL_Event;

namespace gjklab {

class StillWindow {
 public:
  /// RGB rows from top to bottom. Null with a sentence in `error` if no second window can be opened.
  static std::unique_ptr<StillWindow> open(SDL_Window* first, const std::vector<std::uint8_t>& rgb, int width,
                                           int height, std::string& error);
  ~StillWindow();
  StillWindow(const StillWindow&) = delete;
  StillWindow& operator=(const StillWindow&) = delete;

  /// Whether the event belongs to this window. Keys typed there are for the first window.
  bool handle(const SDL_Event&);
  bool closed() const { return closed_; }

 private:
  StillWindow() = default;
  void show() const;

  SDL_Window* first_ = nullptr;
  SDL_Window* window_ = nullptr;
  int home_x_ = 0, home_y_ = 0;  ///< the first window's previous position
  bool moved_ = false, closed_ = false;
  std::vector<std::uint8_t> rgb_;
  int width_ = 0, height_ = 0;
};

}  // namespace gjklab

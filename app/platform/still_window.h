#pragma once
// A second window that shows one picture: what the audience sees while the lecturer goes on in the first. Where there
// is a second display it covers the one that the first window was on, which moves to the other; else it is a window
// beside the first, to be dragged to where the audience is, or to be shared in a call.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

struct SDL_Window;
union SDL_Event;

namespace gjklab {

class StillWindow {
 public:
  /// RGB rows from top to bottom. Null with one sentence in `error` where no second window opens.
  static std::unique_ptr<StillWindow> open(SDL_Window* first, const std::vector<std::uint8_t>& rgb, int width,
                                           int height, std::string& error);
  ~StillWindow();
  StillWindow(const StillWindow&) = delete;
  StillWindow& operator=(const StillWindow&) = delete;

  /// Whether the event is the still's own. What is typed there is meant for the first window.
  bool handle(const SDL_Event&);
  bool closed() const { return closed_; }

 private:
  StillWindow() = default;
  void show() const;

  SDL_Window* first_ = nullptr;
  SDL_Window* window_ = nullptr;
  int home_x_ = 0, home_y_ = 0;  ///< where the first window was
  bool moved_ = false, closed_ = false;
  std::vector<std::uint8_t> rgb_;
  int width_ = 0, height_ = 0;
};

}  // namespace gjklab

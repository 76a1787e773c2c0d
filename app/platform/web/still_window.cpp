// A page has one canvas, and opens no second window of its own.

#include "platform/still_window.h"

namespace gjklab {

std::unique_ptr<StillWindow> StillWindow::open(SDL_Window*, const std::vector<std::uint8_t>&, int, int,
                                               std::string& error) {
  error = "A page cannot open a second window for the audience. Share this one, or use the program itself.";
  return nullptr;
}

StillWindow::~StillWindow() = default;
bool StillWindow::handle(const SDL_Event&) { return false; }

}  // namespace gjklab

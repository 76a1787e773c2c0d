#pragma once
// Fingers on a touch screen, from SDL's events. SDL turns the first one into the mouse. While two are down, they move
// and zoom together, and the mouse button counts as released; it can be pressed again only after all fingers have been
// lifted.

#include "platform/input.h"

#include <SDL_events.h>

#include <vector>

namespace gjklab {

class Fingers {
 public:
  /// `size`: of the window, in pixels.
  void handle(const SDL_Event&, dvec2 size, Input&);

 private:
  struct Finger {
    SDL_FingerID id;
    dvec2 at;  ///< pixels from the top left corner
  };

  void put(const SDL_TouchFingerEvent&, dvec2 size);
  void follow(Input&, dvec2 first, dvec2 second) const;

  std::vector<Finger> down_;  ///< in the order in which they touched
};

}  // namespace gjklab

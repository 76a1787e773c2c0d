#include "platform/fingers.h"

#include <algorithm>

namespace gjklab {

void Fingers::put(const SDL_TouchFingerEvent& event, dvec2 size) {
  const dvec2 at = dvec2(static_cast<double>(event.x), static_cast<double>(event.y)) * size;
  const auto known = std::find_if(down_.begin(), down_.end(), [&](const Finger& f) { return f.id == event.fingerId; });
  if (known != down_.end())
    known->at = at;
  else
    down_.push_back({event.fingerId, at});
}

void Fingers::handle(const SDL_Event& event, dvec2 size, Input& input) {
  const bool had_two = down_.size() >= 2;
  const dvec2 first = had_two ? down_[0].at : dvec2(0.0), second = had_two ? down_[1].at : dvec2(0.0);
  switch (event.type) {
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
      put(event.tfinger, size);
      break;
    case SDL_FINGERUP:
      std::erase_if(down_, [&](const Finger& f) { return f.id == event.tfinger.fingerId; });
      break;
    default:
      return;
  }
  if (down_.size() < 2) {
    input.pinch.reset();
    return;
  }
  input.down[0] = false;
  const bool same_two = had_two && event.type == SDL_FINGERMOTION;
  if (same_two) return follow(input, first, second);
  input.pinch = Pinch{(down_[0].at + down_[1].at) / 2.0};
}

/// From where the two were.
void Fingers::follow(Input& input, dvec2 first, dvec2 second) const {
  static constexpr double kLeastDistance = 1;  // pixels
  const dvec2 before = (first + second) / 2.0, now = (down_[0].at + down_[1].at) / 2.0;
  const auto apart = [](dvec2 a, dvec2 b) { return std::max(kLeastDistance, glm::distance(a, b)); };
  Pinch pinch = input.pinch.value_or(Pinch{before});
  pinch.centre = now;
  pinch.moved += now - before;
  pinch.spread *= apart(down_[0].at, down_[1].at) / apart(first, second);
  input.pinch = pinch;
}

}  // namespace gjklab

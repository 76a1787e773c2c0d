// What a lesson asks of a session: staging, and the user's own work put aside meanwhile.

#include "model/session/session.h"

namespace gjklab {

void Session::stage(const Staging& staging, bool asks) {
  game_.reset();  // a lesson asks by itself
  update();
  const bool other_places = stage_.staging().places != staging.places;
  stage_.set(staging, asks, settings_.reduce_motion);
  for (const Space space : {Space::world, Space::difference})
    if (other_places && cameras_.framed(space)) cameras_.frame(space, sight());
  if (asks)
    player_.keepBack();
  else
    player_.tell();
  if (staging.primer != Primer::hold) return;
  drawLane(*own_, Space::difference);  // of the moment itself: what it holds stays
  stage_.hold(own_->frame);
}

void Session::putWorkAside() {
  if (aside_) return;
  leave();
  aside_ = Aside{left_, scene().dimension};
  aside_->left[static_cast<std::size_t>(scene().dimension - 1)] = document_.work();
}

void Session::takeWorkUp() {
  if (!aside_) return;
  const Aside aside = *aside_;
  aside_.reset();
  stage({}, false);
  forgetChanges();
  const std::optional<Work>& work = aside.left[static_cast<std::size_t>(aside.dimension - 1)];
  if (work) show(*work);
  left_ = aside.left;
}

}  // namespace gjklab

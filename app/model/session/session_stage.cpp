// What a lesson asks of a session: staging, and the user's own work put aside meanwhile.

#include "model/session/session.h"

#include <utility>

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
  leaveWorld();
  putScenesAside();
}

void Session::putScenesAside() {
  if (aside_) return;
  leave();
  aside_ = Aside{std::exchange(left_, {}), document_};
  aside_->works.put(document_.work());
}

void Session::takeWorkUp() {
  if (!aside_) return;
  if (shown_stop_ == ShownStop::lesson) shown_stop_ = ShownStop::none;
  Aside aside = std::move(*aside_);
  aside_.reset();
  stage({}, false);
  aside.document.goOnAfter(document_);
  document_ = std::move(aside.document);
  left_ = std::move(aside.works);
  left_.remove(document_.number());
  begin(places_[document_.number()]);
}

}  // namespace gjklab

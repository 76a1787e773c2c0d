#include "model/session/views.h"

#include "model/figure/viewpoint.h"
#include "model/frame/test_plane.h"

#include <utility>

namespace gjklab {

void Views::apply(const MoveCamera& move, const Seen& seen) {
  cameras_.move(move.space, move.view, move.with_scene, seen.settings.linked_cameras);
}

void Views::apply(const FindView&, const Seen& seen) {
  cameras_.forgetHand();
  cameras_.turnTo(viewpointOf(seen), seen.settings.reduce_motion, seen.subject);
}

void Views::apply(const TurnView& turn, const Seen& seen) {
  cameras_.turnTo(turn.orientation, seen.settings.reduce_motion, seen.subject);
}

glm::dquat Views::viewpointOf(const Seen& seen) const {
  const glm::dquat now = cameras_.view(Space::world).orientation;
  const glm::dquat from = cameras_.focused() ? now : cameras_.besideFocus().value_or(now);
  const ViewWish wish = wishOf(seen.step());
  if (viewpoint(wish, from) == from) return from;
  std::vector<ViewWish> beside;
  for (const Frame& frame : seen.beside()) beside.push_back(wishOf(frame));
  return viewpoint(wish, from, beside);
}

void Views::frameAll(const CameraSubject& subject) {
  for (const Space space : {Space::world, Space::difference}) cameras_.frame(space, subject);
}

void Views::frameAgain(Space space, const CameraSubject& subject) {
  if (cameras_.framed(space)) cameras_.frame(space, subject);
}

void Views::findAgain(Space space, const CameraSubject& subject) {
  if (!cameras_.sees(space, subject)) cameras_.frame(space, subject);
}

void Views::frameCarried(const CameraSubject& subject) {
  if (!cameras_.framed(Space::difference)) return;
  cameras_.frame(Space::difference, subject);
  cameras_.forgetCarried();
}

void Views::begin(const std::optional<glm::dquat>& brought, const SceneView& filed, const CameraSubject& subject) {
  brought_ = brought;
  cameras_.bring(brought, firstView(subject.run));
  frameAll(subject);
  for (const auto& [space, pane] : {std::pair{Space::world, filed.world}, {Space::difference, filed.difference}})
    if (!(pane == PaneView{})) cameras_.show(space, pane, subject);
}

void Views::follow(std::uint64_t scene, const CameraSubject& subject) {
  if (std::exchange(seen_scene_, scene) != scene) cameras_.follow(subject);
}

void Views::lookAt(const Step& step, bool still, bool by_test, const Seen& seen) {
  const bool at_once = seen.settings.reduce_motion;
  if (!still) cameras_.focusOn(by_test ? roomOfTest(seen.step()) : std::vector<dvec3>{}, at_once, seen.subject);
  if (std::exchange(seen_step_, step) == step) return;
  if (!still) cameras_.approach(at_once, seen.subject);
  if (!seen.settings.find_view || cameras_.turnedByHand() || still) return;
  // The plane of a test cannot be read from anywhere: there the view turns at once for who wants no motion.
  if (!at_once || cameras_.focused()) return cameras_.turnTo(viewpointOf(seen), at_once, seen.subject);
  if (const auto before = cameras_.besideFocus()) cameras_.turnTo(*before, at_once, seen.subject);
}

}  // namespace gjklab

#include "model/sandbox/world_intent.h"

namespace gjklab {

namespace {

void handle(Sandbox& world, const GrabBody& intent) { world.grab(intent.body, intent.point); }
void handle(Sandbox& world, const DragBody& intent) { world.drag(intent.target); }
void handle(Sandbox& world, const LetGo&) { world.letGo(); }
void handle(Sandbox& world, const AddBody& intent) { world.add(intent.body); }
void handle(Sandbox& world, const ShootBody& intent) { world.shoot(intent.body); }
void handle(Sandbox& world, const RemoveBody& intent) { world.remove(intent.body); }
void handle(Sandbox& world, const PushBody& intent) { world.push(intent.body, intent.velocity); }
void handle(Sandbox& world, const ChangeBody& intent) { world.set(intent.body, intent.to); }
void handle(Sandbox& world, const SetWorld& intent) { world.set(intent.to); }
void handle(Sandbox& world, const PlayWorld& intent) { world.play(intent.on); }
void handle(Sandbox& world, const SetPace& intent) { world.setPace(intent.pace); }
void handle(Sandbox& world, const ShowSights& intent) { world.setSights(intent.sights); }

/// Whether the body that the intent is about, if any, is in the world.
template <class Kind>
bool findsItsBody(const Sandbox& world, const Kind& intent) {
  if constexpr (requires { intent.body + 0; })
    return intent.body >= 0 && intent.body < static_cast<int>(world.file().bodies.size());
  else
    return true;
}

}  // namespace

void apply(Sandbox& world, const WorldIntent& intent) {
  if (!world.open()) return;
  std::visit(
      [&](const auto& one) {
        if (findsItsBody(world, one)) handle(world, one);
      },
      intent);
}

}  // namespace gjklab

#pragma once
// The user's actions on a world. Views, keys and lessons create them; apply() is the only place where they change a
// world. Its recording is gone through by the intents of every timeline.

#include "model/sandbox/sandbox.h"

#include <variant>
#include <vector>

namespace gjklab {

/// Grabs a body at a point of the world.
struct GrabBody {
  int body;
  dvec3 point;
};
struct DragBody {
  dvec3 target;
};
struct LetGo {};
struct AddBody {
  WorldBody body;
};
struct ShootBody {
  WorldBody body;
};
struct RemoveBody {
  int body;
};
/// A knock: adds to the body's velocity.
struct PushBody {
  int body;
  dvec3 velocity;
};
struct ChangeBody {
  int body;
  WorldBody to;
};
struct SetWorld {
  WorldSettings to;
};
struct PlayWorld {
  bool on;
};
struct SetPace {
  double pace;
};
struct ShowSights {
  SandboxSights sights;
};

using WorldIntent = std::variant<GrabBody, DragBody, LetGo, AddBody, ShootBody, RemoveBody, PushBody, ChangeBody,
                                 SetWorld, PlayWorld, SetPace, ShowSights>;

/// Does nothing if no world is open, or if the body no longer exists.
void apply(Sandbox& world, const WorldIntent& intent);

}  // namespace gjklab

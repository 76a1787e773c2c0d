#pragma once
// What a hand can ask of a world. Views, keys and lessons ask; apply() is the one place where a world changes by hand.

#include "model/sandbox/sandbox.h"

#include <variant>
#include <vector>

namespace gjklab {

/// Takes hold of a body where it was touched, a point of the world.
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
struct SeekWorld {
  int position;
};
struct StepWorld {
  int by;
};
struct PlayWorld {
  std::optional<bool> on = {};  ///< plays if it stands, and the other way round, unless given
};
struct SetPace {
  double pace;
};
struct ShowSights {
  SandboxSights sights;
};

using WorldIntent = std::variant<GrabBody, DragBody, LetGo, AddBody, ShootBody, RemoveBody, PushBody, ChangeBody,
                                 SetWorld, SeekWorld, StepWorld, PlayWorld, SetPace, ShowSights>;

/// Nothing where no world is open, or the body is not there any more.
void apply(Sandbox& world, const WorldIntent& intent);

}  // namespace gjklab

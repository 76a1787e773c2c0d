#include "model/session/in_world.h"

#include <variant>

namespace gjklab {
namespace {

/// Steps that a jump by an iteration of a run makes in a world.
constexpr int kManySteps = 10;

void applyTo(Sandbox& world, const InWorld& asked) { gjklab::apply(world, asked.intent); }
void applyTo(Sandbox& world, const Go& go) {
  switch (go.where) {
    case Jump::first:
      return world.seek(0);
    case Jump::previous_iteration:
      return world.stepBy(-kManySteps);
    case Jump::previous_step:
      return world.stepBy(-1);
    case Jump::next_step:
      return world.stepBy(1);
    case Jump::next_iteration:
      return world.stepBy(kManySteps);
    case Jump::last:
      return world.seek(world.last());
    case Jump::previous_test:
    case Jump::next_test:
    case Jump::parting:
    case Jump::fault:
      return;  // of runs
  }
}
/// Beyond the last moment the world goes on.
void applyTo(Sandbox& world, const Seek& target) { world.stepBy(target.position - world.position()); }
void applyTo(Sandbox& world, const TogglePlay&) { world.play(!world.playing()); }
void applyTo(Sandbox&, const SeekTime&) {}
void applyTo(Sandbox& world, const Undo&) { world.undo(); }
void applyTo(Sandbox& world, const Redo&) { world.redo(); }
void applyTo(Sandbox& world, const BeginGesture&) { world.beginGesture(); }
void applyTo(Sandbox& world, const EndGesture&) { world.endGesture(); }
void applyTo(Sandbox& world, const CancelGesture&) { world.cancelGesture(); }
void applyTo(Sandbox&, const Nudge&) {}
void applyTo(Sandbox&, const Select&) {}
void applyTo(Sandbox&, const DeleteVertex&) {}

}  // namespace

bool applyInWorld(Sandbox& world, const Intent& intent) {
  return std::visit(
      [&](const auto& each) {
        if constexpr (requires { applyTo(world, each); }) {
          applyTo(world, each);
          return true;
        }
        return false;
      },
      intent);
}

}  // namespace gjklab

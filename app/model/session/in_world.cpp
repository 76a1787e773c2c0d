#include "model/session/in_world.h"

#include <variant>

namespace gjklab {
namespace {

void applyTo(Sandbox& world, const InWorld& asked) { gjklab::apply(world, asked.intent); }
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

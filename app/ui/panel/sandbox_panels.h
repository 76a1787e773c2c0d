#pragma once
// The panels beside a world: its settings and what can be put into it, what is said about it, and its clock. They
// change nothing: they ask.

#include "model/sandbox/sandbox.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// What is chosen in the panels.
struct SandboxChoice {
  int body = -1;          ///< the body that was clicked
  double mass = 0;        ///< its
  BodyPair pointed = {};  ///< the row of a pair under the pointer
};

void sandboxSettings(const Ui& ui, Area area, const Sandbox& sandbox, dvec3 middle, double size,
                     const SandboxChoice& choice);
void sandboxInspector(const Ui& ui, Area area, const Sandbox& sandbox, SandboxChoice& choice);
/// What the tints of the bodies mean, in the pane's corner; nothing where islands have the colours.
void sandboxLegend(const Ui& ui, Area pane, const Sandbox& sandbox);
void sandboxBar(const Ui& ui, Area area, const Sandbox& sandbox);

}  // namespace gjklab

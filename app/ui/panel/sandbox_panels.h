#pragma once
// The panels beside a world: its settings and new bodies, its statistics, and its clock. They change nothing
// themselves; they return intents.

#include "model/sandbox/sandbox.h"
#include "model/sandbox/sandbox_figure.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// The selection in the panels.
struct SandboxChoice {
  int body = -1;          ///< the selected body
  double mass = 0;        ///< its mass
  BodyPair pointed = {};  ///< the row of a pair under the pointer
};

void sandboxSettings(const Ui& ui, Area area, const Sandbox& sandbox, dvec3 middle, double size,
                     const SandboxChoice& choice);
void sandboxInspector(const Ui& ui, Area area, const Sandbox& sandbox, SandboxChoice& choice);
/// The legend of the bodies' tints and of the arrows, in the pane's corner.
float sandboxLegend(const Ui& ui, Area pane, const Sandbox& sandbox, ImpulseCount impulses);
void sandboxBar(const Ui& ui, Area area, const Sandbox& sandbox);

}  // namespace gjklab

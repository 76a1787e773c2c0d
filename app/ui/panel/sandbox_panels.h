#pragma once
// The panels beside a world: its settings and what can be put into it, what is said about it, and its clock. They
// change nothing: they wish.

#include "model/sandbox/sandbox.h"
#include "ui/kit/ui.h"

#include <functional>
#include <vector>

namespace gjklab {

using SandboxWish = std::function<void(Sandbox&)>;
using SandboxWishes = std::vector<SandboxWish>;

/// What is chosen in the panels.
struct SandboxChoice {
  int body = -1;          ///< the body that was clicked
  double mass = 0;        ///< its
  BodyPair pointed = {};  ///< the row of a pair under the pointer
  BodyPair opened = {};   ///< a row that was clicked: into the lab
};

void sandboxSettings(const Ui& ui, Area area, const Sandbox& sandbox, dvec3 middle, double size,
                     const SandboxChoice& choice, SandboxWishes& wishes);
void sandboxInspector(const Ui& ui, Area area, const Sandbox& sandbox, SandboxChoice& choice);
void sandboxBar(const Ui& ui, Area area, const Sandbox& sandbox, SandboxWishes& wishes);

}  // namespace gjklab

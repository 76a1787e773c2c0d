#pragma once
// The numbers of one body of a world, as fields.

#include "ui/panel/sandbox_panels.h"

namespace gjklab {

void worldBodyEditor(const Ui& ui, const Sandbox& sandbox, int body, SandboxWishes& wishes);

}  // namespace gjklab

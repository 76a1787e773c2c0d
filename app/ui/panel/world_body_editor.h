#pragma once
// The numbers of one body of a world, as fields. `mass`: of that body, because computing it takes long for some shapes.

#include "ui/panel/sandbox_panels.h"

namespace gjklab {

void worldBodyEditor(const Ui& ui, const Sandbox& sandbox, int body, double mass);

}  // namespace gjklab

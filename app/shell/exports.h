#pragma once
// What leaves the window as films, PDF and pages: the page of ./run web has none of it.

#include "shell/window_main.h"

namespace gjklab {

Exports allExports();

}  // namespace gjklab

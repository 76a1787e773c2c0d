#pragma once
// Exports of the window as films, PDF and pages, which the page of ./run web does not have.

#include "shell/window_main.h"

namespace gjklab {

Exports allExports();

}  // namespace gjklab

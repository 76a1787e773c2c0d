#include "ui/window_main.h"

namespace gjklab {

int runWindow(const WindowArguments&) { return 1; }

}  // namespace gjklab

// A browser ends a page without asking it: what is unsaved has been kept by then (main_loop.cpp).

#include "platform/termination.h"

namespace gjklab {

void listenForTermination() {}
bool terminationRequested() { return false; }

}  // namespace gjklab

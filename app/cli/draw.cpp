#include "cli/draw.h"

namespace gjklab {

int drawCommand(const DrawArguments&) { return 1; }

int tourCommand(const TourArguments&) { return 1; }

}  // namespace gjklab

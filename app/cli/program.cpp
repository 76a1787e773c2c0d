#include "cli/program.h"

namespace gjklab {

int runProgram(int, char**) { return 0; }

}  // namespace gjklab

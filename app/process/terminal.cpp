#include "process/terminal.h"

#include <unistd.h>

namespace gjklab {

bool errorIsTerminal() { return isatty(STDERR_FILENO) != 0; }

}  // namespace gjklab

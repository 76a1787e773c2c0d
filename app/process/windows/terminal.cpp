#include "process/terminal.h"

#include <io.h>

#include <cstdio>

namespace gjklab {

bool errorIsTerminal() { return _isatty(_fileno(stderr)) != 0; }

}  // namespace gjklab

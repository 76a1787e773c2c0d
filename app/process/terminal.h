#pragma once

namespace gjklab {

/// Whether standard error is a terminal, in which a line can be overwritten.
bool errorIsTerminal();

}  // namespace gjklab

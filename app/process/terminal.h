#pragma once

namespace gjklab {

/// Whether standard error is a terminal, where a line can be drawn over.
bool errorIsTerminal();

}  // namespace gjklab

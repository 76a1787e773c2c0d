#pragma once
// The inspector: what happens at this step and why, with its numbers.

#include "model/caption.h"
#include "ui/ui.h"

namespace gjklab {

/// "TESTS": expressions, values and verdicts; nothing where there are none.
void testsTable(const Ui&, const std::vector<TestRow>&);

void inspector(const Ui&, Area area, const Caption&);

}  // namespace gjklab

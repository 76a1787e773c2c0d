#pragma once
// The line of notices above the panes. It does not block the mouse.

#include "desk/news.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// `twice`: the mouse's press is the second one of a double click. Its first one may have brought up the question whose
/// answer is now under the pointer, so it chooses nothing.
void showBanner(const Ui&, Area panes, News&, bool twice);

}  // namespace gjklab

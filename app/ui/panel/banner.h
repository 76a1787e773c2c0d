#pragma once
// The line of notices above the panes. It does not block the mouse.

#include "desk/news.h"
#include "ui/kit/ui.h"

namespace gjklab {

void showBanner(const Ui&, Area panes, News&);

}  // namespace gjklab

#pragma once
// The line of news over the panes. It stands in nobody's way.

#include "desk/news.h"
#include "ui/kit/ui.h"

namespace gjklab {

void showBanner(const Ui&, Area panes, News&);

}  // namespace gjklab

#pragma once
// The panels of the window, one after the other: the list to add to.

#include "ui/kit/ui.h"

#include <span>

namespace gjklab {

struct Panel {
  const char* name;
  Area Layout::*area;  ///< empty: hidden
  void (*show)(const Ui&, const Layout&);
};

std::span<const Panel> panelList();

}  // namespace gjklab

#pragma once
// The list of the window's panels. Add new panels here.

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

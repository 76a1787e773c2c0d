#pragma once
// The menu of lessons, and the card of the first start.

#include "ui/kit/ui.h"

namespace gjklab {

/// A button with the open lesson's name, in this width, that opens the list of all lessons.
void lessonMenu(const Ui&, float width);
/// That list, in an open menu.
void lessonItems(const Ui&);
/// Beside the heap of the first start: what the user can do with it and, once it has frozen, the question.
void toyPanel(const Ui&, Area, bool frozen);
/// "Start with lesson 1 · Open a pair", in the middle of the panes.
void greetingCard(const Ui&, Area panes);

}  // namespace gjklab

#pragma once
// The ways into lessons: the menu of the book, and the card of the first start.

#include "ui/kit/ui.h"

namespace gjklab {

/// The name of the lesson that is open, in this width, over the list of all.
void lessonMenu(const Ui&, float width);
/// That list, in a menu that is open.
void lessonItems(const Ui&);
/// Beside the heap of the first start: what one can do with it and, once it has frozen, the question.
void toyPanel(const Ui&, Area, bool frozen);
/// "Start with lesson 1 · Open the lab", in the middle of the panes.
void greetingCard(const Ui&, Area panes);

}  // namespace gjklab

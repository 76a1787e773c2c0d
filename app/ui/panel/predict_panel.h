#pragma once
// The words of the game of questions: the question with what can be chosen, what was said of the answer, the score, and
// at the end the card.

#include "ui/kit/ui.h"

namespace gjklab {

/// Items of the current window; nothing while no game is played.
void predictPanel(const Ui&);

/// What can be chosen, and what was said of it, in a pane's picture; `hovered`: the candidate under the pointer, or −1.
void predictMarks(const Ui&, Space, Area pane, int hovered);
/// What can be chosen under the pointer of a pane, in the game or of a lesson's question; −1 for nothing. `target`:
/// what the picture has there.
int choiceAt(const Ui&, Space, dvec2 pointer, const PickTarget& target);

}  // namespace gjklab

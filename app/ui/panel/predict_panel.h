#pragma once
// The text of a prediction: the question with its choices, the comment on the answer, the score, and at the end the
// card.

#include "ui/kit/ui.h"

namespace gjklab {

/// Items of the current window; nothing without a game.
void predictPanel(const Ui&);

/// Draws the choices and the comment on the answer in a pane's picture; `hovered`: the candidate under the pointer, or
/// −1.
void predictMarks(const Ui&, Space, Area pane, int hovered);
/// The choice under the pointer in a pane, of the game or of a lesson's question; −1 for none. `target`: the picture's
/// target there.
int choiceAt(const Ui&, Space, dvec2 pointer, const PickTarget& target);

}  // namespace gjklab

#include "ui/panel/history_buttons.h"

#include "model/sandbox/sandbox.h"
#include "ui/kit/widgets.h"

namespace gjklab {

void historyButtons(const Ui& ui) {
  const Document& document = ui.session.document();
  const std::string undo = ui.world ? ui.world->undoName() : document.undoName();
  const std::string redo = ui.world ? ui.world->redoName() : document.redoName();
  if (signButton(ui, Sign::undo, "undo", ("Undo " + undo + " (Ctrl Z)").c_str(), false,
                 ui.world ? !undo.empty() : document.canUndo()))
    ui.ask(Undo{});
  ImGui::SameLine();
  if (signButton(ui, Sign::redo, "redo", ("Redo " + redo + " (Ctrl Y)").c_str(), false,
                 ui.world ? !redo.empty() : document.canRedo()))
    ui.ask(Redo{});
}

}  // namespace gjklab

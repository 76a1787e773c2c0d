#include "ui/panel/history_buttons.h"

#include "model/sandbox/sandbox.h"
#include "model/text/translate.h"
#include "ui/kit/widgets.h"

namespace gjklab {

void historyButtons(const Ui& ui) {
  const Document& document = ui.session.document();
  const std::string undo = ui.world ? ui.world->undoName() : document.undoName();
  const std::string redo = ui.world ? ui.world->redoName() : document.redoName();
  if (signButton(ui, Sign::undo, "undo", tr("Undo: {what} (Ctrl Z)", arg("what", undo)).c_str(), false,
                 ui.world ? !undo.empty() : document.canUndo()))
    ui.send(Undo{});
  ImGui::SameLine();
  if (signButton(ui, Sign::redo, "redo", tr("Redo: {what} (Ctrl Y)", arg("what", redo)).c_str(), false,
                 ui.world ? !redo.empty() : document.canRedo()))
    ui.send(Redo{});
}

}  // namespace gjklab

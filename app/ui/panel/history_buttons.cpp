#include "ui/panel/history_buttons.h"

#include "model/text/translate.h"
#include "ui/kit/widgets.h"

namespace gjklab {

void historyButtons(const Ui& ui) {
  const std::string undo = ui.session.undoName(), redo = ui.session.redoName();
  if (signButton(ui, Sign::undo, "undo", tr("Undo: {what} (Ctrl Z)", arg("what", undo)).c_str(), false, !undo.empty()))
    ui.send(Undo{});
  ImGui::SameLine();
  if (signButton(ui, Sign::redo, "redo", tr("Redo: {what} (Ctrl Y)", arg("what", redo)).c_str(), false, !redo.empty()))
    ui.send(Redo{});
}

}  // namespace gjklab

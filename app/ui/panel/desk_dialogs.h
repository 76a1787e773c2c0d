#pragma once
// The dialogs with the desk's questions to the user.

#include "desk/desk.h"
#include "ui/panel/file_dialog.h"

#include <string>

namespace gjklab {

class DeskDialogs {
 public:
  explicit DeskDialogs(Desk& desk) : desk_(desk) {}

  /// The dialog of the pending question, if there is one.
  void show(const Ui&, float window_width, float window_height);
  /// Return: presses the highlighted button.
  void confirm() { confirmed_ = desk_.asking(); }

 private:
  void ask(const Ui&, Desk::Question, float window_width, float window_height);

  Desk& desk_;
  FileDialog dialog_;
  std::string sentence_;  ///< of the open question
  bool confirmed_ = false;
};

}  // namespace gjklab

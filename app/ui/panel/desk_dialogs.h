#pragma once
// The dialogs that put the desk's questions to the user.

#include "desk/desk.h"
#include "ui/panel/file_dialog.h"

#include <string>

namespace gjklab {

class DeskDialogs {
 public:
  explicit DeskDialogs(Desk& desk) : desk_(desk) {}

  /// The dialog of the question that waits, if one does.
  void show(const Ui&, float window_width, float window_height);
  /// Return: what the lit button does.
  void confirm() { confirmed_ = desk_.asking(); }

 private:
  void ask(const Ui&, Desk::Question, float window_width, float window_height);

  Desk& desk_;
  FileDialog dialog_;
  std::string sentence_;  ///< of the question that is open
  bool confirmed_ = false;
};

}  // namespace gjklab

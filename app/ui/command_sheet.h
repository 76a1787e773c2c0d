#pragma once
// The searchable sheet of all commands. Typing searches, the arrow keys select, Return runs the command.

#include "platform/input.h"
#include "ui/panel/commands.h"

#include <array>

namespace gjklab {

class CommandSheet {
 public:
  /// Opens it, or closes it.
  void toggle() { (open_ ? closes_ : wanted_) = true; }
  bool open() const { return open_ || wanted_; }
  /// `room`: the area of the window below the top bar.
  void show(const Ui&, Area room);
  /// Handles a key while the sheet is open; false if the key is not the sheet's.
  bool takeKey(const KeyPress&);

 private:
  void begin(const Ui&);
  void search(const Ui&);
  void columns(const Ui&);
  void row(const Ui&, int at, float width);
  void run(const Ui&, const CommandItem&);

  std::vector<CommandItem> items_;
  std::vector<int> shown_;  ///< indices into items_
  std::array<char, 64> words_{};
  int chosen_ = 0, per_column_ = 1;  ///< an index of shown_; rows in a column
  bool open_ = false, wanted_ = false, closes_ = false, begins_ = false, takes_ = false, follows_ = false;
};

}  // namespace gjklab

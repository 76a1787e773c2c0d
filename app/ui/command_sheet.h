#pragma once
// The sheet of all commands, by their names. Typing searches, arrows choose, Return does it.

#include "platform/input.h"
#include "ui/panel/commands.h"

#include <array>

namespace gjklab {

class CommandSheet {
 public:
  /// Opens it, or closes it.
  void toggle() { (open_ ? closes_ : wanted_) = true; }
  bool open() const { return open_ || wanted_; }
  /// Over the room that the top bar leaves.
  void show(const Ui&, Area room);
  /// A key while it is open. False: it is typed, or means something elsewhere.
  bool takeKey(const KeyPress&);

 private:
  void begin(const Ui&);
  void search(const Ui&);
  void columns(const Ui&);
  void row(const Ui&, int at, float width);
  void take(const Ui&, const CommandItem&);

  std::vector<CommandItem> items_;
  std::vector<int> shown_;  ///< places in items_
  std::array<char, 64> words_{};
  int chosen_ = 0, per_column_ = 1;  ///< of shown_; rows beneath each other
  bool open_ = false, wanted_ = false, closes_ = false, begins_ = false, takes_ = false, follows_ = false;
};

}  // namespace gjklab

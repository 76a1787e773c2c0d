#pragma once
// The line of news over the panes: errors and offers, one sentence each. It stands in nobody's way.

#include "ui/kit/ui.h"

#include <string>
#include <vector>

namespace gjklab {

class Banner {
 public:
  enum class Mood : std::uint8_t { news, error };
  struct Choice {
    std::string label;
    Intent intent;
  };

  /// Shows a sentence in place of what stood there. News goes by itself, an error and an offer stay until dismissed.
  void say(std::string sentence, Mood mood = Mood::news);
  void offer(std::string sentence, std::vector<Choice> choices);
  void dismiss() { text_.clear(); }
  /// Something else is being done: an error has been read by then. An offer waits for its answer.
  void moveOn() {
    if (choices_.empty()) dismiss();
  }
  bool empty() const { return text_.empty(); }

  void show(const Ui&, Area panes);
  /// Seconds until it goes by itself; negative: it stays, or is not there.
  double idleSeconds() const { return text_.empty() ? -1 : remaining_; }

 private:
  std::string text_;
  Mood mood_ = Mood::news;
  std::vector<Choice> choices_;
  double remaining_ = -1;
};

}  // namespace gjklab

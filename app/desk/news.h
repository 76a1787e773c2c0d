#pragma once
// What the program has to say beside the scene: errors and offers, one sentence each. A banner shows it.

#include "model/session/intent.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gjklab {

class News {
 public:
  enum class Mood : std::uint8_t { plain, error };
  struct Choice {
    std::string label;
    Intent intent;
    bool declines = false;  ///< leaves all as it is: what Escape chooses
  };

  /// Says a sentence in place of what was said before. Plain news goes by itself, an error and an offer stay until
  /// dismissed.
  void say(std::string sentence, Mood mood = Mood::plain);
  /// Says an error below the errors that stand there already.
  void add(const std::string& error);
  /// `share`: how much of something has been done, from 0 to 1, shown as a bar; negative: none.
  void offer(std::string sentence, std::vector<Choice> choices, double share = -1);
  void dismiss() { sentence_.clear(); }
  /// Something else is being done: an error has been read by then. An offer waits for its answer.
  void moveOn() {
    if (choices_.empty()) dismiss();
  }
  /// Time goes by, in seconds.
  void pass(double seconds);

  bool empty() const { return sentence_.empty(); }
  const std::string& sentence() const { return sentence_; }
  Mood mood() const { return mood_; }
  const std::vector<Choice>& choices() const { return choices_; }
  double share() const { return share_; }
  /// The choice that leaves all as it is; null where an offer has none, or nothing is offered.
  const Choice* declining() const;
  /// Seconds until it goes by itself; negative: it stays, or nothing is said.
  double remaining() const { return sentence_.empty() ? -1 : remaining_; }

 private:
  std::string sentence_;
  Mood mood_ = Mood::plain;
  std::vector<Choice> choices_;
  double remaining_ = -1, share_ = -1;
};

}  // namespace gjklab

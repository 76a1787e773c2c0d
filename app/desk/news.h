#pragma once
// Messages beside the scene: errors and offers, one sentence each. A banner shows them.

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
    bool declines = false;  ///< changes nothing; Escape chooses it
  };

  /// Shows a sentence in place of the previous message. A plain message disappears by itself; an error or an offer
  /// stays until dismissed.
  void say(std::string sentence, Mood mood = Mood::plain);
  /// Adds an error below those already shown.
  void add(const std::string& error);
  /// `share`: progress from 0 to 1, shown as a bar; negative: none.
  void offer(std::string sentence, std::vector<Choice> choices, double share = -1);
  void dismiss() { sentence_.clear(); }
  /// The user is doing something else, so an error counts as read. An offer waits for its answer.
  void moveOn() {
    if (choices_.empty()) dismiss();
  }
  /// Lets time pass, in seconds.
  void pass(double seconds);

  bool empty() const { return sentence_.empty(); }
  const std::string& sentence() const { return sentence_; }
  Mood mood() const { return mood_; }
  const std::vector<Choice>& choices() const { return choices_; }
  double share() const { return share_; }
  /// The choice that changes nothing; null if the offer has none, or if there is no offer.
  const Choice* declining() const;
  /// Seconds until it disappears by itself; negative: it stays, or there is no message.
  double remaining() const { return sentence_.empty() ? -1 : remaining_; }

 private:
  std::string sentence_;
  Mood mood_ = Mood::plain;
  std::vector<Choice> choices_;
  double remaining_ = -1, share_ = -1;
};

}  // namespace gjklab

#include "desk/news.h"

#include <utility>

namespace gjklab {
namespace {

constexpr double kSeconds = 4, kSecondsPerByte = 0.05;  // so that a long sentence can be read to its end

}  // namespace

void News::say(std::string sentence, Mood mood) {
  sentence_ = std::move(sentence);
  mood_ = mood;
  choices_.clear();
  share_ = -1;
  remaining_ = mood == Mood::plain ? kSeconds + kSecondsPerByte * static_cast<double>(sentence_.size()) : -1;
}

void News::add(const std::string& error) {
  say(empty() || mood_ != Mood::error ? error : sentence_ + "\n" + error, Mood::error);
}

void News::offer(std::string sentence, std::vector<Choice> choices, double share) {
  say(std::move(sentence));
  share_ = share;
  choices_ = std::move(choices);
  remaining_ = -1;
}

const News::Choice* News::declining() const {
  for (const Choice& choice : choices_)
    if (choice.declines) return &choice;
  return nullptr;
}

void News::pass(double seconds) {
  if (remaining_ < 0) return;
  remaining_ -= seconds;
  if (remaining_ < 0) dismiss();
}

}  // namespace gjklab

#pragma once
// Predict: a learner answers the questions about a run, one after another, before each step. The state of such a game
// and its score, independent of the window.
//
// A question counts as right when the first answer to it is right without a hint; with a hint when it is right after
// one; as wrong when a wrong answer came first or the answer was asked for. A wrong answer can be corrected, but still
// counts as wrong.

#include "model/predict/reasons.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

enum class Outcome : std::uint8_t { open, right, hinted, wrong };

struct Tally {
  int right = 0, hinted = 0, wrong = 0;
  int all() const { return right + hinted + wrong; }
  friend bool operator==(const Tally&, const Tally&) = default;
};

/// The results of a game so far.
struct Card {
  std::array<Tally, kAsks.size()> by_kind{};
  int questions = 0;  ///< answered or not
  int streak = 0, longest_streak = 0;
  Tally total() const;
  bool finished() const { return total().all() == questions; }
};

class Game {
 public:
  /// The questions of a run, whose trace and scene outlive the game.
  Game(const Scene&, const Run&, const Timeline&, Naming = Naming::for_life);
  /// Changes how the vertices of the simplices are named, and clears the comment on the last answer.
  void rename(Naming);

  /// The first position after `from`, up to `to`, with an open question; none when moving back.
  std::optional<int> stopBetween(int from, int to) const;
  /// The position on the timeline before the game, restored if it is left unfinished; −1: none.
  void comeFrom(int place) { came_from_ = place; }
  int cameFrom() const { return came_from_; }
  /// The timeline is at a position: shows its first open question.
  void arrive(int place);

  /// The present question; null if there is none.
  const Question* asking() const { return current_ ? &entries_[*current_].question : nullptr; }
  std::optional<Quizzed> quizzed() const;
  const std::vector<Candidate>& candidates() const { return candidates_; }
  const std::vector<bool>& chosen() const { return chosen_; }
  /// The candidate selected with keys; candidates().size() means "done", if several can be chosen.
  int cursor() const { return cursor_; }
  bool hinted() const { return current_ && entries_[*current_].hinted; }
  /// The comment on the last answer; empty before it. It stays until the next question or another position.
  const Reason& said() const { return said_; }
  bool saidRight() const { return said_right_; }

  /// Keys: the next or previous candidate, cyclically.
  void moveCursor(int by);
  /// Chooses a candidate: answers at once, or adds it to or removes it from an answer with several parts, which done()
  /// completes.
  void choose(int candidate);
  void done();
  /// Chooses the candidate at the cursor.
  void chooseCursor();
  /// First a hint, then the answer.
  void help();

  Card card() const;
  /// The number of this question, and the number of all questions.
  int number() const { return current_ ? static_cast<int>(*current_) + 1 : 0; }

 private:
  struct Entry {
    Question question;
    int place = 0;
    Outcome outcome = Outcome::open;
    bool hinted = false, missed = false;
  };
  void put(std::size_t entry);
  void settle(Outcome);
  std::optional<Answer> answerFor(const Question&) const;
  void mark(const Answer&);

  const Scene* scene_;
  const Run* run_;
  Naming naming_;
  std::vector<Entry> entries_;
  std::optional<std::size_t> current_;
  int place_ = -1, came_from_ = -1;
  std::vector<Candidate> candidates_;
  std::vector<bool> chosen_;
  int cursor_ = 0;
  Reason said_;
  bool said_right_ = false;
  int streak_ = 0, longest_streak_ = 0;
};

}  // namespace gjklab

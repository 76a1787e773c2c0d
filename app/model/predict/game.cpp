#include "model/predict/game.h"

#include "model/predict/reach_points.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

/// The next of the listed candidates; `end` follows them if there is a "done".
int nextListed(const std::vector<Candidate>& candidates, bool has_done, int from, int by) {
  const int count = static_cast<int>(candidates.size()) + (has_done ? 1 : 0);
  for (int i = 1; i <= count; ++i) {
    const int at = ((from + by * i) % count + count) % count;
    if (at == static_cast<int>(candidates.size()) || candidates[static_cast<std::size_t>(at)].listed) return at;
  }
  return from;
}

/// Whether two candidates cannot both be part of an answer.
bool excludes(Ask ask, const Choice& one, const Choice& other) {
  if (choosingOf(ask) == Choosing::one) return true;
  const auto *p = std::get_if<PairAnswer>(&one), *q = std::get_if<PairAnswer>(&other);
  if (!p || !q) return false;
  return (p->index_a >= 0 && q->index_a >= 0) || (p->index_b >= 0 && q->index_b >= 0);
}

}  // namespace

Tally Card::total() const {
  Tally sum;
  for (const Tally& each : by_kind) {
    sum.right += each.right;
    sum.hinted += each.hinted;
    sum.wrong += each.wrong;
  }
  return sum;
}

Game::Game(const Scene& scene, const Run& run, const Timeline& timeline, Naming naming)
    : scene_(&scene), run_(&run), naming_(naming) {
  for (int i = 0; i < timeline.size(); ++i) {
    if (i == 0)
      for (Question& question : questionsOf(scene, run, timeline))
        if (question.ask == Ask::status) entries_.push_back({std::move(question), 0});
    if (auto question = roundSupport(scene, run, timeline[i])) entries_.push_back({std::move(*question), i});
    for (Question& question : answersOf(scene, run, timeline[i])) entries_.push_back({std::move(question), i});
  }
}

void Game::rename(Naming naming) {
  naming_ = naming;
  said_ = {};
  if (current_) candidates_ = candidatesOf(*quizzed());
}

std::optional<int> Game::stopBetween(int from, int to) const {
  for (const Entry& entry : entries_)
    if (entry.outcome == Outcome::open && entry.place > from && entry.place <= to) return entry.place;
  return std::nullopt;
}

void Game::arrive(int place) {
  if (place == place_) return;
  place_ = place;
  current_.reset();
  candidates_.clear();
  chosen_.clear();
  said_ = {};
  for (std::size_t i = 0; i < entries_.size(); ++i)
    if (entries_[i].place == place && entries_[i].outcome == Outcome::open) return put(i);
}

std::optional<Quizzed> Game::quizzed() const {
  if (!current_) return std::nullopt;
  return Quizzed{*scene_, *run_, entries_[*current_].question, naming_};
}

void Game::put(std::size_t entry) {
  current_ = entry;
  candidates_ = candidatesOf(*quizzed());
  chosen_.assign(candidates_.size(), false);
  cursor_ = 0;
}

void Game::moveCursor(int by) {
  const Question* question = asking();
  if (!question || candidates_.empty()) return;
  cursor_ = nextListed(candidates_, choosingOf(question->ask) == Choosing::several, cursor_, by < 0 ? -1 : 1);
}

void Game::choose(int candidate) {
  const Question* question = asking();
  if (!question || candidate < 0 || candidate >= static_cast<int>(candidates_.size())) return;
  const auto index = static_cast<std::size_t>(candidate);
  const bool now = !chosen_[index];
  if (now)
    for (std::size_t i = 0; i < candidates_.size(); ++i)
      if (excludes(question->ask, candidates_[i].choice, candidates_[index].choice)) chosen_[i] = false;
  chosen_[index] = now;
  cursor_ = candidates_[index].listed ? candidate : cursor_;
  if (choosingOf(question->ask) == Choosing::several || !now) return;
  if (const auto answer = answerFor(*question)) mark(*answer);
}

void Game::done() {
  const Question* question = asking();
  if (!question || choosingOf(question->ask) != Choosing::several) return;
  if (const auto answer = answerFor(*question)) mark(*answer);
}

void Game::chooseCursor() {
  if (cursor_ == static_cast<int>(candidates_.size()))
    done();
  else
    choose(cursor_);
}

std::optional<Answer> Game::answerFor(const Question& question) const {
  return answerOf(question.ask, candidates_, chosen_);
}

void Game::mark(const Answer& answer) {
  Entry& entry = entries_[*current_];
  if (isRight(entry.question, answer)) {
    said_ = {tr("Right: {answer}.", arg("answer", rightAnswers(*quizzed()))), {}};
    said_right_ = true;
    return settle(entry.missed ? Outcome::wrong : entry.hinted ? Outcome::hinted : Outcome::right);
  }
  said_ = whyNot(*quizzed(), answer);
  said_right_ = false;
  entry.missed = true;
  streak_ = 0;
  if (choosingOf(entry.question.ask) != Choosing::several) chosen_.assign(candidates_.size(), false);
}

void Game::help() {
  if (!current_) return;
  Entry& entry = entries_[*current_];
  if (!entry.hinted) {
    entry.hinted = true;
    return;
  }
  said_ = {tr("The answer: {answer}.", arg("answer", rightAnswers(*quizzed()))), {}};
  said_right_ = true;
  settle(Outcome::wrong);
}

void Game::settle(Outcome outcome) {
  entries_[*current_].outcome = outcome;
  streak_ = outcome == Outcome::right ? streak_ + 1 : 0;
  longest_streak_ = std::max(longest_streak_, streak_);
  const std::size_t next = *current_ + 1;
  current_.reset();
  candidates_.clear();
  chosen_.clear();
  if (next < entries_.size() && entries_[next].place == place_ && entries_[next].outcome == Outcome::open) put(next);
}

Card Game::card() const {
  Card card;
  card.questions = static_cast<int>(entries_.size());
  card.streak = streak_;
  card.longest_streak = longest_streak_;
  for (const Entry& entry : entries_) {
    Tally& tally = card.by_kind[static_cast<std::size_t>(entry.question.ask)];
    if (entry.outcome == Outcome::right) ++tally.right;
    if (entry.outcome == Outcome::hinted) ++tally.hinted;
    if (entry.outcome == Outcome::wrong) ++tally.wrong;
  }
  return card;
}

}  // namespace gjklab

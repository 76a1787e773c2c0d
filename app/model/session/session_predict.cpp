// The game of questions: where the run stops, and what comes of an answer.

#include "model/session/session.h"

namespace gjklab {
namespace {

std::string sceneName(const Session& session) {
  return session.scene().title.empty() ? "untitled" : session.scene().title;
}

}  // namespace

/// One method runs alone, from its first step on. Who leaves half way finds the step again that was on the screen.
void Session::take(const TogglePredict&) {
  if (game_) {
    const int back = game_->card().finished() ? -1 : game_->cameFrom();
    game_.reset();
    if (back >= 0) player_.seek(timeline(), back);
    player_.tell();
    return;
  }
  const bool same_run = !replayed_ && !comparing() && study() == Study::query;
  const int from = same_run ? position() : -1;
  replayed_.reset();
  if (comparing() || study() != Study::query) {
    Inquiry asked = inquiry_;
    asked.compare = false;
    asked.study = Study::query;
    inquire(asked);
  }
  player_.pause();
  player_.first(timeline());
  playGame();
  if (game_) game_->comeFrom(from);
}

/// The game of the run on the screen, which is new.
void Session::playGame() {
  game_.reset();
  if (comparing() || study() != Study::query) return;
  game_ = std::make_unique<Game>(own_->scene, own_->run, own_->timeline, naming());
  game_->arrive(position());
}

/// On the way from one place to the one that shows something may be asked: there the run stops.
void Session::meetQuestion(int from) {
  if (!game_) return;
  if (const std::optional<int> stop = game_->stopBetween(from, position())) {
    player_.pause();
    if (*stop != position()) player_.seek(timeline(), *stop);
  }
  game_->arrive(position());
}

void Session::keepScore(const Card& before) { progress_.scores.add(sceneName(*this), before, game_->card()); }

void Session::take(const Predict& predict) {
  if (!game_) return;
  const Card before = game_->card();
  switch (predict.move) {
    case PredictMove::previous:
      game_->moveCursor(-1);
      break;
    case PredictMove::next:
      game_->moveCursor(1);
      break;
    case PredictMove::choose:
      game_->chooseCursor();
      break;
    case PredictMove::done:
      game_->done();
      break;
    case PredictMove::help:
      game_->help();
      break;
    case PredictMove::again:
      player_.pause();
      player_.first(timeline());
      return playGame();
  }
  keepScore(before);
}

void Session::take(const ChooseCandidate& choice) {
  if (!game_) return;
  const Card before = game_->card();
  game_->choose(choice.candidate);
  keepScore(before);
}

int Session::candidateAt(Space space, dvec2 pointer, const PickTarget& target) const {
  const std::optional<Quizzed> asked = game_ ? game_->quizzed() : std::nullopt;
  if (!asked) return -1;
  const int handle = candidateOf(game_->candidates(), space, target);
  return handle >= 0 ? handle : gjklab::candidateAt(*asked, game_->candidates(), space, view(space), pointer);
}

}  // namespace gjklab

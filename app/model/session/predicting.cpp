#include "model/session/predicting.h"

#include "model/predict/named_choices.h"

namespace gjklab {

int Predicting::candidateAt(const View& view, Space space, dvec2 pointer, const PickTarget& target) const {
  const std::optional<Quizzed> asked = game_ ? game_->quizzed() : std::nullopt;
  if (!asked) return -1;
  const int handle = candidateOf(game_->candidates(), space, target);
  return handle >= 0 ? handle : gjklab::candidateAt(*asked, game_->candidates(), space, view, pointer);
}

void Predicting::apply(const Predict& predict, const std::string& scene, Scores& scores) {
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
      return;
  }
  scores.add(scene, before, game_->card());
}

void Predicting::apply(const ChooseCandidate& choice, const std::string& scene, Scores& scores) {
  if (!game_) return;
  const Card before = game_->card();
  game_->choose(choice.candidate);
  scores.add(scene, before, game_->card());
}

void Predicting::begin(const Runs& runs, Naming naming, int position) {
  game_.reset();
  runs_ = runs.revision();
  if (runs.comparing().track() || runs.source().asked.study != Study::query) return;
  game_ = std::make_unique<Game>(runs.own().scene, runs.own().run, runs.own().timeline, naming);
  game_->arrive(position);
}

void Predicting::follow(const Runs& runs, Naming naming, int position) {
  if (game_ && runs_ != runs.revision()) begin(runs, naming, position);
}

void Predicting::comeFrom(int position) {
  if (game_) game_->comeFrom(position);
}

std::optional<int> Predicting::stopBetween(int from, int to) const {
  return game_ ? game_->stopBetween(from, to) : std::nullopt;
}

void Predicting::arrive(int position) {
  if (game_) game_->arrive(position);
}

void Predicting::rename(Naming naming) {
  if (game_) game_->rename(naming);
}

}  // namespace gjklab

#pragma once
// Predict: the game of questions about the run on the screen. It is of one revision of the runs, and begins again with
// the next one.

#include "model/predict/game.h"
#include "model/predict/scores.h"
#include "model/session/intent.h"
#include "model/session/runs.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace gjklab {

class Predicting {
 public:
  /// The game that is played; null: none is.
  const Game* game() const { return game_.get(); }
  /// Whether a question waits for its answer.
  bool asks() const { return game_ && game_->asking(); }
  /// What can be chosen under the pointer of a pane, −1 for nothing. `target`: what the picture has there.
  int candidateAt(const View&, Space, dvec2 pointer, const PickTarget& target) const;

  /// PredictMove::again is begin()'s. `scene`: the name that scores are kept under.
  void apply(const Predict&, const std::string& scene, Scores&);
  void apply(const ChooseCandidate&, const std::string& scene, Scores&);

  /// A game of the run, if it can be asked about: one method alone, and its query.
  void begin(const Runs&, Naming, int position);
  /// Begins again where the runs are others.
  void follow(const Runs&, Naming, int position);
  void end() { game_.reset(); }
  /// Where the timeline stood before the game, to go back to when it is left half way; −1: nowhere.
  void comeFrom(int position);
  int back() const { return game_->card().finished() ? -1 : game_->cameFrom(); }
  /// On the way from one place to another: where something is asked first.
  std::optional<int> stopBetween(int from, int to) const;
  void arrive(int position);
  void rename(Naming);

 private:
  std::unique_ptr<Game> game_;
  std::uint64_t runs_ = 0;  ///< the revision that the game is of
};

}  // namespace gjklab

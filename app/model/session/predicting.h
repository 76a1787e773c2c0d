#pragma once
// Predict: questions about the run on the screen. A game belongs to one revision of the runs, and restarts with the
// next one.

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
  /// The present game; null if there is none.
  const Game* game() const { return game_.get(); }
  /// Whether a question is waiting for an answer.
  bool asks() const { return game_ && game_->asking(); }
  /// The choice under the pointer of a pane, −1 for none. `target`: the picture's target there.
  int candidateAt(const View&, Space, dvec2 pointer, const PickTarget& target) const;

  /// PredictMove::again is begin()'s. `scene`: the name that scores are kept under.
  void apply(const Predict&, const std::string& scene, Scores&);
  void apply(const ChooseCandidate&, const std::string& scene, Scores&);

  /// Begins a game about the run, if possible: for a single method and its query.
  void begin(const Runs&, Naming, int position);
  /// Restarts the game if the runs have changed.
  void follow(const Runs&, Naming, int position);
  void end() { game_.reset(); }
  /// The position on the timeline before the game, restored if it is left unfinished; −1: none.
  void comeFrom(int position);
  int back() const { return game_->card().finished() ? -1 : game_->cameFrom(); }
  /// The first position with a question on the way from one position to another.
  std::optional<int> stopBetween(int from, int to) const;
  void arrive(int position);
  void rename(Naming);

 private:
  std::unique_ptr<Game> game_;
  std::uint64_t runs_ = 0;  ///< the revision to which the game belongs
};

}  // namespace gjklab

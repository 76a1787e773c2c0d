#pragma once
// The results of all games, by scene: stored between sessions, and written as a table.

#include "model/predict/game.h"

#include <map>
#include <string>
#include <vector>

namespace gjklab {

class Scores {
 public:
  using Tallies = std::array<Tally, kAsks.size()>;

  /// Adds the results of a game since `before`.
  void add(const std::string& scene, const Card& before, const Card& now);
  /// Adds what has been counted from `before` to `now`.
  void addSince(const Scores& before, const Scores& now);
  const std::map<std::string, Tallies>& scenes() const { return scenes_; }
  bool empty() const { return scenes_.empty(); }

  /// The heading "scene,question,right,with_hint,wrong", and a line for each scene and kind of question.
  std::string csv() const;
  /// Writes the lines without the heading, and reads them back; skips invalid lines.
  std::vector<std::string> lines() const;
  static Scores ofLines(const std::vector<std::string>& lines);

  friend bool operator==(const Scores&, const Scores&) = default;

 private:
  std::map<std::string, Tallies> scenes_;
};

}  // namespace gjklab

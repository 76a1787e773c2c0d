#pragma once
// The cursor: the place on the timeline of the runs, and of moving bodies the place in their motion.

#include "model/playback/player.h"
#include "model/session/intent.h"
#include "model/session/runs.h"

#include <memory>
#include <optional>

namespace gjklab {

struct ImpactStep;  // impact_study.h

class Cursor {
 public:
  const Player& player() const { return player_; }
  int position() const { return player_.position(); }
  /// Moving bodies: the step whose GJK run is gone through.
  const std::optional<int>& opened() const { return opened_; }
  /// The pair at a time that was chosen by hand; else null.
  const std::shared_ptr<const ImpactStep>& between() const { return between_; }
  /// The moment of the query that shows, or that was left when another study took its place.
  const Moment& leftQuery() const { return left_query_; }

  void apply(const Seek&, const Runs&, const Scene&);
  void apply(const TogglePlay&, const Runs&, const Scene&);
  void apply(const OpenQuery&, const Runs&, const Scene&);
  void apply(const CloseQuery&, const Runs&, const Scene&) { opened_.reset(); }
  void apply(const SeekTime&, const Runs&, const Scene&);
  void go(Jump, const Runs&);
  void pause() { player_.pause(); }
  /// The moment's answer, up to its first test if it is told test by test.
  void reveal(const Timeline&, bool by_tests);
  /// Back at a moment that was passed while playing or going on.
  void stopAt(int position, const Timeline&);

  /// From now on answers are kept back until the next press, or that of this moment is told.
  void keepBack(bool keep) { keep ? player_.keepBack() : player_.reveal(); }
  void setPace(const Settings&);
  /// Whether single steps and playing go test by test.
  void setEachTest(bool each) { player_.setEachTest(each); }
  void advance(const Timeline&, double seconds);

  /// Before the runs of a study: what belongs to another one is left.
  void enterStudy(Study now, Study before);
  /// The runs have been made again. Another study starts at its beginning; the query is taken up where it was left.
  void follow(const Runs&, const Scene&, const Runs::Source& before);
  /// Another work shows, at the moment where it was left.
  void begin(const Timeline&, const std::optional<Moment>& chosen, const Moment& left_query);
  void leaveMotion();

 private:
  Player player_;
  Moment left_query_{SubStep::gjk_direction, 0};
  std::optional<int> opened_;
  Moment left_motion_{SubStep::impact_distance, 0};  ///< where the step was opened
  std::shared_ptr<const ImpactStep> between_;
};

}  // namespace gjklab

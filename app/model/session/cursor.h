#pragma once
// The cursor: the position on the timeline of the runs and, for moving bodies, in their motion.

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
  /// Moving bodies: the step whose GJK run is shown.
  const std::optional<int>& opened() const { return opened_; }
  /// The pair at a time chosen by the user; otherwise null.
  const std::shared_ptr<const ImpactStep>& between() const { return between_; }
  /// The moment of the query that is shown, or that was shown before another study.
  const Moment& leftQuery() const { return left_query_; }

  void apply(const Seek&, const Runs&, const Scene&);
  void apply(const TogglePlay&, const Runs&, const Scene&);
  void apply(const OpenQuery&, const Runs&, const Scene&);
  void apply(const CloseQuery&, const Runs&, const Scene&) { opened_.reset(); }
  void apply(const SeekTime&, const Runs&, const Scene&);
  void go(Jump, const Runs&);
  void pause() { player_.pause(); }
  /// Shows the moment's answer, up to its first test if the step is shown test by test.
  void reveal(const Timeline&, bool by_tests);
  /// Goes back to a moment that was passed while playing or stepping.
  void stopAt(int position, const Timeline&);

  /// From now on hides answers until the next press, or shows that of this moment.
  void keepBack(bool keep) { keep ? player_.keepBack() : player_.reveal(); }
  void setPace(const Settings&);
  /// Whether stepping and playing go test by test.
  void setEachTest(bool each) { player_.setEachTest(each); }
  void advance(const Timeline&, double seconds);

  /// Called before the runs of a study: leaves what belongs to another study.
  void enterStudy(Study now, Study before);
  /// Called after the runs were recomputed. Another study starts at its beginning; the query continues where it was
  /// left.
  void follow(const Runs&, const Scene&, const Runs::Source& before);
  /// Another work is shown, at the moment last shown.
  void begin(const Timeline&, const std::optional<Moment>& chosen, const Moment& left_query);
  void leaveMotion();

 private:
  Player player_;
  Moment left_query_{SubStep::gjk_direction, 0};
  std::optional<int> opened_;
  Moment left_motion_{SubStep::impact_distance, 0};  ///< the moment from which the step was opened
  std::shared_ptr<const ImpactStep> between_;
};

}  // namespace gjklab

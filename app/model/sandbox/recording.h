#pragma once
// What a world did, as that from which it can be reproduced: kept worlds at intervals, and where the hand pulled in
// each step. The same steps give the same bits, so a moment costs bytes instead of kilobytes.
//
// A recording is a cheap value: copies share what is alike, and neither sees what the other appends or forgets.

#include "model/world/world.h"

#include <deque>
#include <memory>
#include <unordered_set>

namespace gjklab {

/// The body that is held, the point of it that is held, and the place of the world to which it is pulled.
struct Hold {
  int body = -1;      ///< none
  dvec3 anchor{0.0};  ///< in the body's frame
  dvec3 target{0.0};
};

class Recording {
 public:
  /// A moment, as all that there is to see of it.
  struct Moment {
    double time = 0;  ///< since the world was shown: `state.time` begins anew when something is changed
    WorldState state;
    std::shared_ptr<const WorldFile> file;
  };

  bool empty() const { return last_ < first_; }
  // Moments have numbers for life: first() … last().
  int first() const { return first_; }
  int last() const { return last_; }
  double timeAt(int moment) const;

  /// The world's file from the last moment on, which it replaces; in an empty recording the first moment.
  void restart(WorldFile file);
  /// Forgets all moments after this one; the world goes on from there as the file says it.
  void cutAfter(int moment, const WorldFile& from);
  /// Forgets moments from the front.
  void forgetBefore(int moment);

  /// Memory of what `counted` does not have yet; adds it.
  std::size_t bytes(std::unordered_set<const void*>& counted) const;

 private:
  friend class RecordingPlayer;
  struct Step {
    double time = 0;  ///< of the moment after it
    Hold hold;
  };
  /// A kept world and the steps from there. Steps are only ever appended: those whose count is less do not see them.
  struct Stretch {
    KeptWorld start;
    bool opens = false;  ///< its first moment is its start, without a step
    bool fresh = false;  ///< its shapes are its own
    std::shared_ptr<const WorldFile> file;
    std::vector<Step> steps;
    std::size_t work = 0;  ///< that it takes to reproduce it
    bool full() const;
    std::size_t bytes() const;
  };
  struct Piece {
    std::shared_ptr<Stretch> stretch;
    int first = 0;  ///< number of the stretch's first moment
    std::size_t count = 0;
  };
  const Piece& pieceOf(int moment) const;
  void addStretch(Stretch stretch) { pieces_.push_back({std::make_shared<Stretch>(std::move(stretch)), last_ + 1, 0}); }
  void append(const Step& step);

  std::deque<Piece> pieces_;
  int first_ = 0, last_ = -1;
};

/// Reproduces moments of recordings, and records on. Keeps the stretch that was asked for last.
class RecordingPlayer {
 public:
  /// The reference holds until the next call.
  const Recording::Moment& at(const Recording& recording, int moment);
  /// One step more, with the hand pulling.
  void step(Recording& recording, const Hold& hold);

 private:
  void open(const Recording::Piece& piece);
  void playTo(std::size_t count);
  void playOn(const Recording::Step& step);

  std::shared_ptr<Recording::Stretch> stretch_;
  std::optional<World> world_;  ///< at the last of the moments
  std::deque<Recording::Moment> moments_;
};

}  // namespace gjklab

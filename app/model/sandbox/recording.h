#pragma once
// The recording of a world, stored as what is needed to reproduce it: saved worlds at intervals, and the pull of the
// pointer in each step. The same steps give the same bits, so a moment costs bytes instead of kilobytes.
//
// A recording is cheap to copy: copies share what they have in common, and do not see what another copy appends or
// forgets.

#include "model/world/world.h"

#include <deque>
#include <memory>
#include <optional>
#include <unordered_set>

namespace gjklab {

/// The body that the user holds, the point at which it is held, and the point of the world to which it is pulled.
struct Hold {
  int body = -1;      ///< none
  dvec3 anchor{0.0};  ///< in the body's frame
  dvec3 target{0.0};
};

class Recording {
 public:
  /// A moment: everything that is shown of it.
  struct Moment {
    double time = 0;  ///< since the world was opened; `state.time` restarts after each change
    WorldState state;
    std::shared_ptr<const WorldFile> file;
  };

  bool empty() const { return last_ < first_; }
  // Moments keep their numbers, first() … last().
  int first() const { return first_; }
  int last() const { return last_; }
  double timeAt(int moment) const;

  /// Sets the world's file from the last moment on, and replaces that moment. In an empty recording it adds the first
  /// moment.
  void restart(WorldFile file);
  /// Forgets all moments after this one; the world continues from there with this file.
  void cutAfter(int moment, const WorldFile& from);
  /// Forgets the oldest moments.
  void forgetBefore(int moment);

  /// The memory used by parts that are not yet in `counted`; adds these parts to it.
  std::size_t bytes(std::unordered_set<const void*>& counted) const;

 private:
  friend class RecordingPlayer;
  struct Step {
    double time = 0;  ///< of the moment after it
    Hold hold;
  };
  /// A saved world and the steps from there. Steps are only appended, and a copy with a smaller count does not see
  /// them.
  struct Stretch {
    std::optional<KeptWorld> start;  ///< none: a new world from the file, which takes a tenth of the memory
    bool opens = false;              ///< its first moment is its start, not the result of a step
    bool fresh = false;              ///< its shapes are its own
    std::shared_ptr<const WorldFile> file;
    std::size_t world_bytes = 0;  ///< of a saved world
    std::vector<Step> steps{};
    std::size_t work = 0;  ///< needed to reproduce it
    World world() const { return start ? World(*start) : World(*file); }
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

/// Reproduces moments of recordings, and records further steps. Caches the stretch that was used last.
class RecordingPlayer {
 public:
  /// The reference is valid until the next call.
  const Recording::Moment& at(const Recording& recording, int moment);
  /// Appends a step, with the pull of the pointer.
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

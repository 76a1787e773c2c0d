#pragma once
// A world as a work: everything that the user could lose.

#include "model/sandbox/recording.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <string>

namespace gjklab {

struct WorldWork {
  /// The state before a change, or after it.
  struct Memory {
    std::string name;
    Recording recording;
    int moment = 0, revision = 0, edits = 0;
  };

  std::uint64_t number = 0;  ///< identifies this work
  std::string path;          ///< empty: never saved
  Recording recording;
  int moment = 0;  ///< of the recording: the moment shown
  std::deque<Memory> past, future;
  int revision = 0, opened = 0;
  int edits = 0, saved_edits = 0;
  std::shared_ptr<const WorldFile> kept =
      {};  ///< as stored for recovery after a crash; null before it leaves the screen
  bool modified() const { return edits != saved_edits; }
};

}  // namespace gjklab

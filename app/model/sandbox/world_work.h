#pragma once
// A world that is played with, as a work: all of it that a person could lose.

#include "model/sandbox/recording.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <string>

namespace gjklab {

struct WorldWork {
  /// What there was before a change, or after it.
  struct Memory {
    std::string name;
    Recording recording;
    int moment = 0, revision = 0, edits = 0;
  };

  std::uint64_t number = 0;  ///< tells it from all other work
  std::string path;          ///< empty: never saved
  Recording recording;
  int moment = 0;  ///< of the recording, that shows
  std::deque<Memory> past, future;
  int revision = 0, opened = 0;
  int edits = 0, saved_edits = 0;
  std::shared_ptr<const WorldFile> kept =
      {};  ///< as it is to be kept against a crash; null before it leaves the screen
  bool modified() const { return edits != saved_edits; }
};

}  // namespace gjklab

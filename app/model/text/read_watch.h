#pragma once
// Lets another thread watch the reading of a large text and stop it.

#include <atomic>

namespace gjklab {

struct ReadWatch {
  std::atomic<double> share{0};   ///< the part of the text read so far, from 0 to 1
  std::atomic<bool> stop{false};  ///< set by the other thread: the text is then rejected as "stopped"
};

}  // namespace gjklab

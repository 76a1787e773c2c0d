#pragma once
// Watches the reading of a large text from another thread: how far it is, and a way to stop it.

#include <atomic>

namespace gjklab {

struct ReadWatch {
  std::atomic<double> share{0};   ///< of the text, from 0 to 1
  std::atomic<bool> stop{false};  ///< set from outside: the text is then refused as "stopped"
};

}  // namespace gjklab

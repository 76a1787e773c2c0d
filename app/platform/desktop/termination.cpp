#include "platform/termination.h"

#include <csignal>

namespace gjklab {
namespace {

volatile std::sig_atomic_t requested = 0;  // all that a signal's handler may touch

void note(int signal) {
  requested = 1;
  std::signal(signal, SIG_DFL);
}

}  // namespace

void listenForTermination() {
  std::signal(SIGTERM, note);
  std::signal(SIGINT, note);
#ifdef SIGHUP
  std::signal(SIGHUP, note);
#endif
}

bool terminationRequested() { return requested != 0; }

}  // namespace gjklab

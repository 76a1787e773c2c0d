#include "platform/host.h"

namespace gjklab {

Host::Host() = default;

int Host::end(int status) { return status; }

}  // namespace gjklab

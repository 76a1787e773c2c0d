#include "platform/capabilities.h"

namespace gjklab {

const Capabilities& capabilities() {
  static const Capabilities known{false, false, false};
  return known;
}

}  // namespace gjklab

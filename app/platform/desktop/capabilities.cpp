#include "platform/capabilities.h"

namespace gjklab {

const Capabilities& capabilities() {
  static const Capabilities known{};
  return known;
}

}  // namespace gjklab

#include "platform/capabilities.h"

#include <emscripten.h>

namespace gjklab {
namespace {

/// The shorter side of a phone's screen is below 520 of the browser's pixels; the smallest tablets have 600.
EM_JS(int, onPhone, (),
      { return matchMedia("(pointer: coarse)").matches && Math.min(screen.width, screen.height) < 520 ? 1 : 0; });

}  // namespace

const Capabilities& capabilities() {
  static const Capabilities known{
      .folders = false, .second_window = false, .ends = false, .exports = false, .handheld = onPhone() != 0};
  return known;
}

}  // namespace gjklab

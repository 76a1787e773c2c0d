#pragma once

namespace gjklab {

/// A rectangle in whole pixels of a picture or a framebuffer, origin top left.
struct PixelRect {
  int x = 0, y = 0, width = 0, height = 0;
};

}  // namespace gjklab

#include "model/frame/moment_frames.h"

namespace gjklab {

void fillSeparatingAxisFrame(const Run& run, Frame& frame) {
  const int axis = frame.moment.record;
  frame.study = AxisFrame{axis, run.sat->bestUpTo(axis)};
  frame.direction = run.sat->axis(axis).direction;
}

}  // namespace gjklab

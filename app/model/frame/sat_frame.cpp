#include "model/frame/moment_frames.h"

namespace gjklab {

void fillSeparatingAxisFrame(const Run& run, Frame& frame) {
  frame.sat_axis = frame.moment.record;
  frame.sat_best = run.sat->bestUpTo(frame.moment.record);
  frame.direction = run.sat->axis(frame.sat_axis).direction;
}

}  // namespace gjklab

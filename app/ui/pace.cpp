#include "ui/pace.h"

namespace gjklab {

void Pace::frame(double seconds, bool moving) {
  if (!moving) {
    *this = Pace();
    return;
  }
  // One slow frame may be another program's fault; the second in a row is not waited for a third time.
  constexpr int kEnough = 2;
  if (moved_) slow_ = seconds > kAim ? slow_ + 1 : 0;
  moved_ = true;
  if (slow_ < kEnough) return;
  slow_ = 0;
  if (divisor_ < kCoarsest) ++divisor_;
}

}  // namespace gjklab

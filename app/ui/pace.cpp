#include "ui/pace.h"

#include <algorithm>
#include <array>

namespace gjklab {
namespace {

struct Step {
  Detail detail;
  int divisor;
};

constexpr std::array<Step, 5> kPaceSteps{
    {{Detail::full, 1}, {Detail::plain, 1}, {Detail::bare, 1}, {Detail::bare, 2}, {Detail::bare, 3}}};

/// A clock that ticks with the screen is a little late at times.
constexpr double kLate = 1.1;

}  // namespace

double Pace::aimFor(std::size_t points, double pixels) {
  constexpr std::size_t kSome = 64, kMany = 512;
  constexpr double kWindow = 1600.0 * 900, kLargest = 3840.0 * 2160, kAimOfLargest = 0.15;
  const double aim = points > kMany ? 0.066 : points > kSome ? 0.05 : 0.033;
  const double share = std::clamp((pixels - kWindow) / (kLargest - kWindow), 0.0, 1.0);
  return std::lerp(aim, kAimOfLargest, share);
}

void Pace::frame(double seconds, bool moving, double aim) {
  if (!moving) {
    *this = Pace();
    return;
  }
  // One slow frame may be another program's fault; the second in a row is not waited for a third time.
  constexpr int kEnough = 2;
  if (moved_) slow_ = seconds > kLate * aim ? slow_ + 1 : 0;
  moved_ = true;
  if (slow_ < kEnough) return;
  slow_ = 0;
  steps_ = std::min(steps_ + 1, static_cast<int>(kPaceSteps.size()) - 1);
}

Detail Pace::detail() const { return kPaceSteps[static_cast<std::size_t>(steps_)].detail; }

int Pace::divisor() const { return kPaceSteps[static_cast<std::size_t>(steps_)].divisor; }

}  // namespace gjklab

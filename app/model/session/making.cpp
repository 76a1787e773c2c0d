#include "model/session/making.h"

#include "model/figure/figure.h"

#include <algorithm>

namespace gjklab {
namespace {

constexpr double kSlides = 4, kRests = 2;  // seconds

}  // namespace

void Making::toggle(bool at_once) {
  if (runs())
    seconds_.reset();
  else
    seconds_ = at_once ? kSlides : 0;
}

void Making::advance(double seconds) {
  if (!seconds_) return;
  *seconds_ += seconds;
  if (*seconds_ >= kSlides + kRests) seconds_.reset();
}

Staging Making::with(const Staging& lesson) const {
  if (!seconds_ || lesson.primer != Primer::none) return lesson;
  Staging staging = lesson;
  staging.primer = Primer::sweep;
  staging.share = std::min(1.0, *seconds_ / kSlides);
  if (staging.share < 1) staging.hidden |= std::uint64_t{1} << static_cast<unsigned>(Role::difference);
  return staging;
}

}  // namespace gjklab

#include "platform/still_plan.h"

#include <algorithm>

namespace gjklab {

StillPlan planStill(int display, int displays) {
  const int here = std::clamp(display, 0, std::max(displays - 1, 0));
  if (displays < 2) return {here, false, here};
  return {here, true, here == 0 ? 1 : 0};
}

StillPlan planAudience(int display, int displays, bool fullscreen) {
  const StillPlan still = planStill(display, displays);
  if (!still.covers || (fullscreen && still.display > 0)) return still;
  return {still.first_display, true, still.display};
}

PictureFit fitPicture(int width, int height, int into_width, int into_height) {
  if (width <= 0 || height <= 0 || into_width <= 0 || into_height <= 0) return {};
  const double scale = std::min(static_cast<double>(into_width) / width, static_cast<double>(into_height) / height);
  PictureFit fit;
  fit.width = std::clamp(static_cast<int>(width * scale + 0.5), 1, into_width);
  fit.height = std::clamp(static_cast<int>(height * scale + 0.5), 1, into_height);
  fit.x = (into_width - fit.width) / 2;
  fit.y = (into_height - fit.height) / 2;
  return fit;
}

}  // namespace gjklab

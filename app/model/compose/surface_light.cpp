#include "model/compose/surface_light.h"

#include <algorithm>

namespace gjklab {

dvec3 lightDirection() { return glm::normalize(dvec3(-0.45, 0.75, 0.55)); }

Shade shadeFor(const Theme& theme) {
  const bool paper = contrast(theme.pane, {0, 0, 0, 1}) > contrast(theme.pane, {1, 1, 1, 1});
  const auto from = [](float dark) { return 1 + (1 - dark) * (1 - kPlainLight) / kPlainLight; };
  constexpr float kPaperColor = 0.84f, kPaperAlpha = 1.6f, kNightColor = 0.62f, kNightAlpha = 0.66f;
  return paper ? Shade{kPaperColor, from(kPaperColor), kPaperAlpha, from(kPaperAlpha)}
               : Shade{kNightColor, from(kNightColor), kNightAlpha, from(kNightAlpha)};
}

Color lit(Color color, const Shade& shade, float light) {
  constexpr float kGreatestAlpha = 0.95f;
  const float factor = shade.color_dark + light * (shade.color_bright - shade.color_dark);
  const float alpha = shade.alpha_dark + light * (shade.alpha_bright - shade.alpha_dark);
  const auto toned = [&](float c) { return std::min(c * factor, 1.0f); };
  return {toned(color.r), toned(color.g), toned(color.b), std::min(color.a * alpha, kGreatestAlpha)};
}

}  // namespace gjklab

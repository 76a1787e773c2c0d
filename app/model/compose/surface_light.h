#pragma once
// The lighting of solid surfaces, the same for all renderers.

#include "model/figure/theme.h"

namespace gjklab {

/// Unit vector towards the light, in eye coordinates.
dvec3 lightDirection();

/// The shade of unlit surfaces: planes, and back faces, whose shading would disturb that of the translucent front.
inline constexpr float kPlainLight = 0.6f;

/// Factors on colour and alpha of a surface away from and towards the light. On paper, lit faces are paler, so that
/// more of the background shows; in the dark theme they are stronger. At kPlainLight both factors are 1, so back faces
/// and planes keep their colour.
struct Shade {
  float color_dark, color_bright, alpha_dark, alpha_bright;
};
Shade shadeFor(const Theme&);

/// A surface's colour under `light`, 0 … 1.
Color lit(Color, const Shade&, float light);

}  // namespace gjklab

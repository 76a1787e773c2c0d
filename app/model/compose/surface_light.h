#pragma once
// How light falls on the surfaces of solid bodies: the same for whatever draws them.

#include "model/figure/theme.h"

namespace gjklab {

/// Unit vector towards the light, in eye coordinates: faces keep their shade while the camera turns with them.
dvec3 lightDirection();

/// Of what is not lit: backs, which would take away the shade of the front that they are seen through, and planes.
inline constexpr float kPlainLight = 0.6f;

/// Factors on colour and alpha of a surface away from and towards the light. On paper, lit faces are paler: more of the
/// ground shows; in the dark they are stronger. At kPlainLight both factors are one: backs and planes keep their
/// colour.
struct Shade {
  float color_dark, color_bright, alpha_dark, alpha_bright;
};
Shade shadeFor(const Theme&);

/// A surface's colour under `light`, 0 … 1.
Color lit(Color, const Shade&, float light);

}  // namespace gjklab

#pragma once
// Where the shadows of the separating axis test are drawn in world space: on a line parallel to the axis, beside the
// bodies, where they can be told apart; in 1-D on the number line, between the lanes.

#include "model/figure/view.h"
#include "model/run/sat_run.h"
#include "model/scene/body_pose.h"

#include <array>

namespace gjklab {

struct ShadowLine {
  dvec3 origin{0.0};  ///< the foot of A's position
  dvec3 along{0.0};   ///< n
  dvec3 side{0.0};    ///< unit, away from the bodies
  dvec3 at(double t, double aside = 0) const { return origin + along * t + side * aside; }
};

/// Ends of the line's drawn part: beyond both shadows.
gjk::Interval drawnPart(const View&, const SatAxisRow&);

/// The two places for it: on the lower side of the bodies as they are seen, and on the other one.
std::array<ShadowLine, 2> shadowLines(const Scene&, const BodyPoses&, const View&, const SatAxisRow&);
/// The lower one, unless only the other one is seen as a whole.
ShadowLine shadowLine(const Scene&, const BodyPoses&, const View&, const SatAxisRow&);

}  // namespace gjklab

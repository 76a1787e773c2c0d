#pragma once
// The line in world space on which the shadows of the separating axis test are drawn: parallel to the axis, beside the
// bodies, where they do not overlap; in 1-D the number line, between the rows.

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

/// The ends of the drawn part of the line, beyond both shadows.
gjk::Interval drawnPart(const View&, const SatAxisRow&);

/// The two candidates: below the bodies on the screen, and above them.
std::array<ShadowLine, 2> shadowLines(const Scene&, const BodyPoses&, const View&, const SatAxisRow&);
/// The lower one, unless only the other one is completely visible.
ShadowLine shadowLine(const Scene&, const BodyPoses&, const View&, const SatAxisRow&);

}  // namespace gjklab

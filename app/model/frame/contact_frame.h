#pragma once
// The part of a frame for the contact manifold, in world space.

#include "gjk/manifold.h"
#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

struct ContactRun;  // contact_run.h

struct ContactFrame {
  const ContactRun* run = nullptr;          ///< outlives the frame
  const gjk::ClipStep<3>* clip = nullptr;   ///< at contact_clip: its plane
  std::vector<dvec3> before, remains, cut;  ///< the incident feature before this plane, the part that remains, the part
                                            ///< cut off
};

/// The incident feature as it was before clip `k`; if k is the number of clips, the part that remains after all of
/// them.
const std::vector<dvec3>& incidentBefore(const ContactRun&, int k);

}  // namespace gjklab

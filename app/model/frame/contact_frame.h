#pragma once
// What the moments of the contact manifold show, in world space.

#include "gjk/manifold.h"
#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

struct ContactRun;  // contact_run.h

struct ContactFrame {
  const ContactRun* run = nullptr;          ///< outlives the frame
  const gjk::ClipStep<3>* clip = nullptr;   ///< at contact_clip: its plane
  std::vector<dvec3> before, remains, cut;  ///< the incident feature: before this plane, what is left, what goes
};

/// The incident feature as it was before clip `k`; with k the number of clips: what all of them have left.
const std::vector<dvec3>& incidentBefore(const ContactRun&, int k);

}  // namespace gjklab

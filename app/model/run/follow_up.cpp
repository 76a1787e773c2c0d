#include "model/run/follow_up.h"

#include "model/run/contact_run.h"
#include "model/run/hull_run.h"
#include "model/run/impact_study.h"
#include "model/run/mass_run.h"

namespace gjklab {

void followUp(const Scene& scene, const FollowUps& asked, Run& run) {
  // What a textbook run says of an overlap need not be so: nothing is built on it.
  const bool contacts = asked.contacts && !run.textbook;
  run.contacts = contacts ? std::make_shared<const ContactRun>(contactRun(scene, run)) : nullptr;
  run.hull =
      isHull(asked.study) ? std::make_shared<const HullRun>(hullRun(scene, asked.study, run.hull.get())) : nullptr;
  run.impact = asked.study == Study::impact ? std::make_shared<const ImpactStudy>(impactStudy(scene)) : nullptr;
  run.mass = asked.mass ? std::make_shared<const MassRun>(massRun(scene)) : nullptr;
}

}  // namespace gjklab

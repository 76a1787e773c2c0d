// libccd: GJK and EPA on support functions. It answers yes or no, and the depth of an overlap.
#include "scene_line.h"

#include <ccd/ccd.h>

namespace {

adapter::Vec vectorOf(const ccd_vec3_t& v) { return {v.v[0], v.v[1], v.v[2]}; }

void support(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* out) {
  const adapter::Vec p = static_cast<const adapter::Body*>(object)->support(vectorOf(*direction));
  ccdVec3Set(out, p.x(), p.y(), p.z());
}

adapter::Answer ask(const adapter::Body& a, const adapter::Body& b) {
  ccd_t ccd;
  CCD_INIT(&ccd);
  ccd.support1 = ccd.support2 = support;
  ccd.max_iterations = 500;
  ccd.epa_tolerance = 1e-10;
  ccd_real_t depth = 0;
  ccd_vec3_t direction, position;
  if (ccdGJKPenetration(&a, &b, &ccd, &depth, &direction, &position) != 0) return {true, {}, {}};
  return {false, {}, depth};
}

}  // namespace

int main() { return adapter::answerAll(ask); }

// A rigid body that turns without any moment: Euler's equations, dL/dt = L × I⁻¹L in the frame of the body.
//
// Source: the implicit midpoint rule on the angular momentum, with the Cayley map for the attitude (D. Lewis,
// J. C. Simo, Conserving Algorithms for the Dynamics of Hamiltonian Systems on Lie Groups, J. Nonlinear Sci. 4, 1994).
//   L' − L = k L_m × ω_m,   L_m = (L + L') / 2,   ω_m = I⁻¹ L_m
// L' is L turned about −ω_m, and the attitude is turned about ω_m by the same angle: the momentum in the world is kept.
// The right side is perpendicular to L_m and to ω_m, so |L| and the energy ½ L · I⁻¹L are kept, too: all three to
// rounding, whatever the step.
// Deviation: the midpoint rule's k is the time, and its angle 2 atan(k |ω_m| / 2) falls short. Here k is chosen so that
// the angle is time · |ω_m|; nothing that is kept depends on k, and a body that spins about a principal axis turns by
// exactly the angle that it should.

#include "model/world/rigid_body.h"

#include <algorithm>

namespace gjklab {

namespace {

/// A step turns the body by about this angle (radians); the error of the way in between falls with its square. However
/// fast the spin, there are no more than kMostSteps.
constexpr double kStepAngle = 0.02;
constexpr int kMostSteps = 64;

glm::dmat3 crossMatrix(glm::dvec3 v) { return {{0, v.z, -v.y}, {-v.z, 0, v.x}, {v.y, -v.x, 0}}; }

/// The k of the head.
double stepFactor(double time, double speed) {
  const double angle = time * speed;
  return angle < 1e-6 ? time : 2 * std::tan(0.5 * std::min(angle, 3.0)) / speed;
}

/// One step; false if Newton's method does not converge.
bool midpointStep(const BodyModel<3>& model, double time, glm::dquat& attitude, glm::dvec3& momentum) {
  const glm::dvec3 before = momentum;
  glm::dvec3 after = before, spin(0.0);
  constexpr int kMostIterations = 40;
  for (int i = 0; i < kMostIterations; ++i) {
    const glm::dvec3 middle = 0.5 * (before + after);
    spin = model.inverse_inertia * middle;
    const double k = stepFactor(time, glm::length(spin));
    const glm::dvec3 miss = after - before - k * glm::cross(middle, spin);
    const glm::dmat3 slope =
        glm::dmat3(1.0) - 0.5 * k * (crossMatrix(middle) * model.inverse_inertia - crossMatrix(spin));
    const glm::dvec3 change = glm::inverse(slope) * miss;
    after -= change;
    if (glm::length(change) > 1e-15 * glm::length(before)) continue;
    momentum = after;
    const double speed = glm::length(spin);
    const double turn = speed > 0 ? 2 * std::atan(0.5 * k * speed) / speed : time;
    attitude = glm::normalize(attitude * Turning<3>::turned(Turning<3>::kUpright, turn * spin));
    return true;
  }
  return false;
}

/// Whether the inertia is the same about all axes: the spin then stays.
bool isEven(const glm::dmat3& inertia) {
  const double size = inertia[0][0] + inertia[1][1] + inertia[2][2];
  double off = 0;
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k) off = std::max(off, std::abs(inertia[i][k] - (i == k ? size / 3 : 0)));
  return off <= 1e-14 * size;
}

}  // namespace

template <>
void turnFreely<1>(const BodyModel<1>&, double, AttitudeOf<1>&, SpinOf<1>&) {}

template <>
void turnFreely<2>(const BodyModel<2>&, double time, AttitudeOf<2>& attitude, SpinOf<2>& spin) {
  attitude += time * spin;
}

template <>
void turnFreely<3>(const BodyModel<3>& model, double time, AttitudeOf<3>& attitude, SpinOf<3>& spin) {
  if (spin == glm::dvec3(0.0)) return;
  if (isEven(model.inertia)) {
    attitude = Turning<3>::turned(attitude, time * spin);
    return;
  }
  const double angle = time * glm::length(spin);
  int steps = static_cast<int>(std::min(std::ceil(angle / kStepAngle), double{kMostSteps}));
  glm::dvec3 momentum = model.inertia * (glm::conjugate(attitude) * spin);
  for (int i = 0; i < steps; ++i)
    if (!midpointStep(model, time / steps, attitude, momentum)) break;
  spin = attitude * (model.inverse_inertia * momentum);
}

}  // namespace gjklab

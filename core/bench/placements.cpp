// Where the bodies of the workload's pairs stand besides: a little moved, or placed anew.

#include "random.h"

#include <algorithm>

namespace bench {

Placement3 movedB(const Pair3& pair, int step) {
  const double t = 2 * std::numbers::pi * step / kMotionSteps, half_angle = 0.0005 * std::sin(t);
  const glm::dquat turn(std::cos(half_angle), Vec3(0.6, 0, 0.8) * std::sin(half_angle));
  return {pair.b.position + 0.003 * Vec3(std::cos(t), std::sin(t), std::sin(2 * t)), turn * pair.b.orientation};
}

Placement2 movedB(const Pair2& pair, int step) {
  const double t = 2 * std::numbers::pi * step / kMotionSteps;
  return {pair.position_b + 0.003 * Vec2(std::cos(t), std::sin(t)), pair.angle_b + 0.001 * std::sin(t)};
}

Placement3 turnedB(const Pair3& pair, int step) {
  const double half_angle = 0.0005 * std::min(step, kMotionSteps - step);
  const glm::dquat turn(std::cos(half_angle), Vec3(0.6, 0, 0.8) * std::sin(half_angle));
  return {pair.b.position, turn * pair.b.orientation};
}

std::vector<Placed3> placedAnew(const std::vector<Pair3>& pairs, Question question, int turn) {
  Random random(static_cast<std::uint64_t>(turn) + 1000);
  std::vector<Placed3> all;
  for (const Pair3& pair : pairs) {
    Placed3 placed;
    placed.a = {pair.a.position, random.rotation()};
    placed.b.orientation = random.rotation();
    const Vec3 u = random.direction();
    const double summed = reach(pair.a, glm::conjugate(placed.a.orientation) * u) +
                          reach(pair.b, glm::conjugate(placed.b.orientation) * -u);
    placed.b.position = pair.a.position + u * spacing(question, summed, random);
    all.push_back(placed);
  }
  return all;
}

std::vector<Placed2> placedAnew(const std::vector<Pair2>& pairs, int turn) {
  Random random(static_cast<std::uint64_t>(turn) + 1000);
  std::vector<Placed2> all;
  for (const Pair2& pair : pairs) {
    Placed2 placed;
    placed.a = {pair.position_a, random.uniform(0, 2 * std::numbers::pi)};
    placed.b.angle = random.uniform(0, 2 * std::numbers::pi);
    const double t = random.uniform(0, 2 * std::numbers::pi);
    const Vec2 u(std::cos(t), std::sin(t));
    const double summed = reach(pair.a, placed.a.angle, u) + reach(pair.b, placed.b.angle, -u);
    placed.b.position = pair.position_a + u * spacing(Question::distance, summed, random);
    all.push_back(placed);
  }
  return all;
}

}  // namespace bench

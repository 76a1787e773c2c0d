// Islands: bodies that touch, directly or through others, but not through fixed ones. They rest, and wake, together.

#include "model/world/engine.h"

#include <algorithm>
#include <numeric>

namespace gjklab {

namespace {

/// An island on a fixed body sleeps when all its bodies have been slower than this for so long: the speed that gravity
/// gives over a body's reach, times kStill. Without gravity nothing sleeps: what moves on its own goes on.
constexpr double kStill = 2e-3;
constexpr double kStillTime = 0.5;

int rootOf(std::vector<int>& parents, int i) {
  while (parents[static_cast<std::size_t>(i)] != i) {
    int& parent = parents[static_cast<std::size_t>(i)];
    parent = parents[static_cast<std::size_t>(parent)];
    i = parent;
  }
  return i;
}

}  // namespace

template <int D>
void Engine<D>::findIslands() {
  std::vector<int> parents(bodies_.size());
  std::iota(parents.begin(), parents.end(), 0);
  for (const PairContact<D>& pair : pairs_) {
    if (!pair.met() || model(pair.a).fixed || model(pair.b).fixed) continue;
    const int a = rootOf(parents, pair.a), b = rootOf(parents, pair.b);
    parents[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
  }
  groups_.clear();
  islands_.assign(bodies_.size(), -1);
  for (int i = 0; i < count(); ++i) {
    if (model(i).fixed) continue;
    const int root = rootOf(parents, i);
    int& island = islands_[static_cast<std::size_t>(i)];
    if (root == i) {
      island = static_cast<int>(groups_.size());
      groups_.emplace_back();
    } else {
      island = islands_[static_cast<std::size_t>(root)];
    }
    Group& group = groups_[static_cast<std::size_t>(island)];
    group.bodies.push_back(i);
    group.speed = std::max(group.speed, glm::length(body(i).velocity));
  }
  for (const PairContact<D>& pair : pairs_) {
    if (!pair.met()) continue;
    const int island = std::max(islands_[static_cast<std::size_t>(pair.a)], islands_[static_cast<std::size_t>(pair.b)]);
    if (island < 0) continue;
    Group& group = groups_[static_cast<std::size_t>(island)];
    group.contacts = true;
    group.grounded = group.grounded || model(pair.a).fixed || model(pair.b).fixed;
    if ((model(pair.a).fixed || model(pair.b).fixed) && pair.touching()) group.supported = true;
  }
}

template <int D>
void Engine<D>::fallAsleep() {
  const double pull = glm::length(model_->gravity);
  for (const Group& group : groups_) {
    bool rests = pull > 0 && group.supported;
    for (const int i : group.bodies) {
      BodyState<D>& state = body(i);
      const double reach = model(i).reach();
      const double speed = glm::length(state.velocity) + Turning<D>::amount(state.spin) * reach;
      state.still_for = speed <= kStill * std::sqrt(pull * reach) ? state.still_for + model_->time_step : 0;
      rests = rests && state.still_for >= kStillTime;
    }
    if (!rests) continue;
    for (const int i : group.bodies) {
      body(i).asleep = true;
      body(i).velocity = gjk::Vec<D>(0.0);
      body(i).spin = SpinOf<D>{};
    }
  }
}

/// Who touches a body that is awake wakes, with all of its island.
template <int D>
void Engine<D>::wake() {
  for (bool any = true; any;) {
    any = false;
    for (const PairContact<D>& pair : pairs_) {
      if (pair.point_count == 0 || model(pair.a).fixed || model(pair.b).fixed) continue;
      if (body(pair.a).asleep == body(pair.b).asleep) continue;
      for (const int i : {pair.a, pair.b}) {
        body(i).asleep = false;
        body(i).still_for = 0;
      }
      any = true;
    }
  }
}

template class Engine<1>;
template class Engine<2>;
template class Engine<3>;

}  // namespace gjklab

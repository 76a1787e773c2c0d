#include "model/world/world.h"

#include "model/run/embed.h"
#include "model/scene/value_checks.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {

namespace {

std::variant<Engine<1>, Engine<2>, Engine<3>> engineOf(const WorldFile& file) {
  if (file.dimension == 1) return Engine<1>(file);
  if (file.dimension == 2) return Engine<2>(file);
  return Engine<3>(file);
}

template <int D>
WorldBodyState stateOf(const Engine<D>& engine, std::size_t i) {
  const BodyModel<D>& model = engine.model().bodies[i];
  const BodyState<D>& body = engine.bodies()[i];
  const gjk::Pose<D> pose = poseOf<D>(model, body);
  WorldBodyState state;
  state.position = widen<D>(pose.position);
  state.linear_velocity = widen<D>(body.velocity + Turning<D>::velocity(body.spin, pose.position - body.centre));
  if constexpr (D == 2) {
    state.angle = body.attitude;
    state.angular_velocity.z = body.spin;
  }
  if constexpr (D == 3) {
    state.orientation = body.attitude;
    state.angular_velocity = body.spin;
  }
  state.asleep = body.asleep;
  state.island = engine.islands()[i];
  state.box_low = widen<D>(engine.boxes()[i].low);
  state.box_high = widen<D>(engine.boxes()[i].high);
  return state;
}

template <int D>
WorldPair pairOf(const Engine<D>& engine, const PairContact<D>& pair) {
  WorldPair out{pair.a, pair.b, widen<D>(pair.normal), {}, pair.answered, pair.iterations};
  const gjk::Vec<D> centre = engine.bodies()[static_cast<std::size_t>(pair.a)].centre;
  for (int i = 0; i < pair.point_count; ++i) {
    const PointContact<D>& point = pair.points[static_cast<std::size_t>(i)];
    if (point.touching) out.points.push_back({widen<D>(centre + point.arm_a), -point.gap, point.total});
  }
  return out;
}

template <int D>
std::vector<WorldPair> partedOf(const Engine<D>& engine) {
  std::vector<WorldPair> out;
  for (const PushedContact<D>& contact : engine.parted()) {
    if (out.empty() || std::pair(out.back().a, out.back().b) != std::pair(contact.a, contact.b))
      out.push_back({.a = contact.a, .b = contact.b, .normal = widen<D>(contact.normal), .points = {}});
    out.back().points.push_back({widen<D>(contact.point), -contact.gap, contact.impulse});
  }
  return out;
}

template <int D>
WorldState stateOf(const Engine<D>& engine) {
  WorldState state;
  state.time = engine.time();
  for (std::size_t i = 0; i < engine.bodies().size(); ++i) state.bodies.push_back(stateOf<D>(engine, i));
  for (const PairContact<D>& pair : engine.pairs()) state.pairs.push_back(pairOf<D>(engine, pair));
  state.parted = partedOf<D>(engine);
  state.energy = engine.energy();
  state.queries = engine.queries();
  return state;
}

/// A body that has flown beyond what a file may say stands at that edge: what is saved can be read.
void place(Body& body, const WorldBodyState& state) {
  const auto held = [](const dvec3& v) { return glm::clamp(v, dvec3(-kGreatestNumber), dvec3(kGreatestNumber)); };
  body.position = held(state.position);
  body.angle = std::clamp(state.angle, -kGreatestNumber, kGreatestNumber);
  body.orientation = state.orientation;
  body.linear_velocity = held(state.linear_velocity);
  body.angular_velocity = held(state.angular_velocity);
}

template <class T>
std::size_t bytesOf(const std::vector<T>& items) {
  return items.size() * sizeof(T);
}

template <int D>
std::size_t bytesOf(const BodyModel<D>& body) {
  std::size_t bytes = sizeof(body) + bytesOf(body.faces.points) + bytesOf(body.faces.faces) + bytesOf(body.faces.edges);
  for (const gjk::Face<D>& face : body.faces.faces) bytes += bytesOf(face.corners);
  return bytes + bytesOf(body.faces.points);  // the shape has the corners too
}

}  // namespace

World::World(const WorldFile& file) : engine_(engineOf(file)) {}

World::World(const KeptWorld& kept)
    : engine_(std::visit([]<int D>(const KeptEngine<D>& engine) { return decltype(engine_)(Engine<D>(engine)); },
                         kept.engine_)) {}

KeptWorld World::kept() const {
  KeptWorld kept;
  std::visit([&](const auto& engine) { kept.engine_ = engine.kept(); }, engine_);
  return kept;
}

std::size_t KeptWorld::bytes() const {
  return sizeof(*this) + std::visit(
                             [](const auto& engine) {
                               return bytesOf(engine.bodies) + bytesOf(engine.boxes) + bytesOf(engine.pairs) +
                                      bytesOf(engine.points) + bytesOf(engine.parted) + bytesOf(engine.islands);
                             },
                             engine_);
}

std::size_t KeptWorld::shapeBytes() const {
  return std::visit(
      [](const auto& engine) {
        std::size_t bytes = 0;
        for (const auto& body : engine.model->bodies) bytes += bytesOf(body);
        return bytes;
      },
      engine_);
}

void World::step() {
  std::visit([](auto& engine) { engine.step(); }, engine_);
}

double World::time() const {
  return std::visit([](const auto& engine) { return engine.time(); }, engine_);
}

double World::energy() const {
  return std::visit([](const auto& engine) { return engine.energy(); }, engine_);
}

WorldState World::state() const {
  return std::visit([](const auto& engine) { return stateOf(engine); }, engine_);
}

namespace {

template <int D>
void pullIn(Engine<D>& engine, int body, dvec3 anchor, dvec3 target) {
  const BodyModel<D>& model = engine.model().bodies[static_cast<std::size_t>(body)];
  engine.pull({body, narrow<D>(anchor) - model.centre, narrow<D>(target)});
}

}  // namespace

void World::pull(int body, dvec3 anchor, dvec3 target) {
  std::visit([&](auto& engine) { pullIn(engine, body, anchor, target); }, engine_);
}

void World::letGo() {
  std::visit([](auto& engine) { engine.pull({}); }, engine_);
}

const char* name(AnswerSource answered) {
  switch (answered) {
    case AnswerSource::asleep:
      return "asleep";
    case AnswerSource::far:
      return "far";
    case AnswerSource::cached:
      return "cached";
    case AnswerSource::warm:
      return "warm";
    case AnswerSource::cold:
      return "cold";
    case AnswerSource::continuous:
      return "continuous";
  }
  return "";
}

double massOf(const WorldBody& body, int dimension) {
  const WorldSettings any;
  if (dimension == 1) return bodyModel<1>(body, any).mass;
  if (dimension == 2) return bodyModel<2>(body, any).mass;
  return bodyModel<3>(body, any).mass;
}

std::string nameOf(const WorldFile& file, int body) {
  const WorldBody& one = file.bodies[static_cast<std::size_t>(body)];
  return one.name.empty() ? fmt::format("{} {}", screenName(one.body.shape, file.dimension), body) : one.name;
}

Scene sceneOf(const WorldFile& file, const WorldState& state, int a, int b) {
  Scene scene;
  scene.dimension = file.dimension;
  scene.title = tr("{a} and {b} at {time} s", arg("a", nameOf(file, a)), arg("b", nameOf(file, b)),
                   arg("time", inReadersDigits(fmt::format("{:.3f}", state.time))));
  for (const auto& [into, i] : {std::pair(&scene.a, a), std::pair(&scene.b, b)}) {
    *into = file.bodies[static_cast<std::size_t>(i)].body;
    place(*into, state.bodies[static_cast<std::size_t>(i)]);
  }
  return scene;
}

WorldBody bodyOf(const WorldFile& file, const WorldState& state, int body) {
  WorldBody out = file.bodies[static_cast<std::size_t>(body)];
  place(out.body, state.bodies[static_cast<std::size_t>(body)]);
  return out;
}

WorldFile fileOf(const WorldFile& file, const WorldState& state) {
  WorldFile out = file;
  for (std::size_t i = 0; i < out.bodies.size(); ++i) place(out.bodies[i].body, state.bodies[i]);
  return out;
}

}  // namespace gjklab

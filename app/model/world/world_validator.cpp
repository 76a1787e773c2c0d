#include "model/scene/value_checks.h"

#include "model/text/translate.h"
#include "model/world/world_file.h"

#include <map>

namespace gjklab {

namespace {

class WorldValidator : public ValueChecks {
 public:
  using ValueChecks::ValueChecks;

  void check(const WorldFile& file);

 private:
  void restitution(const std::string& path, double value) {
    if (!(value >= 0 && value <= 1)) report(path, tr("must lie between 0 and 1; it is {value}", arg("value", value)));
  }
  void worldBody(const std::string& path, const WorldBody& body);
  void names(const std::vector<WorldBody>& bodies);
};

void WorldValidator::worldBody(const std::string& path, const WorldBody& body) {
  ValueChecks::check(path, body.body);
  positive(path + ".density", body.density);
  if (body.restitution) restitution(path + ".restitution", *body.restitution);
  if (body.friction) notNegative(path + ".friction", *body.friction);
  if (!body.fixed) return;
  if (body.body.linear_velocity != dvec3(0.0))
    report(path + ".linear_velocity", tr("must be zero: the body is fixed and does not move"));
  if (body.body.angular_velocity != dvec3(0.0))
    report(path + ".angular_velocity", tr("must be zero: the body is fixed and does not turn"));
}

void WorldValidator::names(const std::vector<WorldBody>& bodies) {
  std::map<std::string, std::size_t> known;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    if (bodies[i].name.empty()) continue;
    const auto [first, fresh] = known.emplace(bodies[i].name, i);
    if (!fresh)
      report(fmt::format("bodies[{}].name", i), tr("must be unique; bodies[{n}] has it, too", arg("n", first->second)));
  }
}

void WorldValidator::check(const WorldFile& file) {
  vector("world.gravity", file.world.gravity);
  positive("world.time_step", file.world.time_step);
  restitution("world.restitution", file.world.restitution);
  notNegative("world.friction", file.world.friction);
  if (file.bodies.empty()) report("bodies", tr("a world needs at least one body; here there is none"));
  for (std::size_t i = 0; i < file.bodies.size(); ++i) worldBody(fmt::format("bodies[{}]", i), file.bodies[i]);
  names(file.bodies);
}

}  // namespace

SceneFault firstFault(const WorldFile& file) {
  if (file.dimension < 1 || file.dimension > 3)
    return {"dimension", tr("must be 1, 2 or 3; it is {value}", arg("value", file.dimension))};
  WorldValidator validator(file.dimension);
  validator.check(file);
  return validator.fault;
}

void clearUnusedCoordinates(WorldFile& file) {
  for (int i = file.dimension; i < 3; ++i) file.world.gravity[i] = 0;
  for (WorldBody& body : file.bodies) clearUnusedCoordinates(body.body, file.dimension);
}

}  // namespace gjklab

// JSON → WorldFile. Types and keys are checked here and in body_reader.h, values by the validator.

#include "model/scene/body_reader.h"

#include "model/text/translate.h"
#include "model/world/world_file.h"

namespace gjklab {

namespace {

class WorldReader : public BodyReader {
 public:
  using BodyReader::BodyReader;

  WorldFile read();

 private:
  void settings(const Field&, WorldSettings& into);
  void worldBody(const Field&, WorldBody& into);
  void optionalNumber(const Field&, std::optional<double>& into);
};

void WorldReader::optionalNumber(const Field& field, std::optional<double>& into) {
  if (field) number(field, into.emplace(0.0));
}

void WorldReader::settings(const Field& field, WorldSettings& into) {
  if (!field || !ok() || !isObject(field, "{\"gravity\": …}")) return;
  allowOnly(field, {"gravity", "time_step", "restitution", "friction", "continuous"}, "world");
  if (const Field gravity = find(field, "gravity")) vector(gravity, into.gravity);
  number(find(field, "time_step"), into.time_step);
  number(find(field, "restitution"), into.restitution);
  number(find(field, "friction"), into.friction);
  flag(find(field, "continuous"), into.continuous);
}

void WorldReader::worldBody(const Field& field, WorldBody& into) {
  body(field, into.body, {"name", "fixed", "density", "restitution", "friction"});
  if (!ok()) return;
  string(find(field, "name"), into.name);
  flag(find(field, "fixed"), into.fixed);
  number(find(field, "density"), into.density);
  optionalNumber(find(field, "restitution"), into.restitution);
  optionalNumber(find(field, "friction"), into.friction);
}

WorldFile WorldReader::read() {
  WorldFile file;
  const Field root{0, ""};
  if (!isObject(root, "{\"gjklab\": 1, …}")) return file;
  if (find(root, "a") && !find(root, "bodies")) report("", tr("this is a scene; a world is needed here"));
  if (!ok()) return file;
  header(root, translatable("a world"));
  if (!ok()) return file;
  file.dimension = dimension_;
  if (dimension_ == 1) file.world.gravity = dvec3(0.0);  // along the line there is no "down"
  allowOnly(root, {"gjklab", "dimension", "title", "look", "world", "bodies"}, translatable("a world"));
  string(find(root, "title"), file.title);
  string(find(root, "look"), file.look);
  settings(find(root, "world"), file.world);
  const Field bodies = require(root, "bodies", translatable("a world needs at least one body"));
  std::size_t count = 0;
  for (std::int32_t i = array(bodies, -1, translatable("an array of bodies")); i >= 0 && ok(); i = at(i).next)
    worldBody({i, fmt::format("bodies[{}]", count++)}, file.bodies.emplace_back());
  clearUnusedCoordinates(file);
  if (ok()) take(firstFault(file));
  return file;
}

}  // namespace

std::variant<WorldFile, SceneError> readWorld(const std::string& text, const std::string& file, int first_line,
                                              ReadWatch* watch) {
  return readWith<WorldReader>(text, file, first_line, watch);
}

}  // namespace gjklab

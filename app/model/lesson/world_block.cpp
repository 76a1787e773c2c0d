// The lines of a show block that are about a world.

#include "model/assets/assets.h"
#include "model/assets/titles.h"
#include "model/lesson/block.h"
#include "model/lesson/words.h"
#include "model/sandbox/world_gallery.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

std::string textOf(const std::string& name, const BlockSources& sources, std::string& text, std::string& called) {
  if (!name.ends_with(".json")) {
    called = name;
    text = builtInWorld(builtInWorldPath(name));
    if (!text.empty()) return {};
    std::string ids;
    for (const WorldEntry& entry : worldGallery()) ids += (ids.empty() ? "" : ", ") + entry.id;
    return tr("there is no built-in world \"{text}\" (a file beside the lesson ends in .json); there are {allowed}",
              arg("text", name), arg("allowed", ids));
  }
  if (name.find("..") != std::string::npos || name.starts_with("/"))
    return tr("must be a file beside the lesson; it is \"{text}\"", arg("text", name));
  auto bytes = readBeside(name, sources, called);
  if (const auto* error = std::get_if<AssetError>(&bytes)) return error->message;
  text = std::get<std::string>(std::move(bytes));
  return {};
}

constexpr const char* kNoWorld = translatable("needs a world: \"world: ID\" in this block or an earlier one");

/// "upper box, floor" → two bodies.
std::string parsePair(const std::string& value, const WorldFile& file, BodyPair& into) {
  const std::vector<std::string> names = splitAt(value, ",");
  std::string all;
  for (int i = 0; i < static_cast<int>(file.bodies.size()); ++i) all += (i == 0 ? "" : ", ") + nameOf(file, i);
  if (names.size() == 2) into = {bodyCalled(names[0], file), bodyCalled(names[1], file)};
  if (into.a < 0 || into.b < 0 || into.a == into.b) {
    into = {};
    return tr("must be two of the world's bodies, as in \"{example}, …\"; they are {bodies}; it is \"{text}\"",
              arg("example", nameOf(file, 0)), arg("bodies", all), arg("text", value));
  }
  return {};
}

WorldState stateAfter(int steps, const WorldFile& file) {
  World world(file);
  for (int i = 0; i < steps; ++i) world.step();
  return world.state();
}

}  // namespace

std::variant<std::string, AssetError> readBeside(const std::string& name, const BlockSources& sources,
                                                 std::string& called) {
  const std::string path = sources.folder.empty() ? name : sources.folder + "/" + name;
  called = sources.files.called(path);
  auto bytes = sources.files.readTranslated(path);
  if (std::holds_alternative<std::string>(bytes)) return bytes;
  auto built_in = assets().readTranslated("lessons/" + name);
  return std::holds_alternative<std::string>(built_in) ? built_in : bytes;
}

/// Lessons name a body in English in every language; the world may have its translated names.
int bodyCalled(const std::string& name, const WorldFile& file) {
  const std::string translated = translatedBodyName(name);
  for (int i = 0; i < static_cast<int>(file.bodies.size()); ++i) {
    const WorldBody& one = file.bodies[static_cast<std::size_t>(i)];
    const std::string shown = nameOf(file, i), written = fmt::format("{} {}", gjklab::name(one.body.shape), i);
    if (shown == name || shown == translated || (one.name.empty() && written == name)) return i;
  }
  return -1;
}

std::string readWorldOf(const std::string& name, const BlockSources& sources, Show& into) {
  std::string text, called;
  if (std::string error = textOf(name, sources, text, called); !error.empty()) return error;
  auto world = readWorld(text, called);
  if (const auto* error = std::get_if<SceneError>(&world)) return error->message;
  Show fresh;
  fresh.line = into.line;
  fresh.scene_name = name;
  // If the same world is named again, it continues from its present step instead of the start.
  const auto& file = std::get<WorldFile>(world);
  fresh.world = into.world && *into.world == file ? into.world : std::make_shared<const WorldFile>(file);
  into = std::move(fresh);
  return {};
}

std::string readStep(const std::string& value, Show& into) {
  if (!into.world) return tr(kNoWorld);
  const auto step = numberFrom(value);
  if (!step || *step < 0 || *step > kMostWorldSteps || *step != static_cast<int>(*step))
    return tr("must be a whole number from 0 to {most}, of steps since the world's start; it is \"{text}\"",
              arg("most", kMostWorldSteps), arg("text", value));
  into.step = static_cast<int>(*step);
  return {};
}

std::string readSights(const std::string& value, Show& into) {
  if (!into.world) return tr(kNoWorld);
  into.sights = {};
  into.sights.contacts = false;
  SandboxSights& sights = into.sights;
  const std::pair<const char*, bool*> words[] = {{"contacts", &sights.contacts},
                                                 {"boxes", &sights.boxes},
                                                 {"pairs", &sights.pairs},
                                                 {"islands", &sights.islands},
                                                 {"velocities", &sights.velocities}};
  for (const std::string& word : splitAt(value, ",")) {
    if (word == "none") continue;
    const auto found = std::find_if(std::begin(words), std::end(words), [&](const auto& w) { return word == w.first; });
    if (found == std::end(words))
      return tr("must be none, or some of contacts, boxes, pairs, islands, velocities; it is \"{text}\"",
                arg("text", word));
    *found->second = true;
  }
  return {};
}

std::string readPair(const std::string& value, bool microscope, const Show& before, Show& into) {
  if (!into.world) return tr(kNoWorld);
  if (into.pair.a >= 0) return "a beat points at one pair, in the world or under the microscope";
  if (std::string error = parsePair(value, *into.world, into.pair); !error.empty()) return error;
  if (!microscope) {  // the order that the world has them in
    into.pair = {std::min(into.pair.a, into.pair.b), std::max(into.pair.a, into.pair.b)};
    return {};
  }
  into.microscope = true;
  const bool stays =
      before.microscope && before.world == into.world && before.step == into.step && before.pair == into.pair;
  if (stays) {
    into.scene = before.scene;
    into.opening = before.opening;
    into.camera = before.camera;
    into.at = before.at;
    into.look = before.look;
    return {};
  }
  // Another scene begins at its start, with both panes and none of the user's switches.
  into.scene = sceneOf(*into.world, stateAfter(into.step, *into.world), into.pair.a, into.pair.b);
  into.opening = {};
  into.opening.study = Study::query;
  into.opening.compare = into.opening.warm_start = into.opening.contacts = into.opening.mass = false;
  into.camera.reset();
  into.at = {Address::Kind::start, 0, {}, "start"};
  into.look = Look::both;
  return {};
}

}  // namespace gjklab

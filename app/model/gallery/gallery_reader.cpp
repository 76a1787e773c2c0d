// assets/gallery.json and the scenes that it lists → Gallery.

#include "model/compare/opening_reader.h"
#include "model/gallery/gallery.h"
#include "model/playback/address.h"
#include "model/scene/scene_io.h"
#include "model/text/json_fields.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

constexpr const char* kList = "gallery.json";

std::string sceneFile(const std::string& id) { return "scenes/" + id + ".json"; }

/// A name that is the same file on every system.
bool isPlain(const std::string& id) {
  return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

class ListReader : public JsonFields {
 public:
  ListReader(const JsonTree& tree, const Assets& files, Gallery& into) : JsonFields(tree), files_(files), into_(into) {}

  void read() {
    if (!isObject(root(), "{\"groups\": […]}")) return;
    allowOnly(root(), {"first", "groups"}, "the gallery");
    for (const Field& group : elements(require(root(), "groups", "it lists the scenes"), "an array of groups"))
      if (ok()) readGroup(group);
    if (ok()) readFirst();
  }

  const std::vector<std::string>& ids() const { return ids_; }

 private:
  void readGroup(const Field& field) {
    if (!isObject(field, "{\"name\": …, \"scenes\": […]}")) return;
    allowOnly(field, {"name", "opens", "scenes"}, "a group");
    GalleryEntry plain;
    string(require(field, "name", "it is the heading in the menu"), plain.group);
    readOpening(*this, find(field, "opens"), "opens", plain.opening);
    for (const Field& each : elements(require(field, "scenes", "it lists the group's scenes"), "an array of scenes"))
      if (ok()) readEntry(each, plain);
  }

  void readEntry(const Field& field, GalleryEntry entry) {
    if (!isObject(field, "{\"id\": …}")) return;
    allowOnly(field, {"id", "opens", "camera", "plain", "look"}, "a scene of the gallery");
    const Field id = require(field, "id", "it is the name of the scene's file without .json");
    string(id, entry.id);
    if (!ok()) return;
    if (!isPlain(entry.id)) return wrongType(id, "small letters, digits and dashes");
    if (std::find(ids_.begin(), ids_.end(), entry.id) != ids_.end())
      return report(id.path, fmt::format("each scene once; \"{}\" is listed before", entry.id));
    ids_.push_back(entry.id);
    readOpening(*this, find(field, "opens"), "opens", entry.opening);
    if (!loadScene(entry)) return;
    if (studyOf(entry.scene) != Study::query) entry.opening.study = studyOf(entry.scene);
    readCamera(find(field, "camera"), entry);
    readHardCase(field, entry);
    if (ok()) into_.entries.push_back(std::move(entry));
  }

  /// A fault of a scene's file is that file's, and no reason not to read on.
  bool loadScene(GalleryEntry& entry) {
    const std::string name = sceneFile(entry.id);
    const auto text = files_.readTranslated(name);
    if (const auto* error = std::get_if<AssetError>(&text)) {
      into_.faults.push_back(error->message);
      return false;
    }
    auto scene = readScene(std::get<std::string>(text), files_.called(name));
    if (const auto* error = std::get_if<SceneError>(&scene)) {
      into_.faults.push_back(error->message);
      return false;
    }
    entry.scene = std::get<Scene>(std::move(scene));
    if (entry.scene.title.empty())
      into_.faults.push_back(files_.called(name) + ": title: is missing; the menu shows it");
    return !entry.scene.title.empty();
  }

  void readCamera(const Field& field, GalleryEntry& entry) {
    if (!field || !ok()) return;
    double value[4] = {0, 0, 0, 0};
    const std::vector<Field> numbers = elements(field, "a quaternion [x, y, z, w]");
    for (std::size_t i = 0; i < numbers.size() && i < 4; ++i) number(numbers[i], value[i]);
    entry.camera = unitOrientation({value[3], value[0], value[1], value[2]});
    if (numbers.size() != 4 || !entry.camera)
      report(field.path, "must be a quaternion, an array of 4 numbers [x, y, z, w] that are not all zero");
    else if (entry.scene.dimension != 3)
      report(field.path, "only a 3-D scene has one");
  }

  void readHardCase(const Field& field, GalleryEntry& entry) {
    const Field plain = find(field, "plain"), look = find(field, "look");
    if ((!plain && !look) || !ok()) return;
    HardCase& hard = entry.hard.emplace();
    string(require(field, "plain", "it says what goes wrong in plain implementations"), hard.sentence);
    string(require(field, "look", "it is the step to look at, as \"gjk 2 region\""), hard.look);
    Address address;
    if (std::string wrong = ok() ? parseAddress(hard.look, address) : ""; !wrong.empty()) report(look.path, wrong);
  }

  void readFirst() {
    const std::string needed = "an array of 3 ids: what 1-D, 2-D and 3-D open with";
    const Field field = require(root(), "first", "it is " + needed);
    if (array(field, 3, needed) < 0) return;
    int dimension = 0;
    for (const Field& each : elements(field, needed)) {
      std::string& id = into_.first[static_cast<std::size_t>(dimension++)];
      string(each, id);
      const bool found = std::any_of(into_.entries.begin(), into_.entries.end(), [&](const GalleryEntry& entry) {
        return entry.id == id && entry.scene.dimension == dimension;
      });
      if (!found) report(each.path, fmt::format("must be the id of a {}-D scene that is listed", dimension));
    }
  }

  const Assets& files_;
  Gallery& into_;
  std::vector<std::string> ids_;
};

/// A scene that is missing from the list, so that it cannot be opened.
void reportUnlisted(const Assets& files, const std::vector<std::string>& ids, Gallery& into) {
  for (const std::string& name : files.names("scenes", ".json")) {
    const bool listed =
        std::any_of(ids.begin(), ids.end(), [&](const std::string& id) { return sceneFile(id) == name; });
    if (!listed) into.faults.push_back(fmt::format("{}: is not listed in {}", files.called(name), kList));
  }
}

}  // namespace

Gallery readGallery(const Assets& files) {
  Gallery all;
  const auto text = files.readTranslated(kList);
  if (const auto* error = std::get_if<AssetError>(&text)) {
    all.faults.push_back(error->message);
    return all;
  }
  const auto parsed = parseJson(std::get<std::string>(text));
  JsonFault fault;
  if (const auto* wrong = std::get_if<JsonFault>(&parsed)) {
    fault = *wrong;
  } else {
    ListReader reader(std::get<JsonTree>(parsed), files, all);
    reader.read();
    fault = reader.fault;
    if (reader.ok()) reportUnlisted(files, reader.ids(), all);
  }
  if (!fault.sentence.empty()) all.faults.push_back(faultText(files.called(kList), fault));
  return all;
}

}  // namespace gjklab

// Lecture → JSON.

#include "model/compare/opening_reader.h"
#include "model/lecture/lecture.h"
#include "model/playback/address.h"
#include "model/text/translate.h"

namespace gjklab {
namespace {

void writeStroke(JsonWriter& json, const InkStroke& stroke) {
  json.open('{');
  json.key("space").text(stroke.space == Space::world ? "world" : "difference");
  json.key("tool").text(stroke.tool == Tool::marker ? "marker" : "pen");
  json.key("points").vectors(stroke.points);
  json.close('}');
}

void writeStop(JsonWriter& json, const LectureStop& stop) {
  json.open('{');
  if (const auto* scene = std::get_if<Scene>(&stop.what)) json.key("scene").json(writeScene(*scene, false));
  if (const auto* world = std::get_if<WorldFile>(&stop.what)) json.key("world").json(writeWorld(*world, false));
  if (const auto* lesson = std::get_if<std::string>(&stop.what)) json.key("lesson").text(*lesson);
  if (!stop.step.empty()) json.key("step").text(stop.step);
  if (!stop.ask.empty()) json.key("ask").text(stop.ask);
  if (!stop.ask.empty() && !stop.answer.empty()) json.key("answer").text(stop.answer);
  if (stop.world_alone && !stop.ask.empty()) json.key("spaces").text("world");
  if (stop.hides_run) json.key("hide").text("run");
  if (!stop.note.empty()) json.key("note").text(stop.note);
  if (!(stop.shows == Opening{})) json.key("shows"), writeOpening(json, stop.shows);
  if (!stop.ink.empty())
    json.key("ink").list(stop.ink, [&json](const InkStroke& stroke) { writeStroke(json, stroke); });
  json.close('}');
}

}  // namespace

std::string writeLecture(const Lecture& lecture, bool pretty) {
  JsonWriter json(3, pretty ? JsonLayout::spaced : JsonLayout::compact, JsonZero::kept);
  json.open('{');
  json.key("gjklab").whole(1);
  if (!lecture.title.empty()) json.key("title").text(lecture.title);
  json.key("lecture").open('[');
  for (const LectureStop& stop : lecture.stops) {
    if (pretty) json.line(2);
    writeStop(json, stop);
  }
  if (pretty) json.line(0);
  json.close(']');
  json.close('}');
  return json.take() + (pretty ? "\n" : "");
}

Opening openingOf(const LectureStop& stop, const Scene& scene) {
  Opening opening = stop.shows;
  opening.study = studyOf(scene);
  opening.compare = opening.compare.value_or(false);
  opening.warm_start = opening.warm_start.value_or(false);
  opening.contacts = opening.contacts.value_or(false);
  opening.mass = opening.mass.value_or(false);
  return opening;
}

std::string nameOf(const LectureStop& stop) {
  if (const auto* scene = std::get_if<Scene>(&stop.what))
    return scene->title.empty() ? tr("Untitled scene") : scene->title;
  if (const auto* world = std::get_if<WorldFile>(&stop.what))
    return world->title.empty() ? tr("Untitled world") : world->title;
  return tr("Lesson {file}", arg("file", std::get<std::string>(stop.what)));
}

std::string stepNameOf(const LectureStop& stop) {
  if (std::holds_alternative<WorldFile>(stop.what) || stop.step.empty()) return "";
  if (std::holds_alternative<std::string>(stop.what)) return tr("page {page}", arg("page", stop.step));
  Address address;
  const bool moment = parseAddress(stop.step, address).empty() && address.kind == Address::Kind::moment;
  return moment ? momentName(address.moment) : stop.step;
}

}  // namespace gjklab

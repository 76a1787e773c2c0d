// JSON → Lecture.

#include "model/compare/opening_reader.h"
#include "model/lecture/lecture.h"
#include "model/playback/address.h"
#include "model/text/characters.h"
#include "model/text/translate.h"

#include <algorithm>
#include <utility>

namespace gjklab {
namespace {

/// Accepts only names that cannot lead into another folder.
bool isLessonName(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

class LectureReader : public JsonFields {
 public:
  explicit LectureReader(const JsonTree& tree) : JsonFields(tree), tree_(tree) {}

  Lecture read() {
    Lecture lecture;
    allowOnly(root(), {"gjklab", "title", "lecture"}, translatable("a lecture"));
    int version = 0;
    const Field format = require(root(), "gjklab", translatable("it must be 1"));
    wholeNumber(format, version);
    if (ok() && version != 1) report(format.path, tr("must be 1; it is {value}", arg("value", version)));
    if (const Field title = find(root(), "title")) string(title, lecture.title);
    const Field list = require(root(), "lecture", translatable("it lists the stops"));
    for (const Field& stop : elements(list, translatable("an array of stops")))
      if (ok()) readStop(stop, lecture.stops.emplace_back());
    if (ok() && lecture.stops.empty()) report(list.path, tr("must have at least one stop"));
    return lecture;
  }

 private:
  void readStop(const Field& field, LectureStop& stop) {
    if (!isObject(field, "{\"scene\": …}")) return;
    allowOnly(field, {"scene", "world", "lesson", "step", "ask", "answer", "spaces", "hide", "note", "shows", "ink"},
              translatable("a stop of a lecture"));
    const Field scene = find(field, "scene"), world = find(field, "world"), lesson = find(field, "lesson");
    if ((scene ? 1 : 0) + (world ? 1 : 0) + (lesson ? 1 : 0) != 1)
      report(field.path, tr("must have exactly one of \"scene\", \"world\" and \"lesson\""));
    if (!ok()) return;
    if (scene) take(scene, readScene(jsonText(tree_, at(scene)), ""), stop);
    if (world) take(world, readWorld(jsonText(tree_, at(world)), ""), stop);
    if (lesson) readLesson(lesson, stop);
    if (const Field ask = find(field, "ask")) {
      if (lesson) report(ask.path, tr("is not allowed here: a lesson asks its own questions"));
      shortText(ask, kLongestQuestion, stop.ask);
    }
    if (const Field answer = find(field, "answer")) {
      if (!find(field, "ask")) report(answer.path, tr("is not allowed without \"ask\""));
      shortText(answer, kLongestAnswer, stop.answer);
    }
    if (const Field spaces = find(field, "spaces")) readSpaces(spaces, stop);
    if (const Field hide = find(field, "hide")) readHidden(hide, stop);
    if (const Field note = find(field, "note")) string(note, stop.note);
    readStep(find(field, "step"), lesson.node >= 0, stop);
    readOpening(*this, find(field, "shows"), "shows", stop.shows);
    if (const Field ink = find(field, "ink"))
      for (const Field& stroke : elements(ink, translatable("an array of strokes")))
        if (ok()) readStroke(stroke, stop.ink.emplace_back());
  }

  template <class Content>
  void take(const Field& field, std::variant<Content, SceneError>&& read, LectureStop& stop) {
    if (const auto* wrong = std::get_if<SceneError>(&read))
      report(joinedPath(field.path, wrong->path), wrong->sentence);
    else
      stop.what = std::get<Content>(std::move(read));
  }

  void readLesson(const Field& field, LectureStop& stop) {
    std::string name;
    string(field, name);
    if (ok() && !isLessonName(name))
      return wrongType(field, translatable("a lesson's file name without .md, such as \"06-regions\""));
    stop.what = std::move(name);
  }

  void shortText(const Field& field, int longest, std::string& into) {
    string(field, into);
    if (const int length = characterCount(into); ok() && length > longest)
      report(field.path,
             tr("must have at most {most} characters; it has {count}", arg("most", longest), arg("count", length)));
  }

  void readSpaces(const Field& field, LectureStop& stop) {
    if (!std::holds_alternative<Scene>(stop.what) || stop.ask.empty())
      return report(field.path, tr("is not allowed without \"scene\" and \"ask\""));
    if (!isText(field, "world")) return wrongType(field, "\"world\"");
    stop.world_alone = true;
  }

  void readHidden(const Field& field, LectureStop& stop) {
    if (!std::holds_alternative<Scene>(stop.what)) return report(field.path, tr("is not allowed without \"scene\""));
    if (!isText(field, "run")) return wrongType(field, "\"run\"");
    stop.hides_run = true;
  }

  void readStep(const Field& field, bool lesson, LectureStop& stop) {
    if (!field) return;
    string(field, stop.step);
    if (!ok()) return;
    const bool number = !stop.step.empty() && stop.step.size() < 5 && stop.step[0] != '0' &&
                        stop.step.find_first_not_of("0123456789") == std::string::npos;
    if (lesson && !number) return wrongType(field, translatable("the number of a beat, from 1, such as \"4\""));
    Address address;
    if (const std::string wrong = lesson ? "" : parseAddress(stop.step, address); !wrong.empty())
      report(field.path, wrong);
  }

  void readStroke(const Field& field, InkStroke& stroke) {
    if (!isObject(field, "{\"points\": …}")) return;
    allowOnly(field, {"space", "tool", "points"}, translatable("a stroke"));
    std::string space = "world", tool = "pen";
    if (const Field given = find(field, "space")) string(given, space);
    if (const Field given = find(field, "tool")) string(given, tool);
    if (ok() && space != "world" && space != "difference")
      report(field.path + ".space", tr("must be \"world\" or \"difference\""));
    if (ok() && tool != "pen" && tool != "marker") report(field.path + ".tool", tr("must be \"pen\" or \"marker\""));
    stroke.space = space == "world" ? Space::world : Space::difference;
    stroke.tool = tool == "pen" ? Tool::pen : Tool::marker;
    const Field points = require(field, "points", translatable("it is the line of the stroke"));
    for (const Field& point : elements(points, translatable("an array of points [x, y, z]"))) {
      const std::vector<Field> numbers = elements(point, translatable("a point [x, y, z]"));
      if (ok() && numbers.size() != 3) report(point.path, tr("must be a point [x, y, z]"));
      if (!ok()) return;
      dvec3& into = stroke.points.emplace_back(0.0);
      for (int i = 0; i < 3; ++i) number(numbers[static_cast<std::size_t>(i)], into[i]);
    }
  }

  const JsonTree& tree_;
};

}  // namespace

std::variant<Lecture, SceneError> readLecture(const std::string& text, const std::string& file, ReadWatch* watch) {
  auto parsed = parseJson(text, watch);
  if (const auto* fault = std::get_if<JsonFault>(&parsed)) return SceneError{faultText(file, *fault)};
  const JsonTree& tree = std::get<JsonTree>(parsed);
  if (tree.nodes[0].kind != JsonNode::Kind::object)
    return SceneError{file + ": " + tr("must be an object, {example}", arg("example", "{\"lecture\": […]}"))};
  LectureReader reader(tree);
  Lecture lecture = reader.read();
  if (!reader.ok()) return SceneError{faultText(file, reader.fault)};
  return lecture;
}

}  // namespace gjklab

#include "shell/lecture_stop.h"

#include "cli/input.h"
#include "model/lecture/lecture.h"
#include "model/store/files.h"
#include "model/text/translate.h"

namespace gjklab {

bool takeStop(const std::string& text, PictureArguments& arguments) {
  const std::string file = sourceName(arguments.scene_file);
  std::optional<Lecture> read = orSay(readLecture(text, file));
  if (!read) return false;
  const auto lecture = std::make_shared<const Lecture>(std::move(*read));
  const int count = static_cast<int>(lecture->stops.size()), wanted = arguments.stop.value_or(1);
  std::string fault;
  if (wanted < 1 || wanted > count)
    fault = tr("{file}: --stop must lie between 1 and {count}; it is {stop}", arg("file", file), arg("count", count),
               arg("stop", wanted));
  else
    fault = takeStop(lecture, wanted - 1, arguments);
  return fault.empty() || (complain(fault), false);
}

std::string takeStop(const std::shared_ptr<const Lecture>& lecture, int at, PictureArguments& arguments) {
  const LectureStop& stop = lecture->stops[static_cast<std::size_t>(at)];
  if (const auto* lesson = std::get_if<std::string>(&stop.what))
    return tr("{file}: stop {stop} shows lesson {lesson}; \"gjklab screenshot --lesson\" draws it",
              arg("file", sourceName(arguments.scene_file)), arg("stop", at + 1), arg("lesson", *lesson));
  arguments.ink = stop.ink;
  if (const auto* world = std::get_if<WorldFile>(&stop.what)) {
    arguments.world = *world;
    if (arguments.stage) arguments.shown_stop = {lecture, at};
    return {};
  }
  arguments.scene = std::get<Scene>(stop.what);
  if (arguments.step.text.empty() && !stop.step.empty()) arguments.shown_stop = {lecture, at};
  if (!stop.step.empty()) arguments.scene->view.step = stop.step;
  if (!arguments.with && stop.shows.compare.value_or(false) && stop.shows.rival)
    arguments.with = stop.shows.rival->method;
  arguments.inquiry.contacts = arguments.inquiry.contacts || stop.shows.contacts.value_or(false);
  arguments.inquiry.mass = arguments.inquiry.mass || stop.shows.mass.value_or(false);
  return {};
}

}  // namespace gjklab

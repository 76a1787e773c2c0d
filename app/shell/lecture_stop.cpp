#include "shell/lecture_stop.h"

#include "cli/input.h"
#include "model/lecture/lecture.h"
#include "model/lesson/shelf.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

/// A lesson is a page, of which the panes are a part: the command that draws all of it.
std::string whyNoPicture(const std::string& lesson, const std::string& beat, const std::string& file, int stop) {
  const LessonShelf shelf;
  const auto& entries = shelf.entries();
  if (std::none_of(entries.begin(), entries.end(), [&](const auto& entry) { return fileStemOf(entry.file) == lesson; }))
    return fmt::format("{}: lecture[{}].lesson: {}", file, stop,
                       tr("there is no lesson \"{name}\"", arg("name", lesson)));
  return tr("{file}: stop {stop} shows lesson {lesson}; \"{command}\" draws it", arg("file", file),
            arg("stop", stop + 1), arg("lesson", lesson),
            arg("command", fmt::format("gjklab screenshot --lesson {}{} -o OUT.png", lesson,
                                       beat.empty() ? "" : " --beat " + beat)));
}

}  // namespace

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

std::string faultOfPlace(const PictureArguments& arguments, const Timeline& timeline, int& into) {
  std::string fault = placeOf(arguments.step, timeline, into);
  if (fault.empty() || !arguments.shown_stop || arguments.world) return fault;
  return fmt::format("lecture[{}].step: {}", arguments.shown_stop->at, fault);
}

std::string takeStop(const std::shared_ptr<const Lecture>& lecture, int at, PictureArguments& arguments) {
  const LectureStop& stop = lecture->stops[static_cast<std::size_t>(at)];
  if (const auto* lesson = std::get_if<std::string>(&stop.what))
    return whyNoPicture(*lesson, stop.step, sourceName(arguments.scene_file), at);
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

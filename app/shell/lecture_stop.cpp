#include "shell/lecture_stop.h"

#include "cli/input.h"
#include "model/lecture/lecture.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <utility>

namespace gjklab {

bool takeStop(const std::string& text, PictureArguments& arguments) {
  const std::string file = sourceName(arguments.scene_file);
  std::optional<Lecture> lecture = orSay(readLecture(text, file));
  if (!lecture) return false;
  const int count = static_cast<int>(lecture->stops.size()), wanted = arguments.stop.value_or(1);
  if (wanted < 1 || wanted > count)
    return complain(fmt::format("{}: --stop must lie between 1 and {}; it is {}", file, count, wanted)), false;
  LectureStop& stop = lecture->stops[static_cast<std::size_t>(wanted - 1)];
  if (const auto* lesson = std::get_if<std::string>(&stop.what))
    return complain(fmt::format("{}: stop {} is of lesson {}: \"gjklab screenshot --lesson\" shows it", file, wanted,
                                *lesson)),
           false;
  if (auto* world = std::get_if<WorldFile>(&stop.what)) {
    arguments.world = std::move(*world);
    return true;
  }
  arguments.scene = std::get<Scene>(std::move(stop.what));
  if (!stop.step.empty()) arguments.scene->view.step = stop.step;
  if (!arguments.with && stop.shows.compare.value_or(false) && stop.shows.rival)
    arguments.with = stop.shows.rival->method;
  arguments.inquiry.contacts = arguments.inquiry.contacts || stop.shows.contacts.value_or(false);
  arguments.inquiry.mass = arguments.inquiry.mass || stop.shows.mass.value_or(false);
  return true;
}

}  // namespace gjklab

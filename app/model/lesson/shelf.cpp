#include "model/lesson/shelf.h"

#include "model/text/paths.h"

#include <filesystem>

namespace gjklab {
namespace fs = std::filesystem;
namespace {

std::string folderOf(const std::string& path) {
  std::error_code failure;
  if (fs::is_directory(pathOf(path), failure)) return path;
  const std::string parent = textOf(pathOf(path).parent_path());
  return parent.empty() ? "." : parent;
}

}  // namespace

LessonShelf::LessonShelf() : files_(assets()), folder_("lessons") { list(); }

LessonShelf::LessonShelf(const std::string& path) : files_(folderOf(path)), path_(path) {
  std::error_code failure;
  if (!fs::is_directory(pathOf(path), failure)) only_ = fileNameOf(path);
  list();
}

void LessonShelf::list() {
  entries_.clear();
  std::vector<std::string> names;
  if (!only_.empty())
    names.push_back(nameOf(only_));
  else
    names = files_.names(folder_, ".md");
  for (const std::string& name : names) {
    const std::string file = fileNameOf(name);
    const LessonReading reading = readLesson(bytes(file), file, files_, folder_);
    const Lesson& lesson = reading.lesson;
    entries_.push_back(
        {file, lesson.title.empty() ? file : lesson.title, lesson.goal, static_cast<int>(lesson.beats.size())});
  }
}

std::string LessonShelf::called(const std::string& file) const { return files_.called(nameOf(file)); }

std::string LessonShelf::bytes(const std::string& file) const {
  auto text = files_.read(nameOf(file));
  return std::holds_alternative<std::string>(text) ? std::get<std::string>(std::move(text)) : "";
}

LessonReading LessonShelf::read(const std::string& file) const {
  auto text = files_.read(nameOf(file));
  if (std::holds_alternative<AssetError>(text)) return {{}, {{1, "cannot be read"}}};
  LessonReading reading = readLesson(std::get<std::string>(text), file, files_, folder_);
  if (reading.faults.empty()) checkLesson(reading.lesson, reading.faults);
  return reading;
}

Onward onward(const LessonShelf& shelf, const std::map<std::string, LessonPlace>& places) {
  const auto& entries = shelf.entries();
  bool any = false;
  for (const LessonShelf::Entry& entry : entries) any = any || places.contains(entry.file);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto place = places.find(entries[i].file);
    if (place == places.end()) return {i, 0, any};
    // Who has turned the last page and left something open begins again.
    if (!place->second.done) return {i, place->second.beat + 1 < entries[i].beats ? place->second.beat : 0, any};
  }
  return {};
}

}  // namespace gjklab

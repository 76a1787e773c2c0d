#include "model/lesson/shelf.h"

#include "model/text/paths.h"
#include "model/text/translate.h"

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

/// Of a folder of translations: "mine/lessons" for "mine/fr/lessons", where "mine/po/fr.po" is the language's
/// catalogue.
std::optional<std::string> originalsOf(const std::string& path) {
  std::error_code failure;
  fs::path folder = fs::absolute(pathOf(path), failure).lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();
  const fs::path language = folder.parent_path(), all = language.parent_path();
  fs::path catalogue = all / "po" / language.filename();
  catalogue += ".po";
  const bool translated = folder.filename() == "lessons" && fs::exists(catalogue, failure);
  return translated ? std::optional(textOf(all / "lessons")) : std::nullopt;
}

}  // namespace

LessonShelf::LessonShelf() : files_(assets()), folder_("lessons") { list(); }

LessonShelf::LessonShelf(const std::string& path) : files_(folderOf(path)), path_(path) {
  std::error_code failure;
  if (const auto originals = originalsOf(folderOf(path))) originals_.emplace(*originals);
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
    Entry entry{file, lesson.title.empty() ? file : lesson.title, lesson.goal, static_cast<int>(lesson.beats.size())};
    for (int i = 0; i < entry.beats; ++i) {
      const Beat& beat = lesson.beats[static_cast<std::size_t>(i)];
      if (!beat.predict && !beat.reach) continue;
      std::vector<Topic> topics = beat.predict ? beat.predict->topics : std::vector<Topic>();
      if (beat.reach) topics.insert(topics.end(), beat.reach->topics.begin(), beat.reach->topics.end());
      const bool space = !beat.show.showsWorld() && beat.show.scene.dimension == 3;
      entry.tasks.push_back({i, std::move(topics), space});
    }
    entries_.push_back(std::move(entry));
  }
}

std::string LessonShelf::called(const std::string& file) const { return files_.called(nameOf(file)); }

std::optional<TranslatedLesson> LessonShelf::present(const std::string& file) const {
  const auto text = files_.readTranslated(nameOf(file));
  if (std::holds_alternative<AssetError>(text)) return std::nullopt;
  const auto original = (originals_ ? *originals_ : files_).read(nameOf(file));
  const auto* from = std::get_if<std::string>(&original);
  return translatedLesson(from ? *from : "", std::get<std::string>(text));
}

std::string LessonShelf::bytes(const std::string& file) const {
  std::optional<TranslatedLesson> lesson = present(file);
  return lesson ? std::move(lesson->text) : "";
}

LessonReading LessonShelf::read(const std::string& file) const {
  const std::optional<TranslatedLesson> lesson = present(file);
  if (!lesson) return {{}, {{1, tr("cannot be read")}}};
  LessonReading reading = readLesson(lesson->text, file, files_, folder_);
  if (reading.faults.empty()) checkLesson(reading.lesson, reading.faults);
  for (LessonFault& fault : reading.faults)
    if (const auto line = static_cast<std::size_t>(fault.line) - 1; line < lesson->lines.size())
      fault.line = lesson->lines[line];
  return reading;
}

std::vector<int> skippedBefore(int before, const LessonShelf::Entry& entry, const LessonPlace& place) {
  std::vector<int> open;
  for (const auto& task : entry.tasks)
    if (task.beat < before && !place.settled.contains(task.beat)) open.push_back(task.beat);
  return open;
}

int resumedAt(const LessonShelf::Entry& entry, const LessonPlace& place) {
  if (place.done) return 0;
  if (place.beat + 1 < entry.beats) return place.beat;
  const std::vector<int> open = skipped(entry, place);
  return open.empty() ? 0 : open.front();
}

Onward onward(const LessonShelf& shelf, const std::map<std::string, LessonPlace>& places) {
  const auto& entries = shelf.entries();
  bool any = false;
  for (const LessonShelf::Entry& entry : entries) any = any || places.contains(entry.file);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto place = places.find(entries[i].file);
    if (place == places.end()) return {i, 0, any};
    if (!place->second.done) return {i, resumedAt(entries[i], place->second), any};
  }
  return {};
}

}  // namespace gjklab

#include "model/lecture/lecture_gallery.h"

#include "model/assets/assets.h"
#include "model/assets/language.h"

#include <map>

namespace gjklab {
namespace {

constexpr const char* kLecturePrefix = "built-in lecture: ";

std::vector<LectureEntry> readLectures() {
  std::vector<LectureEntry> entries;
  for (const std::string& file : assets().names("lectures", ".json")) {
    const auto text = assets().readTranslated(file);
    if (!std::holds_alternative<std::string>(text)) continue;
    auto lecture = readLecture(std::get<std::string>(text), assets().called(file));
    if (auto* good = std::get_if<Lecture>(&lecture)) entries.push_back({kLecturePrefix + file, std::move(*good)});
  }
  return entries;
}

}  // namespace

const std::vector<LectureEntry>& lectureGallery() {
  static std::map<std::string, std::vector<LectureEntry>> all;  // by language
  const auto found = all.find(spokenLanguage());
  return found != all.end() ? found->second : all.emplace(spokenLanguage(), readLectures()).first->second;
}

std::string builtInLecture(const std::string& path) {
  if (path.rfind(kLecturePrefix, 0) != 0) return "";
  const auto text = assets().readTranslated(path.substr(std::string(kLecturePrefix).size()));
  return std::holds_alternative<std::string>(text) ? std::get<std::string>(text) : "";
}

}  // namespace gjklab

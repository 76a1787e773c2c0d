#include "model/lecture/lecture_gallery.h"

#include "model/assets/assets.h"

namespace gjklab {
namespace {

constexpr const char* kLecturePrefix = "built-in lecture: ";

std::vector<LectureEntry> readLectures() {
  std::vector<LectureEntry> entries;
  for (const std::string& file : assets().names("lectures", ".json")) {
    const auto text = assets().read(file);
    if (!std::holds_alternative<std::string>(text)) continue;
    auto lecture = readLecture(std::get<std::string>(text), assets().called(file));
    if (auto* good = std::get_if<Lecture>(&lecture)) entries.push_back({kLecturePrefix + file, std::move(*good)});
  }
  return entries;
}

}  // namespace

const std::vector<LectureEntry>& lectureGallery() {
  static const std::vector<LectureEntry> entries = readLectures();
  return entries;
}

std::string builtInLecture(const std::string& path) {
  if (path.rfind(kLecturePrefix, 0) != 0) return "";
  const auto text = assets().read(path.substr(std::string(kLecturePrefix).size()));
  return std::holds_alternative<std::string>(text) ? std::get<std::string>(text) : "";
}

}  // namespace gjklab

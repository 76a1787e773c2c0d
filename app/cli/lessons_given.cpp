#include "cli/lessons_given.h"

#include "model/lesson/shelf.h"
#include "model/text/paths.h"
#include "model/text/system_reason.h"
#include "model/text/translate.h"

#include <filesystem>

namespace gjklab {

bool isLessons(const std::string& path) {
  if (path.ends_with(".md")) return true;
  std::error_code failure;
  for (const auto& entry : std::filesystem::directory_iterator(pathOf(path), failure))
    if (entry.path().extension() == ".md") return true;
  return false;
}

std::string faultOfLessons(const std::string& path) {
  std::error_code failure;
  const bool there = std::filesystem::exists(pathOf(path), failure);
  if (!there && !failure) return tr("{file}: no such file or folder", arg("file", path));
  if (there && std::filesystem::is_directory(pathOf(path), failure))
    std::filesystem::directory_iterator(pathOf(path), failure);
  if (failure) return tr("{file}: cannot be read: {reason}", arg("file", path), arg("reason", systemReason(failure)));
  return LessonShelf(path).entries().empty() ? tr("{file}: contains no lessons (*.md)", arg("file", path))
                                             : std::string();
}

}  // namespace gjklab

#pragma once
// The column of a lesson on the Stage: in large type, on as many pages as needed.

#include "ui/panel/lesson_choice.h"

#include <functional>
#include <optional>

namespace gjklab {

using LessonPart = std::function<void(const Ui&)>;

/// The first part of each page, for parts below each other: as many per page as fit, and at least one.
std::vector<std::size_t> pageStarts(const std::vector<float>& heights, float room);

/// Items of the current window: the parts of the page given by `chosen`. The others are also laid out, invisibly, to
/// measure their heights. `question`: the part that keys operate.
void lessonPages(const Ui&, const std::vector<LessonPart>& parts, std::optional<std::size_t> question, LessonChoice&);

}  // namespace gjklab

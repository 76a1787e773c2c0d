#pragma once
// A lesson's text for an audience: in large type, on as many pages as it takes.

#include "ui/panel/lesson_panel.h"

#include <functional>
#include <optional>

namespace gjklab {

using LessonPart = std::function<void(const Ui&)>;

/// Of parts below each other, each page's first one: as many to a page as there is room for, and at least one.
std::vector<std::size_t> pageStarts(const std::vector<float>& heights, float room);

/// Items of the current window: the parts of the page that `chosen` names. The others are laid out, too, for their
/// heights, where nobody sees or reaches them. `question`: the part that keys lead to.
void lessonPages(const Ui&, const std::vector<LessonPart>& parts, std::optional<std::size_t> question, LessonChoice&);

}  // namespace gjklab

#pragma once
// The layout of a lesson: its text at the left over the whole height, and beside it the beat's panes with the timeline.

#include "model/lesson/lesson.h"
#include "ui/kit/layout.h"

#include <cstdint>

namespace gjklab {

class Classroom;

/// Embedded in a page, without text beside the panes: the size of their letters relative to the Stage's.
inline constexpr float kEmbeddedType = 0.76f;
/// The lesson's text on the Stage.
enum class StageText : std::uint8_t {
  none,      ///< the page around the panes has it
  subtitle,  ///< two lines above the panes
  column,    ///< a question or a plot beside the panes
};

/// For a page of the lesson, as counted by LessonChoice.
StageText lessonStageText(const Classroom&, int page);

/// For an audience: larger text, panes without frames, and the Stage's bar.
Layout layOutLessonStage(float width, float height, const Settings&, bool comparing, Look, StageText);

/// The text beside the panes that `look` names.
Layout layOutLesson(float width, float height, float scale, const Settings&, bool comparing, Look);

}  // namespace gjklab

#pragma once
// A lesson's text for an audience: subtitles of two lines each above the picture, shown one after the other.

#include "model/lesson/lesson.h"

#include <string>
#include <vector>

namespace gjklab {

/// The greatest lengths of a line and of a subtitle in characters. A fact counts as five.
inline constexpr std::size_t kSubtitleLine = 55, kSubtitleLength = 2 * kSubtitleLine;

/// Marked text (rich_text.h), with facts as {name}.
struct Subtitle {
  std::string title;  ///< a first line in bold; empty: `text` has both lines
  std::string text;   ///< with a line feed where the second line begins with a clause
};

/// The text of a beat, the lesson's title included, in the order of reading. A sentence is divided only if it is longer
/// than a subtitle, behind a comma if possible.
std::vector<Subtitle> subtitlesOf(const Lesson&, int beat);

/// What a subtitle cannot hold: a plot or code. It is shown in a column beside the picture, as questions are.
bool needsColumn(const LessonText&);
/// Whether a part of the beat needs the column.
bool hasColumn(const Beat&);

}  // namespace gjklab

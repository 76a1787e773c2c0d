#pragma once
// The words of a lesson that name things in the picture: they have the thing's colour, and highlight it while the
// pointer is on the word.

#include "model/figure/figure.h"
#include "model/text/language_words.h"
#include "render/text.h"
#include "ui/kit/ui.h"

#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

/// A part of a line; `role`: of the thing that it names, otherwise Role::count.
struct LessonWord {
  TextRun run;
  Role role = Role::count;
  PickTarget target;
  bool dragged = false;  ///< a draggable number
};

/// Divides a line of a lesson's text into parts. A, B, A ⊖ B, O, corners A₁, B₂, s₁, and the symbols w, x, d, n, a, b
/// in italics name things. If the language has an article A, an A at the beginning of a sentence does not; `begins`:
/// the line begins a sentence.
std::vector<LessonWord> lessonWords(const std::vector<TextRun>& line, const Frame& frame, bool begins = true,
                                    const LanguageWords& language = languageWords("en"));

/// Whether a word is highlighted while this is under the pointer in the picture.
bool namesTarget(const LessonWord&, const PickTarget& pointed);

/// Draws lines of a lesson's text, `pitch` pixels apart. `dragged`: the facts of its draggable numbers.
void drawLessonWords(const Ui&, ImVec2 at, const std::vector<std::vector<TextRun>>& lines, const TextLook&, float pitch,
                     const std::vector<std::string>& dragged = {});

}  // namespace gjklab

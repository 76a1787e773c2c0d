#pragma once
// The words of a lesson that name things of the picture: in the colour that the thing has there, and lit there while
// the pointer is on the word.

#include "model/figure/figure.h"
#include "model/text/language_words.h"
#include "render/text.h"
#include "ui/kit/ui.h"

#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

/// A stretch of a line; `role`: of the thing that it names, Role::count for all else.
struct LessonWord {
  TextRun run;
  Role role = Role::count;
  PickTarget target;
  bool dragged = false;  ///< a number that the hand changes
};

/// A line of a lesson's text in stretches. A, B, A ⊖ B, O, corners A₁, B₂, s₁, and the signs w, x, d, n, a, b in
/// italics name things; where the language has an article A, that at the beginning of a sentence does not; `begins`:
/// the line begins one.
std::vector<LessonWord> lessonWords(const std::vector<TextRun>& line, const Frame& frame, bool begins = true,
                                    const LanguageWords& language = languageWords("en"));

/// Whether a word lights up while this is under the pointer in the picture.
bool namesTarget(const LessonWord&, const PickTarget& pointed);

/// Draws lines of a lesson's text, `pitch` pixels apart. `dragged`: the facts of its numbers that the hand changes.
void drawLessonWords(const Ui&, ImVec2 at, const std::vector<std::vector<TextRun>>& lines, const TextLook&, float pitch,
                     const std::vector<std::string>& dragged = {});

}  // namespace gjklab

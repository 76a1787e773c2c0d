#pragma once
// The text of a lesson beside the panes, with its questions and goals.

#include "platform/input.h"
#include "ui/kit/ui.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

struct AnswerSheet;
struct Beat;

/// What has been chosen of a question with several parts, until it is checked.
struct LessonChoice {
  const Beat* beat = nullptr;
  std::vector<int> first;
  int second = -1;
  int cursor =
      -1;  ///< of keys: among the answers, the second row's behind the first's, "Check" at the end; −1: nowhere
  bool moved = false;       ///< the cursor has been moved: it is brought into sight
  std::string number = {};  ///< the fact of the text's number that keys change; empty: none
  int scroll = 0;           ///< steps of scrolling that keys have asked for

  // With large type the text is laid on pages.
  int page = 0, pages = 1;
  std::vector<float> heights;  ///< of its parts, as they were drawn last
  int question_page = -1;      ///< where it stood last; −1: nowhere yet
  bool small_answers = false;  ///< with large ones the question does not fit on a page
};

/// Keys that change the text's numbers (number_handle.h), that answer, and Shift ↑ ↓ that scroll the text: ↑ ↓ go
/// through the answers, Return chooses, A asks for a hint and then for the answer or the solution. Whether the press
/// was one of them.
bool lessonKey(const Ui&, const KeyPress&, LessonChoice&);
/// Chooses one of the answers by its place among items and others, or takes it back: what to ask for, where one is all.
std::optional<Teach> choosePlace(const AnswerSheet&, int place, LessonChoice&);
/// `bar`: where Back and Next are; empty: below the text, within its area.
void lessonPanel(const Ui&, Area, Area bar, LessonChoice&);

}  // namespace gjklab

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

/// The choices for a question with several parts, until it is checked.
struct LessonChoice {
  const Beat* beat = nullptr;
  std::vector<int> first;
  int second = -1;
  int cursor = -1;          ///< of keys: an index of the answers, first row, second row, then "Check"; −1: none
  bool moved = false;       ///< the cursor has been moved and must be scrolled into view
  std::string number = {};  ///< the fact of the number that keys change; empty: none
  int scroll = 0;           ///< steps of scrolling requested with keys

  // With large type, the text is divided into pages.
  int page = 0, pages = 1;
  std::vector<float> heights;  ///< of its parts, as last drawn
  int question_page = -1;      ///< its last page; −1: none yet
  bool small_answers = false;  ///< because the question does not fit on a page with large ones
};

/// Keys that change the text's numbers (number_handle.h), that answer, and Shift ↑ ↓ that scroll the text: ↑ ↓ move
/// through the answers, Return chooses, A shows a hint and then the answer or the solution. Returns whether the key was
/// one of these.
bool lessonKey(const Ui&, const KeyPress&, LessonChoice&);
/// Chooses one of the answers by its index among items and others, or undoes the choice. Returns a request if a single
/// choice is a complete answer.
std::optional<Teach> choosePlace(const AnswerSheet&, int place, LessonChoice&);
/// `bar`: the area of Back and Next; if empty, they are below the text, within its area.
void lessonPanel(const Ui&, Area, Area bar, LessonChoice&);

}  // namespace gjklab

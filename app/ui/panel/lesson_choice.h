#pragma once
// What a person has chosen on the present page of a lesson, and how the page is laid out for it.

#include "ui/kit/ui.h"

#include <string>
#include <vector>

namespace gjklab {

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

  std::string seen = {};  ///< the verdict that was there when the page was opened, or has been scrolled into sight
  float too_low = 0;      ///< a panel of this height is too low for the page; 0: none was

  // On the Stage: subtitles, then the pages of the column.
  int page = 0, pages = 1;
  int subtitles = 0;
  std::vector<float> heights;  ///< of the column's parts, as last drawn
  int question_page = -1;      ///< its last page; −1: none yet
  bool small_answers = false;  ///< because the question does not fit on a page with large ones
};

/// Whether the page is set closer, because it would be longer than the panel.
inline bool isSetCloser(const Ui& ui) { return ui.choice && ui.choice->too_low > 0; }

}  // namespace gjklab

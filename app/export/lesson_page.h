#pragma once
// A lesson as a page to be printed: text, pictures of its beats, its questions, the answers on a page of their own. One
// HTML file that holds everything.

#include "model/figure/figure.h"
#include "model/figure/view.h"
#include "model/text/rich_text.h"

#include <string>
#include <vector>

namespace gjklab {

/// A pane of a beat's picture, to be drawn as vectors.
struct PagePane {
  std::string heading;
  Figure figure;
  View view;
};

/// What one beat gives to the page. Texts are marked text (rich_text.h), facts already in their places.
struct PageBeat {
  struct Text {
    bool heading = false, item = false, code = false;
    std::string text;
  };
  std::vector<Text> text;
  std::string png;              ///< bytes of its picture; empty: none
  std::vector<PagePane> panes;  ///< the same as vectors
  std::string question;
  std::vector<std::string> choices;
  std::string answer;              ///< to the question
  std::vector<std::string> goals;  ///< of its challenge
  std::vector<std::string> solution;
};

struct LessonPage {
  std::string title, goal;
  std::vector<PageBeat> beats;
};

std::string lessonHtml(const LessonPage&);

}  // namespace gjklab

#pragma once
// A lesson as a page to be printed: text, pictures of its beats, its questions, the answers on a page of their own. One
// HTML file that holds everything.

#include "model/figure/figure.h"
#include "model/figure/view.h"
#include "model/text/rich_text.h"

#include <string>
#include <vector>

namespace gjklab {

/// A pane of a beat's picture.
struct PagePane {
  std::string heading;
  Figure figure;
  View view;
  std::string png{};  ///< the same as the bytes of a PNG file (drawPanes)
};

/// What one beat gives to the page. Texts are marked text (rich_text.h), facts already in their places, and what is
/// done at the screen only stands behind its sign (screen_words.h).
struct PageBeat {
  struct Text {
    bool heading = false, item = false, code = false;
    std::string text;
  };
  /// A choice that is wrong, and why.
  struct Refuted {
    std::string choice, why;
  };
  std::vector<Text> text;
  std::vector<PagePane> panes;  ///< its picture; empty: none
  std::string question;
  std::vector<std::string> choices;  ///< each with a box to tick
  std::vector<std::size_t> right;    ///< of the choices, where one alone is an answer
  bool several = false;              ///< more than one of the choices may be right
  std::vector<std::string> blanks;   ///< lines to write on, by what stands before them
  std::string answer, why;           ///< to the question
  std::vector<Refuted> refuted;
  std::vector<std::string> goals;     ///< of its challenge
  std::vector<std::string> solution;  ///< sentences
  std::string reason;                 ///< why the solution is one; empty: the lesson does not say
};

struct LessonPage {
  int number = 0;  ///< of the lesson in its book; 0: it has none
  std::string title, goal;
  std::vector<PageBeat> beats;

  /// "Lesson 4 · One question to A, one to B".
  std::string fullTitle() const;
  /// Whether anything on it is done at the screen.
  bool speaksOfScreen() const;
  /// For every beat the first one with the same picture; itself where it has none.
  std::vector<std::size_t> firstPictures() const;
};

/// With the pictures of its panes.
std::string lessonHtml(const LessonPage&);

}  // namespace gjklab

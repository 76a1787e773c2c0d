#pragma once
// A lesson as a printable page: text, pictures of its beats, its questions, and the answers on a separate page. One
// self-contained HTML file.

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
  std::string png{};  ///< the same picture as a PNG file's bytes (drawPanes)
};

/// The content of one beat. Texts are marked text (rich_text.h) with the values of facts, and with marks before parts
/// for the screen (screen_words.h).
struct PageBeat {
  struct Text {
    bool heading = false, item = false, code = false;
    std::string text;
  };
  /// A wrong choice, and why it is wrong.
  struct Refuted {
    std::string choice, why;
  };
  std::vector<Text> text;
  std::vector<PagePane> panes;  ///< its picture; empty: none
  std::string question;
  std::vector<std::string> choices;  ///< each with a box to tick
  std::vector<std::size_t> right;    ///< of the choices, if a single one is an answer
  bool several = false;              ///< more than one of the choices may be right
  std::vector<std::string> blanks;   ///< lines to write on, by the text before them
  std::string answer, why;           ///< to the question
  std::vector<Refuted> refuted;
  std::vector<std::string> goals;     ///< of its challenge
  std::vector<std::string> solution;  ///< sentences
  std::string reason;                 ///< why the solution works; empty if the lesson does not explain it
};

struct LessonPage {
  int number = 0;  ///< of the lesson in its book; 0: none
  std::string title, goal;
  std::vector<PageBeat> beats;

  /// "Lesson 4 · One question to A, one to B".
  std::string fullTitle() const;
  /// Whether any part of it needs the screen.
  bool speaksOfScreen() const;
  /// For every beat the first one with the same picture; the beat itself if it has none.
  std::vector<std::size_t> firstPictures() const;
};

/// With the pictures of its panes.
std::string lessonHtml(const LessonPage&);

}  // namespace gjklab

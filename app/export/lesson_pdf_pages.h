#pragma once
// A4 pages set from top to bottom: text, boxes to tick, lines to write on, panes as vectors. They are set twice: the
// first pass draws nothing and measures the free space of each page for the second pass.

#include "export/lesson_page.h"
#include "export/picture.h"
#include "model/figure/theme.h"

#include <cairo.h>

#include <functional>
#include <string>
#include <vector>

namespace gjklab {

/// The free space of a page, and the number of gaps among which it can be divided.
struct PageRoom {
  double left = 0;
  int gaps = 0;
};

/// A picture of a handout, with the text above and below it.
struct PageCell {
  std::string heading, place;
  std::string note;  ///< empty: lines to write on
  ComposedPicture picture;
};

class Pages {
 public:
  // Points, 72 an inch.
  static constexpr double kWidth = 595, kHeight = 842, kMargin = 52, kRoom = kWidth - 2 * kMargin, kFoot = 34;
  static constexpr float kText = 13, kSmall = 10.5f, kHeading = 17, kTitle = 25;  // line heights
  static constexpr double kGap = 8;

  /// `picture_share`: the size of pictures as a fraction of the available space. `rooms`: the free space from the first
  /// pass; empty: only measures.
  Pages(cairo_t* context, std::string foot, double picture_share, std::vector<PageRoom> rooms = {});

  void newPage();
  void finish();
  const std::vector<PageRoom>& rooms() const { return rooms_; }
  int page() const { return page_; }  ///< from 1

  /// Keeps the output of `set` on one page, after a gap.
  void together(const std::function<void()>& set);
  void skip(double height);

  void text(const std::string& marked, float size, const Color&, double indent = 0, const char* sign = nullptr);
  /// Sets the lines unchanged, one each.
  void code(const std::string&);
  /// Boxes to tick: in rows if they are short or few, otherwise one below the other.
  void boxes(const std::vector<std::string>& marked, double indent);
  /// A line to write on, after a word.
  void blank(const std::string& word, double indent);
  /// A rule to the left of the output of `set`.
  void ruled(const std::function<void()>& set);
  /// Pictures side by side across the page; the heading below the first has the figure's number.
  void panes(const std::vector<PagePane>&, int figure);
  /// Puts the output of `set` to the left of one pane.
  void beside(const PagePane&, int figure, const std::function<void()>& set);

  /// Side by side, `height` high. Pictures have the sides 16 : 9.
  void row(const std::vector<PageCell>&, double height);

  static const Color kInk, kMuted;

 private:
  double heightOf(const std::function<void()>& set);
  /// With a tolerance for rounding in the second pass.
  double bottom() const { return kHeight - kMargin - kFoot / 2 + 0.01 * (known_.empty() ? 0 : 1); }
  bool atTop() const { return y_ <= kMargin; }
  void need(double height);
  std::vector<std::vector<TextRun>> lines(const std::string& marked, float size, double indent) const;
  void show(dvec2 at, const std::vector<TextRun>&, float size, const Color&) const;
  std::vector<std::vector<TextRun>> headingLines(const PagePane&, const std::string& heading, double scale) const;
  double paneHeight(const PagePane&, const std::string& heading, double scale) const;
  void pane(const PagePane&, const std::string& heading, double scale, double x);
  void cell(const PageCell&, double x, double width, double height);
  void note(const std::string&, dvec2 corner, double width, double height);
  void writingLines(double x, double width, double from, double to);
  void rule(dvec2 from, dvec2 to);
  void foot();

  cairo_t* context_;
  std::string foot_;
  double picture_share_;
  std::vector<PageRoom> known_;  ///< from the first pass; empty: this is the first
  std::vector<PageRoom> rooms_;
  int gaps_ = 0;          ///< on this page
  bool endless_ = false;  ///< a height is being measured
  double y_ = kMargin, room_ = kRoom;
  int page_ = 1;
};

}  // namespace gjklab

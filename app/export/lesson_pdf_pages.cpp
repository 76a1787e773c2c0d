#include "export/lesson_pdf_pages.h"

#include "export/page_words.h"
#include "export/vector/cairo_pane.h"
#include "export/vector/cairo_pen.h"
#include "export/vector/cairo_text.h"
#include "export/vector_picture.h"
#include "model/text/translate.h"

#include <algorithm>
#include <utility>

namespace gjklab {
namespace {

constexpr float kSpacing = 1.25f;
constexpr double kBetween = 16, kMostExtra = 48;  // between two things, and what a gap grows by at most
constexpr double kPictureGap = 8, kColumnGap = 16, kPictureShare = 0.55, kAloneShare = 0.64;
constexpr double kTick = 16;  // from a box to its words
const Color kRule{0.0f, 0.45f, 0.7f, 1}, kFrame{0.78f, 0.8f, 0.83f, 1};

double stepOf(float size) { return static_cast<double>(kSpacing * size); }

}  // namespace

const Color Pages::kInk{0.11f, 0.14f, 0.2f, 1};
const Color Pages::kMuted{0.4f, 0.43f, 0.48f, 1};

Pages::Pages(cairo_t* context, std::string foot, double picture_share, std::vector<PageRoom> rooms)
    : context_(context), foot_(std::move(foot)), picture_share_(picture_share), known_(std::move(rooms)) {}

void Pages::show(dvec2 at, const std::vector<TextRun>& runs, float size, const Color& color) const {
  if (!known_.empty() && !endless_) CairoText(context_).show(at, runs, size, color);
}

std::vector<std::vector<TextRun>> Pages::lines(const std::string& marked, float size, double indent) const {
  return wrapText(marked, CairoText(context_), size, static_cast<float>(room_ - indent));
}

void Pages::foot() {
  if (known_.empty()) return;
  const double y = kHeight - kFoot;
  CairoText face(context_);
  face.show({kMargin, y}, parseRichText(foot_), kSmall, kMuted);
  const std::vector<TextRun> number{{tr("page {page} of {count}", arg("page", page_), arg("count", known_.size()))}};
  face.show({kWidth - kMargin - static_cast<double>(face.width(number, kSmall)), y}, number, kSmall, kMuted);
  cairo_show_page(context_);
}

void Pages::newPage() {
  foot();
  rooms_.push_back({});
  gaps_ = 0;
  ++page_;
  y_ = kMargin;
}

void Pages::finish() {
  foot();
  rooms_.push_back({});
}

void Pages::need(double height) {
  if (!endless_ && !atTop() && y_ + height > bottom()) newPage();
}

void Pages::skip(double height) {
  if (!atTop()) y_ += height;
}

double Pages::heightOf(const std::function<void()>& set) {
  const double from = y_;
  const bool endless = std::exchange(endless_, true);
  set();
  endless_ = endless;
  return std::exchange(y_, from) - from;
}

void Pages::together(const std::function<void()>& set) {
  const double height = heightOf(set);
  if (!atTop() && y_ + kBetween + height > bottom()) {
    const PageRoom room{bottom() - y_, gaps_};
    newPage();
    rooms_.back() = room;
  } else if (!atTop()) {
    y_ += kBetween;
    ++gaps_;
    if (static_cast<std::size_t>(page_) <= known_.size()) {
      const PageRoom& room = known_[static_cast<std::size_t>(page_) - 1];
      if (room.gaps > 0) y_ += std::min(kMostExtra, room.left / room.gaps);
    }
  }
  set();
}

void Pages::text(const std::string& marked, float size, const Color& color, double indent, const char* sign) {
  for (const std::vector<TextRun>& line : lines(marked, size, indent)) {
    need(stepOf(size));
    if (sign) show({kMargin + indent - kTick, y_}, {{sign}}, size, color);
    sign = nullptr;
    show({kMargin + indent, y_}, line, size, color);
    y_ += stepOf(size);
  }
}

void Pages::code(const std::string& text) {
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    need(stepOf(kSmall));
    if (!known_.empty() && !endless_)
      CairoText(context_, "DejaVu Sans Mono").show({kMargin + 8, y_}, {{text.substr(from, to - from)}}, kSmall, kInk);
    y_ += stepOf(kSmall);
    from = to + 1;
  }
}

void Pages::boxes(const std::vector<std::string>& marked, double indent) {
  constexpr double kApart = 26, kShort = 0.3;  // between two in a row; as a fraction of the space, what counts as short
  const CairoText face(context_);
  std::vector<double> widths;
  double all = indent - kApart, longest = 0;
  for (const std::string& each : marked) {
    widths.push_back(kTick + kApart + static_cast<double>(face.width(parseRichText(each), kText)));
    all += widths.back();
    longest = std::max(longest, widths.back());
  }
  if (all > room_ && longest > kShort * room_) {
    for (const std::string& each : marked) text(each, kText, kInk, indent + kTick, "□");
    return;
  }
  need(stepOf(kText));
  double x = indent;
  for (std::size_t i = 0; i < marked.size(); ++i) {
    if (x + widths[i] - kApart > room_) {
      x = indent;
      y_ += stepOf(kText);
      need(stepOf(kText));
    }
    show({kMargin + x, y_}, {{"□"}}, kText, kInk);
    show({kMargin + x + kTick, y_}, parseRichText(marked[i]), kText, kInk);
    x += widths[i];
  }
  y_ += stepOf(kText);
}

void Pages::blank(const std::string& word, double indent) {
  constexpr double kHandHeight = 24;  // what a line of handwriting takes
  need(kHandHeight);
  const std::vector<TextRun> runs = parseRichText(word);
  const double foot = y_ + kHandHeight - 5, letters = static_cast<double>(CairoText(context_).width(runs, kText));
  show({kMargin + indent, foot - static_cast<double>(kText)}, runs, kText, kMuted);
  if (!known_.empty() && !endless_) rule({kMargin + indent + letters + 8, foot}, {kMargin + room_, foot});
  y_ += kHandHeight;
}

void Pages::rule(dvec2 from, dvec2 to) {
  setColor(context_, kMuted);
  cairo_set_dash(context_, nullptr, 0, 0);
  cairo_set_line_width(context_, 0.6);
  cairo_move_to(context_, from.x, from.y);
  cairo_line_to(context_, to.x, to.y);
  cairo_stroke(context_);
}

void Pages::ruled(const std::function<void()>& set) {
  const double from = y_;
  const int page = page_;
  set();
  if (page_ != page || known_.empty() || endless_) return;
  setColor(context_, kRule);
  cairo_rectangle(context_, kMargin, from, 2.5, y_ - from - 1);
  cairo_fill(context_);
}

std::vector<std::vector<TextRun>> Pages::headingLines(const PagePane& pane, const std::string& heading,
                                                      double scale) const {
  return wrapText(heading, CairoText(context_), kSmall, static_cast<float>(pane.view.size.x * scale));
}

/// With its heading below.
double Pages::paneHeight(const PagePane& pane, const std::string& heading, double scale) const {
  return pane.view.size.y * scale + 2 + stepOf(kSmall) * static_cast<double>(headingLines(pane, heading, scale).size());
}

void Pages::pane(const PagePane& pane, const std::string& heading, double scale, double x) {
  if (known_.empty() || endless_) return;
  cairo_save(context_);
  cairo_translate(context_, x, y_);
  cairo_scale(context_, scale, scale);
  drawPane(context_, pane.figure, pane.view, theme(ThemeName::light));
  cairo_restore(context_);
  setColor(context_, kFrame);
  cairo_set_line_width(context_, 0.6);
  cairo_set_dash(context_, nullptr, 0, 0);
  cairo_rectangle(context_, x, y_, pane.view.size.x * scale, pane.view.size.y * scale);
  cairo_stroke(context_);
  double y = y_ + pane.view.size.y * scale + 2;
  for (const std::vector<TextRun>& line : headingLines(pane, heading, scale)) {
    show({x, y}, line, kSmall, kMuted);
    y += stepOf(kSmall);
  }
}

namespace {

std::string headingOf(const PagePane& pane, int figure) { return figureWords(figure, pane.heading); }

}  // namespace

void Pages::panes(const std::vector<PagePane>& panes, int figure) {
  double width = 0, height = 0;
  for (const PagePane& each : panes) width += each.view.size.x;
  const double share = panes.size() == 1 ? kAloneShare * picture_share_ : picture_share_;
  const double scale = share * (room_ - kPictureGap * static_cast<double>(panes.size() - 1)) / width;
  const auto heading = [&](std::size_t i) { return i == 0 ? headingOf(panes[i], figure) : panes[i].heading; };
  for (std::size_t i = 0; i < panes.size(); ++i) height = std::max(height, paneHeight(panes[i], heading(i), scale));
  need(height);
  double x = kMargin;
  for (std::size_t i = 0; i < panes.size(); ++i) {
    pane(panes[i], heading(i), scale, x);
    x += panes[i].view.size.x * scale + kPictureGap;
  }
  y_ += height + kPictureGap / 2;
}

void Pages::beside(const PagePane& picture, int figure, const std::function<void()>& set) {
  const double width = picture_share_ * kPictureShare * kRoom, scale = width / picture.view.size.x;
  const double height = paneHeight(picture, headingOf(picture, figure), scale);
  need(height);
  pane(picture, headingOf(picture, figure), scale, kMargin + kRoom - width);
  const double from = y_;
  const int page = page_;
  room_ = kRoom - width - kColumnGap;
  set();
  room_ = kRoom;
  if (page_ == page) y_ = std::max(y_, from + height + kPictureGap / 2);
}

void Pages::row(const std::vector<PageCell>& cells, double height) {
  constexpr double kApart = 19;
  need(height);
  const double width = (kRoom - kApart) / 2;
  double x = kMargin;
  for (const PageCell& each : cells) {
    if (!known_.empty()) cell(each, x, width, height);
    x += width + kApart;
  }
  y_ += height;
}

void Pages::cell(const PageCell& cell, double x, double width, double height) {
  constexpr double kBelow = 10;  // free below a cell
  double y = y_;
  const auto line = [&](const std::string& marked, const Color& color) {
    const std::vector<std::vector<TextRun>> all =
        wrapText(marked, CairoText(context_), kSmall, static_cast<float>(width));
    if (!all.empty()) show({x, y}, all.front(), kSmall, color);
    y += stepOf(kSmall);
  };
  line("**" + cell.heading + "**", kInk);
  line(cell.place, kMuted);
  y += 2;
  const ComposedPicture& picture = cell.picture;
  const double scale = width / picture.width, picture_height = scale * picture.height;
  cairo_save(context_);
  cairo_translate(context_, x, y);
  cairo_scale(context_, scale, scale);
  CairoPen pen(context_);
  paintPicture(pen, picture);
  cairo_restore(context_);
  y += picture_height + 4;
  const double end = y_ + height - kBelow;
  cell.note.empty() ? writingLines(x, width, y, end) : note(cell.note, {x, y}, width, end - y);
}

/// In the largest letters in which it fits; text that is too long even in the smallest ends with an ellipsis.
void Pages::note(const std::string& text, dvec2 corner, double width, double height) {
  constexpr float kSizes[] = {kSmall, 9.5f, 8.5f, 7.5f};
  std::vector<std::vector<TextRun>> lines;
  float used = kSmall;
  for (const float size : kSizes) {
    lines.clear();
    used = size;
    for (std::size_t from = 0; from <= text.size();) {
      const std::size_t to = std::min(text.find('\n', from), text.size());
      for (auto& each : wrapText(text.substr(from, to - from), CairoText(context_), size, static_cast<float>(width)))
        lines.push_back(std::move(each));
      from = to + 1;
    }
    if (stepOf(size) * static_cast<double>(lines.size()) <= height) break;
  }
  const auto room = static_cast<std::size_t>(height / stepOf(used));
  if (lines.size() > room && room > 0) {
    lines.resize(room);
    if (!lines.back().empty()) lines.back().back().text += " …";
  }
  for (const std::vector<TextRun>& each : lines) {
    show(corner, each, used, kInk);
    corner.y += stepOf(used);
  }
}

void Pages::writingLines(double x, double width, double from, double to) {
  constexpr double kHandHeight = 17;
  for (double y = from + kHandHeight; y <= to; y += kHandHeight) rule({x, y}, {x + width, y});
}

}  // namespace gjklab

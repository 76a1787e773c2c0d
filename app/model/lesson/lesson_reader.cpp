// A lesson's text → Lesson.

#include "model/lesson/block.h"
#include "model/lesson/plot_rows.h"
#include "model/text/text_position.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

class LessonReader {
 public:
  LessonReader(const BlockSources& sources, LessonReading& into) : sources_(sources), into_(into) {}

  void read(const std::vector<MarkdownBlock>& blocks) {
    for (const MarkdownBlock& block : blocks) readBlock(block);
    finish();
    if (into_.lesson.title.empty()) fault(1, tr("must begin with a heading, \"# Title\""));
    if (into_.lesson.goal.empty()) fault(1, tr("must state its goal in a line \"Goal: …\" below the title"));
    if (into_.lesson.beats.empty()) fault(1, tr("has no text: a lesson needs at least one paragraph"));
  }

 private:
  void readBlock(const MarkdownBlock& block) {
    switch (block.kind) {
      case MarkdownBlock::Kind::heading:
        if (block.level == 1) return readTitle(block);
        // A heading begins a beat.
        finish();
        return addText(block, LessonText::Kind::heading);
      case MarkdownBlock::Kind::rule:
        return finish();
      case MarkdownBlock::Kind::code:
        return readCode(block);
      case MarkdownBlock::Kind::item:
        return addText(block, LessonText::Kind::item);
      case MarkdownBlock::Kind::paragraph:
        if (into_.lesson.goal.empty() && into_.lesson.beats.empty() && !open_ && block.text.starts_with("Goal:")) {
          into_.lesson.goal = block.text.substr(std::string("Goal:").size());
          into_.lesson.goal.erase(0, into_.lesson.goal.find_first_not_of(' '));
          return;
        }
        return addText(block, LessonText::Kind::paragraph);
    }
  }

  void readTitle(const MarkdownBlock& block) {
    if (!into_.lesson.title.empty()) return fault(block.line, "has a second title: begin a part with \"## …\"");
    into_.lesson.title = block.text;
  }

  /// Text behind a block begins the next beat.
  void addText(const MarkdownBlock& block, LessonText::Kind kind) {
    if (open_ && blocks_in_beat_) finish();
    begin(block.line);
    beat_.text.push_back({kind, block.text, block.line});
  }

  void readCode(const MarkdownBlock& block) {
    const std::string word = block.info.substr(0, block.info.find(' '));
    if (word.empty() || word == "text") return addText(block, LessonText::Kind::code);
    if (word == "plot") {
      PlotRows rows;
      if (std::string error = parsePlot(block.text, rows); !error.empty()) fault(block.line, "plot: " + error);
      return addText(block, LessonText::Kind::plot);
    }
    begin(block.line);
    blocks_in_beat_ = true;
    if (word == "show") {
      if (has_show_) return fault(block.line, "a beat has one show block: put some text before the next");
      has_show_ = true;
      return readShow(block, sources_, beat_.show, into_.faults);
    }
    if (word == "predict") {
      if (beat_.predict) return fault(block.line, "a beat has one predict block: put some text before the next");
      return readPrediction(block, beat_.predict.emplace(), into_.faults);
    }
    if (word == "reach") {
      if (beat_.reach)
        return fault(block.line, tr("a beat may have only one reach block; put some text before the next one"));
      return readChallenge(block, beat_.reach.emplace(), into_.faults);
    }
    fault(block.line, tr("a block must be one of show, predict, reach, plot (or text for an example); it is \"{text}\"",
                         arg("text", block.info)));
  }

  /// A beat begins with the picture of the previous one, with its answer shown. A show block resets what is hidden,
  /// marked and drawn.
  void begin(int line) {
    if (open_) return;
    open_ = true;
    beat_ = {};
    beat_.line = line;
    if (!into_.lesson.beats.empty()) beat_.show = into_.lesson.beats.back().show;
    beat_.show.hides_answer = beat_.show.drags = false;
  }

  void finish() {
    if (!open_) return;
    if (beat_.predict && beat_.predict->ask) beat_.show.hides_answer = true;
    into_.lesson.beats.push_back(std::move(beat_));
    open_ = blocks_in_beat_ = has_show_ = false;
  }

  void fault(int line, std::string sentence) { into_.faults.push_back({line, std::move(sentence)}); }

  const BlockSources& sources_;
  LessonReading& into_;
  Beat beat_;
  bool open_ = false, blocks_in_beat_ = false, has_show_ = false;
};

}  // namespace

LessonReading readLesson(const std::string& text, const std::string& file, const Assets& files,
                         const std::string& folder) {
  LessonReading reading;
  reading.lesson.file = file;
  if (text.size() > kLessonLimit) {
    reading.faults.push_back({1, tr("is too large for a lesson: at most {limit} bytes", arg("limit", kLessonLimit))});
    return reading;
  }
  if (const std::size_t bad = badByte(text); bad != std::string::npos) {
    reading.faults.push_back({positionOf(text, bad).line, tr("is not UTF-8 text")});
    return reading;
  }
  LessonReader({files, folder}, reading).read(parseMarkdown(text));
  std::stable_sort(reading.faults.begin(), reading.faults.end(),
                   [](const LessonFault& a, const LessonFault& b) { return a.line < b.line; });
  return reading;
}

}  // namespace gjklab

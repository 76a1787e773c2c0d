// Marks as a page of HTML.

#include "export/marks_writer.h"

#include "export/markup.h"
#include "export/pair_svg.h"
#include "export/trace_words.h"
#include "model/assets/language.h"
#include "model/marking/given_answer.h"
#include "model/marking/kind_text.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"
#include "model/text/number_text.h"
#include "model/text/text_lines.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace gjklab {

namespace {

constexpr std::size_t kPictured = 12;  ///< failures of each program

constexpr const char* kMarksStyle = R"(
:root { color-scheme: light dark; --ink: #1f2430; --muted: #606775; --pane: #fbfaf7; --line: #d8d4cb; --good: #009e73; --bad: #c1121f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --muted: #a3a9b5; --pane: #1b1e25; --line: #3a3f4a; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--pane); max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; } td, th { padding: 0.2rem 1rem 0.2rem 0; text-align: left; border-bottom: 1px solid var(--line); }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
meter { width: 9rem; } .wrong { color: var(--bad); } .muted { color: var(--muted); }
.failures { display: grid; grid-template-columns: repeat(auto-fill, minmax(20.5rem, 1fr)); gap: 1.5rem; margin-top: 1rem; }
figure { margin: 0; } figure svg { background: #fff; border: 1px solid var(--line); border-radius: 4px; max-width: 100%; height: auto; }
figcaption { font-size: 0.9rem; } details { font-size: 0.85rem; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
)";

class Page : TextLines {
 public:
  std::string write(const std::vector<Marks>& all) {
    add("<!DOCTYPE html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
        "content=\"width=device-width\">\n<title>{}</title>\n<style>{}</style>\n<h1>{}</h1>\n",
        spokenLanguage(), tr("Marks"), kMarksStyle, tr("Marks by gjklab"));
    overview(all);
    for (std::size_t i = 0; i < all.size(); ++i) program(all[i], i);
    add("</html>\n");
    return take();
  }

 private:
  void meter(int right, int total) {
    add("<td class=\"n\">{}</td><td><meter min=\"0\" max=\"{}\" value=\"{}\"></meter></td>",
        tr("{right} of {total}", arg("right", right), arg("total", total)), total, right);
  }

  void overview(const std::vector<Marks>& all) {
    if (all.size() < 2) return;
    add("<table>\n");
    for (std::size_t i = 0; i < all.size(); ++i) {
      add("<tr><td><a href=\"#p{}\">{}</a></td>", i, escapedMarkup(all[i].program));
      meter(all[i].right, all[i].total);
      add("</tr>\n");
    }
    add("</table>\n");
  }

  void program(const Marks& marks, std::size_t index) {
    add("<h2 id=\"p{}\">{}</h2>\n", index,
        tr("{program}: {right} of {total}", arg("program", escapedMarkup(marks.program)), arg("right", marks.right),
           arg("total", marks.total)));
    add("<p class=\"muted\">{}", tr("Suite {suite}, {seconds} s.", arg("suite", escapedMarkup(marks.suite)),
                                    arg("seconds", inReadersDigits(fmt::format("{:.1f}", marks.seconds)))));
    for (const std::string& sentence : mishapsOf(marks)) add(" {}", sentence);
    add("</p>\n<table>\n<tr><th>{}</th><th>{}</th><th></th></tr>\n", tr("Kind"), tr("Right"));
    for (const auto& [kind, found] : marks.by_kind) {
      add("<tr><td{}>{}</td>", found.right < found.total ? " class=\"wrong\"" : "", escapedMarkup(kindText(kind)));
      meter(found.right, found.total);
      add("</tr>\n");
    }
    add("</table>\n");
    if (marks.failures.empty()) return;
    const std::size_t shown = std::min(kPictured, marks.failures.size());
    add("<h3>{}</h3>\n<div class=\"failures\">\n",
        shown < marks.failures.size()
            ? tr("The first {shown} of {total} failures", arg("shown", shown), arg("total", marks.failures.size()))
            : tr("Failures"));
    for (std::size_t i = 0; i < shown; ++i) failure(marks.failures[i]);
    add("</div>\n");
  }

  void failure(const MarkedFailure& failure) {
    const Scene& scene = failure.smaller ? *failure.smaller : failure.scene;
    PairDrawing drawing{scene, solve(scene), {}, {}};
    if (!failure.smaller) {
      const auto answer = readAnswer(failure.answer, scene.dimension);
      if (const auto* given = std::get_if<GivenAnswer>(&answer)) {
        drawing.claim_a = given->point_a;
        drawing.claim_b = given->point_b;
      }
    }
    add("<figure>{}<figcaption><b>{} {}</b><br>{}<br>{}", pairSvg(drawing), escapedMarkup(kindText(failure.notes.kind)),
        escapedMarkup(failure.notes.id), escapedMarkup(failure.reason()),
        tr("Expected: {answer}", arg("answer", expected(failure.truth))));
    if (failure.smaller)
      add("<br>{}",
          tr("Drawn: the smallest pair that fails. {reason}", arg("reason", escapedMarkup(failure.smaller_reason()))));
    add("</figcaption><details><summary>{}</summary><pre>{}</pre><pre>{}</pre></details></figure>\n",
        tr("Scene and answer"), escapedMarkup(writeScene(scene, false)),
        failure.answer.empty() ? tr("no answer") : escapedMarkup(failure.answer.substr(0, 2000)));
  }
  static std::string expected(const Truth& truth) {
    const gjk::Status status = statusOf(truth);
    const Argument word = arg("status", tr(gjk::name(status))),
                   length = arg("length", plainNumber(std::abs(truth.signed_distance), 8));
    if (status == gjk::Status::touching) return word.text;
    return status == gjk::Status::separated ? tr("{status}, distance {length}", word, length)
                                            : tr("{status}, depth {depth}", word, arg("depth", length.text));
  }
};

}  // namespace

std::string marksPage(const std::vector<Marks>& all) { return Page().write(all); }

}  // namespace gjklab

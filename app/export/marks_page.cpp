// Marks as a page of HTML.

#include "export/marks_writer.h"

#include "export/markup.h"
#include "export/pair_svg.h"
#include "model/marking/given_answer.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"
#include "model/text/text_lines.h"

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
    add("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
        "content=\"width=device-width\">\n<title>Marks</title>\n<style>{}</style>\n<h1>Marks by gjklab</h1>\n",
        kMarksStyle);
    overview(all);
    for (std::size_t i = 0; i < all.size(); ++i) program(all[i], i);
    add("</html>\n");
    return take();
  }

 private:
  void meter(int right, int total) {
    add("<td class=\"n\">{0} of {1}</td><td><meter min=\"0\" max=\"{1}\" value=\"{0}\"></meter></td>", right, total);
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
    add("<h2 id=\"p{}\">{}: {} of {}</h2>\n", index, escapedMarkup(marks.program), marks.right, marks.total);
    add("<p class=\"muted\">Suite {}, {:.1f} s.", escapedMarkup(marks.suite), marks.seconds);
    if (marks.at_end_only) add(" It answers only after the end of its input.");
    if (marks.time_outs > 0) add(" {} without an answer in time.", marks.time_outs);
    if (marks.falls > 0) add(" {} at which it ended by itself.", marks.falls);
    if (marks.unreadable > 0) add(" {} with an answer that cannot be read.", marks.unreadable);
    add("</p>\n<table>\n<tr><th>Kind</th><th>Right</th><th></th></tr>\n");
    for (const auto& [kind, found] : marks.by_kind) {
      add("<tr><td{}>{}</td>", found.right < found.total ? " class=\"wrong\"" : "", escapedMarkup(kind));
      meter(found.right, found.total);
      add("</tr>\n");
    }
    add("</table>\n");
    if (marks.failures.empty()) return;
    const std::size_t shown = std::min(kPictured, marks.failures.size());
    add("<h3>{}</h3>\n<div class=\"failures\">\n",
        shown < marks.failures.size() ? fmt::format("The first {} of {} failures", shown, marks.failures.size())
                                      : std::string("Failures"));
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
    add("<figure>{}<figcaption><b>{} {}</b><br>{}<br>Expected: {}", pairSvg(drawing), escapedMarkup(failure.notes.kind),
        escapedMarkup(failure.notes.id), escapedMarkup(failure.reason), expected(failure.truth));
    if (failure.smaller) add("<br>Drawn: the smallest pair that fails, {}", escapedMarkup(failure.smaller_reason));
    add("</figcaption><details><summary>Scene and answer</summary><pre>{}</pre><pre>{}</pre></details></figure>\n",
        escapedMarkup(writeScene(scene, false)),
        failure.answer.empty() ? "no answer" : escapedMarkup(failure.answer.substr(0, 2000)));
  }
  static std::string expected(const Truth& truth) {
    const gjk::Status status = statusOf(truth);
    if (status == gjk::Status::touching) return "touching";
    return fmt::format("{}, {} {:.8g}", gjk::name(status), status == gjk::Status::separated ? "distance" : "depth",
                       std::abs(truth.signed_distance));
  }
};

}  // namespace

std::string marksPage(const std::vector<Marks>& all) { return Page().write(all); }

}  // namespace gjklab

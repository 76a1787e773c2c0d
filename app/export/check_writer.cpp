#include "export/check_writer.h"

#include "export/histogram_picture.h"
#include "model/marking/kind_text.h"
#include "model/text/characters.h"
#include "model/text/json_writer.h"
#include "model/text/text_lines.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace gjklab {

namespace {

constexpr std::size_t kShownFindings = 20;
constexpr int kBarWidth = 40;  ///< characters

std::string placeOf(const UnmetScene& scene) {
  return scene.file + (scene.line > 0 ? fmt::format(":{}", scene.line) : "") +
         (scene.notes.id.empty() ? "" : fmt::format(" ({})", scene.notes.id));
}

std::size_t widthOf(const std::string& text) { return static_cast<std::size_t>(characterCount(text)); }

int greatestOf(const Histogram& histogram) {
  int greatest = 1;
  for (const HistogramBar& bar : histogram.bars) greatest = std::max(greatest, bar.count);
  return greatest;
}

/// "; 2 scenes could not be read", or nothing.
std::string unreadable(const CheckFindings& findings) {
  if (findings.bad == 0) return "";
  return "; " + trn("{n} scene could not be read", "{n} scenes could not be read", findings.bad);
}

/// "3 of 4 scenes have the expected answer, 1 scene without an expected answer".
std::string checkSummary(const CheckFindings& findings) {
  const int expecting = findings.total - findings.without;
  if (expecting == 0 && findings.without > 0 && findings.bad > 0)
    return trn("{n} scene has no \"expect\"", "{n} scenes have no \"expect\"", findings.without) + unreadable(findings);
  if (expecting == 0 && findings.without == 1)
    return tr("{file}: the scene has no key \"expect\", so there is nothing to check.",
              arg("file", findings.last_file));
  if (expecting == 0 && findings.without > 1)
    return tr("None of the {count} scenes has the key \"expect\", so there is nothing to check.",
              arg("count", findings.without));
  std::string out = trn("{met} of {n} scene has the expected answer", "{met} of {n} scenes have the expected answer",
                        expecting, arg("met", findings.met));
  if (findings.without > 0)
    out +=
        ", " + trn("{n} scene without an expected answer", "{n} scenes without an expected answer", findings.without);
  return out + unreadable(findings);
}

void writeKinds(TextLines& out, const CheckFindings& findings) {
  std::size_t width = 0;
  for (const auto& [kind, found] : findings.by_kind) width = std::max(width, widthOf(kindText(kind)));
  for (const auto& [kind, found] : findings.by_kind) {
    const std::string name = kindText(kind);
    out.line("  {:<{}}  {}{}", name, width,
             tr("{done} of {total}", arg("done", fmt::format("{:>5}", found.right)),
                arg("total", fmt::format("{:>5}", found.total))),
             found.right < found.total ? "  *" : "");
  }
}

void writeHistogram(TextLines& out, const Histogram& histogram) {
  out.line("\n{}", titleOf(histogram));
  std::size_t names = 0;
  for (const HistogramBar& bar : histogram.bars) names = std::max(names, widthOf(bar.name));
  const int greatest = greatestOf(histogram);
  for (const HistogramBar& bar : histogram.bars)
    out.line("  {:>{}}  {:>6}  {}", bar.name, names, bar.count,
             std::string(static_cast<std::size_t>((kBarWidth * bar.count + greatest - 1) / greatest), '#'));
}

}  // namespace

std::string checkText(const CheckFindings& findings) {
  TextLines out;
  out.line("{}", checkSummary(findings));
  writeKinds(out, findings);
  const std::size_t shown = std::min(kShownFindings, findings.unmet.size());
  for (std::size_t i = 0; i < shown; ++i) out.line("{}: {}", placeOf(findings.unmet[i]), findings.unmet[i].reason);
  if (findings.unmet.size() > shown)
    out.line("{}",
             trn("and {n} more scene", "and {n} more scenes", static_cast<long long>(findings.unmet.size() - shown)));
  for (const Histogram& histogram : findings.histograms) writeHistogram(out, histogram);
  return out.take();
}

std::string checkJson(const CheckFindings& findings) {
  JsonWriter json;
  json.open('{');
  json.key("total").whole(findings.total);
  json.key("met").whole(findings.met);
  json.key("without").whole(findings.without);
  json.key("bad").whole(findings.bad);
  json.key("by_kind").open('{');
  for (const auto& [kind, found] : findings.by_kind) {
    json.keyOf(kind).open('{');
    json.key("total").whole(found.total);
    json.key("met").whole(found.right);
    json.close('}');
  }
  json.close('}');
  json.key("unmet").list(findings.unmet, [&json](const UnmetScene& scene) {
    json.line();
    json.open('{');
    json.key("file").text(scene.file);
    if (scene.line > 0) json.key("line").whole(scene.line);
    if (!scene.notes.id.empty()) json.key("id").json(scene.notes.id);
    json.key("expected"), writeExpectation(json, *scene.notes.expect);
    json.key("reason").text(scene.reason);
    json.close('}');
  });
  if (!findings.histograms.empty())
    json.key("stats").list(findings.histograms, [&json](const Histogram& histogram) {
      json.line();
      json.open('{');
      json.key("of").text(histogram.of);
      json.key("unit").text(histogram.unit);
      json.key("bars").list(histogram.bars, [&json](const HistogramBar& bar) {
        json.open('{');
        json.key("name").text(bar.word ? bar.word : bar.name);
        json.key("low").number(bar.low);
        json.key("high").number(bar.high);
        json.key("count").whole(bar.count);
        json.close('}');
      });
      json.close('}');
    });
  json.close('}');
  return json.take() + "\n";
}

}  // namespace gjklab

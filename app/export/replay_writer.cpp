#include "export/replay_writer.h"

#include "model/replay/replay_words.h"
#include "model/text/json_writer.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {

namespace {

const char* wordOf(ReplayPoints points) { return points == ReplayPoints::cores ? "cores" : "whole"; }
const char* wordOf(ReplayDigits digits) { return digits == ReplayDigits::single ? "single" : "double"; }

void write(JsonWriter& json, const ClaimValue& value) {
  if (value.number) return json.number(*value.number);
  if (!value.letters.empty()) return json.text(value.letters);
  if (value.points.empty()) return json.none();
  if (value.points.size() == 1) return json.vector(value.points[0]);
  json.vectors(value.points);
}

std::vector<const FalseClaim*> followersOf(const ReplayReport& report, const FalseClaim& root) {
  const auto index = static_cast<std::size_t>(&root - report.faults.data());
  std::vector<const FalseClaim*> out;
  for (const FalseClaim& fault : report.faults)
    if (fault.follows_from == index) out.push_back(&fault);
  return out;
}

void writeFault(JsonWriter& json, const FalseClaim& fault, const std::vector<const FalseClaim*>& followers) {
  json.open('{');
  json.key("iteration").whole(fault.iteration);
  if (fault.line > 0) json.key("line").whole(fault.line);
  json.key("phase").text(fault.phase == ReplayPhase::epa ? "epa" : fault.phase == ReplayPhase::gjk ? "gjk" : "sat");
  json.key("claim").text(name(fault.claim));
  json.key("claimed"), write(json, fault.claimed);
  json.key("true"), write(json, fault.truth);
  json.key("off_by").number(fault.off_by);
  json.key("sentence").text(fault.sentence);
  json.key("cause");
  if (fault.cause.empty()) {
    json.none();
  } else {
    json.text(fault.cause);
  }
  json.key("follows").list(followers, [&json](const FalseClaim* follower) {
    json.line();
    writeFault(json, *follower, {});
  });
  json.close('}');
}

void writeReport(JsonWriter& json, const ReplayReport& report) {
  json.key("iterations").whole(report.iterations);
  json.key("claims").whole(report.claims);
  json.key("tolerance").number(report.tolerance);
  json.key("points").text(wordOf(report.points));
  json.key("digits").text(wordOf(report.digits));
  json.key("note");
  if (report.note.empty())
    json.none();
  else
    json.text(report.note);
  std::vector<const FalseClaim*> roots;
  for (const FalseClaim& fault : report.faults)
    if (!fault.follows_from) roots.push_back(&fault);
  json.key("false").list(roots, [&](const FalseClaim* root) {
    json.line();
    writeFault(json, *root, followersOf(report, *root));
  });
}

/// Those with false claims first, otherwise in their order.
std::vector<const RunReport*> wrongFirst(const std::vector<RunReport>& runs) {
  std::vector<const RunReport*> out;
  for (const RunReport& run : runs) out.push_back(&run);
  std::stable_partition(out.begin(), out.end(), [](const RunReport* run) { return !run->report.faults.empty(); });
  return out;
}

}  // namespace

std::string replayJson(const ReplayReport& report, int dimension) {
  JsonWriter json(dimension);
  json.open('{');
  writeReport(json, report);
  json.close('}');
  return json.take() + "\n";
}

std::string replayJson(const std::vector<RunReport>& runs) {
  if (runs.size() == 1) return replayJson(runs[0].report, runs[0].dimension);
  std::string out = "{\"runs\":[";
  for (const RunReport* run : wrongFirst(runs)) {
    JsonWriter json(run->dimension);
    json.open('{');
    json.key("run").whole(run->run);
    json.key("line").whole(run->line);
    writeReport(json, run->report);
    json.close('}');
    out += (out.back() == '[' ? "\n" : ",\n") + json.take();
  }
  return out + "]}\n";
}

std::string replayText(const std::vector<RunReport>& runs) {
  if (runs.size() == 1) return replayText(runs[0].report);
  const auto wrong =
      std::count_if(runs.begin(), runs.end(), [](const auto& run) { return !run.report.faults.empty(); });
  std::string out =
      tr("{count} runs, {wrong} with false claims", arg("count", runs.size()), arg("wrong", wrong)) + "\n";
  for (const RunReport* run : wrongFirst(runs)) {
    const bool is_wrong = !run->report.faults.empty();
    out += (is_wrong ? "\n" : "") + tr("run {run} (line {line}): ", arg("run", run->run), arg("line", run->line));
    out += is_wrong ? replayText(run->report) : summaryOf(run->report) + "\n";
  }
  return out;
}

std::string replayText(const ReplayReport& report) {
  const int roots = rootFaults(report), all = static_cast<int>(report.faults.size());
  std::string out = tr("{iterations}, {claims}, {false} of them false",
                       arg("iterations", counted(report.iterations, "iteration", "iterations")),
                       arg("claims", counted(report.claims, "claim", "claims")), arg("false", all)) +
                    "\n";
  if (roots < all)
    out += (roots == 1
                ? trn("{n} false claim follows from the first", "{n} false claims follow from the first", all - roots)
                : trn("{n} false claim follows from another", "{n} false claims follow from others", all - roots)) +
           "\n";
  const Argument passes = arg("tolerance", number(report.tolerance));
  const bool cores = report.points == ReplayPoints::cores, single = report.digits == ReplayDigits::single;
  out += (cores ? tr("The points belong to the difference of the cores.") : tr("The points are those of A ⊖ B.")) +
         std::string(" ") +
         (single ? tr("Single precision: differences up to {tolerance} are accepted.", passes)
                 : tr("Double precision: differences up to {tolerance} are accepted.", passes)) +
         "\n";
  if (!report.note.empty()) out += report.note + "\n";
  for (const FalseClaim& fault : report.faults) {
    if (fault.follows_from) continue;
    out += "\n" + placeText(fault) + ": " + fault.sentence + "\n";
    if (!fault.cause.empty()) out += "  " + tr("likely cause: {cause}", arg("cause", fault.cause)) + "\n";
    const std::vector<const FalseClaim*> followers = followersOf(report, fault);
    if (followers.empty()) continue;
    const auto count = static_cast<long long>(followers.size());
    const Argument last = arg("last", followers.back()->iteration);
    out += "  " +
           (followers.front()->iteration == followers.back()->iteration
                ? trn("{n} more false claim follows from it, in iteration {last}",
                      "{n} more false claims follow from it, all in iteration {last}", count, last)
                : trn("{n} more false claim follows from it, the last in iteration {last}",
                      "{n} more false claims follow from it, the last in iteration {last}", count, last)) +
           "\n";
  }
  return out;
}

}  // namespace gjklab

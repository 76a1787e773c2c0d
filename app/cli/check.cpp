// gjklab check: answers many scenes and holds the answers against what each scene expects.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/ordered_work.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/scene_stream.h"
#include "cli/verb.h"
#include "export/check_writer.h"
#include "export/histogram_picture.h"
#include "model/assets/language.h"
#include "model/marking/judge.h"
#include "model/run/run.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/system_reason.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>

namespace gjklab {

namespace {

struct CheckWords {
  std::vector<std::string> files;
  std::string picture;
  int jobs = 1;
  bool json = false, stats = false;
};

/// One scene of a file, and what came of it.
struct Checked {
  std::string path;
  StreamedScene given;
  bool alone = false;  ///< in its file

  SceneNotes notes;
  std::string error;                            ///< why it cannot be answered
  std::unique_ptr<const gjk::Result<3>> unmet;  ///< the answer, if it is not as expected
  double promised = 0;                          ///< its tolerance, if the expectation gives none
  std::string kind;
  AnswerFigures figures;
};

Checked fromFile(const std::string& path, StreamedScene given, bool alone) {
  Checked checked;
  checked.path = path;
  checked.given = std::move(given);
  checked.alone = alone;
  return checked;
}

/// The scenes of a file; false, and one sentence on standard error, where it cannot be read.
bool scenesIn(const std::string& path, std::vector<Checked>& into) {
  const bool own = path != "-" && fileEnding(path) != "jsonl";
  if (own) {
    std::optional<std::string> text = orSay(readFile(path));
    if (text) into.push_back(fromFile(path, {1, std::move(*text), false}, true));
    return text.has_value();
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(path == "-" ? nullptr : openFile(path, "rb"),
                                                             [](std::FILE* f) { return f ? std::fclose(f) : 0; });
  if (path != "-" && !file) {
    fmt::print(stderr, "{}\n",
               tr("{file}: cannot be read: {reason}", arg("file", path), arg("reason", systemReason(errno))));
    return false;
  }
  SceneStream stream(file ? file.get() : stdin);
  while (auto next = stream.next()) into.push_back(fromFile(path, std::move(*next), false));
  return true;
}

void answer(Checked& checked, const Scene& scene, bool stats) {
  const auto begin = std::chrono::steady_clock::now();
  const gjk::Result<3> result = solve(scene);
  checked.figures = {result.status,
                     result.termination,
                     result.gjk_iterations,
                     result.epa_iterations,
                     {},
                     std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count()};
  if (!checked.notes.expect && !stats) return;
  const std::optional<Truth> truth = truthOf(scene);
  if (truth && result.has_distance)
    checked.figures.error = std::abs(result.distance - result.depth - truth->signed_distance) / truth->scale;
  if (!checked.notes.expect) return;
  // Without the pair's size no promise can be worked out: the numbers then count as they are.
  checked.promised = truth ? promisedError(scene, truth->scale) : 0;
  if (!unmet(*checked.notes.expect, result, checked.promised).empty())
    checked.unmet = std::make_unique<const gjk::Result<3>>(result);
}

void check(Checked& checked, bool stats) {
  if (checked.given.too_long) {
    checked.error = tr("the line is longer than {most} MB", arg("most", kSceneFileLimit >> 20));
    return;
  }
  NotedScene read = readNotedScene(checked.given.text, sourceName(checked.path), static_cast<int>(checked.given.line));
  checked.notes = std::move(read.notes);
  if (const auto* error = std::get_if<SceneError>(&read.scene)) {
    checked.error = error->message;
    return;
  }
  const Scene& scene = std::get<Scene>(read.scene);
  if (const std::string obstacle = methodObstacle(scene); !obstacle.empty()) {
    checked.error = sourceName(checked.path) + ": " + obstacle;
    return;
  }
  answer(checked, scene, stats);
  const auto& expect = checked.notes.expect;
  checked.kind = !checked.notes.kind.empty()
                     ? checked.notes.kind
                     : gjk::name(expect && expect->status ? *expect->status : checked.figures.status);
}

/// One sentence on standard error for each scene that cannot be answered; how many there are.
int reportErrors(const std::vector<Checked>& all) {
  int bad = 0;
  for (const Checked& one : all) {
    if (one.error.empty()) continue;
    ++bad;
    complain(one.alone ? one.error : atLine(one.error, sourceName(one.path), one.given.line));
  }
  return bad;
}

void count(const Checked& checked, CheckFindings& into) {
  if (!checked.error.empty()) return;
  ++into.total;
  into.last_file = sourceName(checked.path);
  if (!checked.notes.expect) {
    ++into.without;
    return;
  }
  auto kind = std::find_if(into.by_kind.begin(), into.by_kind.end(),
                           [&](const auto& entry) { return entry.first == checked.kind; });
  if (kind == into.by_kind.end()) kind = into.by_kind.insert(kind, {checked.kind, {}});
  ++kind->second.total;
  if (!checked.unmet) {
    ++into.met;
    ++kind->second.right;
  } else {
    into.unmet.push_back({sourceName(checked.path), checked.alone ? 0 : checked.given.line, checked.notes,
                          unmet(*checked.notes.expect, *checked.unmet, checked.promised)});
  }
}

int writePicture(const std::string& path, const std::vector<Histogram>& histograms) {
  const bool pixels = fileEnding(path) == "png";
  const std::string bytes = pixels ? histogramsPng(histograms) : histogramsSvg(histograms);
  if (!bytes.empty()) return deliver(bytes, path);
  return complain(
      tr("{file}: a .png needs the font DejaVu Sans, which was not found; an .svg does not", arg("file", path)), 1);
}

std::string parsePicture(const std::string& path, std::string& into) {
  into = path;
  if (const std::string ending = fileEnding(path); ending == "svg" || ending == "png") return {};
  return tr("must be a file that ends in .svg or .png; it is \"{text}\"", arg("text", path));
}

int runCheck(const CheckWords& words) {
  int status = 0;
  const bool stats = words.stats || !words.picture.empty();
  std::vector<Checked> all;
  for (const std::string& path : words.files)
    if (!scenesIn(path, all)) status = 2;
  {
    Progress progress(static_cast<long long>(all.size()));
    OrderedWork work(words.jobs, [](const std::string&) { return true; });
    for (Checked& one : all)
      work.give([&one, &progress, stats] {
        check(one, stats);
        progress.step();
        return std::string();
      });
    work.finish();
  }
  std::vector<AnswerFigures> figures;
  for (const Checked& one : all)
    if (one.error.empty()) figures.push_back(one.figures);
  CheckFindings findings;
  findings.bad = reportErrors(all);
  if (findings.bad > 0) status = 2;
  if (!words.picture.empty() && writePicture(words.picture, histogramsOf(figures)) != 0) return 1;
  if (words.json) chooseLanguage("en");  // sentences in JSON are the same in every language
  for (const Checked& one : all) count(one, findings);
  if (stats) findings.histograms = histogramsOf(figures);
  if (!print(words.json ? checkJson(findings) : checkText(findings))) return 1;
  return status != 0 ? status : findings.unmet.empty() ? 0 : 1;
}

void declare(Verb& verb, CheckWords& words) {
  verb.argument("FILE", words.files, kManyScenes).required();
  verb.format(words.json);
  verb.flag("--stats", words.stats,
            translatable("adds histograms of status, termination, iterations, errors and time"));
  verb.option("--picture", "FILE", words.picture,
              translatable("file for a picture of the histograms, ending in .png or .svg"), parsePicture);
  verb.option("--jobs", "N", words.jobs, kSceneJobs, parseJobs);
}

}  // namespace

void declareCheck(CommandLine& line) {
  line.addVerb<CheckWords>("check",
                           translatable("solves scenes and compares each answer with the one that the scene expects"),
                           runCheck, declare);
}

}  // namespace gjklab

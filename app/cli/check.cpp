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
#include "model/text/translate.h"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
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
  std::string file;
  StreamedScene given;
  bool alone = false;  ///< in its file

  SceneNotes notes;
  std::string error;  ///< why it cannot be answered
  std::string unmet;  ///< what is not as expected
  std::string kind;
  AnswerFigures figures;
};

/// The scenes of a file; false, and one sentence on standard error, where it cannot be read.
bool scenesIn(const std::string& path, std::vector<Checked>& into) {
  const bool own = path != "-" && fileEnding(path) != "jsonl";
  if (own) {
    std::optional<std::string> text = orSay(readFile(path));
    if (text) into.push_back({sourceName(path), {1, std::move(*text), false}, true, {}, {}, {}, {}, {}});
    return text.has_value();
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(path == "-" ? nullptr : openFile(path, "rb"),
                                                             [](std::FILE* f) { return f ? std::fclose(f) : 0; });
  if (path != "-" && !file) {
    fmt::print(stderr, "{}\n",
               tr("{file}: cannot be read: {reason}", arg("file", path), arg("reason", std::strerror(errno))));
    return false;
  }
  SceneStream stream(file ? file.get() : stdin);
  while (auto next = stream.next()) into.push_back({sourceName(path), std::move(*next), false, {}, {}, {}, {}, {}});
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
  const double promised = truth ? promisedError(scene, truth->scale) : 0;
  checked.unmet = unmet(*checked.notes.expect, result, promised);
}

void check(Checked& checked, bool stats) {
  if (checked.given.too_long) {
    checked.error = fmt::format("the line is longer than {} MB", kSceneFileLimit >> 20);
    return;
  }
  NotedScene read = readNotedScene(checked.given.text, checked.file, static_cast<int>(checked.given.line));
  checked.notes = std::move(read.notes);
  if (const auto* error = std::get_if<SceneError>(&read.scene)) {
    checked.error = error->message;
    return;
  }
  const Scene& scene = std::get<Scene>(read.scene);
  if (const std::string obstacle = methodObstacle(scene); !obstacle.empty()) {
    checked.error = checked.file + ": query.method: " + obstacle;
    return;
  }
  answer(checked, scene, stats);
  const auto& expect = checked.notes.expect;
  checked.kind = !checked.notes.kind.empty()
                     ? checked.notes.kind
                     : gjk::name(expect && expect->status ? *expect->status : checked.figures.status);
}

void count(const Checked& checked, CheckFindings& into) {
  if (!checked.error.empty()) {
    ++into.bad;
    fmt::print(stderr, "{}\n",
               checked.alone
                   ? checked.error
                   : tr("{error} (line {line})", arg("error", checked.error), arg("line", checked.given.line)));
    return;
  }
  ++into.total;
  if (!checked.notes.expect) {
    ++into.without;
    return;
  }
  auto kind = std::find_if(into.by_kind.begin(), into.by_kind.end(),
                           [&](const auto& entry) { return entry.first == checked.kind; });
  if (kind == into.by_kind.end()) kind = into.by_kind.insert(kind, {checked.kind, {}});
  ++kind->second.total;
  if (checked.unmet.empty()) {
    ++into.met;
    ++kind->second.right;
  } else {
    into.unmet.push_back({checked.file, checked.alone ? 0 : checked.given.line, checked.notes, checked.unmet});
  }
}

int writePicture(const std::string& path, const std::vector<Histogram>& histograms) {
  const bool pixels = fileEnding(path) == "png";
  const std::string bytes = pixels ? histogramsPng(histograms) : histogramsSvg(histograms);
  if (!bytes.empty()) return deliver(bytes, path);
  return complain(path + ": a .png needs the font DejaVu Sans, which was not found; an .svg does not", 1);
}

std::string parsePicture(const std::string& path, std::string& into) {
  into = path;
  if (const std::string ending = fileEnding(path); ending == "svg" || ending == "png") return {};
  return fmt::format("must be a file that ends in .svg or .png; it is \"{}\"", path);
}

int runCheck(const CheckWords& words) {
  chooseLanguage("en");  // its reports are files: the same in every language
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
  CheckFindings findings;
  std::vector<AnswerFigures> figures;
  for (const Checked& one : all) {
    count(one, findings);
    if (one.error.empty()) figures.push_back(one.figures);
  }
  if (stats) findings.histograms = histogramsOf(figures);
  if (findings.bad > 0) status = 2;
  if (!words.picture.empty() && writePicture(words.picture, findings.histograms) != 0) return 1;
  if (!print(words.json ? checkJson(findings) : checkText(findings))) return 1;
  return status != 0 ? status : findings.unmet.empty() ? 0 : 1;
}

void declare(Verb& verb, CheckWords& words) {
  verb.argument("FILE", words.files, kManyScenes).required();
  verb.format(words.json);
  verb.flag("--stats", words.stats,
            translatable("adds histograms of status, termination, iterations, errors and time"));
  verb.option("--picture", "FILE", words.picture, translatable("writes the histograms as a picture, .png or .svg"),
              parsePicture);
  verb.option("--jobs", "N", words.jobs, kSceneJobs, parseJobs);
}

}  // namespace

void declareCheck(CommandLine& line) {
  line.addVerb<CheckWords>("check", translatable("solves scenes and compares the answers with what each expects"),
                           runCheck, declare);
}

}  // namespace gjklab

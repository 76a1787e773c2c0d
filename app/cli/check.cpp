// gjklab check: answers many scenes and holds the answers against what each scene expects.

#include "cli/arguments.h"
#include "cli/ordered_work.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/scene_stream.h"
#include "cli/verb.h"
#include "export/check_writer.h"
#include "export/histogram_picture.h"
#include "model/marking/judge.h"
#include "model/run/run.h"
#include "model/store/files.h"

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
  std::string format = "text", jobs = "1", picture;
  bool stats = false;
};

/// One scene of a file, and what came of it.
struct Checked {
  std::string file;
  StreamedScene given;
  bool alone = false;  ///< in its file

  SceneNotes notes;
  std::string error;  ///< why it cannot be asked
  std::string unmet;  ///< what is not as expected
  std::string kind;
  AnswerFigures figures;
};

/// The scenes of a file; false, and one sentence on standard error, where it cannot be read.
bool scenesIn(const std::string& path, std::vector<Checked>& into) {
  const bool own = path != "-" && fileEnding(path) != "jsonl";
  if (own) {
    auto text = readFile(path);
    if (const auto* error = std::get_if<FileError>(&text)) {
      fmt::print(stderr, "{}\n", error->message);
      return false;
    }
    into.push_back({path, {1, std::get<std::string>(std::move(text)), false}, true, {}, {}, {}, {}, {}});
    return true;
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(path == "-" ? nullptr : std::fopen(path.c_str(), "rb"),
                                                             [](std::FILE* f) { return f ? std::fclose(f) : 0; });
  if (path != "-" && !file) {
    fmt::print(stderr, "{}: cannot be read: {}\n", path, std::strerror(errno));
    return false;
  }
  SceneStream stream(file ? file.get() : stdin);
  while (auto next = stream.next())
    into.push_back({path == "-" ? "standard input" : path, std::move(*next), false, {}, {}, {}, {}, {}});
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
    fmt::print(stderr, "{}{}\n", checked.error, checked.alone ? "" : fmt::format(" (line {})", checked.given.line));
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

bool writePicture(const std::string& path, const std::vector<Histogram>& histograms) {
  const bool pixels = fileEnding(path) == "png";
  const std::string bytes = pixels ? histogramsPng(histograms) : histogramsSvg(histograms);
  const std::string fault = bytes.empty()
                                ? path + ": a .png needs the font DejaVu Sans, which is not found; .svg needs none"
                                : writeFile(path, bytes, Flush::program);
  if (!fault.empty()) fmt::print(stderr, "{}\n", fault);
  return fault.empty();
}

int runCheck(const CheckWords& words) {
  static const std::map<std::string, bool> kFormats{{"json", true}, {"text", false}};
  bool json = false;
  int jobs = 1, status = 0;
  std::string error = chooseWord("--format", kFormats, words.format, json);
  if (error.empty()) error = parseJobs(words.jobs, jobs);
  if (const std::string ending = fileEnding(words.picture);
      error.empty() && !words.picture.empty() && ending != "svg" && ending != "png")
    error = fmt::format("--picture must be a file that ends in .svg or .png; it is \"{}\"", words.picture);
  if (!error.empty()) return usageError(error);
  const bool stats = words.stats || !words.picture.empty();
  std::vector<Checked> all;
  for (const std::string& path : words.files)
    if (!scenesIn(path, all)) status = 2;
  {
    Progress progress(static_cast<long long>(all.size()));
    OrderedWork work(jobs, [](const std::string&) { return true; });
    for (Checked& one : all)
      work.give([&one, &progress, stats] {
        check(one, stats);
        progress.step();
        return std::string();
      });
  }
  CheckFindings findings;
  std::vector<AnswerFigures> figures;
  for (const Checked& one : all) {
    count(one, findings);
    if (one.error.empty()) figures.push_back(one.figures);
  }
  if (stats) findings.histograms = histogramsOf(figures);
  if (findings.bad > 0) status = 2;
  if (!words.picture.empty() && !writePicture(words.picture, findings.histograms)) return 1;
  if (!print(json ? checkJson(findings) : checkText(findings))) return 1;
  return status != 0 ? status : findings.unmet.empty() ? 0 : 1;
}

}  // namespace

void declareCheck(CommandLine& line) {
  const auto words = std::make_shared<CheckWords>();
  Verb verb = line.addVerb("check", "answers scenes and holds the answers against what each expects",
                           [words] { return runCheck(*words); });
  verb.argument("FILE", words->files, "scenes; '-' or a .jsonl file: many, one a line or each over several").required();
  verb.option("--format", "NAME", words->format, "text (the default) or json");
  verb.flag("--stats", words->stats, "with histograms of status, termination, iterations, errors and time");
  verb.option("--picture", "FILE", words->picture, "writes the histograms as a picture, .png or .svg");
  verb.option("--jobs", "N", words->jobs, "how many scenes are answered at once; 1 is the default");
}

}  // namespace gjklab

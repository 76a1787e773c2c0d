// gjklab grade: grades your solver.

#include "cli/arguments.h"
#include "cli/marking.h"
#include "cli/ordered_work.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/scene_stream.h"
#include "cli/solver_text.h"
#include "cli/verb.h"
#include "export/marks_writer.h"
#include "model/store/files.h"
#include "model/text/number_text.h"
#include "model/text/paths.h"
#include "model/text/system_reason.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <set>

namespace gjklab {

namespace {

using MarksFormat = std::string (*)(const std::vector<Marks>&);

struct GradeWords {
  std::vector<std::string> programs;
  std::string suite = "first", out, failures;
  MarksFormat format = marksText;
  MarkingOptions options;
  int jobs = 1;
  std::optional<int> dimension;
};

/// The pairs of a suite file; nothing, and one sentence on standard error, where one of them is bad.
std::optional<std::vector<MarkedPair>> suiteIn(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(openFile(path, "rb"), &std::fclose);
  if (!file) {
    fmt::print(stderr, "{}\n",
               tr("{file}: cannot be read: {reason}", arg("file", path), arg("reason", systemReason(errno))));
    return std::nullopt;
  }
  std::vector<MarkedPair> pairs;
  SceneStream stream(file.get());
  while (const auto next = stream.next()) {
    NotedScene read = readNotedScene(next->text, path, static_cast<int>(next->line));
    if (const auto* error = std::get_if<SceneError>(&read.scene)) {
      fmt::print(stderr, "{}\n", atLine(error->message, path, next->line));
      return std::nullopt;
    }
    if (read.notes.id.empty()) read.notes.id = fmt::format("{}", next->line);
    pairs.push_back({std::get<Scene>(std::move(read.scene)), std::move(read.notes)});
  }
  if (!pairs.empty()) return pairs;
  fmt::print(stderr, "{}\n", tr("{file}: has no scenes", arg("file", path)));
  return std::nullopt;
}

bool isSuite(const std::string& name) {
  return std::any_of(std::begin(kSuites), std::end(kSuites), [&](const char* known) { return name == known; });
}

std::vector<KnownPair> withTruth(std::vector<MarkedPair> pairs) {
  std::vector<KnownPair> known;
  for (MarkedPair& pair : pairs) {
    const std::optional<Truth> truth = truthOf(pair.scene);
    if (!truth) {
      fmt::print(stderr, "{}\n",
                 tr("scene {id} is skipped, because its true answer could not be computed", arg("id", pair.notes.id)));
      continue;
    }
    if (pair.notes.kind.empty()) pair.notes.kind = gjk::name(statusOf(*truth));
    known.push_back({std::move(pair), *truth});
  }
  return known;
}

std::string parseDemands(const std::string& text, Demands& into) {
  const std::map<std::string, bool Demands::*> words{{"distance", &Demands::distance},
                                                     {"depth", &Demands::depth},
                                                     {"normal", &Demands::normal},
                                                     {"points", &Demands::points}};
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    bool Demands::*demand = nullptr;
    if (std::string error = chooseWord(words, text.substr(from, to - from), demand); !error.empty()) return error;
    into.*demand = true;
    from = to + 1;
  }
  return {};
}

/// "3-touching": letters, digits and single dashes between them, and unlike all names that were given before.
std::string fileName(const SceneNotes& notes, std::set<std::string>& given) {
  std::string name;
  for (const char c : notes.id + "-" + notes.kind) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (plain || (!name.empty() && name.back() != '-')) name += plain ? c : '-';
  }
  while (!name.empty() && name.back() == '-') name.pop_back();
  if (name.empty()) name = "pair";
  std::string unlike = name;
  for (int i = 2; !given.insert(unlike).second; ++i) unlike = fmt::format("{}-{}", name, i);
  return unlike;
}

/// Each failure as a scene file that says what was expected. One sentence where that cannot be done.
std::string writeFailures(const std::string& directory, const Marks& marks) {
  if (std::string fault = makeFolder(directory); !fault.empty()) return fault;
  std::set<std::string> names;
  for (const MarkedFailure& failure : marks.failures) {
    SceneNotes notes = failure.notes;
    notes.comment = inEnglish(failure.smaller ? failure.smaller_reason : failure.reason);
    const Scene& scene = failure.smaller ? *failure.smaller : failure.scene;
    const std::optional<Truth> truth = failure.smaller ? truthOf(scene) : failure.truth;
    if (truth)
      notes.expect = Expectation{statusOf(*truth), std::max(truth->signed_distance, 0.0),
                                 std::max(-truth->signed_distance, 0.0), 1e-6 * truth->scale};
    const std::string path = fmt::format("{}/{}.json", directory, fileName(failure.notes, names));
    if (std::string fault = writeFile(path, writeNotedScene(scene, notes), Flush::program); !fault.empty())
      return fault;
  }
  return {};
}

/// The exit status: 1 where a pair is wrong, too.
int report(const GradeWords& words, const std::vector<Marks>& all) {
  if (!words.failures.empty())
    for (std::size_t i = 0; i < all.size(); ++i) {
      const std::string directory = all.size() == 1 ? words.failures : fmt::format("{}/{}", words.failures, i + 1);
      if (const std::string fault = writeFailures(directory, all[i]); !fault.empty()) return complain(fault, 1);
    }
  const int status = deliver(words.format(all), words.out);
  const bool right = std::all_of(all.begin(), all.end(), [](const Marks& marks) { return marks.right == marks.total; });
  return right ? status : 1;
}

std::string parseSuite(const std::string& text, std::string& into) {
  into = text;
  std::error_code unknown;
  if (isSuite(text) || std::filesystem::exists(pathOf(text), unknown)) return {};
  return tr("must be one of {suites}, or a file of scenes; it is \"{text}\"",
            arg("suites", "all, assignment-1, assignment-2, assignment-3, basic, first, float, hard, shapes"),
            arg("text", text));
}

/// What is out of its range; empty where nothing is.
std::string faultIn(const MarkingOptions& options) {
  if (!(options.limits.seconds > 0 && options.limits.seconds <= 3600))
    return tr("--timeout must be more than 0 and at most 3600 seconds; it is {value}",
              arg("value", number(options.limits.seconds)));
  if (!(options.demands.tolerance > 0 && options.demands.tolerance < 1))
    return tr("--tolerance must be greater than 0 and less than 1; it is {value}",
              arg("value", number(options.demands.tolerance)));
  if (options.limits.megabytes < 16 || options.limits.megabytes > 1 << 20)
    return tr("--memory must be from 16 to {most} MB; it is {value}", arg("most", 1 << 20),
              arg("value", options.limits.megabytes));
  return {};
}

/// What would keep failures from being written, before anything is graded.
std::string faultOfFolder(const std::string& path) {
  std::error_code unknown;
  const std::filesystem::file_status status = std::filesystem::status(pathOf(path), unknown);
  if (!std::filesystem::exists(status) || std::filesystem::is_directory(status)) return {};
  return tr("{file}: is a file; --failures needs a folder", arg("file", path));
}

int runGrade(const GradeWords& words) {
  if (const std::string why = whyNoProgramsStart(); !why.empty()) return complain(why);
  if (const std::string fault = faultIn(words.options); !fault.empty()) return usageError(fault);
  if (const std::string fault = faultOfFolder(words.failures); !fault.empty()) return complain(fault);
  auto pairs = isSuite(words.suite) ? std::optional(suite(words.suite, words.dimension)) : suiteIn(words.suite);
  if (!pairs) return 2;
  if (words.dimension) keepDimension(*pairs, *words.dimension);
  if (pairs->empty())
    return complain(
        tr("{file}: has no {dimension}-D scenes", arg("file", words.suite), arg("dimension", *words.dimension)));
  const std::vector<KnownPair> known = withTruth(std::move(*pairs));
  std::vector<Marks> all(words.programs.size());
  {
    Progress progress(static_cast<long long>(known.size() * words.programs.size()));
    OrderedWork work(words.jobs, [](const std::string&) { return true; });
    for (std::size_t i = 0; i < words.programs.size(); ++i)
      work.give([&, i] {
        all[i] = markProgram(words.programs[i], words.suite, known, words.options, [&progress] { progress.step(); });
        return std::string();
      });
    work.finish();
  }
  for (const Marks& marks : all)
    if (!marks.not_started.empty())
      return complain(
          tr("{file}: cannot be started: {reason}", arg("file", marks.program), arg("reason", marks.not_started)));
  return report(words, all);
}

void declare(Verb& verb, GradeWords& words) {
  verb.option("--program", "CMD", words.programs,
              translatable("command that starts your solver, which reads one scene per line and prints one JSON answer "
                           "per line; repeat the option to grade several solvers"))
      .required()
      .repeated();
  verb.option("--suite", "NAME|FILE", words.suite,
              translatable("pairs to send: first (the default), basic, shapes, hard, all, float, assignment-1 to -3, "
                           "or a file of scenes"),
              parseSuite);
  verb.choice<std::optional<int>>("--dimension", {{"1", 1}, {"2", 2}, {"3", 3}}, words.dimension,
                                  translatable("sends only pairs of this dimension: 1, 2 or 3; the default is 2 for "
                                               "first and the assignments, and every dimension for the others"));
  verb.choice("--touching", {{"own", false}, {"any", true}}, words.options.demands.any_touching,
              translatable("status that a touching pair may get: own accepts only touching (the default); any accepts "
                           "separated and intersecting as well"));
  verb.choice<MarksFormat>("--format", {{"text", marksText}, {"json", marksJson}, {"html", marksPage}}, words.format,
                           translatable("text (the default), json or html"));
  verb.option("-o", "FILE", words.out, translatable("file for the report; standard output by default"));
  verb.option("--failures", "DIR", words.failures,
              translatable("folder for the failed pairs, each written as a scene file"));
  verb.flag("--shrink", words.options.shrink,
            translatable("makes each failed pair as small as possible while it still fails"));
  verb.option("--require", "WORD[,WORD…]", words.options.demands,
              translatable("what each answer must contain besides the status: distance, depth, normal, points"),
              parseDemands);
  verb.option("--timeout", "S", words.options.limits.seconds,
              translatable("time limit for each answer, in seconds; 2 by default"));
  verb.option("--memory", "MB", words.options.limits.megabytes,
              translatable("memory limit of the program in megabytes; 1024 by default"));
  verb.option("--tolerance", "T", words.options.demands.tolerance,
              translatable("accepted error, relative to the pair's size; 1e-6 by default"));
  verb.option("--jobs", "N", words.jobs, translatable("number of programs to grade in parallel; 1 by default"),
              parseJobs);
}

}  // namespace

void declareGrade(CommandLine& line) {
  line.addVerb<GradeWords>("grade", translatable("sends test pairs to your solver and grades its answers"), runGrade,
                           declare);
}

}  // namespace gjklab

// gjklab solve: answers, one JSON object a line.

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "export/certificate_json.h"
#include "export/follow_up_json.h"
#include "export/result_json.h"
#include "model/run/run.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/json_text.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace gjklab {

namespace {

/// What is added to each answer, and how it is found.
struct SolveExtras {
  bool contacts = false;  ///< "contacts": the contact manifold
  bool mass = false;      ///< "mass": of both bodies
  /// A run begins with the simplex of the one before where that had the same two shapes.
  bool warm_start = false;
  bool certify = false;  ///< "certificate": the proof; the exit status is 1 if one of them does not hold
};

enum class LineState { line, too_long, end };

/// The next line without its end. Of a line beyond the limit the rest is skipped.
LineState nextLine(std::FILE* file, std::string& line) {
  line.clear();
  bool too_long = false, any = false;
  for (int c = std::getc(file); c != EOF; c = std::getc(file)) {
    any = true;
    if (c == '\n') break;
    too_long = too_long || line.size() >= kSceneFileLimit;
    if (!too_long) line += static_cast<char>(c);
  }
  if (too_long) return LineState::too_long;
  return any ? LineState::line : LineState::end;
}

/// Answers scenes, each with what is asked for beside the answer.
class Answers {
 public:
  explicit Answers(const SolveExtras& extras) : extras_(extras) {}

  std::string line(const Scene& scene) {
    const gjk::Result<3> result = solve(scene, extras_.warm_start ? &memory_ : nullptr);
    std::string out = resultJson(result, scene.dimension);
    const auto add = [&out](const char* key, const std::string& value) {
      out.pop_back();
      out += fmt::format(",\"{}\":{}}}", key, value);
    };
    if (extras_.contacts) add("contacts", contactsJson(contactsOf(scene, result), scene.dimension));
    if (extras_.mass) add("mass", massJson(massRun(scene), scene.dimension));
    if (extras_.certify) {
      const CertifiedAnswer proof = certify(scene, result);
      all_proven_ = all_proven_ && proof.verified;
      add("certificate", proof.json);
    }
    return out + "\n";
  }
  bool allProven() const { return all_proven_; }

 private:
  const SolveExtras& extras_;
  WarmMemory memory_;
  bool all_proven_ = true;
};

std::string lineError(long long number, const std::string& sentence) {
  std::string out = fmt::format("{{\"line\":{},\"error\":", number);
  appendString(out, sentence);
  return out + "}\n";
}

/// Answers every line as it comes, so that another program can wait for each answer; 2 when one was bad.
int solveLines(std::FILE* file, const std::string& label, Answers& answers) {
  int status = 0;
  std::string line;
  for (long long number = 1;; ++number) {
    const LineState state = nextLine(file, line);
    if (state == LineState::end) break;
    if (state == LineState::line && line.find_first_not_of(" \t\r") == std::string::npos) continue;
    if (state == LineState::too_long) {
      status = 2;
      if (!print(lineError(number, fmt::format("the line is longer than {} MB", kSceneFileLimit >> 20)))) return 1;
      continue;
    }
    const auto scene = readScene(line, label, static_cast<int>(number));
    const auto* error = std::get_if<SceneError>(&scene);
    std::string fault = error ? error->message : methodObstacle(std::get<Scene>(scene));
    if (!error && !fault.empty()) fault = label + ": query.method: " + fault;
    if (!fault.empty()) {
      status = 2;
      if (!print(lineError(number, fault))) return 1;
    } else if (!print(answers.line(std::get<Scene>(scene)))) {
      return 1;
    }
  }
  if (!std::ferror(file)) return status;
  fmt::print(stderr, "{}: cannot be read: {}\n", label, std::strerror(errno));
  return 2;
}

int solveStream(const std::string& path, Answers& answers) {
  if (path == "-") return solveLines(stdin, "standard input", answers);
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (file) return solveLines(file.get(), path, answers);
  fmt::print(stderr, "{}: cannot be read: {}\n", path, std::strerror(errno));
  return 2;
}

int solveOne(const std::string& path, Answers& answers) {
  const std::optional<Scene> scene = loadQuestion(path);
  if (!scene) return 2;
  return print(answers.line(*scene)) ? 0 : 1;
}

/// "-" and .jsonl files hold one scene per line and are answered as they come.
int solveAll(const std::vector<std::string>& files, const SolveExtras& extras) {
  Answers answers(extras);
  int status = 0;
  for (const std::string& path : files) {
    const bool lines = path == "-" || fileEnding(path) == "jsonl";
    const int done = lines ? solveStream(path, answers) : solveOne(path, answers);
    if (done == 1) return 1;  // nobody can hear us
    status = std::max(status, done);
  }
  return std::max(status, answers.allProven() ? 0 : 1);
}

}  // namespace

void declareSolve(CommandLine& line) {
  struct Words {
    std::vector<std::string> files;
    SolveExtras extras;
  };
  const auto words = std::make_shared<Words>();
  CLI::App& verb = line.addVerb("solve", "answers, one JSON object a line",
                                [words] { return solveAll(words->files, words->extras); });
  verb.add_option("FILE", words->files, "scenes; '-' or a .jsonl file: one scene per line")->required()->type_name("");
  addSwitch(verb, "--warm-start", words->extras.warm_start,
            "begin each run with the last simplex while the two shapes stay the same");
  addSwitch(verb, "--contacts", words->extras.contacts, "with the contact manifold");
  addSwitch(verb, "--mass", words->extras.mass, "with the mass properties of both bodies");
  addSwitch(verb, "--certify", words->extras.certify, "each answer with its proof, checked independently");
}

}  // namespace gjklab

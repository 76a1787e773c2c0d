#include "cli/scene_lines.h"

#include "cli/arguments.h"
#include "cli/input.h"
#include "cli/output.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace gjklab {

namespace {

struct Asked {
  const SceneObstacle& obstacle;
  const SceneAnswer& answer;
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

std::string lineError(long long number, const std::string& sentence) {
  std::string out = fmt::format("{{\"line\":{},\"error\":", number);
  appendString(out, sentence);
  return out + "}\n";
}

/// Answers every line as it comes, so that another program can wait for each answer; 2 when one was bad.
int answerLines(std::FILE* file, const std::string& label, const Asked& asked) {
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
    std::string fault = error ? error->message : asked.obstacle(std::get<Scene>(scene));
    if (!error && !fault.empty()) fault = label + ": " + fault;
    if (!fault.empty()) {
      status = 2;
      if (!print(lineError(number, fault))) return 1;
    } else if (!print(asked.answer(std::get<Scene>(scene)))) {
      return 1;
    }
  }
  if (!std::ferror(file)) return status;
  fmt::print(stderr, "{}: cannot be read: {}\n", label, std::strerror(errno));
  return 2;
}

int answerStream(const std::string& path, const Asked& asked) {
  if (path == "-") return answerLines(stdin, "standard input", asked);
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (file) return answerLines(file.get(), path, asked);
  fmt::print(stderr, "{}: cannot be read: {}\n", path, std::strerror(errno));
  return 2;
}

int answerOne(const std::string& path, const Asked& asked) {
  const std::optional<Scene> scene = loadScene(path);
  if (!scene) return 2;
  if (const std::string fault = asked.obstacle(*scene); !fault.empty()) {
    fmt::print(stderr, "{}: {}\n", path, fault);
    return 2;
  }
  return print(asked.answer(*scene)) ? 0 : 1;
}

}  // namespace

int answerScenes(const std::vector<std::string>& files, const SceneObstacle& obstacle, const SceneAnswer& answer) {
  const Asked asked{obstacle, answer};
  int status = 0;
  for (const std::string& path : files) {
    const bool lines = path == "-" || fileEnding(path) == "jsonl";
    const int done = lines ? answerStream(path, asked) : answerOne(path, asked);
    if (done == 1) return 1;  // nobody can hear us
    status = std::max(status, done);
  }
  return status;
}

}  // namespace gjklab

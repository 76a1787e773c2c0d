#include "cli/scene_lines.h"

#include "cli/arguments.h"
#include "cli/ordered_work.h"
#include "cli/output.h"
#include "cli/scene_stream.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/system_reason.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <memory>

namespace gjklab {

namespace {

/// Answers what it is given, in order; keeps the exit status.
class Answering {
 public:
  Answering(const SceneObstacle& obstacle, const SceneAnswer& answer, int jobs)
      : obstacle_(obstacle), answer_(answer), work_(jobs, print) {}

  /// Answers all scenes of a file; false if the output cannot be written.
  bool file(const std::string& path) {
    if (path == "-") return lines(stdin, sourceName(path));
    if (fileEnding(path) != "jsonl") return single(path);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(openFile(path, "rb"), &std::fclose);
    if (file) return lines(file.get(), path);
    unreadable(path);
    return true;
  }
  int finish() { return work_.finish() ? status_.load() : 1; }

 private:
  void unreadable(const std::string& label) {
    fmt::print(stderr, "{}\n",
               tr("{file}: cannot be read: {reason}", arg("file", label), arg("reason", systemReason(errno))));
    status_ = 2;
  }

  bool lines(std::FILE* file, const std::string& label) {
    SceneStream stream(file);
    while (auto next = stream.next())
      if (!work_.give([this, label, asked = std::move(*next)] { return line(asked, label); })) return false;
    if (std::ferror(file)) unreadable(label);
    return true;
  }

  std::string line(const StreamedScene& given, const std::string& label) {
    if (given.too_long)
      return fault({{}, {}, given.line}, tr("the line is longer than {most} MB", arg("most", kSceneFileLimit >> 20)));
    NotedScene read = readNotedScene(given.text, label, static_cast<int>(given.line));
    AskedScene asked{{}, std::move(read.notes), given.line};
    if (const auto* error = std::get_if<SceneError>(&read.scene)) return fault(asked, error->message);
    asked.scene = std::get<Scene>(std::move(read.scene));
    if (const std::string obstacle = obstacle_(asked.scene); !obstacle.empty())
      return fault(asked, label + ": " + obstacle);
    return answer_(asked);
  }

  std::string fault(const AskedScene& asked, const std::string& sentence) {
    status_ = 2;
    JsonWriter json;
    json.open('{');
    writeOrigin(json, asked);
    json.key("error").text(sentence);
    json.close('}');
    return json.take() + "\n";
  }

  bool single(const std::string& path) {
    const auto text = readFile(path);
    if (const auto* error = std::get_if<FileError>(&text)) return refuse(error->message);
    NotedScene read = readNotedScene(std::get<std::string>(text), sourceName(path));
    if (const auto* error = std::get_if<SceneError>(&read.scene)) return refuse(error->message);
    AskedScene asked{std::get<Scene>(std::move(read.scene)), std::move(read.notes), 0};
    if (const std::string obstacle = obstacle_(asked.scene); !obstacle.empty())
      return refuse(sourceName(path) + ": " + obstacle);
    return work_.give([this, asked = std::move(asked)] { return answer_(asked); });
  }
  bool refuse(const std::string& sentence) {
    fmt::print(stderr, "{}\n", sentence);
    status_ = 2;
    return true;
  }

  const SceneObstacle& obstacle_;
  const SceneAnswer& answer_;
  std::atomic<int> status_ = 0;
  OrderedWork work_;
};

}  // namespace

void writeOrigin(JsonWriter& json, const AskedScene& asked) {
  if (asked.line > 0) json.key("line").whole(asked.line);
  if (!asked.notes.id.empty()) json.key("id").json(asked.notes.id);
}

int answerScenes(const std::vector<std::string>& files, const SceneObstacle& obstacle, const SceneAnswer& answer,
                 int jobs) {
  Answering answering(obstacle, answer, jobs);
  for (const std::string& path : files)
    if (!answering.file(path)) break;
  return answering.finish();
}

}  // namespace gjklab

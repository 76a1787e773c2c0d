#include "model/replay/log_reader.h"

#include "model/scene/scene_io.h"
#include "model/text/json_fields.h"
#include "model/text/json_value.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace gjklab {

namespace {

class LineReader {
 public:
  /// `not_numbers`: the keys of what holds a null among its coordinates, which is then left out.
  LineReader(const JsonValue& line, int dimension, std::vector<std::string>& not_numbers)
      : line_(line), dimension_(dimension), not_numbers_(not_numbers) {}

  /// Nothing where its points are none.
  std::optional<ReplayStep> step(int number) {
    ReplayStep step;
    step.line = number;
    step.direction = vector("direction");
    step.support = vector("support");
    step.closest = vector("closest");
    step.lower_bound = scalar("lower_bound");
    step.upper_bound = scalar("upper_bound");
    const char* points_key = line_.has("vertices") ? "vertices" : "simplex";
    for (const JsonValue& point : line_[points_key].elements())
      if (!isFinite(point, points_key)) return std::nullopt;
    if (line_.has("vertices")) {
      epa(step);
    } else {
      gjk(step);
    }
    return step;
  }

  ReplayVerdict verdict(int number) {
    line_.allowOnly({"status", "distance", "depth", "normal", "note"});
    ReplayVerdict verdict;
    verdict.line = number;
    if (const auto status = line_.find("status")) verdict.status = statusIn(*status);
    verdict.distance = scalar("distance");
    verdict.depth = scalar("depth");
    verdict.normal = vector("normal");
    return verdict;
  }

 private:
  bool isFinite(const JsonValue& point, const char* key) {
    if (point.kind() != JsonNode::Kind::array) return true;  // another fault
    const std::vector<JsonValue> numbers = point.elements();
    if (std::none_of(numbers.begin(), numbers.end(), [](const JsonValue& each) { return each.isNull(); })) return true;
    not_numbers_.emplace_back(key);
    return false;
  }
  static gjk::Status statusIn(const JsonValue& value) {
    const std::string word = value.text();
    for (const auto status : {gjk::Status::separated, gjk::Status::touching, gjk::Status::intersecting})
      if (word == gjk::name(status)) return status;
    value.report(
        tr("must be \"separated\", \"touching\" or \"intersecting\"; it is \"{word}\"", arg("word", printable(word))));
    return gjk::Status::separated;
  }
  std::optional<dvec3> vector(const char* key) {
    const auto value = line_.find(key);
    return value && isFinite(*value, key) ? std::optional(value->vector(dimension_)) : std::nullopt;
  }
  std::optional<double> scalar(const char* key) const {
    const auto value = line_.find(key);
    return value ? std::optional(value->number()) : std::nullopt;
  }
  std::vector<dvec3> points(const JsonValue& value) const {
    std::vector<dvec3> out;
    for (const JsonValue& point : value.elements()) out.push_back(point.vector(dimension_));
    return out;
  }

  void gjk(ReplayStep& step) const {
    line_.allowOnly({"simplex", "direction", "support", "closest", "region", "kept", "lower_bound", "upper_bound",
                     "momentum", "note"});
    const JsonValue simplex = line_["simplex"];
    step.simplex = points(simplex);
    const int count = static_cast<int>(step.simplex.size());
    if (count < 1 || count > dimension_ + 1)
      return simplex.report(tr("must contain 1 to {most} points in {dimension}-D; it contains {count}",
                               arg("most", dimension_ + 1), arg("dimension", dimension_), arg("count", count)));
    step.region = letters("region", count);
    step.kept = letters("kept", count);
    if (step.region && step.region->empty()) step.region.reset();
    if (const auto momentum = line_.find("momentum")) step.momentum = momentum->truth();
  }

  std::optional<std::string> letters(const char* key, int count) const {
    const auto value = line_.find(key);
    if (!value) return std::nullopt;
    const std::string found = value->text();
    std::string word = found;
    std::sort(word.begin(), word.end());
    const bool right = std::adjacent_find(word.begin(), word.end()) == word.end() &&
                       std::all_of(word.begin(), word.end(), [&](char c) { return c >= 'a' && c < 'a' + count; });
    if (right) return word;
    std::string allowed;
    for (int i = 0; i < count; ++i) allowed += (i > 0 ? ", " : "") + std::string(1, "abcd"[i]);
    value->report(tr("may contain each of these letters at most once: {letters}; it is \"{word}\"",
                     arg("letters", allowed), arg("word", printable(found))));
    return word;
  }

  void epa(ReplayStep& step) const {
    line_.allowOnly({"vertices", "facets", "direction", "support", "closest", "lower_bound", "upper_bound", "note"});
    step.phase = ReplayPhase::epa;
    step.bounds_on_depth = true;
    step.vertices = points(line_["vertices"]);
    for (const JsonValue& facet : line_["facets"].elements()) {
      std::vector<int>& indices = step.facets.emplace_back();
      for (const JsonValue& index : facet.elements())
        indices.push_back(index.whole(-1, std::numeric_limits<int>::max()));
    }
  }

  JsonValue line_;
  int dimension_;
  std::vector<std::string>& not_numbers_;
};

/// Whether the line has what records alone have.
bool hasClaims(const JsonValue& line) {
  static constexpr const char* kClaims[] = {"direction", "support", "closest",     "region",
                                            "kept",      "facets",  "lower_bound", "upper_bound"};
  return std::any_of(std::begin(kClaims), std::end(kClaims), [&line](const char* key) { return line.has(key); });
}

/// The line before the iterations: the scene, and the kind of the points.
void readHead(const JsonValue& line, ReplayLog& log) {
  line.allowOnly({"scene", "points", "digits", "note"});
  if (const auto scene = line.find("scene")) {
    auto read = readScene(scene->json(), "scene");
    if (const auto* error = std::get_if<SceneError>(&read))
      line.report(joinedPath("scene", error->path) + ": " + error->sentence);
    else
      log.scene = std::get<Scene>(std::move(read));
  }
  const auto word = [&line](const char* key, std::initializer_list<const char*> words) {
    const auto value = line.find(key);
    if (!value) return 0;
    const std::string found = value->text();
    const auto* at = std::find(words.begin(), words.end(), found);
    if (at == words.end())
      value->report(tr("must be \"{one}\" or \"{other}\"; it is \"{word}\"", arg("one", *words.begin()),
                       arg("other", *(words.end() - 1)), arg("word", printable(found))));
    return at == words.end() ? 0 : static_cast<int>(at - words.begin()) + 1;
  };
  log.points = static_cast<ReplayPoints>(word("points", {"whole", "cores"}));
  log.digits = static_cast<ReplayDigits>(word("digits", {"single", "double"}));
}

class LogReader {
 public:
  LogReader(const std::string& file, const std::optional<Scene>& given) : file_(file), given_(given) {}

  std::variant<std::vector<ReplayLog>, std::string> read(const std::string& text) {
    int number = 0;
    for (std::size_t begin = 0; begin < text.size() && error_.empty();) {
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      readLine(text.substr(begin, end - begin), ++number, end == text.size());
      begin = end + 1;
    }
    if (hasRecords()) endRun(number + 1);
    if (error_.empty() && runs_.empty()) error_ = file_ + ": " + tr("contains no iterations");
    if (!error_.empty()) return error_;
    return std::move(runs_);
  }

 private:
  bool hasRecords() const { return !log_.steps.empty() || !log_.not_numbers.empty(); }
  /// What comes next may be another run of the same scene.
  void endRun(int next_line) {
    ReplayLog next;
    next.scene = log_.scene;
    next.points = log_.points;
    next.digits = log_.digits;
    next.line = next_line;
    if (given_) log_.scene = given_;
    runs_.push_back(std::exchange(log_, std::move(next)));
    ended_ = false;
  }

  /// `unended`: the file ends within the line or behind it. An engine that crashed may have written half of it.
  void readLine(const std::string& text, int number, bool unended) {
    if (text.find_first_not_of(" \t\r") == std::string::npos) return;
    const std::variant<JsonTree, JsonFault> parsed = parseJson(text);
    if (const auto* fault = std::get_if<JsonFault>(&parsed)) {
      if (!unended || fault->line == 0 || (log_.steps.empty() && runs_.empty())) return fail(*fault, number);
      (log_.steps.empty() ? runs_.back() : log_).note =
          tr("Line {line}, the last one, is cut off and was skipped.", arg("line", number));
      return;
    }
    JsonFault fault;
    const JsonValue line(std::get<JsonTree>(parsed), fault);
    const bool record = line.has("simplex") || line.has("vertices") || line.kind() != JsonNode::Kind::object;
    if (!record && !line.has("scene") && hasClaims(line)) {
      line.report(tr("a record needs \"simplex\", or \"vertices\" and \"facets\""));
      return fail(fault, number);
    }
    if (hasRecords() && (line.has("scene") || (record && log_.verdict))) endRun(number);
    if (!record && !hasRecords()) {
      if (line.has("scene")) log_.line = number;
      readHead(line, log_);
    } else if (ended_) {
      return;  // made from what is no number
    } else if (!record && log_.verdict) {
      line.report(tr("must not follow a verdict; a run has only one"));
    } else if (const std::optional<Scene>& scene = given_ ? given_ : log_.scene) {
      readRecord(line, scene->dimension, number, record);
    } else {
      error_ = fmt::format("{}:{}: ", file_, number) +
               tr("the log does not contain its scene; use --scene FILE, or add {example} as its first line",
                  arg("example", "{\"scene\": {…}}"));
      return;
    }
    if (!fault.sentence.empty()) fail(fault, number);
  }

  void readRecord(const JsonValue& line, int dimension, int number, bool record) {
    std::vector<std::string> not_numbers;
    LineReader reader(line, dimension, not_numbers);
    std::optional<ReplayStep> step;
    const int index = static_cast<int>(log_.steps.size());
    if (!record)
      log_.verdict = reader.verdict(number);
    else if ((step = reader.step(number)))
      log_.steps.push_back(std::move(*step));
    const ReplayPhase phase = line.has("vertices") ? ReplayPhase::epa : ReplayPhase::gjk;
    for (std::string& key : not_numbers)
      log_.not_numbers.push_back({record ? index : std::max(index - 1, 0), number, phase, std::move(key)});
    ended_ = record && !step;
    if (ended_)
      log_.note = tr("The log was read only up to line {line}, whose points are not numbers.", arg("line", number));
  }

  void fail(const JsonFault& fault, int number) {
    const std::string where =
        fault.line > 0 ? fmt::format("{}:{}:{}", file_, number, fault.column) : fmt::format("{}:{}", file_, number);
    error_ = fmt::format("{}: {}{}{}", where, fault.path, fault.path.empty() ? "" : ": ", fault.sentence);
  }

  const std::string& file_;
  const std::optional<Scene>& given_;
  ReplayLog log_;
  std::vector<ReplayLog> runs_;
  std::string error_;
  bool ended_ = false;
};

}  // namespace

std::variant<std::vector<ReplayLog>, std::string> readLogs(const std::string& text, const std::string& file,
                                                           const std::optional<Scene>& given) {
  return LogReader(file, given).read(text);
}

std::variant<ReplayLog, std::string> readLog(const std::string& text, const std::string& file,
                                             const std::optional<Scene>& given) {
  auto runs = readLogs(text, file, given);
  if (auto* sentence = std::get_if<std::string>(&runs)) return std::move(*sentence);
  auto& logs = std::get<std::vector<ReplayLog>>(runs);
  if (logs.size() > 1)
    return file + ": " + tr("must contain exactly one run; it contains {count}", arg("count", logs.size()));
  return std::move(logs[0]);
}

}  // namespace gjklab

// Marks as text and as JSON.

#include "export/marks_writer.h"

#include "model/marking/kind_text.h"
#include "model/scene/scene_io.h"
#include "model/text/characters.h"
#include "model/text/json_tree.h"
#include "model/text/number_text.h"
#include "model/text/text_lines.h"
#include "model/text/translate.h"

#include <algorithm>
#include <iterator>

namespace gjklab {

namespace {

constexpr std::size_t kShown = 10;  ///< failures of each program in text

std::string plainId(const SceneNotes& notes) {
  const std::string& id = notes.id;
  return id.size() >= 2 && id.front() == '"' ? id.substr(1, id.size() - 2) : id;
}

/// In columns: the first number takes four places.
std::string shareOf(int right, const std::string& total) {
  return tr("{right} of {total}", arg("right", fmt::format("{:>4}", right)), arg("total", total));
}

class MarksText : TextLines {
 public:
  std::string write(const std::vector<Marks>& all) {
    if (all.size() > 1) overview(all);
    for (const Marks& marks : all) one(marks);
    return take();
  }

 private:
  void overview(const std::vector<Marks>& all) {
    std::size_t width = 0;
    for (const Marks& marks : all) width = std::max(width, marks.program.size());
    for (const Marks& marks : all)
      line("{:<{}}  {}", marks.program, width, shareOf(marks.right, fmt::format("{}", marks.total)));
    line();
  }

  void one(const Marks& marks) {
    line("{}", tr("{program}: {right} of {total} right (suite {suite}, {seconds} s)", arg("program", marks.program),
                  arg("right", marks.right), arg("total", marks.total), arg("suite", marks.suite),
                  arg("seconds", inReadersDigits(fmt::format("{:.1f}", marks.seconds)))));
    for (const std::string& sentence : mishapsOf(marks)) line("{}", sentence);
    std::size_t width = 0;
    for (const auto& [kind, found] : marks.by_kind)
      width = std::max(width, static_cast<std::size_t>(characterCount(kindText(kind))));
    for (const auto& [kind, found] : marks.by_kind)
      line("  {:<{}}  {}{}", kindText(kind), width, shareOf(found.right, fmt::format("{:>4}", found.total)),
           found.right < found.total ? "  *" : "");
    if (!marks.failures.empty()) line("{}", tr("First failures:"));
    for (std::size_t i = 0; i < std::min(kShown, marks.failures.size()); ++i) {
      const MarkedFailure& failure = marks.failures[i];
      line("  {} ({}): {}", plainId(failure.notes), kindText(failure.notes.kind), failure.reason());
      if (failure.smaller) line("    {}", tr("smallest: {scene}", arg("scene", writeScene(*failure.smaller, false))));
    }
    line();
  }
};

class MarksJson {
 public:
  std::string write(const std::vector<Marks>& all) {
    if (all.size() == 1) {
      one(all[0]);
    } else {
      json_.open('{');
      json_.key("programs").list(all, [this](const Marks& marks) { one(marks); });
      json_.close('}');
    }
    return json_.take() + "\n";
  }

 private:
  void one(const Marks& marks) {
    json_.open('{');
    json_.key("program").text(marks.program);
    json_.key("suite").text(marks.suite);
    json_.key("total").whole(marks.total);
    json_.key("right").whole(marks.right);
    json_.key("time_outs").whole(marks.time_outs);
    json_.key("crashes").whole(marks.falls);
    json_.key("unreadable").whole(marks.unreadable);
    json_.key("seconds").number(marks.seconds);
    json_.key("by_kind").open('{');
    for (const auto& [kind, found] : marks.by_kind) {
      json_.keyOf(kind).open('{');
      json_.key("total").whole(found.total);
      json_.key("right").whole(found.right);
      json_.close('}');
    }
    json_.close('}');
    json_.key("failures").list(marks.failures, [this](const MarkedFailure& failure) { one(failure); });
    json_.close('}');
  }

  void one(const MarkedFailure& failure) {
    json_.line();
    json_.open('{');
    json_.key("scene").json(writeNotedScene(failure.scene, failure.notes, false));
    json_.key("expected"), expected(failure);
    json_.key("answer"), answer(failure.answer);
    json_.key("reason").text(failure.reason());
    if (failure.smaller) {
      json_.key("smallest").json(writeScene(*failure.smaller, false));
      json_.key("smallest_reason").text(failure.smaller_reason());
    }
    json_.close('}');
  }
  void expected(const MarkedFailure& failure) {
    JsonWriter json(failure.scene.dimension);
    writeTruth(json, failure.truth);
    json_.json(json.take());
  }
  /// As it was given where it is JSON, as a text where it is none, null where there was none.
  void answer(const std::string& line) {
    if (line.empty()) return json_.none();
    if (std::holds_alternative<JsonTree>(parseJson(line))) return json_.json(line);
    json_.text(line.substr(0, kLongestLine));
  }

  static constexpr std::size_t kLongestLine = 1000;
  JsonWriter json_;
};

}  // namespace

std::vector<std::string> mishapsOf(const Marks& marks) {
  std::vector<std::string> out;
  if (marks.at_end_only)
    out.emplace_back(tr("It reads all its input before it answers, so gjklab sent all pairs at once."));
  if (marks.time_outs > 0)
    out.push_back(trn("{n} pair got no answer in time.", "{n} pairs got no answer in time.", marks.time_outs));
  if (marks.falls > 0)
    out.push_back(
        trn("It exited instead of answering {n} pair.", "It exited instead of answering {n} pairs.", marks.falls));
  if (marks.unreadable > 0)
    out.push_back(trn("{n} of its answers is invalid: not JSON, or a key is missing or has a wrong value.",
                      "{n} of its answers are invalid: not JSON, or a key is missing or has a wrong value.",
                      marks.unreadable));
  return out;
}

void writeTruth(JsonWriter& json, const Truth& truth) {
  json.open('{');
  json.key("status").text(gjk::name(statusOf(truth)));
  json.key("distance").number(std::max(truth.signed_distance, 0.0));
  json.key("depth").number(std::max(-truth.signed_distance, 0.0));
  json.key("normal");
  if (truth.normal == dvec3(0.0)) {
    json.none();
  } else {
    json.vector(truth.normal);
  }
  json.close('}');
}

std::string marksText(const std::vector<Marks>& all) { return MarksText().write(all); }

std::string marksJson(const std::vector<Marks>& all) {
  return inEnglish([&all] { return MarksJson().write(all); });
}

}  // namespace gjklab

#include "model/session/learner_progress.h"

#include "model/text/json_tree.h"
#include "model/text/json_writer.h"
#include "model/text/number_text.h"

#include <fmt/format.h>

#include <string_view>

namespace gjklab {
namespace {

constexpr std::string_view kDone = " done";

std::vector<std::string> linesAt(const JsonTree& tree, std::string_view key) {
  const auto at = [&tree](std::int32_t node) { return tree.nodes[static_cast<std::size_t>(node)]; };
  const auto text = [&tree](std::int32_t index) { return tree.texts[static_cast<std::size_t>(index)]; };
  std::vector<std::string> lines;
  for (std::int32_t i = tree.nodes[0].first; i >= 0; i = at(i).next) {
    if (text(at(i).key) != key || at(i).kind != JsonNode::Kind::array) continue;
    for (std::int32_t k = at(i).first; k >= 0; k = at(k).next)
      if (at(k).kind == JsonNode::Kind::string) lines.push_back(text(at(k).text));
  }
  return lines;
}

/// "05-loop.md 7", "05-loop.md 12 done".
void readLesson(std::string_view line, std::map<std::string, LessonPlace>& into) {
  LessonPlace place;
  place.done = line.ends_with(kDone);
  if (place.done) line.remove_suffix(kDone.size());
  const std::size_t blank = line.rfind(' ');
  if (blank == std::string_view::npos || blank == 0) return;
  const auto beat = countIn(std::string(line.substr(blank + 1)));
  if (!beat) return;
  place.beat = *beat;
  into[std::string(line.substr(0, blank))] = place;
}

}  // namespace

LearnerProgress readProgress(const JsonTree& tree) {
  LearnerProgress progress;
  for (const std::string& line : linesAt(tree, "lessons")) readLesson(line, progress.lessons);
  progress.scores = Scores::ofLines(linesAt(tree, "scores"));
  return progress;
}

std::string writeProgress(const LearnerProgress& progress) {
  JsonWriter json(0, JsonLayout::pretty);
  json.open('{');
  json.key("lessons").open('[');
  for (const auto& [file, place] : progress.lessons) {
    json.line(4);
    json.text(fmt::format("{} {}{}", file, place.beat, place.done ? kDone : ""));
  }
  json.close(']');
  json.key("scores").open('[');
  for (const std::string& line : progress.scores.lines()) {
    json.line(4);
    json.text(line);
  }
  json.close(']');
  json.close('}');
  return json.take() + "\n";
}

LearnerProgress mergeProgress(const LearnerProgress& disk, const LearnerProgress& before, const LearnerProgress& now) {
  LearnerProgress merged = disk;
  for (const auto& [file, place] : now.lessons) {
    const auto was = before.lessons.find(file);
    if (was != before.lessons.end() && was->second == place) continue;
    LessonPlace& into = merged.lessons[file];
    into = {place.beat, place.done || into.done};
  }
  merged.scores.addSince(before.scores, now.scores);
  return merged;
}

}  // namespace gjklab

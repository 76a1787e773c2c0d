#include "model/session/learner_progress.h"

#include "model/text/json_tree.h"
#include "model/text/json_writer.h"
#include "model/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

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

/// Splits "05-loop.md 7" at its last space.
std::pair<std::string, std::string> cutAtLastBlank(std::string_view line) {
  const std::size_t blank = line.rfind(' ');
  if (blank == std::string_view::npos || blank == 0) return {};
  return {std::string(line.substr(0, blank)), std::string(line.substr(blank + 1))};
}

constexpr std::array<std::pair<Settled, const char*>, 3> kSettledWords{
    {{Settled::shown, "shown"}, {Settled::mended, "mended"}, {Settled::right, "right"}}};

/// "05-loop.md 9": of a lesson that has a place.
void readPassed(std::string_view line, std::map<std::string, LessonPlace>& into) {
  const auto [file, count] = cutAtLastBlank(line);
  const auto place = into.find(file);
  if (const auto passed = countIn(count); passed && place != into.end()) place->second.passed = *passed;
}

/// "05-loop.md 7 right", likewise.
void readAnswer(std::string_view line, std::map<std::string, LessonPlace>& into) {
  const auto [where, word] = cutAtLastBlank(line);
  const auto [file, number] = cutAtLastBlank(where);
  const auto place = into.find(file);
  const auto beat = countIn(number);
  if (place == into.end() || !beat) return;
  for (const auto& [settled, name] : kSettledWords)
    if (word == name) place->second.settled[*beat] = settled;
}

/// "support 3 41 12 2": box, last, right, missed.
void readTopic(const std::string& line, std::map<std::string, TopicRecord>& into) {
  std::array<int, 4> numbers{};
  std::string rest = line;
  for (std::size_t i = numbers.size(); i-- > 0;) {
    const auto [before, text] = cutAtLastBlank(rest);
    const auto count = countIn(text);
    if (!count) return;
    numbers[i] = *count;
    rest = before;
  }
  if (!rest.empty() && rest.find(' ') == std::string::npos)
    into[rest] = {std::min(numbers[0], kHighestBox), numbers[1], numbers[2], numbers[3]};
}

void writeLines(JsonWriter& json, const char* key, const std::vector<std::string>& lines) {
  json.key(key).open('[');
  for (const std::string& line : lines) {
    json.line(4);
    json.text(line);
  }
  json.close(']');
}

void mergePlace(const LessonPlace& now, LessonPlace& into) {
  into.beat = now.beat;
  into.done = now.done || into.done;
  into.passed = std::max(now.passed, into.passed);
  for (const auto& [beat, settled] : now.settled) {
    Settled& best = into.settled.emplace(beat, settled).first->second;
    best = std::max(best, settled);
  }
}

}  // namespace

LearnerProgress readProgress(const JsonTree& tree) {
  LearnerProgress progress;
  for (const std::string& line : linesAt(tree, "lessons")) readLesson(line, progress.lessons);
  for (const std::string& line : linesAt(tree, "passed")) readPassed(line, progress.lessons);
  for (const std::string& line : linesAt(tree, "answers")) readAnswer(line, progress.lessons);
  for (const std::string& line : linesAt(tree, "practice")) readTopic(line, progress.practice);
  progress.scores = Scores::ofLines(linesAt(tree, "scores"));
  return progress;
}

std::string writeProgress(const LearnerProgress& progress) {
  std::vector<std::string> lessons, passed, answers, practice;
  for (const auto& [file, place] : progress.lessons) {
    lessons.push_back(fmt::format("{} {}{}", file, place.beat, place.done ? kDone : ""));
    if (place.passed > 0) passed.push_back(fmt::format("{} {}", file, place.passed));
    for (const auto& [beat, settled] : place.settled)
      answers.push_back(fmt::format("{} {} {}", file, beat, kSettledWords[static_cast<std::size_t>(settled)].second));
  }
  for (const auto& [topic, record] : progress.practice)
    practice.push_back(fmt::format("{} {} {} {} {}", topic, record.box, record.last, record.right, record.missed));
  JsonWriter json(0, JsonLayout::pretty);
  json.open('{');
  writeLines(json, "lessons", lessons);
  if (!passed.empty()) writeLines(json, "passed", passed);
  if (!answers.empty()) writeLines(json, "answers", answers);
  if (!practice.empty()) writeLines(json, "practice", practice);
  writeLines(json, "scores", progress.scores.lines());
  json.close('}');
  return json.take() + "\n";
}

LearnerProgress mergeProgress(const LearnerProgress& disk, const LearnerProgress& before, const LearnerProgress& now) {
  LearnerProgress merged = disk;
  for (const auto& [file, place] : now.lessons) {
    const auto was = before.lessons.find(file);
    if (was != before.lessons.end() && was->second == place) continue;
    mergePlace(place, merged.lessons[file]);
  }
  for (const auto& [topic, record] : now.practice) {
    const auto was = before.practice.find(topic);
    const TopicRecord had = was == before.practice.end() ? TopicRecord{} : was->second;
    if (record == had) continue;
    TopicRecord& into = merged.practice[topic];
    into = {record.box, std::max(record.last, into.last), into.right + record.right - had.right,
            into.missed + record.missed - had.missed};
  }
  merged.scores.addSince(before.scores, now.scores);
  return merged;
}

}  // namespace gjklab

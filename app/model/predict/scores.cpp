#include "model/predict/scores.h"

#include "model/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

std::string quoted(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

/// The fields of a line of CSV.
std::vector<std::string> fieldsOf(const std::string& line) {
  std::vector<std::string> fields(1);
  bool inside = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (inside && c == '"' && i + 1 < line.size() && line[i + 1] == '"')
      fields.back() += line[++i];
    else if (c == '"')
      inside = !inside;
    else if (c == ',' && !inside)
      fields.emplace_back();
    else
      fields.back() += c;
  }
  return fields;
}

void addDifference(const Tally& before, const Tally& now, Tally& into) {
  into.right += now.right - before.right;
  into.hinted += now.hinted - before.hinted;
  into.wrong += now.wrong - before.wrong;
}

}  // namespace

void Scores::add(const std::string& scene, const Card& before, const Card& now) {
  for (std::size_t k = 0; k < kAsks.size(); ++k) {
    const Tally &was = before.by_kind[k], &is = now.by_kind[k];
    if (!(was == is)) addDifference(was, is, scenes_[scene][k]);
  }
}

void Scores::addSince(const Scores& before, const Scores& now) {
  for (const auto& [scene, tallies] : now.scenes_) {
    const auto found = before.scenes_.find(scene);
    const Tallies was = found == before.scenes_.end() ? Tallies{} : found->second;
    for (std::size_t k = 0; k < tallies.size(); ++k)
      if (!(was[k] == tallies[k])) addDifference(was[k], tallies[k], scenes_[scene][k]);
  }
}

std::vector<std::string> Scores::lines() const {
  std::vector<std::string> out;
  for (const auto& [scene, tallies] : scenes_)
    for (const Ask ask : kAsks) {
      const Tally& tally = tallies[static_cast<std::size_t>(ask)];
      if (tally.all() > 0)
        out.push_back(fmt::format("{},{},{},{},{}", quoted(scene), name(ask), tally.right, tally.hinted, tally.wrong));
    }
  return out;
}

std::string Scores::csv() const {
  std::string out = "scene,question,right,with_hint,wrong\n";
  for (const std::string& line : lines()) out += line + "\n";
  return out;
}

Scores Scores::ofLines(const std::vector<std::string>& lines) {
  Scores scores;
  for (const std::string& line : lines) {
    const std::vector<std::string> fields = fieldsOf(line);
    if (fields.size() != 5) continue;
    const auto ask = std::find_if(kAsks.begin(), kAsks.end(), [&](Ask each) { return fields[1] == name(each); });
    const auto right = countIn(fields[2]), hinted = countIn(fields[3]), wrong = countIn(fields[4]);
    if (ask != kAsks.end() && right && hinted && wrong)
      scores.scenes_[fields[0]][static_cast<std::size_t>(*ask)] = {*right, *hinted, *wrong};
  }
  return scores;
}

}  // namespace gjklab

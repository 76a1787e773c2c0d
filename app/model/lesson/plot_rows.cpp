#include "model/lesson/plot_rows.h"

#include "model/lesson/words.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

constexpr std::size_t kMostValues = 200;

/// Behind a number: "°", "s".
std::string unitOf(std::string& word) {
  const std::size_t end = word.find_last_of("0123456789");
  if (end == std::string::npos) return {};
  std::string unit = word.substr(end + 1);
  word.erase(end + 1);
  return unit;
}

std::string parseRow(const std::string& line, PlotRows::Row& row, std::string* unit) {
  std::vector<std::string> words;
  for (const std::string& word : splitAt(line, " "))
    if (!word.empty()) words.push_back(word);
  if (words.size() < 3) return tr("a row is a name and at least two numbers; it is \"{text}\"", arg("text", line));
  if (words.size() > kMostValues + 1) return tr("a row has at most {most} numbers", arg("most", kMostValues));
  row.name = words.front();
  if (unit != nullptr) *unit = unitOf(words.back());
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto value = numberFrom(words[i]);
    if (!value) return tr("must be a number; it is \"{text}\"", arg("text", words[i]));
    row.values.push_back(*value);
  }
  return {};
}

bool rises(const std::vector<double>& values) {
  return std::adjacent_find(values.begin(), values.end(), [](double a, double b) { return a >= b; }) == values.end();
}

}  // namespace

double PlotRows::greatest() const {
  double greatest = 0;
  for (const Row& row : rows)
    for (const double value : row.values) greatest = std::max(greatest, value);
  return greatest;
}

std::string parsePlot(const std::string& text, PlotRows& into) {
  into = {};
  for (const std::string& line : splitAt(text, "\n")) {
    if (line.empty()) continue;
    const bool first = into.axis.values.empty();
    PlotRows::Row row;
    if (std::string error = parseRow(line, row, first ? &into.unit : nullptr); !error.empty()) return error;
    if (first) {
      if (!rises(row.values)) return tr("the numbers of the first row, the axis, must increase");
      into.axis = std::move(row);
      continue;
    }
    if (row.values.size() != into.axis.values.size())
      return tr("\"{row}\" has {count} numbers, but the first row has {first}", arg("row", row.name),
                arg("count", row.values.size()), arg("first", into.axis.values.size()));
    if (std::any_of(row.values.begin(), row.values.end(), [](double value) { return value < 0; }))
      return tr("\"{row}\" has a number below zero: the plot begins at 0", arg("row", row.name));
    into.rows.push_back(std::move(row));
  }
  if (into.rows.empty() || into.rows.size() > 2) return tr("needs a row for the axis, and one or two with values");
  return {};
}

}  // namespace gjklab

#include "export/comparison_writer.h"

#include "export/result_json.h"
#include "model/text/json_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

/// Characters, not bytes, as far as text in columns is concerned.
std::size_t widthOf(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width, bool right) {
  const std::string space(width - std::min(width, widthOf(text)), ' ');
  return right ? space + text : text + space;
}

std::string quoted(const std::string& text) {
  std::string out;
  appendString(out, text);
  return out;
}

std::string numberText(double value) {
  std::string out;
  appendPlainNumber(out, value);
  return out;
}

std::string referenceJson(const Comparison& comparison) {
  if (!comparison.reference)
    return fmt::format("\"reference\": null,\n  \"no_reference\": {}", quoted(comparison.no_reference));
  const Reference& reference = *comparison.reference;
  std::string normal;
  appendPlainVector(normal, reference.normal, comparison.dimension);
  return fmt::format("\"reference\": {{\"signed_distance\": {}, \"normal\": {}, \"uncertainty\": {}, \"how\": {}}}",
                     numberText(static_cast<double>(reference.signed_distance)), normal,
                     numberText(reference.uncertainty), quoted(reference.how));
}

std::string methodJson(const Comparison& comparison, std::size_t i, const QuerySettings& query) {
  const MethodFigures& method = comparison.methods[i];
  const std::string result = resultJson(method.result, comparison.dimension);
  return fmt::format(
      "{{\"name\": {}, \"method\": \"{}\", \"sub_distance\": \"{}\", \"acceleration\": \"{}\", \"rounding\": \"{}\", "
      "\"tests\": {}, \"error\": {}, \"result\": {}}}",
      quoted(method.name), gjk::name(query.method), gjk::name(query.sub_distance), gjk::name(query.acceleration),
      gjk::name(query.rounding), method.tests, method.error ? numberText(*method.error) : "null", result);
}

std::string partingJson(const Comparison& comparison, std::size_t i, int step) {
  const std::optional<Parting>& parting = comparison.partings[i];
  if (!parting) return "null";
  const bool epa = phaseOf(parting->moment.sub_step) == Phase::epa;
  return fmt::format("{{\"step\": {}, \"phase\": \"{}\", \"iteration\": {}, \"sub_step\": \"{}\", \"sentence\": {}}}",
                     step, epa ? "epa" : "gjk", parting->moment.record + 1, name(parting->moment.sub_step),
                     quoted(parting->sentence));
}

}  // namespace

std::string comparisonText(const Comparison& comparison, const std::string& title) {
  std::vector<ComparisonRow> rows = comparisonRows(comparison);
  ComparisonRow names;
  for (const MethodFigures& method : comparison.methods) names.cells.push_back(method.name);
  rows.insert(rows.begin(), names);
  std::size_t first = 0;
  std::vector<std::size_t> widths(comparison.methods.size(), 0);
  for (const ComparisonRow& row : rows) {
    first = std::max(first, widthOf(row.name));
    for (std::size_t i = 0; i < row.cells.size(); ++i) widths[i] = std::max(widths[i], widthOf(row.cells[i]));
  }
  std::string out = title.empty() ? "" : title + "\n\n";
  for (const ComparisonRow& row : rows) {
    out += padded(row.name, first, false);
    for (std::size_t i = 0; i < row.cells.size(); ++i) out += "  " + padded(row.cells[i], widths[i], true);
    out += "\n";
  }
  const ReferenceText reference = referenceText(comparison);
  out += fmt::format("\nreference: {} ({})\n", reference.value, reference.how);
  for (std::size_t i = 1; i < comparison.methods.size(); ++i)
    out += fmt::format("{} and {}: {}\n", comparison.methods[0].name, comparison.methods[i].name,
                       partingText(comparison, i));
  return out;
}

std::string comparisonJson(const Comparison& comparison, const std::vector<QuerySettings>& queries,
                           const std::vector<int>& steps) {
  std::string out = "{\n  " + referenceJson(comparison) + ",\n  \"methods\": [\n";
  for (std::size_t i = 0; i < comparison.methods.size(); ++i)
    out += "    " + methodJson(comparison, i, queries[i]) + (i + 1 < comparison.methods.size() ? ",\n" : "\n");
  out += "  ],\n  \"partings\": [\n";
  for (std::size_t i = 0; i < comparison.partings.size(); ++i)
    out += "    " + partingJson(comparison, i, steps[i]) + (i + 1 < comparison.partings.size() ? ",\n" : "\n");
  return out + "  ]\n}\n";
}

}  // namespace gjklab

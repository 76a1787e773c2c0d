#include "export/comparison_writer.h"

#include "export/result_json.h"
#include "model/scene/method_choices.h"
#include "model/text/characters.h"
#include "model/text/json_writer.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

/// Characters, not bytes, as far as text in columns is concerned.
std::size_t cellWidth(const std::string& text) { return static_cast<std::size_t>(characterCount(text)); }

class ComparisonJson {
 public:
  ComparisonJson(const Comparison& comparison, const std::vector<QuerySettings>& queries, const std::vector<int>& steps)
      : comparison_(comparison), queries_(queries), steps_(steps), json_(comparison.dimension, JsonLayout::spaced) {}

  std::string write() {
    json_.open('{');
    json_.line(kIndent);
    json_.key("reference"), reference();
    json_.line(kIndent);
    json_.key("methods"), lines(comparison_.methods.size(), [this](std::size_t i) { method(i); });
    json_.line(kIndent);
    json_.key("partings"), lines(comparison_.partings.size(), [this](std::size_t i) { parting(i); });
    if (comparison_.single) {
      json_.line(kIndent);
      json_.key("single_precision"), single(*comparison_.single);
    }
    json_.line();
    json_.close('}');
    return json_.take() + "\n";
  }

 private:
  static constexpr int kIndent = 2;

  /// An array with a line for each element.
  template <class Write>
  void lines(std::size_t count, Write write) {
    json_.open('[');
    for (std::size_t i = 0; i < count; ++i) {
      json_.line(2 * kIndent);
      write(i);
    }
    json_.line(kIndent);
    json_.close(']');
  }

  void reference() {
    if (!comparison_.reference) {
      json_.none();
      json_.line(kIndent);
      json_.key("no_reference").text(comparison_.no_reference);
      return;
    }
    const Reference& reference = *comparison_.reference;
    json_.open('{');
    json_.key("signed_distance").number(static_cast<double>(reference.signed_distance));
    json_.key("normal").json(compact(reference.normal));
    json_.key("uncertainty").number(reference.uncertainty);
    json_.key("how").text(reference.how);
    json_.close('}');
  }

  void method(std::size_t i) {
    const MethodFigures& method = comparison_.methods[i];
    const QuerySettings& query = queries_[i];
    json_.open('{');
    json_.key("name").text(method.name);
    json_.key("method").text(methodWord(query));
    json_.key("sub_distance").text(gjk::name(query.sub_distance));
    json_.key("acceleration").text(gjk::name(query.acceleration));
    json_.key("rounding").text(gjk::name(query.rounding));
    json_.key("tests").whole(method.tests);
    if (!method.fault.empty()) json_.key("goes_wrong").text(method.fault);
    json_.key("error");
    if (method.error) {
      json_.number(*method.error);
    } else {
      json_.none();
    }
    json_.key("result").json(resultJson(method.result, comparison_.dimension));
    json_.close('}');
  }

  void parting(std::size_t i) {
    const std::optional<Parting>& parting = comparison_.partings[i];
    if (!parting) return json_.none();
    const bool epa = phaseOf(parting->moment.sub_step) == Phase::epa;
    json_.open('{');
    json_.key("step").whole(steps_[i]);
    json_.key("phase").text(epa ? "epa" : "gjk");
    json_.key("iteration").whole(parting->moment.record + 1);
    json_.key("sub_step").text(name(parting->moment.sub_step));
    json_.key("sentence").text(parting->sentence);
    json_.close('}');
  }

  void single(const SingleVerdict& verdict) {
    const auto status = [this](const char* key, const std::optional<gjk::Status>& value) {
      json_.key(key);
      value ? json_.text(gjk::name(*value)) : json_.none();
    };
    const auto length = [this](const char* key, const std::optional<double>& value) {
      json_.key(key);
      value ? json_.number(*value) : json_.none();
    };
    json_.open('{');
    json_.key("textbook").json(resultJson(verdict.answer, comparison_.dimension));
    status("true_status", verdict.truth);
    status("rounded_status", verdict.rounded);
    length("input_error", verdict.input_error);
    length("arithmetic_error", verdict.arithmetic_error);
    length("error", verdict.error);
    json_.key("to_blame").text(name(verdict.blame));
    json_.key("sentence").text(verdictText(verdict));
    json_.close('}');
  }

  std::string compact(const dvec3& value) const {
    JsonWriter json(comparison_.dimension);
    json.vector(value);
    return json.take();
  }

  const Comparison& comparison_;
  const std::vector<QuerySettings>& queries_;
  const std::vector<int>& steps_;
  JsonWriter json_;
};

}  // namespace

std::string comparisonText(const Comparison& comparison, const std::string& title) {
  std::vector<ComparisonRow> rows = comparisonRows(comparison);
  ComparisonRow names;
  for (const MethodFigures& method : comparison.methods) names.cells.push_back(method.name);
  rows.insert(rows.begin(), names);
  std::size_t first = 0;
  std::vector<std::size_t> widths(comparison.methods.size(), 0);
  for (const ComparisonRow& row : rows) {
    first = std::max(first, cellWidth(row.name));
    for (std::size_t i = 0; i < row.cells.size(); ++i) widths[i] = std::max(widths[i], cellWidth(row.cells[i]));
  }
  std::string out = title.empty() ? "" : title + "\n\n";
  for (const ComparisonRow& row : rows) {
    out += fmt::format("{:<{}}", row.name, first);
    for (std::size_t i = 0; i < row.cells.size(); ++i) out += fmt::format("  {:>{}}", row.cells[i], widths[i]);
    out += "\n";
  }
  const ReferenceText reference = referenceText(comparison);
  out += "\n" + tr("reference: {value} ({how})", arg("value", reference.value), arg("how", reference.how)) + "\n";
  for (std::size_t i = 1; i < comparison.methods.size(); ++i)
    out += tr("{first} and {second}: {parting}", arg("first", comparison.methods[0].name),
              arg("second", comparison.methods[i].name), arg("parting", partingText(comparison, i))) +
           "\n";
  for (const MethodFigures& method : comparison.methods)
    if (!method.fault.empty()) out += method.fault + "\n";
  if (comparison.single)
    out += tr("single precision: {sentence}", arg("sentence", singleText(*comparison.single))) + "\n";
  return out;
}

std::string comparisonJson(const Comparison& comparison, const std::vector<QuerySettings>& queries,
                           const std::vector<int>& steps) {
  return ComparisonJson(comparison, queries, steps).write();
}

}  // namespace gjklab

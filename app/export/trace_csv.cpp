// One row per iteration, for spreadsheets and plotting. Cells that a phase does not have are empty; lists are separated
// by spaces.

#include "export/sat_export.h"
#include "export/trace_words.h"
#include "export/trace_writer.h"
#include "model/text/json_text.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

class TraceCsv {
 public:
  TraceCsv(const Scene& scene, const Run& run) : scene_(scene), trace_(run.trace), dimension_(run.dimension) {}

  std::string write() {
    header();
    for (const auto& record : trace_.gjk) row(record);
    for (const auto& record : trace_.epa) row(record);
    return std::move(out_);
  }

 private:
  void cell(const std::string& text) {
    if (!out_.empty() && out_.back() != '\n') out_ += ',';
    out_ += text;
  }
  void number(double value) {
    std::string text;
    appendPlainNumber(text, value);
    cell(text == "null" ? "" : text);
  }
  void vector(const dvec3& value) {
    for (int i = 0; i < dimension_; ++i) number(value[i]);
  }
  void empty(int cells) {
    for (int i = 0; i < cells; ++i) out_ += ',';
  }
  template <class List>
  static std::string spaced(const List& items) {
    std::string out;
    for (const auto& item : items) out += fmt::format("{}{}", out.empty() ? "" : " ", item);
    return out;
  }
  void header();
  void common(const char* phase, int iteration, const dvec3& direction, const gjk::Support<3>&, const gjk::Bounds&,
              bool bounds_known, const char* decision);
  void row(const gjk::GjkRecord<3>&);
  void row(const gjk::EpaRecord<3>&);

  const Scene& scene_;
  const gjk::Trace<3>& trace_;
  int dimension_;
  std::string out_;
};

void TraceCsv::header() {
  cell("phase");
  cell("iteration");
  const auto vector_header = [this](const char* word) {
    for (int i = 0; i < dimension_; ++i) cell(fmt::format("{}_{}", word, "xyz"[i]));
  };
  for (const char* word : {"direction", "w", "a", "b"}) vector_header(word);
  for (const char* word :
       {"index_a", "index_b", "lower_bound", "upper_bound", "decision", "simplex_size", "region", "ruled_out", "kept"})
    cell(word);
  vector_header("closest");
  for (const char* word : {"tests", "closest_facet", "facet_distance", "removed", "added", "horizon"}) cell(word);
  vector_header("plain_direction");
  for (const char* word : {"momentum", "momentum_phase"}) cell(word);
  out_ += '\n';
}

void TraceCsv::common(const char* phase, int iteration, const dvec3& direction, const gjk::Support<3>& support,
                      const gjk::Bounds& bounds, bool bounds_known, const char* decision) {
  cell(phase);
  cell(std::to_string(iteration));
  vector(direction);
  vector(support.w);
  vector(support.a);
  vector(support.b);
  cell(std::to_string(support.index_a));
  cell(std::to_string(support.index_b));
  if (bounds_known) {
    number(bounds.lower);
    number(bounds.upper);
  } else {
    empty(2);
  }
  cell(decision);
}

void TraceCsv::row(const gjk::GjkRecord<3>& record) {
  common("gjk", record.iteration, record.direction, record.support, gjk::boundsOnAnswer(trace_, record),
         scene_.query.method != gjk::Method::boolean, gjk::name(record.decision));
  cell(std::to_string(record.simplex.size()));
  cell(gjk::letters(record.region));
  std::vector<std::string> out;
  for (const gjk::Feature feature : ruledOut(record)) out.emplace_back(gjk::letters(feature));
  cell(spaced(out));
  cell(gjk::letters(record.kept));
  vector(record.closest);
  cell(std::to_string(record.tests.size()));
  empty(5);
  if (record.momentum) {
    vector(record.momentum->plain_direction);
    number(record.momentum->factor);
    cell(gjk::name(record.momentum->phase));
  } else {
    empty(dimension_ + 2);
  }
  out_ += '\n';
}

void TraceCsv::row(const gjk::EpaRecord<3>& record) {
  common("epa", record.iteration, record.direction, record.support, gjk::boundsOnAnswer(trace_, record), true,
         gjk::name(record.decision));
  empty(5 + dimension_);
  if (const auto* facet = closestFacet(trace_, record)) {
    cell(std::to_string(*record.closest_facet));
    number(facet->distance);
  } else {
    empty(2);
  }
  cell(spaced(removedFacets(trace_, record)));
  cell(spaced(addedFacets(record)));
  cell(std::to_string(record.horizon.size()));
  empty(dimension_ + 2);
  out_ += '\n';
}

}  // namespace

std::string traceCsv(const Scene& scene, const Run& run) {
  return run.sat ? satCsv(run) : TraceCsv(scene, run).write();
}

}  // namespace gjklab

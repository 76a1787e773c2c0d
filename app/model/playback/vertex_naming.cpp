#include "model/playback/vertex_naming.h"

#include "model/text/number_text.h"

#include <vector>

namespace gjklab {

namespace {

/// The numbers of the vertices that a record keeps.
std::vector<int> keptOf(const std::vector<int>& numbers, gjk::Feature kept) {
  std::vector<int> out;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (gjk::contains(kept, static_cast<int>(i))) out.push_back(numbers[i]);
  return out;
}

}  // namespace

VertexNames namesAt(const Run& run, int record, Naming naming) {
  if (naming == Naming::letters) return {};
  std::vector<int> numbers;  // from 0, newest first
  int next = 0;
  if (run.trace.start)
    for (int i = 0; i < run.trace.start->simplex.size(); ++i, ++next) numbers.insert(numbers.begin(), next);
  for (int k = 0; k <= record && k < static_cast<int>(run.trace.gjk.size()); ++k) {
    if (k > 0) numbers = keptOf(numbers, run.trace.gjk[static_cast<std::size_t>(k - 1)].kept);
    numbers.insert(numbers.begin(), next++);
  }
  std::array<std::string, 4> names;
  for (std::size_t i = 0; i < names.size() && i < numbers.size(); ++i) names[i] = "s" + subscript(numbers[i]);
  return VertexNames(names);
}

}  // namespace gjklab

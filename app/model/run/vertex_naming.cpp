#include "model/run/vertex_naming.h"

#include "model/text/number_text.h"

#include <algorithm>

namespace gjklab {
namespace {

using Point = gjk::Support<3>;

bool isSame(const Point& x, const Point& y) {
  return x.w == y.w && x.a == y.a && x.b == y.b && x.index_a == y.index_a && x.index_b == y.index_b;
}

/// The points of a run in the order in which they were found, each once.
class Found {
 public:
  /// With those that GJK has found by the end of a record.
  Found(const gjk::Trace<3>& trace, int record) {
    if (trace.start)
      for (int i = 0; i < trace.start->simplex.size(); ++i) numberOf(trace.start->simplex[i].support);
    for (int k = 0; k <= record && k < static_cast<int>(trace.gjk.size()); ++k)
      numberOf(trace.gjk[static_cast<std::size_t>(k)].support);
  }

  /// From 0. A point that is new comes last.
  int numberOf(const Point& point) {
    const auto at = std::find_if(points_.begin(), points_.end(), [&](const Point& p) { return isSame(p, point); });
    const auto number = static_cast<int>(at - points_.begin());
    if (at == points_.end()) points_.push_back(point);
    return number;
  }

 private:
  std::vector<Point> points_;
};

std::string nameFor(int number) { return "s" + subscript(number); }

}  // namespace

VertexNames namesAt(const Run& run, int record, Naming naming) {
  if (naming == Naming::letters) return {};
  std::array<std::string, 4> names;
  if (record < 0 || record >= static_cast<int>(run.trace.gjk.size())) return VertexNames(names);
  Found found(run.trace, record);
  const auto& simplex = run.trace.gjk[static_cast<std::size_t>(record)].simplex;
  for (int i = 0; i < simplex.size(); ++i)
    names[static_cast<std::size_t>(i)] = nameFor(found.numberOf(simplex[i].support));
  return VertexNames(names);
}

std::vector<std::string> polytopeNames(const gjk::Trace<3>& trace, Naming naming) {
  const auto& vertices = trace.polytope.vertices;
  std::vector<std::string> names;
  names.reserve(vertices.size());
  if (naming == Naming::letters) {
    for (std::size_t i = 0; i < vertices.size(); ++i) names.push_back("w" + subscript(static_cast<int>(i)));
    return names;
  }
  Found found(trace, static_cast<int>(trace.gjk.size()) - 1);
  for (const Point& vertex : vertices) names.push_back(nameFor(found.numberOf(vertex)));
  return names;
}

std::string cornerNames(std::span<const int> corners, const std::vector<std::string>& names) {
  std::string out;
  for (const int corner : corners) out += names[static_cast<std::size_t>(corner)];
  return out;
}

std::string nameOnBody(const std::string& vertex, Which which) {
  if (vertex.empty() || vertex.front() != 's') return vertex;
  return (which == Which::a ? "p" : "q") + vertex.substr(1);
}

}  // namespace gjklab

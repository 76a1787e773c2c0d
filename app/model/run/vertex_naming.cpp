#include "model/run/vertex_naming.h"

#include "model/text/number_text.h"

#include <array>
#include <functional>
#include <unordered_map>

namespace gjklab {
namespace {

using Point = gjk::Support<3>;

struct SamePoint {
  bool operator()(const Point& x, const Point& y) const {
    return x.w == y.w && x.a == y.a && x.b == y.b && x.index_a == y.index_a && x.index_b == y.index_b;
  }
};

struct PointHash {
  std::size_t operator()(const Point& point) const {
    const std::hash<double> of;
    return of(point.w.x) + 3 * of(point.w.y) + 5 * of(point.w.z);
  }
};

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
  int numberOf(const Point& point) { return numbers_.emplace(point, static_cast<int>(numbers_.size())).first->second; }

 private:
  std::unordered_map<Point, int, PointHash, SamePoint> numbers_;  // EPA may find a thousand, and each frame asks
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

#include "export/paint/merged_outline.h"

#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

namespace gjklab {
namespace {

using GridPoint = std::pair<std::int64_t, std::int64_t>;  // hundredths of a pixel
using GridLoop = std::vector<GridPoint>;

GridPoint onGrid(dvec3 p) { return {std::llround(100 * p.x), std::llround(100 * p.y)}; }

/// Corners on a straight way between their neighbours are left out.
void dropStraight(GridLoop& loop) {
  for (std::size_t i = 0; loop.size() > 3 && i < loop.size();) {
    const GridPoint &p = loop[(i + loop.size() - 1) % loop.size()], &q = loop[i], &r = loop[(i + 1) % loop.size()];
    const bool straight = (q.first - p.first) * (r.second - q.second) == (q.second - p.second) * (r.first - q.first);
    if (straight)
      loop.erase(loop.begin() + static_cast<std::ptrdiff_t>(i));
    else
      ++i;
  }
}

}  // namespace

std::vector<std::vector<dvec2>> mergedOutlines(const std::vector<std::vector<dvec3>>& polygons) {
  std::map<GridPoint, std::multiset<GridPoint>> edges;
  for (const std::vector<dvec3>& polygon : polygons)
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const GridPoint from = onGrid(polygon[i]), to = onGrid(polygon[(i + 1) % polygon.size()]);
      if (from == to) continue;
      const auto back = edges.find(to);
      const auto twin = back == edges.end() ? std::multiset<GridPoint>::iterator{} : back->second.find(from);
      if (back != edges.end() && twin != back->second.end())
        back->second.erase(twin);
      else
        edges[from].insert(to);
    }
  std::vector<std::vector<dvec2>> outlines;
  for (auto& [start, ends] : edges)
    while (!ends.empty()) {
      GridLoop loop;
      for (GridPoint at = start;;) {
        const auto next = edges.find(at);
        if (next == edges.end() || next->second.empty()) break;
        loop.push_back(at);
        at = *next->second.begin();
        next->second.erase(next->second.begin());
        if (at == start) break;
      }
      dropStraight(loop);
      if (loop.size() < 3) continue;
      std::vector<dvec2>& outline = outlines.emplace_back();
      for (const GridPoint& p : loop)
        outline.push_back({static_cast<double>(p.first) / 100, static_cast<double>(p.second) / 100});
    }
  return outlines;
}

}  // namespace gjklab

// A simple EPA in C++ on two overlapping boxes in the plane, which logs its iterations.
//
//     c++ -std=c++17 -I../probe plain_epa.cpp -o plain_epa
//     ./plain_epa run.jsonl            a correct run: gjklab replay run.jsonl --format text finds nothing
//     ./plain_epa run.jsonl --fault    inserts the new point after the wrong edge, so the polygon is no longer convex
#include "gjk_probe.h"

#include <cmath>
#include <cstdio>
#include <cstring>
#include <vector>

struct Vec2 {
  double x = 0, y = 0;
};
static Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
static double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

static const char* const kScene = R"({"gjklab":1,"dimension":2,"title":"Two boxes of the C++ example",
  "a":{"shape":"hull","points":[[-2,-1],[2,-1.2],[2.1,1],[-1.8,1.1]]},
  "b":{"shape":"hull","points":[[0.5,-0.3],[3,-0.5],[3.2,2],[0.4,1.7]]}})";
static const std::vector<Vec2> kA{{-2, -1}, {2, -1.2}, {2.1, 1}, {-1.8, 1.1}};
static const std::vector<Vec2> kB{{0.5, -0.3}, {3, -0.5}, {3.2, 2}, {0.4, 1.7}};

static Vec2 furthest(const std::vector<Vec2>& points, Vec2 d) {
  Vec2 best = points[0];
  for (const Vec2 p : points)
    if (dot(p, d) > dot(best, d)) best = p;
  return best;
}
static Vec2 support(Vec2 d) { return furthest(kA, d) - furthest(kB, {-d.x, -d.y}); }

int main(int argc, char** argv) {
  const bool fault = argc > 2 && std::strcmp(argv[2], "--fault") == 0;
  // A triangle around O, counter-clockwise, as a boolean GJK leaves it.
  std::vector<Vec2> polygon{support({-1, 0.2}), support({0.6, -1}), support({0.8, 1})};
  GJK_PROBE_OPEN(probe, argc > 1 ? argv[1] : "run.jsonl", kScene);
  double depth = 0;
  for (int i = 0; i < 30; ++i) {
    std::size_t closest = 0;
    Vec2 normal;
    depth = 1e300;
    std::vector<int> edges;
    for (std::size_t k = 0; k < polygon.size(); ++k) {
      const std::size_t next = (k + 1) % polygon.size();
      const Vec2 edge = polygon[next] - polygon[k];
      const double length = std::sqrt(dot(edge, edge));
      const Vec2 n{edge.y / length, -edge.x / length};
      const double distance = dot(n, polygon[k]);
      if (distance < depth) closest = k, normal = n, depth = distance;
      edges.push_back(static_cast<int>(k));
      edges.push_back(static_cast<int>(next));
    }
    const Vec2 w = support(normal);
    GJK_PROBE_STEP(probe);
    GJK_PROBE_POINTS(probe, "vertices", polygon.data(), static_cast<int>(polygon.size()), 2, sizeof(Vec2));
    GJK_PROBE_FACETS(probe, edges.data(), static_cast<int>(polygon.size()), 2, 2 * sizeof(int));
    GJK_PROBE_VECTOR(probe, "direction", &normal.x, 2);
    GJK_PROBE_VECTOR(probe, "support", &w.x, 2);
    GJK_PROBE_NUMBER(probe, "lower_bound", depth);
    GJK_PROBE_NUMBER(probe, "upper_bound", dot(w, normal));
    if (dot(w, normal) - depth <= 1e-12) break;
    const std::size_t place = fault ? closest : closest + 1;
    polygon.insert(polygon.begin() + static_cast<std::ptrdiff_t>(place), w);
  }
  GJK_PROBE_CLOSE(probe);
  std::printf("depth %g\n", depth);
}

// Starter: reads one scene per line and prints one answer per line. Replace answer() with your own GJK.
// Needs JSON for Modern C++ (Debian: nlohmann-json3-dev).  Build: g++ -std=c++17 -O2 solver.cpp -o solver
//
// Try it:  gjklab grade --program ./solver --suite assignment-1
#include <algorithm>
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

using Json = nlohmann::json;
struct Point {
  double x, y;
};
double dot(Point p, Point q) { return p.x * q.x + p.y * q.y; }

// The vertices of a 2-D box or hull in world space: rotated by its angle, then moved.
std::vector<Point> worldPoints(const Json& body) {
  std::vector<Point> points;
  if (body["shape"] == "box") {
    const double w = body["half_extents"][0], h = body["half_extents"][1];
    points = {{-w, -h}, {w, -h}, {w, h}, {-w, h}};
  } else {
    for (const Json& p : body["points"]) points.push_back({p[0], p[1]});
  }
  const double c = std::cos(body.value("angle", 0.0)), s = std::sin(body.value("angle", 0.0));
  const Json at = body.value("position", Json{0, 0});
  for (Point& p : points) p = {at[0].get<double>() + c * p.x - s * p.y, at[1].get<double>() + s * p.x + c * p.y};
  return points;
}

// The point furthest along d.
Point support(const std::vector<Point>& points, Point d) {
  return *std::max_element(points.begin(), points.end(), [d](Point p, Point q) { return dot(p, d) < dot(q, d); });
}

// Tests only the axes: right if one of them separates the bodies, otherwise a guess.
std::string answer(const std::vector<Point>& a, const std::vector<Point>& b) {
  for (const Point d : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
    const Point p = support(a, d), q = support(b, {-d.x, -d.y});
    if (dot({q.x - p.x, q.y - p.y}, d) > 0) return R"({"status":"separated"})";
  }
  return R"({"status":"intersecting"})";
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const Json scene = Json::parse(line);
    std::cout << answer(worldPoints(scene["a"]), worldPoints(scene["b"])) << std::endl;
  }
}

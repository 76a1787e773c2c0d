#include "gjk/sat.h"

#include "gjk/numeric/vector.h"
#include "gjk/tolerances.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace GJK_API gjk {

using namespace detail;

template <int D>
Interval shadow(const FaceMesh<D>& mesh, Vec<D> direction) {
  Interval interval{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
  for (const Vec<D>& p : mesh.points) {
    const double along = glm::dot(direction, p);
    interval = {std::min(interval.low, along), std::max(interval.high, along)};
  }
  return interval;
}

template <int D>
double scaleOf(const FaceMesh<D>& a, const FaceMesh<D>& b) {
  double scale = 0;
  for (int i = 0; i < D; ++i) {
    Vec<D> axis(0.0);
    axis[i] = 1;
    const Interval on_a = shadow<D>(a, axis), on_b = shadow<D>(b, axis);
    scale = std::max({scale, std::abs(on_a.high - on_b.low), std::abs(on_b.high - on_a.low)});
  }
  return scale;
}

namespace {

template <int D>
bool parallel(Vec<D> u, Vec<D> v) {
  const Vec<D> difference = glm::dot(u, v) < 0 ? u + v : u - v;  // its length is the angle, for small angles
  return glm::length(difference) < kParallel;
}

template <int D>
struct Direction {
  Vec<D> along;
  int feature;
};

/// The directions of faces or edges, without repetitions.
template <int D>
void addDirection(std::vector<Direction<D>>& all, Vec<D> along, int feature) {
  for (const Direction<D>& other : all)
    if (parallel<D>(other.along, along)) return;
  all.push_back({along, feature});
}

template <int D>
std::vector<Direction<D>> faceDirections(const FaceMesh<D>& mesh) {
  std::vector<Direction<D>> all;
  for (std::size_t f = 0; f < mesh.faces.size(); ++f) addDirection<D>(all, mesh.faces[f].normal, static_cast<int>(f));
  return all;
}

template <int D>
std::vector<Direction<D>> edgeDirections(const FaceMesh<D>& mesh) {
  std::vector<Direction<D>> all;
  for (std::size_t e = 0; e < mesh.edges.size(); ++e) {
    const auto& [from, to] = mesh.edges[e];
    if (mesh.points[from] == mesh.points[to]) continue;  // an edge so short that the placed points coincide
    addDirection<D>(all, unit<D>(mesh.points[to] - mesh.points[from]), static_cast<int>(e));
  }
  return all;
}

template <int D>
class AxisTest {
 public:
  AxisTest(const FaceMesh<D>& a, const FaceMesh<D>& b, SatTrace<D>* trace)
      : a_(a), b_(b), trace_(trace), scale_(scaleOf<D>(a, b)) {}

  SatResult<D> run() {
    testFaces(a_, SatAxisKind::face_a);
    testFaces(b_, SatAxisKind::face_b);
    if constexpr (D == 3) testEdgePairs();
    if (a_.rank < D && b_.rank < D) testFlat();
    if (result_.tested == 0) {  // two coincident points: any axis
      Vec<D> any(0.0);
      any[0] = 1;
      test(any, SatAxisKind::flat, -1, -1);
    }
    if (result_.separation <= kTouching * scale_) result_.status = Status::intersecting;
    if (std::abs(result_.separation) <= kTouching * scale_) result_.status = Status::touching;
    return result_;
  }

 private:
  void testFaces(const FaceMesh<D>& mesh, SatAxisKind kind) {
    for (const auto& [normal, face] : faceDirections<D>(mesh)) {
      const bool on_a = kind == SatAxisKind::face_a;
      testNew(normal, kind, on_a ? face : -1, on_a ? -1 : face);
    }
    faces_ = static_cast<int>(directions_.size());
  }

  void testEdgePairs() {
    const auto edges_b = edgeDirections<D>(b_);
    for (const auto& [along_a, edge_a] : edgeDirections<D>(a_))
      for (const auto& [along_b, edge_b] : edges_b) {
        if (parallel<D>(along_a, along_b)) {
          skip(SatAxisKind::edge_pair, edge_a, edge_b, SatSkip::parallel_edges, -1, Vec<D>(0.0));
          continue;
        }
        testNew(unit<D>(glm::cross(along_a, along_b)), SatAxisKind::edge_pair, edge_a, edge_b);
      }
  }

  /// Axes within the plane or on the line of a flat A ⊖ B.
  void testFlat() {
    std::vector<Direction<D>> edges;
    for (const FaceMesh<D>* mesh : {&a_, &b_})
      for (const auto& [along, edge] : edgeDirections<D>(*mesh)) addDirection<D>(edges, along, edge);
    const Vec<D> offset = b_.points[0] - a_.points[0];
    if constexpr (D == 3) {
      // The plane is that of a polygon, or of two segments, whose cross product was the only axis.
      const std::vector<Vec<D>> normals(directions_.begin(),
                                        directions_.begin() + (faces_ > 0 ? faces_ : result_.tested));
      for (const Vec<D>& normal : normals)
        for (const auto& edge : edges) testFlatAxis(glm::cross(normal, edge.along), 1);
    }
    if (a_.rank > 1 || b_.rank > 1) return;
    for (const auto& [along, edge] : edges) {
      testFlatAxis(along, 1);
      const Vec<D> across = offset - glm::dot(offset, along) * along;
      testFlatAxis(across, glm::length(offset));
      testFlatAxis(squareTo(along), 1);  // both lie on one line: no extent across it
    }
    if (edges.empty()) testFlatAxis(offset, 0);
  }

  /// Any axis perpendicular to an edge.
  static Vec<D> squareTo(Vec<D> edge) {
    Vec<D> axis(0.0);
    axis[std::abs(edge[0]) < 0.6 ? 0 : D - 1] = 1;
    return axis - glm::dot(axis, edge) * edge;
  }

  void testFlatAxis(Vec<D> axis, double size) {
    if (glm::length(axis) > kParallel * size) testNew(unit<D>(axis), SatAxisKind::flat, -1, -1);
  }

  /// Tests an axis unless it was tested as a face's normal.
  void testNew(Vec<D> axis, SatAxisKind kind, int feature_a, int feature_b) {
    for (int k = 0; k < faces_; ++k)
      if (parallel<D>(directions_[k], axis)) {
        skip(kind, feature_a, feature_b, SatSkip::same_as_before, number_[k], axis);
        return;
      }
    test(axis, kind, feature_a, feature_b);
  }

  void skip(SatAxisKind kind, int feature_a, int feature_b, SatSkip reason, int same_as, Vec<D> axis) {
    ++result_.skipped;
    if (trace_) trace_->axes.push_back({kind, feature_a, feature_b, reason, same_as, axis, {}, {}, 0});
  }

  void test(Vec<D> axis, SatAxisKind kind, int feature_a, int feature_b) {
    Interval on_a = shadow<D>(a_, axis), on_b = shadow<D>(b_, axis);
    if (on_a.low - on_b.high > on_b.low - on_a.high) {
      axis = -axis;
      on_a = {-on_a.high, -on_a.low};
      on_b = {-on_b.high, -on_b.low};
    }
    const double separation = on_b.low - on_a.high;
    if (result_.tested == 0 || separation > result_.separation + kBetter * scale_) {
      result_.separation = separation;
      result_.normal = axis;
      if (trace_) trace_->deciding = static_cast<int>(trace_->axes.size());
    }
    ++result_.tested;
    directions_.push_back(axis);
    number_.push_back(result_.tested + result_.skipped - 1);
    if (trace_) trace_->axes.push_back({kind, feature_a, feature_b, SatSkip::tested, -1, axis, on_a, on_b, separation});
  }

  const FaceMesh<D>&a_, &b_;
  SatTrace<D>* trace_;
  double scale_;
  SatResult<D> result_;
  std::vector<Vec<D>> directions_;  ///< tested so far
  std::vector<int> number_;         ///< their indices in the trace
  int faces_ = 0;                   ///< how many of them are normals of faces
};

}  // namespace

template <int D>
std::optional<SatResult<D>> separatingAxisTest(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b,
                                               const Pose<D>& pose_b, SatTrace<D>* trace) {
  if (trace) *trace = {};
  const FaceMesh<D> mesh_a = placed<D>(faceMesh<D>(a), pose_a, pose_a.position);
  const FaceMesh<D> mesh_b = placed<D>(faceMesh<D>(b), pose_b, pose_a.position);
  if (mesh_a.rank < 0 || mesh_b.rank < 0) return std::nullopt;
  for (const FaceMesh<D>* mesh : {&mesh_a, &mesh_b})
    for (const Vec<D>& p : mesh->points)
      if (!isFinite<D>(p)) return std::nullopt;
  const SatResult<D> result = AxisTest<D>(mesh_a, mesh_b, trace).run();
  if (trace) {
    trace->a = mesh_a;
    trace->b = mesh_b;
    trace->origin = pose_a.position;
  }
  return result;
}

const char* name(SatAxisKind kind) {
  switch (kind) {
    case SatAxisKind::face_a:
      return "face-of-a";
    case SatAxisKind::face_b:
      return "face-of-b";
    case SatAxisKind::edge_pair:
      return "edge-pair";
    case SatAxisKind::flat:
      return "flat";
    case SatAxisKind::nearest_points:
      return "nearest-points";
  }
  return "";
}

const char* name(SatSkip skip) {
  switch (skip) {
    case SatSkip::tested:
      return "tested";
    case SatSkip::same_as_before:
      return "same-as-before";
    case SatSkip::parallel_edges:
      return "parallel-edges";
  }
  return "";
}

template Interval shadow(const FaceMesh<1>&, Vec<1>);
template Interval shadow(const FaceMesh<2>&, Vec<2>);
template Interval shadow(const FaceMesh<3>&, Vec<3>);
template double scaleOf(const FaceMesh<1>&, const FaceMesh<1>&);
template double scaleOf(const FaceMesh<2>&, const FaceMesh<2>&);
template double scaleOf(const FaceMesh<3>&, const FaceMesh<3>&);
template std::optional<SatResult<1>> separatingAxisTest(const Shape<1>&, const Pose<1>&, const Shape<1>&,
                                                        const Pose<1>&, SatTrace<1>*);
template std::optional<SatResult<2>> separatingAxisTest(const Shape<2>&, const Pose<2>&, const Shape<2>&,
                                                        const Pose<2>&, SatTrace<2>*);
template std::optional<SatResult<3>> separatingAxisTest(const Shape<3>&, const Pose<3>&, const Shape<3>&,
                                                        const Pose<3>&, SatTrace<3>*);

}  // namespace gjk

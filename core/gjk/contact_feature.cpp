#include "gjk/contact_feature.h"

#include "gjk/detail/contact_corners.h"
#include "gjk/numeric/vector.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace GJK_API gjk {

using namespace detail;

namespace {

/// Finds the features of a polytope at its furthest corners.
template <int D>
class PolytopeFeatures {
 public:
  PolytopeFeatures(const FaceMesh<D>& mesh, Vec<D> direction) : mesh_(mesh), direction_(direction) {
    double highest = -std::numeric_limits<double>::infinity(), lowest = -highest, size = 0;
    for (const Vec<D>& p : mesh.points) {
      const double height = glm::dot(direction, p);
      highest = std::max(highest, height);
      lowest = std::min(lowest, height);
      size = std::max(size, largestCoordinate<D>(p - mesh.points[0]));
    }
    top_ = highest - kSameHeight * std::max(size, highest - lowest);
  }

  CornerFeatures<D> find() const {
    CornerFeatures<D> found;
    found.supporting = vertex();
    const Face<D>* face = bestFace();
    if (face) {
      found.incident = {D == 3 ? FeatureKind::face : FeatureKind::edge, face->normal, cornersOf(face->corners)};
      found.misalignment = glm::length(face->normal - direction_);
      if (D == 1 || found.misalignment <= kFaceAngle) {
        found.supporting = found.incident;
        return found;
      }
    }
    if (D == 3) {
      const std::array<int, 2>* edge = levelEdge();
      if (edge) found.supporting = {FeatureKind::edge, Vec<D>(0.0), cornersOf(*edge)};
    }
    if (!face && mesh_.points.size() == 2)
      found.incident = {FeatureKind::edge, Vec<D>(0.0), {mesh_.points[0], mesh_.points[1]}};
    else if (!face)
      found.incident = found.supporting;
    return found;
  }

 private:
  double heightOf(int corner) const { return glm::dot(direction_, mesh_.points[static_cast<std::size_t>(corner)]); }
  bool top(int corner) const { return heightOf(corner) >= top_; }

  CornerFeature<D> vertex() const {
    std::size_t highest = 0;
    for (std::size_t i = 1; i < mesh_.points.size(); ++i)
      if (glm::dot(direction_, mesh_.points[i]) > glm::dot(direction_, mesh_.points[highest])) highest = i;
    return {FeatureKind::vertex, Vec<D>(0.0), {mesh_.points[highest]}};
  }

  Corners<D> cornersOf(const auto& corners) const {
    Corners<D> points;
    for (const int i : corners) points.push(mesh_.points[static_cast<std::size_t>(i)]);
    return points;
  }

  const Face<D>* bestFace() const {
    const Face<D>* best = nullptr;
    for (const Face<D>& face : mesh_.faces) {
      if (std::none_of(face.corners.begin(), face.corners.end(), [&](int i) { return top(i); })) continue;
      if (!best || glm::dot(face.normal, direction_) > glm::dot(best->normal, direction_)) best = &face;
    }
    return best;
  }

  const std::array<int, 2>* levelEdge() const {
    const std::array<int, 2>* best = nullptr;
    double least = kFaceAngle;
    for (const auto& edge : mesh_.edges) {
      if (!top(edge[0]) && !top(edge[1])) continue;
      const double slope = std::abs(glm::dot(unit<D>(mesh_.points[edge[1]] - mesh_.points[edge[0]]), direction_));
      if (slope <= least) {
        least = slope;
        best = &edge;
      }
    }
    return best;
  }

  const FaceMesh<D>& mesh_;
  Vec<D> direction_;
  double top_;
};

CornerFeature<3> disc(double y, double side, double radius, Vec<3> first) {
  const Vec<3> normal(0, side, 0), u = first, v = glm::cross(normal, first);
  CornerFeature<3> feature{FeatureKind::face, normal, {}, true};
  for (int i = 0; i < kDiscCorners; ++i) {
    const double angle = 2 * std::numbers::pi * i / kDiscCorners;
    feature.corners.push(Vec<3>(0, y, 0) + radius * (std::cos(angle) * u + std::sin(angle) * v));
  }
  return feature;
}

/// The feature of a disc and of a straight line on the lateral surface, in the local frame.
CornerFeatures<3> discOrLine(const CornerFeature<3>& disc, const CornerFeature<3>& line, Vec<3> line_normal,
                             Vec<3> furthest, Vec<3> direction) {
  CornerFeatures<3> found;
  const bool cap = glm::dot(disc.normal, direction) >= glm::dot(line_normal, direction);
  found.incident = cap ? disc : line;
  found.misalignment = cap ? glm::length(disc.normal - direction) : 2;
  const bool touches = glm::length((cap ? disc.normal : line_normal) - direction) <= kFaceAngle;
  found.supporting = touches ? found.incident : CornerFeature<3>{FeatureKind::vertex, Vec<3>(0.0), {furthest}};
  return found;
}

/// The direction from the axis in which a body of revolution is furthest.
Vec<3> rimDirection(Vec<3> direction) {
  const Vec<3> rim = unit<3>({direction.x, 0, direction.z});
  return rim == Vec<3>(0.0) ? Vec<3>(1, 0, 0) : rim;
}

/// Of the hull of two rims, whose furthest point this is.
CornerFeatures<3> featuresOfRims(const std::array<Rim, 2>& rims, Vec<3> furthest, Vec<3> direction) {
  const auto& [low, high] = rims;
  const Vec<3> outwards = rimDirection(direction);
  const auto on = [&](const Rim& rim) { return rim.radius * outwards + Vec<3>(0, rim.height, 0); };
  const CornerFeature<3> line{FeatureKind::edge, Vec<3>(0.0), {on(low), on(high)}};
  const double narrowing = low.radius - high.radius;
  const Vec<3> normal =
      narrowing == 0 ? outwards : unit<3>((high.height - low.height) * outwards + Vec<3>(0, narrowing, 0));
  // A tip is not a face.
  const bool upper = direction.y >= 0 ? high.radius > 0 || low.radius == 0 : low.radius == 0 && high.radius > 0;
  const Rim& end = upper ? high : low;
  return discOrLine(disc(end.height, upper ? 1 : -1, end.radius, outwards), line, normal, furthest, direction);
}

template <int D>
void place(CornerFeature<D>& feature, const Pose<D>& pose, Vec<D> origin) {
  feature.normal = pose.rotation.apply(feature.normal);
  for (int i = 0; i < feature.corners.size(); ++i)
    feature.corners[i] = pose.rotation.apply(feature.corners[i]) + (pose.position - origin);
}

/// In the local frame.
template <int D>
CornerFeatures<D> localFeatures(const Shape<D>& shape, const FaceMesh<D>& faces, Vec<D> direction) {
  if constexpr (D == 3) {
    const auto turned = [&](const auto& kind) -> std::optional<CornerFeatures<3>> {
      if constexpr (requires { kind.rims(); })
        return featuresOfRims(kind.rims(), kind.support(direction).point, direction);
      else
        return std::nullopt;
    };
    if (auto features = std::visit(turned, shape.kind)) return *std::move(features);
  }
  if (faces.rank < 0) return {};
  return PolytopeFeatures<D>(faces, direction).find();
}

}  // namespace

}  // namespace gjk

namespace gjk::detail {

template <int D>
CornerFeatures<D> cornerFeatures(const Shape<D>& shape, const FaceMesh<D>& faces, const Pose<D>& pose, Vec<D> origin,
                                 Vec<D> direction) {
  CornerFeatures<D> found = localFeatures<D>(shape, faces, pose.rotation.applyInverse(direction));
  place<D>(found.supporting, pose, origin);
  place<D>(found.incident, pose, origin);
  return found;
}

template CornerFeatures<1> cornerFeatures(const Shape<1>&, const FaceMesh<1>&, const Pose<1>&, Vec<1>, Vec<1>);
template CornerFeatures<2> cornerFeatures(const Shape<2>&, const FaceMesh<2>&, const Pose<2>&, Vec<2>, Vec<2>);
template CornerFeatures<3> cornerFeatures(const Shape<3>&, const FaceMesh<3>&, const Pose<3>&, Vec<3>, Vec<3>);

}  // namespace gjk::detail

namespace GJK_API gjk {

template <int D>
ContactFeatures<D> contactFeatures(const Shape<D>& shape, const FaceMesh<D>& faces, const Pose<D>& pose, Vec<D> origin,
                                   Vec<D> direction) {
  const CornerFeatures<D> found = cornerFeatures<D>(shape, faces, pose, origin, direction);
  return {found.supporting.published(), found.incident.published(), found.misalignment};
}

const char* name(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::vertex:
      return "vertex";
    case FeatureKind::edge:
      return "edge";
    case FeatureKind::face:
      return "face";
  }
  return "";
}

template ContactFeatures<1> contactFeatures<1>(const Shape<1>&, const FaceMesh<1>&, const Pose<1>&, Vec<1>, Vec<1>);
template ContactFeatures<2> contactFeatures<2>(const Shape<2>&, const FaceMesh<2>&, const Pose<2>&, Vec<2>, Vec<2>);
template ContactFeatures<3> contactFeatures<3>(const Shape<3>&, const FaceMesh<3>&, const Pose<3>&, Vec<3>, Vec<3>);

}  // namespace gjk

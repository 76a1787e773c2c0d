// How A ⊖ B comes about: −B slides with its reference point along the border of A, and A ⊖ B is where it has been.

#include "model/figure/figure_parts.h"
#include "model/figure/staging.h"
#include "model/text/translate.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

/// The number of copies of −B that remain; in 3-D one at every corner of A, up to this number.
constexpr std::size_t kMostCopies = 24, kMostInSpace = 64;
/// If each copy has more edges than this, only the outlines are drawn.
constexpr std::size_t kMostEdges = 30;

/// Points of a smooth surface from its top to its bottom, round and round: those farthest along such directions.
std::vector<dvec3> spiralOn(const std::vector<dvec3>& surface, std::size_t count) {
  std::vector<dvec3> points;
  const double golden = std::numbers::pi * (3 - std::sqrt(5.0));
  for (std::size_t i = 0; i < count; ++i) {
    const double y = 1 - 2 * (static_cast<double>(i) + 0.5) / static_cast<double>(count);
    const double turn = golden * static_cast<double>(i), r = std::sqrt(1 - y * y);
    const dvec3 d(r * std::cos(turn), y, r * std::sin(turn));
    const dvec3 farthest = *std::max_element(surface.begin(), surface.end(), [&](const dvec3& p, const dvec3& q) {
      return glm::dot(p, d) < glm::dot(q, d);
    });
    if (std::find(points.begin(), points.end(), farthest) == points.end()) points.push_back(farthest);
  }
  return points;
}

/// Corner after corner, each time the nearest of those left.
std::vector<dvec3> tourOf(std::vector<dvec3> corners) {
  for (std::size_t i = 1; i < corners.size(); ++i) {
    const auto nearer = [&](const dvec3& p, const dvec3& q) {
      return glm::distance(p, corners[i - 1]) < glm::distance(q, corners[i - 1]);
    };
    const auto rest = corners.begin() + static_cast<std::ptrdiff_t>(i);
    std::iter_swap(rest, std::min_element(rest, corners.end(), nearer));
  }
  return corners;
}

/// The way of B's reference point, in A's coordinates.
std::vector<dvec3> trackOn(const Solid& a, int dimension, std::size_t copies) {
  if (dimension == 3) {
    if (!a.vertices.empty() && !a.round && a.vertices.size() <= copies) return tourOf(a.vertices);
    const std::vector<dvec3>& surface = a.positions.empty() ? a.vertices : a.positions;
    return surface.empty() ? surface : spiralOn(surface, copies);
  }
  std::vector<dvec3> track = a.outline;
  if (track.size() > 2) track.push_back(track.front());
  return track;
}

/// −B with its reference point at a place of difference space.
class Mirrored {
 public:
  explicit Mirrored(FigureBuilder& builder)
      : builder_(builder), body_(ranOn(builder.frame, Which::b)), space_(builder.dimension() == 3) {}

  std::vector<dvec3> border(dvec3 at) const {
    const std::vector<dvec3>& points = space_ ? builder_.silhouette(body_, dvec3(0.0)) : body_.outline;
    return turned(points, at);
  }
  /// A copy that stays behind; in space without its face, as many of them would hide everything.
  void leave(dvec3 at) const {
    if (!space_) builder_.fill({.role = Role::body_b, .points = border(at), .emphasis = Emphasis::faint});
    if (space_ && body_.edges.size() > kMostEdges) return line(border(at), true, Emphasis::faint);
    edges(at, Emphasis::faint);
  }
  void stand(dvec3 at) const {
    builder_.fill({.role = Role::body_b, .points = border(at)});
    edges(at, Emphasis::normal);
  }

 private:
  static std::vector<dvec3> turned(const std::vector<dvec3>& points, dvec3 at) {
    std::vector<dvec3> out;
    for (const dvec3& p : points) out.push_back(at - p);
    return out;
  }
  void line(std::vector<dvec3> points, bool closed, Emphasis emphasis) const {
    builder_.line({.role = Role::body_b, .points = std::move(points), .closed = closed, .emphasis = emphasis});
  }
  void edges(dvec3 at, Emphasis emphasis) const {
    if (!space_ || body_.round || body_.edges.empty()) line(border(at), true, emphasis);
    for (const auto& [from, to] : body_.edges) line({at - from, at - to}, false, emphasis);
    for (const auto& rim : body_.rims) line(turned(rim, at), true, emphasis);
  }

  FigureBuilder& builder_;
  const Solid& body_;
  bool space_;
};

}  // namespace

void addSweep(FigureBuilder& builder, const Staging& staging) {
  const Frame& frame = builder.frame;
  const dvec3 offset = frame.geometry->difference_offset;
  const Solid& a = ranOn(frame, Which::a);
  const std::size_t copies = builder.dimension() == 3 ? kMostInSpace : kMostCopies;
  std::vector<dvec3> track = trackOn(a, builder.dimension(), copies);
  if (track.empty()) return;
  for (dvec3& p : track) p += offset;
  if (builder.dimension() == 3)
    addSolid(builder, a, offset, {.role = Role::body_a, .fill = Emphasis::faint, .transparent = true});
  else
    builder.line({.role = Role::body_a, .points = track});
  double length = 0;
  for (std::size_t i = 1; i < track.size(); ++i) length += glm::distance(track[i], track[i - 1]);
  const Mirrored copy(builder);
  const std::size_t every = (track.size() + copies - 1) / copies;
  double left = staging.share * length;
  dvec3 at = track.front();
  for (std::size_t i = 0; i < track.size(); ++i) {
    if (i > 0) {
      const double side = glm::distance(track[i], track[i - 1]);
      at = side > 0 && left < side ? glm::mix(track[i - 1], track[i], left / side) : track[i];
      left -= side;
      if (left < 0) break;
    }
    if (i % every == 0) copy.leave(track[i]);
  }
  copy.stand(at);
  dvec3 middle(0.0);
  const std::vector<dvec3> last = copy.border(at);
  for (const dvec3& p : last) middle += p / static_cast<double>(last.size());
  builder.label(Role::body_b, middle, "−B", {0.7, 0.9}, priority_name, Emphasis::strong);
  builder.marker(Role::highlight, at, MarkerShape::ring);
  builder.label(Role::highlight, at, tr("position of B"), {-0.7, -0.7}, priority_highlight);
}

}  // namespace gjklab

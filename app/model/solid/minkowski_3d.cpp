// A ⊖ B of convex polytopes by overlaying their Gauss maps (Fogel and Halperin 2007, "Exact and efficient construction
// of Minkowski sums of convex polyhedra").
//
// The Gauss map of a polytope divides the sphere of directions: a face is a point (its normal), an edge the arc between
// the normals of its two faces, a vertex the region of all directions that it is furthest along. The map of the sum of
// A and −B is both drawn over one another, so the faces of the sum are
//   - every face of A, moved by the vertex of −B in whose region its normal lies, and the other way round;
//   - for every crossing of an arc of A with an arc of −B the parallelogram of these two edges.
// Crossings are found by walking along each arc of A through the regions of −B: from vertex q the arc leaves by the
// first edge q q′ along which (q′ − q)·n turns positive. The work is linear in the size of the result.
//
// Deviation: parallel faces and edges (every pair of boxes) make points and arcs of the maps fall on each other. For
// the overlay, and for it alone, −B is turned by an angle of 1e-12 about an axis in no special direction. This decides
// all such cases consistently; the points of the result are those of the unrotated bodies. Pieces in one plane are
// merged, and slivers between parallel edges are removed (polytope_merge.cpp). If the pieces do not form a closed
// surface, a larger rotation is tried, and finally the hull of all differences.
//
// Flat bodies are handled as prisms whose front and back coincide (`thickened`).

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "model/solid/gauss_map.h"
#include "model/solid/polytope.h"

namespace gjklab {
namespace {

constexpr std::array<double, 4> kTurns{1e-12, 1e-10, 1e-8, 1e-6};

/// The length below which the turn of the overlay, or the rounding of coordinates, can make pieces differ.
double grainOf(const std::vector<dvec3>& points, double angle) {
  dvec3 low = points[0], high = points[0];
  for (const dvec3& p : points) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
  const dvec3 largest = glm::max(glm::abs(low), glm::abs(high));
  return 4 * angle * glm::distance(low, high) + 1e-14 * std::max({largest.x, largest.y, largest.z});
}

/// Numbers the pairs of points in use.
class PairNumbers {
 public:
  explicit PairNumbers(std::size_t expected) {
    std::size_t size = 64;
    while (size < 3 * expected) size *= 2;
    table_.assign(size, {-1, -1, -1});
  }

  int operator()(int a, int b) {
    std::size_t slot =
        (static_cast<std::uint64_t>(a) * 0x9E3779B97F4A7C15u + static_cast<std::uint64_t>(b) * 0xC2B2AE3D27D4EB4Fu) >>
        20;
    for (slot &= table_.size() - 1; table_[slot].number >= 0; slot = (slot + 1) & (table_.size() - 1))
      if (table_[slot].a == a && table_[slot].b == b) return table_[slot].number;
    if (3 * (pairs.size() + 1) > 2 * table_.size()) {
      grow();
      return (*this)(a, b);
    }
    table_[slot] = {a, b, static_cast<int>(pairs.size())};
    pairs.push_back({a, b});
    return table_[slot].number;
  }

  std::vector<std::array<int, 2>> pairs;

 private:
  struct Slot {
    int a, b, number;
  };

  void grow() {
    const std::vector<std::array<int, 2>> known = std::move(pairs);
    pairs.clear();
    const std::size_t size = 2 * table_.size();
    table_.assign(size, {-1, -1, -1});
    for (const auto& [a, b] : known) (*this)(a, b);
  }

  std::vector<Slot> table_;
};

/// What the surface is like at a point of a polytope. A true corner has an index and is furthest along a whole range
/// of directions; a point of a smooth part along one only, its normal; a point of a rim along the directions
/// perpendicular to the rim between its two sides.
struct PointNature {
  bool is_corner = false;
  dvec3 normal{0.0};   ///< of a smooth part; else zero
  dvec3 tangent{0.0};  ///< of a rim, of either sense; else zero
};

std::vector<PointNature> naturesOf(const Polytope& p) {
  std::vector<PointNature> natures(p.points.size());
  for (const Polytope::Edge& e : p.edges) {
    if (!e.sharp) continue;
    const dvec3 along = glm::normalize(p.points[e.to] - p.points[e.from]);
    for (const int end : {e.from, e.to}) {
      dvec3& tangent = natures[end].tangent;
      tangent += glm::dot(tangent, along) < 0 ? -along : along;
    }
  }
  for (const Polytope::Face& face : p.faces)
    for (int i = face.first; i < face.end(); ++i) natures[p.loops[i]].normal += p.corner_normals[i];
  for (std::size_t i = 0; i < natures.size(); ++i) {
    PointNature& nature = natures[i];
    nature.is_corner = p.index[i] >= 0;
    const bool is_smooth = !nature.is_corner && nature.tangent == dvec3(0.0);
    nature.normal = is_smooth ? glm::normalize(nature.normal) : dvec3(0.0);
    if (nature.is_corner) nature.tangent = dvec3(0.0);
  }
  return natures;
}

/// Makes the pieces of the sum's surface.
class Overlay {
 public:
  Overlay(const Polytope& p, const Polytope& q)
      : p_(p),
        q_(q),
        number_(p.points.size() + q.points.size() + p.faces.size() + q.faces.size()),
        nature_p_(naturesOf(p)),
        nature_q_(naturesOf(q)) {}

  /// False where rounding broke the overlay.
  bool run(const glm::dmat3& turn) {
    const GaussMap map_p(p_), map_q(q_);
    const std::vector<int> support_q = supportsOfFaces(p_, map_q, turn);
    const std::vector<int> support_p = supportsOfFaces(q_, map_p, glm::transpose(turn));
    const auto unknown = [](int support) { return support < 0; };
    if (std::any_of(support_p.begin(), support_p.end(), unknown) ||
        std::any_of(support_q.begin(), support_q.end(), unknown))
      return false;  // the faces of one of them do not hang together
    for (int f = 0; f < static_cast<int>(p_.faces.size()); ++f) addFaceOfP(f, support_q[f]);
    for (int g = 0; g < static_cast<int>(q_.faces.size()); ++g) addFaceOfQ(g, support_p[g]);
    bool consistent = true;
    for (const Polytope::Edge& e : p_.edges) {
      const dvec3 n = turn * p_.faces[e.left].normal, m = turn * p_.faces[e.right].normal;
      const int end = map_q.walk(support_q[e.left], n, m, [&](int h, int from, int to, double place) {
        addParallelogram(e, q_.edges[h], from, to, place);
      });
      consistent = consistent && end == support_q[e.right];
    }
    place();
    return pieces.connect() && consistent;
  }

  void place() {
    pieces.points.clear();
    for (const auto& [i, j] : number_.pairs) pieces.points.push_back(p_.points[i] + q_.points[j]);
    pieces.index.resize(pieces.points.size());
    for (std::size_t i = 0; i < pieces.index.size(); ++i) pieces.index[i] = static_cast<int>(i);
  }

  Polytope pieces;
  const std::vector<std::array<int, 2>>& pairs() const { return number_.pairs; }

 private:
  /// The sum of n and m where both are known, of the one that is known else.
  void setNormal(int corner, dvec3 n, dvec3 m) {
    pieces.faces.back().curved = true;
    pieces.corner_normals[corner] = glm::normalize(n + m);
  }

  void addFaceOfP(int f, int q) {
    addMovedFace(p_, f, nature_q_[q], [&](int i) { return number_(i, q); });
  }
  void addFaceOfQ(int g, int p) {
    addMovedFace(q_, g, nature_p_[p], [&](int j) { return number_(p, j); });
  }

  /// An edge moved by a point stays a true edge where that point is a corner; a rim or a smooth part rounds it off.
  template <class Number>
  void addMovedFace(const Polytope& of, int f, const PointNature& other, Number&& number) {
    const Polytope::Face& face = of.faces[f];
    corners_.clear();
    for (int i = face.first; i < face.end(); ++i) corners_.push_back(number(of.loops[i]));
    const int first = static_cast<int>(pieces.loops.size());
    pieces.addFace(corners_.data(), face.count, face.normal);
    for (int i = 0; i < face.count; ++i) {
      pieces.seams[first + i] = of.seams[face.first + i] || !other.is_corner;
      if (face.curved) setNormal(first + i, of.corner_normals[face.first + i], other.normal);
    }
  }

  /// Edge e of P with the edge of Q from `from` to `to`, crossed on the way from e's left face to its right one: left
  /// of the parallelogram along e lies the face moved by `from`, right of it the one moved by `to`.
  void addParallelogram(const Polytope::Edge& e, const Polytope::Edge& h, int from, int to, double place) {
    const int ends_p[4] = {e.to, e.from, e.from, e.to}, ends_q[4] = {from, from, to, to};
    int corners[4];
    for (int i = 0; i < 4; ++i) corners[i] = number_(ends_p[i], ends_q[i]);
    const dvec3 along_e = p_.points[e.from] - p_.points[e.to], along_h = q_.points[to] - q_.points[from];
    const dvec3 on_arc = glm::normalize((1 - place) * p_.faces[e.left].normal + place * p_.faces[e.right].normal);
    dvec3 normal = glm::cross(along_e, along_h);
    const double area = glm::length(normal);
    const bool is_sliver = !(area > 1e-7 * glm::length(along_e) * glm::length(along_h));
    normal = is_sliver || glm::dot(normal, on_arc) <= 0 ? on_arc : normal / area;
    const int first = static_cast<int>(pieces.loops.size());
    pieces.addFace(corners, 4, normal);
    for (int i = 0; i < 4; ++i) {
      // Sides 0 and 2 are e moved by a point of Q, sides 1 and 3 the edge of Q moved by a point of P.
      pieces.seams[first + i] =
          i % 2 == 0 ? !(e.sharp && nature_q_[ends_q[i]].is_corner) : !(h.sharp && nature_p_[ends_p[i]].is_corner);
      const dvec3 of_e = e.sharp ? dvec3(0.0) : e.normal[ends_p[i] == e.from ? 0 : 1];
      const dvec3 of_h = h.sharp ? dvec3(0.0) : h.normal[ends_q[i] == h.from ? 0 : 1];
      if (!e.sharp || !h.sharp)
        setNormal(first + i, of_e, of_h);
      else if (!is_sliver)
        bendAlongRims(first + i, nature_p_[ends_p[i]].tangent, nature_q_[ends_q[i]].tangent, along_e, along_h, normal);
    }
  }

  /// Two sharp edges, pieces of rims or straight: the surface that they sweep is perpendicular to both tangents.
  void bendAlongRims(int corner, dvec3 tangent_p, dvec3 tangent_q, dvec3 along_e, dvec3 along_h, dvec3 flat) {
    if (tangent_p == dvec3(0.0) && tangent_q == dvec3(0.0)) return;
    const dvec3 n =
        glm::cross(tangent_p == dvec3(0.0) ? along_e : tangent_p, tangent_q == dvec3(0.0) ? along_h : tangent_q);
    const double cosine = glm::dot(n, flat) / glm::length(n);
    if (std::abs(cosine) > 0.8) setNormal(corner, cosine > 0 ? n : -n, dvec3(0.0));  // else the rims run side by side
  }

  const Polytope &p_, &q_;
  PairNumbers number_;
  std::vector<PointNature> nature_p_, nature_q_;
  std::vector<int> corners_;
};

glm::dmat3 slightTurn(double angle) {
  // An axis with which bodies are unlikely to be aligned.
  const dvec3 axis = glm::normalize(dvec3(0.57735027 + 0.11, 0.31415927, -0.69314718));
  return glm::mat3_cast(glm::angleAxis(angle, axis));
}

/// The hull of all differences, for pairs whose overlay rounding breaks at every turn.
PolytopeDifference hullOfDifferences(const Polytope& a, const Polytope& b) {
  std::vector<dvec3> points;
  for (const dvec3& p : a.points)
    for (const dvec3& q : b.points) points.push_back(p - q);
  PolytopeDifference result{hullPolytope(points), {}};
  const int count = static_cast<int>(b.points.size());
  for (const int i : result.solid.index) result.pairs.push_back({i / count, i % count});
  return result;
}

}  // namespace

PolytopeDifference minkowskiDifference(const Polytope& a, const Polytope& b) {
  const Thickened thick_a = thickened(a), thick_b = thickened(b);
  const Polytope minus_b = mirrored(thick_b.shape);

  for (const double angle : kTurns) {
    Overlay overlay(thick_a.shape, minus_b);
    if (!overlay.run(slightTurn(angle))) continue;
    const auto pairOf = [&](int i) {
      const auto [p, q] = overlay.pairs()[static_cast<std::size_t>(i)];
      return std::array<int, 2>{thick_a.source[p], thick_b.source[q]};
    };
    Polytope& pieces = overlay.pieces;
    for (std::size_t i = 0; i < pieces.points.size(); ++i) {
      const auto [i_a, i_b] = pairOf(static_cast<int>(i));
      pieces.points[i] = a.points[i_a] - b.points[i_b];
    }
    PolytopeDifference result{merged(pieces, grainOf(pieces.points, angle)), {}};
    for (const int i : result.solid.index) result.pairs.push_back(pairOf(i));
    return result;
  }
  return hullOfDifferences(a, b);
}

}  // namespace gjklab

#pragma once
// EPA, the expanding polytope algorithm: depth, normal and witness points of an overlap.
//
// Source: G. van den Bergen, Proximity Queries and Penetration Depth Computation on 3D Game Objects, GDC 2001. For a
// pair that overlaps, the depth is the distance from the origin to the boundary of A ⊖ B:
//   1. Begin with a simplex of support points around the origin (epa_start.h makes it full-dimensional).
//   2. Choose the facet of the polytope closest to the origin. The polytope lies inside A ⊖ B, so the distance of this
//      facet is a lower bound on the depth.
//   3. Find the support point w along the facet's normal n. Moving B by h(n) = w·n along n separates the pair, so h(n)
//      is an upper bound.
//   4. Stop when the lowest upper bound and the highest lower bound so far differ by at most tolerance · S and agree on
//      whether the depth counts as touching.
//   5. Otherwise w lies beyond the facet: add it to the polytope, and continue with 2.
//
// Deviations from the source:
//   · The polytope is the exact convex hull of the support points (polytope.h), so it is closed and convex after every
//     step, flat and repeated points included. Each step adds a vertex strictly beyond the polytope: on polytopes the
//     algorithm ends after finitely many, whatever the tolerance.
//   · All facets are candidates, not only those whose nearest point lies inside: if the origin is inside the polytope,
//     the nearest facet is the same, and signed distances also work if it is on the boundary or slightly outside.
//   · The answer is the lowest upper bound found, a true separation along its normal, not the last facet's distance.
//   · If the tolerance is finer than double precision, the run ends when the bounds differ only by rounding.
//   · If the iterations run out close to the end, the upper bound is refined around its normal (epa_refine.h), and the
//     witness points are those whose difference is nearest to depth · normal (nearest_pair.h).

#include "gjk/detail/epa_record.h"
#include "gjk/detail/epa_refine.h"
#include "gjk/detail/epa_start.h"
#include "gjk/detail/nearest_pair.h"
#include "gjk/epa_witness.h"
#include "gjk/polytope.h"
#include "gjk/tolerances.h"

namespace gjk::detail {

/// The outcome of EPA. Depths are those of the cores under Rounding::core.
template <int D>
struct EpaOutcome {
  double lower = 0;  ///< proven lower bound on the depth; at most `depth`
  /// Upper bound: the support distance along `normal`. Negative if the origin lies outside A ⊖ B, by that much along
  /// `normal`.
  double depth = 0;
  Vec<D> normal{0.0};   ///< unit, from A to B
  Vec<D> point_a{0.0};  ///< witness points: point_a − point_b = depth · normal
  Vec<D> point_b{0.0};
  int iterations = 0;
  Termination termination = Termination::converged;
  /// Vertices of the nearest facet if the bounds met; otherwise empty. A warm start from them leaves EPA little to do:
  /// GJK continues across O to a point deep inside, so EPA begins with a simplex that contains the facet of the answer.
  InlineList<LocalSupport<D>, D> facet;
};

/// Which depths count as touching: those up to tolerance · S, after adding a radius to the cores. EPA continues until
/// both bounds are on the same side of this limit, whatever else its tolerance allows.
struct EpaTouching {
  double tolerance = -1;  ///< negative: no depth counts as touching
  double radius = 0;
};

template <int D, class Source>
class Epa {
 public:
  Epa(Source& source, double tolerance, int max_iterations, Trace<D>* trace, EpaTouching touching)
      : source_(source),
        tolerance_(tolerance),
        max_iterations_(max_iterations),
        touching_(touching),
        recorder_(trace) {}

  template <class Seed>
  const EpaOutcome<D>& run(const Seed& seed) {
    if (start(seed))
      while (step()) {
      }
    return outcome_;
  }

  /// run() in parts; each part returns whether there is more to do. `seed`: the simplex to begin with, with size(),
  /// support(i) and weights().
  template <class Seed>
  bool start(const Seed& seed) {
    const EpaStart<D> start = startingSimplex<D>(source_, seed, supports_);
    if (start.invalid) return finish(Termination::invalid_input);
    if (start.flat) return endFlat(start, seed);
    begin(start.turn);
    return true;
  }

  /// Runs one iteration.
  bool step();

  /// Makes the next iteration the last.
  void endSoon() { max_iterations_ = 0; }

  /// The outcome so far; complete at the end.
  const EpaOutcome<D>& outcome() const { return outcome_; }

 private:
  static constexpr int kRefined = -1;

  /// The lowest upper bound so far.
  struct Best {
    double height = std::numeric_limits<double>::infinity();  ///< support distance along `normal`
    Vec<D> normal{0.0};                                       ///< unit
    int support = 0;                                          ///< found along it
  };

  void begin(int turn) {
    std::array<Vec<D>, D + 1> corners;
    for (int i = 0; i <= D; ++i) corners[i] = supports_[i].w;
    polytope_.start(corners, turn);
    recorder_.start(polytope_, source_, supports_);
    lower_ = -std::numeric_limits<double>::infinity();
  }

  /// Finds the support point along a facet's normal and updates the bounds from both. Stores the point under the index
  /// of the vertex that it will become.
  const LocalSupport<D>& measure(int facet) {
    const auto& closest = polytope_.facet(facet);
    // Rounding could make the two bounds cross at the end; this prevents it and keeps both monotone.
    lower_ = std::max(lower_, std::min(closest.distance, best_.height));
    LocalSupport<D>& support = *new (supports_.grow()) LocalSupport<D>(source_.localSupport(closest.normal));
    usable_ = admit<D>(support.w);
    const double height = glm::dot(closest.normal, support.w);
    if (contradicts(support, closest.distance - height)) usable_ = false;
    if (height < best_.height) {
      best_.height = height;
      best_.normal = closest.normal;
      best_.support = supports_.size() - 1;
    }
    best_.height = std::max(best_.height, lower_);
    return support;
  }

  /// Whether a support point contradicts the facet by lying below it: no correct support function returns such a point.
  /// For tiny or nearly touching bodies, the coordinates of the bodies' points are a better measure of rounding than
  /// the polytope.
  bool contradicts(const LocalSupport<D>& support, double below) const {
    if (!(below > kContradiction * polytope_.scale())) return false;
    return below >
           kContradiction * std::max(largestCoordinate<D>(support.local_a), largestCoordinate<D>(support.local_b));
  }

  bool boundsMeet(double largest) const {
    return best_.height - lower_ <= tolerance_ * std::max(polytope_.scale(), largest);
  }

  /// The bounds differ by no more than the rounding of a support point's height, although the tolerance is finer: from
  /// here on, the polytope would grow only by rounding errors.
  bool boundsAreRounding() const {
    return tolerance_ < kBoundsRounding && best_.height - lower_ <= kBoundsRounding * polytope_.scale();
  }

  /// The limit for touching lies between the bounds: even if these are close enough to each other, they do not decide
  /// it yet.
  bool touchingIsOpen() const {
    const double limit = touching_.tolerance * (polytope_.scale() + touching_.radius) - touching_.radius;
    return lower_ <= limit && limit < best_.height;
  }

  bool stopEarly(int facet, const LocalSupport<D>& support, Termination reason) {
    return stop(facet, support, boundsMeet(largestCoordinate<D>(support.w)) ? Termination::converged : reason);
  }

  bool stop(int facet, const LocalSupport<D>& support, Termination reason) {
    if (reason == Termination::max_iterations) refine();
    recorder_.iteration(outcome_.iterations, facet, polytope_.facet(facet).normal, source_, support, lower_,
                        best_.height, reason == Termination::converged ? EpaDecision::done : EpaDecision::stopped);
    if (reason != Termination::invalid_input) findWitness(facet);
    if (reason == Termination::converged)
      for (const int corner : polytope_.facet(facet).vertices) outcome_.facet.push(supports_[corner]);
    return finish(reason);
  }

  void refine() {
    if constexpr (D > 1) {
      const double gap = (best_.height - lower_) / polytope_.scale();
      if (!(gap < kNearlyDone)) return;
      UpperBound<D> bound{best_.height, best_.normal, supports_[best_.support]};
      ScatteredBounds<D> starts;
      for (int slot = 0; slot < polytope_.slotCount(); ++slot)
        if (polytope_.alive(slot)) starts.offer(boundAlong<D>(source_, polytope_.facet(slot).normal));
      starts.lower(source_, bound);
      UpperBoundSearch<D, Source>(source_, bound).run();
      refined_ = bound.support;
      best_ = {std::max(bound.height, lower_), bound.normal, kRefined};
      const auto support = [this](const Vec<D>& d) { return source_.localSupport(d); };
      beyond_polytope_ = nearestPair<D>(support, best_.height * best_.normal, best_.normal);
    }
  }

  const LocalSupport<D>& bestSupport() const { return best_.support == kRefined ? refined_ : supports_[best_.support]; }

  bool finish(Termination reason) {
    outcome_.lower = std::min(lower_, best_.height);
    outcome_.depth = best_.height;
    outcome_.normal = best_.normal;
    outcome_.termination = reason;
    return false;
  }

  /// A point of the polytope's surface, as a combination of a facet's vertices, and its distance from the target.
  struct SurfacePoint {
    int facet = -1;
    Weights<D> weights{};
    double miss = std::numeric_limits<double>::infinity();  ///< squared
  };

  /// By how much w misses the target depth · normal, squared. Along the normal, only what exceeds the gap between the
  /// bounds counts.
  double missOf(const Vec<D>& w, double gap) const {
    const Vec<D> miss = w - best_.height * best_.normal;
    const double along = glm::dot(miss, best_.normal);
    const Vec<D> sideways = miss - along * best_.normal;
    const double excess = std::max(std::abs(along) - gap, 0.0);
    return glm::dot(sideways, sideways) + excess * excess;
  }

  /// The point where the ray along the normal meets a facet (if the origin is not inside, the facet's point nearest to
  /// the origin).
  SurfacePoint meet(int slot, double gap) const {
    const auto& facet = polytope_.facet(slot);
    const auto corners = polytope_.cornersOf(facet.vertices);
    const double slope = glm::dot(facet.normal, best_.normal);
    const bool inside = facet.distance > 0 && slope > 0;
    const Vec<D> p = inside ? facet.distance / slope * best_.normal : facet.distance * facet.normal;
    const auto weights = nearestOnFacet(corners, facet.normal, p);
    return {slot, weights, missOf(combine<D>(weights, corners), gap)};
  }

  /// The nearest boundary point of A ⊖ B is depth · normal. If the support point along the normal is that very point,
  /// as on smooth shapes, its pair lies on both surfaces. Otherwise the polytope's point in that direction is usually
  /// in the nearest facet, but several facets may be equally close, especially those of a flat part.
  void findWitness(int closest) {
    const double rounding = kWitnessSlack * polytope_.scale();
    const double gap = best_.height - lower_ + rounding;
    const Support<D> outermost = source_.placed(bestSupport());
    const double miss = missOf(outermost.w, gap);
    if (miss <= rounding * rounding) return setWitness(outermost);
    SurfacePoint nearest = meet(closest, gap);
    for (int slot = 0; slot < polytope_.slotCount() && nearest.miss > rounding * rounding; ++slot) {
      if (!polytope_.alive(slot)) continue;
      // All points of this facet miss the target by at least this much. The bounds may cross by the rounding of the
      // bodies' points.
      const double beyond = polytope_.facet(slot).distance - best_.height - gap;
      if (beyond > 0 && beyond * beyond >= nearest.miss) continue;
      const SurfacePoint other = meet(slot, gap);
      if (other.miss < nearest.miss) nearest = other;
    }
    if (beyond_polytope_.miss < nearest.miss + gap * gap) return setWitness(source_.placed(beyond_polytope_.point));
    if (miss < nearest.miss) return setWitness(outermost);
    LocalSupport<D> point;
    for (int i = 0; i < D; ++i)
      addWeighted(point, nearest.weights[i], supports_[polytope_.facet(nearest.facet).vertices[i]]);
    Support<D> inside = source_.placed(point);
    // As combinations of vertices, the points lie inside the bodies, by at most the gap: move them out to the
    // supporting planes.
    inside.a += glm::dot(best_.normal, outermost.a - inside.a) * best_.normal;
    inside.b += glm::dot(best_.normal, outermost.b - inside.b) * best_.normal;
    setWitness(inside);
  }

  /// Moves the two points of a pair apart equally, so that their difference is depth · normal.
  void setWitness(const Support<D>& pair) {
    const Vec<D> middle = 0.5 * pair.a + 0.5 * pair.b;
    const Vec<D> half = 0.5 * best_.height * best_.normal;
    outcome_.point_a = middle + half;
    outcome_.point_b = middle - half;
  }

  /// A ⊖ B has no interior and contains the origin, or nearly: the depth is zero along the direction in which it is
  /// flat.
  template <class Seed>
  bool endFlat(const EpaStart<D>& start, const Seed& seed) {
    best_ = {start.flat_height, start.flat_normal, 0};
    const Weights<D + 1> weights = seed.weights();
    LocalSupport<D> point;
    for (int i = 0; i < seed.size(); ++i) addWeighted(point, weights[i], seed.support(i));
    setWitness(source_.placed(point));
    return finish(Termination::flat_difference);
  }

  Source& source_;
  const double tolerance_;
  int max_iterations_;
  const EpaTouching touching_;
  EpaRecorder<D> recorder_;
  Polytope<D> polytope_;
  EpaSupports<D> supports_;      ///< by vertex of the polytope, and the last one measured
  LocalSupport<D> refined_;      ///< the best one if the iterations ran out
  NearPair<D> beyond_polytope_;  ///< likewise, nearest to depth · normal
  bool usable_ = true;           ///< the last one measured
  double lower_ = 0;
  Best best_;
  EpaOutcome<D> outcome_;
};

template <int D, class Source>
bool Epa<D, Source>::step() {
  const int facet = polytope_.closestFacet();
  const LocalSupport<D>& support = measure(facet);
  ++outcome_.iterations;
  if (!usable_) return stop(facet, support, Termination::invalid_input);
  if (boundsMeet(largestCoordinate<D>(support.w)) && !touchingIsOpen())
    return stop(facet, support, Termination::converged);
  if (!polytope_.above(facet, support.w) || boundsAreRounding())
    return stopEarly(facet, support, Termination::precision_limit);
  if (outcome_.iterations >= max_iterations_) return stopEarly(facet, support, Termination::max_iterations);
  recorder_.iteration(outcome_.iterations, facet, polytope_.facet(facet).normal, source_, support, lower_, best_.height,
                      EpaDecision::expand);
  polytope_.add(support.w, facet);
  recorder_.expansion(outcome_.iterations, polytope_);
  return true;
}

/// Expands a polytope inside A ⊖ B from the simplex that GJK ended with, until the boundary point nearest to the origin
/// is found. `source.localSupport(Vec<D> d)` must accept directions of any length but zero. `seed` has one to D + 1
/// support points whose hull contains the origin, or nearly (flat and repeated ones are allowed): seed.size(),
/// seed.support(i), and seed.weights(), the barycentric weights of the origin, which are used only if A ⊖ B is flat.
/// Stops at depth − lower ≤ tolerance · S, S the largest coordinate seen, and not before `touching` is decided. Fills
/// `trace->epa` and `trace->polytope` when a trace is given.
template <int D, class Source, class Seed>
EpaOutcome<D> expandPolytope(Source& source, const Seed& seed, double tolerance, int max_iterations, Trace<D>* trace,
                             EpaTouching touching = {}) {
  return Epa<D, Source>(source, tolerance, max_iterations, trace, touching).run(seed);
}

}  // namespace gjk::detail

#pragma once
// GJK: is the origin in A ⊖ B, and if not, how far is it and which point is nearest?
//
// A C program that includes this header gets the library's C interface instead (gjk_c/gjk_c.h).
//
// Source: E. G. Gilbert, D. W. Johnson, S. S. Keerthi 1988 (as sub_distance_johnson.h); the bounds and the progress
// test after G. van den Bergen, Collision Detection in Interactive 3D Environments, 2003, §4.3.
//
// Steps of an iteration: (1) search direction d = −x; (2) support point w along d; (3) progress test: w shows that A ⊖
// B lies beyond the plane through w perpendicular to d, so the distance is at least x·w / |x|, while |x| is at least
// the distance; done when they agree to tolerance · S; (4) add w to the simplex; (5) find the feature whose Voronoi
// region contains the origin; (6) keep its vertices; (7) x = its nearest point. The simplex contains the origin if the
// feature is a full simplex or x is zero.
//
// Termination. In exact arithmetic every iteration that passes (3) makes x strictly shorter. A polytope has
// finitely many simplices, so the run ends; on curved shapes x converges, so the bounds meet to any tolerance. In
// rounded arithmetic x may fail to get shorter, or w may be a vertex that the simplex already has. From then on the
// sub-distances are computed in double-double arithmetic. If it happens again, the precision is exhausted, and the
// former x is the answer (precision_limit). Lengths are compared with all digits in which they were computed: near the
// end a step may shorten x by less than one unit in the last place of a double and still give a better direction.
//
// Warm start: the run may begin with known points of A ⊖ B (the last simplex of an earlier query, with its pairs of
// points at the bodies' present poses). Any points of A ⊖ B will do: x is their nearest point, over all their features,
// and (1) continues from there. The direction −x then nearly separates the bodies if it did so before.
//
// Deviation: the bound that ends the run is that of the present direction, not the best one so far, so that the
// answer's normal −x/|x| itself is proven to separate.

#ifndef __cplusplus
#include "gjk_c/gjk_c.h"
#else

#include "gjk/acceleration.h"
#include "gjk/numeric/predicates.h"
#include "gjk/numeric/vector.h"
#include "gjk/sub_distance.h"
#include "gjk/trace.h"
#include "gjk/witness.h"

#include <limits>

// With sanitizers, a loop with everything inlined takes minutes to compile.
#if defined(__SANITIZE_ADDRESS__)
#define GJK_IN_ONE_PIECE
#else
#define GJK_IN_ONE_PIECE [[gnu::flatten]]
#endif

namespace gjk::detail {

/// The outcome of GJK, for the cores if it ran on these.
template <int D>
struct GjkOutcome {
  GjkDecision decision = GjkDecision::stopped;
  Termination termination = Termination::max_iterations;
  Simplex<D> simplex;     ///< the vertices of the feature that contains `closest`
  Vec<D> closest{0.0};    ///< point of A ⊖ B nearest to the origin
  Vec<D> direction{0.0};  ///< the last search direction, not normalised
  double lower = 0;       ///< proven lower bound on the distance, at least 0
  double upper = 0;       ///< |closest|
  double scale = 0;       ///< largest coordinate seen
  int iterations = 0;
};

/// The closest-point method: runs until the bounds meet, or until the lower bound exceeds the limit.
struct DistanceMethod {
  SubDistance solver = SubDistance::voronoi;
  double limit = std::numeric_limits<double>::infinity();

  template <int D, class Log>
  Nearest<D> nearest(const Simplex<D>& simplex, double scale, bool precise, Log log) const {
    return nearestOfSimplex(solver, simplex, scale, precise, log);
  }
  /// Whether a lower bound on the distance answers the question.
  bool answeredBy(double bound) const { return bound > limit; }
};

/// Whether a source's support calls take only a few instructions. Only then is a fully inlined loop, which takes long
/// to compile, any faster.
template <class Source>
inline constexpr bool kAnswersInLine = requires {
  requires Source::kMayTurn;
};

template <int D, class Source, class Method, class Search = PlainSearch<D>>
class Gjk {
 public:
  Gjk(Source& source, const Method& method, double tolerance, int max_iterations, Trace<D>* trace, Search search = {})
      : source_(source),
        method_(method),
        search_(search),
        tolerance_(tolerance),
        max_iterations_(max_iterations),
        trace_(trace) {}

  /// Begins with these points of A ⊖ B instead of an empty simplex; call run(−closest) next. False if they give no
  /// search direction: there are none, or the origin lies on them.
  [[gnu::noinline]] bool resume(Simplex<D> simplex) {
    double scale = 0;
    for (int i = 0; i < simplex.size(); ++i) {
      if (!withinRange<D>(simplex.letter(i).w)) return false;
      scale = std::max(scale, largestCoordinate<D>(simplex.letter(i).w));
    }
    if (simplex.size() == 0) return false;
    Nearest<D> nearest = nearestOfAnySimplex(simplex, scale);
    if (vertexCount(nearest.region) == D + 1) {  // around the origin: drop the last vertex and search again
      simplex.dropNewest();
      nearest = nearestOfAnySimplex(simplex, scale);
    }
    if (!(std::sqrt(nearest.squared.high) > kZeroDistance * scale)) return false;
    simplex.keep(nearest.region);
    out_.simplex = simplex;
    out_.scale = scale;
    moveTo(nearest.point, nearest.squared);
    if (trace_) recordStart();
    return true;
  }

  const GjkOutcome<D>& outcome() const { return out_; }

  const GjkOutcome<D>& run(Vec<D> direction) {
    if constexpr (D > 1 && !Search::kAccelerated && kAnswersInLine<Source>)
      return runInOnePiece(direction);
    else
      return iterateFrom(direction);
  }

 private:
  /// The loop contains a whole iteration without a trace, so that its numbers stay in registers. Code that runs once,
  /// or only for a trace, is kept out of it.
  GJK_IN_ONE_PIECE const GjkOutcome<D>& runInOnePiece(Vec<D> direction) { return iterateFrom(direction); }

  const GjkOutcome<D>& iterateFrom(Vec<D> direction) {
    direction = tamed<D>(direction);
    while (out_.iterations < max_iterations_) {
      LocalSupport<D>& w = out_.simplex.next();
      source_.localSupport(direction, w);
      const double largest = settleCoordinates<D>(w.w);
      assign<D>(out_.direction, direction);
      ++out_.iterations;
      if (!(largest <= kGreatestCoordinate)) {
        end(GjkDecision::stopped, Termination::invalid_input);
        return out_;
      }
      if (trace_) trace_->gjk.emplace_back();
      out_.scale = std::max(out_.scale, largest);
      if (!iterate(w)) return out_;
      direction = nextDirection(w);
    }
    if (trace_ && !trace_->gjk.empty()) trace_->gjk.back().decision = GjkDecision::stopped;
    end(GjkDecision::stopped, Termination::max_iterations);
    return out_;
  }

  /// Steps 3 to 7; false when the run has ended.
  bool iterate(const LocalSupport<D>& w) {
    const bool along_x = out_.iterations > 1 && !Search::kAccelerated;  // the direction is −x
    const double bound = -glm::dot(out_.direction, w.w) / (along_x ? length_ : glm::length(out_.direction));
    lower_ = std::max(lower_, std::min(bound, upper_));
    const bool first = out_.simplex.size() == 0;
    if (method_.answeredBy(bound))
      return endWithoutRegion(w, GjkDecision::separated, Termination::separating_direction);
    if (first) return update(w);
    if constexpr (Search::kAccelerated)
      if (search_.running() && momentumIsSpent(w, bound)) return dropMomentum(w);
    const double gap = length_ - bound;
    if (gap <= tolerance_ * out_.scale) return endConverged(w, gap);
    return mayHold(gap) && out_.simplex.holds(w.w) ? refine(w) : update(w);
  }

  /// Whether w may be a vertex that the simplex already has. Each of those has x·v ≤ |x|² to within kOptimalitySlack ·
  /// S · |x|: a larger gap along −x proves that w is new. (If x is less accurate, a repeated w makes no progress, and
  /// update() notices it.)
  bool mayHold(double gap) const { return Search::kAccelerated || gap <= 2 * kOptimalitySlack * out_.scale; }

  Vec<D> nextDirection(const LocalSupport<D>& w) {
    const Vec<D> direction = search_.next(out_.closest, w.w);
    return Search::kAccelerated ? tamed<D>(direction) : direction;
  }

  /// Accelerated: w, found along d, is no nearer to the origin along −x than x, or the bounds along d already meet.
  bool momentumIsSpent(const LocalSupport<D>& w, double bound) const {
    const double along_x = glm::dot(out_.closest, w.w) / length_;
    return !(length_ - along_x > tolerance_ * out_.scale && length_ - bound > tolerance_ * out_.scale);
  }

  /// The iteration leaves x where it is; the next one searches along −x.
  [[gnu::noinline]] bool dropMomentum(const LocalSupport<D>& w) {
    if (trace_) {
      recordWithout(w);
      trace_->gjk.back().momentum->dropped_here = true;
    }
    search_.drop();
    return true;
  }

  /// Steps 4 to 7. w is in the simplex's slot for the next vertex.
  bool update(const LocalSupport<D>& w) {
    out_.simplex.addNext();
    return trace_ ? updateTraced(w) : updateWith(w, NoLog());
  }
  [[gnu::noinline]] bool updateTraced(const LocalSupport<D>& w) {
    return updateWith(w, SignTestLog(trace_->gjk.back().tests));
  }

  template <class Log>
  bool updateWith(const LocalSupport<D>& w, Log log) {
    const Nearest<D> next = method_.nearest(out_.simplex, out_.scale, precise_, log);
    if (out_.simplex.size() > 1 && !(next.squared < squared_)) {
      out_.simplex.dropNewest();
      log.clear();
      return refine(w);
    }
    moveTo(next.point, next.squared);
    const bool enclosed = vertexCount(next.region) == D + 1 || length_ <= kZeroDistance * out_.scale;
    if (enclosed) {
      out_.closest = Vec<D>(0.0);
      upper_ = lower_ = std::max(lower_, 0.0);
    }
    if (trace_) record(out_.simplex, next.region, enclosed ? GjkDecision::enclosed : GjkDecision::go_on);
    out_.simplex.keep(next.region);
    if (enclosed) end(GjkDecision::enclosed, Termination::origin_enclosed);
    return !enclosed;
  }

  /// w made no progress. The first time, x is recomputed with more digits; the second time, the run ends.
  [[gnu::noinline]] bool refine(const LocalSupport<D>& w) {
    if (precise_) return endWithoutRegion(w, GjkDecision::stopped, Termination::precision_limit);
    precise_ = true;
    const Nearest<D> again = nearestOn(Points<D, DoubleDouble>(out_.simplex), allOf(out_.simplex.size()));
    moveTo(again.point, again.squared);
    if (trace_) recordWithout(w);
    if constexpr (Search::kAccelerated) search_.drop();
    return true;
  }

  /// Ends the run after the progress test. A correct support function never proves a bound greater than |x|, because x
  /// is a point of A ⊖ B.
  [[gnu::noinline]] bool endConverged(const LocalSupport<D>& w, double gap) {
    // If the bodies touch, a warm start may have seen only points near the origin. The bodies' own coordinates are then
    // the better measure of rounding.
    const double size = std::max({out_.scale, largestCoordinate<D>(w.local_a), largestCoordinate<D>(w.local_b)});
    if (gap < -kContradiction * size) return endWithoutRegion(w, GjkDecision::stopped, Termination::invalid_input);
    return endWithoutRegion(w, GjkDecision::separated, Termination::converged);
  }

  /// Records that w is not added: the simplex stays as it was.
  [[gnu::noinline]] void recordWithout(const LocalSupport<D>& w) {
    Simplex<D> with_w = out_.simplex;
    with_w.add(w);
    record(with_w, allOf(with_w.size()) & ~1u, GjkDecision::go_on);
  }

  void moveTo(const Vec<D>& x, const DoubleDouble& squared) {
    assign<D>(out_.closest, x);
    squared_ = squared;
    length_ = std::sqrt(squared.high);
    upper_ = std::max(std::min(upper_, length_), lower_);
  }

  /// Ends the run before w joins the simplex.
  [[gnu::noinline]] bool endWithoutRegion(const LocalSupport<D>& w, GjkDecision decision, Termination termination) {
    if (trace_) {
      Simplex<D> with_w = out_.simplex;
      with_w.add(w);
      record(with_w, kNoFeature, decision);
    }
    end(decision, termination);
    return false;
  }

  void end(GjkDecision decision, Termination termination) {
    out_.decision = decision;
    out_.termination = termination;
    out_.lower = std::max(lower_, 0.0);
    out_.upper = out_.simplex.size() == 0 ? std::max(lower_, 0.0) : upper_;
  }

  /// Completes this iteration's record, whose tests are already logged. `simplex` contains w as its newest vertex.
  [[gnu::noinline]] void record(const Simplex<D>& simplex, Feature region, GjkDecision decision) {
    GjkRecord<D>& r = trace_->gjk.back();
    const int n = simplex.size();
    r.iteration = out_.iterations;
    r.direction = out_.direction;
    if constexpr (Search::kAccelerated) r.momentum = search_.step();
    r.region = region;
    r.kept = region == kNoFeature ? allOf(n) & ~1u : region;
    if (contains(region, 0))
      for (Feature f = 2; f <= allOf(n); f += 2) r.ruled_out |= 1u << f;
    r.closest = out_.closest;
    r.lower_bound = std::max(lower_, 0.0);
    r.upper_bound = upper_ < std::numeric_limits<double>::infinity() ? upper_ : r.lower_bound;
    r.decision = decision;
    std::array<double, D + 1> weight{};
    if (r.kept != kNoFeature) weight = barycentricWeights(simplex, r.kept, out_.closest, out_.scale);
    for (int i = 0; i < n; ++i) r.simplex.push({source_.placed(simplex.letter(i)), weight[i]});
    r.support = r.simplex[0].support;
  }

  /// Records the simplex with which a warm start begins.
  void recordStart() {
    GjkRecord<D>& r = trace_->start.emplace();
    const int n = out_.simplex.size();
    r.region = r.kept = allOf(n);
    r.closest = out_.closest;
    r.upper_bound = upper_;
    const std::array<double, D + 1> weight = barycentricWeights(out_.simplex, r.kept, out_.closest, out_.scale);
    for (int i = 0; i < n; ++i) r.simplex.push({source_.placed(out_.simplex.letter(i)), weight[i]});
  }

  Source& source_;
  const Method& method_;
  Search search_;
  double tolerance_;
  int max_iterations_;
  Trace<D>* trace_;
  GjkOutcome<D> out_;
  DoubleDouble squared_;  ///< |x|²
  double length_ = 0;     ///< |x|
  double lower_ = -std::numeric_limits<double>::infinity();
  double upper_ = std::numeric_limits<double>::infinity();
  bool precise_ = false;
};

}  // namespace gjk::detail

#undef GJK_IN_ONE_PIECE

#endif

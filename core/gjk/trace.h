#pragma once
// The record of a query: one entry for every iteration of GJK and EPA, in order, complete however the run ends.
//
// A GJK record is a complete snapshot. EPA's polytope is append-only: vertices in order of birth, facets with the
// iterations of their birth and death. So the polytope at any moment is a filter over the trace. Pass a Trace to
// query() to fill it; query() first clears it and reuses its memory. The answer is the same, bit for bit, with and
// without a trace, with two exceptions. A traced query ignores Options::closed_forms. With a trace, Method::boolean
// does not use the small path (small/small_query.h), so its counts may differ.

#include "gjk/result.h"
#include "gjk/sign_test.h"

#include <array>
#include <new>
#include <optional>
#include <type_traits>
#include <vector>

namespace GJK_API gjk {

/// Up to N elements in place, so that records need no allocations. Pushing beyond N drops the element. Unused slots are
/// uninitialised, so a record costs only what it contains.
template <class T, int N>
class InlineList {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  static constexpr int kMost = N;
  InlineList() = default;
  InlineList(const InlineList& other) { *this = other; }
  InlineList& operator=(const InlineList& other) {
    size_ = other.size_;
    for (int i = 0; i < size_; ++i) new (&place(i)) T(other[i]);
    return *this;
  }

  void push(const T& value) {
    if (size_ < N) new (&place(size_++)) T(value);
  }
  void clear() { size_ = 0; }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](int i) const { return *(begin() + i); }
  T& operator[](int i) { return place(i); }
  const T* begin() const { return reinterpret_cast<const T*>(bytes_); }
  const T* end() const { return begin() + size_; }

 private:
  T& place(int i) { return *(reinterpret_cast<T*>(bytes_) + i); }

  alignas(T) unsigned char bytes_[sizeof(T) * N];
  int size_ = 0;
};

template <int D>
struct SimplexVertex {
  Support<D> support;
  double weight = 0;  ///< barycentric weight in the closest point; 0 if the vertex is not kept
};

/// What a GJK iteration decided.
enum class GjkDecision : std::uint8_t {
  go_on,      ///< keep the feature, search along −closest
  separated,  ///< the lower bound ended the run: it met |x|, or it answered the question (boolean method,
              ///< distance_limit)
  enclosed,   ///< the simplex contains the origin
  stopped,    ///< ended without a proof (iteration limit, precision limit): see Trace::result
};

/// The state of an accelerated run's momentum.
enum class MomentumPhase : std::uint8_t {
  starting,  ///< the first x: there is no earlier direction to keep
  running,
  off,  ///< dropped: plain GJK from here on
};

/// The search direction of an accelerated iteration: direction = factor · (previous direction) + (1 − factor) · target,
/// both as unit vectors.
template <int D>
struct MomentumStep {
  MomentumPhase phase = MomentumPhase::starting;
  double factor = 0;            ///< δ; 0 unless `running`
  Vec<D> plain_direction{0.0};  ///< −x, along which plain GJK would search
  Vec<D> target{0.0};           ///< −y (Nesterov), −x (Polyak)
  bool dropped_here = false;    ///< w reached no further along −x than x: no momentum from here on
};

template <int D>
struct GjkRecord {
  int iteration = 0;      ///< from 1
  Vec<D> direction{0.0};  ///< search direction d, not normalised: −(previous closest point), or the initial direction
  std::optional<MomentumStep<D>> momentum;  ///< in accelerated runs, from the second iteration on
  Support<D> support;                       ///< w and its pair, found along `direction`
  /// The simplex after w was added, newest first. It contains w even if the progress test ended the run.
  InlineList<SimplexVertex<D>, kSimplexSize<D>> simplex;
  InlineList<SignTest, 32> tests;
  /// The feature whose Voronoi region contains the origin; none if the progress test ended the run.
  Feature region = kNoFeature;
  /// Features ruled out without a test (those without the newest vertex a), as a set: bit `f` is Feature f.
  unsigned ruled_out = 0;
  Vec<D> closest{0.0};  ///< point of the kept feature nearest to the origin (of the previous one if region is none)
  Feature kept = kNoFeature;  ///< vertices that stay in the simplex
  /// Bounds on the distance; under Rounding::core on that of the cores, before the radii are subtracted. `upper_bound`
  /// = |closest|. Meaningless under Method::boolean.
  double lower_bound = 0, upper_bound = 0;
  GjkDecision decision = GjkDecision::go_on;
};

/// A facet of EPA's polytope: D vertices (a point in 1-D, an edge in 2-D, a triangle in 3-D).
template <int D>
struct FacetRecord {
  /// Indices into PolytopeRecord::vertices; counter-clockwise from outside in 2-D and 3-D.
  std::array<int, D> vertices{};
  Vec<D> normal{0.0};   ///< unit, outward
  double distance = 0;  ///< of the facet's plane from the origin along the normal
  int born = 0;         ///< EPA iteration that added it; 0: the starting polytope
  int died = -1;        ///< EPA iteration that removed it; −1 while alive
  bool aliveAt(int iteration) const { return born < iteration && (died < 0 || died >= iteration); }
};

/// The ridge between two facets: D − 1 vertices (none in 1-D).
template <int D>
using Ridge = std::array<int, (D > 1 ? D - 1 : 1)>;

template <int D>
struct PolytopeRecord {
  std::vector<Support<D>> vertices;    ///< in order of birth
  std::vector<FacetRecord<D>> facets;  ///< in order of birth; never erased
  std::vector<Ridge<D>> horizons;      ///< of all iterations, one after another; EpaRecord has its range
  std::vector<int> removed;            ///< facet indices, in the same way
};

enum class EpaDecision : std::uint8_t {
  expand,   ///< w lies beyond the nearest facet: rebuild with it
  done,     ///< the bounds agree: the nearest facet lies on the boundary of A ⊖ B
  stopped,  ///< ended without reaching the tolerance: see Trace::result
};

/// A half-open range of indices.
struct IndexRange {
  int begin = 0, end = 0;
  int size() const { return end - begin; }
};

/// The state before the update of this iteration, and the effect of the update.
template <int D>
struct EpaRecord {
  int iteration = 0;  ///< from 1
  /// Index into PolytopeRecord::facets. A query always sets it; a run from a file may have no facet.
  std::optional<int> closest_facet;
  Vec<D> direction{0.0};                    ///< that facet's normal
  Support<D> support;                       ///< w, found along it
  double lower_bound = 0, upper_bound = 0;  ///< on the depth; under Rounding::core on that of the cores
  IndexRange removed;                       ///< facets that w sees, in PolytopeRecord::removed
  IndexRange added;                         ///< facet indices begin … end − 1, new with this iteration
  IndexRange horizon;                       ///< ridges, in PolytopeRecord::horizons; empty in 1-D
  int new_vertex = -1;                      ///< index of w among the vertices; −1 when nothing was added
  EpaDecision decision = EpaDecision::expand;
};

template <int D>
struct Trace {
  std::vector<GjkRecord<D>> gjk;
  std::vector<EpaRecord<D>> epa;
  /// The simplex of a warm start, from the previous query, as a record of iteration 0: simplex, closest, kept and
  /// upper_bound. None if the run began with an empty simplex.
  std::optional<GjkRecord<D>> start;
  PolytopeRecord<D> polytope;  ///< empty when EPA did not run
  Result<D> result;
  double scale = 0;  ///< S: the largest coordinate of A ⊖ B in magnitude
  /// The radii subtracted after the run (Rounding::core): a bound on the answer is that of the record minus this.
  double radius_sum = 0;
  void clear() {
    gjk.clear();
    epa.clear();
    start.reset();
    polytope.vertices.clear();
    polytope.facets.clear();
    polytope.horizons.clear();
    polytope.removed.clear();
    result = {};
    scale = radius_sum = 0;
  }
};

/// The bounds of a record on the answer itself: radii subtracted, clipped at zero. For EPA's records they are bounds on
/// the depth, and also for a pair that overlaps only because of its radii (GJK's bounds on the core distance are then
/// bounds on the depth with their roles exchanged); otherwise on the distance. Within a phase, lower never falls and
/// upper never rises; the last record has the bounds of the result.
struct Bounds {
  double lower = 0, upper = 0;
};
template <int D>
Bounds boundsOnAnswer(const Trace<D>& trace, const GjkRecord<D>& record);
template <int D>
Bounds boundsOnAnswer(const Trace<D>& trace, const EpaRecord<D>& record);

/// "starting", "running", "off".
const char* name(MomentumPhase);
/// "go-on", "separated", …
const char* name(GjkDecision);
const char* name(EpaDecision);
/// "a", "ab", "abcd": the letters of a feature, newest first.
const char* letters(Feature);

}  // namespace gjk

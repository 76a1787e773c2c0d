#include "model/replay/plain_solver.h"

#include "model/replay/plain_epa.h"
#include "model/replay/plain_nearest.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {

namespace plain {

constexpr int kMostPlainSteps = 60;

template <class Real>
class Solver {
 public:
  using Point = Vec<Real>;

  Solver(const Scene& scene, const PlainNotes& notes, PlainFault fault)
      : notes_(notes), fault_(fault), radii_(static_cast<Real>(scene.a.margin + scene.b.margin)) {
    // In A's frame of reference: nothing is lost far from the world's origin.
    const dvec3 from = is(PlainFault::far_away) ? dvec3(0.0) : scene.a.position;
    const auto place = [&](const Body& body, std::vector<Point>& into) {
      for (const dvec3& p : body.points)
        into.emplace_back(rotationOf(body, scene.dimension) * p + (body.position - from));
    };
    place(scene.a, a_);
    place(scene.b, b_);
    log_.digits = notes.single ? ReplayDigits::single : ReplayDigits::double_precision;
    log_.points = radii_ > 0 ? ReplayPoints::cores : ReplayPoints::whole;
  }

  FaultyRun run(PlainManner manner) {
    switch (manner) {
      case PlainManner::crosses:
        crosses();
        break;
      case PlainManner::barycentric:
        barycentric();
        break;
      case PlainManner::relative:
        relative();
        break;
      case PlainManner::stalling:
        stalling();
        break;
    }
    return {std::move(log_), first_wrong_};
  }

 private:
  static constexpr Real kEpsilon = std::numeric_limits<Real>::epsilon();

  static Point furthest(const std::vector<Point>& points, const Point& d) {
    return *std::max_element(points.begin(), points.end(),
                             [&](const Point& p, const Point& q) { return glm::dot(p, d) < glm::dot(q, d); });
  }
  Point support(const Point& d) const { return furthest(a_, d) - furthest(b_, -d); }
  /// With the faults of supports in it.
  Point search(const Point& d) {
    if (is(PlainFault::far_away)) wrong();
    if (!is(PlainFault::next_vertex) || !late()) return support(d);
    const Point a = furthest(a_, d);
    const auto at = static_cast<std::size_t>(std::find(a_.begin(), a_.end(), a) - a_.begin());
    wrong();
    return a_[(at + 1) % a_.size()] - furthest(b_, -d);
  }

  bool is(PlainFault fault) const { return fault_ == fault; }
  int iteration() const { return static_cast<int>(log_.steps.size()) + 1; }
  /// From the third record on: the fault does not stand at the beginning of everything.
  bool late() const { return iteration() >= 3; }
  /// In the record that comes next.
  void wrong() {
    if (first_wrong_ == 0) first_wrong_ = iteration();
  }
  /// In the one that was written last.
  void wrongBefore() {
    if (first_wrong_ == 0) first_wrong_ = iteration() - 1;
  }
  /// d of the next search, with the faults of directions in it; false where the run cannot go on.
  bool turn(Point& d, const Point& before) {
    if (is(PlainFault::direction_unchanged) && late()) d = before;
    if (!is(PlainFault::not_a_number) || !late()) return true;
    wrong();
    log_.not_numbers.push_back({iteration() - 1, 0, ReplayPhase::gjk, "direction"});
    note(Point(0));
    return false;
  }
  bool has(const Point& w) const { return std::find(simplex_.begin(), simplex_.end(), w) != simplex_.end(); }

  /// w joins the simplex, newest first, and the record says so.
  ReplayStep& join(const Point& d, const Point& w) {
    simplex_.insert(simplex_.begin(), w);
    return note(d);
  }
  ReplayStep& note(const Point& d) {
    ReplayStep& step = log_.steps.emplace_back();
    if (d != Point(0)) step.direction = dvec3(d);
    for (const Point& p : simplex_) step.simplex.emplace_back(p);
    if (notes_.lower && d != Point(0)) {
      const Real off = is(PlainFault::radii_left) ? 0 : radii_;
      lower_ = std::max(lower_, -glm::dot(simplex_[0], d) / glm::length(d) - off);
      step.lower_bound = lower_;
    }
    return step;
  }
  /// w ends the search without joining.
  void noteLast(const Point& d, const Point& w) {
    if (notes_.repeated_twice && has(w) && static_cast<int>(simplex_.size()) < 4) {
      join(d, w);
      simplex_.erase(simplex_.begin());
      return;
    }
    ReplayStep& step = note(Point(0));
    step.direction = dvec3(d);
    step.support = dvec3(w);
  }
  void noteClosest(ReplayStep& step, const Point& x) {
    if (!notes_.closest) return;
    step.closest = dvec3(x);
    step.upper_bound = glm::length(x) - radii_;
    if (is(PlainFault::closest_not_divided) && iteration() > 3) *step.closest *= 0.5, wrongBefore();
    if (is(PlainFault::upper_negative)) *step.upper_bound *= -1, wrongBefore();
    if (is(PlainFault::radii_twice)) *step.upper_bound -= radii_;
    if (*step.upper_bound < 0 && !is(PlainFault::upper_negative)) step.upper_bound.reset();
  }
  void keep(const std::vector<int>& held) {
    std::vector<Point> kept;
    for (const int i : held) kept.push_back(simplex_[static_cast<std::size_t>(i)]);
    simplex_ = std::move(kept);
  }
  void answer(gjk::Status status) {
    log_.verdict.emplace();
    log_.verdict->status = status;
  }
  /// From the cores' closest point.
  void answerDistance(const Point& x) {
    const Real distance = glm::length(x) - radii_;
    answer(distance > 0 ? gjk::Status::separated : gjk::Status::intersecting);
    if (distance > 0)
      log_.verdict->distance = distance;
    else
      log_.verdict->depth = -distance;
    if (x != Point(0)) log_.verdict->normal = dvec3(-x) / glm::length(dvec3(x));
    if (is(PlainFault::normal_of_b)) *log_.verdict->normal *= -1, wrongBefore();
    if (is(PlainFault::normal_not_unit)) *log_.verdict->normal *= 2, wrongBefore();
  }
  /// The cores overlap.
  void answerDepth() {
    answer(gjk::Status::intersecting);
    if (simplex_.size() != 4) return;
    if (is(PlainFault::epa_flat_start)) simplex_[3] = (simplex_[0] + simplex_[1] + simplex_[2]) / Real(3), wrong();
    Epa<Real> epa(simplex_, [this](const Point& d) { return support(d); });
    epa.seed(fault_, [this] { wrongBefore(); });
    const std::optional<Real> depth = epa.run(log_);
    if (depth) log_.verdict->depth = *depth + radii_;
    if (is(PlainFault::epa_depth_of_w) || is(PlainFault::epa_absolute_end)) wrongBefore();
  }

  void crosses();
  int reduceByCrosses(Point& d);
  int reduceTriangle(Point& d);
  int reduceTetrahedron(Point& d);
  void barycentric();
  void relative();
  void stalling();

  PlainNotes notes_;
  PlainFault fault_;
  Real radii_, lower_ = 0;
  int first_wrong_ = 0;
  std::vector<Point> a_, b_, simplex_;
  ReplayLog log_;
};

/// (a × b) × a
template <class Real>
Vec<Real> squareTo(const Vec<Real>& a, const Vec<Real>& b) {
  return glm::cross(glm::cross(a, b), a);
}

template <class Real>
void Solver<Real>::crosses() {
  const Point first(1, 0, 0);
  join(first, support(first));
  Point d = -simplex_[0];
  for (int i = 0; i < kMostPlainSteps; ++i) {
    const Point w = support(d);
    if (glm::dot(w, d) < 0) {
      noteLast(d, w);
      return answer(gjk::Status::separated);
    }
    join(d, w);
    const int found = reduceByCrosses(d);
    if (found > 0) return answerDepth();
    if (found < 0 || glm::dot(d, d) <= kEpsilon * kEpsilon) return answer(gjk::Status::separated);
  }
  answer(gjk::Status::separated);
}

/// 1: the simplex holds O. −1: it is degenerate. 0: on along d.
template <class Real>
int Solver<Real>::reduceByCrosses(Point& d) {
  if (simplex_.size() == 4) return reduceTetrahedron(d);
  if (simplex_.size() == 3) return reduceTriangle(d);
  const Point a = simplex_[0], ab = simplex_[1] - a;
  if (glm::dot(ab, -a) <= 0) {
    simplex_.resize(1);
    d = -a;
    return 0;
  }
  d = squareTo(ab, Point(-a));
  if (is(PlainFault::cross_order)) d = -d, wrong();
  return glm::length(glm::cross(ab, a)) <= kEpsilon * glm::dot(ab, ab) ? 1 : 0;
}

template <class Real>
int Solver<Real>::reduceTriangle(Point& d) {
  const Point a = simplex_[0], b = simplex_[1], c = simplex_[2], ab = b - a, ac = c - a;
  if (a == b || a == c) return -1;
  const Point normal = glm::cross(ab, ac);
  const auto edge = [&](const Point& other) {
    if (glm::dot(other - a, -a) > 0) {
      simplex_ = {a, other};
      d = squareTo(Point(other - a), Point(-a));
    } else {
      simplex_ = {a};
      d = -a;
    }
    return 0;
  };
  if (glm::dot(glm::cross(normal, ac), -a) > 0) return edge(glm::dot(ac, -a) > 0 ? c : b);
  if (glm::dot(glm::cross(ab, normal), -a) > 0) return edge(b);
  const Real height = glm::dot(normal, -a);
  if (std::abs(height) <= kEpsilon * glm::length(normal) * glm::length(a)) return 1;
  if (height < 0) std::swap(simplex_[1], simplex_[2]);
  d = height > 0 ? normal : -normal;
  return 0;
}

template <class Real>
int Solver<Real>::reduceTetrahedron(Point& d) {
  const Point a = simplex_[0], b = simplex_[1], c = simplex_[2], e = simplex_[3];
  const auto outside = [&](const Point& p, const Point& q, const Point& other) {
    const Point normal = glm::cross(p - a, q - a);
    return glm::dot(normal, -a) * glm::dot(normal, other - a) < 0;
  };
  if (outside(b, c, e))
    simplex_ = {a, b, c};
  else if (outside(c, e, b))
    simplex_ = {a, c, e};
  else if (outside(e, b, c))
    simplex_ = {a, e, b};
  else
    return 1;
  return reduceTriangle(d);
}

template <class Real>
void Solver<Real>::barycentric() {
  simplex_ = {a_[0] - b_[0]};
  Point d(0);
  ReplayStep* step = &note(d);
  for (int i = 0; i < kMostPlainSteps; ++i) {
    const Nearest<Real> found = nearest(simplex_);
    noteClosest(*step, found.x);
    const std::vector<Point> before = simplex_;
    keep(found.held);
    if (simplex_.size() == 3) return answer(gjk::Status::intersecting);
    if (simplex_.size() == 1) {
      d = -simplex_[0];
    } else {
      const Point edge = simplex_[1] - simplex_[0];
      const Real side = edge.x * -simplex_[0].y - edge.y * -simplex_[0].x;
      d = side > 0 ? Point(-edge.y, edge.x, 0) : Point(edge.y, -edge.x, 0);
    }
    if (glm::dot(d, d) < kEpsilon * kEpsilon) return answer(gjk::Status::intersecting);
    const Point w = support(d);
    if (std::find(before.begin(), before.end(), w) != before.end()) {
      noteLast(d, w);
      return answerDistance(found.x);
    }
    step = &join(d, w);
  }
  answerDistance(nearest(simplex_).x);
}

template <class Real>
void Solver<Real>::relative() {
  const Real relative_error = 16 * kEpsilon;
  Point x(0, 1, 0);
  Real square = std::numeric_limits<Real>::max();
  Point d = -x;
  for (int i = 0; i < kMostPlainSteps; ++i) {
    const Point w = search(d);
    const Real gap = square - glm::dot(x, w);

    const bool early = is(PlainFault::absolute_end) && std::sqrt(square) + glm::dot(w, d) / glm::length(d) < Real(0.01);
    const bool endless = is(PlainFault::duplicate_kept) || is(PlainFault::direction_unchanged);
    if (i > 0 && !endless && (has(w) || gap <= square * relative_error || early)) {
      noteLast(d, w);
      if (early) wrongBefore();
      return answerDistance(x);
    }
    const bool again = has(w);
    ReplayStep& step = join(d, w);
    if (again && is(PlainFault::duplicate_kept)) wrongBefore();
    if (again) simplex_.erase(simplex_.begin());
    const Nearest<Real> found = nearest(simplex_);
    noteClosest(step, found.x);
    if (is(PlainFault::limit_is_apart) && i == 1) return wrongBefore(), answer(gjk::Status::separated);
    if (is(PlainFault::absolute_overlap) && glm::length(found.x) < Real(0.3) && glm::length(found.x) > 0)
      return wrongBefore(), answer(gjk::Status::intersecting);
    keep(found.held);
    if (simplex_.size() == 4) return answerDepth();
    const Real before = square, size = glm::dot(simplex_[0], simplex_[0]);
    square = glm::dot(found.x, found.x);
    if (square <= kEpsilon * kEpsilon * size) return answer(gjk::Status::intersecting);
    if (before - square <= kEpsilon * before && !endless) return answerDistance(found.x);
    x = found.x;
    const Point last = d;
    d = -x;
    if (!turn(d, last)) return;
  }
  answerDistance(x);
}

template <class Real>
void Solver<Real>::stalling() {
  Point x(1, 0, 0);
  Real square = std::numeric_limits<Real>::max();
  for (int i = 0; i < kMostPlainSteps; ++i) {
    const Point w = support(-x);
    if (has(w)) {
      noteLast(-x, w);
      return answerDistance(x);
    }
    ReplayStep& step = join(-x, w);
    const Nearest<Real> found = nearest(simplex_);
    const Real now = glm::dot(found.x, found.x);
    if (i > 0 && now >= square) return answerDistance(x);
    noteClosest(step, found.x);
    if (found.held.size() == 4) return answerDepth();
    Real largest = 0;
    for (const int k : found.held) {
      const Point& p = simplex_[static_cast<std::size_t>(k)];
      largest = std::max(largest, glm::dot(p, p));
    }
    keep(found.held);
    if (now <= kEpsilon * kEpsilon * largest) return answer(gjk::Status::intersecting);
    if (square - now <= kEpsilon * square) return answerDistance(found.x);
    square = now;
    x = found.x;
  }
  answerDistance(x);
}

}  // namespace plain

FaultyRun runFaulty(const Scene& scene, PlainManner manner, const PlainNotes& notes, PlainFault fault) {
  return notes.single ? plain::Solver<float>(scene, notes, fault).run(manner)
                      : plain::Solver<double>(scene, notes, fault).run(manner);
}

ReplayLog runPlain(const Scene& scene, PlainManner manner, const PlainNotes& notes) {
  return runFaulty(scene, manner, notes, PlainFault::none).log;
}

}  // namespace gjklab

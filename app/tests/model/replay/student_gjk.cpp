#include "model/replay/student_gjk.h"

#include "model/replay/nearest_by_feature.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

using test::nearest;
using test::NearestFeature;
using test::Points;
using test::project;

constexpr int kMostStudentSteps = 40;

std::string letters(const std::vector<int>& feature) {
  std::string out;
  for (const int i : feature) out += static_cast<char>('a' + i);
  return out;
}

dvec3 furthest(const Points& points, const dvec3& d, int rank = 0) {
  Points sorted = points;
  std::sort(sorted.begin(), sorted.end(),
            [&](const dvec3& p, const dvec3& q) { return glm::dot(p, d) > glm::dot(q, d); });
  return sorted[std::min(static_cast<std::size_t>(rank), sorted.size() - 1)];
}

struct Facet {
  std::vector<int> v;
  dvec3 normal{0.0};
  double distance = 0;
};

class Student {
 public:
  Student(const Scene& scene, Seeded fault) : scene_(scene), fault_(fault), dimension_(scene.dimension) {
    for (const dvec3& p : scene.a.points) a_.push_back(turned(scene.a, p)), local_a_.push_back(p);
    for (const dvec3& p : scene.b.points) b_.push_back(turned(scene.b, p)), local_b_.push_back(p);
    offset_ = scene.a.position - scene.b.position;
    out_.log.digits = ReplayDigits::double_precision;
  }

  StudentRun run() {
    if (gjk()) epa();
    return std::move(out_);
  }

 private:
  dvec3 turned(const Body& body, const dvec3& p) const { return rotationOf(body, dimension_) * p; }
  bool is(Seeded fault) const { return fault_ == fault; }
  int iteration() const { return static_cast<int>(out_.log.steps.size()) + 1; }
  /// From the third iteration on the fault shows, so that it does not stand at the beginning of everything.
  bool late() const { return iteration() >= 3; }
  void wrong(int iteration) {
    if (out_.first_wrong == 0 || iteration < out_.first_wrong) out_.first_wrong = iteration;
  }

  dvec3 support(const dvec3& d) const { return furthest(a_, d) - furthest(b_, -d) + offset_; }
  dvec3 faultySupport(const dvec3& d);
  /// w with the fault in it, which is noted where w is then no support point.
  dvec3 logged(const dvec3& d) {
    const dvec3 w = faultySupport(d), right = support(d);
    if (glm::length(w - right) > 1e-9 && (glm::dot(w - right, glm::normalize(d)) < -1e-6 || is(Seeded::b_added) ||
                                          is(Seeded::positions_left_out) || is(Seeded::exchanged)))
      wrong(iteration());
    last_w_ = w;
    return w;
  }
  bool gjk();
  void region(ReplayStep&, const NearestFeature&);
  void closest(ReplayStep&, const NearestFeature&);
  void bounds(ReplayStep&, double lower, double upper);
  std::vector<int> keep(const Points& simplex, const NearestFeature& found, bool last);
  void epa();
  Facet facet(std::vector<int> v) const;
  void expand(const dvec3& w);

  const Scene& scene_;
  Seeded fault_;
  int dimension_;
  Points a_, b_, local_a_, local_b_;
  dvec3 offset_{0.0}, last_w_{0.0}, x_{0.0};
  Points simplex_;
  double lower_ = 0;
  Points vertices_;
  std::vector<Facet> facets_;
  StudentRun out_;
};

dvec3 Student::faultySupport(const dvec3& d) {
  const auto without_turn = [&](const Points& local, const Points& world, const dvec3& direction) {
    std::size_t best = 0;
    for (std::size_t i = 0; i < local.size(); ++i)
      if (glm::dot(local[i], direction) > glm::dot(local[best], direction)) best = i;
    return world[best];
  };
  switch (fault_) {
    case Seeded::b_along_d:
      return furthest(a_, d) - furthest(b_, d) + offset_;
    case Seeded::a_against_d:
      return furthest(a_, -d) - furthest(b_, -d) + offset_;
    case Seeded::both_against_d:
      return late() ? support(-d) : support(d);
    case Seeded::b_added:
      return furthest(a_, d) + scene_.a.position + furthest(b_, -d) + scene_.b.position;
    case Seeded::exchanged:
      return furthest(b_, d) - furthest(a_, -d) - offset_;
    case Seeded::positions_left_out:
      return support(d) - offset_;
    case Seeded::a_not_turned:
      return without_turn(local_a_, a_, d) - furthest(b_, -d) + offset_;
    case Seeded::b_not_turned:
      return furthest(a_, d) - without_turn(local_b_, b_, -d) + offset_;
    case Seeded::second_best:
      return late() ? furthest(a_, d, 1) - furthest(b_, -d) + offset_ : support(d);
    case Seeded::stale_support:
      return late() ? last_w_ : support(d);
    case Seeded::epa_support_against:
      return facets_.empty() ? support(d) : support(-d);
    case Seeded::none:
    case Seeded::direction_sign:
    case Seeded::direction_along_edge:
    case Seeded::not_clamped:
    case Seeded::closest_is_newest:
    case Seeded::closest_stale:
    case Seeded::region_reversed:
    case Seeded::region_stale:
    case Seeded::region_too_large:
    case Seeded::newest_dropped:
    case Seeded::oldest_dropped:
    case Seeded::needed_dropped:
    case Seeded::origin_overlooked:
    case Seeded::lower_not_normalised:
    case Seeded::lower_is_upper:
    case Seeded::lower_without_sign:
    case Seeded::upper_squared:
    case Seeded::never_stops:
    case Seeded::epa_start_elsewhere:
    case Seeded::epa_facet_missing:
    case Seeded::epa_facet_not_removed:
    case Seeded::epa_normal_flipped:
    case Seeded::epa_another_facet:
    case Seeded::epa_upper_is_lower:
    case Seeded::epa_lower_too_large:
      break;  // not of the support
  }
  return support(d);
}

void Student::region(ReplayStep& step, const NearestFeature& found) {
  std::string said = letters(found.feature);
  const std::size_t n = step.simplex.size();
  if (is(Seeded::region_reversed)) {
    std::vector<int> reversed;
    for (const int i : found.feature) reversed.push_back(static_cast<int>(n) - 1 - i);
    std::sort(reversed.begin(), reversed.end());
    said = letters(reversed);
  }
  if (is(Seeded::region_stale) && late()) {
    std::vector<int> shifted;
    for (const int i : found.feature)
      if (i > 0) shifted.push_back(i - 1);
    if (!shifted.empty()) said = letters(shifted);
  }
  if (is(Seeded::region_too_large)) said = std::string("abcd").substr(0, n);
  if (said != letters(found.feature)) wrong(iteration());
  step.region = said;
}

void Student::closest(ReplayStep& step, const NearestFeature& found) {
  dvec3 said = found.x;
  if (is(Seeded::closest_is_newest) && late()) said = step.simplex[0];
  if (is(Seeded::closest_stale) && late()) said = x_;
  if (is(Seeded::not_clamped) && step.simplex.size() > 1) {
    const Points line{step.simplex[0], step.simplex[1]};
    std::vector<double> weights;
    project(line, said, weights);
    if (*std::min_element(weights.begin(), weights.end()) >= 0) said = found.x;
  }
  if (glm::length(said - found.x) > 1e-9) wrong(iteration());
  step.closest = said;
}

void Student::bounds(ReplayStep& step, double lower, double upper) {
  const dvec3 d = *step.direction;
  const double along = -glm::dot(d, *step.support);
  if (is(Seeded::lower_not_normalised)) lower = std::max(lower_, along);
  if (is(Seeded::lower_is_upper)) lower = upper;
  if (is(Seeded::lower_without_sign)) lower = std::max(lower_, std::abs(along) / glm::length(d));
  if (is(Seeded::upper_squared)) upper *= upper;
  step.lower_bound = lower;
  step.upper_bound = upper;
}

std::vector<int> Student::keep(const Points& simplex, const NearestFeature& found, bool last) {
  std::vector<int> kept = found.feature;
  const int n = static_cast<int>(simplex.size());
  const auto without = [&](int vertex) { kept.erase(std::remove(kept.begin(), kept.end(), vertex), kept.end()); };
  if (is(Seeded::newest_dropped) && n > 1 && late()) without(0);
  if (is(Seeded::oldest_dropped) && n > 2) {
    kept.clear();
    for (int i = 0; i + 1 < n; ++i) kept.push_back(i);
  }
  if (is(Seeded::needed_dropped) && kept.size() > 1) kept.pop_back();
  if (is(Seeded::origin_overlooked) && n == dimension_ + 1 && static_cast<int>(kept.size()) == n) kept.pop_back();
  if (kept.empty()) kept = {n - 1};
  Points rest;
  for (const int i : kept) rest.push_back(simplex[static_cast<std::size_t>(i)]);
  if (!last && glm::length(nearest(rest).x) > glm::length(found.x) + 1e-6) wrong(iteration() - 1);
  return kept;
}

/// True when the simplex holds O.
bool Student::gjk() {
  dvec3 d = glm::length(offset_) > 0 ? -offset_ : dvec3(1, 0, 0);
  if (glm::length(d) == 0) d = dvec3(1, 0, 0);
  double upper = 1e300;
  while (iteration() <= kMostStudentSteps) {
    ReplayStep step;
    step.direction = d;
    const dvec3 w = logged(d);
    step.support = w;
    Points simplex = simplex_;
    simplex.insert(simplex.begin(), w);
    const double bound = -glm::dot(d, w) / glm::length(d);
    const bool known = std::find(simplex_.begin(), simplex_.end(), w) != simplex_.end();
    const bool end = !simplex_.empty() && (known || upper - bound <= 1e-10);
    if (end && !is(Seeded::never_stops)) {
      step.simplex = simplex_;
      bounds(step, std::max(lower_, std::min(bound, upper)), upper);
      out_.log.steps.push_back(step);
      return false;
    }
    if (end && known) simplex = simplex_;
    lower_ = std::max(lower_, bound);
    const NearestFeature found = nearest(simplex);
    step.simplex = simplex;
    region(step, found);
    closest(step, found);
    upper = std::min(upper, glm::length(found.x));
    bounds(step, std::max(lower_, 0.0), upper);
    out_.log.steps.push_back(step);
    const bool holds = glm::length(found.x) <= 1e-12;
    if (holds && !is(Seeded::origin_overlooked)) {
      simplex_ = simplex;
      return static_cast<int>(simplex.size()) == dimension_ + 1;
    }
    const std::vector<int> kept = keep(simplex, found, false);
    simplex_.clear();
    for (const int i : kept) simplex_.push_back(simplex[static_cast<std::size_t>(i)]);
    x_ = nearest(simplex_).x;
    d = -x_;
    if (is(Seeded::direction_sign) && late()) d = x_;
    if (is(Seeded::direction_along_edge) && late() && simplex_.size() > 1) d = simplex_[1] - simplex_[0];
    if (glm::length(d) < 1e-12) return false;
    if (glm::dot(glm::normalize(d), nearest(simplex).x) >= -1e-12) wrong(iteration());
  }
  return false;
}

Facet Student::facet(std::vector<int> v) const {
  Facet out;
  const auto at = [&](int i) { return vertices_[static_cast<std::size_t>(v[static_cast<std::size_t>(i)])]; };
  if (dimension_ == 2) {
    const dvec3 edge = at(1) - at(0);
    out.normal = glm::normalize(dvec3(edge.y, -edge.x, 0));
  } else {
    out.normal = glm::normalize(glm::cross(at(1) - at(0), at(2) - at(0)));
  }
  dvec3 middle(0.0);
  for (int i = 0; i <= dimension_; ++i) middle += vertices_[static_cast<std::size_t>(i)] / (dimension_ + 1.0);
  if (glm::dot(out.normal, at(0) - middle) < 0) out.normal = -out.normal;
  out.distance = glm::dot(out.normal, at(0));
  out.v = std::move(v);
  return out;
}

/// The facets that w sees fall; each side of them that only one of them has gets a new one.
void Student::expand(const dvec3& w) {
  const int vertex = static_cast<int>(vertices_.size());
  vertices_.push_back(w);
  std::vector<Facet> rest, seen;
  for (const Facet& f : facets_) (glm::dot(f.normal, w) - f.distance > 1e-12 ? seen : rest).push_back(f);
  std::vector<std::vector<int>> sides;
  for (const Facet& f : seen)
    for (std::size_t i = 0; i < f.v.size(); ++i) {
      std::vector<int> side = f.v;
      side.erase(side.begin() + static_cast<std::ptrdiff_t>(i));
      std::sort(side.begin(), side.end());
      const auto twin = std::find(sides.begin(), sides.end(), side);
      if (twin == sides.end())
        sides.push_back(side);
      else
        sides.erase(twin);
    }
  if (is(Seeded::epa_facet_missing) && !sides.empty()) sides.pop_back(), wrong(iteration() - 1);
  if (is(Seeded::epa_facet_not_removed) && !seen.empty()) rest.push_back(seen[0]), wrong(iteration() - 1);
  facets_ = rest;
  for (std::vector<int> side : sides) {
    side.push_back(vertex);
    facets_.push_back(facet(side));
  }
}

void Student::epa() {
  vertices_ = simplex_;
  if (is(Seeded::epa_start_elsewhere)) {
    // A vertex is looked for anew on the side of another: O may then be left outside.
    const dvec3 other = support(vertices_[1]);
    if (std::find(vertices_.begin(), vertices_.end(), other) == vertices_.end()) vertices_[0] = other;
    if (glm::length(nearest(vertices_).x) > 1e-6) wrong(iteration());
  }
  std::vector<int> all;
  for (int i = 0; i <= dimension_; ++i) all.push_back(i);
  for (int without = 0; without <= dimension_; ++without) {
    std::vector<int> v = all;
    v.erase(v.begin() + without);
    facets_.push_back(facet(v));
  }
  double upper = 1e300;
  while (iteration() <= kMostStudentSteps) {
    auto closest = std::min_element(facets_.begin(), facets_.end(),
                                    [](const Facet& f, const Facet& g) { return f.distance < g.distance; });
    const double lower = closest->distance;
    if (is(Seeded::epa_another_facet)) {
      closest = std::max_element(facets_.begin(), facets_.end(),
                                 [](const Facet& f, const Facet& g) { return f.distance < g.distance; });
      if (closest->distance > lower + 1e-9) wrong(iteration());
    }
    dvec3 d = closest->normal;
    if (is(Seeded::epa_normal_flipped)) d = -d, wrong(iteration());
    ReplayStep step;
    step.phase = ReplayPhase::epa;
    step.bounds_on_depth = true;
    step.direction = d;
    const dvec3 w = logged(d);
    step.support = w;
    step.vertices = vertices_;
    for (const Facet& f : facets_) step.facets.push_back(f.v);
    const double reach = glm::dot(w, d);
    if (!is(Seeded::epa_normal_flipped)) upper = std::min(upper, reach);
    step.lower_bound = lower;
    if (upper < 1e299) step.upper_bound = upper;
    if (is(Seeded::epa_upper_is_lower)) step.upper_bound = lower;
    if (is(Seeded::epa_lower_too_large)) step.lower_bound = 2 * upper;
    out_.log.steps.push_back(step);
    const bool known = std::find(vertices_.begin(), vertices_.end(), w) != vertices_.end();
    if (known || reach - closest->distance <= 1e-10) return;
    expand(w);
    if (facets_.empty()) return;
  }
}

}  // namespace

StudentRun runStudent(const Scene& scene, Seeded fault) { return Student(scene, fault).run(); }

}  // namespace gjklab

#pragma once
// The numbers that a caption says, and those that a sentence about a moment may say.

#include "model/caption/caption.h"
#include "model/run/impact_study.h"
#include "model/run/posed_support.h"
#include "model/text/number_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <string>
#include <vector>

namespace gjklab::test {

inline bool continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

inline int characters(const std::string& text) {
  int count = 0;
  for (char c : text) count += continuation(c) ? 0 : 1;
  return count;
}

/// The numbers in a sentence, as number() writes them.
inline std::vector<std::string> numbersIn(const std::string& text) {
  static const std::string kMinus = "−", kTimes = "·10", kRaised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";
  std::vector<std::string> found;
  const auto digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  const auto raised = [&](std::size_t i) {  // length in bytes of a superscript digit at i, or 0
    for (std::size_t k = 0; k < kRaised.size();) {
      const std::size_t length = static_cast<unsigned char>(kRaised[k]) >= 0xE0 ? 3 : 2;
      if (text.compare(i, length, kRaised, k, length) == 0) return length;
      k += length;
    }
    return std::size_t{0};
  };
  for (std::size_t i = 0; i < text.size();) {
    if (!digit(i)) {
      ++i;
      continue;
    }
    const std::size_t begin = i;
    while (digit(i)) ++i;
    if (i + 1 < text.size() && text[i] == '.' && digit(i + 1)) {
      ++i;
      while (digit(i)) ++i;
    }
    if (text.compare(i, kTimes.size(), kTimes) == 0) i += kTimes.size();
    while (i < text.size() && raised(i) > 0) i += raised(i);
    const bool negative = begin >= kMinus.size() && text.compare(begin - kMinus.size(), kMinus.size(), kMinus) == 0;
    found.push_back((negative ? kMinus : "") + text.substr(begin, i - begin));
  }
  return found;
}

/// Everything that a sentence about a moment may say, built from the record alone.
class Sayable {
 public:
  explicit Sayable(const gjklab::Run& run, const Scene& scene) : run_(run), position_a_(scene.a.position) {
    for (int i = 0; i <= 16; ++i) add(i);  // iterations, features, steps
    add(run.all_pairs);
    add(run.points_a + run.points_b);
    add(run.trace.radius_sum);
    add(static_cast<double>(run.trace.gjk.size()));
    add(static_cast<double>(run.trace.epa.size()));
    add(scene.query.max_iterations);
    add(scene.query.epa_max_iterations);
    const auto& result = run.trace.result;
    if (run.sat) {
      add(run.sat->deciding + 1);
      add(run.sat->axes.size());
      add(run.sat->radius_a + run.sat->radius_b);
    }
    for (double v : {result.distance, result.depth, result.lower_bound, result.upper_bound}) add(v);
    add(result.normal);
    for (dvec3 v : {result.point_a, result.point_b}) addPlace(v);
  }
  void add(double v) {
    for (int digits : {2, 3, 4}) texts_.insert(number(v, digits)), texts_.insert(number(-v, digits));
  }
  void add(dvec3 v) {
    for (int i = 0; i < 3; ++i) add(v[i]);
  }
  /// A place in the world: with more digits far from its origin.
  void addPlace(dvec3 p) {
    add(p);
    for (int i = 0; i < 3; ++i)
      for (int digits = 5; digits <= 8; ++digits) texts_.insert(number(p[i], digits));
  }
  void add(const gjk::Support<3>& s) { add(s.w), addPlace(s.a), addPlace(s.b); }
  void addGjk(std::size_t k) {
    const auto& record = run_.trace.gjk[k];
    const double length = glm::length(record.direction), now = glm::length(record.closest);
    for (std::size_t i = 0; i <= k; ++i) add(run_.trace.gjk[i].iteration);  // what proved the lower bound
    add(record.direction);
    add(record.support);
    add(glm::dot(record.support.w, record.direction));
    add(glm::dot(record.support.w, record.direction) / length);
    add(glm::dot(record.support.a, record.direction) / length);
    add(glm::dot(record.support.b, record.direction) / length);
    for (const auto& vertex : record.simplex) add(vertex.support), add(vertex.weight);
    for (const auto& test : record.tests) add(test.value);
    add(record.closest);
    add(now);
    add(record.tests.size());
    for (double v : {record.lower_bound, record.upper_bound, record.upper_bound - record.lower_bound}) add(v);
    add(record.upper_bound - run_.trace.radius_sum);
    addEdges(record);
    const gjk::GjkRecord<3>* previous = recordBefore(run_, static_cast<int>(k));
    if (!previous) return;
    const auto& before = *previous;
    const dvec3 towards_o = record.momentum ? record.momentum->plain_direction : record.direction;
    add(glm::dot(record.support.w, towards_o) / glm::length(towards_o) + glm::length(towards_o));
    const double former = glm::length(before.closest), along = glm::dot(before.closest, record.support.w) / former;
    for (const auto& vertex : before.simplex) add(vertex.support);
    if (record.momentum) {
      const dvec3 plain = record.momentum->plain_direction;
      add(std::atan2(glm::length(glm::cross(plain, record.direction)), glm::dot(plain, record.direction)) * 180 /
          std::numbers::pi);
    }
    if (record.momentum)
      for (double v : {record.momentum->factor, 1 - record.momentum->factor, along, former - along}) add(v);
    add(before.closest);
    for (double v : {former, former - now, before.upper_bound, before.upper_bound - record.lower_bound}) add(v);
  }
  /// How near O the newest vertex and the lines of its edges come: what an edge answers to signed volumes.
  void addEdges(const gjk::GjkRecord<3>& record) {
    if (record.simplex.empty()) return;
    const dvec3 a = record.simplex[0].support.w;
    add(glm::length(a));
    for (int i = 1; i < record.simplex.size(); ++i) {
      const dvec3 u = record.simplex[i].support.w - a;
      if (glm::dot(u, u) > 0) add(glm::length(glm::cross(a, u)) / glm::length(u));
    }
  }
  void addEpa(std::size_t k) {
    const auto& record = run_.trace.epa[k];
    const double distance = run_.trace.polytope.facets[static_cast<std::size_t>(*record.closest_facet)].distance;
    const double reach = glm::dot(record.support.w, record.direction);
    add(record.iteration);
    add(record.direction);
    add(record.support);
    const double radii = run_.trace.radius_sum;
    for (double v : {distance, reach, reach - distance, record.lower_bound, record.upper_bound,
                     record.upper_bound - record.lower_bound, record.lower_bound + radii, record.upper_bound + radii})
      add(v);
    for (int count : {record.removed.size(), record.added.size(), record.horizon.size()}) add(count);
    addCounts(record.iteration);
    addCounts(record.iteration + 1);
    int nearest = 0;
    for (const auto& facet : run_.trace.polytope.facets)
      nearest += facet.aliveAt(record.iteration) && std::abs(facet.distance - distance) <= 1e-14 * run_.trace.scale;
    add(nearest);
  }
  void addAxis(std::size_t k) {
    const SatAxisRow& axis = run_.sat->axes[k];
    add(axis.direction);
    add(axis.separation);
    add(std::min(axis.shadow_a.high, axis.shadow_b.high) - std::max(axis.shadow_a.low, axis.shadow_b.low));
    const double position = glm::dot(position_a_, axis.direction);
    for (double v : {axis.shadow_a.low, axis.shadow_a.high, axis.shadow_b.low, axis.shadow_b.high})
      add(v), add(position + v);
  }
  /// Of moving bodies: a record of the search and what follows from it, found anew.
  void addImpact(const Scene& scene, int k) {
    const ImpactStudy& study = *run_.impact;
    const gjk::ImpactResult<3>& result = study.run.trace.result;
    add(scene.query.duration);
    add(scene.query.impact_tolerance * study.run.trace.scale);
    for (double v : {result.time, result.distance, result.depth}) add(v);
    for (dvec3 v : {result.normal, result.point_a, result.point_b}) add(v);
    add(study.contacts.contacts.size());
    if (k >= study.count()) return;
    const gjk::ImpactRecord<3>& record = study.record(k);
    for (double v : {record.time, record.distance, record.speed_bound, record.linear_speed, record.spin_speed_a,
                     record.spin_speed_b, record.advance, record.time + record.advance,
                     std::min(record.time + record.advance, scene.query.duration), scene.query.duration - record.time})
      add(v);
    for (dvec3 v : {record.normal, record.axis_spin}) add(v);
    const Scene moved = sceneAt(scene, record.time);
    const dvec3 a = supportOf(moved.a, scene.dimension, record.normal, true).point,
                b = supportOf(moved.b, scene.dimension, -record.normal, true).point;
    if (study.method == gjk::ImpactMethod::ray_cast) add(glm::dot(record.normal, b - a));
  }
  bool has(const std::string& text) const { return texts_.count(text) > 0; }

 private:
  /// Facets of the polytope, and the vertices and edges that Euler's formula gives a closed one.
  void addCounts(int moment) {
    int facets = 0;
    for (const auto& facet : run_.trace.polytope.facets) facets += facet.aliveAt(moment) ? 1 : 0;
    add(facets);
    if (run_.dimension == 3) {
      EXPECT_EQ(facets % 2, 0);
      add(facets / 2 + 2);
      add(3 * facets / 2);
    }
  }

  const gjklab::Run& run_;
  dvec3 position_a_;
  std::set<std::string> texts_;
};

inline Sayable sayableAt(const gjklab::Run& run, const Scene& scene, const Moment& moment) {
  Sayable sayable(run, scene);
  if (phaseOf(moment.sub_step) == Phase::gjk) sayable.addGjk(static_cast<std::size_t>(moment.record));
  if (phaseOf(moment.sub_step) == Phase::sat) sayable.addAxis(static_cast<std::size_t>(moment.record));
  if (phaseOf(moment.sub_step) == Phase::epa) sayable.addEpa(static_cast<std::size_t>(moment.record));
  if (run.impact) sayable.addImpact(scene, moment.record);
  return sayable;
}

}  // namespace gjklab::test

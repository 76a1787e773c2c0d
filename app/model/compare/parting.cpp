#include "model/compare/parting.h"

#include "model/compare/impact_rows.h"
#include "model/run/vertex_naming.h"
#include "model/scene/body_points.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

constexpr double kSamePoint = 1e-9;        // of S: two support points are the same
constexpr double kSameDirection = 1e-8;    // radians, and what rounding makes of x on top of it
constexpr double kRoundingOfX = 1e-13;     // of S
constexpr double kSinglePrecision = 1e-5;  // of S, and radians: what it leaves of a textbook run's numbers

double angleBetween(dvec3 p, dvec3 q) {
  return std::atan2(glm::length(glm::cross(glm::normalize(p), glm::normalize(q))),
                    glm::dot(glm::normalize(p), glm::normalize(q)));
}

std::string pairText(const gjk::Support<3>& support, int dimension) {
  if (support.index_a < 0 || support.index_b < 0) return "w = " + vectorText(support.w, dimension);
  return pairName(support.index_a, support.index_b);
}

class Search {
 public:
  Search(const Run& own, const Run& rival, const RivalNames& names, Naming naming)
      : own_(own), rival_(rival), names_(names), naming_(naming), scale_(std::max(own.trace.scale, rival.trace.scale)) {
    if (own.textbook || rival.textbook) same_point_ = same_direction_ = kSinglePrecision;
  }

  std::optional<Parting> first() {
    if (own_.sat.has_value() != rival_.sat.has_value()) return atOnce();
    const std::size_t gjk = std::min(own_.trace.gjk.size(), rival_.trace.gjk.size());
    for (std::size_t k = 0; k < gjk; ++k)
      if (auto parting = atGjk(k)) return parting;
    if (own_.trace.gjk.size() != rival_.trace.gjk.size()) return atEndOfShorter(gjk);
    if (own_.trace.epa.empty() != rival_.trace.epa.empty()) return atStartOfEpa();
    const std::size_t epa = std::min(own_.trace.epa.size(), rival_.trace.epa.size());
    for (std::size_t k = 0; k < epa; ++k)
      if (auto parting = atEpa(k)) return parting;
    return std::nullopt;
  }

 private:
  /// Axes against iterations: no step in common.
  std::optional<Parting> atOnce() const {
    const Run& other = own_.sat ? rival_ : own_;
    if (other.trace.gjk.empty()) return std::nullopt;  // a query that is not supported
    return Parting{
        {SubStep::gjk_direction, 0},
        tr("{sat} tests axes; {gjk} looks for support points. They have no steps in common.",
           arg("sat", own_.sat ? names_.own : names_.rival), arg("gjk", own_.sat ? names_.rival : names_.own))};
  }

  static std::optional<Parting> at(SubStep step, std::size_t k, std::string what) {
    const char* phase = phaseOf(step) == Phase::gjk ? "GJK" : "EPA";
    return Parting{{step, static_cast<int>(k)}, fmt::format("{} {}: {}", phase, k + 1, what)};
  }

  bool same(dvec3 p, dvec3 q) const { return glm::length(p - q) <= same_point_ * scale_; }

  /// `sentence`: with {angle}. `scaled`: the directions are −x, known as well as x is.
  std::optional<std::string> directions(const char* sentence, dvec3 own, dvec3 rival, bool scaled) const {
    const double length = std::min(glm::length(own), glm::length(rival));
    if (!(length > 0)) return std::nullopt;
    const double angle = angleBetween(own, rival);
    if (angle <= same_direction_ + (scaled ? kRoundingOfX * scale_ / length : 0)) return std::nullopt;
    return tr(sentence, arg("angle", number(angle * 180 / std::numbers::pi, 3)));
  }

  /// `along`: the direction's letter, d in GJK and n in EPA.
  std::optional<std::string> supports(const gjk::Support<3>& own, const gjk::Support<3>& rival, dvec3 d,
                                      const char* along) const {
    if (same(own.w, rival.w)) return std::nullopt;
    const Argument first = arg("own", names_.own), second = arg("rival", names_.rival);
    const Argument found = arg("found", pairText(own, own_.dimension)),
                   other = arg("other", pairText(rival, own_.dimension));
    if (found.text == other.text) return tr("Both support points are {found}, but their coordinates differ.", found);
    const bool tie =
        glm::length(d) > 0 && std::abs(glm::dot(glm::normalize(d), own.w - rival.w)) <= same_point_ * scale_;
    return tie ? tr("The support point is {found} with {own} and {other} with {rival}. Both lie equally far along "
                    "{along}, so rounding decides.",
                    first, found, second, other, arg("along", along))
               : tr("The support point is {found} with {own} and {other} with {rival}.", first, found, second, other);
  }

  std::optional<Parting> atGjk(std::size_t k) const {
    const auto &own = own_.trace.gjk[k], &rival = rival_.trace.gjk[k];
    if (auto what = directions(translatable("the search directions differ by {angle}°."), own.direction,
                               rival.direction, k > 0))
      return at(SubStep::gjk_direction, k, *what);
    if (auto what = supports(own.support, rival.support, own.direction, "d")) return at(SubStep::gjk_support, k, *what);
    if ((own.region == gjk::kNoFeature) != (rival.region == gjk::kNoFeature)) {
      const bool own_ends = own.region == gjk::kNoFeature;
      return at(
          SubStep::gjk_progress, k,
          tr("At this support point {first} ends, but {second} goes on.",
             arg("first", own_ends ? names_.own : names_.rival), arg("second", own_ends ? names_.rival : names_.own)));
    }
    if (own.region != gjk::kNoFeature && !sameKept(own, rival)) {
      const auto kept = [&](const Run& run, const gjk::GjkRecord<3>& record) {
        return namesAt(run, static_cast<int>(k), naming_).of(record.kept);
      };
      return at(SubStep::gjk_keep, k,
                tr("Kept with {own}: {kept}; with {rival}: {other}.", arg("own", names_.own),
                   arg("kept", kept(own_, own)), arg("rival", names_.rival), arg("other", kept(rival_, rival))));
    }
    return std::nullopt;
  }

  /// The same vertices, in whatever order.
  bool sameKept(const gjk::GjkRecord<3>& own, const gjk::GjkRecord<3>& rival) const {
    return holdsAll(own, rival) && holdsAll(rival, own);
  }
  bool holdsAll(const gjk::GjkRecord<3>& p, const gjk::GjkRecord<3>& q) const {
    for (int i = 0; i < q.simplex.size(); ++i) {
      if (!((q.kept >> i) & 1u)) continue;
      bool found = false;
      for (int j = 0; j < p.simplex.size(); ++j)
        found = found || (((p.kept >> j) & 1u) && same(p.simplex[j].support.w, q.simplex[i].support.w));
      if (!found) return false;
    }
    return true;
  }

  /// One run has ended after `count` iterations; the other continues from the same simplex.
  std::optional<Parting> atEndOfShorter(std::size_t count) const {
    const bool own_ends = own_.trace.gjk.size() < rival_.trace.gjk.size();
    const Run& ended = own_ends ? own_ : rival_;
    if (count == 0) return std::nullopt;  // a query that is not supported has no steps to part at
    const bool enclosed = ended.trace.gjk.back().decision == gjk::GjkDecision::enclosed;
    const Argument first = arg("first", own_ends ? names_.own : names_.rival),
                   second = arg("second", own_ends ? names_.rival : names_.own);
    return at(SubStep::gjk_keep, count - 1,
              enclosed
                  ? tr("The run with {first} has O in its simplex and ends; with {second} it goes on.", first, second)
                  : tr("Here {first} ends, but {second} goes on.", first, second));
  }

  std::optional<Parting> atStartOfEpa() const {
    const bool own_goes_on = !own_.trace.epa.empty();
    return at(SubStep::epa_closest_facet, 0,
              tr("With {first}, EPA follows; with {second}, the answer is already known.",
                 arg("first", own_goes_on ? names_.own : names_.rival),
                 arg("second", own_goes_on ? names_.rival : names_.own)));
  }

  std::optional<Parting> atEpa(std::size_t k) const {
    const auto &own = own_.trace.epa[k], &rival = rival_.trace.epa[k];
    if (auto what = directions(translatable("another facet is the nearest; the search directions differ by {angle}°."),
                               own.direction, rival.direction, false))
      return at(SubStep::epa_closest_facet, k, *what);
    if (auto what = supports(own.support, rival.support, own.direction, "n")) return at(SubStep::epa_support, k, *what);
    if ((own.new_vertex < 0) != (rival.new_vertex < 0)) {
      const bool own_ends = own.new_vertex < 0;
      return at(SubStep::epa_bound, k,
                tr("the bound test ends {first}, but not {second}.", arg("first", own_ends ? names_.own : names_.rival),
                   arg("second", own_ends ? names_.rival : names_.own)));
    }
    if (own.removed.size() != rival.removed.size()) return at(SubStep::epa_horizon, k, seenText(own, rival));
    return std::nullopt;
  }

  std::string seenText(const gjk::EpaRecord<3>& own, const gjk::EpaRecord<3>& rival) const {
    const Argument first = arg("own", names_.own), second = arg("rival", names_.rival),
                   other = arg("other", rival.removed.size());
    if (surelySeen(own_, own) == surelySeen(rival_, rival))
      return trn(
          "w sees {n} facet with {own}, {other} with {rival}; it lies in the plane of those that differ, so rounding "
          "decides.",
          "w sees {n} facets with {own}, {other} with {rival}; it lies in the plane of those that differ, so rounding "
          "decides.",
          own.removed.size(), first, other, second);
    return trn("w sees {n} facet with {own}, {other} with {rival}.",
               "w sees {n} facets with {own}, {other} with {rival}.", own.removed.size(), first, other, second);
  }

  /// How many facets w sees from further out than rounding could have put it.
  std::ptrdiff_t surelySeen(const Run& run, const gjk::EpaRecord<3>& record) const {
    const gjk::PolytopeRecord<3>& polytope = run.trace.polytope;
    return std::count_if(polytope.removed.begin() + record.removed.begin, polytope.removed.begin() + record.removed.end,
                         [&](int index) {
                           const auto& facet = polytope.facets[static_cast<std::size_t>(index)];
                           return glm::dot(facet.normal, record.support.w) - facet.distance > same_point_ * scale_;
                         });
  }

  const Run &own_, &rival_;
  const RivalNames& names_;
  Naming naming_;
  double scale_;
  double same_point_ = kSamePoint, same_direction_ = kSameDirection;
};

}  // namespace

std::optional<Parting> firstParting(const Run& own, const Run& rival, const RivalNames& names, Naming naming) {
  if (own.impact && rival.impact) return firstImpactParting(own, rival, names);
  return Search(own, rival, names, naming).first();
}

}  // namespace gjklab

// The claims of EPA's records.

#include "model/replay/checking.h"
#include "model/replay/few_points.h"
#include "model/replay/polytope_facts.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

namespace gjklab {

namespace {

/// Radians: two directions with a smaller angle may look equal in a sentence.
constexpr double kAlmostEqual = 1e-5;

class EpaChecks {
 public:
  explicit EpaChecks(const Checking& c) : c_(c) {
    for (int i = 0; i < c.count(); ++i)
      if (c.step(i).phase == ReplayPhase::epa) records_.push_back(i);
  }

  void run() {
    std::optional<PolytopeFacts> before;
    for (at_ = 0; at_ < static_cast<int>(records_.size()); ++at_) {
      const PolytopeFacts facts(step().vertices, step().facets, c_.dimension(), c_.tolerance, c_.epsilon());
      members();
      progress();
      polytope(facts, before);
      before.emplace(facts);
      if (facts.fault().sentence.empty() && !startedFlat(facts)) {
        direction(facts);
        closest(facts);
      }
      if (step().support) checkSupport(c_, index(), *step().support);
      checkBounds(c_, index());
    }
  }

 private:
  int index() const { return records_[static_cast<std::size_t>(at_)]; }
  const ReplayStep& record(int at) const { return c_.step(records_[static_cast<std::size_t>(at)]); }
  const ReplayStep& step() const { return record(at_); }

  void members();
  void progress();
  void polytope(const PolytopeFacts&, const std::optional<PolytopeFacts>& before);
  bool isFlat(const PolytopeFacts&) const;
  bool startedFlat(const PolytopeFacts&) const;
  std::string causeOfUpdate(const PolytopeFacts& before) const;
  void direction(const PolytopeFacts&);
  void closest(const PolytopeFacts&);

  const Checking& c_;
  std::vector<int> records_;
  int at_ = 0;
  std::vector<dvec3> seen_;
};

void EpaChecks::members() {
  const auto check = [this](const dvec3& point, const std::string& vertex) {
    if (contains(seen_, point)) return c_.checked();
    seen_.push_back(point);
    checkMember(c_, index(), point, vertex);
  };
  for (std::size_t i = 0; i < step().vertices.size(); ++i) check(step().vertices[i], std::to_string(i));
  if (step().support) check(*step().support, "");
}

/// The same polytope twice, and more to come.
void EpaChecks::progress() {
  if (at_ == 0) return;
  c_.checked();
  if (at_ + 1 == static_cast<int>(records_.size())) return;
  for (int at = at_ - 1; at >= 0; --at) {
    if (record(at).facets != step().facets || record(at).vertices.size() != step().vertices.size()) continue;
    const int before = records_[static_cast<std::size_t>(at)] + 1;
    FalseClaim& fault =
        c_.fault(index(), Claim::progress, 0,
                 tr("no progress: the polytope is the same as in iteration {iteration}", arg("iteration", before)));
    fault.truth.number = before;
    fault.cause = tr("w is already a vertex, but the run did not stop");
    return;
  }
}

/// The corners of a facet, in an order that does not depend on how the record counts its vertices.
std::vector<dvec3> sortedCorners(const ReplayStep& step, const std::vector<int>& facet) {
  std::vector<dvec3> corners;
  for (const int vertex : facet)
    if (vertex >= 0 && vertex < static_cast<int>(step.vertices.size()))
      corners.push_back(step.vertices[static_cast<std::size_t>(vertex)]);
  std::sort(corners.begin(), corners.end(),
            [](const dvec3& p, const dvec3& q) { return std::tie(p.x, p.y, p.z) < std::tie(q.x, q.y, q.z); });
  return corners;
}

/// What the update of the record before did wrong to a polytope that was right; empty where that does not tell.
std::string EpaChecks::causeOfUpdate(const PolytopeFacts& before) const {
  const ReplayStep& earlier = record(at_ - 1);
  if (!earlier.support) return "";
  std::vector<std::vector<dvec3>> now;
  for (const std::vector<int>& facet : step().facets) now.push_back(sortedCorners(step(), facet));
  bool unseen_fell = false;
  for (const PolytopeFacet& facet : before.facets()) {
    const bool stands = std::find(now.begin(), now.end(), sortedCorners(earlier, facet.vertices)) != now.end();
    const double height = glm::dot(facet.normal, *earlier.support) - facet.distance, slack = c_.tolerance + facet.slack;
    if (stands && height > slack) return tr("a facet that is visible from w was not removed");
    unseen_fell = unseen_fell || (!stands && height < -slack);
  }
  return unseen_fell ? tr("a facet that is not visible from w was removed") : "";
}

/// All vertices lie in the plane of one facet.
bool EpaChecks::isFlat(const PolytopeFacts& facts) const {
  const PolytopeFacet& facet = facts.facets()[0];
  return std::all_of(step().vertices.begin(), step().vertices.end(), [&](const dvec3& vertex) {
    return std::abs(glm::dot(facet.normal, vertex) - facet.distance) <= c_.tolerance + facet.slack;
  });
}

/// The first polytope is flat, although the bodies overlap, and the run has not recovered: its next polytope, too, is
/// wrong or missing. Only to the rounding of double precision, because a thin polytope may still be expanded rightly.
bool EpaChecks::startedFlat(const PolytopeFacts& facts) const {
  constexpr double kRounding = 8 * 1.2e-16;
  if (at_ > 0 || facts.facets().empty()) return false;
  const auto best = std::min_element(facts.facets().begin(), facts.facets().end(),
                                     [](const auto& f, const auto& g) { return f.slack < g.slack; });
  if (!(glm::length(best->normal) > 0) || c_.truth.depth_lower <= c_.tolerance + best->slack) return false;
  double size = 0, greatest = 0;
  for (const dvec3& vertex : step().vertices) {
    size = std::max(size, glm::length(vertex));
    greatest = std::max(greatest, std::abs(glm::dot(best->normal, vertex) - best->distance));
  }
  if (greatest > kRounding * size) return false;
  if (records_.size() < 2) return true;
  const ReplayStep& next = record(1);
  return !PolytopeFacts(next.vertices, next.facets, c_.dimension(), c_.tolerance, c_.epsilon())
              .fault()
              .sentence.empty();
}

/// A polytope that is wrong for the first time is the work of the record before.
void EpaChecks::polytope(const PolytopeFacts& facts, const std::optional<PolytopeFacts>& before) {
  c_.checked();
  const PolytopeFault& found = facts.fault();
  if (found.sentence.empty()) {
    if (!startedFlat(facts)) return;
    c_.fault(index(), Claim::polytope, 0, tr("the polytope is flat")).cause = tr("EPA started from a flat simplex");
    return;
  }
  const bool of_update = before && before->fault().sentence.empty();
  // Translators: {fault} is a sentence without its full stop: "it is not convex: …".
  const std::string sentence =
      of_update ? tr("the polytope that this iteration leaves is wrong: {fault}", arg("fault", found.sentence))
                : tr("the polytope is wrong: {fault}", arg("fault", found.sentence));
  FalseClaim& fault = c_.fault(of_update ? records_[static_cast<std::size_t>(at_ - 1)] : index(), Claim::polytope,
                               found.off_by, sentence);
  fault.of_update = of_update;
  fault.cause = found.cause;
  fault.feature = found.feature;
  fault.beyond = found.beyond;
  if (of_update)
    if (std::string cause = causeOfUpdate(*before); !cause.empty()) fault.cause = std::move(cause);
  if (at_ > 0) return;
  std::vector<dvec3> points = step().vertices;
  if (!points.empty() && glm::length(nearestOf(points, c_.dimension())) <= c_.tolerance &&
      distanceTo(points, dvec3(0.0), c_.dimension()) <= c_.tolerance && facts.closest() != nullptr)
    return;
  if (found.off_by > 0 && isFlat(facts))
    fault.cause = tr("EPA started from a flat simplex");
  else if (found.off_by > 0)
    fault.cause = tr("EPA started from a simplex that does not contain O");
}

void EpaChecks::direction(const PolytopeFacts& facts) {
  const PolytopeFacet* least = facts.closest();
  if (!step().direction || least == nullptr) return;
  c_.checked();
  const dvec3 d = *step().direction;
  if (!(glm::length(d) > 0)) {
    c_.fault(index(), Claim::direction, 0, tr("d is zero, so it is not the normal of a facet")).claimed.points = {d};
    return;
  }
  const auto reach = [this](const dvec3& direction) {
    double greatest = -INFINITY;
    for (const dvec3& vertex : step().vertices)
      greatest = std::max(greatest, glm::dot(vertex, glm::normalize(direction)));
    return greatest;
  };
  const double off = reach(d) - least->distance;
  if (off <= c_.tolerance + least->slack) return;
  const double angle = std::atan2(glm::length(glm::cross(least->normal, d)), glm::dot(least->normal, d));
  const Argument claim = arg("direction", c_.text(d));
  FalseClaim& fault = c_.fault(
      index(), Claim::direction, off,
      angle < kAlmostEqual
          ? tr("d = {direction} deviates by {angle} rad from the normal of the facet nearest to O: the polytope "
               "reaches "
               "{off} further along d than along that normal",
               claim, arg("angle", number(angle)), arg("off", number(off)))
          : tr("d = {direction} is not the normal of the facet nearest to O: that facet has the normal {normal} and is "
               "{length} from O, while the polytope reaches {reach} along d",
               claim, arg("normal", c_.text(least->normal)), arg("length", number(least->distance)),
               arg("reach", number(reach(d)))));
  fault.claimed.points = {d};
  fault.truth.points = {least->normal};
  for (const PolytopeFacet& facet : facts.facets()) {
    if (glm::length(facet.normal + glm::normalize(d)) <= 1e-6) {
      // A facet through O has no side of O to point away from: its orientation is chance.
      const bool through_o = std::abs(facet.distance) <= c_.tolerance + facet.slack;
      fault.cause = through_o ? tr("the normal of a facet points inwards: O lies on that facet, so the sign of n·p, "
                                   "with p on the facet, is rounding noise")
                              : tr("the normal of a facet is flipped: it points inwards");
      return;
    }
    if (&facet != least && glm::length(facet.normal - glm::normalize(d)) <= 1e-6)
      fault.cause = tr("d is the normal of another facet, which is not the nearest");
  }
}

/// The point of the boundary that is nearest to O.
void EpaChecks::closest(const PolytopeFacts& facts) {
  const PolytopeFacet* least = facts.closest();
  if (!step().closest || least == nullptr) return;
  c_.checked();
  const dvec3 claimed = *step().closest, x = least->distance * least->normal;
  const double off = std::abs(glm::length(claimed) - std::abs(least->distance));
  if (off <= c_.tolerance + least->slack) return;
  FalseClaim& fault =
      c_.fault(index(), Claim::closest, glm::length(claimed - x),
               tr("{claim} is not the point of the boundary nearest to O: the nearest is {point}, {length} from O",
                  arg("claim", c_.text(claimed)), arg("point", c_.text(x)), arg("length", number(least->distance))));
  fault.claimed.points = {claimed};
  fault.truth.points = {x};
}

}  // namespace

void checkEpa(const Checking& c) { EpaChecks(c).run(); }

}  // namespace gjklab

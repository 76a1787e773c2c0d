// The claims of GJK's records.

#include "model/replay/checking.h"
#include "model/replay/few_points.h"
#include "model/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace gjklab {

namespace {

/// The letters of the first `count` vertices.
std::string firstLetters(std::size_t count) { return std::string("abcd").substr(0, std::min<std::size_t>(count, 4)); }

constexpr double kAlmostParallel = 1e-6;  ///< 1 − cosine of what counts as the same direction

class GjkChecks {
 public:
  explicit GjkChecks(const Checking& c) : c_(c) {
    for (int i = 0; i < c.count(); ++i)
      if (c.step(i).phase == ReplayPhase::gjk) records_.push_back(i);
    reduced_ = std::all_of(records_.begin(), records_.end(), [this](int i) {
      return nearestFeature(c_.step(i).simplex, c_.dimension(), c_.tolerance).size() == c_.step(i).simplex.size();
    });
    // A run that drops too much leaves simplices that look the same.
    for (int at = 0; at + 1 < static_cast<int>(records_.size()); ++at) reduced_ = reduced_ && !droppedAfterwards(at);
  }

  void run() {
    for (at_ = 0; at_ < static_cast<int>(records_.size()); ++at_) {
      direction();
      members();
      if (step().support || !step().simplex.empty()) checkSupport(c_, index(), newest());
      progress();
      region();
      closest();
      dropped();
      checkBounds(c_, index());
    }
  }

 private:
  int index() const { return records_[static_cast<std::size_t>(at_)]; }
  bool last() const { return at_ + 1 == static_cast<int>(records_.size()); }
  const ReplayStep& record(int at) const { return c_.step(records_[static_cast<std::size_t>(at)]); }
  const ReplayStep& step() const { return record(at_); }
  dvec3 newest() const { return step().support ? *step().support : step().simplex[0]; }
  dvec3 nearest(const std::vector<dvec3>& points) const { return nearestOf(points, c_.dimension()); }

  /// Whether the new vertex became part of the simplex; the progress test may have ended the run before.
  static bool taken(const ReplayStep& step) { return !step.kept || step.kept->find('a') != std::string::npos; }
  /// The simplex of a record, without a vertex that was not taken.
  static std::vector<dvec3> working(const ReplayStep& step) {
    if (taken(step) || step.simplex.size() < 2) return step.simplex;
    return {step.simplex.begin() + 1, step.simplex.end()};
  }
  bool holdsOrigin(const std::vector<dvec3>& simplex) const;

  void direction();
  std::string causeOfDirection(const dvec3& d, const dvec3& x) const;
  void members();
  void progress();
  void region();
  void booleanRegion();
  std::string causeOfRegion(const std::string& truth) const;
  void closest();
  std::string causeOfClosest() const;
  bool foundAgain() const;
  bool droppedAfterwards(int at) const;
  void dropped();
  void droppedBefore();
  void droppedFault(int at, const std::vector<dvec3>& kept, double least, double off_by);

  const Checking& c_;
  std::vector<int> records_;  ///< of this phase, among all steps
  int at_ = 0;
  bool reduced_ = false;  ///< the log's simplices are those after dropping: each is its own nearest feature
  std::vector<dvec3> seen_;
  double least_ = std::numeric_limits<double>::infinity();
};

/// Strictly: O keeps the tolerance's distance from all sides. Inside, the nearest point is O but for rounding.
bool GjkChecks::holdsOrigin(const std::vector<dvec3>& simplex) const {
  if (static_cast<int>(simplex.size()) <= c_.dimension() || glm::length(nearest(simplex)) > c_.tolerance) return false;
  for (std::size_t i = 0; i < simplex.size(); ++i) {
    std::vector<dvec3> side = simplex;
    side.erase(side.begin() + static_cast<std::ptrdiff_t>(i));
    if (glm::length(nearest(side)) <= c_.tolerance) return false;
  }
  return true;
}

void GjkChecks::direction() {
  if (!step().direction || step().momentum) return;
  c_.checked();
  const dvec3 d = *step().direction;
  if (!(glm::length(d) > 0)) {
    FalseClaim& fault = c_.fault(index(), Claim::direction, 0, "d is zero: it leads nowhere");
    fault.claimed.points = {d};
    if (at_ > 0 && glm::length(nearest(record(at_ - 1).simplex)) <= 64 * c_.epsilon() * c_.truth.scale())
      fault.cause = "O lies on the simplex before, to all of its digits: no normal of it leads towards O";
    return;
  }
  if (at_ == 0) return;
  const dvec3 x = nearest(record(at_ - 1).simplex);
  // A yes-or-no method searches away from the side that it follows, which may be far from square to a tiny x.
  if (glm::length(x) <= std::max(10 * c_.tolerance, c_.boolean() ? 1e-6 * c_.truth.scale() : 0.0)) return;
  const double away = glm::dot(glm::normalize(d), x);
  if (away < -64 * c_.epsilon() * c_.truth.scale()) return;
  FalseClaim& fault = c_.fault(index(), Claim::direction, away,
                               fmt::format("d = {} does not lead towards O: the simplex before comes as near as {}, "
                                           "and d turns away from its opposite",
                                           c_.text(d), c_.text(x)));
  fault.claimed.points = {d};
  fault.truth.points = {-x};
  fault.cause = causeOfDirection(d, x);
}

std::string GjkChecks::causeOfDirection(const dvec3& d, const dvec3& x) const {
  const auto parallel = [](const dvec3& a, const dvec3& b) {
    return glm::length(a) > 0 && glm::length(b) > 0 && glm::length(glm::normalize(a) - glm::normalize(b)) <= 1e-5;
  };
  if (parallel(d, x)) return "the sign: d is x and not −x";
  if (const auto& claimed = record(at_ - 1).closest; claimed && parallel(d, *claimed))
    return "the sign: d is x and not −x";
  const std::vector<dvec3>& before = record(at_ - 1).simplex;
  for (std::size_t i = 0; i < before.size(); ++i)
    for (std::size_t j = 0; j < before.size(); ++j)
      if (i != j && parallel(d, before[j] - before[i])) return "along an edge of the simplex and not square to it";
  const dvec3 square = projectionOn(before);
  if (parallel(d, square)) return "a normal of the simplex on the wrong side: its sign was not chosen by O";
  return "";
}

void GjkChecks::members() {
  const std::vector<dvec3>& simplex = step().simplex;
  const auto check = [this](const dvec3& point, const std::string& who) {
    if (contains(seen_, point)) return c_.checked();
    seen_.push_back(point);
    checkMember(c_, index(), point, who.c_str());
  };
  if (step().support && !contains(simplex, *step().support)) check(*step().support, "w");
  for (std::size_t i = 0; i < simplex.size(); ++i)
    check(simplex[i], "vertex " + std::string(1, static_cast<char>('a' + i)));
}

void GjkChecks::progress() {
  if (!taken(step())) return;
  c_.checked();
  const double r = glm::length(nearest(step().simplex));
  const double before = least_;
  least_ = std::min(least_, r);
  if (r > before + c_.tolerance && !c_.boolean()) {
    FalseClaim& fault =
        c_.fault(index(), Claim::progress, r - before,
                 fmt::format("the distance rose: the simplex was {} from O, and is now {}", number(before), number(r)));
    fault.claimed.number = r;
    fault.truth.number = before;
    if (!c_.report.faults.empty()) fault.cause = "a vertex that was needed had been dropped";
    return;
  }
  if (last()) return;
  const auto same = [this](int at) {
    const std::vector<dvec3>&a = step().simplex, &b = record(at).simplex;
    return a.size() == b.size() && taken(record(at)) && std::is_permutation(a.begin(), a.end(), b.begin());
  };
  for (int at = at_ - 1; at >= 0; --at) {
    if (!same(at)) continue;
    FalseClaim& fault = c_.fault(index(), Claim::progress, 0,
                                 fmt::format("no progress: the simplex is that of iteration {} once more",
                                             records_[static_cast<std::size_t>(at)] + 1));
    fault.claimed.points = step().simplex;
    fault.truth.number = records_[static_cast<std::size_t>(at)] + 1;
    fault.cause = at_ - at == 1
                      ? "the same support point again, and the run did not stop"
                      : fmt::format("cycling between {} simplices", at_ - at == 2 ? "two" : std::to_string(at_ - at));
    return;
  }
}

void GjkChecks::region() {
  if (!step().region) return;
  if (c_.boolean()) return booleanRegion();
  c_.checked();
  const std::vector<dvec3>& simplex = step().simplex;
  const std::vector<dvec3> feature = lettered(simplex, *step().region);
  const double least = glm::length(nearest(simplex));
  const std::string truth = nearestFeature(simplex, c_.dimension(), c_.tolerance);
  double off = std::numeric_limits<double>::infinity();
  if (feature.size() == step().region->size() && !feature.empty())
    off = std::max(glm::length(nearest(feature)) - least, least - glm::length(projectionOn(feature)));
  if (off <= c_.tolerance) return;
  FalseClaim& fault =
      c_.fault(index(), Claim::region, feature.empty() ? least : off,
               fmt::format("O does not lie in the region of {}: it lies in that of {}, whose nearest point is {}",
                           *step().region, truth, c_.text(nearest(simplex))));
  fault.claimed.letters = *step().region;
  fault.truth.letters = truth;
  fault.cause = causeOfRegion(truth);
}

/// A yes-or-no method may follow any side that has O outside; only whether O is held is a matter of right and wrong.
void GjkChecks::booleanRegion() {
  c_.checked();
  const std::vector<dvec3>& simplex = step().simplex;
  const bool full = static_cast<int>(step().region->size()) > c_.dimension();
  const double r = glm::length(nearest(simplex));
  const bool wrong = full ? r > c_.tolerance : holdsOrigin(simplex);
  if (!wrong) return;
  const std::string truth = full ? nearestFeature(simplex, c_.dimension(), c_.tolerance) : firstLetters(simplex.size());
  FalseClaim& fault = c_.fault(index(), Claim::region, r,
                               full ? fmt::format("the simplex does not hold O: it comes no nearer than {}", number(r))
                                    : "the simplex holds O, and the region of a part of it is claimed");
  fault.claimed.letters = *step().region;
  fault.truth.letters = truth;
}

std::string GjkChecks::causeOfRegion(const std::string& truth) const {
  const std::string& claimed = *step().region;
  const std::size_t count = step().simplex.size();
  std::string reversed;
  for (const char letter : claimed) reversed += static_cast<char>('a' + (static_cast<int>(count) - 1 - (letter - 'a')));
  std::sort(reversed.begin(), reversed.end());
  if (reversed == truth) return "the letters are counted from the oldest vertex; a is the newest";
  if (at_ > 0) {
    std::string shifted;  // what the letters meant before the new vertex came
    for (const char letter : truth)
      if (letter > 'a') shifted += static_cast<char>(letter - 1);
    if (shifted == claimed) return "taken from a stale vertex: the letters are those before the new vertex came";
  }
  if (claimed.size() > truth.size() && claimed.find('a') != std::string::npos)
    return "O lies beyond a side of it: a sign test is missing or turned around";
  if (claimed.find('a') == std::string::npos) return "without the newest vertex: taken from a stale vertex";
  return "";
}

void GjkChecks::closest() {
  if (!step().closest) return;
  c_.checked();
  std::vector<dvec3> points = working(step());
  if (c_.boolean() && step().region) points = lettered(step().simplex, *step().region);
  if (points.empty()) return;
  const dvec3 claimed = *step().closest, x = nearest(points);
  const double off = std::max(glm::length(claimed) - glm::length(x), distanceTo(points, claimed, c_.dimension()));
  if (off <= c_.tolerance) return;
  FalseClaim& fault = c_.fault(index(), Claim::closest, glm::length(claimed - x),
                               fmt::format("{} is not the point of the simplex nearest to O: that is {}, {} from O",
                                           c_.text(claimed), c_.text(x), number(glm::length(x))));
  fault.claimed.points = {claimed};
  fault.truth.points = {x};
  fault.cause = causeOfClosest();
}

std::string GjkChecks::causeOfClosest() const {
  const dvec3 claimed = *step().closest;
  const auto is = [&](const dvec3& p) { return glm::length(claimed - p) <= 4 * c_.tolerance + 1e-6 * glm::length(p); };
  if (at_ > 0 && is(nearest(working(record(at_ - 1))))) return "stale: that of the simplex before the new vertex came";
  if (contains(step().simplex, claimed)) return "a vertex: the sides that meet there were not looked at";
  const std::vector<dvec3>& simplex = step().simplex;
  const unsigned count = static_cast<unsigned>(std::min<std::size_t>(simplex.size(), 4));
  for (unsigned feature = 1; feature < 1U << count; ++feature) {
    std::string letters;
    for (unsigned i = 0; i < count; ++i)
      if ((feature >> i & 1U) != 0) letters += static_cast<char>('a' + i);
    const std::vector<dvec3> points = lettered(simplex, letters);
    if (is(projectionOn(points)) && distanceTo(points, claimed, c_.dimension()) > c_.tolerance)
      return fmt::format(
          "the nearest point of the whole {} through {}: it was not held to the part between the vertices",
          points.size() == 2 ? "line" : "plane", letters);
    if (is(nearest(points))) return fmt::format("the nearest point of {}, which is not the nearest feature", letters);
  }
  return "";
}

void GjkChecks::droppedFault(int at, const std::vector<dvec3>& kept, double least, double off_by) {
  const std::vector<dvec3>& simplex = record(at).simplex;
  std::string letters;
  for (std::size_t i = 0; i < simplex.size(); ++i)
    if (contains(kept, simplex[i])) letters += static_cast<char>('a' + i);
  const std::string truth = nearestFeature(simplex, c_.dimension(), c_.tolerance);
  FalseClaim& fault = c_.fault(
      records_[static_cast<std::size_t>(at)], Claim::dropped, off_by,
      kept.empty() ? "nothing of the simplex is kept"
                   : fmt::format("what is kept, {}, does not hold the closest point: it comes no nearer to O than {}, "
                                 "and {} comes as near as {}",
                                 letters.empty() ? "none of the vertices" : letters, number(glm::length(nearest(kept))),
                                 truth, number(least)));
  fault.claimed.letters = letters;
  fault.truth.letters = truth;
  const bool newest = letters.find('a') != std::string::npos;
  if (!newest && simplex.size() > 1 && truth.find('a') != std::string::npos) {
    fault.cause = "the newest vertex was dropped";
  } else if (static_cast<int>(simplex.size()) > c_.dimension() && least <= c_.tolerance) {
    fault.cause = "the simplex holds O, and the run did not see it";
  } else if (letters == firstLetters(simplex.size() - 1)) {
    fault.cause = "the oldest vertex was dropped, whatever the region";
  }
}

/// Whether the newest vertex of the next record stood here already, was dropped and found once more. Otherwise it was
/// kept and found in vain: its record may name it twice. The direction tells: it starts from what was kept. Where O is
/// so near that no direction tells, nothing is held against the run, but that it went on from a simplex that holds O.
bool GjkChecks::foundAgain() const {
  if (last() || !record(at_ + 1).direction) return false;
  const ReplayStep& next = record(at_ + 1);
  const dvec3 x = nearest(step().simplex);
  if (!contains(step().simplex, next.simplex[0]) || (next.support && *next.support != next.simplex[0])) return false;
  const std::vector<dvec3> others(next.simplex.begin() + 1, next.simplex.end());
  if (contains(others, next.simplex[0]) || !(glm::length(*next.direction) > 0)) return false;
  if (glm::length(x) <= c_.tolerance) return holdsOrigin(step().simplex);
  return glm::dot(glm::normalize(*next.direction), glm::normalize(x)) > -1 + kAlmostParallel;
}

/// Whether the search went on from fewer vertices than the record has: the direction points from their nearest point to
/// O, and not from that of all.
bool GjkChecks::droppedAfterwards(int at) const {
  const std::vector<dvec3>& simplex = record(at).simplex;
  const ReplayStep& next = record(at + 1);
  if (!next.direction || !(glm::length(*next.direction) > 0)) return false;
  std::vector<dvec3> kept;
  for (const dvec3& point : simplex)
    if (point != next.simplex[0] && contains(next.simplex, point)) kept.push_back(point);
  if (kept.empty() || kept.size() == simplex.size()) return false;
  const auto leadsFrom = [&](const dvec3& x) {
    return glm::length(x) > c_.tolerance &&
           glm::dot(glm::normalize(*next.direction), glm::normalize(x)) < -1 + kAlmostParallel;
  };
  return leadsFrom(nearest(kept)) && !leadsFrom(nearest(simplex));
}

void GjkChecks::dropped() {
  if (reduced_ && !step().kept && !foundAgain()) return droppedBefore();
  const std::vector<dvec3>& simplex = step().simplex;
  std::vector<dvec3> kept;
  if (step().kept) {
    kept = lettered(simplex, *step().kept);
  } else if (last()) {
    return;
  } else {
    for (const dvec3& point : simplex)
      if (contains(record(at_ + 1).simplex, point)) kept.push_back(point);
    if (foundAgain()) kept.erase(std::find(kept.begin(), kept.end(), record(at_ + 1).simplex[0]));
  }
  if (c_.boolean() && !holdsOrigin(simplex)) return;
  c_.checked();
  const double least = glm::length(nearest(working(step())));
  const double off = kept.empty() ? std::max(least, 2 * c_.tolerance) : glm::length(nearest(kept)) - least;
  if (off > c_.tolerance) droppedFault(at_, kept, least, off);
}

/// The log's simplices are those after dropping: none may be further off than what there was to choose from.
void GjkChecks::droppedBefore() {
  if (at_ == 0 || c_.boolean() || (last() && step().support && !contains(step().simplex, *step().support))) return;
  c_.checked();
  std::vector<dvec3> all = record(at_ - 1).simplex;
  all.push_back(newest());
  const double least = glm::length(nearest(all));
  const double off = glm::length(nearest(step().simplex)) - least;
  if (off <= c_.tolerance) return;
  std::vector<dvec3> kept;
  for (const dvec3& point : record(at_ - 1).simplex)
    if (contains(step().simplex, point)) kept.push_back(point);
  droppedFault(at_ - 1, kept, least, off);
}

}  // namespace

void checkGjk(const Checking& c) { GjkChecks(c).run(); }

}  // namespace gjklab

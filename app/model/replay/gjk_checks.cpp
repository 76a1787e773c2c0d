// The claims of GJK's records.

#include "model/replay/gjk_checks.h"

#include "model/replay/few_points.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <limits>

namespace gjklab {

namespace {

/// The letters of the first `count` vertices.
std::string firstLetters(std::size_t count) { return std::string("abcd").substr(0, std::min<std::size_t>(count, 4)); }

constexpr const char* kSameAgain =
    translatable("the search found the same support point again, but the run did not stop");
constexpr double kAlmostParallel = 1e-6;  ///< 1 − cosine of what counts as the same direction

}  // namespace

GjkChecks::GjkChecks(const Checking& c) : c_(c) {
  for (int i = 0; i < c.count(); ++i)
    if (c.step(i).phase == ReplayPhase::gjk) records_.push_back(i);
  reduced_ = std::all_of(records_.begin(), records_.end(), [this](int i) {
    return nearestFeature(c_.step(i).simplex, c_.dimension(), c_.tolerance).size() == c_.step(i).simplex.size();
  });
  // A run that drops too much leaves simplices that look the same.
  for (int at = 0; at + 1 < static_cast<int>(records_.size()); ++at) reduced_ = reduced_ && !droppedAfterwards(at);
}

void GjkChecks::run() {
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

std::vector<dvec3> GjkChecks::inherited(int at) const {
  const ReplayStep& step = record(at);
  const bool newest_apart = step.support && *step.support != step.simplex[0];
  return newest_apart ? step.simplex : withoutNewest(step.simplex);
}

bool GjkChecks::taken(int at) const {
  const ReplayStep& step = record(at);
  if (!step.kept || step.kept->empty() || step.kept->find('a') != std::string::npos || step.simplex.size() < 2)
    return true;
  if (c_.boolean()) return false;  // it may follow any side that has O outside, of which w need not be a vertex
  if (contains(withoutNewest(step.simplex), step.simplex[0])) return false;  // its other copy may have been kept
  if (!isLast(at)) return !step.momentum || contains(inherited(at + 1), step.simplex[0]);
  // The record's other claims may show that w joined after all.
  if (step.region && step.region->find('a') != std::string::npos) return true;
  return step.closest && glm::length(*step.closest - nearest(step.simplex)) <
                             glm::length(*step.closest - nearest(withoutNewest(step.simplex)));
}

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
    FalseClaim& fault = c_.fault(index(), Claim::direction, 0, tr("d is zero, so it is not a direction"));
    fault.claimed.points = {d};
    if (at_ > 0 && glm::length(nearest(record(at_ - 1).simplex)) <= 64 * c_.epsilon() * c_.truth.scale())
      fault.cause = tr("O lies on the previous simplex within rounding, so no normal of the simplex points towards O");
    return;
  }
  if (at_ == 0) return;
  const dvec3 x = nearest(record(at_ - 1).simplex);
  if (isOfBefore(d, x)) {
    FalseClaim& fault =
        c_.fault(index(), Claim::direction, 0,
                 tr("d = {direction} is the direction of the previous iteration, although the simplex has changed",
                    arg("direction", c_.text(d))));
    fault.claimed.points = {d};
    fault.truth.points = {-x};
    fault.cause = tr("d was not computed again");
    return;
  }
  // A yes-or-no method searches away from the side that it follows, which may be far from perpendicular to a tiny x.
  if (glm::length(x) <= std::max(10 * c_.tolerance, c_.boolean() ? 1e-6 * c_.truth.scale() : 0.0)) return;
  const double away = glm::dot(glm::normalize(d), x);
  if (away < -64 * c_.epsilon() * c_.truth.scale()) return;
  FalseClaim& fault = c_.fault(
      index(), Claim::direction, away,
      tr("d = {direction} does not point towards O from {point}, the point of the previous simplex nearest to O",
         arg("direction", c_.text(d)), arg("point", c_.text(x))));
  fault.claimed.points = {d};
  fault.truth.points = {-x};
  fault.cause = causeOfDirection(d, x);
}

/// Whether the search is that of the record before once more, though what it found then was kept: it stands twice.
/// Where d leads from x straight to O, it may well be.
bool GjkChecks::isOfBefore(const dvec3& d, const dvec3& x) const {
  const ReplayStep& before = record(at_ - 1);
  if (at_ < 2 || before.direction != d || !taken(at_ - 1) || glm::length(x) <= c_.tolerance) return false;
  const auto copies = std::count(step().simplex.begin(), step().simplex.end(), newest());
  if (copies < (step().support && *step().support != step().simplex[0] ? 1 : 2)) return false;
  return glm::dot(glm::normalize(d), glm::normalize(x)) > -1 + kAlmostParallel;
}

void GjkChecks::members() {
  const std::vector<dvec3>& simplex = step().simplex;
  const auto check = [this](const dvec3& point, const std::string& vertex) {
    if (contains(seen_, point)) return c_.checked();
    seen_.push_back(point);
    checkMember(c_, index(), point, vertex);
  };
  if (step().support && !contains(simplex, *step().support)) check(*step().support, "");
  for (std::size_t i = 0; i < simplex.size(); ++i) check(simplex[i], std::string(1, static_cast<char>('a' + i)));
}

void GjkChecks::progress() {
  if (!taken(at_)) return;
  c_.checked();
  const double r = glm::length(nearest(step().simplex));
  const double before = least_;
  least_ = std::min(least_, r);
  if (r > before + c_.tolerance && !c_.boolean()) {
    FalseClaim& fault = c_.fault(index(), Claim::progress, r - before,
                                 tr("the simplex moved away from O: its distance was {before} and is now {now}",
                                    arg("before", number(before)), arg("now", number(r))));
    fault.claimed.number = r;
    fault.truth.number = before;
    if (!c_.report.faults.empty()) fault.cause = tr("an earlier iteration dropped a vertex that was still needed");
    return;
  }
  // Rounding may drop a vertex that the next search finds again: a run that stops there has done its part.
  if (at_ + 2 >= static_cast<int>(records_.size())) return;
  const std::vector<dvec3>& simplex = step().simplex;
  if (!c_.boolean() && std::count(simplex.begin(), simplex.end(), simplex[0]) > 1) {
    c_.fault(index(), Claim::progress, 0, tr("no progress: w is already a vertex of the simplex")).cause =
        tr(kSameAgain);
    return;
  }
  const auto same = [this](int at) {
    const std::vector<dvec3>&a = step().simplex, &b = record(at).simplex;
    return a.size() == b.size() && taken(at) && std::is_permutation(a.begin(), a.end(), b.begin());
  };
  for (int at = at_ - 1; at >= 0; --at) {
    if (!same(at)) continue;
    const int earlier = records_[static_cast<std::size_t>(at)] + 1, length = at_ - at;
    FalseClaim& fault =
        c_.fault(index(), Claim::progress, 0,
                 tr("no progress: the simplex is the same as in iteration {iteration}", arg("iteration", earlier)));
    fault.claimed.points = step().simplex;
    fault.truth.number = earlier;
    fault.cause = length == 1   ? tr(kSameAgain)
                  : length == 2 ? tr("the run cycles between two simplices")
                                : tr("the run cycles through {count} simplices", arg("count", length));
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
  if (off <= allowed()) return;
  const Argument claim = arg("region", *step().region), right = arg("truth", truth);
  FalseClaim& fault =
      c_.fault(index(), Claim::region, feature.empty() ? least : off,
               static_cast<int>(truth.size()) > c_.dimension()
                   ? tr("O lies in the simplex {truth}, not in the region of {region}", right, claim)
                   : tr("O does not lie in the region of {region} but in that of {truth}, whose nearest point is "
                        "{point}",
                        claim, right, arg("point", c_.text(nearest(simplex)))));
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
  FalseClaim& fault =
      c_.fault(index(), Claim::region, r,
               full ? tr("the simplex does not contain O: it is {length} from O", arg("length", number(r)))
                    : tr("the simplex contains O, but the log names the region of only a part of it"));
  fault.claimed.letters = *step().region;
  fault.truth.letters = truth;
}

void GjkChecks::closest() {
  if (!step().closest) return;
  c_.checked();
  std::vector<dvec3> points = working(at_);
  if (c_.boolean() && step().region) points = lettered(step().simplex, *step().region);
  if (points.empty()) return;
  const dvec3 claimed = *step().closest, x = nearest(points);
  const double off = std::max(glm::length(claimed) - glm::length(x), distanceTo(points, claimed, c_.dimension()));
  if (off <= allowed()) return;
  FalseClaim& fault =
      c_.fault(index(), Claim::closest, glm::length(claimed - x),
               tr("{claim} is not the point of the simplex nearest to O: the nearest is {point}, {length} from O",
                  arg("claim", c_.text(claimed)), arg("point", c_.text(x)), arg("length", number(glm::length(x)))));
  fault.claimed.points = {claimed};
  fault.truth.points = {x};
  fault.cause = causeOfClosest();
}

std::string GjkChecks::droppedText(const std::string& letters, const std::vector<dvec3>& kept, const std::string& truth,
                                   double least) const {
  if (kept.empty()) return tr("the run kept no vertex of the simplex");
  const Argument length = arg("length", number(glm::length(nearest(kept)))), nearer = arg("truth", truth),
                 best = arg("least", number(least));
  if (letters.empty())
    return tr("the run kept none of the vertices: what it kept is {length} from O, but {truth} is only {least} from O",
              length, nearer, best);
  return tr("the run kept {kept}, which is {length} from O, but {truth} is only {least} from O", arg("kept", letters),
            length, nearer, best);
}

void GjkChecks::droppedFault(int at, const std::vector<dvec3>& kept, double least, double off_by,
                             std::string sentence) {
  const std::vector<dvec3>& simplex = record(at).simplex;
  std::string letters;
  for (std::size_t i = 0; i < simplex.size(); ++i)
    if (contains(kept, simplex[i])) letters += static_cast<char>('a' + i);
  std::string truth = nearestFeature(working(at), c_.dimension(), c_.tolerance);
  if (!taken(at))
    for (char& letter : truth) ++letter;
  FalseClaim& fault = c_.fault(records_[static_cast<std::size_t>(at)], Claim::dropped, off_by,
                               sentence.empty() ? droppedText(letters, kept, truth, least) : std::move(sentence));
  fault.claimed.letters = letters;
  fault.truth.letters = truth;
  fault.cause = causeOfDropped(at, letters, truth, least);
}

std::string GjkChecks::causeOfDropped(int at, const std::string& letters, const std::string& truth,
                                      double least) const {
  const std::vector<dvec3>& simplex = record(at).simplex;
  if (record(at).kept && !isLast(at)) {
    const std::vector<dvec3> next = inherited(at + 1), needed = lettered(simplex, truth);
    if (std::all_of(needed.begin(), needed.end(), [&](const dvec3& point) { return contains(next, point); }))
      return tr("only the log is wrong: the next record still contains {vertices}", arg("vertices", truth));
  }
  const bool newest = letters.find('a') != std::string::npos;
  if (!newest && simplex.size() > 1 && truth.find('a') != std::string::npos)
    return tr("the newest vertex was dropped, although it was needed");
  if (static_cast<int>(simplex.size()) > c_.dimension() && least <= c_.tolerance)
    return tr("the simplex contains O, but the run did not detect it");
  if (letters == firstLetters(simplex.size() - 1)) return tr("the oldest vertex was dropped, regardless of the region");
  return "";
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
  const double turned = 32 * c_.epsilon() * c_.truth.scale() / glm::length(x);  // by rounding
  return glm::dot(glm::normalize(*next.direction), glm::normalize(x)) > -1 + kAlmostParallel + turned * turned / 2;
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
  const double least = glm::length(nearest(working(at_)));
  const double off = kept.empty() ? std::max(least, 2 * c_.tolerance) : glm::length(nearest(kept)) - least;
  if (off > allowed()) droppedFault(at_, kept, least, off);
}

/// Empty if what was dropped does not tell: the record may lack its own support point.
std::string GjkChecks::droppedBeforeText(const std::vector<dvec3>& kept, double least) const {
  const std::vector<dvec3>& before = record(at_ - 1).simplex;
  std::vector<dvec3> all = step().simplex;
  std::string dropped;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (contains(kept, before[i])) continue;
    dropped += static_cast<char>('a' + i);
    all.push_back(before[i]);
  }
  if (dropped.empty() || glm::length(nearest(all)) > least + c_.tolerance) return "";
  return tr(
      "the run dropped {dropped}: its next simplex is {length} from O, but with {dropped} it would be only "
      "{least} from O",
      arg("dropped", dropped), arg("length", number(glm::length(nearest(step().simplex)))),
      arg("least", number(least)));
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
  droppedFault(at_ - 1, kept, least, off, droppedBeforeText(kept, least));
}

void checkGjk(const Checking& c) { GjkChecks(c).run(); }

}  // namespace gjklab

#include "model/playback.h"

#include <algorithm>

namespace gjklab {

Phase phaseOf(SubStep step) {
  if (step <= SubStep::gjk_end) return Phase::gjk;
  return step == SubStep::result ? Phase::result : Phase::epa;
}

Timeline::Timeline(const Run& run) {
  const auto add = [this](SubStep step, std::size_t record) { moments_.push_back({step, static_cast<int>(record)}); };
  const auto& gjk = run.trace.gjk;
  const auto& epa = run.trace.epa;
  moments_.reserve(5 * (gjk.size() + epa.size()) + 2);

  for (std::size_t k = 0; k < gjk.size(); ++k) {
    add(SubStep::gjk_direction, k);
    add(SubStep::gjk_support, k);
    if (hasProgressTest(run, static_cast<int>(k))) add(SubStep::gjk_progress, k);
    if (gjk[k].region == gjk::kNoFeature) continue;  // the progress test ended the run
    add(SubStep::gjk_region, k);
    add(SubStep::gjk_keep, k);
  }
  if (!gjk.empty()) add(SubStep::gjk_end, gjk.size() - 1);

  for (std::size_t k = 0; k < epa.size(); ++k) {
    add(SubStep::epa_closest_facet, k);
    add(SubStep::epa_support, k);
    add(SubStep::epa_bound, k);
    if (epa[k].new_vertex < 0) continue;  // ended at the bound test
    add(SubStep::epa_horizon, k);
    add(SubStep::epa_rebuild, k);
  }
  moments_.push_back({SubStep::result, -1});
}

bool Timeline::hasProgressTest(const Run& run, int record) {
  const auto& r = run.trace.gjk[static_cast<std::size_t>(record)];
  // The first closest-point iteration has no point yet that w could be compared with. "Does w pass the origin?" can be
  // asked from the start.
  return record > 0 || r.region == gjk::kNoFeature || run.method == gjk::Method::boolean;
}

int Timeline::iterationStart(int i) const {
  const auto same = [](const Moment& p, const Moment& q) {
    return p.record == q.record && phaseOf(p.sub_step) == phaseOf(q.sub_step);
  };
  i = std::clamp(i, 0, size() - 1);
  while (i > 0 && same((*this)[i - 1], (*this)[i])) --i;
  return i;
}

int Timeline::iterationEnd(int i) const {
  i = std::clamp(i, 0, size() - 1);
  const int start = iterationStart(i);
  while (i + 1 < size() && iterationStart(i + 1) == start) ++i;
  return i;
}

int Timeline::previousIteration(int i) const { return iterationStart(iterationStart(i) - 1); }

int Timeline::nextIteration(int i) const { return std::min(iterationEnd(i) + 1, size() - 1); }

int Timeline::nearest(const Moment& moment) const {
  const Phase phase = phaseOf(moment.sub_step);
  int best = -1;
  for (int i = 0; i < size(); ++i) {
    const Moment& m = (*this)[i];
    if (phaseOf(m.sub_step) != phase) continue;
    // The end of GJK stays the end of GJK, however many iterations led there.
    if (moment.sub_step == SubStep::gjk_end ? m.sub_step == SubStep::gjk_end
                                            : m.record == moment.record && m.sub_step <= moment.sub_step)
      best = i;
  }
  return best >= 0 ? best : size() - 1;
}

}  // namespace gjklab

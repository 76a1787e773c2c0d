#include "model/playback/playback.h"

#include "model/run/contact_run.h"
#include "model/run/hull_run.h"
#include "model/run/impact_study.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace gjklab {

namespace {

/// GJK's iterations and the axes of the separating axis test come first, and go in step.
bool isFirstStage(const Moment& moment) {
  const Phase phase = phaseOf(moment.sub_step);
  return phase == Phase::gjk || phase == Phase::sat;
}

/// The order of two runs' moments in one row. The ends of GJK are one moment, whatever iteration led there, and the
/// results of two searches for an impact.
bool earlier(const Moment& p, const Moment& q) {
  const auto key = [](const Moment& m) {
    const bool end = m.sub_step == SubStep::gjk_end || m.sub_step == SubStep::impact_result;
    const bool contact = phaseOf(m.sub_step) == Phase::contact;  // its clips are between the other steps
    return std::tuple(isFirstStage(m) ? Phase::gjk : phaseOf(m.sub_step), end, end || contact ? 0 : m.record,
                      m.sub_step, contact ? m.record : 0);
  };
  return key(p) < key(q);
}

}  // namespace

Timeline::Timeline(const Run& run) {
  if (run.hull) {
    addHull(*run.hull);
    return;
  }
  if (run.impact) {
    addImpact(*run.impact);
    return;
  }
  addQuery(run);
  if (run.contacts) addContacts(*run.contacts);
}

void Timeline::addQuery(const Run& run) {
  const auto add = [this](SubStep step, std::size_t record) { moments_.push_back({step, static_cast<int>(record)}); };
  const auto& gjk = run.trace.gjk;
  const auto& epa = run.trace.epa;
  moments_.reserve(5 * (gjk.size() + epa.size()) + 2);

  for (std::size_t k = 0; k < gjk.size(); ++k) {
    tests_.push_back(gjk[k].tests.size());
    add(SubStep::gjk_direction, k);
    add(SubStep::gjk_support, k);
    if (hasProgressTest(run, static_cast<int>(k))) add(SubStep::gjk_progress, k);
    if (gjk[k].region == gjk::kNoFeature) continue;                  // the progress test ended the run
    if (gjk[k].momentum && gjk[k].momentum->dropped_here) continue;  // w is left out
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
  if (run.sat)
    for (std::size_t k = 0; k < run.sat->axes.size(); ++k) {
      if (run.sat->axes[k].skip != gjk::SatSkip::tested) continue;  // shown with the next one
      add(SubStep::sat_axis, k);
      add(SubStep::sat_shadows, k);
    }
  moments_.push_back({SubStep::result, -1});
}

Timeline Timeline::together(const Timeline& p, const Timeline& q) {
  Timeline row;
  for (auto i = p.moments_.begin(), j = q.moments_.begin(); i != p.moments_.end() || j != q.moments_.end();) {
    const bool take_p = j == q.moments_.end() || (i != p.moments_.end() && !earlier(*j, *i));
    const bool take_q = i == p.moments_.end() || (j != q.moments_.end() && !earlier(*i, *j));
    Moment moment = take_p ? *i : *j;
    if (take_p && take_q) moment.record = std::max(i->record, j->record);
    row.moments_.push_back(moment);
    if (take_p) ++i;
    if (take_q) ++j;
  }
  row.tests_.resize(std::max(p.tests_.size(), q.tests_.size()));
  for (std::size_t k = 0; k < row.tests_.size(); ++k)
    for (const Timeline* each : {&p, &q})
      if (k < each->tests_.size()) row.tests_[k] = std::max(row.tests_[k], each->tests_[k]);
  row.impact_end_ = std::string_view(p.impact_end_) == q.impact_end_ ? p.impact_end_ : translatable("end");
  return row;
}

int Timeline::inStep(const Moment& moment) const {
  const auto after = std::upper_bound(moments_.begin(), moments_.end(), moment, earlier);
  const int place = std::max(0, static_cast<int>(after - moments_.begin()) - 1);
  const Moment& found = (*this)[place];
  const bool same_stage = isFirstStage(found) == isFirstStage(moment) &&
                          (isFirstStage(found) || phaseOf(found.sub_step) == phaseOf(moment.sub_step));
  const bool has_iteration = found.record == moment.record && same_stage;
  if (has_iteration || moment.sub_step == SubStep::gjk_end || moment.record < 0) return place;
  // The run has ended its phase, and waits: at the end of GJK for the other's GJK, at the result for the other's EPA.
  return std::min(iterationEnd(place) + (isFirstStage(moment) ? 0 : 1), size() - 1);
}

void Timeline::addContacts(const ContactRun& contacts) {
  const auto& trace = contacts.trace;
  if (contacts.manifold.contacts.empty()) return;
  moments_.push_back({SubStep::contact_reference, -1});
  if (trace.kind != gjk::ManifoldCase::witness) {
    moments_.push_back({SubStep::contact_incident, -1});
    for (std::size_t k = 0; k < trace.clips.size(); ++k)
      moments_.push_back({SubStep::contact_clip, static_cast<int>(k)});
    moments_.push_back({SubStep::contact_above, -1});
    if (trace.candidates.size() > trace.kept.size()) moments_.push_back({SubStep::contact_reduce, -1});
  }
  moments_.push_back({SubStep::contact_points, -1});
}

void Timeline::addHull(const HullRun& hull) {
  const auto& trace = hull.growth->trace;
  if (trace.rank >= 0) {
    moments_.push_back({SubStep::hull_simplex, -1});
    moments_.push_back({SubStep::hull_outside, -1});
  }
  moments_.reserve(5 * trace.steps.size() + 3);
  for (std::size_t k = 0; k < trace.steps.size(); ++k)
    for (const SubStep step : {SubStep::hull_farthest, SubStep::hull_visible, SubStep::hull_horizon,
                               SubStep::hull_facets, SubStep::hull_dropped})
      moments_.push_back({step, static_cast<int>(k)});
  moments_.push_back({SubStep::hull_result, static_cast<int>(trace.steps.size())});
}

void Timeline::addImpact(const ImpactStudy& impact) {
  const gjk::ImpactResult<3>& result = impact.result();
  if (result.status == gjk::ImpactStatus::overlapping) impact_end_ = translatable("overlap");
  if (result.status == gjk::ImpactStatus::miss)
    impact_end_ = result.termination == gjk::ImpactTermination::duration_passed ? translatable("no contact")
                                                                                : translatable("end");
  const auto& records = impact.run.trace.records;
  moments_.reserve(3 * records.size() + 1);
  for (std::size_t k = 0; k < records.size(); ++k) {
    const int record = static_cast<int>(k);
    moments_.push_back({SubStep::impact_distance, record});
    if (records[k].advance == 0) continue;  // the search ended here
    moments_.push_back({SubStep::impact_speed, record});
    moments_.push_back({SubStep::impact_advance, record});
  }
  moments_.push_back({SubStep::impact_result, static_cast<int>(records.size())});
}

bool Timeline::hasProgressTest(const Run& run, int record) {
  const auto& r = run.trace.gjk[static_cast<std::size_t>(record)];
  // The first closest-point iteration has no point yet that w could be compared with. "Does w pass the origin?" can be
  // asked from the start; tutorials do not.
  return recordBefore(run, record) != nullptr || r.region == gjk::kNoFeature ||
         (run.method == gjk::Method::boolean && !run.textbook);
}

int Timeline::testsAt(int i) const {
  const Moment& moment = (*this)[i];
  const auto record = static_cast<std::size_t>(moment.record);
  return moment.sub_step == SubStep::gjk_region && record < tests_.size() ? tests_[record] : 0;
}

int Timeline::iterationStart(int i) const {
  const auto same = [](const Moment& p, const Moment& q) {
    const Phase phase = phaseOf(p.sub_step);
    return phase == phaseOf(q.sub_step) && (p.record == q.record || phase == Phase::contact);
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
    if (phase == Phase::contact) {  // one row of moments: the last one that does not come after
      if (!earlier(moment, m)) best = i;
      continue;
    }
    // The end of GJK stays the end of GJK, however many iterations led there.
    if (moment.sub_step == SubStep::gjk_end ? m.sub_step == SubStep::gjk_end
                                            : m.record == moment.record && m.sub_step <= moment.sub_step)
      best = i;
  }
  return best >= 0 ? best : size() - 1;
}

}  // namespace gjklab

#include "model/lesson/motion_facts.h"

#include "model/run/impact_study.h"
#include "model/sandbox/sandbox_words.h"
#include "model/session/session.h"
#include "model/text/translatable.h"

#include <algorithm>

namespace gjklab {
namespace {

/// The search for the impact: the one that shows, or one that is made for the question.
std::optional<gjk::ImpactTrace<3>> impactOf(const Session& session) {
  if (session.run().impact && session.run().impact->missing.empty()) return session.run().impact->run.trace;
  if (!impactObstacle(session.scene()).empty()) return std::nullopt;
  return runImpact(session.scene()).trace;
}

/// The advance that shows; the first where none does.
const gjk::ImpactRecord<3>* advanceOf(const Session& session, const gjk::ImpactTrace<3>& trace) {
  const auto& records = trace.records;
  if (records.empty()) return nullptr;
  const Moment& moment = session.moment();
  const bool stepped = session.run().impact && phaseOf(moment.sub_step) == Phase::impact;
  const int last = static_cast<int>(records.size()) - 1;
  // The result has no advance, so it uses the end of the last one.
  const int place = !stepped ? 0 : moment.record < 0 ? last : std::min(moment.record, last);
  return &records[static_cast<std::size_t>(place)];
}

template <class Get>
Found ofAdvance(const Session& session, Get get) {
  const auto trace = impactOf(session);
  const gjk::ImpactRecord<3>* record = trace ? advanceOf(session, *trace) : nullptr;
  return record ? Found(get(*record)) : std::nullopt;
}

Found impactTime(const Session& session) {
  const auto trace = impactOf(session);
  return trace && trace->result.status == gjk::ImpactStatus::hit ? Found(trace->result.time) : std::nullopt;
}

const MotionFact kMotion[] = {
    {translatable("time"), [](const Session& s) { return Found(s.shownTime()); }},
    {translatable("gap"), [](const Session& s) { return ofAdvance(s, [](const auto& r) { return r.distance; }); }},
    {translatable("closing speed"),
     [](const Session& s) { return ofAdvance(s, [](const auto& r) { return r.speed_bound; }); }},
    {translatable("straight speed"),
     [](const Session& s) { return ofAdvance(s, [](const auto& r) { return r.linear_speed; }); }},
    {translatable("spin speed"),
     [](const Session& s) { return ofAdvance(s, [](const auto& r) { return r.spin_speed_a + r.spin_speed_b; }); }},
    {translatable("safe step"), [](const Session& s) { return ofAdvance(s, [](const auto& r) { return r.advance; }); }},
    {translatable("next time"),
     [](const Session& s) { return ofAdvance(s, [](const auto& r) { return r.time + r.advance; }); }},
    {translatable("advance iterations"),
     [](const Session& s) {
       return ofAdvance(s, [](const auto& r) { return double(r.query.result.gjk_iterations); });
     }},
    {translatable("impact time"), impactTime},
    {translatable("impact queries"),
     [](const Session& s) {
       const auto trace = impactOf(s);
       return trace ? Found(static_cast<double>(trace->result.iterations)) : std::nullopt;
     }},
};

/// The pair of boxes that is pointed at; null where its boxes do not overlap at this moment.
const WorldPair* pairOf(const Sandbox& world, BodyPair pair) {
  for (const WorldPair& each : world.state().pairs)
    if ((each.a == pair.a && each.b == pair.b) || (each.a == pair.b && each.b == pair.a)) return &each;
  return nullptr;
}

template <class Get>
Found ofPair(const Sandbox& world, BodyPair pair, Get get) {
  const WorldPair* found = pairOf(world, pair);
  return found ? Found(get(*found)) : std::nullopt;
}

double counted(std::size_t count) { return static_cast<double>(count); }

const WorldFact kWorld[] = {
    {translatable("world time"), [](const Sandbox& w, BodyPair) { return Found(w.timeAt(w.position())); }},
    {translatable("bodies"), [](const Sandbox& w, BodyPair) { return Found(counted(w.state().bodies.size())); }},
    {translatable("all pairs"),
     [](const Sandbox& w, BodyPair) {
       const double bodies = counted(w.state().bodies.size());
       return Found(bodies * (bodies - 1) / 2);
     }},
    {translatable("box pairs"), [](const Sandbox& w, BodyPair) { return Found(counted(w.state().pairs.size())); }},
    {translatable("touching pairs"),
     [](const Sandbox& w, BodyPair) {
       const auto& pairs = w.state().pairs;
       return Found(static_cast<double>(
           std::count_if(pairs.begin(), pairs.end(), [](const WorldPair& pair) { return !pair.points.empty(); })));
     }},
    {translatable("queries"), [](const Sandbox& w, BodyPair) { return Found(double(w.state().queries)); }},
    {translatable("asleep"),
     [](const Sandbox& w, BodyPair) {
       const auto& bodies = w.state().bodies;
       return Found(static_cast<double>(
           std::count_if(bodies.begin(), bodies.end(), [](const WorldBodyState& body) { return body.asleep; })));
     }},
    {translatable("pair points"),
     [](const Sandbox& w, BodyPair p) {
       return ofPair(w, p, [](const WorldPair& pair) { return counted(pair.points.size()); });
     }},
    {translatable("pair impulse"), [](const Sandbox& w, BodyPair p) { return ofPair(w, p, impulseOf); }},
    {translatable("pair iterations"),
     [](const Sandbox& w, BodyPair p) {
       return ofPair(w, p, [](const WorldPair& pair) { return double(pair.iterations); });
     }},
    {translatable("pair answer"),
     [](const Sandbox& w, BodyPair p) {
       return ofPair(w, p, [](const WorldPair& pair) { return std::string(name(pair.answered)); });
     }},
};

}  // namespace

std::span<const MotionFact> motionFacts() { return kMotion; }
std::span<const WorldFact> worldFacts() { return kWorld; }

}  // namespace gjklab

// The values of the facts in goals and in the text.

#include "gjk/every_value.h"
#include "gjk/feature.h"
#include "gjk/manifold.h"
#include "model/lesson/motion_facts.h"
#include "model/playback/bounds.h"
#include "model/run/contact_run.h"
#include "model/session/session.h"
#include "model/text/number_text.h"
#include "model/text/termination_text.h"
#include "model/text/translate.h"
#include "model/text/vertex_names.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

const gjk::Result<3>& answer(const Session& session) { return session.run().trace.result; }

Found known(bool is_known, double value) { return is_known ? Found(value) : std::nullopt; }
Found part(const std::optional<dvec3>& vector, int axis) { return vector ? Found((*vector)[axis]) : std::nullopt; }

std::optional<dvec3> newest(const Session& session) {
  const auto& support = session.frame().support;
  return support ? std::optional(support->w) : std::nullopt;
}

/// |x| after this iteration's update; before it, after the last one's.
Found lengthOfClosest(const Session& session) {
  const auto& closest = session.frame().closest;
  return closest ? Found(glm::length(*closest)) : std::nullopt;
}

Found lowerBound(const Session& session) {
  const MomentBounds bounds = boundsAt(session.run(), session.moment());
  return known(bounds.lower_known, bounds.value.lower);
}
Found upperBound(const Session& session) {
  const MomentBounds bounds = boundsAt(session.run(), session.moment());
  return known(bounds.upper_known, bounds.value.upper);
}

/// What GJK's first supporting line proves, as a share of the distance.
Found firstBound(const Session& session) {
  const gjk::Trace<3>& trace = session.run().trace;
  const gjk::Result<3>& result = trace.result;
  if (trace.gjk.empty() || session.run().method != gjk::Method::distance || !(result.distance > 0)) return std::nullopt;
  return (trace.gjk.front().lower_bound - trace.radius_sum) / result.distance;
}

/// The same scene with another method.
gjk::Result<3> askedOf(const Session& session, gjk::Method method) {
  Scene scene = session.scene();
  scene.query.method = method;
  scene.query.acceleration = gjk::Acceleration::none;
  return solve(scene);
}

/// The region that holds O at this moment.
Found regionOfOrigin(const Session& session) {
  for (const FrameRegion& region : session.frame().regions)
    if (region.state == RegionState::holds_origin) return VertexNames().of(region.feature);
  return std::nullopt;
}

/// The value of the present sign test of a region step.
Found signOfTest(const Session& session) {
  const Moment& moment = session.moment();
  const auto& records = session.run().trace.gjk;
  if (!session.test() || moment.sub_step != SubStep::gjk_region) return std::nullopt;
  if (moment.record < 0 || moment.record >= static_cast<int>(records.size())) return std::nullopt;
  const auto& tests = records[static_cast<std::size_t>(moment.record)].tests;
  const int number = *session.test();
  return number < tests.size() ? Found(tests[number].value) : std::nullopt;
}

/// Of one iteration, or of the run where none is shown.
Found signTests(const Session& session, bool of_run) {
  const auto& records = session.run().trace.gjk;
  double count = 0;
  for (std::size_t k = 0; k < records.size(); ++k)
    if (of_run || static_cast<int>(k) == session.moment().record) count += records[k].tests.size();
  return count;
}

/// The weight of the corner that was found as the N-th.
Found weightOf(const Session& session, int number) {
  for (const FrameVertex& vertex : session.frame().simplex)
    if (session.frame().closest && vertex.name == "s" + subscript(number - 1)) return vertex.weight;
  return std::nullopt;
}

/// The simplex that GJK ended with.
int finalVertices(const Session& session) {
  const auto& records = session.run().trace.gjk;
  return records.empty() ? 0 : gjk::vertexCount(records.back().kept);
}

/// 1-D: where A ⊖ B ends.
Found endOfDifference(const Session& session, double side) {
  if (session.scene().dimension != 1) return std::nullopt;
  const dvec3 d(side, 0, 0);
  const double a = supportOf(session.scene().a, 1, d, true).point.x;
  const double b = supportOf(session.scene().b, 1, -d, true).point.x;
  return a - b;
}

Found contactCount(const Session& session) {
  const auto manifold = contactsOf(session.scene(), answer(session));
  return static_cast<double>(manifold.contacts.size());
}

/// 2-D, in degrees.
Found angleOf(const Session& session, const Body& body) {
  return known(session.scene().dimension == 2, glm::degrees(body.angle));
}

/// 2-D: of the run's first direction above the horizontal, in degrees.
Found angleOfFirstDirection(const Session& session) {
  const auto& records = session.run().trace.gjk;
  if (session.scene().dimension != 2 || records.empty()) return std::nullopt;
  const dvec3 d = records.front().direction;
  return glm::degrees(std::atan2(d.y, d.x));
}

/// Of the lab.
struct FactRow {
  const char* name;
  Found (*find)(const Session&);
};

const FactRow kFacts[] = {
    {translatable("status"), [](const Session& s) { return Found(std::string(gjk::name(answer(s).status))); }},
    {translatable("distance"), [](const Session& s) { return known(answer(s).has_distance, answer(s).distance); }},
    {translatable("depth"), [](const Session& s) { return Found(answer(s).depth); }},
    {translatable("iterations"), [](const Session& s) { return Found(double(answer(s).gjk_iterations)); }},
    {translatable("epa iterations"), [](const Session& s) { return Found(double(answer(s).epa_iterations)); }},
    {translatable("boolean iterations"),
     [](const Session& s) { return Found(double(askedOf(s, gjk::Method::boolean).gjk_iterations)); }},
    {translatable("cold iterations"),
     [](const Session& s) {
       return Found(double(s.run().cold ? s.run().cold->gjk_iterations : answer(s).gjk_iterations));
     }},
    {translatable("support calls"), [](const Session& s) { return Found(double(answer(s).support_calls)); }},
    {translatable("pairs"), [](const Session& s) { return known(s.run().all_pairs > 0, double(s.run().all_pairs)); }},
    {translatable("termination"),
     [](const Session& s) { return Found(std::string(gjk::name(answer(s).termination))); }},
    {translatable("lower"), lowerBound},
    {translatable("upper"), upperBound},
    {translatable("first bound"), firstBound},
    {translatable("region"), regionOfOrigin},
    {translatable("sign"), signOfTest},
    {translatable("sign tests"), [](const Session& s) { return signTests(s, true); }},
    {translatable("step tests"), [](const Session& s) { return signTests(s, false); }},
    {translatable("weight 1"), [](const Session& s) { return weightOf(s, 1); }},
    {translatable("weight 2"), [](const Session& s) { return weightOf(s, 2); }},
    {translatable("weight 3"), [](const Session& s) { return weightOf(s, 3); }},
    {translatable("weight 4"), [](const Session& s) { return weightOf(s, 4); }},
    {translatable("final vertices"), [](const Session& s) { return Found(double(finalVertices(s))); }},
    {translatable("contacts"), contactCount},
    {translatable("left end"), [](const Session& s) { return endOfDifference(s, -1); }},
    {translatable("right end"), [](const Session& s) { return endOfDifference(s, 1); }},
    {translatable("closest"), lengthOfClosest},
    {"w.x", [](const Session& s) { return part(newest(s), 0); }},
    {"w.y", [](const Session& s) { return part(newest(s), 1); }},
    {"w.z", [](const Session& s) { return part(newest(s), 2); }},
    {"x.x", [](const Session& s) { return part(s.frame().closest, 0); }},
    {"x.y", [](const Session& s) { return part(s.frame().closest, 1); }},
    {"x.z", [](const Session& s) { return part(s.frame().closest, 2); }},
    {"d.x", [](const Session& s) { return part(s.frame().direction, 0); }},
    {"d.y", [](const Session& s) { return part(s.frame().direction, 1); }},
    {"d.z", [](const Session& s) { return part(s.frame().direction, 2); }},
    {"normal.x", [](const Session& s) { return Found(answer(s).normal.x); }},
    {"normal.y", [](const Session& s) { return Found(answer(s).normal.y); }},
    {"normal.z", [](const Session& s) { return Found(answer(s).normal.z); }},
    {"a.x", [](const Session& s) { return Found(s.scene().a.position.x); }},
    {"a.y", [](const Session& s) { return Found(s.scene().a.position.y); }},
    {"a.z", [](const Session& s) { return Found(s.scene().a.position.z); }},
    {"a.angle", [](const Session& s) { return angleOf(s, s.scene().a); }},
    {"b.angle", [](const Session& s) { return angleOf(s, s.scene().b); }},
    {"aim.angle", angleOfFirstDirection},
    {"b.x", [](const Session& s) { return Found(s.scene().b.position.x); }},
    {"b.y", [](const Session& s) { return Found(s.scene().b.position.y); }},
    {"b.z", [](const Session& s) { return Found(s.scene().b.position.z); }},
};

/// A fact of any kind; empty: there is none of that name.
std::optional<Found> find(const std::string& name, const Shown& shown) {
  // While the world itself shows, nothing in the lab can be seen.
  const bool in_lab = !shown.world || shown.world->inLab();
  for (const FactRow& row : kFacts)
    if (name == row.name) return in_lab ? row.find(shown.session) : std::nullopt;
  for (const MotionFact& row : motionFacts())
    if (name == row.name) return in_lab ? row.find(shown.session) : std::nullopt;
  for (const WorldFact& row : worldFacts())
    if (name == row.name) return shown.world ? row.find(*shown.world, shown.pair) : std::nullopt;
  return std::nullopt;
}

std::vector<std::string> allNames() {
  std::vector<std::string> names;
  for (const FactRow& row : kFacts) names.emplace_back(row.name);
  for (const MotionFact& row : motionFacts()) names.emplace_back(row.name);
  for (const WorldFact& row : worldFacts()) names.emplace_back(row.name);
  return names;
}

}  // namespace

std::optional<FactValue> factOf(const std::string& name, const Shown& shown) {
  const auto found = find(name, shown);
  return found ? *found : std::nullopt;
}

bool isFact(const std::string& name) {
  const std::vector<std::string> names = allNames();
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string factNames() { return fmt::format("{}", fmt::join(allNames(), ", ")); }

std::string wordText(const std::string& name, const std::string& word) {
  if (name == "termination")
    for (const auto termination : gjk::everyValue<gjk::Termination>())
      if (gjk::name(termination) == word) return terminationText(termination);
  return tr(word.c_str());
}

std::string factText(const std::string& name, const Shown& shown) {
  const auto fact = factOf(name, shown);
  if (!fact) return "–";
  if (const auto* word = std::get_if<std::string>(&*fact)) return wordText(name, *word);
  return number(std::get<double>(*fact));
}

}  // namespace gjklab

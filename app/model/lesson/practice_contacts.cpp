// Practice about contact points: how many there are, and from which side they come.

#include "model/lesson/practice_draw.h"
#include "model/run/contact_run.h"
#include "model/scene/body_points.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {
namespace {

/// A box, seen from the side it lies on: turned, perhaps tilted, and dipping into a larger one.
void boxOnBox(PracticeDraw& draw) {
  PairDraw& pairs = draw.pairs;
  Body lower, upper;
  lower.half_extents = dvec3(pairs.between(0.9, 1.3), pairs.between(0.3, 0.5), pairs.between(0.9, 1.3));
  upper.half_extents = dvec3(pairs.between(0.4, 0.7), pairs.between(0.3, 0.5), pairs.between(0.4, 0.7));
  draw.scene = {};
  draw.scene.dimension = 3;
  draw.scene.a = asHull(lower, 3);
  draw.scene.b = asHull(upper, 3);
  const int tilts = pairs.whole(0, 2);  // flat, over an edge, over a corner
  const auto tilt = [&pairs] { return pairs.between(0.12, 0.35) * (pairs.coin() ? 1 : -1); };
  glm::dquat turn = glm::angleAxis(pairs.between(-1.5, 1.5), dvec3(0, 1, 0));
  if (tilts > 0) turn = turn * glm::angleAxis(tilt(), dvec3(1, 0, 0));
  if (tilts > 1) turn = turn * glm::angleAxis(tilt(), dvec3(0, 0, 1));
  draw.scene.b.orientation = unitOrientation(turn).value_or(turn);
  double lowest = 0;
  for (const dvec3& p : draw.scene.b.points) lowest = std::min(lowest, (draw.scene.b.orientation * p).y);
  draw.scene.b.position = dvec3(pairs.between(-0.9, 0.9), lower.half_extents.y - lowest - pairs.between(0.06, 0.18),
                                pairs.between(-0.9, 0.9));
  draw.runIt();
}

/// The contacts of an overlap of which no point is in doubt; empty: not of this kind.
std::optional<ContactRun> plainContacts(const PracticeDraw& draw) {
  if (draw.run.trace.result.status != gjk::Status::intersecting) return std::nullopt;
  ContactRun run = contactRun(draw.scene, draw.run);
  if (run.trace.kind != gjk::ManifoldCase::face || run.trace.candidates.empty()) return std::nullopt;
  // No witness point has been added to those that the cuts leave.
  const auto& left = run.trace.clips.empty() ? run.trace.incident.corners : run.trace.clips.back().remains;
  if (run.trace.candidates.size() + run.trace.above.size() != left.size()) return std::nullopt;
  const double clear = draw.scene.dimension == 2 ? 0.06 : 0.025;
  for (const dvec3& p : run.trace.above)
    if (depthOf(run, p) > -clear) return std::nullopt;
  for (const auto& contact : run.trace.candidates)
    if (contact.depth < clear) return std::nullopt;
  return run;
}

PracticeSheet contactSheet(const PracticeDraw& draw, const char* at) {
  PracticeSheet sheet{.scene = draw.scene, .at = at, .look = "world"};
  sheet.opening.contacts = true;
  return sheet;
}

std::optional<PracticeSheet> countQuestion(PracticeDraw& draw) {
  const bool space = draw.space && draw.level == 2;
  if (space)
    boxOnBox(draw);
  else
    draw.pair(-0.5, -0.15);
  const auto contacts = plainContacts(draw);
  if (!contacts) return std::nullopt;
  const int count = contacts->manifold.contacts.size(), cut = static_cast<int>(contacts->trace.candidates.size());
  constexpr std::array kInSpace{1, 2, 4, 3, 4, 2};
  const int wanted = space ? kInSpace[static_cast<std::size_t>(draw.kind / 2)] : draw.even ? 2 : 1;
  if (count != wanted) return std::nullopt;
  PracticeSheet sheet = contactSheet(draw, "contact incident");
  sheet.question = space ? tr("The reference face and the incident face are marked. How many contacts do A and B get?")
                         : tr("The reference edge and the incident edge are marked. How many contacts do A and B get?");
  sheet.hint =
      space ? tr("Cut the incident face along the edges of the reference face. How many corners lie below that face?")
            : tr("Cut the incident edge at the ends of the reference edge. How many of its ends lie below that edge?");
  const Argument number = arg("count", count);
  if (cut > count)
    sheet.why = tr("The cut incident face has {corners} corners below the reference face. The four outermost stay.",
                   arg("corners", cut));
  else if (space)
    sheet.why = count == 1 ? tr("One corner of the cut incident face lies below the reference face.")
                           : tr("{count} corners of the cut incident face lie below the reference face.", number);
  else
    sheet.why = count == 1 ? tr("Only one end of the cut incident edge lies below the reference edge.")
                           : tr("Both ends of the cut incident edge lie below the reference edge.");
  const int most = space ? 4 : 3;
  for (int i = 1; i <= most; ++i) {
    PracticeChoice choice{fmt::format("{}", i), i == count};
    if (i != count)
      choice.but = i > (space ? 4 : 2)
                       ? std::string(tr("An edge has two ends, and so has what is left after the cuts."))
                   : i > count ? std::string(tr("Fewer points lie below the reference: look at what lies above it."))
                               : std::string(tr("More points lie below the reference, and each is a contact."));
    sheet.choices.push_back(std::move(choice));
  }
  showWhenRight(sheet.choices, "go to contact points");
  return sheet;
}

/// "A₁A₂"; the corners of a polygon by their places in the world.
struct PolygonSide {
  Which which = Which::a;
  int from = 0, to = 0;
  std::string name() const { return pointName(which, from) + pointName(which, to); }
};

std::vector<PolygonSide> polygonSidesOf(const Scene& scene) {
  std::vector<PolygonSide> sides;
  for (const Which which : {Which::a, Which::b}) {
    const int count = static_cast<int>(hullPoints(body(scene, which), 2).size());
    for (int i = 0; i < count; ++i) sides.push_back({which, i, (i + 1) % count});
  }
  return sides;
}

bool isAt(const Scene& scene, const PolygonSide& side, const std::vector<dvec3>& corners) {
  return corners.size() == 2 && std::all_of(corners.begin(), corners.end(), [&](const dvec3& corner) {
           return glm::distance(corner, hullPointInWorld(scene, side.which, side.from)) < 1e-9 ||
                  glm::distance(corner, hullPointInWorld(scene, side.which, side.to)) < 1e-9;
         });
}

std::optional<PracticeSheet> referenceQuestion(PracticeDraw& draw) {
  draw.space = false;
  draw.pair(-0.5, -0.15);
  const auto contacts = plainContacts(draw);
  if (!contacts || contacts->trace.reference_is_a != draw.even) return std::nullopt;
  std::optional<PolygonSide> reference, incident;
  std::vector<PolygonSide> beside;
  const std::vector<PolygonSide> all = polygonSidesOf(draw.scene);
  for (const PolygonSide& side : all) {
    if (isAt(draw.scene, side, contacts->trace.reference.corners)) reference = side;
    if (isAt(draw.scene, side, contacts->trace.incident.corners)) incident = side;
  }
  if (!reference || !incident) return std::nullopt;
  // Not nearly perpendicular to n itself.
  const auto along = [&](const PolygonSide& side) {
    return glm::normalize(hullPointInWorld(draw.scene, side.which, side.to) -
                          hullPointInWorld(draw.scene, side.which, side.from));
  };
  const dvec3 n = contacts->manifold.normal;
  if (std::abs(glm::dot(along(*incident), n)) < 0.2) return std::nullopt;
  for (const PolygonSide& side : all) {
    const bool other = !(side.which == reference->which && side.from == reference->from) &&
                       !(side.which == incident->which && side.from == incident->from);
    if (other && std::abs(glm::dot(along(side), n)) > 0.35) beside.push_back(side);
  }
  if (beside.size() < 2) return std::nullopt;
  const int first = draw.pairs.whole(0, static_cast<int>(beside.size()) - 1);
  const int second =
      (first + draw.pairs.whole(1, static_cast<int>(beside.size()) - 1)) % static_cast<int>(beside.size());
  PracticeSheet sheet = contactSheet(draw, "result");
  sheet.hide = "bounds, ghost";
  sheet.mark = "A, B";
  sheet.question = tr("EPA has found n. Which edge is the reference edge?");
  sheet.hint = tr("n is the direction of the shortest way out. To which edge is it perpendicular?");
  sheet.why = tr("{side} is perpendicular to n, so depths are measured from it.", arg("side", reference->name()));
  sheet.choices = {
      {reference->name(), true},
      {incident->name(), false,
       tr("It lies opposite the reference edge, but it is not perpendicular to n: it is the incident edge.")}};
  for (const int i : {first, second})
    sheet.choices.push_back({beside[static_cast<std::size_t>(i)].name(), false,
                             tr("It is not perpendicular to n, so it does not say how deep a point is.")});
  showWhenRight(sheet.choices, "go to contact reference");
  turnRound(draw, sheet.choices);
  return sheet;
}

}  // namespace

std::optional<PracticeSheet> contactQuestion(PracticeDraw& draw) {
  switch (draw.kind % 4) {
    case 0:
      return countQuestion(draw);
    case 1:
      return referenceQuestion(draw);
    case 2:
      return safeStepQuestion(draw);
    default:
      return afterStepQuestion(draw);
  }
}

}  // namespace gjklab

// World space: the contact manifold. The reference feature with its side planes, the incident one before and after each
// clip, what lies above the reference plane, and the contacts with their depths.

#include "model/figure/figure_parts.h"
#include "model/run/contact_run.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace gjklab {
namespace {

using Points = std::vector<dvec3>;

constexpr double kNormal = 58;             ///< pixels
constexpr double kPush = 44;               ///< pixels: the push on B at a contact
constexpr double kTick = 22;               ///< pixels: the side of a plane that is cut off
constexpr std::size_t kMostNumbered = 12;  ///< corners: as many rows as the tests have

Which referenceBody(const ContactRun& run) { return run.trace.reference_is_a ? Which::a : Which::b; }
Which incidentBody(const ContactRun& run) { return run.trace.reference_is_a ? Which::b : Which::a; }

Role featureRoleOf(Which which) { return which == Which::a ? Role::feature_a : Role::feature_b; }

dvec3 middle(const Points& points) {
  dvec3 sum(0.0);
  for (const dvec3& p : points) sum += p / static_cast<double>(points.size());
  return sum;
}

/// A feature of one, two or more corners.
void addFeature(FigureBuilder& builder, Role role, const Points& points, Emphasis emphasis, bool dashed = false) {
  if (points.size() > 2)
    builder.fill({.role = role, .points = points, .emphasis = emphasis, .hatched = role == Role::cut_off});
  if (points.size() > 1)
    builder.line({.role = role, .points = points, .closed = points.size() > 2, .dashed = dashed, .emphasis = emphasis});
  if (points.size() == 1) builder.marker(role, points[0], MarkerShape::dot, emphasis);
}

dvec2 awayFrom(const FigureBuilder& builder, dvec3 direction) {
  const dvec2 away = builder.screenDirection(direction);
  return away == dvec2(0.0) ? dvec2(0.7, -0.7) : away;
}

/// The name of a feature, at one of its ends: its middle is where the clips and the contacts will be. The two names go
/// to different sides.
void addName(FigureBuilder& builder, Which which, const Points& points, const char* text) {
  if (points.empty()) return;
  const dvec3 body = middleOf(wholeOf(builder.frame, which), positionOf(builder.frame, which));
  const dvec3 side = which == Which::a ? -rightOf(builder.view) : rightOf(builder.view);
  const dvec3 at = *std::max_element(points.begin(), points.end(),
                                     [&](dvec3 p, dvec3 q) { return glm::dot(p, side) < glm::dot(q, side); });
  builder.label(featureRoleOf(which), at, text, awayFrom(builder, at - body), priority_name + 5);
}

void addNormalName(FigureBuilder& builder, const ContactRun& run, dvec3 tip) {
  const dvec2 along = builder.screenDirection(run.manifold.normal);
  builder.label(Role::normal, tip, "*n*", along == dvec2(0.0) ? dvec2(0.7, -0.7) : dvec2(-along.y, along.x),
                priority_value);
}

/// n, from the middle of the reference feature.
void addNormal(FigureBuilder& builder, const ContactRun& run, dvec3 from) {
  const dvec3 tip = from + run.manifold.normal * builder.pixels(kNormal);
  builder.arrow(Role::normal, from, tip);
  addNormalName(builder, run, tip);
}

/// The face's edge that a side plane goes through: the plane is drawn along it.
Points sidePlane(const FigureBuilder& builder, const ContactFrame& contact, const gjk::ClipStep<3>& clip) {
  const Points& corners = contact.run->trace.reference.corners;
  const dvec3 out = contact.run->out();
  double low = 0, high = builder.pixels(26);
  for (const dvec3& p : contact.run->trace.incident.corners) {
    low = std::min(low, glm::dot(out, p - corners[0]));
    high = std::max(high, glm::dot(out, p - corners[0]));
  }
  low -= builder.pixels(14);
  for (std::size_t i = 0; i < corners.size() && corners.size() > 2; ++i) {
    const dvec3 p = corners[i], q = corners[(i + 1) % corners.size()];
    if (p == clip.point) return {p + out * low, q + out * low, q + out * high, p + out * high};
  }
  return {};
}

void addClipPlane(FigureBuilder& builder, const ContactFrame& contact, const gjk::ClipStep<3>& clip,
                  Emphasis emphasis) {
  const Points quad = builder.dimension() == 3 ? sidePlane(builder, contact, clip) : Points{};
  if (quad.empty()) {
    addSupportingPlane(builder, Role::clip_plane, clip.point, clip.normal, emphasis);
  } else {
    builder.fill({.role = Role::clip_plane, .points = quad, .emphasis = emphasis});
    builder.line({.role = Role::clip_plane, .points = quad, .closed = true, .emphasis = emphasis});
  }
}

/// Short arrows from the plane to the side that goes.
void addCutSide(FigureBuilder& builder, const ContactFrame& contact, const gjk::ClipStep<3>& clip) {
  const dvec3 out = contact.run->out(), step = clip.normal * builder.pixels(kTick);
  if (builder.dimension() == 2) {
    for (const double share : {-0.75, 0.75}) {
      const dvec3 from = clip.point + out * (share * supportingReach(builder));
      builder.arrow(Role::clip_plane, from, from + step);
    }
    return;
  }
  const Points quad = sidePlane(builder, contact, clip);
  const dvec3 from = quad.empty() ? clip.point : (quad[2] + quad[3]) * 0.5;
  builder.arrow(Role::clip_plane, from, from + step);
}

void addReference(FigureBuilder& builder, const ContactFrame& contact, Emphasis emphasis) {
  const auto& reference = contact.run->trace.reference;
  addFeature(builder, featureRoleOf(referenceBody(*contact.run)), reference.corners, emphasis);
}

void addIncident(FigureBuilder& builder, const ContactFrame& contact) {
  const Role role = featureRoleOf(incidentBody(*contact.run));
  addFeature(builder, role, contact.remains, Emphasis::normal);
  if (contact.remains.size() > 1)
    for (const dvec3& p : contact.remains) builder.marker(role, p, MarkerShape::dot, Emphasis::faint);
}

/// "1" … beside the corners of the incident feature that the tests go through row by row, away from their middle; in
/// the plane beyond the edge and between its ends, because the bodies' other edges begin there.
void addCornerNumbers(FigureBuilder& builder, const ContactRun& run, const Points& corners) {
  if (corners.size() < 2 || corners.size() > kMostNumbered) return;
  const bool plane = builder.dimension() == 2;
  const dvec3 centre = middle(corners), beyond = plane ? -run.out() : dvec3(0.0);
  for (std::size_t i = 0; i < corners.size(); ++i)
    builder.label(featureRoleOf(incidentBody(run)), corners[i], std::to_string(i + 1),
                  awayFrom(builder, unitOrZero(corners[i] - centre) * (plane ? -0.6 : 1.0) + beyond), priority_letter);
}

void addFeatureNames(FigureBuilder& builder, const ContactRun& run) {
  addName(builder, referenceBody(run), run.trace.reference.corners, trc("contact", "reference"));
  addName(builder, incidentBody(run), run.trace.incident.corners, trc("contact", "incident"));
}

void addClip(FigureBuilder& builder, const ContactFrame& contact) {
  addReference(builder, contact, Emphasis::normal);
  for (const auto& clip : contact.run->trace.clips)
    if (&clip != contact.clip) addClipPlane(builder, contact, clip, Emphasis::faint);
  addClipPlane(builder, contact, *contact.clip, Emphasis::strong);
  addCutSide(builder, contact, *contact.clip);
  addFeature(builder, Role::cut_off, contact.cut, Emphasis::normal, true);
  addIncident(builder, contact);
  // In a room there is no table to read the numbers in, and what is cut off here has its number in the next step.
  if (builder.options.stage)
    addFeatureNames(builder, *contact.run);
  else
    addCornerNumbers(builder, *contact.run, contact.before);
  for (const dvec3& p : contact.remains)
    if (std::find(contact.before.begin(), contact.before.end(), p) == contact.before.end())
      builder.marker(Role::clip_plane, p, MarkerShape::ring, Emphasis::strong);
}

/// From a point to the reference plane, along n.
void addStub(FigureBuilder& builder, Role role, dvec3 point, double depth, const ContactRun& run, bool dashed) {
  if (builder.onScreen(std::abs(depth)) > 2)
    builder.line(role, point, point + depth * run.out(), Emphasis::normal, dashed);
}

void addReferencePlane(FigureBuilder& builder, const ContactFrame& contact) {
  addReference(builder, contact, Emphasis::normal);
  const Points& corners = contact.run->trace.reference.corners;
  if (corners.empty()) return;
  if (builder.dimension() != 2) return;
  const dvec3 along = (corners.back() - corners.front()) * 0.5;
  const dvec3 reach = along + unitOrZero(along) * builder.pixels(70), from = middle(corners);
  builder.line(Role::clip_plane, from - reach, from + reach, Emphasis::normal, true);
}

/// Along n, from that of the contact's points which is further along it: A pushes B there. Returns the tip.
dvec3 addPush(FigureBuilder& builder, const ContactRun& run, const gjk::Contact<3>& contact) {
  const dvec3 n = run.manifold.normal;
  const dvec3 from = glm::dot(contact.point_a - contact.point_b, n) > 0 ? contact.point_a : contact.point_b;
  const dvec3 tip = seenTip(builder, from, n, kPush, 4);
  builder.arrow(Role::contact, from, tip);
  return tip;
}

/// `named`: the deepest contact's arrow has the letter of n.
void addPushes(FigureBuilder& builder, const ContactRun& run, bool named) {
  if (builder.dimension() == 1) return;  // n is drawn on the line
  for (int i = 0; i < run.manifold.contacts.size(); ++i) {
    const dvec3 tip = addPush(builder, run, run.manifold.contacts[i]);
    if (named && i == 0) addNormalName(builder, run, tip);
  }
}

void addAbove(FigureBuilder& builder, const ContactFrame& contact) {
  const ContactRun& run = *contact.run;
  addReferencePlane(builder, contact);
  addIncident(builder, contact);
  if (builder.options.stage)
    addName(builder, referenceBody(run), run.trace.reference.corners, trc("contact", "reference"));
  addCornerNumbers(builder, run, incidentBefore(run, static_cast<int>(run.trace.clips.size())));
  for (const dvec3& p : run.trace.above) {
    addStub(builder, Role::cut_off, p, depthOf(run, p), run, true);
    builder.marker(Role::cut_off, p, MarkerShape::diamond, Emphasis::strong);
    builder.label(Role::cut_off, p, tr("above"), awayFrom(builder, run.out()), priority_value);
  }
  for (const auto& candidate : run.trace.candidates) {
    builder.line(Role::contact, candidate.point_a, candidate.point_b);
    builder.marker(Role::contact, run.trace.reference_is_a ? candidate.point_b : candidate.point_a, MarkerShape::ring);
  }
  // Where no reduction follows, these are the contacts.
  if (run.trace.candidates.size() == static_cast<std::size_t>(run.manifold.contacts.size()))
    addPushes(builder, run, false);
}

std::string depthText(const gjk::Contact<3>& contact) { return number(contact.depth, 3); }

/// Whether the contacts, more than one, are equally deep as far as their numbers tell.
bool isEvenlyDeep(const ContactRun& run) {
  const auto& contacts = run.manifold.contacts;
  return contacts.size() > 1 && std::all_of(contacts.begin(), contacts.end(), [&](const gjk::Contact<3>& each) {
           return depthText(each) == depthText(contacts[0]);
         });
}

/// Once for all of them, at the last point on the side to which nothing is pushed.
void addCommonDepth(FigureBuilder& builder, const ContactRun& run) {
  if (!isEvenlyDeep(run)) return;
  const dvec2 along = builder.screenDirection(run.manifold.normal),
              back = along == dvec2(0.0) ? dvec2(0.8, 0.6) : -along;
  dvec3 last = run.manifold.contacts[0].point_a;
  const auto reach = [&](dvec3 p) { return glm::dot(dvec2(project(builder.view, p)), back); };
  for (const auto& contact : run.manifold.contacts)
    for (const dvec3 p : {contact.point_a, contact.point_b})
      if (reach(p) > reach(last)) last = p;
  builder.label(Role::contact, last, tr("each {depth} deep", arg("depth", depthText(run.manifold.contacts[0]))), back,
                priority_answer - 5);
}

/// "1: 0.25 deep" beside a contact, away from the middle of them all: at that of its two points which lies on this
/// side. Only "1" if all are equally deep.
void addContact(FigureBuilder& builder, const ContactRun& run, const gjk::Contact<3>& contact, int number_from_one,
                dvec3 centre) {
  builder.line(Role::contact, contact.point_a, contact.point_b, Emphasis::strong);
  builder.marker(Role::contact, contact.point_a, MarkerShape::dot);
  builder.marker(Role::contact, contact.point_b, MarkerShape::dot);
  const dvec3 at = (contact.point_a + contact.point_b) * 0.5;
  const dvec3 aside = at - centre;
  const bool alone = builder.onScreen(glm::length(aside)) < 4;
  const dvec2 along = builder.screenDirection(run.manifold.normal);
  dvec2 away = alone ? dvec2(-along.y, along.x) : builder.screenDirection(aside);
  if (away == dvec2(0.0)) away = {0.8, -0.6};
  if (builder.dimension() == 1) away = {0, -1};  // the numbers of the line are below
  const bool at_a = glm::dot(builder.screenDirection(contact.point_a - contact.point_b), away) > 0;
  builder.label(Role::contact,
                builder.dimension() == 1 ? at
                : at_a                   ? contact.point_a
                                         : contact.point_b,
                isEvenlyDeep(run)
                    ? std::to_string(number_from_one)
                    : tr("{number}: {depth} deep", arg("number", number_from_one), arg("depth", depthText(contact))),
                away, priority_answer);
}

Points keptPoints(const ContactRun& run) {
  Points points;
  for (const int k : run.trace.kept) {
    const auto& candidate = run.trace.candidates[static_cast<std::size_t>(k)];
    points.push_back((candidate.point_a + candidate.point_b) * 0.5);
  }
  return points;
}

void addReduction(FigureBuilder& builder, const ContactFrame& contact) {
  const ContactRun& run = *contact.run;
  addReference(builder, contact, Emphasis::faint);
  const Points kept = keptPoints(run);
  addFeature(builder, Role::contact, kept, Emphasis::normal);
  addPushes(builder, run, false);
  addCommonDepth(builder, run);
  for (std::size_t i = 0; i < run.trace.candidates.size(); ++i) {
    const auto& candidate = run.trace.candidates[i];
    // Numbered as in the rows of this step.
    if (std::find(run.trace.kept.begin(), run.trace.kept.end(), static_cast<int>(i)) != run.trace.kept.end()) {
      addContact(builder, run, candidate, static_cast<int>(i) + 1, middle(kept));
    } else {
      const dvec3 at_middle = (candidate.point_a + candidate.point_b) * 0.5;
      builder.line(Role::cut_off, candidate.point_a, candidate.point_b);
      builder.marker(Role::cut_off, at_middle, MarkerShape::ring, Emphasis::strong);
      builder.label(Role::cut_off, at_middle, std::to_string(i + 1), awayFrom(builder, at_middle - middle(kept)),
                    priority_value);
    }
  }
}

void addContactPoints(FigureBuilder& builder, const ContactFrame& contact) {
  const ContactRun& run = *contact.run;
  const dvec3 lane_a = rowOf(builder, Which::a), lane_b = rowOf(builder, Which::b);
  Points centres;
  for (const auto& each : run.manifold.contacts) {
    centres.push_back((each.point_a + each.point_b) * 0.5);
    if (builder.dimension() > 1) continue;
    builder.line(Role::contact, each.point_a + lane_a, each.point_a, Emphasis::faint, true);
    builder.line(Role::contact, each.point_b + lane_b, each.point_b, Emphasis::faint, true);
  }
  addReference(builder, contact, Emphasis::faint);
  if (builder.dimension() == 3 && centres.size() > 2) addFeature(builder, Role::contact, centres, Emphasis::faint);
  if (builder.dimension() == 1) addNormal(builder, run, middle(centres));
  addPushes(builder, run, true);
  addCommonDepth(builder, run);
  for (int i = 0; i < run.manifold.contacts.size(); ++i)
    addContact(builder, run, run.manifold.contacts[i], run.numberOf(i), middle(centres));
}

void addReferenceStep(FigureBuilder& builder, const ContactFrame& contact) {
  const ContactRun& run = *contact.run;
  if (builder.dimension() == 1) return addContactPoints(builder, contact);
  addReference(builder, contact, Emphasis::normal);
  const bool witness = run.trace.kind == gjk::ManifoldCase::witness;
  if (witness) addIncident(builder, contact);
  addName(builder, referenceBody(run), run.trace.reference.corners,
          witness ? tr("touches here") : trc("contact", "reference"));
  if (!run.trace.reference.corners.empty()) addNormal(builder, run, middle(run.trace.reference.corners));
}

void addIncidentStep(FigureBuilder& builder, const ContactFrame& contact) {
  const ContactRun& run = *contact.run;
  addReference(builder, contact, Emphasis::normal);
  addIncident(builder, contact);
  addFeatureNames(builder, run);
}

/// In the order of the phase's sub-steps.
constexpr void (*kContactSteps[])(FigureBuilder&, const ContactFrame&) = {
    addReferenceStep, addIncidentStep, addClip, addAbove, addReduction, addContactPoints};
static_assert(std::size(kContactSteps) == static_cast<std::size_t>(SubStep::contact_points) -
                                              static_cast<std::size_t>(SubStep::contact_reference) + 1);

}  // namespace

void addContacts(FigureBuilder& builder) {
  kContactSteps[static_cast<std::size_t>(builder.frame.moment.sub_step) -
                static_cast<std::size_t>(SubStep::contact_reference)](builder, *builder.frame.contact());
}

}  // namespace gjklab

// The captions of the contact manifold: reference, incident feature, clips, the reference plane, reduction, contacts.

#include "model/caption/caption_parts.h"
#include "model/caption/code_lines.h"
#include "model/frame/contact_frame.h"
#include "model/run/contact_run.h"
#include "model/scene/body_fields.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

constexpr std::size_t kMostRows = 12;

const CodeLines kManifoldLines{
    translatable("n = normal of the answer"),
    translatable("reference: face perpendicular to n"),
    translatable("incident: face most directly opposite"),
    translatable("clip it to the reference's edges"),
    translatable("leave out what is in front"),
    translatable("keep the deepest, widely spread"),
    translatable("contacts: pairs along n"),
};

struct Side {
  const char* letter;
  const gjk::ContactFeature<3>& feature;
  bool square;  ///< a face that n is perpendicular to
};

struct Sides {
  Side reference, incident;
};

Sides sidesOf(const CaptionContext& t) {
  const ContactRun& run = *t.run.contacts;
  const auto side = [&](bool is_a, const gjk::ContactFeature<3>& feature) {
    const dvec3 outward = is_a ? run.manifold.normal : -run.manifold.normal;
    return Side{is_a ? "A" : "B", feature, glm::length(feature.normal - outward) <= gjk::kFaceAngle};
  };
  const bool by_a = run.trace.reference_is_a;
  return {side(by_a, run.trace.reference), side(!by_a, run.trace.incident)};
}

/// A sentence for each kind of feature: a side is an edge in the plane. Marked by translatable().
struct FeatureForms {
  const char *vertex, *side, *edge, *face;

  const char* of(const gjk::ContactFeature<3>& feature, int dimension) const {
    if (feature.kind == gjk::FeatureKind::vertex) return vertex;
    if (dimension == 2) return side;
    return feature.kind == gjk::FeatureKind::edge ? edge : face;
  }
};

double alignment(const CaptionContext& t, const Side& side) {
  return glm::dot(side.feature.normal,
                  *side.letter == 'A' ? t.run.contacts->manifold.normal : -t.run.contacts->manifold.normal);
}

bool isRound(const CaptionContext& t, const Side& side) {
  const Body& shape = *side.letter == 'A' ? t.scene.a : t.scene.b;
  return side.feature.corners.empty() || (side.feature.corners.size() == 1 && hasCoreRadius(shape));
}

std::string whyOnePoint(const CaptionContext& t, const Sides& s) {
  if (t.run.dimension == 1) return tr("On a line an end meets an end.");
  for (const Side* side : {&s.incident, &s.reference})
    if (isRound(t, *side))
      return tr("{body} is round where it touches: it has no face or edge there.", arg("body", side->letter));
  for (const Side* side : {&s.incident, &s.reference})
    if (side->feature.kind == gjk::FeatureKind::vertex)
      return tr("{body} touches with a vertex.", arg("body", side->letter));
  return tr("An edge of A crosses an edge of B.");
}

/// A side or a face pushes: which, and why it is the reference.
void tellReferenceFace(const CaptionContext& t, const Sides& s, Caption& out) {
  const Argument ref = arg("ref", s.reference.letter), inc = arg("inc", s.incident.letter);
  const Argument n = arg("n", t.vector(t.run.contacts->manifold.normal));
  if (t.run.dimension == 2) {
    out.title = tr("Which edge is the reference?");
    out.body =
        tr("{ref} has an edge perpendicular to n = {n}. Depths are measured from the line of this edge, the "
           "**reference**.",
           ref, n);
  } else {
    out.title = tr("Which face is the reference?");
    out.body =
        tr("{ref} has a face perpendicular to n = {n}. Depths are measured from the plane of this face, the "
           "**reference**.",
           ref, n);
  }
  if (s.incident.square)
    addSentence(out.body, tr("{inc} has one, too; of two equally good ones, {ref}'s is taken.", inc, ref));
  else
    addSentence(out.body, t.run.dimension == 2 ? tr("{inc} has no edge perpendicular to n.", inc)
                                               : tr("{inc} has no face perpendicular to n.", inc));
  out.brief = tr("{ref}'s: it is perpendicular to n, the **reference**.", ref);
}

/// How straight each body's side or face looks along n.
void addAlignments(const CaptionContext& t, const Sides& s, Caption& out) {
  for (const Side* side : {&s.reference, &s.incident}) {
    if (glm::dot(side->feature.normal, side->feature.normal) == 0) continue;
    const bool reference = side == &s.reference;
    out.tests.push_back(row(fmt::format("{}n·n_{}", *side->letter == 'A' ? "" : "−", side->letter), alignment(t, *side),
                            reference      ? trc("contact", "reference")
                            : side->square ? tr("equally perpendicular")
                                           : "",
                            reference ? Mood::good : Mood::neutral));
  }
}

void tellReference(const CaptionContext& t, Caption& out) {
  const Sides s = sidesOf(t);
  switch (t.run.contacts->trace.kind) {
    case gjk::ManifoldCase::face:
      tellReferenceFace(t, s, out);
      break;
    case gjk::ManifoldCase::edge_pair:
      out.title = tr("Which edges touch?");
      out.body =
          tr("No face is perpendicular to n = {n}, but an edge of each body is, and the two edges are parallel: the "
             "bodies touch along a segment. {ref}'s edge is the **reference**.",
             arg("n", t.vector(t.run.contacts->manifold.normal)), arg("ref", s.reference.letter));
      out.brief = tr("Two parallel ones; {ref}'s is the **reference**.", arg("ref", s.reference.letter));
      break;
    case gjk::ManifoldCase::apart:
    case gjk::ManifoldCase::witness:
      out.title = tr("One point or more?");
      out.body = whyOnePoint(t, s);
      addSentence(out.body,
                  tr("So the bodies push against each other in **one point**, and the nearest points that the query "
                     "has found are the contact."));
      out.brief = tr("One: the nearest points of the query.");
      return;
  }
  addAlignments(t, s, out);
}

const char* incidentTitle(const CaptionContext& t, const Side& incident) {
  static constexpr FeatureForms kTitles{
      translatable("Which vertex of {body} is clipped?"), translatable("Which edge of {body} is clipped?"),
      translatable("Which edge of {body} is clipped?"), translatable("Which face of {body} is clipped?")};
  return kTitles.of(incident.feature, t.run.dimension);
}

void tellIncident(const CaptionContext& t, Caption& out) {
  static constexpr FeatureForms kStraightest{
      translatable("Of the vertices at {inc}'s point deepest in {ref}, this one faces the reference most directly: it "
                   "is the **incident** vertex."),
      translatable("Of the edges at {inc}'s point deepest in {ref}, this one faces the reference most directly: it is "
                   "the **incident** edge."),
      translatable("Of the edges at {inc}'s point deepest in {ref}, this one faces the reference most directly: it is "
                   "the **incident** edge."),
      translatable("Of the faces at {inc}'s point deepest in {ref}, this one faces the reference most directly: it is "
                   "the **incident** face.")};
  static constexpr FeatureForms kMeets{
      translatable("{inc} meets the reference with this vertex, the **incident** one."),
      translatable("{inc} meets the reference with this edge, the **incident** one."),
      translatable("{inc} meets the reference with this edge, the **incident** one."),
      translatable("{inc} meets the reference with this face, the **incident** one.")};
  static constexpr FeatureForms kPushes{
      translatable("Only the part of it that faces {ref}'s vertex can push: it will be clipped to that part."),
      translatable("Only the part of it that faces {ref}'s edge can push: it will be clipped to that part."),
      translatable("Only the part of it that faces {ref}'s edge can push: it will be clipped to that part."),
      translatable("Only the part of it that faces {ref}'s face can push: it will be clipped to that part.")};
  const Sides s = sidesOf(t);
  const int dimension = t.run.dimension;
  const gjk::ContactFeature<3>& feature = s.incident.feature;
  const Argument ref = arg("ref", s.reference.letter), inc = arg("inc", s.incident.letter);
  out.title = tr(incidentTitle(t, s.incident), arg("body", s.incident.letter));
  const bool has_normal = glm::dot(feature.normal, feature.normal) > 0;
  out.body = tr((has_normal ? kStraightest : kMeets).of(feature, dimension), inc, ref);
  addSentence(out.body, tr(kPushes.of(s.reference.feature, dimension), ref));
  if (has_normal)
    out.tests.push_back(
        row("n_{ref}·n_{inc}", glm::dot(s.reference.feature.normal, feature.normal), tr("most opposite"), Mood::good));
  out.brief = tr("The one that faces {ref}'s reference: the **incident** one.", ref);
  out.facts.push_back(
      {tr("corners"), std::to_string(feature.corners.size()), feature.round ? tr("inscribed polygon") : ""});
}

/// Which line or plane cuts, and why.
std::string clipSentence(const CaptionContext& t, const Side& reference) {
  const Argument ref = arg("ref", reference.letter);
  if (t.run.dimension == 2)
    return tr(
        "The line contains an end of {ref}'s reference and is parallel to n: no point beyond it lies over the "
        "reference.",
        ref);
  if (reference.feature.corners.size() == 2)
    return tr(
        "The plane contains an end of {ref}'s reference and is parallel to n: no point beyond it lies over the "
        "reference.",
        ref);
  return tr(
      "The plane contains an edge of {ref}'s reference and is parallel to n: no point beyond it lies over the "
      "reference.",
      ref);
}

/// How many corners a clip took off and made, and how many are left.
void tellCut(int cut, int before, int left, Caption& out) {
  const int made = left - (before - cut);
  const std::string remain = trn("{n} corner is left.", "{n} corners are left.", left);
  addSentence(out.body, made > 0 ? trn("It cuts off **{n} corner** and adds {made} where it crosses an edge.",
                                       "It cuts off **{n} corners** and adds {made} where it crosses an edge.", cut,
                                       arg("made", made))
                                 : trn("It cuts off **{n} corner**.", "It cuts off **{n} corners**.", cut));
  addSentence(out.body, remain);
  out.brief = trn("{n} corner is cut off.", "{n} corners are cut off.", cut);
  addSentence(out.brief, remain);
}

/// A row for each corner before the clip; how many of them are beyond.
int addClipRows(const std::vector<dvec3>& before, dvec3 normal, dvec3 point, Caption& out) {
  int beyond = 0;
  double size = 0;
  for (const dvec3& p : before) size = std::max(size, glm::length(p - before[0]));
  for (std::size_t i = 0; i < before.size(); ++i) {
    const double height = glm::dot(normal, before[i] - point);
    const bool outside = height > 1e-9 * size;
    beyond += outside;
    if (i < kMostRows)
      out.tests.push_back(
          row(outside ? tr("corner {n} beyond by", arg("n", i + 1)) : tr("corner {n} inside by", arg("n", i + 1)),
              outside ? height : std::max(-height, 0.0), outside ? tr("cut off") : tr("stays"),
              outside ? Mood::bad : Mood::muted));
  }
  return beyond;
}

void tellClip(const CaptionContext& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const auto& clip = run.trace.clips[static_cast<std::size_t>(t.moment.record)];
  const auto& before = incidentBefore(run, t.moment.record);
  const Argument n = arg("n", t.moment.record + 1);
  out.title = t.run.dimension == 2 ? tr("What does line {n} cut off?", n) : tr("What does plane {n} cut off?", n);
  const int beyond = addClipRows(before, clip.normal, clip.point, out);
  out.body = clipSentence(t, sidesOf(t).reference);
  if (beyond == 0) {
    addSentence(out.body, tr("The whole incident feature lies on the inner side: **nothing is cut**."));
    out.brief = tr("Nothing: all of it lies on the inner side.");
  } else if (clip.remains.empty()) {
    addSentence(out.body, tr("All of the incident feature lies beyond: **nothing is left**."));
    out.brief = tr("Everything: nothing is left.");
  } else {
    tellCut(beyond, static_cast<int>(before.size()), static_cast<int>(clip.remains.size()), out);
  }
  out.facts.push_back({t.run.dimension == 2 ? tr("line") : tr("plane"), t.vector(clip.normal), tr("outward")});
  out.facts.push_back(
      {tr("corners"), std::to_string(clip.remains.size()), tr("of {n} before", arg("n", before.size()))});
}

/// The numbers of corners left after the clips, and of those in front of the reference.
void tellBehind(int all, int above, Caption& out) {
  const int behind = all - above;
  const Argument total = arg("all", all);
  if (all == 1)
    addSentence(
        out.body,
        above == 0
            ? tr("**The corner** is behind it: it is a contact, and its depth is its distance from the reference.")
            : tr("**The corner is in front** and is left out."));
  else if (above == 0)
    addSentence(
        out.body,
        all == 2
            ? tr("**Both** are behind it: each is a contact, and its depth is its distance from the reference.")
            : tr("**All {all}** are behind it: each is a contact, and its depth is its distance from the reference.",
                 total));
  else
    addSentence(out.body, trn("Of {all} corners, **{n} is in front** and left out; each of the others is a contact, "
                              "and its depth is its distance from the reference.",
                              "Of {all} corners, **{n} are in front** and left out; each of the others is a contact, "
                              "and its depth is its distance from the reference.",
                              above, total));
  if (behind == 0)
    out.brief = tr("Nothing: none is a contact.");
  else if (all == 1)
    out.brief = tr("The one corner: it is a contact.");
  else
    out.brief =
        trn("{n} of {all} corners: that is a contact.", "{n} of {all} corners: those are contacts.", behind, total);
}

void tellAbove(const CaptionContext& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const auto& left = incidentBefore(run, static_cast<int>(run.trace.clips.size()));
  const Argument ref = arg("ref", sidesOf(t).reference.letter);
  if (t.run.dimension == 2) {
    out.title = tr("What is behind the reference line?");
    out.body = tr("A point pushes only where it is inside {ref}, behind the line.", ref);
  } else {
    out.title = tr("What is behind the reference plane?");
    out.body = tr("A point pushes only where it is inside {ref}, behind the plane.", ref);
  }
  tellBehind(static_cast<int>(left.size()), static_cast<int>(run.trace.above.size()), out);
  if (run.trace.candidates.size() + run.trace.above.size() > left.size())
    addSentence(out.body,
                tr("Clipping cut off the deepest point, so the nearest points that the query found are added."));
  for (std::size_t i = 0; i < left.size() && i < kMostRows; ++i) {
    const double depth = depthOf(run, left[i]);
    const bool out_of_it = std::find(run.trace.above.begin(), run.trace.above.end(), left[i]) != run.trace.above.end();
    out.tests.push_back(
        row(out_of_it ? tr("corner {n} in front by", arg("n", i + 1)) : tr("corner {n} behind by", arg("n", i + 1)),
            out_of_it ? -depth : std::max(depth, 0.0), out_of_it ? tr("left out") : tr("contact"),
            out_of_it ? Mood::bad : Mood::good));
  }
}

double areaOf(const ContactRun& run) {
  dvec3 sum(0.0);
  const auto at = [&](std::size_t i) {
    return run.trace.candidates[static_cast<std::size_t>(run.trace.kept[i % run.trace.kept.size()])].point_a;
  };
  for (std::size_t i = 1; i + 1 < run.trace.kept.size(); ++i) sum += glm::cross(at(i) - at(0), at(i + 1) - at(0));
  return glm::length(sum) / 2;
}

void tellReduce(const CaptionContext& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const auto count = run.trace.candidates.size(), kept = run.trace.kept.size();
  const auto& deepest = run.trace.candidates[static_cast<std::size_t>(run.trace.kept[0])];
  const Argument of_all = arg("all", count), staying = arg("kept", kept), depth = arg("depth", number(deepest.depth));
  out.title = tr("Which {kept} of {all} stay?", staying, of_all);
  if (t.run.dimension == 2) {
    out.body =
        tr("{kept} points support an edge almost as well as {all} do, and cost a contact solver less. The **deepest**, "
           "{depth}, and the one furthest from it are kept.",
           staying, of_all, depth);
    out.brief = tr("The deepest, and the one furthest from it.");
  } else {
    out.body =
        tr("{kept} points support a face almost as well as {all} do, and cost a contact solver less. The **deepest**, "
           "{depth}, and the three that span the **greatest area** with it, {area}, are kept.",
           staying, of_all, depth, arg("area", number(areaOf(run))));
    out.brief = tr("The deepest, and the three that span most area with it.");
  }
  for (std::size_t i = 0; i < count && i < kMostRows; ++i) {
    const bool stays =
        std::find(run.trace.kept.begin(), run.trace.kept.end(), static_cast<int>(i)) != run.trace.kept.end();
    out.tests.push_back(row(tr("depth of {n}", arg("n", i + 1)), run.trace.candidates[i].depth,
                            static_cast<int>(i) == run.trace.kept[0] ? tr("deepest")
                            : stays                                  ? tr("stays")
                                                                     : tr("left out"),
                            stays ? Mood::good : Mood::muted));
  }
}

std::vector<int> inOrderOfNumbers(const ContactRun& run) {
  std::vector<int> order;
  for (int i = 0; i < run.manifold.contacts.size(); ++i) order.push_back(i);
  std::sort(order.begin(), order.end(), [&](int i, int j) { return run.numberOf(i) < run.numberOf(j); });
  return order;
}

void tellPoints(const CaptionContext& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const int count = run.manifold.contacts.size();
  bool alike = true;  // their depths, in the digits shown
  for (int i = 1; i < count; ++i)
    alike = alike && number(run.manifold.contacts[i].depth) == number(run.manifold.contacts[0].depth);
  const double deepest = run.manifold.contacts[0].depth;
  const Argument depth = arg("depth", number(deepest)), n = arg("n", count);
  if (count == 1) {
    out.title = tr("Where do the bodies push against each other?");
    out.body =
        deepest > 0
            ? tr("**One contact**, {depth} deep: there a contact solver pushes A back and B forward along n, until the "
                 "depth is 0.",
                 depth)
            : tr("**One contact**, of depth 0: there a contact solver keeps A and B from coming nearer along n.");
    out.brief = tr("At one contact, {depth} deep.", depth);
  } else {
    out.title = tr("Where do the bodies push against each other?");
    out.body = alike ? tr("**{n} contacts**, each {depth} deep.", n, depth)
                     : tr("**{n} contacts**; the deepest is {depth} deep.", n, depth);
    addSentence(out.body, tr("A contact solver pushes along n at each of them: the bodies do not sink, nor do they "
                             "rock as on one point."));
    out.brief = alike ? tr("At {n} contacts, each {depth} deep.", n, depth)
                      : tr("At {n} contacts; the deepest is {depth} deep.", n, depth);
  }
  for (const int i : inOrderOfNumbers(run)) {
    const auto& contact = run.manifold.contacts[i];
    out.facts.push_back({tr("depth of {n}", arg("n", run.numberOf(i))), number(contact.depth),
                         i == 0 && count > 1 && !alike ? tr("deepest") : ""});
    out.facts.push_back({std::string("  ") + tr("on A"), t.vector(contact.point_a), ""});
    out.facts.push_back({std::string("  ") + tr("on B"), t.vector(contact.point_b), ""});
  }
  out.facts.push_back({tr("normal"), t.vector(run.manifold.normal), "A → B"});
}

/// What tells a sub-step, in the order of SubStep.
constexpr std::array kTellContact{tellReference, tellIncident, tellClip, tellAbove, tellReduce, tellPoints};
static_assert(kTellContact.size() == static_cast<std::size_t>(SubStep::contact_points) -
                                         static_cast<std::size_t>(SubStep::contact_reference) + 1);

int contactStep(const CaptionContext& t) {
  return static_cast<int>(t.moment.sub_step) - static_cast<int>(SubStep::contact_reference);
}

}  // namespace

void tellContact(const CaptionContext& t, Caption& out) {
  kTellContact[static_cast<std::size_t>(contactStep(t))](t, out);
}

Pseudocode contactPseudocode(const CaptionContext& t) {
  // The first line is the query's answer.
  return {translated(kManifoldLines), contactStep(t) + 1};
}

}  // namespace gjklab

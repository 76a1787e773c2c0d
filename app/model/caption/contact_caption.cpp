// The captions of the contact manifold: the reference, the incident feature, the clips. The points that are left:
// contact_points_caption.cpp.

#include "model/caption/contact_caption.h"
#include "model/caption/caption_parts.h"
#include "model/caption/code_lines.h"
#include "model/frame/contact_frame.h"
#include "model/run/contact_run.h"
#include "model/scene/body_fields.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

const CodeLines kManifoldLines{
    translatable("n = normal of the query"),
    translatable("reference: face perpendicular to n"),
    translatable("incident: face most directly opposite"),
    translatable("clip it to the reference's edges"),
    translatable("keep points behind the reference"),
    translatable("keep deepest, 3 for most area"),
    translatable("contacts: points on A and B"),
};

/// In the plane a body has edges and a reference has ends.
CodeLines manifoldLines(int dimension) {
  CodeLines lines = kManifoldLines;
  if (dimension != 2) return lines;
  lines[1] = translatable("reference: edge perpendicular to n");
  lines[2] = translatable("incident: edge most directly opposite");
  lines[3] = translatable("clip it to the reference's ends");
  lines[5] = translatable("keep deepest and furthest from it");
  return lines;
}

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
                            : side->square ? tr("equally good")
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
      addSentence(out.body, tr("So the bodies push against each other at **one point**, and the query's witness points "
                               "are the contact."));
      out.brief = tr("One: the query's witness points.");
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
      translatable("Of the vertices at {inc}'s deepest point in {ref}, this one faces the reference most directly: it "
                   "is the **incident** vertex."),
      translatable("Of the edges at {inc}'s deepest point in {ref}, this one faces the reference most directly: it is "
                   "the **incident** edge."),
      translatable("Of the edges at {inc}'s deepest point in {ref}, this one faces the reference most directly: it is "
                   "the **incident** edge."),
      translatable("Of the faces at {inc}'s deepest point in {ref}, this one faces the reference most directly: it is "
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
        row("n_{ref}·n_{inc}", glm::dot(s.reference.feature.normal, feature.normal), tr("smallest"), Mood::good));
  out.brief = tr("The one that faces {ref}'s reference: the **incident** one.", ref);
  out.facts.push_back(
      {tr("corners"), std::to_string(feature.corners.size()), feature.round ? tr("inscribed polygon") : ""});
}

/// Which line or plane cuts, and why.
std::string clipSentence(const CaptionContext& t, const Side& reference) {
  const Argument ref = arg("ref", reference.letter);
  if (t.run.dimension == 2)
    return tr(
        "The line contains an end of {ref}'s reference and is parallel to n: no point beyond it faces the reference.",
        ref);
  if (reference.feature.corners.size() == 2)
    return tr(
        "The plane contains an end of {ref}'s reference and is parallel to n: no point beyond it faces the reference.",
        ref);
  return tr(
      "The plane contains an edge of {ref}'s reference and is parallel to n: no point beyond it faces the reference.",
      ref);
}

/// How many corners a clip took off and made, and how many are left.
void tellCut(int cut, int before, int left, Caption& out) {
  const int made = left - (before - cut);
  const std::string remain = trn("{n} corner is left.", "{n} corners are left.", left);
  addSentence(out.body, made == 1  ? trn("It cuts off **{n} corner** and adds one where it crosses an edge.",
                                         "It cuts off **{n} corners** and adds one where it crosses an edge.", cut)
                        : made > 1 ? trn("It cuts off **{n} corner** and adds {made} where it crosses the edges.",
                                         "It cuts off **{n} corners** and adds {made} where it crosses the edges.", cut,
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
    if (i < kMostContactRows)
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
  out.facts.push_back({tr("corners"), std::to_string(clip.remains.size()), tr("{n} before", arg("n", before.size()))});
}

/// What tells a sub-step, in the order of SubStep.
constexpr std::array kTellContact{tellReference, tellIncident, tellClip, tellAbove, tellReduce, tellContactPoints};
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
  return {translated(manifoldLines(t.run.dimension)), contactStep(t) + 1};
}

}  // namespace gjklab

// The contact manifold told step by step: reference, incident feature, clips, the reference plane, reduction, contacts.

#include "model/caption/caption_parts.h"
#include "model/frame/contact_frame.h"
#include "model/run/contact_run.h"
#include "model/scene/body_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

constexpr std::size_t kMostRows = 12;

const std::vector<const char*> kManifoldLines{
    "n = normal of the answer",         "reference: a face square to n", "incident: face most against n",
    "clip it by the reference's sides", "leave out what is outside",     "keep the deepest, widest apart",
    "contacts: pairs along n",
};

struct Side {
  const char* letter;
  const gjk::ContactFeature<3>& feature;
  bool square;  ///< a face that n is perpendicular to
};

struct Sides {
  Side reference, incident;
};

Sides sidesOf(const Telling& t) {
  const ContactRun& run = *t.run.contacts;
  const auto side = [&](bool is_a, const gjk::ContactFeature<3>& feature) {
    const dvec3 outward = is_a ? run.manifold.normal : -run.manifold.normal;
    return Side{is_a ? "A" : "B", feature, glm::length(feature.normal - outward) <= gjk::kFaceAngle};
  };
  const bool by_a = run.trace.reference_is_a;
  return {side(by_a, run.trace.reference), side(!by_a, run.trace.incident)};
}

/// "side", "face", "edge", "vertex".
const char* featureWord(const gjk::ContactFeature<3>& feature, int dimension) {
  if (feature.kind == gjk::FeatureKind::vertex) return dimension == 1 ? "end" : "vertex";
  return dimension == 2 ? "side" : gjk::name(feature.kind);
}

double alignment(const Telling& t, const Side& side) {
  return glm::dot(side.feature.normal,
                  *side.letter == 'A' ? t.run.contacts->manifold.normal : -t.run.contacts->manifold.normal);
}

bool isRound(const Telling& t, const Side& side) {
  const Body& shape = *side.letter == 'A' ? t.scene.a : t.scene.b;
  return side.feature.corners.empty() || (side.feature.corners.size() == 1 && hasCoreRadius(shape));
}

std::string whyOnePoint(const Telling& t, const Sides& s) {
  if (t.run.dimension == 1) return "On a line an end meets an end.";
  for (const Side* side : {&s.incident, &s.reference})
    if (isRound(t, *side))
      return fmt::format("{} is round where it touches: it has no face or edge there.", side->letter);
  for (const Side* side : {&s.incident, &s.reference})
    if (side->feature.kind == gjk::FeatureKind::vertex) return fmt::format("{} touches with a vertex.", side->letter);
  return "An edge of A crosses an edge of B.";
}

void tellReference(const Telling& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const Sides s = sidesOf(t);
  const char* word = t.run.dimension == 2 ? "side" : "face";
  const std::string n = t.vector(run.manifold.normal);
  switch (run.trace.kind) {
    case gjk::ManifoldCase::face:
      out.title = fmt::format("Which {} do the bodies push with?", word);
      out.body = fmt::format(
          "{} has a {} square to n = {}. Contacts are measured from its {}: it is the **reference**. {}",
          s.reference.letter, word, n, t.run.dimension == 2 ? "line" : "plane",
          s.incident.square
              ? fmt::format("{}'s is square too; of two alike, {}'s is taken.", s.incident.letter, s.reference.letter)
              : fmt::format("{} has no {} square to n.", s.incident.letter, word));
      out.brief = fmt::format("{}'s: it is square to n, the **reference**.", s.reference.letter);
      break;
    case gjk::ManifoldCase::edge_pair:
      out.title = "Which edges touch?";
      out.body = fmt::format(
          "No face is square to n = {}, but an edge of each body is, and the two edges are parallel: the bodies touch "
          "along a segment. {}'s edge is the **reference**.",
          n, s.reference.letter);
      out.brief = fmt::format("Two parallel ones; {}'s is the **reference**.", s.reference.letter);
      break;
    case gjk::ManifoldCase::apart:
    case gjk::ManifoldCase::witness:
      out.title = "One point or more?";
      out.body = fmt::format(
          "{} So the bodies push each other in **one point**, and the nearest points that the query "
          "has found are the contact.",
          whyOnePoint(t, s));
      out.brief = "One: the nearest points of the query.";
      return;
  }
  for (const Side* side : {&s.reference, &s.incident})
    if (glm::dot(side->feature.normal, side->feature.normal) > 0)
      out.tests.push_back(row(fmt::format("{}n·{} of {}", *side->letter == 'A' ? "" : "−", word, side->letter),
                              alignment(t, *side),
                              side == &s.reference ? "reference"
                              : side->square       ? "as square"
                                                   : "",
                              side == &s.reference ? Mood::good : Mood::neutral));
}

void tellIncident(const Telling& t, Caption& out) {
  const Sides s = sidesOf(t);
  const char* word = featureWord(s.incident.feature, t.run.dimension);
  out.title = fmt::format("Which {} of {} is clipped?", word, s.incident.letter);
  const std::string what = fmt::format("What of it faces {}'s {} can push: it will be clipped to that.",
                                       s.reference.letter, featureWord(s.reference.feature, t.run.dimension));
  if (glm::dot(s.incident.feature.normal, s.incident.feature.normal) > 0) {
    out.body = fmt::format(
        "Of the {}s at {}'s point deepest in {} this one looks straightest against the reference: the "
        "**incident** {}. {}",
        word, s.incident.letter, s.reference.letter, word, what);
    out.tests.push_back(row("n_{ref}·n_{inc}", glm::dot(s.reference.feature.normal, s.incident.feature.normal),
                            "most opposed", Mood::good));
  } else {
    out.body =
        fmt::format("{} meets the reference with this {}, the **incident** one. {}", s.incident.letter, word, what);
  }
  out.brief = fmt::format("The one that faces {}'s reference: the **incident** one.", s.reference.letter);
  out.facts.push_back({"corners", std::to_string(s.incident.feature.corners.size()),
                       s.incident.feature.round ? "polygon in a disc" : ""});
}

void tellClip(const Telling& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const auto& clip = run.trace.clips[static_cast<std::size_t>(t.moment.record)];
  const auto& before = incidentBefore(run, t.moment.record);
  const Sides s = sidesOf(t);
  const bool line = t.run.dimension == 2;
  out.title = fmt::format("What does {} {} cut off?", line ? "line" : "plane", t.moment.record + 1);
  int beyond = 0;
  double size = 0;
  for (const dvec3& p : before) size = std::max(size, glm::length(p - before[0]));
  for (std::size_t i = 0; i < before.size(); ++i) {
    const double height = glm::dot(clip.normal, before[i] - clip.point);
    const bool outside = height > 1e-9 * size;
    beyond += outside;
    if (i < kMostRows)
      out.tests.push_back(row(fmt::format("corner {} beyond by", i + 1), outside ? height : std::min(height, 0.0),
                              outside ? "cut off" : "stays", outside ? Mood::bad : Mood::muted));
  }
  const std::string where = fmt::format(
      "{} through {} of the reference, along n: a point beyond it faces nothing of {} along n. ",
      line ? "A line" : "A plane", s.reference.feature.corners.size() == 2 ? "an end" : "an edge", s.reference.letter);
  if (beyond == 0)
    out.body = where + "All of the incident feature lies inside: **nothing is cut**.";
  else if (clip.remains.empty())
    out.body = where + "All of the incident feature lies beyond: **nothing is left**.";
  else {
    const auto left = static_cast<int>(clip.remains.size());
    const int made = left - (static_cast<int>(before.size()) - beyond);
    out.body = where + fmt::format("It cuts off **{}**{}; {} left.", counted(beyond, "corner", "corners"),
                                   made > 0 ? fmt::format(" and makes {} where it crosses", made) : "",
                                   left == 1 ? "1 is" : fmt::format("{} are", left));
  }
  out.brief = beyond == 0 ? "Nothing: all of it lies inside."
              : clip.remains.empty()
                  ? "Everything: nothing is left."
                  : fmt::format("{}; {} left.", counted(beyond, "corner", "corners"),
                                clip.remains.size() == 1 ? "1 is" : fmt::format("{} are", clip.remains.size()));
  out.facts.push_back({"plane", t.vector(clip.normal), "outward"});
  out.facts.push_back({"corners", std::to_string(clip.remains.size()), fmt::format("of {} before", before.size())});
}

void tellAbove(const Telling& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const auto& left = incidentBefore(run, static_cast<int>(run.trace.clips.size()));
  const Sides s = sidesOf(t);
  const auto above = static_cast<int>(run.trace.above.size());
  const char* border = t.run.dimension == 2 ? "line" : "plane";
  out.title = fmt::format("What is behind the reference {}?", border);
  out.body = fmt::format("A point pushes only where it is inside {}, behind the {}. ", s.reference.letter, border);
  if (above == 0)
    out.body += fmt::format("{} behind it: each is a contact, as deep as it lies behind.",
                            left.size() == 1 ? "**The corner** is" : fmt::format("**All {}** are", left.size()));
  else
    out.body +=
        fmt::format("Of {}, **{} in front** and left out; each of the others is a contact, as deep as it is behind.",
                    counted(static_cast<int>(left.size()), "corner", "corners"),
                    above == 1 ? "1 is" : fmt::format("{} are", above));
  const auto behind = static_cast<int>(left.size()) - above;
  out.brief = fmt::format("{} of {}: {}.", behind, counted(static_cast<int>(left.size()), "corner", "corners"),
                          behind == 0   ? "none is a contact"
                          : behind == 1 ? "that is a contact"
                                        : "those are contacts");
  if (run.trace.candidates.size() + run.trace.above.size() > left.size())
    out.body += " The deepest point was clipped away with a corner: the query's own points join them.";
  for (std::size_t i = 0; i < left.size() && i < kMostRows; ++i) {
    const double depth = depthOf(run, left[i]);
    const bool out_of_it = std::find(run.trace.above.begin(), run.trace.above.end(), left[i]) != run.trace.above.end();
    out.tests.push_back(row(fmt::format("corner {} behind by", i + 1), out_of_it ? depth : std::max(depth, 0.0),
                            out_of_it ? "left out" : "contact", out_of_it ? Mood::bad : Mood::good));
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

void tellReduce(const Telling& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const auto count = run.trace.candidates.size(), kept = run.trace.kept.size();
  const auto& deepest = run.trace.candidates[static_cast<std::size_t>(run.trace.kept[0])];
  out.title = fmt::format("Which {} of {} stay?", kept, count);
  out.body = fmt::format("{} points hold a {} as well as {} do, and cost a solver less. The **deepest** stays, {}; ",
                         kept, t.run.dimension == 2 ? "side" : "face", count, number(deepest.depth));
  out.body += t.run.dimension == 2
                  ? "and the one furthest from it."
                  : fmt::format("and the three that span the **greatest area** with it, {}.", number(areaOf(run)));
  out.brief = t.run.dimension == 2 ? "The deepest, and the one furthest from it."
                                   : "The deepest, and the three that span most with it.";
  for (std::size_t i = 0; i < count && i < kMostRows; ++i) {
    const bool stays =
        std::find(run.trace.kept.begin(), run.trace.kept.end(), static_cast<int>(i)) != run.trace.kept.end();
    out.tests.push_back(row(fmt::format("depth of {}", i + 1), run.trace.candidates[i].depth,
                            static_cast<int>(i) == run.trace.kept[0] ? "deepest"
                            : stays                                  ? "stays"
                                                                     : "left out",
                            stays ? Mood::good : Mood::muted));
  }
}

void tellPoints(const Telling& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const int count = run.manifold.contacts.size();
  bool alike = true;  // their depths, in the digits shown
  for (int i = 1; i < count; ++i)
    alike = alike && number(run.manifold.contacts[i].depth) == number(run.manifold.contacts[0].depth);
  out.title = count == 1 ? "Where do the bodies push?" : "Where do the bodies push, all at once?";
  if (count == 1)
    out.body =
        run.manifold.contacts[0].depth > 0
            ? fmt::format(
                  "**One contact**, {} deep: a solver pushes A back and B on along n there, until the depth is zero.",
                  number(run.manifold.contacts[0].depth))
            : "**One contact**, of depth 0: a solver lets A and B come no nearer along n there.";
  else
    out.body = fmt::format(
        "**{}**, {} {}. A solver pushes in each of them along n: so the bodies neither sink "
        "nor rock, as on one point they would.",
        counted(count, "contact", "contacts"), alike ? "each deep by" : "the deepest by",
        number(run.manifold.contacts[0].depth));
  const std::string depth = number(run.manifold.contacts[0].depth);
  out.brief = count == 1 ? fmt::format("In one contact, {} deep.", depth)
              : alike    ? fmt::format("In {} contacts, each {} deep.", count, depth)
                         : fmt::format("In {} contacts, the deepest by {}.", count, depth);
  for (int i = 0; i < count; ++i) {
    const auto& contact = run.manifold.contacts[i];
    out.facts.push_back(
        {fmt::format("depth of {}", i + 1), number(contact.depth), i == 0 && count > 1 && !alike ? "deepest" : ""});
    out.facts.push_back({"  on A", t.vector(contact.point_a), ""});
    out.facts.push_back({"  on B", t.vector(contact.point_b), ""});
  }
  out.facts.push_back({"normal", t.vector(run.manifold.normal), "A → B"});
}

/// What tells a sub-step, in the order of SubStep.
constexpr std::array kTellContact{tellReference, tellIncident, tellClip, tellAbove, tellReduce, tellPoints};
static_assert(kTellContact.size() == static_cast<std::size_t>(SubStep::contact_points) -
                                         static_cast<std::size_t>(SubStep::contact_reference) + 1);

int contactStep(const Telling& t) {
  return static_cast<int>(t.moment.sub_step) - static_cast<int>(SubStep::contact_reference);
}

}  // namespace

void tellContact(const Telling& t, Caption& out) { kTellContact[static_cast<std::size_t>(contactStep(t))](t, out); }

Pseudocode contactPseudocode(const Telling& t) {
  // The first line is the query's answer.
  return {kManifoldLines, contactStep(t) + 1};
}

}  // namespace gjklab

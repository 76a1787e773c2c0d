// The captions of the contact points: which corners are behind the reference, which of them are kept, what they do.

#include "model/caption/caption_parts.h"
#include "model/caption/contact_caption.h"
#include "model/frame/contact_frame.h"
#include "model/run/contact_run.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

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

double areaOf(const ContactRun& run) {
  dvec3 sum(0.0);
  const auto at = [&](std::size_t i) {
    return run.trace.candidates[static_cast<std::size_t>(run.trace.kept[i % run.trace.kept.size()])].point_a;
  };
  for (std::size_t i = 1; i + 1 < run.trace.kept.size(); ++i) sum += glm::cross(at(i) - at(0), at(i + 1) - at(0));
  return glm::length(sum) / 2;
}

std::vector<int> inOrderOfNumbers(const ContactRun& run) {
  std::vector<int> order;
  for (int i = 0; i < run.manifold.contacts.size(); ++i) order.push_back(i);
  std::sort(order.begin(), order.end(), [&](int i, int j) { return run.numberOf(i) < run.numberOf(j); });
  return order;
}

}  // namespace

void tellAbove(const CaptionContext& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const auto& left = incidentBefore(run, static_cast<int>(run.trace.clips.size()));
  const Argument ref = arg("ref", run.trace.reference_is_a ? "A" : "B");
  if (t.run.dimension == 2) {
    out.title = tr("What is behind the reference line?");
    out.body = tr("A point is a contact only if it is inside {ref}, behind the line.", ref);
  } else {
    out.title = tr("What is behind the reference plane?");
    out.body = tr("A point is a contact only if it is inside {ref}, behind the plane.", ref);
  }
  tellBehind(static_cast<int>(left.size()), static_cast<int>(run.trace.above.size()), out);
  if (run.trace.candidates.size() + run.trace.above.size() > left.size())
    addSentence(out.body, tr("Clipping cut off the deepest point, so the query's witness points are added."));
  for (std::size_t i = 0; i < left.size() && i < kMostContactRows; ++i) {
    const double depth = depthOf(run, left[i]);
    const bool out_of_it = std::find(run.trace.above.begin(), run.trace.above.end(), left[i]) != run.trace.above.end();
    out.tests.push_back(
        row(out_of_it ? tr("corner {n} in front by", arg("n", i + 1)) : tr("corner {n} behind by", arg("n", i + 1)),
            out_of_it ? -depth : std::max(depth, 0.0), out_of_it ? tr("left out") : tr("contact"),
            out_of_it ? Mood::bad : Mood::good));
  }
}

void tellReduce(const CaptionContext& t, Caption& out) {
  const ContactRun& run = *t.run.contacts;
  const auto count = run.trace.candidates.size(), kept = run.trace.kept.size();
  const auto& deepest = run.trace.candidates[static_cast<std::size_t>(run.trace.kept[0])];
  const Argument of_all = arg("all", count), staying = arg("kept", kept), depth = arg("depth", number(deepest.depth));
  out.title = tr("Which {kept} of the {all} stay?", staying, of_all);
  if (t.run.dimension == 2) {
    out.body =
        tr("{kept} points support an edge almost as well as {all} do, and cost a contact solver less. The program "
           "keeps the **deepest** ({depth}) and the one furthest from it.",
           staying, of_all, depth);
    out.brief = tr("The deepest, and the one furthest from it.");
  } else {
    out.body =
        tr("{kept} points support a face almost as well as {all} do, and cost a contact solver less. The program keeps "
           "the **deepest** ({depth}) and the three that span the **greatest area** with it ({area}).",
           staying, of_all, depth, arg("area", number(areaOf(run))));
    out.brief = tr("The deepest, and the three that span most area with it.");
  }
  for (std::size_t i = 0; i < count && i < kMostContactRows; ++i) {
    const bool stays =
        std::find(run.trace.kept.begin(), run.trace.kept.end(), static_cast<int>(i)) != run.trace.kept.end();
    out.tests.push_back(row(tr("contact {n}", arg("n", i + 1)), run.trace.candidates[i].depth,
                            static_cast<int>(i) == run.trace.kept[0] ? tr("deepest")
                            : stays                                  ? tr("stays")
                                                                     : tr("left out"),
                            stays ? Mood::good : Mood::muted));
  }
}

void tellContactPoints(const CaptionContext& t, Caption& out) {
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
            ? tr("**One contact**, {depth} deep. There a contact solver pushes A along −n and B along n, to end the "
                 "overlap.",
                 depth)
            : tr("**One contact**, of depth 0: there a contact solver keeps A and B from coming nearer along n.");
    out.brief = tr("At one contact, {depth} deep.", depth);
  } else {
    out.title = tr("Where do the bodies push against each other?");
    out.body = alike ? tr("**{n} contacts**, each {depth} deep.", n, depth)
                     : tr("**{n} contacts**; the deepest is {depth} deep.", n, depth);
    addSentence(out.body, tr("A contact solver pushes A and B apart along n at each, so they neither sink into each "
                             "other nor rock as on a single contact."));
    out.brief = alike ? tr("At {n} contacts, each {depth} deep.", n, depth)
                      : tr("At {n} contacts; the deepest is {depth} deep.", n, depth);
  }
  for (const int i : inOrderOfNumbers(run)) {
    const auto& contact = run.manifold.contacts[i];
    out.facts.push_back({tr("contact {n}", arg("n", run.numberOf(i))), number(contact.depth),
                         i == 0 && count > 1 && !alike ? tr("deepest") : ""});
    out.facts.push_back({std::string("  ") + tr("on A"), t.vector(contact.point_a), ""});
    out.facts.push_back({std::string("  ") + tr("on B"), t.vector(contact.point_b), ""});
  }
  out.facts.push_back({tr("normal"), t.vector(run.manifold.normal), "A → B"});
}

}  // namespace gjklab

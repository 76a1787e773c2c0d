// The finished hull in words.

#include "model/caption/hull_caption_context.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {

namespace {

/// "The hull is a polygon in space": what a hull without an interior is.
std::string hullTitle(const HullCaptionContext& h) {
  static constexpr const char* kTitles[] = {translatable("The hull is a point"), translatable("The hull is a segment"),
                                            translatable("The hull is a polygon"),
                                            translatable("The hull is a polyhedron")};
  if (h.trace.rank == 2 && h.run.dimension == 3) return tr("The hull is a polygon in space");
  return tr(kTitles[std::clamp(h.trace.rank, 0, 3)]);
}

std::string flatSentence(const HullCaptionContext& h) {
  const auto count = static_cast<int>(h.trace.flat.size());
  if (count == 0) return "";
  return trn("{n} vertex of the last step lies inside a flat part or a straight edge, so it is not a corner.",
             "{n} vertices of the last step lie inside a flat part or a straight edge, so they are not corners.",
             count);
}

/// Where the points are in the finished hull, by its rank.
void tellPointsOf(const HullCaptionContext& h, int rank, int corners, Caption& out) {
  const int count = h.run.pointCount();
  const Argument n = arg("n", count), of_them = arg("corners", corners);
  if (rank == 0) {
    out.body = count == 1 ? tr("There is nothing else.") : tr("All {n} points coincide.", n);
    out.brief = tr("All points coincide.");
  } else if (rank == 1) {
    out.body = count == 2 ? tr("Both points are **ends** of it.")
                          : tr("All {n} points lie on one segment, and its **two ends** are among them.", n);
    out.brief = tr("{n} points; {corners} of them are its ends.", n, of_them);
  } else {
    out.body = rank == 3 ? tr("No point is in front of a facet: all {n} points are in the hull, and its **{corners} "
                              "corners** are among them.",
                              n, of_them)
                         : tr("No point is in front of an edge: all {n} points are in the hull, and its **{corners} "
                              "corners** are among them.",
                              n, of_them);
    addSentence(out.body, flatSentence(h));
    out.brief = tr("{n} points; {corners} of them are corners.", n, of_them);
  }
}

}  // namespace

void tellHullResult(const HullCaptionContext& h, Caption& out) {
  const auto& mesh = h.run.growth->mesh;
  if (mesh.rank < 0) {
    out.title = tr("No points to take the hull of");
    out.brief = tr("None can be used.");
    out.body = h.run.missing.empty() ? tr("None of the points has usable coordinates.") : h.run.missing;
    return;
  }
  const auto corners = static_cast<int>(mesh.vertices.size());
  out.title = hullTitle(h);
  tellPointsOf(h, mesh.rank, corners, out);
  out.facts.push_back({tr("points"), std::to_string(h.run.pointCount()), ""});
  out.facts.push_back({tr("corners"), std::to_string(corners), ""});
  if (mesh.rank == 3)
    out.facts.push_back({tr("facets"), std::to_string(mesh.facets.size()), tr("triangles")});
  else if (mesh.rank == 2)
    out.facts.push_back({tr("edges"), std::to_string(corners), ""});
  out.facts.push_back({tr("not corners"),
                       std::to_string(h.run.pointCount() - corners - static_cast<int>(h.trace.repeated.size()) -
                                      static_cast<int>(h.trace.unusable.size())),
                       tr("inside, or on the boundary")});
  if (!h.trace.repeated.empty())
    out.facts.push_back({tr("repeated"), std::to_string(h.trace.repeated.size()), tr("left out")});
  out.facts.push_back({tr("added one by one"), std::to_string(h.trace.steps.size()), ""});
}

}  // namespace gjklab

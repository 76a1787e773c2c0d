// The finished hull in words.

#include "model/caption/hull_telling.h"

namespace gjklab {

namespace {

/// "a polygon in space": what a hull without an interior is.
std::string flatName(const HullTelling& h) {
  const std::string name = gjk::hullName(h.trace.rank);
  return h.trace.rank == 2 && h.run.dimension == 3 ? name + " in space" : name;
}

std::string flatSentence(const HullTelling& h) {
  const auto count = static_cast<int>(h.trace.flat.size());
  if (count == 0) return "";
  return fmt::format(" {} inside a flat part or a straight edge: no {}.",
                     counted(count, "vertex of the last step lies", "vertices of the last step lie"),
                     count == 1 ? "corner" : "corners");
}

}  // namespace

void tellHullResult(const HullTelling& h, Caption& out) {
  const auto& mesh = h.run.growth->mesh;
  if (mesh.rank < 0) {
    out.title = "No points to take the hull of";
    out.brief = "None can be used.";
    out.body = h.run.missing.empty() ? "None of the points has usable coordinates." : h.run.missing;
    return;
  }
  const auto corners = static_cast<int>(mesh.vertices.size());
  out.title = fmt::format("The hull is {}", flatName(h));
  const std::string all = counted(h.run.pointCount(), "point", "points");
  if (mesh.rank == 0)
    out.body = h.run.pointCount() == 1 ? "There is nothing else." : fmt::format("All {} are at one place.", all);
  else if (mesh.rank == 1)
    out.body = h.run.pointCount() == 2 ? "Both points are **ends** of it."
                                       : fmt::format("All {} lie from one of its **two ends** to the other.", all);
  else
    out.body = fmt::format("No point is in front of {}: all {} are in the hull, and its **{}** are among them.{}",
                           h.aFacet(), all, counted(corners, "corner", "corners"), flatSentence(h));
  out.brief = mesh.rank == 0
                  ? "All points are at one place."
                  : fmt::format("{}; {} of them {}.", all, corners, mesh.rank == 1 ? "are its ends" : "are corners");
  out.facts.push_back({"points", std::to_string(h.run.pointCount()), ""});
  out.facts.push_back({"corners", std::to_string(corners), ""});
  if (mesh.rank == 3)
    out.facts.push_back({"facets", std::to_string(mesh.facets.size()), "triangles"});
  else if (mesh.rank == 2)
    out.facts.push_back({"edges", std::to_string(corners), ""});
  out.facts.push_back({"no corner",
                       std::to_string(h.run.pointCount() - corners - static_cast<int>(h.trace.repeated.size()) -
                                      static_cast<int>(h.trace.unusable.size())),
                       "inside, or on the boundary"});
  if (!h.trace.repeated.empty()) out.facts.push_back({"repeated", std::to_string(h.trace.repeated.size()), "left out"});
  out.facts.push_back({"added one by one", std::to_string(h.trace.steps.size()), ""});
}

}  // namespace gjklab

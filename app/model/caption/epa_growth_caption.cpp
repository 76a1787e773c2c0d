// How EPA's polytope grows: what w sees, the horizon, the new facets.

#include "model/caption/epa_caption.h"
#include "model/run/vertex_naming.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

void tellEndFalls(const CaptionContext& t, Caption& out) {
  static constexpr ShapeForms kBody{
      translatable("w lies beyond the nearest end, which is therefore not an end of A ⊖ B: w takes its place."),
      translatable(
          "w lies beyond the nearest end, which is therefore not an end of the cores' difference: w takes its place.")};
  out.title = tr("Which ends does w see?");
  out.body = tr(t.form(kBody));
  out.brief = tr("The nearest end: w takes its place.");
}

/// Why the facets that w sees are removed.
std::string removedSentence(const CaptionContext& t, int removed) {
  return t.cores() ? trn("It is not on the boundary of the cores' difference, so EPA removes it.",
                         "They are not on the boundary of the cores' difference, so EPA removes them.", removed)
                   : trn("It is not on the boundary of A ⊖ B, so EPA removes it.",
                         "They are not on the boundary of A ⊖ B, so EPA removes them.", removed);
}

/// The permanent name that w gets. Empty with letters, or if w is no vertex.
std::string newName(const CaptionContext& t) {
  const int vertex = t.epa().new_vertex;
  if (t.naming == Naming::letters || vertex < 0) return "";
  return polytopeNames(t.run.trace, t.naming)[static_cast<std::size_t>(vertex)];
}

/// "From now on w is *s₅*."
std::string newNameSentence(const CaptionContext& t) {
  const std::string name = newName(t);
  return name.empty() ? "" : tr("From now on w is *{name}*.", arg("name", name));
}

/// "w = *s₅*": as the picture labels it from now on.
Argument namedW(const CaptionContext& t) {
  const std::string name = newName(t);
  return arg("w", name.empty() ? "w" : "w = *" + name + "*");
}

void tellNewEnd(const CaptionContext& t, Caption& out) {
  static constexpr ShapeForms kBody{
      translatable("w = {w} is the new end. The interval is still within A ⊖ B, and reaches further out."),
      translatable(
          "w = {w} is the new end. The interval is still within the cores' difference, and reaches further out.")};
  out.title = tr("How does the interval grow?");
  out.body = tr(t.form(kBody), arg("w", t.vector(t.epa().support.w)));
  out.brief = tr("By its new end: {w}.", namedW(t));
}

void tellNewEdges(const CaptionContext& t, const PolytopeCount& count, Caption& out) {
  const int removed = t.epa().removed.size(), added = t.epa().added.size();
  out.title = tr("How does the polygon grow?");
  out.body =
      trn("{n} edge is replaced by {added} new ones, which join w to the horizon.",
          "{n} edges are replaced by {added} new ones, which join w to the horizon.", removed, arg("added", added));
  addSentence(out.body,
              t.cores()
                  ? trn("The polygon stays convex, within the cores' difference, with {n} edge and as many vertices.",
                        "The polygon stays convex, within the cores' difference, with {n} edges and as many vertices.",
                        count.facets)
                  : trn("The polygon stays convex, within A ⊖ B, with {n} edge and as many vertices.",
                        "The polygon stays convex, within A ⊖ B, with {n} edges and as many vertices.", count.facets));
  out.brief = trn("By {n} new edge: {w} joined to the horizon.", "By {n} new edges: {w} joined to the horizon.", added,
                  namedW(t));
}

void tellNewFacets(const CaptionContext& t, const PolytopeCount& count, Caption& out) {
  const int removed = t.epa().removed.size(), added = t.epa().added.size();
  out.title = tr("How does the polytope grow?");
  out.body =
      trn("{n} facet is replaced by {added} new ones, which join w to the horizon.",
          "{n} facets are replaced by {added} new ones, which join w to the horizon.", removed, arg("added", added));
  const int sum = count.vertices - count.edges + count.facets;
  const Argument v = arg("v", count.vertices), e = arg("e", count.edges), f = arg("f", count.facets);
  addSentence(out.body, sum == 2 ? tr("V − E + F = {v} − {e} + {f} = 2, as for every closed convex polytope.", v, e, f)
                                 : tr("V − E + F = {v} − {e} + {f} = {sum}, not 2: the polytope is not closed.", v, e,
                                      f, arg("sum", number(sum))));
  out.brief = trn("By {n} new facet: {w} joined to the horizon.", "By {n} new facets: {w} joined to the horizon.",
                  added, namedW(t));
}

}  // namespace

void tellFacetHorizon(const CaptionContext& t, const PolytopeCount&, Caption& out) {
  if (t.run.dimension == 1) return tellEndFalls(t, out);
  const int removed = t.epa().removed.size(), ridges = t.epa().horizon.size();
  std::string brief_removed, brief_ridges, horizon;
  if (t.run.dimension == 2) {
    out.title = tr("Which edges does w see?");
    out.body = trn("w sees **{n} edge**.", "w sees **{n} edges**, including the nearest.", removed);
    horizon = trn("The {n} vertex beside the hole forms the **horizon**. A new edge joins it to w.",
                  "The {n} vertices beside the hole form the **horizon**. A new edge joins each of them to w.", ridges);
    brief_removed = trn("{n} edge", "{n} edges", removed);
    brief_ridges = trn("{n} vertex", "{n} vertices", ridges);
  } else {
    out.title = tr("Which facets does w see?");
    out.body = trn("w sees **{n} facet**.", "w sees **{n} facets**, including the nearest.", removed);
    horizon = trn("The {n} ridge around the hole forms the **horizon**. A new facet joins it to w.",
                  "The {n} ridges around the hole form the **horizon**. A new facet joins each ridge to w.", ridges);
    brief_removed = trn("{n} facet", "{n} facets", removed);
    brief_ridges = trn("{n} ridge", "{n} ridges", ridges);
  }
  addSentence(out.body, removedSentence(t, removed));
  addSentence(out.body, horizon);
  // Translators: "2 facets; the horizon has 4 ridges."
  out.brief =
      tr("w sees {facets}; the horizon has {ridges}.", arg("facets", brief_removed), arg("ridges", brief_ridges));
}

void tellRebuild(const CaptionContext& t, const PolytopeCount& count, Caption& out) {
  if (t.run.dimension == 1)
    tellNewEnd(t, out);
  else if (t.run.dimension == 2)
    tellNewEdges(t, count, out);
  else
    tellNewFacets(t, count, out);
  addSentence(out.body, newNameSentence(t));
}

}  // namespace gjklab

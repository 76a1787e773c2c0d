// The mass properties of both bodies as tables.

#include "model/caption/caption_parts.h"
#include "model/run/mass_run.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {

namespace {

/// "a segment": what a body without an interior is.
const char* rankName(int rank) {
  static constexpr const char* kNames[] = {translatable("nothing"), translatable("a point"), translatable("a segment"),
                                           translatable("a polygon")};
  return tr(kNames[std::clamp(rank, -1, 2) + 1]);
}

FactTable tableOf(const CaptionContext& t, const char* title, const gjk::MassProperties<3>& mass) {
  const int dimension = t.run.dimension;
  FactTable table{title, {}, true};
  const auto add = [&](const char* name, std::string value, const char* note = "") {
    table.rows.push_back({name, std::move(value), note});
  };
  if (mass.rank < dimension) add(tr("body"), rankName(mass.rank), mass.rank < 0 ? "" : tr("no interior"));
  if (mass.rank < 0) return table;
  static constexpr PerDimension<const char*> kMeasures{translatable("length"), translatable("area"),
                                                       translatable("volume")};
  add(tr(t.form(kMeasures)), number(mass.measure), tr("mass at unit density"));
  // Translators: the centre of mass.
  add(tr("centre"), t.vector(mass.centre));
  if (dimension > 1) {
    const char* const rows[] = {tr("inertia, row x"), tr("inertia, row y"), tr("inertia, row z")};
    for (std::size_t i = 0; i < static_cast<std::size_t>(dimension); ++i) add(rows[i], t.vector(mass.inertia[i], 3));
    // A body that turns in the plane has one inertia: the trace of the matrix.
    if (dimension == 2) add("*I*_z", number(mass.inertia[0].x + mass.inertia[1].y, 3), tr("turning in the plane"));
    // Translators: principal moments of inertia; their axes; how far the mass is spread along each.
    add(tr("principal"), t.vector(mass.principal_inertia, 3));
  }
  add(tr("spread"), t.vector(mass.spread, 3), dimension > 1 ? tr("along principal axes") : "");
  return table;
}

}  // namespace

void addMassTables(const CaptionContext& t, Caption& out) {
  if (!t.run.mass) return;
  out.tables.push_back(tableOf(t, tr("MASS OF A"), t.run.mass->a));
  out.tables.push_back(tableOf(t, tr("MASS OF B"), t.run.mass->b));
}

}  // namespace gjklab

// The mass properties of both bodies as tables.

#include "gjk/hull.h"
#include "model/caption/caption_parts.h"
#include "model/run/mass_run.h"

namespace gjklab {

namespace {

// What the library calls a hull without an interior.
[[maybe_unused]] constexpr const char* kFlatHulls[] = {translatable("nothing"), translatable("a point"),
                                                       translatable("a segment"), translatable("a polygon")};

FactTable tableOf(const Telling& t, const char* title, const gjk::MassProperties<3>& mass) {
  const int dimension = t.run.dimension;
  FactTable table{title, {}, true};
  const auto add = [&](const char* name, std::string value, const char* note = "") {
    table.rows.push_back({name, std::move(value), note});
  };
  if (mass.rank < dimension) add(tr("body"), tr(gjk::hullName(mass.rank)), mass.rank < 0 ? "" : tr("no interior"));
  if (mass.rank < 0) return table;
  add(tr(measureName(dimension)), number(mass.measure), tr("at unit density"));
  add(tr("centre"), t.vector(mass.centre));
  if (dimension > 1) {
    constexpr const char* kRows[] = {translatable("inertia x"), translatable("inertia y"), translatable("inertia z")};
    for (std::size_t i = 0; i < static_cast<std::size_t>(dimension); ++i)
      add(tr(kRows[i]), t.vector(mass.inertia[i], 3));
    // A body that turns in the plane has one inertia: the trace of the matrix.
    if (dimension == 2) add("*I*_z", number(mass.inertia[0].x + mass.inertia[1].y, 3), tr("turning in the plane"));
    add(tr("principal"), t.vector(mass.principal_inertia, 3));
  }
  add(tr("spread"), t.vector(mass.spread, 3), dimension > 1 ? tr("along them") : "");
  return table;
}

}  // namespace

void addMassTables(const Telling& t, Caption& out) {
  if (!t.run.mass) return;
  out.tables.push_back(tableOf(t, tr("MASS OF A"), t.run.mass->a));
  out.tables.push_back(tableOf(t, tr("MASS OF B"), t.run.mass->b));
}

}  // namespace gjklab

// World space: centres of mass, and the principal axes as arrows as long as the body spreads along them.

#include "model/figure/figure_parts.h"
#include "model/run/mass_run.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {
namespace {

constexpr double kShortestAxis = 10;  ///< pixels

void addBodyMass(FigureBuilder& builder, Which which, const gjk::MassProperties<3>& mass) {
  if (mass.rank < 0) return;
  const dvec3 centre = mass.centre + rowOf(builder, which);
  const Role role = supportRoleOf(which);
  for (int i = 0; i < builder.dimension(); ++i) {
    const dvec3 reach = mass.principal_axes[static_cast<std::size_t>(i)] * mass.spread[i];
    if (!(builder.onScreen(glm::length(reach)) > kShortestAxis)) continue;
    builder.line(role, centre, centre - reach, Emphasis::faint, true);
    builder.arrow(role, centre, centre + reach, Emphasis::strong);
    const dvec2 away = builder.screenDirection(reach);
    if (builder.frame.contact() && builder.dimension() == 3) continue;  // the contacts need the room
    // In 3-D, three axes per body leave no room for numbers, which are in the table.
    const std::string text = builder.dimension() == 1 ? tr("spread {spread}", arg("spread", number(mass.spread[i], 3)))
                             : builder.dimension() == 3
                                 ? fmt::format("*I*_{{{}}}", i + 1)
                                 : fmt::format("*I*_{{{}}} = {}", i + 1, number(mass.principal_inertia[i], 3));
    builder.label(role, centre + reach, text, away == dvec2(0.0) ? dvec2(0.7, -0.7) : away, priority_value - 2);
  }
  builder.marker(Role::mass, centre, MarkerShape::diamond);
  builder.label(Role::mass, centre, which == Which::a ? "*c*_A" : "*c*_B", {-0.7, 0.7}, priority_value);
}

}  // namespace

void addMass(FigureBuilder& builder) {
  const MassRun& mass = *builder.frame.run->mass;
  addBodyMass(builder, Which::a, mass.a);
  addBodyMass(builder, Which::b, mass.b);
}

}  // namespace gjklab

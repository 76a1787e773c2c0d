#pragma once
// The figures of a frame: what both panes show at one moment.

#include "model/figure/figure.h"

namespace gjklab {

struct BodyPose;
struct Frame;
struct View;

/// How much is drawn of what tells depth, where drawing takes too long.
enum class Detail : std::uint8_t {
  full,
  plain,  ///< without the curve in which bodies cut each other, and without shadows
  bare,   ///< without the volumes of regions, too
};

/// What the user wants to see beside what the moment shows.
struct FigureOptions {
  bool grid = true;
  bool difference_vertices = true;
  bool bounds = true;       ///< circles or spheres of the bounds
  bool projections = true;  ///< other vertices' projections on the search direction
  bool ticks = true;        ///< 2-D: the numbers of the grid
  bool handles = true;      ///< turn handles, draggable initial direction (off in exported pictures)
  Detail detail = Detail::full;
  friend bool operator==(const FigureOptions&, const FigureOptions&) = default;
};

void worldFigure(const Frame&, const View&, const FigureOptions&, Figure& into);
void differenceFigure(const Frame&, const View&, const FigureOptions&, Figure& into);

/// The world point about which a body turns by its handle: the middle of its points, not its local origin, which can
/// lie far from them. It stays in place when the body turns about it.
dvec3 turnCentre(const Body&, int dimension);
/// The same where it stands elsewhere than in the scene.
dvec3 turnCentre(const Body&, const BodyPose&, int dimension);

/// What lies under a screen point; monostate where nothing does. `hit` receives the point of the target nearest to the
/// pointer. `reach` enlarges every handle: a finger is less exact than a mouse.
PickTarget pick(const Figure&, const View&, dvec2 screen, dvec3* hit = nullptr, double reach = 1);

}  // namespace gjklab
